/**
 * `npm run screenshots`: every picture in the sandbox's page, on a phone and on a desktop, as PNG files in `docs/pictures/`.
 * And the first turn of a practice table and an evening of a league, as the real bot says them.
 * The positions are of games played by chance with the practice decks; the players' names are invented.
 */
import { mkdirSync } from "node:fs";
import { REST } from "discord.js";
import { startStandInWithPage } from "../sandbox/with-page.ts";
import { called } from "../src/called.ts";
import { type Event, type Game, viewFor } from "../src/engine/index.ts";
import { drawn, summaryFacts } from "../src/pictures/index.ts";
import { createMessenger } from "../src/thread/sending/messenger.ts";
import { endMessage } from "../src/views/index.ts";
import { picturedBoard, picturedLook, picturedSeat, withSummary } from "../src/views/pictures/messages.ts";
import type { Context } from "../src/views/text/context.ts";
import type { Message } from "../src/views/text/message.ts";
import { Dice, play, practiceSetup } from "../test/engine/play/random-player.ts";
import { people } from "../test/pictures/positions.ts";
import { findChromium, openBrowser } from "../test/sandbox/browser.ts";
import { playFirstTurn } from "./first-turn.ts";
import { playEvening } from "./league-evening.ts";

const DOCS = "docs/pictures";
/** Those that are shown opened as well. */
const TAPPED = ["table-4", "conflicts", "seat", "summary"];
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1_280, height: 900 } } as const;

/** How high the page's own parts around the messages are, at most, in pixels. */
const AROUND = 460;

const chromium = findChromium();
if (chromium === null) {
  console.error("There is no chromium on this machine: install it, then run this again.");
  process.exit(1);
}

interface Played {
  readonly game: Game;
  readonly events: readonly Event[];
  readonly turns: readonly { turn: number; view: ReturnType<typeof viewFor> }[];
}

function played(seats: number, seed: string, until?: (game: Game) => boolean): Played {
  const events: Event[] = [];
  const last = new Map<number, Game>();
  const options = until ? { until } : {};
  const setup = practiceSetup(seats, new Dice(`s${seed}`));
  const { people: names } = people(seats);
  // A war is called after the player whom it is on.
  const named = setup.seats.map((each, seat) => ({ ...each, name: names[seat]?.display ?? each.name }));
  const watch = ({ applied }: { applied: { game: Game; events: readonly Event[] } }) => {
    events.push(...applied.events);
    last.set(applied.game.turn, applied.game);
  };
  const game = play({ ...setup, seats: named }, `g${seed}`, watch, options);
  const turns = [...last].map(([turn, each]) => ({ turn, view: viewFor(each, "public") }));
  return { game, events, turns };
}

const contextFor = (seats: number): Context => ({ table: "t1", tableName: "A table", ...people(seats) });
const late = (turn: number) => (game: Game) => game.turn >= turn && game.round === "draw";
const table = (seats: number, turn: number, seed: string): Message =>
  picturedLook(viewFor(played(seats, seed, late(turn)).game, "public"), contextFor(seats));

/** What is shown, by the name of its file. */
function messages(): Record<string, Message> {
  const busy = played(4, "a", ({ conflicts }) => conflicts.reduce((sum, one) => sum + one.participants.length, 0) >= 8);
  const seat = viewFor(played(4, "m", late(15)).game, "public");
  const whole = played(4, "k");
  const view = viewFor(whole.game, "public");
  const ctx = contextFor(4);
  const summary = { what: "summary", facts: summaryFacts(view, whole.turns, whole.events, ctx) } as const;
  return {
    "table-2": table(2, 10, "b"),
    "table-3": table(3, 9, "3b"),
    "table-4": table(4, 15, "m"),
    "table-5": table(5, 8, "r5"),
    "table-6": table(6, 12, "d"),
    "table-8": table(8, 8, "r8"),
    "table-10": table(10, 12, "e"),
    "no-conflicts": picturedBoard(viewFor(played(4, "a", ({ turn }) => turn === 1).game, "public"), ctx),
    conflicts: picturedBoard(viewFor(busy.game, "public"), ctx),
    seat: picturedSeat(seat, ctx, 2),
    summary: withSummary(endMessage(view, ctx, "a seed"), summary),
  };
}

