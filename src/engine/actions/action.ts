import { z } from "zod";
import { statedFactsSchema } from "../cards/facts.ts";
import { triggersSchema } from "../cards/triggers.ts";
import { effectSchema } from "../effects/index.ts";
import { STANDING_ANSWERS } from "../state/game.ts";
import { ABILITIES, type CardId, CONFLICT_TYPES, VOTES } from "../state/vocabulary.ts";

const seat = z.int().min(0).max(9);
const card = z.int().min(0).max(4_000);
const conflict = z.int().min(0).max(100_000);
const cards = z.array(card).max(60);

const targetSchema = z.discriminatedUnion("what", [
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
  /** A card of the reserve that is to come into the deck, then the one of the deck that makes room for it. */
  z.object({ type: z.literal("sideboard"), seat, card }).strict(),
  z.object({ type: z.literal("start-with"), seat, cards }).strict(),
  /** The moderator chooses the starting hand. */
  z.object({ type: z.literal("start-with-any"), seat }).strict(),
  /** A dealt hand is shuffled back, and another one dealt of one card less. */
  z.object({ type: z.literal("mulligan"), seat }).strict(),
  /** Cards that go back on top of the deck, the first to be drawn first; none: the rest as they were dealt. */
  z.object({ type: z.literal("stack"), seat, cards }).strict(),
  /** The cards that stay rotated and go on with their action; the others ready. */
  /** `deed`: which of several actions of the sustained card goes on, where that is asked. */
  z.object({ type: z.literal("sustain"), seat, cards, deed: z.int().min(0).max(99).optional() }).strict(),
  /**
   * `as`: for a card in play through which conflicts of several types, or of an unknown type, are initiated. `behind`: a
   * card from hand that hides an agenda's conflict.
   */
  z
    .object({
      type: z.literal("declare"),
      seat,
      card,
      target,
      second: target,
      as: z.enum(CONFLICT_TYPES).optional(),
      behind: card.optional(),
    })
    .strict(),
  /** A war conflict, without a card; `enemy` is with whom the war is. */
  z.object({ type: z.literal("declare-war"), seat, enemy: seat, target }).strict(),
  z.object({ type: z.literal("declare-nothing"), seat }).strict(),
  /** The ambassador rotates, and this faction too is at war with a player who is with another faction of its race. */
  z.object({ type: z.literal("join-war"), seat, enemy: seat }).strict(),
  z.object({ type: z.literal("initiate"), seat, target: targetSchema, second: target }).strict(),
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
  z.object({ type: z.literal("play"), seat, card, target, second: target }).strict(),
  /** Influence for a mercenary: to hire it, or to add to a bid of this turn. */
  z.object({ type: z.literal("bid"), seat, card, influence: z.int().min(0).max(99) }).strict(),
  /** The assistance of an ambassador's assistant; `whom` where it is not the faction's ambassador. */
  z
    .object({ type: z.literal("assist"), seat, card, by: z.enum(["abilities", "sponsoring"]), whom: card.optional() })
    .strict(),
  /** `on`: what triggers it, as its player says in private. */
  z.object({ type: z.literal("place"), seat, card, under: card, on: triggersSchema.optional() }).strict(),
  z.object({ type: z.literal("reveal"), seat, card }).strict(),
  /** So many chaos tokens of one card to a Drakh card, after an action of a Drakh faction. */
  z.object({ type: z.literal("move-chaos"), seat, card, to: card, amount: z.int().min(1).max(999) }).strict(),
  /** From the own reserve into the hand: as an action by the Interstellar Alliance, or as an effect lets it. */
  z.object({ type: z.literal("fetch"), seat, card }).strict(),
  /** Uses an action printed on a card in play; `action` counts from 0. */
  z.object({ type: z.literal("rotate"), seat, card, action: z.int().min(0).max(9), target }).strict(),
  /** Plays an agenda face down; `with` is left out where the card asks nobody to rotate. */
  z.object({ type: z.literal("hide"), seat, card, with: card.optional() }).strict(),
  z.object({ type: z.literal("reveal-agenda"), seat }).strict(),
  z.object({ type: z.literal("replace-agenda"), seat, card, with: card.optional() }).strict(),
  z.object({ type: z.literal("discard-agenda"), seat }).strict(),
  z.object({ type: z.literal("resolve-first"), seat, conflict }).strict(),
  z.object({ type: z.literal("aftermath"), seat, card, target, second: target }).strict(),
  /** Uses a triggered effect of a card in play; `triggered` counts from 0. It is no action. */
  z.object({ type: z.literal("trigger"), seat, card, triggered: z.int().min(0).max(9) }).strict(),
  /** Stops everything: each acts or passes in initiative order until all pass. */
  z.object({ type: z.literal("wait"), seat }).strict(),
  /** Agrees to play this step "fast and loose", out of initiative order; it takes everybody. */
  z.object({ type: z.literal("loose"), seat }).strict(),
  z.object({ type: z.literal("object"), seat }).strict(),
  /** What a seat says in advance, in private: about a card that answers something, or (without one) about aftermaths. */
  /** `on`: when alone a contingency is triggered, with `ask` or `always`. */
  z
    .object({
      type: z.literal("standing"),
      seat,
      card: card.optional(),
      answer: z.enum(STANDING_ANSWERS),
      on: triggersSchema.optional(),
    })
    .strict(),
  z.object({ type: z.literal("pass"), seat }).strict(),
  z.object({ type: z.literal("discard"), seat, cards }).strict(),
  /** Of cards that were discarded at once: these on top, the first topmost. */
  z.object({ type: z.literal("pile"), seat, cards }).strict(),
  z.object({ type: z.literal("keep"), seat }).strict(),
  z.object({ type: z.literal("buy"), seat, cards: z.int().min(1).max(60) }).strict(),
  z.object({ type: z.literal("discard-inner"), seat, card }).strict(),
  z.object({ type: z.literal("take"), seat, card }).strict(),
  /** Pays with this card: one mark of the kind that is asked for, or its rotation. */
  z.object({ type: z.literal("purge"), seat, card }).strict(),
  /** The faction of a race that an effect is about. */
  z.object({ type: z.literal("choose-faction"), seat, faction: seat }).strict(),
  /** One of the things that a text lets the player choose, counted from 0; or a card in play. */
  z.object({ type: z.literal("choose"), seat, option: z.int().min(0).max(19) }).strict(),
  z.object({ type: z.literal("pick"), seat, card }).strict(),
  /** Another player's claim to win by an agenda is right. */
  z.object({ type: z.literal("agree-to-victory"), seat }).strict(),
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
  /** `holder`: the card in play that must stay rotated or in play, where the effect lasts as long as that. */
  z
    .object({
      type: z.literal("effect"),
      seat,
      effect: effectSchema,
      because: z.string().min(1).max(100),
      holder: card.optional(),
    })
    .strict(),
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
  if ("holder" in action && action.holder !== undefined) named.push(action.holder);
  if ("under" in action) named.push(action.under);
  if ("against" in action) named.push(action.against);
  if (action.type === "move-chaos") named.push(action.to);
  if ("whom" in action && action.whom !== undefined) named.push(action.whom);
  if ("cards" in action && typeof action.cards !== "number") named.push(...action.cards);
  if ("keep" in action && action.keep) named.push(...action.keep);
  if ("target" in action && action.target?.what === "card") named.push(action.target.card);
  if ("second" in action && action.second?.what === "card") named.push(action.second.card);
  if ("effect" in action) addCardsWithin(action.effect, named);
  return named;
}

/** The cards that an effect names, and those within it; all of it has been checked by its schema. */
function addCardsWithin(part: unknown, named: CardId[]): void {
  if (typeof part !== "object" || part === null) return;
  for (const [name, value] of Object.entries(part)) {
    if (name === "card" && typeof value === "number") named.push(value);
    else addCardsWithin(value, named);
  }
}
