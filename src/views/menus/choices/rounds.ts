import { advanceWords } from "../../prompts/advance-words.ts";
import { actWords } from "../../text/acted.ts";
import { capitalized } from "../../text/safe-text.ts";
import { say } from "../../words/index.ts";
import type { ActionChoices, Choosing } from "./record.ts";

/** What ends and interrupts rounds, what is voted and answered, and the draw round. */
export const choices = {
  sustain({ deed }, choosing) {
    if (deed === undefined) return [];
    const label = choosing.own(choosing.sentence.replace(/^go on (?:with )?/u, ""));
    return [{ key: choosing.sentence, label, description: "", ask: "ask-go-on" }];
  },
  choose({ option }, choosing) {
    const label = choosing.own(capitalized(choosing.sentence.replace(/^choose to /u, "")));
    return [{ key: String(option), label, description: "", ask: "called-choose" }];
  },
  call: ({ ballot }, { sentence }) => [
    { key: String(ballot), label: capitalized(sentence.replace(/^call /u, "")), description: "", ask: "called-call" },
  ],
  buy({ cards: count }, { language }) {
    const label = say(language, "press-buy", { count });
    const description = say(language, "slot-influence", { influence: 3 * count });
    return [{ key: String(count), label, description, ask: "called-buy" }];
  },
  lose: ({ spent }, choosing) => [{ key: String(spent), label: saidOf(choosing), description: "", ask: "called-lose" }],
  "discard-inner": ({ card }, choosing) => [choosing.card(card, "called-discard-inner")],
  pile: (_, choosing) => [
    { key: choosing.sentence, label: capitalized(saidOf(choosing)), description: "", ask: "ask-pile" },
  ],
  standing: (action, choosing) => [
    {
      key: choosing.sentence,
      label: capitalized(saidOf(choosing)),
      description: advanceWords(action, choosing.language),
      ask: "called-standing",
    },
  ],
} satisfies ActionChoices;

/** The order in the reader's language. */
export const saidOf = ({ legal, names, language }: Choosing): string =>
  actWords(legal.action.type, legal.sentence, language, names.isName);
