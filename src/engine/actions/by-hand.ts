/** What the table does itself: facts that are not in the open, and card texts that are not encoded. */

import { z } from "zod";
import { withText } from "../cards/encoded/index.ts";
import { ASKABLE_FACTS, type CardFacts, type FactName, type StatedFacts, statedFactsSchema } from "../cards/facts.ts";
import { layAsideFor } from "../changes/decks/aside.ts";
import { checkNeutralized } from "../changes/in-force/damage.ts";
import { emit, type Work } from "../changes/work.ts";
import { withFactionsFixed } from "../effects/factions.ts";
import { blockedByHand, type Effect, effectSchema, whyNothing } from "../effects/index.ts";
import { performEffect } from "../effects/performing.ts";
import { loggedEffect } from "../events/by-hand.ts";
import type { Lasts } from "../events/event.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { notYours } from "../rules/in-force/control.ts";
import { printedAbility, usualAbilities } from "../rules/in-force/printed.ts";
import type { EffectContext, Game } from "../state/game.ts";
import { cardOf, factsOf, liesOpen, named, playOf, titleOf } from "../state/lookup.ts";
import { ABILITIES, type Ability, type CardId, type SeatIndex } from "../state/vocabulary.ts";
import { withTypesKnown } from "../turn/setup.ts";
import { cardId } from "./fields.ts";
import { action, shapeOf } from "./record.ts";

/** The facts of a card that a rule may need and that nobody has stated. */
export function unknownFacts(facts: CardFacts): FactName[] {
  return ASKABLE_FACTS.filter((name) => {
    if (name === "type") return facts.type === undefined;
    if (facts.complete) return false;
    if (name === "cost") return facts.cost === undefined && facts.type !== "conflict";
    if (name === "conflict") return facts.type === "conflict" && facts.conflict === undefined;
    return usualAbilities(facts).includes(name) && printedAbility(facts, name) === null;
  });
}

const isAbility = (name: string): name is Ability => ABILITIES.some((ability) => ability === name);

/** A player speaks for the cards that the player holds, controls, or has in the own faction. */
export function mayReadOff(game: Game, seat: SeatIndex, card: CardId): boolean {
  const held = cardOf(game, card);
  // Whatever is printed on a mercenary that nobody has hired, or a location that nobody controls, anybody may read off it.
  if (held.play) return [seat, null].includes(held.play.controller) || held.play.faction === seat;
  // Of a card elsewhere only what it is can matter: one that is chosen out of the deck, for one.
  const asked = held.zone === "hand" || held.zone === "declared" || factsOf(game, card).type === undefined;
  return held.owner === seat && asked;
}

const stateFacts = action({
  called: "Say what is printed",
  shape: shapeOf("state-facts", { card: cardId, facts: statedFactsSchema }),
  answers: null,
  ofAnyType: (): boolean => true,
  perform(work, { seat, card, facts: stated }): Refusal | undefined {
    if (!work.game.cards[card]) return refusal("card-not-there");
    if (!mayReadOff(work.game, seat, card)) return notYours(work.game, card);
    const facts = factsOf(work.game, card);
    // Stated together with its type, a card may have what such a card has.
    const unknown = unknownFacts({ ...facts, type: facts.type ?? stated.type });
    if (facts.type === undefined) unknown.unshift("type");
    const names = ASKABLE_FACTS.filter((name) => stated[name] !== undefined);
    const known = names.filter((name) => !unknown.includes(name));
    if (names.length === 0 || known.length > 0) return refusal("fact-known", { title: facts.title, facts: known });
    const index = cardOf(work.game, card).facts;
    work.game.facts = work.game.facts.map((other, at) => (at === index ? withFacts(facts, stated) : other));
    work.game.unsaid = [...work.game.unsaid, { seat, card, facts: stated }];
    sayFacts(work);
    checkNeutralized(work, facts.title);
    if (stated.type !== undefined) work.game.awaiting = withTypesKnown(work.game, work.game.awaiting);
    work.game.awaiting = work.game.awaiting.filter(
      (decision) =>
        decision.kind !== "fact" ||
        unknownFacts(factsOf(work.game, decision.card)).some((name) => decision.facts.includes(name)),
    );
    return undefined;
  },
  orders: { "state-facts": "state facts of {card}" },
  sentence: (game, action): string => `state facts of ${factsOf(game, action.card).title}`,
});

/** Says in public what has been stated of cards that lie face up; of a hidden card that waits until it is turned up. */
export function sayFacts(work: Work): void {
  if (work.game.unsaid.length === 0) return;
  work.game.unsaid = work.game.unsaid.filter(({ seat, card, facts }) => {
    if (!isTurnedUp(work.game, card)) return true;
    emit(work, { type: "fact-stated", seat, title: titleOf(work.game, card), facts });
    return false;
  });
}

