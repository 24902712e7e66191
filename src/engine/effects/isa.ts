import { expelFromIsa, foundIsa, joinIsa } from "../changes/relations/isa.ts";
import type { Work } from "../changes/work.ts";
import { seatsOf } from "../rules/in-force/references.ts";
import type { Context } from "../state/game.ts";
import type { Effect } from "./shapes/verbs.ts";

type Alliance = Extract<Effect, { verb: "found-isa" | "join-isa" | "leave-isa" }>;

export function beginIsa(work: Work, { who }: Alliance, context: Context): boolean {
  return foundIsa(work, seatsOf(work.game, who, context), context.source);
}

export function enterIsa(work: Work, { who }: Alliance, context: Context): boolean {
  return seatsOf(work.game, who, context)
    .map((seat) => joinIsa(work, seat, context.source))
    .includes(true);
}

export function quitIsa(work: Work, { who }: Alliance, context: Context): boolean {
  return seatsOf(work.game, who, context)
    .map((seat) => expelFromIsa(work, seat, context.source))
    .includes(true);
}
