// A seat changes hands: who must agree, what is refused, and what whoever has left it may see
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { applyEntry } from "../../../src/table/apply-entry.ts";
import type { LogEntry } from "../../../src/table/entry.ts";
import { parseTable, type Table } from "../../../src/table/table.ts";
import { createRender } from "../../../src/thread/showing/render.ts";
import { encodePress } from "../../../src/views/index.ts";
import { GUILD, type RunningBot, runBot } from "../../commands/in-process.ts";
import { acts, STATES, VIR } from "../../commands/tables-at.ts";
import { library, PLAYERS, tableAfter } from "../tables.ts";
import { openPlace, type Place, starting } from "../thread.ts";

const [JOHN, DAVE, PAUL, GONE] = PLAYERS;
const offer = (by: string, seat: number, more: { user?: string; judge?: true } = {}): LogEntry => ({
  type: "seat-offered",
  at: 9_000_000_000_000,
  by,
  seat,
  user: VIR,
  name: "Vir",
  ...more,
});
const agrees = (by: string, number = 1, judge?: true): LogEntry => ({
  type: "seat-agreed",
  at: 9_000_000_000_001,
  by,
  offer: number,
  ...(judge ? { judge } : {}),
});
const whoPlays = ({ seats }: Table) => seats.map(({ userId, owner }) => (owner ? `${userId} for ${owner}` : userId));
function refused(table: Table, entry: LogEntry): string {
  const outcome = applyEntry(table, entry);
  if (outcome.ok) throw new Error("it was not refused");
  const { refusal } = outcome.refused;
  return "why" in refusal ? `${refusal.code}: ${refusal.why}` : refusal.code;
}

