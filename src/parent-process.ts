import type { Logger } from "pino";
import { z } from "zod";
import type { FindWatch } from "./commands/finding/watch.ts";
import type { Digests } from "./digest/digests.ts";
import type { CallPosts } from "./judging/posts.ts";
import type { RoundWatch } from "./rounds/watch.ts";
import type { Clock } from "./table/clock.ts";
import type { Announcer } from "./thread/announcer.ts";
import type { Openings } from "./thread/openings.ts";
import type { Reminders } from "./thread/reminders.ts";
import type { Webhooks } from "./webhooks/webhooks.ts";

const askedSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("advance"), ms: z.number().min(0) }),
  z.object({ type: z.literal("flush") }),
]);

interface Parts {
  log: Logger;
  clock: Clock;
  reminders: Reminders;
  announcer: Announcer;
  rounds: RoundWatch;
  finding: Pick<FindWatch, "runDue">;
  openings: Pick<Openings, "runDue">;
  digests: Pick<Digests, "runDue">;
  callPosts: Pick<CallPosts, "runDue">;
  webhooks: Pick<Webhooks, "runDue">;
}

/** What the sandbox, as the process's parent, may ask: to move the clock, and to say when all is announced. */
export function listenToParent({
  log,
  clock,
  reminders,
  announcer,
  rounds,
  finding,
  openings,
  digests,
  webhooks,
  callPosts,
}: Parts): void {
  const tell = (type: "ready" | "advanced" | "flushed") => process.send?.({ type });
  if (!process.send) return;
  process.on("message", (message) => {
    const asked = askedSchema.safeParse(message);
    if (asked.success) void answered(asked.data);
  });
  tell("ready");

  type Asked = z.infer<typeof askedSchema>;

  /** Where the store is away, what was to be done is done by itself once it is back: the parent waits no longer for it. */
  async function answered(asked: Asked): Promise<void> {
    try {
      await done(asked);
    } catch (error) {
      log.warn({ err: error, asked: asked.type }, "not all could be done that the parent has asked for");
    }
    tell(asked.type === "advance" ? "advanced" : "flushed");
  }

  async function done(asked: Asked): Promise<void> {
    if (asked.type === "advance") {
      clock.advance(asked.ms);
      await reminders.runDue();
      await rounds.runDue(true);
      await finding.runDue();
      await openings.runDue();
      await digests.runDue();
      await webhooks.runDue();
      await callPosts.runDue();
    } else {
      await rounds.runDue(true);
      await announcer.flush();
      await callPosts.runDue();
    }
  }
}
