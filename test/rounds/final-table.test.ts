import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSettings } from "../../src/settings/index.ts";
import { TablePictures } from "../../src/thread/showing/pictures.ts";
import { MINUTE, openPlace, type Place, twoPods } from "./place.ts";

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

const pictures = (more: Partial<ConstructorParameters<typeof TablePictures>[0]> = {}) =>
  new TablePictures({
    settings: openSettings(place.store),
    log: pino({ level: "silent" }),
    history: () => Promise.resolve(null),
    mayAttach: () => true,
    draw: async () => Buffer.from("a picture"),
    ...more,
  });

/** A night with a result of each pod, whose standings are posted; `end` ends it and gives their message. */
async function finished(drawing: TablePictures | undefined) {
  const { ref } = await twoPods(place);
  const watch = place.watch(drawing);
  for (const pod of [1, 2])
    await place.say(ref, "1", {
      type: "reported",
      round: 1,
      pod,
      from: "organiser",
      result: { places: [1, 2, 3, 4], victory: "standard", before_time: false },
    });
  await place.pass(0, watch);
  const board = () => place.posts.filter(({ content }) => /tandings of Autumn/u.test(content)).at(-1);
  const before = board();
  expect(before).toMatchObject({ pictures: [] });
  expect(before?.content).toContain("**1.** Player 1001");
  return {
    ref,
    board,
    end: async () => {
      await place.say(ref, "1", { type: "ended" });
      await place.pass(0, watch);
      expect(board()?.id).toBe(before?.id);
      return board();
    },
  };
}

describe("the final table of a night", () => {
  it("is a picture to share, in the message that the standings had, with the same in words", async () => {
    const { end } = await finished(pictures());
    const board = await end();
    expect(board?.pictures).toEqual([expect.stringMatching(/^Final standings of Autumn, night 1\..*1\. Player 1001/u)]);
    expect(board?.content).toContain("Equal points");
    expect(board?.content).not.toContain("Player 1001");
  });

  it.each([
    ["this machine cannot draw", () => pictures({ draw: () => Promise.reject(new Error("no canvas")) })],
    ["the bot may not send files there", () => pictures({ mayAttach: () => false })],
    ["nothing draws", () => undefined],
  ])("is text where %s", async (_, drawing) => {
    const { end } = await finished(drawing());
    const board = await end();
    expect(board?.pictures).toEqual([]);
    expect(board?.content).toMatch(/Final standings of Autumn, night 1\n🥇 \*\*1\.\*\* Player 1001/u);
  });

  it("is text where the server has chosen text", async () => {
    const settings = openSettings(place.store);
    const { end } = await finished(
      pictures({
        settings: {
          ...settings,
          servers: {
            ...settings.servers,
            of: async (guild: string) => ({ ...(await settings.servers.of(guild)), pictures: "text" as const }),
          } as typeof settings.servers,
        },
      }),
    );
    expect((await end())?.pictures).toEqual([]);
  });
});

describe("a night that ends just before the process does", () => {
  const listed = async (league: string) => (await place.nights.running()).some((each) => each.league === league);

  it("has its final table as a picture once another one comes up, and is looked at no more then", async () => {
    const { ref, board } = await finished(pictures());
    // The end is written, and nothing of it is shown yet.
    await place.say(ref, "1", { type: "ended" });
    expect(board()?.pictures).toEqual([]);
    const next = place.watch(pictures());
    await place.pass(0, next);
    expect(board()?.pictures).toEqual([expect.stringMatching(/^Final standings of Autumn, night 1/u)]);
    expect(await listed(ref.league)).toBe(false);
    const edits = board()?.edits;
    await place.pass(0, next, place.watch(pictures()));
    expect(board()?.edits).toBe(edits);
  });

  it("has no clock that calls time afterwards at what is still open", async () => {
    const { ref, threads } = await twoPods(place);
    await place.say(ref, "1", { type: "ended" });
    await place.pass(2 * 60 * MINUTE, place.watch());
    expect(threads.flatMap(place.in)).toEqual([]);
    expect((await place.night(ref)).rounds[0]?.pods.map(({ called }) => called)).toEqual([null, null]);
  });

  it("shows what is put right of it afterwards, whichever process does", async () => {
    const { ref, end, board } = await finished(pictures());
    await end();
    expect(await listed(ref.league)).toBe(false);
    const result = { places: [4, 3, 2, 1], victory: "none" as const, before_time: false };
    await place.say(ref, "1", { type: "corrected", round: 1, pod: 1, result, why: "as the players say" });
    expect(await listed(ref.league)).toBe(true);
    await place.pass(0, place.watch(pictures()));
    expect(board()?.pictures).toEqual([expect.not.stringMatching(/1\. Player 1001/u)]);
    expect(await listed(ref.league)).toBe(false);
  });
});
