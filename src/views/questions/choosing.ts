/** Questions about what a text lets or makes a player choose. */
import { capitalized, listed, safe } from "../text/safe-text.ts";
import { RACE_WORDS } from "../text/words.ts";
import type { WordsOfQuestions } from "./words.ts";

/** The choices themselves, where they are short enough for a question. */
function choiceWords(choices: readonly string[]): string {
  const words = listed(
    choices.map((each) => safe(each, 100)),
    "or",
  );
  return choices.length < 2 || words.length > 160 ? "which" : words;
}

export const words = {
  surrender: {
    opens: "Surrender…",
    asks({ decision, view, about }) {
      const victor = view.seats[decision.to ?? -1]?.name;
      return `${about ?? "an effect"} makes you surrender unconditionally${victor ? ` to ${safe(victor, 24)}` : ""}: with whom does your ambassador ask for asylum, if with anybody?`;
    },
    rule: "surrender",
  },
  faction: {
    opens: "Choose…",
    asks({ decision, about }) {
      const race = decision.race ? RACE_WORDS[decision.race] : "that";
      return `${about ?? "an effect"} is about the ${race} race, which several play: about which faction?`;
    },
    rule: "factions",
  },
  choose: {
    opens: "Choose…",
    asks({ decision, about, unspent }) {
      if (decision.choices === "influence")
        return `how much influence do you apply for ${about ?? "an effect"}?${unspent ? ` ${capitalized(unspent)}.` : ""}`;
      return `${about ?? "an effect"} leaves you a choice: ${choiceWords(decision.choices ?? [])}?`;
    },
    rule: "effects",
  },
  pick: {
    opens: "Pick…",
    asks: ({ decision, about }) =>
      `${about ?? "an effect"} lets you pick a card${decision.does ? ` ${safe(decision.does, 60)}` : ""}: which?`,
    rule: "legal-targets",
  },
} as const satisfies WordsOfQuestions;
