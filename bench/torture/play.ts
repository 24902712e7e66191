import { setTimeout as sleep } from "node:timers/promises";
import type { StandIn } from "../../sandbox/standin/index.ts";
import { legalActions, type SeatIndex } from "../../src/engine/index.ts";
import type { Table } from "../../src/table/table.ts";
import type { Tables } from "../../src/table/tables.ts";
import { parsePress } from "../../src/views/index.ts";
import { buttonsOf, labelled, type Presses } from "./presses.ts";

/** A table with its players. */
export interface Seated {
  readonly id: string;
  readonly thread: string;
  readonly users: readonly string[];
}

/** What the players of a torture have at hand. */
export interface Place {
  readonly standIn: StandIn;
  readonly tables: Tables;
  readonly presses: Presses;
  /** From 0 up to 1. */
  readonly chance: () => number;
}

/** Opens a table as players do, while all is still well: the command, Join by everybody, Start. */
export async function openByPresses(
  { standIn, presses }: Place,
  users: readonly string[],
  settled: () => Promise<unknown>,
  idOf: (thread: string) => Promise<string | null>,
): Promise<Seated> {
  const [host = ""] = users;
  const general = standIn.generalChannelId;
  const before = new Set(standIn.channels(host).map(({ id }) => id));
  await presses.take(host, general, () =>
    standIn.run(host, general, { name: "game", subcommand: "create", options: {} }),
  );
  await settled();
  const thread = standIn.channels(host).find(({ id, kind }) => kind === "thread" && !before.has(id))?.id;
  if (thread === undefined) throw new Error("no thread was opened");
  const press = (user: string, label: string) =>
    presses.take(user, thread, () => {
      const { message, customId } = labelled(standIn, user, thread, label);
      return standIn.press(user, message, customId);
    });
  for (const user of users) await press(user, "Join");
  await settled();
  await press(host, "Start");
  await settled();
  const id = await idOf(thread);
  if (id === null) throw new Error("no table was opened");
  return { id, thread, users };
}

/** Plays a table until `over`: everybody who is asked presses or orders something, all at once. */
export async function playTable(place: Place, seated: Seated, over: () => boolean): Promise<void> {
  while (!over()) {
    const table = await place.tables.load(seated.id).catch(() => null);
    if (table !== null && table.phase !== "playing") return;
    if (table !== null) await Promise.all(owing(table).map((seat) => act(place, seated, table, seat)));
    await sleep(50 + place.chance() * 400);
  }
}

/** Who is asked something. */
function owing({ waiting }: Table): SeatIndex[] {
  return [...new Set(waiting.map(({ seat }) => seat))];
}

async function act(place: Place, { thread, users }: Seated, table: Table, seat: SeatIndex): Promise<void> {
  const { standIn, presses, chance } = place;
  const user = users.find((each) => table.seats[seat]?.userId === each);
  if (user === undefined || table.game === null) return;
  const button = chance() < 0.6 ? asked(place, thread, user) : null;
  if (button) {
    await presses.take(user, thread, () => standIn.press(user, button.message, button.customId));
    return;
  }
  // Nobody's card lacks a fact at these tables, and giving up would end the game.
  const possible = legalActions(table.game, seat).filter(({ action }) => action.type !== "concede");
  const chosen = possible[Math.floor(chance() * possible.length)];
  if (!chosen) return;
  await presses.take(user, thread, () =>
    standIn.run(user, thread, { name: "act", options: { order: chosen.sentence.slice(0, 200) } }),
  );
}

/** A button that does something for this user, under the newest message that asks them. */
function asked({ standIn, chance }: Place, thread: string, user: string) {
  const message = standIn
    .messages(user, thread)
    .findLast((each) => each.content.includes(`<@${user}>`) && buttonsOf(each).some(does));
  const buttons = message ? buttonsOf(message).filter(does) : [];
  const customId = buttons[Math.floor(chance() * buttons.length)];
  return message && customId !== undefined ? { message: message.id, customId } : null;
}

const does = (customId: string) => parsePress(customId)?.verb === "do";
