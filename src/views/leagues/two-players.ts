/**
 * Choosing two players: from one menu where all fit into it, and otherwise one after the other, from pages that are a tap away.
 */
import type { League } from "../../leagues/index.ts";
import {
  type ActionRow,
  button,
  buttonRows,
  inLanguages,
  type MenuOption,
  type Message,
  menuRow,
  privateMessage,
} from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { type Language, say, type WordId } from "../words/index.ts";
import { leagueName } from "./league-press.ts";
import { type NightPressVerb, nightPressId } from "./night-press.ts";
import { PAGE, paged } from "./pages.ts";

/** What is done with the two, and how it is asked for. */
export interface Pairwise {
  /** The press that does it, with both; and the one that shows a page, or asks for the second. */
  readonly does: NightPressVerb;
  readonly asks: NightPressVerb;
  /** The version of a draft, or 0. */
  readonly number: number;
  readonly words: WordId & ("draft-swap" | "night-keep-apart");
}

/** Who may be chosen, in a language. */
export type People = (language: Language) => readonly MenuOption[];

/** The menu of a message that has other things to show: both at once where they fit, otherwise the first of the two. */
export function twoPlayersMenu(
  { id }: Pick<League, "id">,
  people: readonly MenuOption[],
  how: Pairwise,
  language: Language,
): ActionRow {
  const { does, asks, number, words } = how;
  const what = say(language, words);
  if (people.length <= PAGE) return menuRow(nightPressId(does, id, { number }), what, people, { least: 2, most: 2 });
  const first = say(language, "league-first-of", { what, count: people.length });
  return menuRow(nightPressId(asks, id, { number }), first, people);
}

/** Buttons to further pages of the first of the two; none where all fit. */
export function firstPages(
  { id }: Pick<League, "id">,
  people: readonly MenuOption[],
  { asks, number }: Pairwise,
  words: string,
) {
  if (people.length <= PAGE) return [];
  return [button(nightPressId(asks, id, { number, page: 1 }), words)];
}

/** A page of those who may be the first of the two, or the second where `first` is said. */
export const chooseOne = (
  league: Pick<League, "id" | "name">,
  peopleIn: People,
  { does, asks, number, words }: Pairwise,
  { first, page }: { first: string; page: number },
  back: NightPressVerb,
): Message =>
  inLanguages((language) => {
    const people = peopleIn(language);
    const chosen = people.find(({ value }) => value === first);
    const others = people.filter(({ value }) => value !== first);
    const idOf = (to: number) => nightPressId(asks, league.id, { user: chosen ? first : "", number, page: to });
    const { shown, rows } = paged(others, page, idOf, language);
    const id = chosen
      ? nightPressId(does, league.id, { user: first, number })
      : nightPressId(asks, league.id, { number });
    const what = say(language, words);
    const asked = chosen
      ? say(language, "league-and-whom", { what, name: safe(chosen.label, 40) })
      : say(language, "league-who-first", { what });
    const placeholder = chosen
      ? say(language, "league-and", { name: chosen.label })
      : say(language, "league-first-menu");
    return privateMessage({
      content: `${leagueName(league)}. ${asked}`,
      rows: [
        menuRow(id, placeholder, shown),
        ...rows,
        ...buttonRows([button(nightPressId(back, league.id), say(language, "league-back-button"))]),
      ],
    });
  });
