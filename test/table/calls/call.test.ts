// moderator: Calling a judge — no clock runs until it is over, and nobody who sits there judges
import { describe, expect, it } from "vitest";
import type { Effect } from "../../../src/engine/index.ts";
import { applyEntry } from "../../../src/table/apply-entry.ts";
import { CALL_MS, openCall } from "../../../src/table/calls/open.ts";
import type { LogEntry } from "../../../src/table/entry.ts";
import { OBJECTION_MS, type Table } from "../../../src/table/table.ts";
import { clockOf, deadlineFor, lateAt } from "../../../src/table/waiting/clocks.ts";
import { deadlineOf } from "../../../src/table/waiting/deadline.ts";
import { nextNudge } from "../../../src/table/waiting/reminding.ts";
import { withPicture } from "../../../src/thread/showing/log-messages.ts";
import { createRender } from "../../../src/thread/showing/render.ts";
import { STATES } from "../../commands/tables-at.ts";
import { withOtherSecrets } from "../../engine/play/other-secrets.ts";
import { Dice } from "../../engine/play/random-player.ts";
import { expectAcceptable } from "../../views/discord-limits.ts";
import { library, opening, PLAYERS, refusalOf, tableAfter } from "../tables.ts";

const render = createRender(library);
const [JOHN, DAVE, PAUL] = PLAYERS;
const IVANOVA = "4500";
const MARCUS = "4600";
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const BEGUN = 3_000;

/** Three players who have just begun a game with deadlines. */
function table(pace: "daily" | "bank" = "daily"): Table {
  const [first, ...rest] = opening(3, pace);
  if (first?.type !== "created") throw new Error("a log begins with its table");
  return tableAfter(null, { ...first, clock: clockOf(pace, "vote", 0) }, ...rest);
}

const call = (at = BEGUN + HOUR, by: string = JOHN): LogEntry => ({
  type: "judge-called",
  at,
  by,
  question: "May a *rotated* fleet @everyone support?",
  shown: ["Supporting"],
  role: "77",
  near: ["Ivanova"],
});
const answer = (at: number, text = "No: it is rotated.", by = IVANOVA): LogEntry => ({
  type: "call-answered",
  at,
  by,
  call: 1,
  name: "Ivanova",
  text,
});
const deadlines = (now: Table) => now.waiting.map(({ decision }) => deadlineFor(now, decision));

function told(before: Table, entry: LogEntry) {
  const result = applyEntry(before, entry);
  if (!result.ok) throw new Error(JSON.stringify(result.refused));
  const messages = render.log(result.table, result.announcements);
  for (const message of messages) expectAcceptable(message);
  return { table: result.table, messages, announcements: result.announcements };
}

