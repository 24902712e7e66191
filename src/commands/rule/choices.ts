import type { Ruling } from "../../rulings/corpus.ts";
import type { HouseRuling } from "../../rulings/house.ts";
import type { RulingSearch } from "../../rulings/search.ts";
import type { Completed } from "../../rulings/words/names.ts";
import { wordsOf } from "../../rulings/words/normalise.ts";
import { plain } from "../../views/index.ts";
import type { Choice } from "../shared/command.ts";

const MOST = 25;
const LONGEST_NAME = 100;
/** From so many words on, what is typed is a question rather than the beginning of a name. */
const QUESTION_WORDS = 4;

/** The kind of an entry, as it stands before its title. */
const groupOf = ({ game, kind }: Ruling) =>
  game === "ge" ? "Galactic Empires" : kind === "card" ? "Card" : kind === "term" ? "Term" : "Rule";

/**
 * Choices for what is typed: the group of the best first, within each the best first. A whole question comes before
 * them as it was typed: Enter takes the first choice.
 */
export function groupedChoices(
  typed: string,
  found: readonly Completed[],
  house: readonly HouseRuling[],
  search: RulingSearch,
): Choice[] {
  const key = wordsOf(typed).join(" ");
  const own = house
    .filter(({ title }) => key !== "" && wordsOf(title).join(" ").includes(key))
    .slice(0, 5)
    .map(({ title }) => ({ group: "House", name: title, value: plain(title, LONGEST_NAME) }));
  const others = found.map(({ entry, alias }) => ({
    group: groupOf(entry),
    name: alias === undefined ? entry.title : `${entry.title} (${alias})`,
    value: answerOf(entry, search),
  }));
  const isName = [...own, ...others].some(({ name }) => wordsOf(name).join(" ").includes(key));
  const asIs = wordsOf(typed).length >= QUESTION_WORDS && !isName ? [question(typed)] : [];
  const best = [...own, ...others].slice(0, MOST - asIs.length);
  const groups = [...new Set(best.map(({ group }) => group))];
  const named = groups.flatMap((group) =>
    best
      .filter((each) => each.group === group)
      .map(({ name, value }) => ({ name: plain(`${group}: ${name}`, LONGEST_NAME), value })),
  );
  return [...asIs, ...named];
}

function question(typed: string): Choice {
  return { name: plain(`Ask: ${typed}`, LONGEST_NAME), value: plain(typed, LONGEST_NAME) };
}

/** The title, where that alone finds the entry; its id otherwise. */
function answerOf(entry: Ruling, search: RulingSearch): string {
  const found = search.index("b5").names.exact(entry.title) ?? search.index("ge").names.exact(entry.title);
  return found === entry ? plain(entry.title, LONGEST_NAME) : entry.id;
}
