/** Orders as sentences: what a player typed, among what that player may do now. */
export type { AheadReading } from "./ahead.ts";
export { completeAhead, readAhead } from "./ahead.ts";
export { orderAsked } from "./asking-whether.ts";
export type { Completion } from "./complete.ts";
export { completeEffect, completeOrder, effectsInPieces } from "./complete.ts";
export type { EffectReading, UnclearEffect } from "./effects/read.ts";
export { holderNamed, readEffect } from "./effects/read.ts";
export type { Reading } from "./read.ts";
export { readOrder } from "./read.ts";
