/** engine: Votes */

import { z } from "zod";
import { castBallot, voteInAdvance } from "../changes/relations/voting.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { ballotName, callable } from "../rules/relations/vote.ts";
import type { Ballot, Game, Vote } from "../state/game.ts";
import { seatOf } from "../state/lookup.ts";
import { type SeatIndex, VOTES } from "../state/vocabulary.ts";
import { action, shapeOf } from "./record.ts";

/** The head says who votes next. */
const call = action({
  called: "Call to vote",
  /** The head of a vote calls the next to vote, by the number of the ballot; `call-rest` all others in initiative order. */
  shape: shapeOf("call", { ballot: z.int().min(0).max(20) }),
  answers: ["call"],
  never: (game): Refusal | null => (game.vote ? null : refusal("no-vote")),
  perform(work, { ballot }): Refusal | undefined {
    const { vote } = work.game;
    if (!vote) return refusal("no-vote");
    if (!callable(work.game).some(({ index }) => index === ballot)) return refusal("ballot-cast");
    work.game.vote = { ...vote, called: [ballot] };
    return undefined;
  },
  orders: { "call-next": "call the next", call: "call {name}" },
  sentence(game, action): string {
    const of = game.vote?.ballots[action.ballot]?.of;
    return of ? `call ${ballotName(game, of)}` : "call the next";
  },
});

/** The head lets all others vote in initiative order, lowest first. */
const callRest = action({
  called: "Call all in initiative order",
  shape: shapeOf("call-rest", {}),
  answers: ["call"],
  never: (game): Refusal | null => (game.vote ? null : refusal("no-vote")),
  perform(work): Refusal | undefined {
    const { vote } = work.game;
    if (!vote) return refusal("no-vote");
    const place = ({ caster }: Ballot) => (caster === null ? -1 : work.game.order.indexOf(caster));
    const called = callable(work.game)
      .toSorted((a, b) => place(a.ballot) - place(b.ballot) || a.index - b.index)
      .map(({ index }) => index);
    work.game.vote = { ...vote, called };
    return undefined;
  },
  orders: { "call-rest": "call all in initiative order" },
  sentence: (): string => "call all in initiative order",
});

/** Who has a vote, and when it is cast. engine: Votes */
function noBallot(game: Game, vote: Vote, seat: SeatIndex): Refusal | null {
  const ballots = vote.league ?? vote.ballots;
  const casters = new Set(ballots.flatMap(({ caster }) => (caster === null ? [] : [seatOf(game, caster).name])));
  const own = ballots.filter(({ caster }) => caster === seat);
  if (own.length === 0) return refusal("no-ballot", { whose: [...casters] });
  if (own.every(({ cast }) => cast !== null)) return refusal("ballot-cast");
  return game.awaiting.some((one) => one.kind === "call" && one.seat !== seat)
    ? refusal("ballot-not-called", { head: seatOf(game, vote.head).name })
    : null;
}

/** As one was called; by the head, the own one without being called; by anybody else in advance, in secret. */
const castVote = action({
  called: "Vote",
  shape: shapeOf("vote", { vote: z.enum(VOTES) }),
  // Whoever heads a vote may cast their own instead of calling somebody.
  answers: ["vote", "call"],
  never: (game, { seat }): Refusal | null => (game.vote ? noBallot(game, game.vote, seat) : refusal("no-vote")),
  perform(work, { seat, vote: choice }, decision): Refusal | undefined {
    const { vote } = work.game;
    if (!vote) return refusal("no-vote");
    if (decision.kind !== "vote" && decision.kind !== "call") {
      voteInAdvance(work, seat, choice);
      return undefined;
    }
    const own = () => callable(work.game).find(({ ballot }) => ballot.caster === seat)?.index;
    const index = decision.kind === "vote" ? decision.ballot : own();
    if (index === undefined || (vote.league ?? vote.ballots)[index]?.cast !== null) return refusal("ballot-cast");
    castBallot(work, index, choice);
    return undefined;
  },
  orders: { "vote-yes": "vote yes", "vote-no": "vote no", "vote-abstain": "abstain" },
  sentence: (_, action): string => (action.vote === "abstain" ? "abstain" : `vote ${action.vote}`),
});

export const actions = [call, callRest, castVote] as const;
