/** engine: Votes — called for, fixed, cast for others. */

import { z } from "zod";
import { whoSchema } from "../cards/references.ts";
import { bindVote, callVote } from "../changes/relations/voting.ts";
import { emit } from "../changes/work.ts";
import { seatsOf } from "../rules/in-force/references.ts";
import { councillor, newVote, sameVoter } from "../rules/relations/vote.ts";
import type { Ballot, EffectContext, Game } from "../state/game.ts";
import { seatOf } from "../state/lookup.ts";
import { COUNCIL, type Councillor, VOTE_KINDS, VOTES } from "../state/vocabulary.ts";
import type { Nothing } from "./nothing.ts";
import { type Voter, voterSchema } from "./parts.ts";
import { effect, type TakesBack, undoing } from "./record.ts";

/** Calls for a vote; what follows from it is in the card's text, or done by hand. */
const call = effect({
  shape: z.object({ verb: z.literal("call-vote"), kind: z.enum(VOTE_KINDS), sealed: z.boolean().optional() }).strict(),
  logged: "call vote",
  leaves: ["vote-called"],
  nothing: (game): Nothing => ({ reason: game.vote ? "vote-held" : "no-isa" }),
  perform: (work, { kind, sealed = false }, context): boolean =>
    callVote(work, newVote(work.game, kind, context.by, context.source, sealed)),
});

/** From now on the player casts the League's votes where they break a tie, one at a time. compendium: Non-Aligned Support */
const dictateLeague = effect({
  shape: z.object({ verb: z.literal("dictate-league"), who: whoSchema }).strict(),
  logged: "dictate league",
  leaves: ["league-dictated"],
  nothing: fixed,
  perform(work, { who }, context): boolean {
    const [seat] = seatsOf(work.game, who, context);
    if (seat === undefined || work.game.league?.seat === seat) return false;
    work.game.league = { seat, source: context.source };
    emit(work, { type: "league-dictated", seat, source: context.source });
    return true;
  },
});

/** Fixes how a race on the council or a player votes in the vote that is being held. */
const force = effect({
  shape: z.object({ verb: z.literal("force-vote"), whose: voterSchema, vote: z.enum(VOTES) }).strict(),
  logged: "force vote",
  leaves: ["vote-forced"],
  nothing: fixed,
  perform(work, { whose, vote }, context): boolean {
    const { source } = context;
    return ballotsOf(work.game, whose, context)
      .map((of) => bindVote(work, { of, vote, source }))
      .includes(true);
  },
});

/** A player casts the vote of a race on the council or of another player. */
const give = effect({
  shape: z.object({ verb: z.literal("give-vote"), whose: voterSchema, to: whoSchema }).strict(),
  logged: "give vote",
  leaves: ["ballot-given"],
  nothing: fixed,
  perform(work, effect, context): boolean {
    const { source } = context;
    const [to] = seatsOf(work.game, effect.to, context);
    if (to === undefined) return false;
    return ballotsOf(work.game, effect.whose, context)
      .map((of) => bindVote(work, { of, to, source }))
      .includes(true);
  },
});

export const effects = [call, dictateLeague, force, give] as const;

const unbind = undoing<"vote-forced" | "ballot-given">((work, event) => {
  const bound = work.game.bound ?? [];
  const at = bound.findLastIndex(({ of, source }) => source === event.source && sameVoter(of, event.of));
  work.game.bound = bound.filter((_, index) => index !== at);
});

export const takesBack = {
  "vote-called": { stays: "the vote goes on as it was called" },
  "league-dictated": { stays: "who casts the League's votes does so until another card says otherwise" },
  "vote-forced": unbind,
  "ballot-given": unbind,
} as const satisfies TakesBack;

function fixed(): Nothing {
  return { reason: "vote-fixed" };
}

const isCouncillor = (whose: Voter | string): whose is Councillor => COUNCIL.some((race) => race === whose);

/** The ballots that a text speaks of: a player's own, and the race's on the council that the player casts. */
function ballotsOf(game: Game, whose: Voter, context: EffectContext): Ballot["of"][] {
  if (isCouncillor(whose)) return [{ race: whose }];
  return seatsOf(game, whose, context).flatMap((seat): Ballot["of"][] => {
    const { race } = seatOf(game, seat);
    const casts = isCouncillor(race) && councillor(game, race) === seat;
    return casts ? [{ seat }, { race }] : [{ seat }];
  });
}
