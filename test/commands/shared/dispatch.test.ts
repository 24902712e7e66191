import { DiscordAPIError, MessageFlags } from "discord.js";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Answer, openly, privately, quiet, replacing } from "../../../src/commands/shared/command.ts";
import { dispatch } from "../../../src/commands/shared/dispatch.ts";
import { StoreUnavailable } from "../../../src/store/index.ts";
import { OtherFormat } from "../../../src/table/table.ts";
import { Unsure } from "../../../src/table/tables.ts";
import { Refusing } from "../../../src/thread/sending/messenger.ts";
import { message } from "../../../src/views/text/message.ts";
import { around, bot } from "./dispatching.ts";
import { answering, interaction } from "./interactions.ts";

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const said = (calls: [string, unknown?][]) => JSON.stringify(calls);

beforeEach(() => {
  vi.useFakeTimers();
  around.lines.length = 0;
  around.taken = false;
  around.lease = () => Promise.resolve(true);
});
afterEach(() => vi.useRealTimers());

async function answered(kind: Parameters<typeof interaction>[0], run: () => Promise<Answer>, options = {}) {
  const { calls, interaction: given } = interaction(kind, options);
  const done = dispatch(given, answering(run), bot);
  await vi.advanceTimersByTimeAsync(10_000);
  await done;
  return calls;
}

describe("an answer", () => {
  it("is private where it says so", async () => {
    const calls = await answered("command", async () => privately(message({ content: "yours" })));
    expect(calls).toEqual([["reply", expect.objectContaining({ content: "yours", flags: MessageFlags.Ephemeral })]]);
  });

  it("is for everybody where it says so", async () => {
    const [call] = await answered("command", async () => openly(message({ content: "all" })));
    expect(call?.[1]).not.toHaveProperty("flags");
  });

  it("takes the place of a private message, and stands beside a public one", async () => {
    const replace = async () => replacing(message({ content: "now" }));
    expect((await answered("button", replace, { privateMessage: true }))[0]?.[0]).toBe("update");
    expect((await answered("button", replace))[0]).toEqual([
      "reply",
      expect.objectContaining({ flags: MessageFlags.Ephemeral }),
    ]);
  });

  it("is only acknowledged when the thread shows what happened", async () => {
    expect((await answered("button", async () => quiet)).map(([how]) => how)).toEqual(["deferUpdate"]);
  });

  it("mentions nobody whom the message does not name", async () => {
    const [call] = await answered("command", async () => privately(message({ content: "@everyone <@5>" })));
    expect(call?.[1]).toHaveProperty("allowedMentions", { parse: [] });
  });
});

describe("work that takes long", () => {
  const slow = (answer: Answer) => async () => {
    await later(4_000);
    return answer;
  };

  it("gets a first word within 3 s, and its answer when it is done", async () => {
    const { calls, interaction: given } = interaction("command");
    const done = dispatch(given, answering(slow(privately(message({ content: "done" })))), bot);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(calls).toEqual([["deferReply", { flags: MessageFlags.Ephemeral }]]);
    await vi.advanceTimersByTimeAsync(3_000);
    await done;
    expect(calls[1]).toEqual(["editReply", expect.objectContaining({ content: "done" })]);
  });

  it("offers a button where it is too late for a form", async () => {
    const form = { custom_id: "f", title: "F", components: [] };
    const answer: Answer = { kind: "form", form, late: message({ content: "press this" }) };
    expect((await answered("command", async () => answer)).map(([how]) => how)).toEqual(["showModal"]);
    const calls = await answered("command", slow(answer));
    expect(calls.map(([how]) => how)).toEqual(["deferReply", "editReply"]);
    expect(said(calls)).toContain("press this");
  });

  it("leaves no empty reply behind a quiet answer", async () => {
    expect((await answered("button", slow(quiet))).map(([how]) => how)).toEqual(["deferReply", "deleteReply"]);
  });

  it("says publicly what is public, late as well", async () => {
    const calls = await answered("command", slow(openly(message({ content: "all" }))));
    expect(calls.map(([how]) => how)).toEqual(["deferReply", "deleteReply", "followUp"]);
  });

  it("is said to all once, though Discord's word that it stands there was lost", async () => {
    const lost = new Refusing("later", null);
    const nonces: string[] = [];
    const messenger = {
      create(channel: string, _: unknown, nonce: string) {
        nonces.push(`${channel} ${nonce}`);
        return nonces.length === 1 ? Promise.reject(lost) : Promise.resolve("55");
      },
    };
    const told: string[] = [];
    const open: Answer = { kind: "public", message: message({ content: "all" }), posted: (id) => told.push(id) };
    const { calls, interaction: given } = interaction("command", { inServer: "7" });
    const done = dispatch(given, answering(slow(open)), Object.assign(Object.create(bot), { messenger }));
    await vi.advanceTimersByTimeAsync(10_000);
    await done;
    expect(calls.map(([how]) => how)).toEqual(["deferReply", "deleteReply"]);
    expect(nonces).toEqual(Array(2).fill(`7 answer${given.id}`));
    expect(told).toEqual(["55"]);
  });

  it("is said as the interaction's own where the bot may not write itself", async () => {
    const messenger = { create: () => Promise.reject(new Refusing("not-allowed", null)) };
    const { calls, interaction: given } = interaction("command", { inServer: "7" });
    const public_ = slow(openly(message({ content: "all" })));
    const done = dispatch(given, answering(public_), Object.assign(Object.create(bot), { messenger }));
    await vi.advanceTimersByTimeAsync(10_000);
    await done;
    expect(calls.map(([how]) => how)).toEqual(["deferReply", "deleteReply", "followUp"]);
  });
});

