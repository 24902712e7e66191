// A thread's own processor time: what other threads of the process do is no work of its own
import { describe, expect, it } from "vitest";
import { ownProcessorMs } from "../../src/worker/processor-time.ts";
import { WorkerThread } from "../../src/worker/thread.ts";

/** Keeps this thread busy for so much of its processor time, in ms. */
function busyFor(ms: number): void {
  for (const until = ownProcessorMs() + ms; ownProcessorMs() < until; );
}

describe("a thread's processor time", () => {
  it.runIf(process.platform === "linux")(
    "is what that thread has worked, however busy another one is meanwhile",
    async () => {
      const thread = new WorkerThread<"begin" | "used", number>({
        name: "the thread of this test",
        entry: new URL("./threads/idle.ts", import.meta.url),
        stuckMs: 60_000,
      });
      await thread.ask("begin");
      busyFor(300);
      expect(await thread.ask("used")).toBeLessThan(150);
      await thread.stop();
    },
    60_000,
  );

  it("goes on while the thread works, and stands still while it waits", async () => {
    const before = ownProcessorMs();
    await new Promise((resolve) => setTimeout(resolve, 200));
    const waited = ownProcessorMs() - before;
    busyFor(200);
    expect(ownProcessorMs() - before - waited).toBeGreaterThanOrEqual(200);
    expect(waited).toBeLessThan(150);
  });
});