describe("a seat", () => {
  it("changes hands when its player, whoever opened the table and the substitute agree, in whatever order", () => {
    const asked = tableAfter(STATES.playing(), offer(DAVE, 1));
    expect(whoPlays(tableAfter(asked, agrees(JOHN)))).toEqual([JOHN, DAVE, PAUL, GONE]);
    for (const [first, then] of [
      [JOHN, VIR],
      [VIR, JOHN],
    ] as const)
      expect(whoPlays(tableAfter(asked, agrees(first), agrees(then)))).toEqual([
        JOHN,
        `${VIR} for ${DAVE}`,
        PAUL,
        GONE,
      ]);
    // The host's own seat takes the substitute alone.
    expect(whoPlays(tableAfter(STATES.playing(), offer(JOHN, 0), agrees(VIR)))[0]).toBe(`${VIR} for ${JOHN}`);
  });

  it("changes hands by a judge’s word, once the substitute takes it", () => {
    const asked = tableAfter(STATES.playing(), offer("3001", 1, { judge: true }));
    expect(whoPlays(tableAfter(asked, agrees(VIR)))[1]).toBe(`${VIR} for ${DAVE}`);
    const later = tableAfter(STATES.playing(), offer(DAVE, 1), agrees(VIR), agrees("3001", 1, true));
    expect(whoPlays(later)[1]).toBe(`${VIR} for ${DAVE}`);
  });

  it("does not change hands because the substitute is a judge, as long as they only take it", () => {
    const asked = tableAfter(STATES.playing(), offer(DAVE, 1), agrees(VIR, 1, true));
    expect(whoPlays(asked)[1]).toBe(DAVE);
  });

  it("goes to nobody who has looked at hidden cards as a judge, and who has given theirs away looks at none", () => {
    const looks = (by: string): LogEntry => ({
      type: "looked",
      at: 9_000_000_000_000,
      by,
      seat: 0,
      name: "Vir",
    });
    const seen = tableAfter(STATES.playing(), looks(VIR));
    expect(refused(seen, offer(DAVE, 1))).toBe("no-substitute: looked");
    expect(refused(STATES.substituted(), looks(JOHN))).toBe("judge-sits");
  });

  it("stays where it is when one of them refuses, and by an offer that was made anew", () => {
    const asked = tableAfter(STATES.playing(), offer(DAVE, 1));
    const refusing: LogEntry = { type: "seat-refused", at: 9_000_000_000_002, by: VIR, offer: 1, name: "Vir" };
    expect(refused(tableAfter(asked, refusing), agrees(JOHN))).toBe("no-offer");
    const anew = tableAfter(asked, offer(DAVE, 1, { user: "5002" }));
    expect(refused(anew, agrees(VIR))).toBe("no-offer");
    expect(whoPlays(tableAfter(anew, agrees(JOHN, 2), agrees("5002", 2)))[1]).toBe(`5002 for ${DAVE}`);
  });

  it("lets whoever has given it away do nothing there, and says who plays it; whoever is out hears that", () => {
    const given = STATES.substituted(); // Vir plays for John
    const at = 9_000_000_000_009;
    const words = (by: string): LogEntry[] => [
      { type: "undo-word", at, by, request: 1, word: "refuse" },
      { type: "time-given", at, by, ms: 60_000, name: "Somebody" },
      { type: "habits", at, by, habits: { muted: true } },
      { type: "moved", at, by, channel: "1", thread: "2" },
      { type: "stayed", at, by },
    ];
    // Of a request somebody is told first whether there is one.
    const request = { id: 1, seat: 1, act: 1, agreed: [] };
    const asked = {
      ...given,
      clock: { answer: 60_000, expiry: "vote" as const },
      acts: { count: 0, undone: 0, run: [], request },
    };
    const codes = (by: string) => words(by).map((entry) => refused({ ...asked, host: PAUL }, entry));
    expect(codes(JOHN)).toEqual(words(JOHN).map(() => "seat-given"));
    expect(codes("77")).toEqual(words("77").map(() => "not-seated"));
    expect(refused(asked, { type: "time-given", at, by: GONE, ms: 60_000, name: "Gone" })).toBe("out-of-game");
    expect(refused(asked, { type: "moved", at, by: GONE, channel: "1", thread: "2" })).toBe("out-of-game");
  });

  it("is its own player’s again at their word, with its name, and may be given once more", () => {
    const given = tableAfter(STATES.playing(), offer(JOHN, 0), agrees(VIR));
    expect(given.seats[0]).toMatchObject({ userId: VIR, owner: JOHN, playedBy: "Vir", display: "Player 1001" });
    const back = tableAfter(given, { type: "seat-taken-back", at: 9_000_000_000_003, by: JOHN });
    expect(back.seats[0]).toEqual(STATES.playing().seats[0]);
    expect(refused(back, { type: "seat-taken-back", at: 9_000_000_000_004, by: JOHN })).toBe("no-seat-to-take-back");
    // From one substitute to the next it stays whose it is.
    const next = tableAfter(given, offer(VIR, 0, { user: "5002" }), agrees(JOHN, 2), agrees("5002", 2));
    expect(next.seats[0]).toMatchObject({ userId: "5002", owner: JOHN });
    expect(refused(next, { type: "seat-taken-back", at: 9_000_000_000_004, by: VIR })).toBe("no-seat-to-take-back");
  });

  it("is not given to who plays there, to whose it is, before the game, after it, or where it is out", () => {
    const playing = STATES.playing();
    expect(refused(playing, offer(DAVE, 1, { user: PAUL }))).toBe("no-substitute: seated");
    expect(refused(playing, offer(DAVE, 1, { user: DAVE }))).toBe("no-substitute: plays-it");
    expect(refused(STATES.substituted(), offer(VIR, 0, { user: JOHN }))).toBe("no-substitute: owner");
    expect(refused(STATES.substituted(), offer(DAVE, 1, { user: JOHN }))).toBe("no-substitute: seated");
    expect(refused(playing, offer(JOHN, 3))).toBe("no-substitute: out");
    expect(refused(playing, offer(JOHN, 7))).toBe("no-substitute: nobody");
    expect(refused(STATES.lobby(), offer(JOHN, 0))).toBe("no-substitute: lobby");
    expect(refused(STATES.over(), offer(JOHN, 0))).toBe("not-playing");
    expect(refused(playing, offer(PAUL, 1))).toBe("not-your-seat-to-give");
    expect(refused(STATES.offered(), agrees(PAUL))).toBe("not-your-offer");
    expect(refused(STATES.offered(), agrees(DAVE))).toBe("agreed-to-offer");
  });

  it("is played by the substitute alone, and saved and read like any other", () => {
    const given = tableAfter(STATES.playing(), offer(DAVE, 1), agrees(JOHN), agrees(VIR));
    const read = parseTable(JSON.parse(JSON.stringify(given)));
    expect(refused(read, acts(DAVE, { type: "pass", seat: 1 }))).toBe("seat-given");
    expect(applyEntry(read, acts(VIR, { type: "pass", seat: 1 })).ok).toBe(true);
  });
});

describe("what is posted of a seat that has changed hands", () => {
  it("names both, asks the one who plays it, and puts the hand into nobody else’s direct messages", () => {
    const render = createRender(library);
    const given = tableAfter(STATES.playing(), offer(DAVE, 1), agrees(JOHN), agrees(VIR));
    const { fixed, hands } = render.table(given);
    expect(JSON.stringify(fixed)).toContain("Player 1002 (played by Vir)");
    expect(hands.map(({ userId }) => userId)).toEqual([JOHN, VIR, PAUL, GONE]);
    const prompt = render.prompt(
      given,
      given.waiting.map(({ decision }) => decision),
    );
    expect(prompt.allowed_mentions.users).toEqual([VIR]);
    const passed = applyEntry(given, acts(VIR, { type: "pass", seat: 1 }));
    if (!passed.ok) throw new Error("it was refused");
    const [line] = render.log(passed.table, passed.announcements);
    expect(line?.content).toContain("Player 1002 (played by Vir) passes");
  });
});

