import { describe, expect, test } from "vitest";
import { ownTablesMessage, type StandsAt } from "../../../src/views/prompts/mine.ts";
import { owedWords } from "../../../src/views/prompts/owed.ts";
import { jumpTo } from "../../../src/views/text/jump.ts";
import { expectAcceptable, labelsOf } from "../discord-limits.ts";
import { decision, londoView, tradePact } from "../fixtures.ts";

const at = (name: string, wants: StandsAt["wants"]): StandsAt => ({
  table: name.toLowerCase().replaceAll(" ", ""),
  name,
  link: jumpTo({ guild: "900", thread: "902", message: "7" }),
  wants,
  instead: "waits for Londo",
});
const HOUR = 3_600_000;

describe("what waits for somebody", () => {
  test("is told the most urgent first: by deadline, then by how long it has been asked", () => {
    const message = ownTablesMessage(
      [
        at("Idle", null),
        at("Late", { words: "your vote", since: 9 * HOUR }),
        at("Early", { words: "your action in turn 2", since: 3 * HOUR }),
        at("Due", { words: "what you buy", since: 9 * HOUR, due: 12 * HOUR }),
      ],
      [],
    );
    expect(message.content.split("\n")).toEqual([
      "__What waits for you__",
      "- [Due](https://discord.com/channels/900/902/7): what you buy, until <t:43200:f> (<t:43200:R>)",
      "- [Early](https://discord.com/channels/900/902/7): your action in turn 2, asked <t:10800:R>",
      "- [Late](https://discord.com/channels/900/902/7): your vote, asked <t:32400:R>",
      "__Nobody waits for you at__",
      "- [Idle](https://discord.com/channels/900/902/7): waits for Londo",
    ]);
    expect(labelsOf(message)).toEqual(["Due", "Early", "Late"]);
  });

  test("fits into one message, however many tables there are and whatever they are called", () => {
    const many = Array.from({ length: 60 }, (_, at_) =>
      at(`[${"x".repeat(70)}](y) ${at_}`, at_ % 2 ? { words: "w".repeat(90), since: at_ } : null),
    );
    const message = ownTablesMessage(many, []);
    expectAcceptable(message);
    expect(message.content).toContain("more");
    expect(ownTablesMessage([], []).content).toBe("**Nothing waits for you.**");
  });
});

describe("a question in a few words", () => {
  test("names the turn and the conflicts that are open", () => {
    expect(owedWords(decision(7, 0, "action"), londoView)).toBe("your action in turn 3, with **Trade Pact** open");
    const two = { ...londoView, conflicts: [tradePact, { ...tradePact, id: 2 }, { ...tradePact, id: 3 }] };
    expect(owedWords(decision(7, 0, "action"), two)).toBe("your action in turn 3, with **Trade Pact** and 2 more open");
    const done = { ...tradePact, result: { won: true, margin: 1, uncontested: false } };
    expect(owedWords(decision(7, 0, "action"), { ...londoView, conflicts: [done] })).toBe("your action in turn 3");
  });

  test("says what it is about", () => {
    const about = (kind: "aftermath" | "vote" | "pick") => decision(7, 0, kind, { about: "Trade Pact" });
    expect(owedWords(about("aftermath"), londoView)).toBe("your word about aftermaths of **Trade Pact**");
    expect(owedWords(about("vote"), londoView)).toBe("your vote on **Trade Pact**");
    expect(owedWords(about("pick"), londoView)).toBe("to pick a card (**Trade Pact**)");
  });
});
