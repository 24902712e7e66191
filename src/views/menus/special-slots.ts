/** Slots that say more than the name of what is chosen: its price, its terms, or what becomes of it. */
import { type Action, type CardId, ruled, type SeatIndex, type Takes } from "../../engine/index.ts";
import { abilityWords, inPlayFacts, mercenaryTerms } from "../cards/card-words.ts";
import { refusalSentence } from "../refusals/index.ts";
import { labelOf } from "../text/context.ts";
import { priceWords } from "../text/price-words.ts";
import { TYPE_WORDS } from "../text/words.ts";
import { cardSlot, type MenuNames, ownSeatIndex, playerSlot, type Slot, targetSlots } from "./slot.ts";

/** The target of a conflict that is left open. */
export const LATER: Slot = {
  key: "later",
  label: "Say it when it is revealed",
  description: "nobody learns it before",
  ask: "Aimed at",
};

/** What a conflict is declared through: a card of the hand, or one in play, which has nothing to hide. */
export function declaredSlot(id: CardId, names: MenuNames): Slot {
  const slot = cardSlot(id, "Declare", names);
  const seen = names.cards.get(id);
  if (!seen?.inPlay) return slot;
  return {
    ...slot,
    description: `through this ${seen.card.type === null ? "card" : TYPE_WORDS[seen.card.type]}`,
    ...(seen.card.says === null ? {} : { says: seen.card.says }),
  };
}

/** What a mercenary costs, and what it can do. */
export function hireSlot(id: CardId, names: MenuNames): Slot {
  const slot = cardSlot(id, "Hire", names);
  const { card, inPlay } = names.cards.get(id) ?? {};
  if (!card || !inPlay?.mercenary) return slot;
  return { ...slot, description: [mercenaryTerms(inPlay.mercenary), ...abilityWords(card, false)].join(", ") };
}

/** The card in play, or the conflict, under which a contingency is placed. */
export function placeUnder(id: CardId, sentence: string, names: MenuNames): Slot {
  const ask = "Place under";
  if (names.cards.has(id)) return cardSlot(id, ask, names);
  return { key: `card ${id}`, label: sentence.split(" under ").at(-1) ?? "", description: "your conflict", ask };
}

/** What the own card of this title says that lies face down in play. */
export function saysUnder(title: string, { view }: MenuNames): Pick<Slot, "says"> {
  const says = [...view.seats.flatMap(({ inner, supporting }) => [...inner, ...supporting]), ...view.conflicts].flatMap(
    ({ ownUnder = [], ownUnderSays }) => ownUnderSays?.[ownUnder.indexOf(title)] ?? [],
  )[0];
  return says === undefined ? {} : { says };
}

/** What a war conflict is aimed at; or that this is said when it is turned up. */
export function warSlots({ enemy, target }: Extract<Action, { type: "declare-war" }>, names: MenuNames): Slot[] {
  const ask = "War conflict aimed at";
  if (target === undefined) return [{ ...LATER, ask }];
  if (target.what !== "player") {
    const slots = targetSlots(target, ask, names);
    return target.what === "card" ? slots.map((slot) => aimedAtLocation(slot, target.card, enemy, names)) : slots;
  }
  const won = ruled(names.view, "war-on-a-faction");
  const what =
    won === "loser-loses" ? "whoever loses loses 1 influence" : "won uncontested, it loses 1 influence and you gain 1";
  return [{ ...playerSlot(enemy, ask, names), description: `the faction itself: ${what}` }];
}

/** What winning does with a location, before what it is; who has it has been said. engine: War Conflicts */
function aimedAtLocation(slot: Slot, id: CardId, enemy: SeatIndex, { cards, view, ctx }: MenuNames): Slot {
  const own = ownSeatIndex(view);
  const seen = cards.get(id);
  const back = seen?.inPlay?.conquered && own !== null && seen.card.race === view.seats[own]?.race;
  const facts = slot.description.replace(`${labelOf(ctx, enemy)}: `, "");
  return { ...slot, description: `won, ${back ? "you take it back" : "you conquer it"} · ${facts}` };
}

/** Who takes the ambassador in, or that nobody is asked to. rulebook: Unconditional Surrender */
export function asylumSlots(asylum: SeatIndex | undefined, names: MenuNames): Slot[] {
  if (ruled(names.view, "asylum") === "none") return [];
  const ask = "With asylum, or without";
  if (asylum === undefined)
    return [{ key: "no asylum", label: "Without asylum", description: "your ambassador leaves the game too", ask }];
  const host = playerSlot(asylum, ask, names);
  const description = "your ambassador becomes one of their supporting characters";
  return [{ ...host, label: `Asylum with ${host.label}`, description }];
}

/** With what is applied now, where something changes what is printed. */
export function pricedSlot(slot: Slot, applies: number | undefined): Slot {
  if (applies === undefined) return slot;
  return { ...slot, description: [`for ${applies} influence now`, slot.description].filter(Boolean).join(" · ") };
}

/** A card that takes another one's place: what that costs is no matter of what is printed as its cost. */
export function replacingSlot(id: CardId, takes: Takes | undefined, names: MenuNames): Slot {
  const slot = cardSlot(id, "Replace a card: bring in", names);
  const seen = names.cards.get(id);
  if (!seen || takes === undefined) return slot;
  const price = priceWords({ ...takes, rotates: true });
  return { ...slot, description: `${inPlayFacts(seen.card)} · ${price === "" ? "costs nothing" : price}` };
}

/** A hidden agenda, and what becomes of it when it is turned up now. */
export function revealSlot(seat: SeatIndex, names: MenuNames): Slot {
  const { agenda, agendaLacks } = names.view.seats[seat] ?? { agenda: null, agendaLacks: null };
  const description =
    agendaLacks === null
      ? "turn it up: it is in force from then on"
      : `it would be discarded: ${refusalSentence(agendaLacks.code, agendaLacks.facts)}`;
  return { key: "agenda", label: agenda?.title ?? "Your hidden agenda", description, ask: "Reveal your agenda" };
}
