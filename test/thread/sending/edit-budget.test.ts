import { describe, expect, it } from "vitest";
import { EditBudget } from "../../../src/thread/sending/edit-budget.ts";

const HOUR = 3_600_000;
const DISCORD_EPOCH = 1_420_070_400_000;
const NOW = Date.UTC(2026, 0, 1);

/** The id of a message that is this old, in ms. */
const aged = (ms: number) => String(BigInt(NOW - ms - DISCORD_EPOCH) << 22n);

function budget() {
  const clock = { now: 1_000_000 };
  const edits = new EditBudget(
    () => NOW,
    () => clock.now,
  );
  /** How many edits of such a message are made, one right after the other. */
  const made = (message: string, wanted: number, table = "t1") => {
    let count = 0;
    for (; count < wanted && edits.may(table, message); count++) edits.made(table, message);
    return count;
  };
  return { clock, edits, made };
}

describe("the edits of a thread's messages", () => {
  it("stay below five in five seconds, and go on when that has passed", () => {
    const { clock, edits, made } = budget();
    expect(made(aged(0), 10)).toBe(4);
    expect(edits.until("t1")).toBe(5_000);
    clock.now += 4_999;
    expect(edits.may("t1", aged(0))).toBe(false);
    clock.now += 1;
    expect(made(aged(0), 10)).toBe(4);
  });

  it("are two in six seconds for messages older than an hour, beside which fresh ones are edited", () => {
    const { clock, edits, made } = budget();
    expect(made(aged(2 * HOUR), 10)).toBe(2);
    expect(edits.until("t1")).toBe(6_000);
    expect(made(aged(1_000), 10)).toBe(2);
    clock.now += 6_000;
    expect(made(aged(2 * HOUR), 10)).toBe(2);
  });

  it("of one table hold no other back", () => {
    const { made } = budget();
    made(aged(0), 10);
    expect(made(aged(0), 10, "t2")).toBe(4);
  });
});
