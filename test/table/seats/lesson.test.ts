import { describe, expect, it } from "vitest";
import { LESSON_SEATS, LESSON_SEED, lessonSetup } from "../../../src/lesson/cast.ts";
import { LEARNER, lessonNow, PARTNER } from "../../../src/lesson/script.ts";
import { applyEntry } from "../../../src/table/apply-entry.ts";
import type { LogEntry } from "../../../src/table/entry.ts";
import { isBotUser, LESSON_USER } from "../../../src/table/seats/bot-users.ts";
import { lessonScript } from "../../../src/table/seats/lesson.ts";
import type { Table } from "../../../src/table/table.ts";
import { deadlineOf } from "../../../src/table/waiting/deadline.ts";
import { createRender } from "../../../src/thread/showing/render.ts";
import { gameOf, twinOf } from "../secrets/others-see.ts";
import { created, library, PLAYERS, tableAfter } from "../tables.ts";

const [learner] = PLAYERS;

const sits = (seat: 0 | 1, userId: string): LogEntry => {
  const { race, faction, ambassador, deck } = LESSON_SEATS[seat];
  const own = { userId, display: seat === LEARNER ? "Lennier" : "Partner bot", deckChosen: true } as const;
  return { type: "joined", at: 2_000, by: userId, seat: { ...own, race, faction, ambassador, deck } };
};

/** The entry as the path writes it down, with what the script does then. */
function logged(table: Table | null, entry: LogEntry): LogEntry {
  const applied = applyEntry(table, entry);
  if (!applied.ok) throw new Error(JSON.stringify(applied.refused));
  const script = lessonScript(applied.table, entry.at);
  return script.length > 0 ? { ...entry, scripted: script } : entry;
}

function opening(): LogEntry[] {
  const setup = lessonSetup(["Lennier", "Partner bot"], (id) => library.facts(id));
  const log: LogEntry[] = [];
  const next: LogEntry[] = [
    { ...created(), rules: "quickstart", lesson: true },
    sits(LEARNER, learner),
    sits(PARTNER, LESSON_USER),
    { type: "started", at: 3_000, by: learner, setup, seed: LESSON_SEED, generator: "sha256" },
  ];
  for (const entry of next) log.push(logged(log.length === 0 ? null : tableAfter(null, ...log), entry));
  return log;
}

/** The whole lesson, as its log. */
function whole(): LogEntry[] {
  const log = opening();
  for (let table = tableAfter(null, ...log); table.phase === "playing"; table = tableAfter(null, ...log)) {
    const action = table.game && lessonNow(table.game)?.wanted[0]?.action;
    if (!action) throw new Error("the lesson asks for nothing");
    log.push(logged(table, { type: "acted", at: 4_000 + log.length, by: learner, actions: [action] }));
  }
  return log;
}

describe("the table of a lesson", () => {
  it("waits for nobody but its learner, and knows which seat the bot plays", () => {
    const table = tableAfter(null, ...opening());
    expect(table.waiting.map(({ seat }) => seat)).toEqual([LEARNER]);
    expect(table.seats.map(({ userId }) => isBotUser(userId))).toEqual([false, true]);
    expect(table.seats[LEARNER]?.display).toBe("Lennier");
  });

  it("comes out of a log of before, in which the seat itself says that the bot plays it", () => {
    const before = opening().map((entry): LogEntry => {
      if (entry.type !== "joined" || entry.by !== LESSON_USER) return entry;
      const seat = { ...entry.seat, bot: "lesson" };
      return { ...entry, seat };
    });
    expect(tableAfter(null, ...before).game).toEqual(tableAfter(null, ...opening()).game);
  });

  it("has in its log what the script did, so that the log alone makes it again", () => {
    const log = whole();
    const table = tableAfter(null, ...log);
    expect(table.phase).toBe("over");
    const done = log.flatMap(({ scripted = [] }) => scripted);
    expect(done.filter(({ seat }) => seat === PARTNER).map(({ type }) => type)).toEqual(
      expect.arrayContaining(["sponsor", "declare", "support", "build", "oppose"]),
    );
    // Of its learner it has chosen no more than the cards to begin with.
    expect(done.filter(({ seat }) => seat === LEARNER).map(({ type }) => type)).toEqual(["start-with"]);
    expect(tableAfter(null, ...log.map((entry) => JSON.parse(JSON.stringify(entry)) as LogEntry))).toEqual(table);
  });

  it("says in the language in which it was opened how it stands, and the same whatever its partner holds", () => {
    const [first, ...rest] = opening();
    const german = { ...first, language: "de" } as LogEntry;
    const table = tableAfter(null, german, ...rest);
    expect(table.language).toBe("de");
    const owed = table.waiting.map(({ decision }) => decision);
    const render = createRender(library);
    const shown = (of: Table) => ({ fixed: render.table(of).fixed, prompt: render.prompt(of, owed) });
    const said = JSON.stringify(shown(table));
    expect(said).toContain("Du sprichst für die Menschen");
    expect(said).toContain("Es wartet auf **Lennier**");
    expect(said).toContain("Nichts erklären");
    expect(said).not.toMatch(/Waiting for|Initiative, lowest|Declare nothing|My hand/u);
    // Of two seats text says as much as a picture.
    expect(render.pictured(table)).toEqual(render.table(table).fixed);
    const { cards, facts } = gameOf(table);
    const of = (zone: "hand" | "deck") => cards.filter((card) => card.owner === PARTNER && card.zone === zone);
    const [held] = of("hand");
    const other = of("deck").find((card) => card.facts !== held?.facts);
    if (held === undefined || other === undefined) throw new Error("the partner holds nothing");
    expect(facts[held.facts]?.title).not.toBe(facts[other.facts]?.title);
    expect(shown(twinOf(table, cards.indexOf(held), cards.indexOf(other)))).toEqual(shown(table));
    expect(JSON.stringify(shown(tableAfter(null, ...opening())))).toContain("Waiting for");
  });

  it("lets its learner away for as long as they like: nothing runs out, and nobody is reminded", () => {
    expect(deadlineOf(tableAfter(null, ...opening()))).toBeNull();
  });
});
