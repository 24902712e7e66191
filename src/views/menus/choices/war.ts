import { type ActionOf, type CardId, ruled, type SeatIndex } from "../../../engine/index.ts";
import { labelOf } from "../../text/context.ts";
import { say } from "../../words/index.ts";
import type { ActionChoices } from "./record.ts";
import { laterSlot, type MenuNames, ownSeatIndex, playerSlot, type Slot, targetSlots } from "./slot.ts";

export const choices = {
  "declare-war": (action, { names }) => [playerSlot(action.enemy, "ask-war-on", names), ...warSlots(action, names)],
  "join-war": ({ enemy }, { names, language }) => [
    { ...playerSlot(enemy, "called-join-war", names), description: say(language, "slot-rotate-ambassador") },
  ],
  surrender: ({ to, asylum }, { names, language }) => [
    { ...playerSlot(to, "ask-surrender-to", names), description: say(language, "slot-surrender") },
    ...asylumSlots(asylum, names),
  ],
} satisfies ActionChoices;

/** What a war conflict is aimed at; or that this is said when it is turned up. */
function warSlots({ enemy, target }: ActionOf<"declare-war">, names: MenuNames): Slot[] {
  const ask = "ask-war-aimed";
  const { language } = names;
  if (target === undefined) return [laterSlot(ask, language)];
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
function asylumSlots(asylum: SeatIndex | undefined, names: MenuNames): Slot[] {
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
