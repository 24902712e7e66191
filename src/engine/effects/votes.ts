import { bindVote, callVote } from "../changes/relations/voting.ts";
import { emit, type Work } from "../changes/work.ts";
import { seatsOf } from "../rules/in-force/references.ts";
import { councillor, newVote } from "../rules/relations/vote.ts";
import type { Ballot, Context, Game } from "../state/game.ts";
import { seatOf } from "../state/lookup.ts";
import { COUNCIL, type Councillor } from "../state/vocabulary.ts";
import type { Effect, Voter } from "./shapes/verbs.ts";

type Of<V> = Extract<Effect, { verb: V }>;

/** One player at a time. compendium: Non-Aligned Support */
export function dictateLeague(work: Work, { who }: Of<"dictate-league">, context: Context): boolean {
  const [seat] = seatsOf(work.game, who, context);
  if (seat === undefined || work.game.league?.seat === seat) return false;
  work.game.league = { seat, source: context.source };
  emit(work, { type: "league-dictated", seat, source: context.source });
  return true;
}

export function callForVote(work: Work, { kind, sealed = false }: Of<"call-vote">, context: Context): boolean {
  return callVote(work, newVote(work.game, kind, context.by, context.source, sealed));
}

export function fixVote(work: Work, { whose, vote }: Of<"force-vote">, context: Context): boolean {
  const fixed = ballotsOf(work.game, whose, context).map((of) => bindVote(work, { of, vote, source: context.source }));
  return fixed.includes(true);
}

export function handOverVote(work: Work, { whose, to }: Of<"give-vote">, context: Context): boolean {
  const [taker] = seatsOf(work.game, to, context);
  if (taker === undefined) return false;
  const given = ballotsOf(work.game, whose, context).map((of) =>
    bindVote(work, { of, to: taker, source: context.source }),
  );
  return given.includes(true);
}

const isCouncillor = (whose: Voter | string): whose is Councillor => COUNCIL.some((race) => race === whose);

/** The ballots that a text speaks of: a player's own, and the race's on the council that the player casts. */
function ballotsOf(game: Game, whose: Voter, context: Context): Ballot["of"][] {
  if (isCouncillor(whose)) return [{ race: whose }];
  return seatsOf(game, whose, context).flatMap((seat): Ballot["of"][] => {
    const { race } = seatOf(game, seat);
    const casts = isCouncillor(race) && councillor(game, race) === seat;
    return casts ? [{ seat }, { race }] : [{ seat }];
  });
}
