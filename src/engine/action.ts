import { z } from "zod";
import { statedFactsSchema } from "./cards/facts.ts";
import { effectSchema } from "./cards/verbs.ts";
import { STANDING_ANSWERS } from "./game.ts";
import { ABILITIES, type CardId, CONFLICT_TYPES, VOTES } from "./vocabulary.ts";

const seat = z.int().min(0).max(9);
const card = z.int().min(0).max(4_000);
const conflict = z.int().min(0).max(100_000);
const cards = z.array(card).max(60);

export const targetSchema = z.discriminatedUnion("what", [
  z.object({ what: z.literal("card"), card }).strict(),
  z.object({ what: z.literal("player"), seat }).strict(),
  z.object({ what: z.literal("conflict"), conflict }).strict(),
]);
const target = targetSchema.optional();
/** The ability that is really used, where the card may use it as the one that is wanted. */
const using = z.enum(ABILITIES).optional();

/** Everything that a player can do. It arrives from outside, so it is parsed before it is believed. */
export const actionSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("choose-ambassador"), seat, card }).strict(),
  z.object({ type: z.literal("start-with"), seat, cards }).strict(),
  /** The moderator chooses the starting hand. */
  z.object({ type: z.literal("start-with-any"), seat }).strict(),
  /** The cards that stay rotated and go on with their action; the others ready. */
  z.object({ type: z.literal("sustain"), seat, cards }).strict(),
  /** `as`: for a card in play through which conflicts of several types, or of an unknown type, are initiated. */
  z.object({ type: z.literal("declare"), seat, card, target, as: z.enum(CONFLICT_TYPES).optional() }).strict(),
  /** A war conflict, without a card; `enemy` is with whom the war is. */
  z.object({ type: z.literal("declare-war"), seat, enemy: seat, target }).strict(),
  z.object({ type: z.literal("declare-nothing"), seat }).strict(),
  /** The ambassador rotates, and this faction too is at war with a player who is with another faction of its race. */
  z.object({ type: z.literal("join-war"), seat, enemy: seat }).strict(),
  z.object({ type: z.literal("initiate"), seat, target: targetSchema }).strict(),
  z.object({ type: z.literal("build"), seat, with: card }).strict(),
  /** `with` is left out where nobody rotates for it. */
  z.object({ type: z.literal("sponsor"), seat, card, with: card.optional(), target }).strict(),
  /** `card` is replaced by `with`, a card in hand; `keep`: of the attached cards that may move, those that do. */
  z.object({ type: z.literal("replace"), seat, card, with: card, keep: cards.optional() }).strict(),
  z.object({ type: z.literal("promote"), seat, card, with: card }).strict(),
  z.object({ type: z.literal("support"), seat, conflict, with: card, side: seat.optional(), using }).strict(),
  z.object({ type: z.literal("oppose"), seat, conflict, with: card, using }).strict(),
  z.object({ type: z.literal("lead"), seat, fleet: card, with: card, using }).strict(),
  /** Against a participant of that conflict, with the ability that it used there. */
  z.object({ type: z.literal("attack"), seat, conflict, against: card, with: card, using }).strict(),
  z.object({ type: z.literal("heal"), seat, card }).strict(),
  /** Removes so many points of damage, for as much influence. */
  z.object({ type: z.literal("repair"), seat, card, by: z.int().min(1).max(99) }).strict(),
  z.object({ type: z.literal("play"), seat, card, target }).strict(),
  /** Influence for a mercenary: to hire it, or to add to a bid of this turn. */
  z.object({ type: z.literal("bid"), seat, card, influence: z.int().min(0).max(99) }).strict(),
  /** The assistance of an ambassador's assistant; `whom` where it is not the faction's ambassador. */
  z
    .object({ type: z.literal("assist"), seat, card, by: z.enum(["abilities", "sponsoring"]), whom: card.optional() })
    .strict(),
  z.object({ type: z.literal("place"), seat, card, under: card }).strict(),
  z.object({ type: z.literal("reveal"), seat, card }).strict(),
  /** Uses an action printed on a card in play; `action` counts from 0. */
  z.object({ type: z.literal("rotate"), seat, card, action: z.int().min(0).max(9), target }).strict(),
  /** Plays an agenda face down; `with` is left out where the card asks nobody to rotate. */
  z.object({ type: z.literal("hide"), seat, card, with: card.optional() }).strict(),
  z.object({ type: z.literal("reveal-agenda"), seat }).strict(),
  z.object({ type: z.literal("replace-agenda"), seat, card, with: card.optional() }).strict(),
  z.object({ type: z.literal("discard-agenda"), seat }).strict(),
  z.object({ type: z.literal("resolve-first"), seat, conflict }).strict(),
  z.object({ type: z.literal("aftermath"), seat, card, target }).strict(),
  /** Uses a triggered effect of a card in play; `triggered` counts from 0. It is no action. */
  z.object({ type: z.literal("trigger"), seat, card, triggered: z.int().min(0).max(9) }).strict(),
  /** Stops everything: each acts or passes in initiative order until all pass. */
  z.object({ type: z.literal("wait"), seat }).strict(),
  /** Agrees to play this step "fast and loose", out of initiative order; it takes everybody. */
  z.object({ type: z.literal("loose"), seat }).strict(),
  z.object({ type: z.literal("object"), seat }).strict(),
  /** What a seat says in advance, in private: about a card that answers something, or (without one) about aftermaths. */
  z.object({ type: z.literal("standing"), seat, card: card.optional(), answer: z.enum(STANDING_ANSWERS) }).strict(),
  z.object({ type: z.literal("pass"), seat }).strict(),
  z.object({ type: z.literal("discard"), seat, cards }).strict(),
  z.object({ type: z.literal("keep"), seat }).strict(),
  z.object({ type: z.literal("buy"), seat, cards: z.int().min(1).max(60) }).strict(),
  z.object({ type: z.literal("discard-inner"), seat, card }).strict(),
  /** Pays one mark of the kind that is asked for, from this card. */
  z.object({ type: z.literal("purge"), seat, card }).strict(),
  /** How much of a loss comes from the spent pool; the rest from the unspent one. */
  z.object({ type: z.literal("lose"), seat, spent: z.int().min(0).max(99) }).strict(),
  /** The head of a vote calls the next to vote, by the number of the ballot; `call-rest` all others in initiative order. */
  z.object({ type: z.literal("call"), seat, ballot: z.int().min(0).max(20) }).strict(),
  z.object({ type: z.literal("call-rest"), seat }).strict(),
  z.object({ type: z.literal("vote"), seat, vote: z.enum(VOTES) }).strict(),
  /** Unconditionally, to a player with whom this one is at war; `asylum`: whom the ambassador asks for it. */
  z.object({ type: z.literal("surrender"), seat, to: seat, asylum: seat.optional() }).strict(),
  z.object({ type: z.literal("concede"), seat }).strict(),
  z.object({ type: z.literal("state-facts"), seat, card, facts: statedFactsSchema }).strict(),
  /** A card's text carried out by hand, through the same verbs. */
  z.object({ type: z.literal("effect"), seat, effect: effectSchema, because: z.string().min(1).max(100) }).strict(),
]);
export type Action = Readonly<z.infer<typeof actionSchema>>;
export type ActionType = Action["type"];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;

/** Every card that an action names. */
export function cardsNamed(action: Action): CardId[] {
  const named: CardId[] = [];
  if ("card" in action && action.card !== undefined) named.push(action.card);
  if ("with" in action && action.with !== undefined) named.push(action.with);
  if ("fleet" in action) named.push(action.fleet);
  if ("under" in action) named.push(action.under);
  if ("against" in action) named.push(action.against);
  if ("whom" in action && action.whom !== undefined) named.push(action.whom);
  if ("cards" in action && typeof action.cards !== "number") named.push(...action.cards);
  if ("keep" in action && action.keep) named.push(...action.keep);
  if ("target" in action && action.target?.what === "card") named.push(action.target.card);
  if ("effect" in action)
    for (const part of Object.values(action.effect))
      if (typeof part === "object" && "card" in part) named.push(part.card);
  return named;
}
