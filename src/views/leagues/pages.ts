/** Lists that are longer than a message: a page of them, and the ways to the others. */
import { DISCORD_LIMITS } from "../text/limits.ts";
import { type ActionRow, type Button, button, buttonRows } from "../text/message.ts";
import { type Language, say } from "../words/index.ts";

/** The most lines of players on one page. */
export const PAGE = 25;

/** Which lines a page shows, and the buttons to the pages beside it. */
export function paged<T>(
  items: readonly T[],
  wanted: number,
  idOf: (page: number) => string,
  language: Language,
): { shown: readonly T[]; page: number; rows: ActionRow[] } {
  const pages = Math.max(1, Math.ceil(items.length / PAGE));
  const page = Math.min(wanted, pages - 1);
  const shown = items.slice(page * PAGE, (page + 1) * PAGE);
  return { shown, page, rows: pageRows(page, pages, idOf, language) };
}

export const pageRows = (
  page: number,
  pages: number,
  idOf: (page: number) => string,
  language: Language,
): ActionRow[] => buttonRows(pageButtons(page, pages, idOf, language));

/** At most four of them, so that one more finds room in the row. */
export function pageButtons(page: number, pages: number, idOf: (page: number) => string, language: Language): Button[] {
  if (pages < 2) return [];
  const named = (to: number) =>
    button(
      idOf(to),
      to === page + 1
        ? say(language, "league-page-of", { page: to + 1, pages })
        : say(language, "league-page", { page: to + 1 }),
    );
  const near = [page - 1, page + 1].filter((to) => to >= 0 && to < pages);
  // As long as a row holds them, every page is one tap away.
  const others = pages <= DISCORD_LIMITS.buttons ? [...Array(pages).keys()].filter((to) => to !== page) : near;
  return others.map(named);
}
