/** What everybody else sees of a table, and two tables that differ in one hidden card. */
import { type Game, openlyAwaited, viewFor } from "../../../src/engine/index.ts";
import { applyEntry } from "../../../src/table/apply-entry.ts";
import type { LogEntry } from "../../../src/table/entry.ts";
import type { Table } from "../../../src/table/table.ts";
import { deadlineOf } from "../../../src/table/waiting/deadline.ts";
import { perspectiveOf } from "../../../src/thread/seen/perspective.ts";
import { createRender } from "../../../src/thread/showing/render.ts";
import { actionMenu, handMessage } from "../../../src/views/index.ts";
import { helpMessage } from "../../../src/views/text/help.ts";
import { library } from "../tables.ts";

const render = createRender(library);

/** A table after an entry, and what the thread says of that. */
export interface Taken {
  table: Table;
  log: readonly unknown[];
}

export function take(table: Table, entry: LogEntry): Taken {
  const result = applyEntry(table, entry);
  if (!result.ok) throw new Error(JSON.stringify(result.refused));
  return { table: result.table, log: render.log(result.table, result.announcements) };
}

export const gameOf = ({ game }: Table): Game => {
  if (!game) throw new Error("no game");
  return game;
};

/** The same table, where one card of a hand is another card of the same deck. */
export function twinOf(table: Table, card: number, other: number): Table {
  const game = gameOf(table);
  const [one, two] = [game.cards[card], game.cards[other]];
  const cards = game.cards.map((each) =>
    each === one ? { ...each, facts: two?.facts ?? 0 } : each === two ? { ...each, facts: one?.facts ?? 0 } : each,
  );
  return { ...table, game: { ...game, cards } };
}

/** Everything that anybody but this seat can see or be told of a table, and when it would say something by itself. */
export function othersSee({ table, log }: Taken, own: number) {
  const { fixed, hands } = render.table(table);
  const owed = table.waiting.map(({ decision }) => decision);
  const others = table.seats.flatMap(({ userId }, seat) => {
    if (seat === own) return [];
    const found = perspectiveOf(table, userId, {});
    if (!found.ok) throw new Error("a player sits there");
    const { view, actions, ctx } = found.perspective;
    const help = helpMessage({ view, actions, ctx });
    return { view, actions, menu: actionMenu(view, actions, ctx), hand: handMessage(view, actions, ctx), help };
  });
  const reminded = take(table, { type: "reminded", at: 10_000, by: "moderator", decisions: owed });
  return {
    log,
    fixed,
    others,
    hands: hands.filter(({ seat }) => seat !== own),
    prompt: render.prompt(table, owed),
    waiting: table.waiting,
    asked: openlyAwaited(gameOf(table)),
    public: viewFor(gameOf(table), "public"),
    deadline: deadlineOf(table),
    // What the reminder of that player says and to whom it is addressed, but not whether it rings.
    reminders: reminded.log.map((message) => (message as { content: string }).content),
  };
}
