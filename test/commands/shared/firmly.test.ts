// moderator: An answer that meets trouble of Discord's
import { DiscordAPIError, HTTPError, RateLimitError } from "discord.js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { firstly, isPassing, persistently } from "../../../src/commands/shared/firmly.ts";

const body = { files: undefined, body: undefined };
const api = (code: number, status = 400) =>
  new DiscordAPIError({ code, message: "no" }, code, status, "POST", "", body);
const http = (status: number) => new HTTPError(status, "trouble", "POST", "", body);
const limit = new RateLimitError({
  global: false,
  hash: "",
  limit: 1,
  majorParameter: "",
  method: "POST",
  retryAfter: 9_000,
  route: "",
  scope: "user",
  sublimitTimeout: 0,
  timeToReset: 9_000,
  url: "",
});
const broken = Object.assign(new Error("other side closed"), { code: "UND_ERR_SOCKET" });

/** Sends that come out one after the other as these say; the last one again and again. */
function sends(...outcomes: readonly (Error | string | "never" | { late: string; ms: number })[]) {
  let asked = 0;
  const send = async (): Promise<string> => {
    const outcome = outcomes[Math.min(asked++, outcomes.length - 1)] ?? "never";
    if (outcome instanceof Error) throw outcome;
    if (outcome === "never") return new Promise(() => undefined);
    if (typeof outcome === "string") return outcome;
    const { late, ms } = outcome;
    return new Promise((resolve) => setTimeout(resolve, ms, late));
  };
  return { send, asked: () => asked };
}

const within = (ms: number) => {
  const began = performance.now();
  return () => ms - (performance.now() - began);
};

async function came<Given>(work: Promise<Given>, ms: number): Promise<Given | Error> {
  const outcome = work.catch((error: Error) => error);
  await vi.advanceTimersByTimeAsync(ms);
  return outcome;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("trouble that passes", () => {
  it("is Discord's own, a limit, or a line that broke; neither a refusal nor a mistake of the bot's", () => {
    for (const error of [http(500), http(503), limit, broken, new DOMException("", "AbortError"), api(0, 429)])
      expect(isPassing(error), String(error)).toBe(true);
    for (const error of [http(404), api(50035), api(10062, 404), api(50027, 401), api(50083), new TypeError("x")])
      expect(isPassing(error), String(error)).toBe(false);
  });
});

describe("a first answer", () => {
  it("is given again for as long as Discord takes it, and no longer", async () => {
    const twice = sends(http(502), broken, "said");
    expect(await came(firstly(twice.send, within(2_900)), 2_900)).toBe("said");
    expect(twice.asked()).toBe(3);
    const never = sends(http(502));
    expect(await came(firstly(never.send, within(2_900)), 10_000)).toBeInstanceOf(HTTPError);
    expect(never.asked()).toBeGreaterThan(4);
    expect(never.asked()).toBeLessThan(10);
  });

  it("is given once more beside the one of which nothing is heard, and only one of them counts", async () => {
    const silent = sends("never", "said");
    expect(await came(firstly(silent.send, within(2_900)), 2_900)).toBe("said");
    expect(silent.asked()).toBe(2);
    const late = sends({ late: "first", ms: 2_000 }, api(40060));
    expect(await came(firstly(late.send, within(2_900)), 2_900)).toBeNull();
    const slow = sends({ late: "first", ms: 1_500 }, "never");
    expect(await came(firstly(slow.send, within(2_900)), 2_900)).toBe("first");
  });

  it("is not given again where Discord refuses it", async () => {
    const refused = sends(api(50035), "said");
    expect(await came(firstly(refused.send, within(2_900)), 2_900)).toMatchObject({ code: 50035 });
    expect(refused.asked()).toBe(1);
  });
});

describe("what follows a first answer", () => {
  it("is sent again with longer and longer pauses, for a quarter of an hour", async () => {
    const often = sends(...Array<Error>(8).fill(http(503)), "said");
    expect(await came(persistently(often.send, within(870_000)), 200_000)).toBe("said");
    const never = sends(limit);
    expect(await came(persistently(never.send, within(870_000)), 1_000_000)).toBe(limit);
    expect(never.asked()).toBeLessThan(40);
  });

  it("is let be where the bot is asked to stop, or Discord refuses it", async () => {
    const ending = new AbortController();
    const away = sends(http(503));
    const sent = persistently(away.send, within(870_000), ending.signal).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5_000);
    ending.abort();
    expect(await sent).toBeInstanceOf(HTTPError);
    expect(away.asked()).toBe(4);
    expect(await came(persistently(sends(api(10015, 404)).send, within(870_000)), 5_000)).toMatchObject({
      code: 10015,
    });
  });
});