describe("an answer that Discord does not take", () => {
  const refusal = (code: number, status = 400) =>
    new DiscordAPIError({ code, message: "no" }, code, status, "POST", "", { files: undefined, body: undefined });

  /** Refuses the first call of this kind; gives the calls after it, as they are made. */
  async function refusing(
    how: string,
    error: Error,
    run: () => Promise<Answer>,
    kind: "command" | "button" = "button",
  ) {
    const { calls, interaction: given } = interaction(kind);
    const recorded: unknown = Reflect.get(given, how);
    let first = true;
    Reflect.set(given, how, (body: unknown) => {
      if (!first) return (recorded as (body: unknown) => Promise<void>)(body); // one of the fake's own
      first = false;
      return Promise.reject(error);
    });
    const done = dispatch(given, answering(run), bot);
    await vi.advanceTimersByTimeAsync(10_000);
    await done;
    return calls;
  }
  const yours = async () => privately(message({ content: "yours" }));
  const late = async () => {
    await later(4_000);
    return privately(message({ content: "yours" }));
  };

  it("has plain words in its place, for its reader alone, and stands in the log", async () => {
    for (const code of [50035, 20009, 200000, 240000, 99999]) {
      around.lines.length = 0;
      const calls = await refusing("reply", refusal(code), yours);
      expect(calls).toEqual([["reply", expect.objectContaining({ flags: MessageFlags.Ephemeral })]]);
      expect(said(calls)).toContain("did not let me show the answer");
      expect(said(calls)).not.toContain("yours");
      expect(around.lines.join()).toContain(String(code));
    }
  });

  it("has them too after a first word", async () => {
    const calls = await refusing("editReply", refusal(50035), late);
    expect(calls.map(([how]) => how)).toEqual(["deferReply", "followUp"]);
    expect(said(calls)).toContain("did not let me show the answer");
  });

  it("is not given again where its time is over, or the answer was lost on the way back", async () => {
    for (const code of [10062, 40060, 50027]) {
      around.notice = null;
      expect(await refusing("reply", refusal(code), yours)).toEqual([]);
      // Whoever was shown that it failed hears it with their next press.
      if (code === 40060) expect(around.notice).toBeNull();
      else
        expect(around.notice).toMatchObject({ content: expect.stringMatching(/may not have reached you.*\nyours$/u) });
    }
    around.notice = null;
  });

  it("is given again where Discord has trouble, and a form or a picture alone is not told of later", async () => {
    const trouble = new DOMException("aborted", "AbortError");
    expect((await refusing("reply", trouble, yours)).map(([how]) => how)).toEqual(["reply"]);
    expect((await refusing("deferUpdate", trouble, async () => quiet)).map(([how]) => how)).toEqual(["deferUpdate"]);
    expect((await refusing("editReply", trouble, late)).map(([how]) => how)).toEqual(["deferReply", "editReply"]);
    const form = { custom_id: "f", title: "F", components: [] };
    const forms = async (): Promise<Answer> => ({ kind: "form", form, late: message({ content: "press this" }) });
    await refusing("showModal", refusal(10062, 404), forms);
    await refusing("reply", refusal(10062, 404), async () => privately(message({ embeds: [{ title: "a look" }] })));
    expect(around.notice).toBeNull();
    await refusing("deferUpdate", refusal(10062, 404), async () => quiet);
    expect(around.notice).toMatchObject({ content: expect.stringContaining("Done.") });
    around.notice = null;
  });

  it("follows a first word whose own answer was lost on the way back", async () => {
    expect((await refusing("deferReply", refusal(40060), late)).map(([how]) => how)).toEqual(["editReply"]);
    const again = await refusing("deferReply", new DOMException("aborted", "AbortError"), late);
    expect(again.map(([how]) => how)).toEqual(["deferReply", "editReply"]);
    expect(await refusing("deferReply", refusal(10062, 404), late)).toEqual([]);
    around.notice = null;
  });
});

