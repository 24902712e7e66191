/** Questions about what a text lets or makes a player choose. */
import { capitalized, safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, listedIn, say } from "../words/index.ts";
import { behind, type WordsOfQuestions } from "./words.ts";

/** The choices themselves, where they are short enough for a question; null otherwise. They are said as the card has them. */
function choiceWords(choices: readonly string[], language: Language): string | null {
  const each = choices.map((choice) => safe(choice, 100));
  const words = listedIn(language === FIRST_LANGUAGE ? each : each.map((one) => `„${one}“`), language, "list-or");
  return choices.length < 2 || words.length > 160 ? null : words;
}

export const words = {
  surrender: {
    opens: "opens-surrender",
    asks({ decision, view, about: named, language }) {
      const victor = view.seats[decision.to ?? -1]?.name;
      const about = named ?? say(language, "asked-effect");
      return victor
        ? say(language, "asked-surrender-to", { about, victor: safe(victor, 24) })
        : say(language, "asked-surrender", { about });
    },
    rule: "surrender",
  },
  faction: {
    opens: "opens-choose",
    asks({ decision: { race }, about: named, language }) {
      const about = named ?? say(language, "asked-effect");
      return race
        ? say(language, "asked-faction", { about, race: say(language, `race-${race}`) })
        : say(language, "asked-faction-that", { about });
    },
    rule: "factions",
  },
  choose: {
    opens: "opens-choose",
    asks({ decision, about: named, unspent, language }) {
      const about = named ?? say(language, "asked-effect");
      if (decision.choices === "influence")
        return `${say(language, "asked-choose-influence", { about })}${behind(unspent ? `${capitalized(unspent)}.` : "")}`;
      const choices = choiceWords(decision.choices ?? [], language);
      return choices === null
        ? say(language, "asked-choose", { about })
        : say(language, "asked-choose-one", { about, choices });
    },
    rule: "effects",
  },
  pick: {
    opens: "opens-pick",
    asks({ decision: { does }, about: named, language }) {
      const about = named ?? say(language, "asked-effect");
      return does
        ? say(language, "asked-pick-does", { about, does: safe(does, 60) })
        : say(language, "asked-pick", { about });
    },
    rule: "legal-targets",
  },
} as const satisfies WordsOfQuestions;
