/**
 * Choosing two players: from one menu where all fit into it, and otherwise one after the other, from pages that are a tap away.
 */
import type { League } from "../../leagues/index.ts";
import {
  type ActionRow,
  button,
  buttonRows,
  type MenuOption,
  type Message,
  menuRow,
  privateMessage,
} from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { type NightPressVerb, nightPressId } from "./night-press.ts";
import { PAGE, paged } from "./pages.ts";

/** What is done with the two, and how it is asked for. */
export interface Pairwise {
  /** The press that does it, with both; and the one that shows a page, or asks for the second. */
  readonly does: NightPressVerb;
  readonly asks: NightPressVerb;
  /** The version of a draft, or 0. */
  readonly number: number;
  readonly words: string;
}

/** The menu of a message that has other things to show: both at once where they fit, otherwise the first of the two. */
export function twoPlayersMenu({ id }: Pick<League, "id">, people: readonly MenuOption[], how: Pairwise): ActionRow {
  const { does, asks, number, words } = how;
  if (people.length <= PAGE) return menuRow(nightPressId(does, id, { number }), words, people, { least: 2, most: 2 });
  return menuRow(nightPressId(asks, id, { number }), `${words}: the first of ${people.length}`, people);
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
export function chooseOne(
  league: Pick<League, "id" | "name">,
  people: readonly MenuOption[],
  how: Pairwise,
  { first, page }: { first: string; page: number },
  back: NightPressVerb,
): Message {
  const { does, asks, number, words } = how;
  const chosen = people.find(({ value }) => value === first);
  const others = people.filter(({ value }) => value !== first);
  const idOf = (to: number) => nightPressId(asks, league.id, { user: chosen ? first : "", number, page: to });
  const { shown, rows } = paged(others, page, idOf);
  const id = chosen
    ? nightPressId(does, league.id, { user: first, number })
    : nightPressId(asks, league.id, { number });
  const asked = chosen ? `${words}: **${safe(chosen.label, 40)}** and whom?` : `${words}: who is the first?`;
  return privateMessage({
    content: `**${safe(league.name, 60)}**. ${asked}`,
    rows: [
      menuRow(id, chosen ? `${chosen.label} and …` : "The first of the two", shown),
      ...rows,
      ...buttonRows([button(nightPressId(back, league.id), "Back")]),
    ],
  });
}
