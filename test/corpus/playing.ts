/** Recordings played again: what comes of every step, part by part. */

import { loadLibrary } from "../../src/catalogue/library.ts";
import {
  type Action,
  apply,
  createGame,
  type Event,
  type Game,
  hasShown,
  legalActions,
  stuckLater,
  undoneLater,
  viewFor,
} from "../../src/engine/index.ts";
import { readOrder } from "../../src/orders/index.ts";
import { applyEntry, type EntryOutcome } from "../../src/table/apply-entry.ts";
import { digestOfGame } from "../../src/table/game-file.ts";
import type { Table } from "../../src/table/table.ts";
import { contextOf } from "../../src/thread/seen/context.ts";
import { createRender } from "../../src/thread/showing/render.ts";
import {
  actionMenu,
  allCardsMessage,
  boardMessage,
  type Context,
  handMessage,
  helpMessage,
  logLines,
  promptMessage,
  refusalMessage,
  trackerMessage,
} from "../../src/views/index.ts";
import { digest, shortDigest } from "./digest.ts";
import type { RecordedGame, RecordedTable, Unplayed } from "./recorded.ts";

/** The parts that a step is held to, each by a letter that is no hex digit. */
export const PARTS = {
  s: "the state after it",
  n: "its events",
  w: "the log's words for it",
  r: "how it is refused",
  u: "what it is to take it back",
  v: "the view of somebody",
  l: "what is legal then, or its sentence",
  o: "how an order is read then",
  m: "a message of that moment: the tracker, the board, the prompt, a hand, a menu or the help",
  t: "the messages of the thread, or a hand",
  g: "what is told in the thread",
} as const;
export type Part = keyof typeof PARTS;
type Made = Partial<Record<Part, unknown>>;

/** The text that a step is recorded as. */
const stepText = (made: Made): string =>
  Object.entries(made)
    .map(([part, value]) => part + shortDigest(value))
    .join("");

/** In what a step differs from what is recorded of it, in words; null where it does not. */
export function differs(recorded: string, now: string): string | null {
  if (recorded === now) return null;
  const [before, after] = [recorded, now].map((text) => text.match(/[g-z][0-9a-f]{6}/gu) ?? []);
  const parts = (Object.keys(PARTS) as Part[]).filter((part) => {
    const of = (all: readonly string[] = []) => all.find((each) => each.startsWith(part));
    return of(before) !== of(after);
  });
  return parts.map((part) => PARTS[part]).join("; ");
}

export type GameStep = { before: Game; action: unknown } & (
  | { ok: true; after: Game; events: readonly Event[]; undone: readonly Event[] | null; stuck: string | null }
  | { ok: false; code: string }
);

/** How many actions lie between two looks at all that can be seen: of whole games few are enough. */
const LOOKS = 120;
/** Shorter recordings are looked at after every action. */
const SHORT = 30;

const contextFor = (game: Game): Context => ({
  table: "corpus",
  tableName: "A recorded game",
  people: game.seats.map(({ name }, seat) => ({ seat, userId: `${100 + seat}`, display: name })),
});

export function beginning({ start }: Pick<RecordedGame, "start">): Game {
  return "game" in start ? start.game : createGame(start.setup, start.seed, start.generator, start.revision ?? 1);
}

/** Plays a recording: the text of each step as it comes out, and at the end SHA-256 of the game. `told` sees each step. */
export function* gameSteps(
  { start, actions }: Pick<Unplayed<RecordedGame>, "start" | "actions">,
  told: (step: GameStep) => void = () => {},
): Generator<string, string> {
  let game = beginning({ start });
  for (const [at, action] of actions.entries()) {
    const ctx = contextFor(game);
    const applied = apply(game, action);
    if (!applied.ok) {
      told({ before: game, action, ok: false, code: applied.refusal.code });
      yield stepText({ r: [applied.refusal, refusalMessage(applied.refusal, ctx)] });
      continue;
    }
    const made: Made = { s: applied.game, n: applied.events, w: logLines(applied.events, ctx) };
    const undo = takenBack(game, action as Action, applied.game, applied.events, ctx);
    if (undo) made.u = undo;
    if (actions.length <= SHORT || at % LOOKS === LOOKS - 1 || at === actions.length - 1)
      Object.assign(made, looks(applied.game, ctx, at));
    const [undone, stuck] = [
      undo !== null && "game" in undo ? undo.events : null,
      undo?.stuck ? undo.stuck.verb : null,
    ];
    told({ before: game, action, ok: true, after: applied.game, events: applied.events, undone, stuck });
    game = applied.game;
    yield stepText(made);
  }
  return digestOfGame(game);
}