describe("when something goes wrong", () => {
  it("the user hears of it privately, with an id that is in the log", async () => {
    const calls = await answered("command", () => Promise.reject(new Error("the cat")));
    expect(calls[0]).toEqual(["reply", expect.objectContaining({ flags: MessageFlags.Ephemeral })]);
    const entry: unknown = JSON.parse(around.lines[0] ?? "{}");
    const { errorId } = entry as { errorId: string }; // a parsed boundary
    expect(errorId).toMatch(/^[0-9a-f]{8}$/);
    expect(said(calls)).toContain(errorId);
    expect(said(calls)).not.toContain("the cat");
  });

  it("a store that is away changed nothing, and one whose answer was lost may have", async () => {
    const failing = (error: Error) => () => Promise.reject(error);
    const away = new StoreUnavailable("away", { nothingChanged: true });
    expect(said(await answered("button", failing(away)))).toContain("Nothing was changed");
    expect(said(await answered("button", failing(new Unsure("lost"))))).not.toContain("Nothing was changed");
    expect(said(await answered("button", failing(new OtherFormat("format 99"))))).toContain("Nothing is lost");
  });

  it("what was typed into a form is said back, as a file where it is long", async () => {
    const away = () => Promise.reject(new StoreUnavailable("away", { nothingChanged: true }));
    const [short] = await answered("modal", away, { fields: ["May `it`\nburn? ```", " ", "yes"] });
    expect(short?.[1]).toMatchObject({
      content: expect.stringContaining("had typed:\n```\nMay `it`\nburn? ` ` `\n```\n```\nyes\n```"),
      flags: MessageFlags.Ephemeral,
    });
    around.lease = away;
    const [long] = await answered("modal", away, { fields: ["x".repeat(4_000)] });
    expect(long?.[1]).toMatchObject({ files: [{ name: "typed.txt", attachment: Buffer.from("x".repeat(4_000)) }] });
    expect(said([long ?? [""]])).toContain("Nothing was changed");
    around.lease = () => Promise.resolve(true);
    expect(said(await answered("modal", () => Promise.reject(new Error("no")), { fields: ["all of it"] }))).toContain(
      "all of it",
    );
    expect(said(await answered("modal", away))).not.toContain("typed");
  });

  it("what was typed into a form that is refused, or that nobody answers any more, is said back, too", async () => {
    const refused = async (): Promise<Answer> => ({
      kind: "private",
      message: message({ content: "no" }),
      refused: true,
    });
    const fields = ["May Londo burn?"];
    expect(said(await answered("modal", refused, { fields }))).toContain("May Londo burn?");
    const plain = async () => privately(message({ content: "asked" }));
    expect(said(await answered("modal", plain, { fields }))).not.toContain("May Londo burn?");
    const { calls, interaction: given } = interaction("modal", { fields });
    await dispatch(given, { commands: [], presses: [] }, bot);
    expect(said(calls)).toMatch(/older.*May Londo burn\?/u);
  });

  it("nobody is told that nothing was changed once their step was taken", async () => {
    around.taken = true;
    const failing = (error: Error) => () => Promise.reject(error);
    for (const error of [new Error("the cat"), new StoreUnavailable("away", { nothingChanged: true })]) {
      const calls = await answered("button", failing(error));
      expect(calls.map(([how]) => how)).toEqual(["reply"]);
      expect(said(calls)).not.toMatch(/nothing was changed/iu);
    }
    expect(said(await answered("button", failing(new Error("the cat"))))).toContain("Your step counts");
  });

  it("autocomplete offers nothing", async () => {
    expect(await answered("autocomplete", () => Promise.reject(new Error("no")))).toEqual([["respond", []]]);
  });

  it("autocomplete does not look at what is longer than its option may be", async () => {
    const run = () => Promise.resolve(quiet);
    expect(await answered("autocomplete", run, { typed: 300 })).toEqual([["respond", [{ name: "a", value: "a" }]]]);
    expect(await answered("autocomplete", run, { typed: 301 })).toEqual([["respond", []]]);
  });

  it("an old button says that it is old", async () => {
    const { calls, interaction: given } = interaction("button");
    await dispatch(given, { commands: [], presses: [] }, bot);
    expect(said(calls)).toContain("older");
  });
});

