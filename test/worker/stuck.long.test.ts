import { describe, expect, it } from "vitest";
import { WorkerThread } from "../../src/worker/thread.ts";

describe("a thread for work", () => {
  const started = (name: string, stuckMs = 60_000) =>
    new WorkerThread<string, string>({
      name: "the thread of this test",
      entry: new URL(`./threads/${name}.ts`, import.meta.url),
      stuckMs,
    });

  it("is given up where it gets stuck, and started again", async () => {
    const thread = started("moody", 3_000);
    await thread.ask("warm");
    await expect(thread.ask("hang")).rejects.toThrow("is stuck");
    expect(await thread.ask("again")).toBe("again!");
    await thread.stop();
  }, 60_000);
});
