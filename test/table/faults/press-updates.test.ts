/** The way of a press from Discord and back: the real bot against the stand-in, with every request that it makes. */
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BotProcess } from "../../../sandbox/bot-process.ts";
import type { SandboxMessage, SeenRequest, Snowflake } from "../../../sandbox/standin/face.ts";
import { discordRateLimits, type StandIn, startStandIn } from "../../../sandbox/standin/index.ts";
import { buttonsOf } from "../../../sandbox/standin/people/controls.ts";

/** So long after its last change a message is edited at the latest, in ms: the answer is waited for, then a turn to edit. */
const EDITED_MS = 7_000;

/** Two people at a table of the real bot, as far as the first conflict. */
class Playing {
  readonly standIn: StandIn;
  readonly #bot: BotProcess;
  readonly #dataDir: string;
  readonly users: readonly [Snowflake, Snowflake];
  thread: Snowflake = "";

  private constructor(standIn: StandIn, bot: BotProcess, dataDir: string) {
    this.standIn = standIn;
    this.#bot = bot;
    this.#dataDir = dataDir;
    this.users = [standIn.user("londo").id, standIn.user("gkar").id];
  }

  /** `limited`: Discord's limits hold. */
  static async begin(limited: boolean): Promise<Playing> {
    const dataDir = mkdtempSync(join(tmpdir(), "b5-press-"));
    const standIn = await startStandIn({ rateLimits: limited ? discordRateLimits : false });
    const bot = new BotProcess({ apiUrl: standIn.apiUrl, dataDir, logLevel: "error" });
    const playing = new Playing(standIn, bot, dataDir);
    await bot.start();
    const [londo] = playing.users;
    const options = { timing: "in-order" };
    await standIn.run(londo, standIn.generalChannelId, { name: "game", subcommand: "create", options });
    await bot.flush();
    playing.thread = standIn.channels(londo).find(({ kind }) => kind === "thread")?.id ?? "";
    for (const user of playing.users) await playing.press(user, "Join");
    await playing.press(londo, "Start");
    await bot.flush();
    for (const user of playing.users) await playing.press(user, "Choose for me");
    await bot.flush();
    return playing;
  }

