/** Each step of a pass stands alone: whatever Discord says to one request, the question arrives, and nothing is doubled. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { StoreUnavailable } from "../../../src/store/index.ts";
import type { Messenger } from "../../../src/thread/sending/messenger.ts";
import { type Asked, failure, refusal } from "../refusing-rest.ts";
import { openPlace, type Place, starting } from "../thread.ts";

let place: Place;
afterEach(() => place?.close());

const chooseFor = (seat: number) => ({ type: "acted", actions: [{ type: "start-with-any", seat }] }) as const;
const content = ({ body }: Asked): string =>
  typeof body === "object" && body !== null && "content" in body ? String(body.content) : "";
const hasEmbed = ({ body }: Asked): boolean => JSON.stringify(body ?? {}).includes('"title"');

/** The requests of the pass after both have chosen their hands, each told by what it is. */
const REQUESTS: Readonly<Record<string, (asked: Asked) => boolean>> = {
  "the post of a log line": (asked) => asked.method === "post" && content(asked).includes("has chosen"),
  "the post of the question": (asked) => asked.method === "post" && content(asked).includes("declare a conflict"),
  "an edit of tracker or board": (asked) => asked.method === "patch" && hasEmbed(asked),
  "an edit of the answered prompt": (asked) => asked.method === "patch" && content(asked).startsWith("-# Asked"),
  "every edit": ({ method }) => method === "patch",
  "a pin": ({ method, path }) => method === "put" && path.includes("/pins/"),
  "opening direct messages": ({ path }) => path === "/users/@me/channels",
};

const passing = [
  ["500", (asked: Asked) => failure(500, asked)],
  ["503", (asked: Asked) => failure(503, asked)],
  ["a broken line", () => new TypeError("fetch failed")],
  ["an abort", () => new DOMException("aborted", "AbortError")],
  ["20028", (asked: Asked) => refusal(20028, asked, 429)],
] as const;
const alone = [50035, 20009, 200000, 50005, 240000, 99999].map(
  (code) => [String(code), (asked: Asked) => refusal(code, asked, code === 50035 ? 400 : 403)] as const,
);

const saying = (text: string) => place.texts().filter((each) => each.includes(text)).length;

async function bothChoose(): Promise<void> {
  const [londo = "", gkar = ""] = place.users;
  await place.take(londo, chooseFor(0));
  await place.take(gkar, chooseFor(1));
}

describe("a request that fails for the moment", () => {
  for (const [what, is] of Object.entries(REQUESTS)) {
    for (const [name, answer] of passing) {
      it(`${what}, with ${name}: all is said once when it works again`, async () => {
        place = await openPlace({ checked: false });
        await place.take(place.users[0] ?? "", starting("one seed for all"));
        if (!what.startsWith("opening") && what !== "a pin") await place.pass();
        await bothChoose();
        const refusing = place.refused((asked) => (is(asked) ? answer(asked) : undefined));
        await place.pass(refusing);
        if (!what.startsWith("the post")) expect(saying("declare a conflict")).toBe(1);
        await place.pass();
        await place.pass();
        expect(saying("declare a conflict")).toBe(1);
        expect(saying("Londo has chosen")).toBe(1);
        expect(saying("The game begins")).toBe(1);
        expect(saying("could not show")).toBe(0);
        expect(await place.store.pending()).toEqual([]);
      });
    }
  }

  it("a log line that Discord can never take for the moment keeps the question back three times at most", async () => {
    place = await openPlace({ checked: false });
    await place.take(place.users[0] ?? "", starting("one seed for all"));
    await place.pass();
    await bothChoose();
    const broken = REQUESTS["the post of a log line"];
    const announcer = place.announcer(place.refused((asked) => (broken?.(asked) ? failure(500, asked) : undefined)));
    for (let at = 0; at < 3; at++) {
      expect(saying("declare a conflict")).toBe(0);
      await announcer.flush();
    }
    expect(saying("declare a conflict")).toBe(1);
    await announcer.stop();
  });
});

