/** Slots that say more than the name of what is chosen: its price, its terms, or what becomes of it. */
import { type Action, type CardId, ruled, type SeatIndex, type Takes } from "../../engine/index.ts";
import { abilityWords, inPlayFacts, mercenaryTerms } from "../cards/card-words.ts";
import { refusalSentence } from "../refusals/index.ts";
import { labelOf } from "../text/context.ts";
import { priceWords } from "../text/price-words.ts";
import { type Language, say } from "../words/index.ts";
import { type Ask, cardSlot, type MenuNames, ownSeatIndex, playerSlot, type Slot, targetSlots } from "./slot.ts";

/** The target of a conflict that is left open. */
export const laterSlot = (language: Language, ask: Ask = "ask-aimed-at"): Slot => ({
  key: "later",
  label: say(language, "slot-later"),
  description: say(language, "slot-later-why"),
  ask,
});

/** What a conflict is declared through: a card of the hand, or one in play, which has nothing to hide. */
export function declaredSlot(id: CardId, names: MenuNames): Slot {
  const { language } = names;
  const slot = cardSlot(id, "ask-declare", names);
  const seen = names.cards.get(id);
  if (!seen?.inPlay) return slot;
  return {
    ...slot,
    description:
      seen.card.type === null
        ? say(language, "slot-through-card")
        : say(language, "slot-through", { type: say(language, `type-${seen.card.type}`) }),
    ...(seen.card.says === null ? {} : { says: seen.card.says }),
  };
}

/** What a mercenary costs, and what it can do. */
export function hireSlot(id: CardId, names: MenuNames): Slot {
  const slot = cardSlot(id, "ask-hire", names);
  const { card, inPlay } = names.cards.get(id) ?? {};
  if (!card || !inPlay?.mercenary) return slot;
  return {
    ...slot,
    description: [mercenaryTerms(inPlay.mercenary, names.language), ...abilityWords(card, false, names.language)].join(
      ", ",
    ),
  };
}

/** The card in play, or the conflict, under which a contingency is placed. */
export function slotUnder(id: CardId, sentence: string, names: MenuNames): Slot {
  const ask = "ask-place-under";
  if (names.cards.has(id)) return cardSlot(id, ask, names);
  return {
    key: `card ${id}`,
    label: sentence.split(" under ").at(-1) ?? "",
    description: say(names.language, "slot-your-conflict"),
    ask,
  };
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
  const ask = "ask-war-aimed";
  const { language } = names;
  if (target === undefined) return [laterSlot(language, ask)];
  if (target.what !== "player") {
    const slots = targetSlots(target, ask, names);
    return target.what === "card" ? slots.map((slot) => aimedAtLocation(slot, target.card, enemy, names)) : slots;
  }
  const won = ruled(names.view, "war-on-a-faction");
  const description = say(language, won === "loser-loses" ? "slot-war-loser" : "slot-war-uncontested");
  return [{ ...playerSlot(enemy, ask, names), description }];
}

/** What winning does with a location, before what it is; who has it has been said. engine: War Conflicts */
function aimedAtLocation(slot: Slot, id: CardId, enemy: SeatIndex, { cards, view, ctx, language }: MenuNames): Slot {
  const own = ownSeatIndex(view);
  const seen = cards.get(id);
  const back = seen?.inPlay?.conquered && own !== null && seen.card.race === view.seats[own]?.race;
  const facts = slot.description.replace(`${labelOf(ctx, enemy)}: `, "");
  return { ...slot, description: say(language, back ? "slot-war-back" : "slot-war-conquer", { facts }) };
}

/** Who takes the ambassador in, or that nobody is asked to. rulebook: Unconditional Surrender */
export function asylumSlots(asylum: SeatIndex | undefined, names: MenuNames): Slot[] {
  if (ruled(names.view, "asylum") === "none") return [];
  const ask = "ask-asylum";
  const { language } = names;
  if (asylum === undefined) {
    const description = say(language, "slot-no-asylum-how");
    return [{ key: "no asylum", label: say(language, "slot-no-asylum"), description, ask }];
  }
  const host = playerSlot(asylum, ask, names);
  const label = say(language, "slot-asylum", { name: host.label });
  return [{ ...host, label, description: say(language, "slot-asylum-how") }];
}

/** With what is applied now, where something changes what is printed. */
export function pricedSlot(slot: Slot, applies: number | undefined, language: Language): Slot {
  if (applies === undefined) return slot;
  const now = say(language, "slot-for-now", { influence: applies });
  return { ...slot, description: [now, slot.description].filter(Boolean).join(" · ") };
}

/** A card that takes another one's place: what that costs is no matter of what is printed as its cost. */
export function replacingSlot(id: CardId, takes: Takes | undefined, names: MenuNames): Slot {
  const slot = cardSlot(id, "ask-replace", names);
  const seen = names.cards.get(id);
  if (!seen || takes === undefined) return slot;
  const price = priceWords({ ...takes, rotates: true }, names.language);
  return {
    ...slot,
    description: `${inPlayFacts(seen.card, names.language)} · ${price === "" ? say(names.language, "slot-free") : price}`,
  };
}

/** A hidden agenda, and what becomes of it when it is turned up now. */
export function revealSlot(seat: SeatIndex, names: MenuNames): Slot {
  const { language } = names;
  const { agenda, agendaLacks } = names.view.seats[seat] ?? { agenda: null, agendaLacks: null };
  const description =
    agendaLacks === null
      ? say(language, "slot-agenda-up")
      : say(language, "slot-agenda-lost", { why: refusalSentence(agendaLacks.code, agendaLacks.facts, language) });
  const label = agenda?.title ?? say(language, "slot-agenda");
  return { key: "agenda", label, description, ask: "called-reveal-agenda" };
}
