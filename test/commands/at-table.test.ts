// What a table says of "can I …?": the truth for its player, and nothing of it for others
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entryMessage } from "../../src/commands/rule/answer.ts";
import { answerAtTable } from "../../src/commands/rule/at-table.ts";
import { type CardFacts, legalActions } from "../../src/engine/index.ts";
import { orderAsked } from "../../src/orders/index.ts";
import { openRulings, type Rulings } from "../../src/rulings/open.ts";
import { openStore, type Store } from "../../src/store/index.ts";
import { type Message, parseRulePress } from "../../src/views/index.ts";
import { character, conflict, event, group, stage } from "../engine/stage.ts";
import { opening, PLAYERS, tableAfter } from "../table/tables.ts";

const [JOHN = "", DAVE = ""] = PLAYERS;
let folder: string;
let store: Store;
let rulings: Rulings;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "at-table-"));
  store = await openStore({ redisUrl: null, dataDir: folder });
  rulings = openRulings(store);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const VIR = character("Vir Cotto", { diplomacy: 1 });
const SPEECH = event("Speech", { says: "Nothing." });

const PARLEY: readonly [string, CardFacts][] = [["Dave", conflict("Parley", "diplomacy")]];

/** In the action round, Dave's conflict open; John holds these cards. */
function table(hand: readonly CardFacts[], conflicts: readonly [string, CardFacts][] = PARLEY) {
  const game = stage(
    {
      John: { race: "centauri", unspent: 9, supporting: [VIR, group("Choir")], hand: [...hand] },
      Dave: { race: "minbari", unspent: 9 },
    },
    conflicts,
  );
  return { ...tableAfter(null, ...opening(2)), game };
}

const ask = (question: string, hand: readonly CardFacts[], user = JOHN) =>
  answerAtTable(rulings, { guild: null, user }, table(hand), question);

/** What of an answer everybody may be shown, in full. */
async function shared(answer: Message | null): Promise<Message[]> {
  const ids = (answer?.components ?? []).flatMap(({ components }) =>
    components.flatMap((each) => {
      const press = "custom_id" in each ? parseRulePress(each.custom_id) : null;
      return press && ["rule-told", "rule-all"].includes(press.verb) ? [press.id] : [];
    }),
  );
  const shown = await Promise.all(
    ids.map((id) => entryMessage(rulings, { guild: null, user: JOHN }, id, { question: null, everybody: true })),
  );
  return shown.flatMap((message) => message ?? []);
}

describe("a question at a table", () => {
  it("is answered yes with the button that does it, where the seat could do it now", async () => {
    const seat = table([]).game.awaiting.find(({ kind }) => kind === "action")?.seat ?? 0;
    const may = legalActions(table([]).game, seat).find(({ sentence }) => sentence.startsWith("build with"));
    expect(may).toBeDefined();
    const answer = await ask(`can I ${may?.sentence}?`, [], PLAYERS[seat]);
    expect(answer?.content).toContain("Yes, you can do that now");
    expect(answer?.flags).toBeDefined();
  });

  it("is left to the book where it is about a conflict and there is none", async () => {
    const reader = { guild: null, user: JOHN };
    for (const question of ["can I support with Vir Cotto?", "can I oppose with Vir Cotto?"])
      expect(await answerAtTable(rulings, reader, table([], []), question)).toBeNull();
  });

  it("is answered no with the refusal of the rules and the book on its rule, before the book alone", {
    tags: "long",
  }, async () => {
    const answer = await ask("can I support with Choir?", []);
    expect(answer?.content).toContain("Not now.");
    expect(answer?.embeds[0]?.description).toMatch(/engine:|compendium:/u);
    expect(answer?.flags).toBeDefined();
  });

  it("is left to the book where it names nothing of the table, or another's seat is meant", async () => {
    for (const question of [
      "can I promote a neutralized character?",
      "how do I build?",
      "can I build twice in a turn?",
    ])
      expect(await ask(question, [])).toBeNull();
    expect(await ask("can I build?", [], "nobody")).toBeNull();
  });

  it("shows others the same in two games that differ in a card of its player's hand", async () => {
    const questions = ["can I support with Choir?", "can Vir attack Dave's Ambassador?", "can I promote Choir?"];
    for (const question of questions) {
      const [one, other] = [await ask(question, [SPEECH]), await ask(question, [character("Lord Refa", {})])];
      expect(await shared(one)).toEqual(await shared(other));
      const text = JSON.stringify(await shared(one));
      for (const title of ["Speech", "Lord Refa", question]) expect(text).not.toContain(title);
    }
  });

  it("has nothing to show others where it is about a card in hand", async () => {
    const answer = await ask("can I sponsor Lord Refa?", [character("Lord Refa", { diplomacy: 2 })], JOHN);
    expect(answer).not.toBeNull();
    expect(await shared(answer)).toEqual([]);
    const dave = await ask("can I sponsor Lord Refa?", [character("Lord Refa", { diplomacy: 2 })], DAVE);
    expect(JSON.stringify(dave)).not.toContain("hand");
  });
});

describe("the order in a question", () => {
  it.each([
    ["can I support with Vir?", "support with Vir"],
    ["why can't I attack Londo with Na'Toth", "attack Londo with Na'Toth"],
    ["can my Vir support Trade Pact?", "support Trade Pact with Vir"],
    ["can Vir be promoted now?", "promote Vir"],
    ["am I allowed to pass?", "pass"],
  ])("%s is: %s", (question, order) => expect(orderAsked(question)).toBe(order));

  it.each(["who goes first?", "can a character be healed?", "how do I promote Vir?"])("%s has none", (question) =>
    expect(orderAsked(question)).toBeNull(),
  );
});
