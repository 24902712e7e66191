/** Buttons in the thread that can do nothing any more are taken away. */
import { afterEach, describe, expect, it } from "vitest";
import type { Action } from "../../../src/engine/index.ts";
import type { Proposal } from "../../../src/table/tables.ts";
import { openPlace, type Place, starting } from "../../table/thread.ts";

let place: Place;
afterEach(() => place?.close());

const does = (...actions: Action[]): Proposal => ({ type: "acted", actions });
const gain = (because: string): Action => ({
  type: "effect",
  seat: 0,
  because,
  effect: { verb: "gain-influence", who: { seat: 0 }, amount: 2 },
});

/** What the question below it is answered with. */
const ASKING = ["Declare…", "Declare nothing", "My hand"];

/** The labels under the newest message of the thread that says this, without those of the question below it. */
function buttonsUnder(text: string): string[] {
  const found = place.standIn
    .messages(place.users[0] ?? "", place.thread)
    .filter(({ content }) => content.replaceAll("*", "").includes(text))
    .at(-1);
  if (found === undefined) throw new Error(`nothing says "${text}"`);
  return (found.components ?? []).flatMap((row) =>
    "components" in row
      ? row.components
          .map((each) => ("label" in each ? (each.label ?? "") : ""))
          .filter((label) => !ASKING.includes(label))
      : [],
  );
}

/** A table in its first conflict round, and its two players. */
async function begun(): Promise<readonly [string, string]> {
  place = await openPlace();
  const [londo = "", gkar = ""] = place.users;
  await place.take(londo, starting("one seed for all"));
  for (const [seat, user] of [londo, gkar].entries()) await place.take(user, does({ type: "start-with-any", seat }));
  return [londo, gkar];
}

describe("what was carried out by hand", () => {
  it("can be objected to until it is undone", async () => {
    const [londo] = await begun();
    await place.take(londo, does(gain("Trade Pact")));
    await place.pass();
    expect(buttonsUnder("carries out Trade Pact")).toEqual(["Object", "Undo", "Call a judge"]);
    await place.take(londo, { type: "hand-undone", effect: 1 });
    await place.pass();
    expect(buttonsUnder("carries out Trade Pact")).toEqual([]);
  });

  it("names its card on each button where it stands with another in one message, with one call for a judge", async () => {
    const [londo] = await begun();
    await place.take(londo, does(gain("Trade Pact")));
    await place.pass();
    await place.take(londo, does(gain("Grand Bargain")));
    await place.pass();
    expect(buttonsUnder("carries out Grand Bargain")).toEqual([
      "Object: Trade Pact",
      "Undo: Trade Pact",
      "Object: Grand Bargain",
      "Undo: Grand Bargain",
      "Call a judge",
    ]);
    await place.take(londo, { type: "hand-undone", effect: 2 });
    await place.pass();
    const left = buttonsUnder("carries out Trade Pact");
    expect(left.filter((label) => label.includes("Grand Bargain"))).toEqual([]);
    expect(left.some((label) => label.startsWith("Object"))).toBe(true);
  });

  it("counts the buttons of one card in the order of its lines where one message tells of it twice", async () => {
    const [londo] = await begun();
    await place.take(londo, does(gain("Stage")));
    await place.take(londo, does(gain("Stage")));
    await place.pass();
    expect(buttonsUnder("carries out Stage")).toEqual([
      "Object: Stage (1)",
      "Undo: Stage (1)",
      "Object: Stage (2)",
      "Undo: Stage (2)",
      "Call a judge",
    ]);
  });

  it("is objected to once: when that is settled, no button asks for a word any more", async () => {
    const [londo, gkar] = await begun();
    await place.take(londo, does(gain("Trade Pact")));
    await place.take(londo, does(gain("Grand Bargain")));
    await place.take(gkar, { type: "objected", effect: 2 });
    await place.pass();
    expect(buttonsUnder("objects to Grand Bargain")).toEqual(["Agree to undo", "Let it stand", "Judge: decide"]);
    await place.take(gkar, { type: "objection-word", effect: 2, word: "stand" });
    await place.pass();
    expect(buttonsUnder("objects to Grand Bargain")).toEqual([]);
    // What nobody has objected to keeps its own, beside what is settled.
    expect(buttonsUnder("carries out Trade Pact")).toEqual(["Object: Trade Pact", "Undo: Trade Pact"]);
    expect(place.standIn.violations).toEqual([]);
  });

  it("shows nothing to press once the table is closed", async () => {
    const [londo] = await begun();
    await place.take(londo, does(gain("Trade Pact")));
    await place.pass();
    await place.take(londo, { type: "ended" });
    await place.pass();
    expect(buttonsUnder("carries out Trade Pact")).toEqual([]);
  });
});

// engine: Fast and Loose
describe("whoever would play fast and loose", () => {
  it("asks the others with buttons under it, which go when somebody objects", async () => {
    const [londo, gkar] = await begun();
    await place.take(londo, does({ type: "loose", seat: 0 }));
    await place.pass();
    expect(buttonsUnder("would play this step")).toEqual(["Agree to fast and loose", "Object to fast and loose"]);
    await place.take(gkar, does({ type: "loose", seat: 1 }));
    await place.pass();
    expect(buttonsUnder("would play this step")).toEqual(["Object to fast and loose"]);
    expect(buttonsUnder("all agree")).toEqual(["Object to fast and loose"]);
    await place.take(gkar, does({ type: "object", seat: 1 }));
    await place.pass();
    expect(buttonsUnder("would play this step")).toEqual([]);
    expect(buttonsUnder("all agree")).toEqual([]);
  });
});

describe("a paused table", () => {
  it("can be let go on until it does", async () => {
    const [londo, gkar] = await begun();
    await place.take(londo, { type: "paused", name: "Londo" });
    await place.pass();
    expect(buttonsUnder("pauses this table")).toEqual(["Go on"]);
    await place.take(gkar, { type: "resumed", name: "Gkar" });
    await place.pass();
    expect(buttonsUnder("pauses this table")).toEqual([]);
  });
});