/** An effect by hand taken back as soon as it is done, or why it cannot be; null for other actions. */
function takenBack(before: Game, action: Action, after: Game, done: readonly Event[], ctx: Context) {
  if (action.type !== "effect") return null;
  const deed = { seat: action.seat, because: action.because, effect: action.effect, done };
  const stuck = after.result ? null : stuckLater(after, deed);
  const shown = hasShown(before, after, done);
  if (stuck || after.result) return { stuck, shown };
  const undone = undoneLater(after, deed);
  return { stuck, shown, ...undone, words: logLines(undone.events, ctx) };
}

/** Everything that can be seen of a game now; `turn` says for whom, where not all of it is looked at each time. */
function looks(game: Game, ctx: Context, turn: number): Made {
  const seats = game.seats.map((_, seat) => seat);
  const open = viewFor(game, "public");
  const views = [open, viewFor(game, "judge"), ...seats.map((seat) => viewFor(game, { seat }))];
  const asked = [...new Set(game.awaiting.map(({ seat }) => seat))];
  const legal = asked.map((seat) => legalActions(game, seat));
  const messages: unknown[] = [
    trackerMessage(open, ctx),
    boardMessage(open, ctx),
    allCardsMessage(open, ctx),
    promptMessage(open, open.awaiting, legal.flat(), ctx),
  ];
  const who = turn % Math.max(asked.length, 1);
  const view = views[2 + (asked[who] ?? 0)];
  const actions = legal[who] ?? [];
  if (view) {
    messages.push(handMessage(view, actions, ctx), actionMenu(view, actions, ctx), helpMessage({ view, actions, ctx }));
    const some = actions.filter((_, at) => at % Math.ceil(actions.length / 3) === 0);
    const orders = some.map(({ sentence }) => readOrder(sentence, view, actions));
    return { v: views, l: legal, o: orders, m: messages };
  }
  return { v: views, l: legal, m: messages };
}

const library = loadLibrary();
const render = createRender(library);

export interface TableStep {
  before: Table | null;
  folded: EntryOutcome;
}

/** How many entries lie between two looks at the whole thread of a longer table. */
const TABLE_LOOKS = 12;

/** Folds a recording's entries: the text of each step as it comes out, and at the end SHA-256 of the table. */
export function* tableSteps(
  { start, entries }: Pick<Unplayed<RecordedTable>, "start" | "entries">,
  told: (step: TableStep & { entry: Unplayed<RecordedTable>["entries"][number] }) => void = () => {},
): Generator<string, string> {
  let table = start;
  for (const [at, entry] of entries.entries()) {
    const folded = applyEntry(table, entry);
    told({ before: table, folded, entry });
    if (!folded.ok) {
      const { refused } = folded;
      const words = table && refused.from === "rules" ? refusalMessage(refused.refusal, contextOf(table)) : null;
      yield stepText({ r: [refused, words] });
      continue;
    }
    const { announcements, events } = folded;
    table = folded.table;
    const made: Made = { s: table, n: [events, announcements], g: render.log(table, announcements) };
    if (entries.length <= SHORT || at % TABLE_LOOKS === TABLE_LOOKS - 1 || at === entries.length - 1)
      Object.assign(made, thread(table, at));
    yield stepText(made);
  }
  return digest(table);
}

/** What stands in the thread and in the players' direct messages now, and what can be seen of the game. */
function thread(table: Table, at: number): Made {
  const owed = table.waiting.map(({ decision }) => decision);
  const { game } = table;
  const prompts = game === null ? [] : [render.prompt, render.answered, render.putOff].map((say) => say(table, owed));
  const shown = { t: [render.table(table), prompts] };
  return game === null ? shown : { ...shown, ...looks(game, contextOf(table), at) };
}