describe("an interaction", () => {
  const work = vi.fn(async () => privately(message({ content: "done" })));
  beforeEach(() => work.mockClear());

  it("that another process has taken is left to it", { tags: "long" }, async () => {
    around.lease = () => Promise.resolve(false);
    expect(await answered("command", work)).toEqual([]);
    expect(work).not.toHaveBeenCalled();
  });

  it("does nothing where nobody can say whose it is, and the user hears so in time", async () => {
    const away = new StoreUnavailable("away", { nothingChanged: true });
    for (const answer of [() => Promise.reject(away), () => new Promise<boolean>(() => undefined)]) {
      around.lease = answer;
      const { calls, interaction: given } = interaction("button");
      const done = dispatch(given, answering(work), bot);
      await vi.advanceTimersByTimeAsync(1_100);
      await done;
      expect(said(calls)).toContain("Nothing was changed");
    }
    expect(work).not.toHaveBeenCalled();
  });

  it("counts the time that it waited for the store as the user's", async () => {
    around.lease = () => later(900).then(() => true);
    const slow = async () => {
      await later(3_000);
      return privately(message({ content: "done" }));
    };
    const { calls, interaction: given } = interaction("command");
    const done = dispatch(given, answering(slow), bot);
    await vi.advanceTimersByTimeAsync(1_600);
    expect(calls.map(([how]) => how)).toEqual(["deferReply"]);
    await vi.advanceTimersByTimeAsync(5_000);
    await done;
  });
});

describe("choices", () => {
  it("that came too late are not worth a word in the log", async () => {
    const { interaction: given } = interaction("autocomplete");
    const raw = { code: 40060, message: "Interaction has already been acknowledged." };
    const error = new DiscordAPIError(raw, 40060, 400, "POST", "", { files: undefined, body: undefined });
    Object.assign(given, { respond: () => Promise.reject(error) });
    await dispatch(
      given,
      answering(async () => quiet),
      { ...bot, log: pino({ level: "info" }, { write: (line: string) => around.lines.push(line) }) },
    );
    expect(around.lines).toEqual([]);
  });
});

describe("a notice", () => {
  it("follows the next answer, privately and once", async () => {
    around.notice = message({ content: "closed" });
    const once = async () => privately(message({ content: "first" }));
    const calls = await answered("command", once);
    expect(calls[1]).toEqual([
      "followUp",
      expect.objectContaining({ content: "closed", flags: MessageFlags.Ephemeral }),
    ]);
    expect(await answered("command", once)).toHaveLength(1);
  });

  it("that did not arrive follows the answer after that", async () => {
    around.notice = message({ content: "closed" });
    const { interaction: given } = interaction("command");
    Reflect.set(given, "followUp", () => Promise.reject(new TypeError("fetch failed")));
    const done = dispatch(
      given,
      answering(async () => privately(message({ content: "first" }))),
      bot,
    );
    await vi.advanceTimersByTimeAsync(10_000);
    await done;
    const calls = await answered("command", async () => privately(message({ content: "second" })));
    expect(calls.map(([how]) => how)).toEqual(["reply", "followUp"]);
  });
});