const [begins = ""] = called("npm run screenshots -- [league | first-turn | table-4 …]", {}, { most: 1 }).positionals;
mkdirSync(DOCS, { recursive: true });
const standIn = await startStandInWithPage({ rateLimits: false, openApi: false });
const messenger = createMessenger(new REST({ api: standIn.apiUrl }).setToken("sandbox-token"));
standIn.user("Mirabel");
const browser = await openBrowser(chromium);
const page = await browser.context.newPage();
await page.goto(standIn.url);
// What is named after the command is all that is drawn: "league", or "table-4".
const wanted = begins.startsWith("league") || begins === "first-turn" ? [] : Object.entries(messages());
for (const [name, { pictures = [], ...message }] of wanted.filter(([each]) => each.startsWith(begins))) {
  const files = await Promise.all(
    pictures.map(async ({ name: file, alt, picture }) => ({ name: file, alt, bytes: await drawn(picture) })),
  );
  await messenger.create(standIn.generalChannelId, { ...message, components: [], files }, name);
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    const last = page.locator("#messages .message").last();
    await last.locator("img").last().waitFor();
    await page.waitForFunction("[...document.images].every((image) => image.complete)");
    // Whole, however high it is, with what stands above and below it.
    const { height = 0 } = (await last.boundingBox()) ?? {};
    await page.setViewportSize({ ...viewport, height: Math.max(viewport.height, Math.ceil(height) + AROUND) });
    await last.scrollIntoViewIfNeeded();
    await last.screenshot({ path: `${DOCS}/${name}-${size}.png` });
    console.log(`${DOCS}/${name}-${size}.png`);
  }
  const [file] = files;
  if (!TAPPED.includes(name) || file === undefined) continue;
  // As a phone shows a picture that was tapped: as wide as its screen.
  const opened = await browser.context.newPage();
  await opened.setViewportSize(SIZES.phone);
  const source = `data:image/webp;base64,${file.bytes.toString("base64")}`;
  await opened.setContent(`<body style="margin:0"><img src="${source}" style="width:100%;display:block">`);
  await opened.locator("img").screenshot({ path: `${DOCS}/${name}.png` });
  await opened.close();
  console.log(`${DOCS}/${name}.png`);
}

/** The README begins with it: a whole page, as a desktop shows it with the table pinned beside. */
const FIRST = "first-turn";
const open = async (url: string) => {
  const opened = await browser.context.newPage();
  await opened.goto(url);
  return opened;
};
if (begins === "" || begins === FIRST)
  await playFirstTurn(open, async (name, opened) => {
    await opened.setViewportSize({ width: 1_280, height: 900 });
    await opened.getByRole("button", { name: "Pinned messages" }).click();
    await opened.locator("#side-panel img").last().waitFor();
    await opened.waitForFunction("[...document.images].every((image) => image.complete)");
    await opened.locator("#messages .message").last().scrollIntoViewIfNeeded();
    await opened.screenshot({ path: `docs/${name}.png` });
    console.log(`docs/${name}.png`);
  });

/** Organisers and players of a league hold a phone: each message as that shows it, and two as a desktop does. */
const ALSO_ON_A_DESKTOP = ["league-preview", "league-final"];
if (begins === "" || begins.startsWith("league"))
  await playEvening(open, async (name, opened, words) => {
    for (const [size, viewport] of Object.entries(SIZES)) {
      if (size === "desktop" && !ALSO_ON_A_DESKTOP.includes(name)) continue;
      await opened.setViewportSize(viewport);
      const shown = opened.locator("#messages .message").filter({ hasText: words }).last();
      await shown.scrollIntoViewIfNeeded();
      await opened.waitForFunction("[...document.images].every((image) => image.complete)");
      await shown.screenshot({ path: `${DOCS}/${name}-${size}.png` });
      console.log(`${DOCS}/${name}-${size}.png`);
    }
    // A phone hides who one is; the next look begins with that.
    await opened.setViewportSize(SIZES.desktop);
  });
await browser.close();
await standIn.close();
process.exit(0);
