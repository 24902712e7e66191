/** engine: Votes; Major Victory — and what nobody has told of a card. */

import { type OfferedAction, sure } from "../actions/offers/found.ts";
import type { FactName } from "../cards/facts.ts";
import { callable } from "../rules/relations/vote.ts";
import { titleOf } from "../state/lookup.ts";
import { type CardId, type SeatIndex, VOTES } from "../state/vocabulary.ts";
import { type Mild, question, type SeenOfQuestion } from "./record.ts";

/** Each way of voting. */
export function votes(seat: SeatIndex): OfferedAction[] {
  return VOTES.map((vote) => sure({ type: "vote", seat, vote }));
}

/** Another player claims to win by an agenda: agreed? */
interface VictoryClaimQuestion {
  kind: "victory-claim";
  by: SeatIndex;
  card: CardId;
}

const victoryClaimQuestion = question<VictoryClaimQuestion>({
  kind: "victory-claim",
  mild: (): Mild => ["agree-to-victory"],
  offers: (_, seat): OfferedAction[] => [sure({ type: "agree-to-victory", seat })],
  seen: (game, decision): SeenOfQuestion => ({
    about: titleOf(game, decision.card),
    card: decision.card,
    to: decision.by,
  }),
});

/** The head of a vote says whose turn it is to vote. */
interface CallQuestion {
  kind: "call";
}

const callQuestion = question<CallQuestion>({
  kind: "call",
  urgent: true,
  mild: (): Mild => ["call-rest", "call"],
  offers(game, seat): OfferedAction[] {
    const open = callable(game);
    return [
      ...(open.length > 1 ? [sure({ type: "call-rest", seat })] : []),
      ...(open.some(({ ballot }) => ballot.caster === seat) ? votes(seat) : []),
      ...open.map(({ index }) => sure({ type: "call", seat, ballot: index })),
    ];
  },
  seen: (game): SeenOfQuestion => ({ about: game.vote?.source ?? null }),
});

/** Index among the ballots, or among the League's. */
interface VoteQuestion {
  kind: "vote";
  ballot: number;
}

const voteQuestion = question<VoteQuestion>({
  kind: "vote",
  urgent: true,
  mild: (): Mild => ["vote"],
  offers: (_, seat): OfferedAction[] => votes(seat),
  seen(game, decision): SeenOfQuestion {
    const ballot = game.vote?.league ? "league" : game.vote?.ballots[decision.ballot]?.of;
    return { about: game.vote?.source ?? null, ...(ballot ? { ballot } : {}) };
  },
});

interface FactQuestion {
  kind: "fact";
  card: CardId;
  facts: readonly FactName[];
}

const factQuestion = question<FactQuestion>({
  kind: "fact",
  urgent: true,
  mild: (): Mild => [],
  // Facts are stated in a form: there is no list of them.
  offers: (): OfferedAction[] => [],
  seen: (game, decision): SeenOfQuestion => ({
    about: titleOf(game, decision.card),
    facts: decision.facts,
    card: decision.card,
  }),
});

export const TABLE_QUESTIONS = [victoryClaimQuestion, callQuestion, voteQuestion, factQuestion] as const;