describe("the direct messages of who has left a seat", () => {
  let place: Place;
  afterEach(() => place?.close());

  const seen = (user: string): string => {
    const channel = place.standIn.channels(user).find(({ kind }) => kind === "dm");
    return channel ? JSON.stringify(place.standIn.messages(user, channel.id)) : "";
  };
  const HAND = "Your hand: ";

  it("lose the hand, and show nothing of it from then on; the substitute’s show it until the seat is taken back", {
    tags: "long",
  }, async () => {
    place = await openPlace();
    const [londo = "", gkar = ""] = place.users;
    const vir = place.standIn.user("vir").id;
    await place.take(londo, starting("one seed for all"));
    await place.take(gkar, { type: "acted", actions: [{ type: "start-with-any", seat: 1 }] });
    await place.pass();
    expect(seen(gkar)).toContain(HAND);
    await place.take(gkar, { type: "seat-offered", seat: 1, user: vir, name: "Vir" });
    await place.take(londo, { type: "seat-agreed", offer: 1 });
    await place.pass();
    expect(seen(vir)).toBe("");
    await place.take(vir, { type: "seat-agreed", offer: 1 });
    await place.pass();
    expect(seen(gkar)).not.toContain(HAND);
    expect(seen(gkar)).toContain("**Vir** plays this seat now.");
    expect(seen(gkar)).toContain("Take my seat back");
    expect(seen(vir)).toContain(HAND);

    // What the seat draws is the substitute's to see.
    const before = seen(gkar);
    await place.take(londo, { type: "acted", actions: [{ type: "start-with-any", seat: 0 }] });
    await place.take(vir, { type: "acted", actions: [{ type: "declare-nothing", seat: 1 }] });
    await place.pass();
    expect(seen(gkar)).toBe(before);

    await place.take(gkar, { type: "seat-taken-back" });
    await place.pass();
    expect(seen(vir)).not.toContain(HAND);
    expect(seen(vir)).toContain("**Gkar** plays this seat now.");
    expect(seen(gkar)).toContain(HAND);
    expect(await place.store.pending()).toEqual([]);
  });
});

describe("whoever has left a seat", () => {
  let running: RunningBot;
  beforeEach(async () => {
    running = await runBot();
    await running.put(tableAfter(STATES.playing(), offer(DAVE, 1), agrees(JOHN), agrees(VIR)));
  });
  afterEach(() => running.close());

  const press = (verb: Parameters<typeof encodePress>[0]["verb"], key = "") => ({
    press: encodePress({ table: "t1", decision: 0, verb, key }),
  });

  it("sees nothing of it by old buttons, commands or forms, in the thread or in direct messages", async () => {
    const hand = STATES.playing().game?.seats[1]?.hand ?? [];
    const { facts = [], cards = [] } = STATES.playing().game ?? {};
    const titles = hand.map((id) => facts[cards[id]?.facts ?? -1]?.title ?? "");
    expect(titles.length).toBeGreaterThan(0);
    const deeds = [
      press("hand"),
      press("act"),
      press("since", "0-0"),
      press("note"),
      press("do", "pass"),
      { command: "hand" },
      { command: "act", options: { order: "pass" } },
      { form: press("note").press, fields: { note: "mine" } },
    ];
    for (const guild of [GUILD, null])
      for (const deed of deeds) {
        const place = guild === null ? { guild } : { guild, channel: "902" };
        const { text } = await running.does({ user: DAVE, ...place }, deed);
        expect(text, JSON.stringify(deed)).toMatch(/\*\*Vir\*\* plays your seat now|There is no table of yours here/u);
        for (const title of titles) expect(text).not.toContain(title);
      }
    for (const deed of [press("all-cards", "1"), press("tracker"), press("board"), press("help")]) {
      const { text } = await running.does({ user: DAVE, guild: GUILD, channel: "902" }, deed);
      for (const title of titles) expect(text).not.toContain(title);
    }
    const shown = await running.does({ user: VIR, guild: GUILD, channel: "902" }, press("hand"));
    for (const title of titles) expect(shown.text).toContain(title);
  });

  it("keeps their own notes, and finds them again with the seat", async () => {
    await running.bot.bookmarks.write("t1", DAVE, "Beware of John");
    const vir = await running.does({ user: VIR, guild: GUILD, channel: "902" }, press("hand"));
    expect(vir.text).not.toContain("Beware of John");
    const back = await running.does({ user: DAVE, guild: GUILD, channel: "902" }, press("seat-back"));
    expect(back.text).toContain("You play your seat at **Test** again");
    const dave = await running.does({ user: DAVE, guild: GUILD, channel: "902" }, press("hand"));
    expect(dave.text).toContain("Beware of John");
  });

  it("is told in a sentence whom nobody can put in their place", async () => {
    const asking = (people: Record<string, string>) =>
      running.does({ user: JOHN, guild: GUILD, channel: "902" }, { command: "game", sub: "substitute", people });
    expect((await asking({ player: PAUL })).text).toContain("has a seat at this table already");
    expect((await asking({ player: JOHN })).text).toContain("plays that seat already");
    expect((await asking({ player: "5002", for: "5003" })).text).toContain("Say whose seat it is");
    expect((await asking({ player: "5002", for: GONE })).text).toContain("out of this game");
    expect((await asking({ player: "5002", for: DAVE })).text).toContain("is asked in <#902>");
  });
});
