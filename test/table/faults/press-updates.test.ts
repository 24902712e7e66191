/** The way of a press from Discord and back: the real bot against the stand-in, with every request that it makes. */
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BotProcess } from "../../../sandbox/bot-process.ts";
import type { SandboxMessage, SeenRequest, Snowflake } from "../../../sandbox/standin/face.ts";
import { type StandIn, startStandIn } from "../../../sandbox/standin/index.ts";

/** So long after its last change a message is edited at the latest, in ms: the answer is waited for, then a turn to edit. */
const EDITED_MS = 7_000;

describe("a press that answers a question", { timeout: 120_000 }, () => {
  let standIn: StandIn;
  let bot: BotProcess;
  let dataDir: string;
  let thread: Snowflake;
  let [londo, gkar]: Snowflake[] = [];

  /** The newest message in the thread with that button, and what the button sends. */
  const buttonFor = (user: Snowflake, label: string): { message: SandboxMessage; customId: string } => {
    for (const message of standIn.messages(user, thread).reverse())
      for (const row of message.components ?? [])
        for (const each of "components" in row ? row.components : [])
          if ("label" in each && each.label === label && "custom_id" in each)
            return { message, customId: each.custom_id };
    throw new Error(`there is no button ${label}`);
  };
  const press = async (user: Snowflake | undefined, label: string) => {
    if (user === undefined) throw new Error("nobody presses");
    const { message, customId } = buttonFor(user, label);
    const before = standIn.requests.length;
    const outcome = await standIn.press(user, message.id, customId);
    return { message: message.id, outcome: outcome.kind, since: () => standIn.requests.slice(before) };
  };
  const editsOf = (message: Snowflake, requests: readonly SeenRequest[]) =>
    requests.filter(({ method, path, status }) => method === "PATCH" && path.endsWith(`/${message}`) && status === 200);
  const now = (message: Snowflake) => standIn.messages(londo ?? "", thread).find(({ id }) => id === message);
  const quiet = () => new Promise((resolve) => setTimeout(resolve, EDITED_MS));

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "b5-press-"));
    standIn = await startStandIn({ rateLimits: false });
    bot = new BotProcess({ apiUrl: standIn.apiUrl, dataDir, logLevel: "error" });
    await bot.start();
    londo = standIn.user("londo").id;
    gkar = standIn.user("gkar").id;
    await standIn.run(londo, standIn.generalChannelId, {
      name: "game",
      subcommand: "create",
      options: { timing: "in-order" },
    });
    await bot.flush();
    thread = standIn.channels(londo).find(({ kind }) => kind === "thread")?.id ?? "";
    for (const user of [londo, gkar]) await press(user, "Join");
    await press(londo, "Start");
    await bot.flush();
    for (const user of [londo, gkar]) await press(user, "Choose for me");
    await bot.flush();
  }, 60_000);

  afterAll(async () => {
    await bot?.stop();
    await standIn?.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it("is answered by the message itself, and nothing edits that message besides", async () => {
    const pressed = await press(gkar, "Declare nothing");
    expect(pressed.outcome).toBe("updated");
    await quiet();
    expect(now(pressed.message)?.components ?? []).toEqual([]);
    expect(editsOf(pressed.message, pressed.since())).toEqual([]);
  });

  it("is edited once where its answer is lost on the way", async () => {
    standIn.fail({ code: 500, method: "POST", path: "/interactions/**" });
    const pressing = press(londo, "Declare nothing");
    const pressed = await pressing;
    standIn.mend();
    expect(pressed.outcome).toBe("failed");
    await quiet();
    expect(now(pressed.message)?.components ?? []).toEqual([]);
    expect(editsOf(pressed.message, pressed.since())).toHaveLength(1);
    // It counts all the same: the next question stands below.
    expect(buttonFor(gkar ?? "", "Pass").message.id).not.toBe(pressed.message);
  });
});