describe("a message that Discord does not let through", () => {
  for (const [name, answer] of alone) {
    it(`with ${name}: a plain line stands in the place of the log line, and play goes on`, async () => {
      place = await openPlace({ checked: false });
      await place.take(place.users[0] ?? "", starting("one seed for all"));
      await place.pass();
      await bothChoose();
      let asked = 0;
      const refusing = place.refused((each) => {
        if (!REQUESTS["the post of a log line"]?.(each)) return undefined;
        asked++;
        return answer(each);
      });
      await place.pass(refusing);
      await place.pass();
      expect(asked).toBe(2);
      expect(saying("could not show what happened here")).toBe(1);
      expect(saying("declare a conflict")).toBe(1);
      expect(await place.store.pending()).toEqual([]);
    });

    it(`with ${name}: the question is asked in plain words, with a button`, async () => {
      place = await openPlace({ checked: false });
      await place.take(place.users[0] ?? "", starting("one seed for all"));
      await place.pass();
      await bothChoose();
      const refusing = place.refused((each) =>
        REQUESTS["the post of the question"]?.(each) ? answer(each) : undefined,
      );
      await place.pass(refusing);
      const plain = place.standIn
        .messages(place.users[0] ?? "", place.thread)
        .filter((each) => each.content.includes("asks you something"));
      expect(plain).toHaveLength(1);
      expect(plain[0]?.content).toContain(`<@${place.users[1]}>`);
      expect(JSON.stringify(plain[0]?.components)).toContain("Act…");
      expect(saying("Londo has chosen")).toBe(1);
      expect(await place.store.pending()).toEqual([]);
    });

    it(`with ${name}, an edit: nothing else waits for it`, async () => {
      place = await openPlace({ checked: false });
      await place.take(place.users[0] ?? "", starting("one seed for all"));
      await place.pass();
      await bothChoose();
      await place.pass(place.refused((each) => (REQUESTS["every edit"]?.(each) ? answer(each) : undefined)));
      await place.pass();
      expect(saying("declare a conflict")).toBe(1);
      expect(saying("Londo has chosen")).toBe(1);
      expect(await place.store.pending()).toEqual([]);
    });
  }
});

describe("a question", () => {
  /** The process ends when the question is posted and not written down, and Discord has forgotten the nonce since. */
  async function orphaned(): Promise<void> {
    place = await openPlace({ checked: false });
    await place.take(place.users[0] ?? "", starting("one seed for all"));
    await place.pass();
    await bothChoose();
    let posts = 0;
    const dying: Messenger = {
      ...place.messenger,
      async create(channel, message, nonce) {
        posts++;
        await place.messenger.create(channel, message, `${nonce.slice(0, 20)}${posts}`);
        if (message.content.includes("declare a conflict"))
          throw new StoreUnavailable("crash", { nothingChanged: true });
        return place.messenger.create(channel, message, `${nonce.slice(0, 20)}${posts}`);
      },
    };
    await expect(place.pass(dying)).rejects.toThrow("crash");
    expect(saying("declare a conflict")).toBe(1);
  }

  it("that a killed process has posted is found again, and asked once", async () => {
    await orphaned();
    await place.pass();
    expect(saying("declare a conflict")).toBe(1);
  });

  it("that a killed process has posted is closed when it is answered before the next one starts", async () => {
    await orphaned();
    await place.take(place.users[1] ?? "", { type: "acted", actions: [{ type: "declare-nothing", seat: 1 }] });
    await place.pass();
    const open = place.standIn
      .messages(place.users[0] ?? "", place.thread)
      .filter((each) => (each.components ?? []).length > 0 && each.content.includes(`<@${place.users[1]}>`));
    expect(open).toEqual([]);
  });

  it("that somebody deletes is asked again when it changes", async () => {
    place = await openPlace({ checked: false });
    await place.take(place.users[0] ?? "", starting("one seed for all"));
    await place.pass();
    const prompt = place.standIn
      .messages(place.users[0] ?? "", place.thread)
      .find((each) => each.content.includes("starting hand") && each.content.includes("<@"));
    await place.remove(prompt?.id ?? "");
    await place.take(place.users[0] ?? "", chooseFor(0));
    await place.pass();
    expect(place.texts().filter((text) => text.includes(`<@${place.users[1]}>`) && text.includes("hand"))).toHaveLength(
      1,
    );
  });
});

