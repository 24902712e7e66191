/** Why what a player would do is not asked of them now. */
import type { Action } from "./actions/action.ts";
import { mostUrgent, openlyAwaited } from "./questions/decisions.ts";
import { type Refusal, refusal } from "./refusal.ts";
import { notAtWar } from "./rules/conflicts/war.ts";
import { maySurrender } from "./rules/relations/surrender.ts";
import type { DecisionKind, Game, Vote } from "./state/game.ts";
import { factsOf, seatOf, titleOf } from "./state/lookup.ts";
import type { Round, SeatIndex } from "./state/vocabulary.ts";

/** The rounds in which questions are asked that belong to one. */
const ROUND_OF: Readonly<Partial<Record<DecisionKind, Round>>> = {
  "starting-hand": "setup",
  sustain: "ready",
  declare: "conflict",
  action: "action",
  aftermath: "resolution",
  discard: "draw",
  buy: "draw",
};

/** What could not be done at any other time either comes first; then whose turn it is, and in which round it is done. */
export function notNow(game: Game, action: Action, answers: readonly DecisionKind[]): Refusal {
  const { seat } = action;
  const never = neverNow(game, action);
  if (never) return never;
  const urgent = mostUrgent(game.awaiting, seat);
  const asked = urgent ? [urgent.kind] : [];
  const others = game.awaiting.filter((one) => one.seat !== seat && answers.includes(one.kind));
  if (asked.length === 0 && others.length > 0)
    return refusal("not-your-turn", { whose: [...new Set(others.map((one) => seatOf(game, one.seat).name))] });
  const rounds = answers.flatMap((kind) => ROUND_OF[kind] ?? []);
  // A pass belongs to many rounds.
  const elsewhere = action.type === "pass" ? undefined : rounds[0];
  const when = rounds.includes(game.round) ? game.round : elsewhere;
  if (when !== game.round) return refusal("not-now", { round: game.round, asked, when: when ?? null });
  // It is the round for it: somebody is to answer something before.
  const before = openlyAwaited(game).map((one) => seatOf(game, one.seat).name);
  const first = asked.length > 0 ? ["you"] : [...new Set(before)];
  return refusal("not-now", { round: game.round, asked, when: null, ...(first.length > 0 ? { first } : {}) });
}

function neverNow(game: Game, action: Action): Refusal | null {
  switch (action.type) {
    case "vote":
      return game.vote ? noBallot(game, game.vote, action.seat) : refusal("no-vote");
    case "call":
    case "call-rest":
      return game.vote ? null : refusal("no-vote");
    case "surrender":
      return maySurrender(game, action.seat, action.to);
    case "reveal": {
      const play = game.cards[action.card]?.play;
      const own =
        play?.faceDown && play.controller === action.seat && factsOf(game, action.card).type === "contingency";
      return own ? refusal("not-triggered", { title: titleOf(game, action.card) }) : null;
    }
    case "declare-war":
      return notAtWar(game, action.seat, action.enemy);
    default:
      return null;
  }
}

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
