/** What a check finds about a deck, in words; a title in it is as people typed it, for whoever shows it to make `safe`. */
import type { FindingSays } from "../../engine/rules/decks/deck-findings.ts";
import { typeIn } from "../text/named.ts";
import { type Language, listedIn, say } from "../words/index.ts";

export function findingWords(found: FindingSays, language: Language): string {
  switch (found.code) {
    case "too-few-cards": {
      const { cards, counted, least, besides, withCrusade, option, rules } = found;
      return say(language, "check-too-few-cards", {
        cards: say(language, "deck-cards", { cards }),
        counted: counted === undefined ? "" : say(language, "check-counted", { counted }),
        rules: say(language, `book-set-${rules}`),
        least,
        besides:
          besides.length === 0
            ? ""
            : say(language, "check-besides", {
                what: listedIn(
                  besides.map((each) => say(language, `check-besides-${each}`)),
                  language,
                ),
              }),
        crusade: withCrusade ? say(language, "check-with-crusade") : "",
        option: option === undefined ? "" : say(language, "check-option", { option }),
      });
    }
    case "too-many-copies":
      return say(language, "check-too-many-copies", {
        count: found.count,
        title: found.title,
        rules: say(language, `book-set-${found.rules}`),
        most: found.most,
        unique: found.unique ? "unique" : "any",
      });
    case "reserve-too-large":
      return say(language, "check-reserve-too-large", {
        cards: say(language, "deck-cards", { cards: found.cards }),
        rules: say(language, `book-set-${found.rules}`),
        most: found.most,
      });
    case "leads":
      return say(language, "check-leads", { title: found.title });
    case "enough-cards":
    case "reserve-fits":
    case "crusade-pile":
    case "types-unknown":
    case "loyalty-unknown":
    case "limits-unknown":
      return say(language, `check-${found.code}`, { cards: found.cards });
    case "hand-possible":
    case "hand-unknown":
      return say(language, `check-${found.code}`, { needs: found.needs });
    case "hand-impossible":
      return say(language, "check-hand-impossible", { needs: found.needs, types: found.types });
    case "hand-size":
      return say(language, "check-hand-size", { needs: found.needs, cards: found.cards });
    case "hand-alike":
      return say(language, "check-hand-alike", { type: typeIn(language, found.type) });
    case "foreign-characters":
    case "foreign-cards":
    case "elder-cards":
    case "corporate-only": {
      const { titles } = found;
      const list =
        found.more > 0
          ? say(language, "check-and-more", { titles: titles.join(", "), more: found.more })
          : listedIn(titles, language);
      return say(language, `check-${found.code}`, { titles: list });
    }
    default:
      return say(language, `check-${found.code}`);
  }
}
