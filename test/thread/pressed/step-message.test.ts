/** What happened and the question that follows, in one message. */
import { describe, expect, test } from "vitest";
import type { Event } from "../../../src/engine/index.ts";
import { happenedSchema } from "../../../src/thread/pressed/shown.ts";
import { happenedIn, together, withHappened } from "../../../src/thread/pressed/step-message.ts";
import { logMessages } from "../../../src/thread/showing/log-messages.ts";
import { message } from "../../../src/views/text/message.ts";
import { created, tableAfter } from "../../table/tables.ts";

const table = tableAfter(null, created());
const quoted = "-# “If it passes, each player draws 1 card.”";
const question = message({ content: `<@111>, vote on **Petition**: yes, no, or abstain.\n${quoted}` });

describe("A question below what happened", () => {
  test("quotes no card whose text stands just above it", () => {
    const facts = { text: `Gkar plays **Petition**\n${quoted}`, buttons: [] };
    expect(withHappened(facts, table, question).content).toBe(
      `Gkar plays **Petition**\n${quoted}\n<@111>, vote on **Petition**: yes, no, or abstain.`,
    );
  });

  test("quotes it where nothing above it does", () => {
    const facts = { text: "Londo has voted", buttons: [] };
    expect(withHappened(facts, table, question).content).toBe(`Londo has voted\n${question.content}`);
  });
});

describe("What happened first and what happened then", () => {
  const seatNames = ["Londo", "Gkar", "Delenn", "Sheridan", "Lyta", "Vir"];
  const six = { ...table, seats: seatNames.map((display) => ({ ...table.seats[0], display })) } as typeof table;
  const declared = (...seats: number[]): Event[] => seats.map((seat) => ({ type: "declared", seat, conflict: false }));
  const passed = (seat: number): Event => ({ type: "passed", seat });
  const posted = (...batch: Event[][]) => {
    const [only, ...more] = logMessages(
      six,
      batch.map((events) => ({ what: "happened", seatNames, events })),
    ).map(happenedIn);
    expect(more).toEqual([]);
    if (only === undefined) throw new Error("nothing is said");
    return only;
  };

  test("are one line where several do alike: step by step, and where a batch says several steps", () => {
    let facts = together(undefined, posted(declared(0)), six);
    facts = together(facts, posted(declared(1), declared(2, 3)), six);
    expect(facts.text.split("\n")).toHaveLength(4);
    facts = together(facts, posted(declared(4)), six);
    expect(facts.text).toBe("Londo, Gkar, Delenn, Sheridan and Lyta declare nothing");
    const last = posted([...declared(5), { type: "round-started", round: "action" }, passed(0)]);
    facts = together(facts, last, six);
    facts = together(facts, posted([passed(1)], [passed(2)], [passed(3)], [passed(4)]), six);
    expect(facts.text.split("\n")).toEqual([
      "Londo, Gkar, Delenn, Sheridan, Lyta and Vir declare nothing",
      "__Action round__",
      "Londo, Gkar, Delenn, Sheridan and Lyta pass",
    ]);
    // What is written down is read again, and goes on from there.
    const again = happenedSchema.parse(JSON.parse(JSON.stringify(facts)));
    expect(together(again, posted([passed(5)]), six).text).toContain(
      "\nLondo, Gkar, Delenn, Sheridan, Lyta and Vir pass",
    );
    expect(Object.keys(again).sort()).toEqual(["buttons", "last", "text"]);
  });

  test("stand below one another otherwise, and where an earlier version has written down the text alone", () => {
    const facts = together({ text: "Londo declares nothing", buttons: [] }, posted(declared(1)), six);
    expect(facts.text).toBe("Londo declares nothing\nGkar declares nothing");
    expect(together(facts, posted([passed(1)]), six).text).toBe(`${facts.text}\nGkar passes`);
    const renamed = { ...facts, text: "Somebody declares nothing", last: declared(0) };
    expect(together(renamed, posted(declared(1)), six).text).toBe("Somebody declares nothing\nGkar declares nothing");
  });
});