  async close(): Promise<void> {
    await this.#bot.stop();
    await this.standIn.close();
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  get messages(): readonly SandboxMessage[] {
    return this.standIn.messages(this.users[0], this.thread).filter(({ ephemeral }) => !ephemeral);
  }

  /** What stands in one of the thread's messages. */
  now(message: Snowflake): SandboxMessage | undefined {
    return this.messages.find(({ id }) => id === message);
  }

  /** The newest message in the thread with that button, and what the button sends; null where there is none. */
  button(label: string): { message: SandboxMessage; customId: string } | null {
    for (const message of this.messages.toReversed()) {
      const customId = buttonsOf(message.components).find((each) => each.label === label)?.customId;
      if (customId) return { message, customId };
    }
    return null;
  }

  async press(user: Snowflake, label: string) {
    const found = this.button(label);
    if (found === null) throw new Error(`there is no button ${label}`);
    const { message, customId } = found;
    const before = this.standIn.requests.length;
    const outcome = await this.standIn.press(user, message.id, customId);
    return { message: message.id, outcome: outcome.kind, since: () => this.standIn.requests.slice(before) };
  }
}

const editsOf = (message: Snowflake, requests: readonly SeenRequest[]) =>
  requests.filter(({ method, path, status }) => method === "PATCH" && path.endsWith(`/${message}`) && status === 200);
/** Buttons that answer with the least. */
const LEAST = ["Declare nothing", "Pass", "Keep all", "Buy none"];
interface Asked {
  message: Snowflake;
  user: Snowflake;
  label: string;
}
const quiet = () => sleep(EDITED_MS);

describe("a press that answers a question", { timeout: 120_000 }, () => {
  let table: Playing;

  beforeAll(async () => {
    table = await Playing.begin(false);
  }, 60_000);

  afterAll(() => table?.close());

  it("is answered by the message itself, and nothing edits that message besides", async () => {
    const pressed = await table.press(table.users[1], "Declare nothing");
    expect(pressed.outcome).toBe("updated");
    await quiet();
    expect(table.now(pressed.message)?.components ?? []).toEqual([]);
    expect(editsOf(pressed.message, pressed.since())).toEqual([]);
  });

  it("is edited once where its answer is lost on the way", async () => {
    table.standIn.fail({ code: 500, method: "POST", path: "/interactions/**" });
    const pressing = table.press(table.users[0], "Declare nothing");
    const pressed = await pressing;
    table.standIn.mend();
    expect(pressed.outcome).toBe("failed");
    await quiet();
    expect(table.now(pressed.message)?.components ?? []).toEqual([]);
    expect(editsOf(pressed.message, pressed.since())).toHaveLength(1);
    // It counts all the same: the next question stands below.
    expect(table.button("Pass")?.message.id).not.toBe(pressed.message);
  });
});

describe("a question for which the thread has no room yet", { timeout: 120_000 }, () => {
  let table: Playing;
  const QUESTIONS = 14;

  /**
   * The question at the thread's end: who of those named has not answered it (`done`: the last answers), and the button of
   * the least that does.
   */
  const asked = (done: readonly Asked[]): Asked | null => {
    for (const { id, content, components } of table.messages.toReversed()) {
      const label = LEAST.find((each) => buttonsOf(components).some((button) => button.label === each));
      if (label === undefined) continue;
      const named = table.users.filter((each) => content.includes(`<@${each}>`));
      const user = named.find((each) => !done.some((answer) => answer.user === each && answer.label === label));
      return user === undefined ? null : { message: id, user, label };
    }
    return null;
  };
  const next = async (done: readonly Asked[]): Promise<Asked> => {
    const until = performance.now() + 8_000;
    for (;;) {
      const now = asked(done.slice(-table.users.length));
      if (now !== null) return now;
      if (performance.now() > until) throw new Error("nothing more is asked");
      await sleep(5);
    }
  };

  beforeAll(async () => {
    table = await Playing.begin(true);
    // What the beginning has used of Discord's limits is over.
    await sleep(EDITED_MS);
  }, 60_000);

  afterAll(() => table?.close());

  it("is shown by the answer to the press before it, can be answered there, and is told below all the same", async () => {
    const answers: Asked[] = [];
    let inTheMessageBefore = 0;
    let question = await next(answers);
    const begun = performance.now();
    while (answers.length < QUESTIONS) {
      const { outcome } = await table.press(question.user, question.label);
      expect(outcome).not.toBe("failed");
      answers.push(question);
      question = await next(answers);
      if (question.message === answers.at(-1)?.message) inTheMessageBefore++;
    }
    // Discord takes five messages in five seconds: these were more.
    expect(performance.now() - begun).toBeLessThan(4_000);
    expect(inTheMessageBefore).toBeGreaterThan(4);
    await sleep(EDITED_MS);
    expect(table.standIn.rateLimited).toBe(0);
    const texts = table.messages.map(({ content }) => content).join("\n");
    const count = (words: RegExp) => texts.match(words)?.length ?? 0;
    expect({
      declaresNothing: count(/declares nothing/gu),
      passes: count(/passes/gu),
    }).toEqual({
      declaresNothing: answers.filter(({ label }) => label === "Declare nothing").length,
      passes: answers.filter(({ label }) => label === "Pass").length,
    });
    // Whoever is asked at the end is called by the last message, and nothing above it asks any more.
    const asking = table.messages.filter(({ components }) =>
      buttonsOf(components).some(({ label }) => LEAST.includes(label)),
    );
    expect(asking.map(({ id }) => id)).toEqual([table.messages.at(-1)?.id]);
    expect(asking[0]?.content).toContain(`<@${question.user}>`);
  });
});
