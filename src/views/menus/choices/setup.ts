import { say } from "../../words/index.ts";
import type { ActionChoices } from "./record.ts";
import { factionSlot } from "./slot.ts";

export const choices = {
  "choose-ambassador": ({ card }, choosing) => [choosing.card(card, "called-choose-ambassador")],
  "choose-faction": ({ faction }, { names }) => [factionSlot(faction, names)],
  stack({ cards: [first] }, choosing) {
    if (first !== undefined) return [choosing.card(first, "called-stack")];
    const { language } = choosing;
    const description = say(language, "slot-others");
    return [{ key: "rest", label: say(language, "slot-as-dealt"), description, ask: "called-stack" }];
  },
  sideboard({ card }, choosing) {
    const { sentence, language } = choosing;
    const slot = choosing.card(card, sentence.startsWith("put") ? "ask-put-aside" : "ask-bring-in");
    return [
      sentence.endsWith(" as ambassador") ? { ...slot, description: say(language, "slot-ambassador-open") } : slot,
    ];
  },
} satisfies ActionChoices;