describe("a thread that takes no messages", () => {
  for (const code of [50001, 50013, 160005, 160006]) {
    it(`with ${code}: asked once, nothing is lost, and all of it is said when it takes some again`, async () => {
      place = await openPlace({ checked: false });
      await place.take(place.users[0] ?? "", starting("one seed for all"));
      await place.pass();
      let asked = 0;
      const refusing = place.refused((each) => {
        if (each.method !== "post" || !each.path.startsWith(`/channels/${place.thread}`)) return undefined;
        asked++;
        return refusal(code, each);
      });
      const announcer = place.announcer(refusing);
      await bothChoose();
      await announcer.flush();
      await place.take(place.users[0] ?? "", { type: "paused", name: "Londo" });
      await announcer.flush();
      await announcer.stop();
      expect(asked).toBe(1);
      await place.take(place.users[0] ?? "", { type: "resumed", name: "Londo" });
      await place.pass();
      for (const text of ["Londo has chosen", "Gkar has chosen", "pauses this table", "lets the table go on"])
        expect(saying(text), text).toBe(1);
      expect(saying("declare a conflict")).toBe(1);
      expect(await place.store.pending()).toEqual([]);
    });
  }

  it("waits no longer for its next try once somebody acts, where it failed only for the moment", async () => {
    place = await openPlace({ checked: false });
    await place.take(place.users[0] ?? "", starting("one seed for all"));
    await place.pass();
    let fails = true;
    let failed = 0;
    const announcer = place.announcer(
      place.refused((each) => {
        if (!fails || each.method !== "post" || !each.path.startsWith(`/channels/${place.thread}`)) return undefined;
        failed++;
        return new DOMException("aborted", "AbortError");
      }),
    );
    await announcer.start();
    // Each failure in a row doubles the pause: after five of them it is 16 s.
    const [pause, goOn] = [{ type: "paused", name: "Londo" } as const, { type: "resumed", name: "Londo" } as const];
    for (const [at, entry] of [pause, goOn, pause, goOn, pause].entries()) {
      await place.take(place.users[0] ?? "", entry);
      await vi.waitUntil(() => failed > at, { timeout: 10_000 });
    }
    fails = false;
    await place.take(place.users[0] ?? "", goOn);
    await vi.waitUntil(() => place.texts().join("\n").split("lets the table go on").length === 4, { timeout: 6_000 });
    await announcer.stop();
  }, 60_000);

  it("is asked again once a minute at most when somebody acts, and seldom when nobody does", async () => {
    const { Setbacks } = await import("../../../src/thread/sending/setbacks.ts");
    const { Refusing } = await import("../../../src/thread/sending/messenger.ts");
    let now = 0;
    const setbacks = new Setbacks(() => now);
    const refused = new Refusing("not-allowed", null);
    const pauses: number[] = [];
    for (let at = 0; at < 12; at++) {
      setbacks.failed("thread", refused);
      const pause = setbacks.passed() ?? 0;
      pauses.push(pause / 60_000);
      now += pause;
      expect(setbacks.may("thread")).toBe(true);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
    setbacks.failed("thread", refused);
    now += 59_000;
    setbacks.forgive();
    expect(setbacks.may("thread")).toBe(false);
    now += 1_000;
    expect(setbacks.may("thread")).toBe(true);
  });
});
