import { afterEach, describe, expect, it, vi } from "vitest";
import { Answered } from "../../../src/thread/pressed/answered.ts";

afterEach(() => {
  vi.useRealTimers();
});

describe("a message that the answer to a press brings up to date", () => {
  it("is waited for, and told of once", async () => {
    const answers = new Answered();
    const settle = answers.begin("1");
    const shown = answers.shown("1");
    settle("a body");
    expect(await shown).toBe("a body");
    expect(await answers.shown("1")).toBeNull();
    expect(await answers.shown("2")).toBeNull();
  });

  it("is what one of several presses made of it, whichever comes last", async () => {
    const answers = new Answered();
    const [first, second] = [answers.begin("1"), answers.begin("1")];
    second(null);
    first("a body");
    expect(await answers.shown("1")).toBe("a body");
  });

  it("is edited after all where the answer never arrives", async () => {
    vi.useFakeTimers();
    const answers = new Answered();
    answers.begin("1");
    const shown = answers.shown("1");
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await shown).toBeNull();
  });
});