/** Whether the card, or another copy of it, lies face up. */
function isTurnedUp(game: Game, card: CardId): boolean {
  const { facts } = cardOf(game, card);
  return game.cards.some((other) => other.facts === facts && liesOpen(game, other.id));
}

/** A card's facts with what a player has stated added; a card that has a type has the text that is known of such a card. */
export function withFacts(facts: CardFacts, stated: StatedFacts): CardFacts {
  const { type, cost, conflict, ...rest } = stated;
  const abilities = { ...facts.abilities };
  for (const [name, value] of Object.entries(rest)) if (isAbility(name) && value !== undefined) abilities[name] = value;
  const all = {
    ...facts,
    ...(type === undefined ? {} : { type }),
    ...(cost === undefined ? {} : { cost }),
    ...(conflict === undefined ? {} : { conflict }),
    ...(Object.keys(abilities).length === 0 ? {} : { abilities }),
  };
  return facts.type === undefined && type !== undefined ? withText(all) : all;
}

/** What lasts as long as a card stays rotated or in play needs that card there, and rotated. */
function notHeld(game: Game, effect: Effect, because: string, holder: CardId | undefined): Refusal | null {
  const until = "until" in effect ? effect.until : null;
  if (until !== "while-rotated" && until !== "while-in-play") return null;
  const play = holder === undefined ? null : playOf(game, holder);
  if (holder === undefined || play === null || play.faceDown)
    return refusal("nothing-to-change", { because, reason: "no-holder" });
  if (until === "while-rotated" && !play.rotated)
    return refusal("nothing-to-change", { because, reason: "not-rotated", title: titleOf(game, holder) });
  return null;
}

function lastsFor(game: Game, effect: Effect, holder: CardId | undefined): Lasts | null {
  if (!("until" in effect)) return null;
  const inPlay = effect.until === "permanent" && holder !== undefined && effect.verb !== "take-control";
  const until = inPlay ? "while-in-play" : effect.until;
  const held = until === "while-in-play" || until === "while-rotated";
  return { until, ...(held && holder !== undefined ? { holder: named(game, holder) } : {}) };
}

/** Carries a card's text out by hand, through the same verbs; refused where it would change nothing. It is no action of anybody's turn. */
const byHand = action({
  called: "Effect by hand",
  /** `holder`: the card in play that must stay rotated or in play, where the effect lasts as long as that. */
  shape: shapeOf("effect", { effect: effectSchema, because: z.string().min(1).max(100), holder: cardId.optional() }),
  answers: null,
  ofAnyType: (): boolean => true,
  perform(work, { seat, effect, because, holder }): Refusal | undefined {
    if (work.game.round === "setup") return refusal("not-now", { round: "setup" });
    const { awaiting, tasks } = work.game;
    const before = { events: work.events.length, awaiting, tasks };
    const unheld = notHeld(work.game, effect, because, holder);
    if (unheld) return unheld;
    const lasts = lastsFor(work.game, effect, holder);
    emit(work, { type: "by-hand", seat, because, ...loggedEffect(effect), ...(lasts ? { lasts } : {}) });
    const at = work.game.conflicts.filter((conflict) => conflict.result === null);
    const conflict = at.length === 1 ? (at[0]?.id ?? null) : null;
    // A card is named as the one that acts only for what hangs on its rotation.
    const card = "until" in effect && effect.until === "while-rotated" ? (holder ?? null) : null;
    const held = holder === undefined ? {} : { holder };
    const context: EffectContext = { by: seat, card, source: because, target: null, conflict, atOnce: true, ...held };
    const now = withFactionsFixed(work, effect, context);
    if (now === null) return undefined;
    const impossible = blockedByHand(work.game, now, context);
    if (impossible) return impossible;
    const done = performEffect(work, now, context);
    const stopped = done ? undefined : work.events.find((event) => event.type === "prevented");
    if (stopped?.type === "prevented")
      return refusal("card-cannot", { title: stopped.card.title, what: stopped.what, by: stopped.by.title });
    const { game, events } = work;
    const same =
      events.length === before.events + 1 && game.awaiting === before.awaiting && game.tasks === before.tasks;
    if (!done || same) return refusal("nothing-to-change", { because, ...whyNothing(work.game, effect, context) });
    layAsideFor(work, seat, because, now, holder);
    return undefined;
  },
  orders: { effect: "carry out {card}" },
  sentence: (_, action): string => `carry out ${action.because}`,
});

export const actions = [stateFacts, byHand] as const;
