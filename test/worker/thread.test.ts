// Work that would hold the main thread: whatever becomes of the other one, whoever asked hears of it
import { getPriority } from "node:os";
import { describe, expect, it } from "vitest";
import { WorkerThread } from "../../src/worker/thread.ts";

describe("a thread for work", () => {
  const started = (name: string, stuckMs = 60_000) =>
    new WorkerThread<string, string>({
      name: "the thread of this test",
      entry: new URL(`./threads/${name}.ts`, import.meta.url),
      stuckMs,
    });

  it("answers each question, says what went wrong with one, and goes on", async () => {
    const thread = started("moody");
    expect(await Promise.all([thread.ask("one"), thread.ask("two")])).toEqual(["one!", "two!"]);
    await expect(thread.ask("refuse")).rejects.toThrow("not that");
    expect(await thread.ask("three")).toBe("three!");
    await thread.stop();
  }, 60_000);

  it.runIf(process.platform === "linux")(
    "lets the thread that answers players go first",
    async () => {
      const before = getPriority();
      const thread = started("moody");
      expect(Number(await thread.ask("priority"))).toBe(Math.max(before, 10));
      expect(getPriority()).toBe(before);
      await thread.stop();
    },
    60_000,
  );

  it("is started again by the next question after it has broken down", async () => {
    const thread = started("moody");
    await expect(thread.ask("die")).rejects.toThrow("the thread of this test has ended");
    expect(await thread.ask("again")).toBe("again!");
    await thread.stop();
  }, 60_000);

  it("says so where its modules cannot be put together, each time that it is asked", async () => {
    const thread = started("nowhere");
    await expect(thread.ask("one")).rejects.toThrow();
    await expect(thread.ask("two")).rejects.toThrow();
    await thread.stop();
  }, 60_000);
});
