/** Which of three classes a refusal of Discord's is of: passing, of the whole place, of this message alone. */
import { DiscordAPIError, HTTPError, RateLimitError } from "discord.js";
import { describe, expect, it } from "vitest";
import { type Extent, refusing } from "../../../src/thread/sending/refusing.ts";

const request = { files: undefined, body: undefined };
const answered = (status: number, code?: number) =>
  new DiscordAPIError({ message: "no", code: code ?? 0 }, code ?? 0, status, "POST", "/x", request);
const limited = new RateLimitError({
  timeToReset: 9_000,
  limit: 5,
  method: "POST",
  hash: "h",
  url: "/x",
  route: "/channels/:id/messages",
  majorParameter: "1",
  global: false,
  retryAfter: 9_000,
  sublimitTimeout: 0,
  scope: "user",
});

/** By what Discord answers: its status and code, null where it gives none. */
const ANSWERS: Readonly<
  Record<Extent, readonly (readonly [status: number, code: number | undefined, what: string])[]>
> = {
  passing: [
    [429, undefined, "a rate limit"],
    [429, 20016, "slow mode"],
    [429, 20028, "the channel's own limit"],
    [429, 20029, "the server's own limit"],
    [429, 30046, "too many edits of old messages"],
    [429, 40062, "a limit of the service"],
    [401, undefined, "a token that it does not know"],
    [401, 40001, "the same, with its code"],
    [401, 50014, "a token that is none"],
    [403, 40333, "Cloudflare's block"],
    [400, 110000, "an index that is not there yet"],
    [503, 130000, "an overload"],
    [400, 40004, "sending that is switched off for now"],
    [503, 40006, "a feature that is switched off for now"],
    [400, 50083, "a thread that is archived again"],
    [408, undefined, "a request that took too long"],
    [500, undefined, "an error of its own"],
    [502, 99_999, "an error of its own with a code that nobody knows"],
  ],
  place: [
    [404, 10003, "no such channel"],
    [404, 10004, "no such server"],
    [403, 40007, "a bot that is banned"],
    [403, 50001, "no access"],
    [400, 50008, "a channel without text"],
    [403, 50009, "a verification that is missing"],
    [403, 50013, "a missing permission"],
    [400, 160005, "a lock"],
    [400, 160006, "as many open threads as there may be"],
    [403, undefined, "a no without a reason"],
  ],
  message: [
    [404, 10008, "no such message"],
    [404, 10013, "no such user"],
    [400, 20009, "explicit content"],
    [403, 20026, "a bot that is taken for a nuisance"],
    [403, 40003, "too many direct messages opened"],
    [413, 40005, "too large"],
    [400, 40060, "an answer that has been given"],
    [403, 50005, "somebody else's message"],
    [400, 50006, "an empty message"],
    [403, 50007, "closed direct messages"],
    [400, 50035, "a form that does not fit"],
    [400, 160002, "a reply without the right to read"],
    [400, 200000, "a moderator's filter"],
    [400, 240000, "a filter of links"],
    [403, 50278, "no server in common"],
    [418, 99_999, "a code that nobody knows"],
    [400, undefined, "a request that is none"],
  ],
};

describe("a refusal of Discord's", () => {
  for (const [extent, answers] of Object.entries(ANSWERS))
    it.each(answers)(`with %i and %s is about ${extent}: %s`, (status, code) => {
      expect(refusing(answered(status, code), "POST /x")).toMatchObject({ refuses: extent, code: code ?? status });
    });

  it.each([
    ["a line that broke", new TypeError("fetch failed"), null],
    ["an answer that took too long", new DOMException("aborted", "AbortError"), null],
    ["an error without a body", new HTTPError(503, "Unavailable", "POST", "/x", request), 503],
    ["a token that is not at hand", new Error("Expected token to be set for this request"), null],
    ["a wait that is too long", limited, 429],
  ])("passes: %s", (_, error, code) => {
    expect(refusing(error, "POST /x")).toMatchObject({ refuses: "passing", code });
  });

  it("keeps how long Discord asks to wait", () => {
    expect(refusing(limited, "POST /x").after).toBe(9_000);
  });
});