describe("A call for a judge", () => {
  it("stops every clock and every reminder, and gives the time back when it is over", () => {
    const before = table();
    expect(deadlines(before)).toEqual([BEGUN + DAY, BEGUN + DAY, BEGUN + DAY]);
    const called = tableAfter(before, call());
    expect(deadlines(called)).toEqual([null, null, null]);
    expect(lateAt(called, BEGUN + 10 * DAY)).toEqual([]);
    expect(nextNudge(called)).toBeNull();
    const over = tableAfter(called, answer(BEGUN + 6 * HOUR));
    expect(deadlines(over)).toEqual([BEGUN + DAY + 5 * HOUR, BEGUN + DAY + 5 * HOUR, BEGUN + DAY + 5 * HOUR]);
    expect(nextNudge(over)).toBe(BEGUN + DAY + 5 * HOUR);
    expect(openCall(over)).toBeNull();
  });

  it("lets play go on meanwhile, which costs nobody's bank anything", () => {
    const called = tableAfter(table("bank"), call());
    const acted = tableAfter(called, {
      type: "acted",
      at: BEGUN + 20 * HOUR,
      by: DAVE,
      actions: [{ type: "start-with-any", seat: 1 }],
    });
    expect(acted.waiting.map(({ seat }) => seat)).toEqual([0, 2]);
    // One hour was used before the call, and an answer adds eight: the bank stays full.
    expect(acted.banks?.[1]).toBe(table("bank").banks?.[1]);
    const over = tableAfter(acted, answer(BEGUN + 30 * HOUR));
    expect(over.halted).toBeUndefined();
    expect(deadlines(over).every((at) => at !== null && at > BEGUN + 3 * DAY)).toBe(true);
  });

  it("leaves as much time to object to an effect by hand as there was", () => {
    const game = table();
    const effect: Effect = { verb: "gain-influence", who: { seat: 1 }, amount: 1 };
    const step = { id: 1, seat: 1, because: "X", effect, done: [], turn: 1, at: BEGUN, before: null, since: [] };
    const before: Table = { ...game, hand: { count: 1, steps: [step] } };
    const over = tableAfter(before, call(), answer(BEGUN + HOUR + OBJECTION_MS.daily));
    expect(over.hand?.steps[0]?.at).toBe(BEGUN + OBJECTION_MS.daily);
  });

  it("is for whoever plays there, one at a time", () => {
    const called = tableAfter(table(), call());
    expect(refusalOf(called, call(BEGUN + 2 * HOUR, DAVE))).toBe("call-open");
    expect(refusalOf(table(), call(BEGUN, IVANOVA))).toBe("not-seated");
    expect(refusalOf({ ...table(), lesson: true }, call())).toBe("no-call-in-lesson");
    const over = STATES.over();
    expect(refusalOf({ ...over, phase: "playing" }, call(BEGUN + 2, DAVE))).toBe("out-of-game");
    const again = tableAfter(called, answer(BEGUN + 2 * HOUR), call(BEGUN + 3 * HOUR, DAVE));
    expect(openCall(again)).toMatchObject({ number: 2, seat: 1 });
    expect(refusalOf(again, answer(BEGUN + 4 * HOUR))).toBe("no-call");
  });

  it("is judged by nobody who sits there, nor by one whose seat somebody else plays", () => {
    const called = tableAfter(table(), call());
    expect(refusalOf(called, answer(BEGUN + 2 * HOUR, "Yes.", DAVE))).toBe("judge-sits");
    expect(refusalOf(called, { type: "call-taken", at: BEGUN + 2 * HOUR, by: PAUL, call: 1, name: "Paul" })).toBe(
      "judge-sits",
    );
    const given = { ...called, seats: called.seats.map((seat, at) => (at === 2 ? { ...seat, owner: MARCUS } : seat)) };
    expect(refusalOf(given, answer(BEGUN + 2 * HOUR, "Yes.", MARCUS))).toBe("judge-sits");
    expect(refusalOf(called, answer(BEGUN + 2 * HOUR))).toBeNull();
  });

  it("names the judge who takes it, and another may take it over", () => {
    const take = (by: string, name: string, at: number): LogEntry => ({ type: "call-taken", at, by, call: 1, name });
    const first = told(tableAfter(table(), call()), take(IVANOVA, "Ivanova", BEGUN + 2 * HOUR));
    expect(first.messages.map(({ content }) => content)).toEqual([
      expect.stringContaining("**Ivanova** takes the call"),
    ]);
    expect(refusalOf(first.table, take(IVANOVA, "Ivanova", BEGUN + 3 * HOUR))).toBe("call-taken");
    const tracker = render.table(first.table).fixed.tracker?.content;
    expect(tracker).toContain("**Ivanova** has taken it");
    expect(tracker).toContain("No clock runs");
    expect(refusalOf(first.table, take(MARCUS, "Marcus", BEGUN + 3 * HOUR))).toBeNull();
  });

  it("is answered in words, by putting something right by hand, or both", () => {
    const called = tableAfter(table(), call());
    expect(refusalOf(called, answer(BEGUN + 2 * HOUR, ""))).toBe("call-unanswered");
    const open = STATES.called();
    const corrected = tableAfter(open, {
      type: "judge-effect",
      at: BEGUN + 2 * HOUR,
      by: IVANOVA,
      seat: 0,
      effect: { verb: "gain-influence", who: { seat: 0 }, amount: 1 },
      because: "missed",
      name: "Ivanova",
    });
    expect(openCall(corrected)?.corrected).toBe(true);
    const { messages } = told(corrected, answer(BEGUN + 2 * HOUR, ""));
    expect(messages[0]?.content).toContain("It has been put right by hand");
    expect(messages[0]?.components).toEqual([]);
  });

  it("shows everybody the answer, pings the caller alone, and offers to make it a ruling", () => {
    const { messages, table: after } = told(
      tableAfter(table(), call()),
      answer(BEGUN + 2 * HOUR, "No.\n# It is <@1> *rotated*"),
    );
    expect(messages[0]?.content).toContain("**Ivanova answers** <@1001>");
    expect(messages[0]?.content).toContain("> No.");
    expect(messages[0]?.content).not.toContain("<@1>");
    expect(messages[0]?.allowed_mentions).toEqual({ parse: [], users: [JOHN] });
    expect(JSON.stringify(messages[0]?.components)).toContain("Make it a house ruling");
    expect(after.calls?.settled).toEqual([
      { number: 1, question: "May a *rotated* fleet @everyone support?", text: "No.\n# It is <@1> *rotated*" },
    ]);
  });

  it("is agreed on by all who still play, and by nobody else", () => {
    const word: LogEntry = { type: "call-worded", at: BEGUN + 2 * HOUR, by: DAVE, call: 1, text: "It may not." };
    const asked = told(tableAfter(table(), call()), word);
    expect(asked.messages[0]?.allowed_mentions).toEqual({ parse: [], users: [JOHN, PAUL] });
    const agree = (by: string, wording = 1): LogEntry => ({
      type: "call-agreed",
      at: BEGUN + 3 * HOUR,
      by,
      call: 1,
      wording,
    });
    expect(refusalOf(asked.table, agree(DAVE))).toBe("call-agreed");
    expect(refusalOf(asked.table, agree(IVANOVA))).toBe("not-seated");
    const one = tableAfter(asked.table, agree(JOHN));
    expect(openCall(one)?.wording?.agreed).toEqual([1, 0]);
    // Other words are another question: nobody has agreed to them yet.
    const other = tableAfter(one, { ...word, by: PAUL, text: "It may." } as LogEntry);
    expect(refusalOf(other, agree(DAVE, 1))).toBe("no-call");
    const { table: over, messages } = told(tableAfter(other, agree(DAVE, 2)), agree(JOHN, 2));
    expect(openCall(over)).toBeNull();
    expect(messages[0]?.content).toContain("The table has agreed");
    expect(messages[0]?.content).toContain("> It may.");
    expect(deadlines(over)).toEqual([BEGUN + DAY + 2 * HOUR, BEGUN + DAY + 2 * HOUR, BEGUN + DAY + 2 * HOUR]);
  });

  it("is taken back by whoever called, and by nobody else", () => {
    const called = tableAfter(table(), call());
    const back = (by: string): LogEntry => ({ type: "call-withdrawn", at: BEGUN + 2 * HOUR, by, call: 1 });
    expect(refusalOf(called, back(DAVE))).toBe("not-your-call");
    expect(openCall(tableAfter(called, back(JOHN)))).toBeNull();
  });

  it("is over after a day in which no judge came, says who could be asked, and the clocks run again", () => {
    const called = tableAfter(table(), call());
    const due = BEGUN + HOUR + CALL_MS.daily;
    expect(deadlineOf(called)).toBe(due);
    const lapse = (at: number): LogEntry => ({ type: "call-lapsed", at, by: "moderator", call: 1 });
    expect(refusalOf(called, lapse(due - 1))).toBe("stale");
    const { table: over, messages } = told(called, lapse(due));
    expect(messages[0]?.content).toContain("no judge has come in time");
    expect(messages[0]?.content).toContain("whoever has <@&77> or may manage this server");
    expect(messages[0]?.content).toContain("Ivanova answered here lately");
    expect(messages[0]?.allowed_mentions).toEqual({ parse: [] });
    expect(deadlines(over)).toEqual([BEGUN + 2 * DAY, BEGUN + 2 * DAY, BEGUN + 2 * DAY]);
    // The judge who takes it has a day of their own.
    const taken = tableAfter(called, { type: "call-taken", at: due - 1, by: IVANOVA, call: 1, name: "Ivanova" });
    expect(refusalOf(taken, lapse(due))).toBe("stale");
    expect(told(taken, lapse(due - 1 + CALL_MS.daily)).messages[0]?.content).toContain("**Ivanova** has taken it");
  });

  it("tells judges the question, what was shown before and where the game stands, and pings their role alone", () => {
    const { messages } = told(table(), call());
    const [message] = messages;
    expect(message?.content).toContain("calls a judge**: <@&77>");
    expect(message?.content).toContain("Shown before: Supporting");
    expect(message?.content).not.toContain("*rotated*");
    expect(message?.allowed_mentions).toEqual({ parse: [], roles: ["77"] });
    expect(JSON.stringify(message?.embeds)).toContain("Test: setup");
    const pictured = message && withPicture(message);
    expect(pictured?.pictures?.map(({ name }) => name)).toEqual(["table.webp"]);
  });

  it("says so where no role judges in the server", () => {
    const { messages } = told(table(), { ...call(), role: null, near: [] } as LogEntry);
    expect(messages[0]?.content).toContain("no role judges here yet");
    expect(messages[0]?.allowed_mentions).toEqual({ parse: [] });
  });

  it("tells judges nothing that hangs on a hand or a deck", () => {
    let compared = 0;
    for (const before of [table(), STATES.playing(), STATES.slipped()]) {
      if (!before.game) throw new Error("no game");
      for (const seed of [0, 1, 2]) {
        const seat = seed;
        const twin: Table = { ...before, game: withOtherSecrets(before.game, seat, new Dice(`twin ${seed}`)) };
        expect(JSON.stringify(twin.game)).not.toBe(JSON.stringify(before.game));
        const shown = (of: Table) => {
          const [message] = told(of, call()).messages;
          return JSON.stringify([message, message && withPicture(message)]);
        };
        expect(shown(twin)).toBe(shown(before));
        compared++;
      }
    }
    expect(compared).toBe(9);
  });

  it("leaves no name at a table whose game is over, once its player has had the data deleted", () => {
    const ended = tableAfter(table(), call(), { type: "ended", at: BEGUN + 2 * HOUR, by: JOHN });
    const gone = tableAfter(ended, { type: "forgotten", at: BEGUN + 3 * HOUR, by: "", seats: [0], host: true });
    expect(JSON.stringify(gone)).not.toContain(`"${JOHN}"`);
  });
});
