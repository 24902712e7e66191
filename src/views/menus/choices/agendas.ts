import type { SeatIndex } from "../../../engine/index.ts";
import { refusalSentence } from "../../refusals/index.ts";
import { say } from "../../words/index.ts";
import type { ActionChoices } from "./record.ts";
import type { MenuNames, Slot } from "./slot.ts";

export const choices = {
  hide: (action, choosing) => [choosing.card(action.card, "called-hide"), choosing.by(action.with, "ask-hide-with")],
  "replace-agenda": (action, choosing) => [
    choosing.card(action.card, "ask-replace-agenda"),
    choosing.by(action.with, "ask-rotate"),
  ],
  "reveal-agenda": ({ seat }, { names }) => [revealSlot(seat, names)],
} satisfies ActionChoices;

/** A hidden agenda, and what becomes of it when it is turned up now. */
function revealSlot(seat: SeatIndex, names: MenuNames): Slot {
  const { language } = names;
  const { agenda, agendaLacks } = names.view.seats[seat] ?? { agenda: null, agendaLacks: null };
  const description =
    agendaLacks === null
      ? say(language, "slot-agenda-up")
      : say(language, "slot-agenda-lost", { why: refusalSentence(agendaLacks.code, agendaLacks.facts, language) });
  const label = agenda?.title ?? say(language, "slot-agenda");
  return { key: "agenda", label, description, ask: "called-reveal-agenda" };
}
