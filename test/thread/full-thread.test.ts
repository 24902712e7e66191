// Discord takes five messages in five seconds in a thread: what there is no room for is shown all the same
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Messenger } from "../../src/thread/sending/messenger.ts";
import { chooseFor, crashing, openPlace, type Place, playOpening, shown, starting, until } from "../table/thread.ts";

let place: Place;
afterEach(() => place?.close());

const [first, second] = [0, 1];

/** For so long a thread takes no message, in ms: a question is shown meanwhile. */
const FULL_MS = 350;

/** Both have been asked, and have answered, for their starting hands; the next question is not asked yet. */
async function askedAndAnswered(at: Place): Promise<void> {
  await playOpening(at);
  await at.pass();
  await at.take(at.users[0] ?? "", chooseFor(first));
}

/** Messages of the thread in which somebody is asked to declare a conflict. */
const declaring = (at: Place) => at.texts().filter((text) => /<@\d+>, declare a conflict/u.test(text));

describe("a thread that takes no further message for a while", () => {
  it("shows a question that there is no room for below the last answer, and posts it once there is", async () => {
    place = await openPlace();
    await askedAndAnswered(place);
    const there = place.texts().length;
    place.fill(600);
    const passing = place.pass();
    await until(() => declaring(place).length > 0);
    expect(place.texts()).toHaveLength(there);
    // What stood there, and below it what is asked.
    expect(declaring(place)[0]).toContain("Gkar has chosen a starting hand");
    await passing;
    expect(place.texts()).toHaveLength(there + 1);
    expect(declaring(place)).toHaveLength(1);
    expect(declaring(place)[0]).not.toContain("Gkar has chosen a starting hand");
    expect(await place.store.pending()).toEqual([]);
  });

  it("shows the same where there was no room, nothing twice, whichever request it crashes at", async () => {
    let requests = 0;
    const counting = ({ messenger }: Place): Messenger => ({
      ...messenger,
      create: (...given) => {
        requests++;
        return messenger.create(...given);
      },
      edit: (...given) => {
        requests++;
        return messenger.edit(...given);
      },
    });
    place = await openPlace({ checked: false });
    await askedAndAnswered(place);
    place.fill(FULL_MS);
    await place.pass(counting(place));
    const whole = shown(place);
    await place.close();
    // Shown meanwhile, posted, taken away above.
    expect(requests).toBeGreaterThanOrEqual(3);
    for (const when of ["before", "after"] as const)
      for (let at = 0; at < requests; at++) {
        place = await openPlace({ checked: false });
        await askedAndAnswered(place);
        place.fill(FULL_MS);
        await expect(place.pass(crashing(place.messenger, at, when))).rejects.toThrow("crash");
        await place.pass();
        expect(shown(place), `${when} request ${at}`).toEqual(whole);
        await place.close();
      }
  }, 120_000);

  it("says in one message what was answered while there was no room", async () => {
    place = await openPlace();
    const [londo = "", gkar = ""] = place.users;
    await askedAndAnswered(place);
    const before = place.texts().length;
    const announcer = place.announcer();
    place.fill(1_500);
    await announcer.start();
    await until(() => declaring(place).length > 0);
    for (const [user, seat] of [
      [gkar, second],
      [londo, first],
    ] as const)
      await place.take(user, { type: "acted", actions: [{ type: "declare-nothing", seat }] });
    await announcer.flush();
    await announcer.stop();
    const since = place.texts().slice(before);
    expect(since).toHaveLength(1);
    expect(since[0]?.match(/declares nothing/gu)).toHaveLength(2);
    expect(since[0]).toContain("it is your action");
  });

  it("is shown a question as soon as an edit is taken, where there was none to spare", async () => {
    place = await openPlace();
    await askedAndAnswered(place);
    const begun = performance.now();
    place.fill(4_000);
    const passing = place.pass(undefined, { mayChange: () => performance.now() > begun + 500 });
    await until(() => declaring(place).length > 0);
    expect(performance.now() - begun).toBeLessThan(3_000);
    await passing;
  });
});

describe("a question that has been answered", () => {
  it("is not edited to what the answer has made of it already, though the pass at work knew less", async () => {
    place = await openPlace();
    const [londo = ""] = place.users;
    await playOpening(place);
    await place.pass();
    const asking = place.standIn.messages(londo, place.thread).findLast(({ type }) => type === 0)?.id ?? "";
    const pressed = place.prompts.press(asking);
    const reading = vi.spyOn(place.answers, "shown");
    const edited: string[] = [];
    const counting: Messenger = {
      ...place.messenger,
      edit: (channel, message, body) => {
        edited.push(message);
        return place.messenger.edit(channel, message, body);
      },
    };
    let asked = 0;
    const passing = place.pass(counting, { mayChange: (_, message) => message !== asking || asked++ > 0 });
    await until(() => reading.mock.calls.length > 0);
    await place.take(londo, chooseFor(first));
    const table = await place.tables.load("t1");
    (table && (await pressed.answered(table)))?.delivered(true);
    await passing;
    expect(declaring(place)).toHaveLength(1);
    expect(edited).not.toContain(asking);
  });

  it("shows which of several have answered with what is edited next", async () => {
    place = await openPlace();
    const [londo = ""] = place.users;
    await place.take(londo, starting("one seed for all"));
    await place.pass();
    const asking = () => place.texts().find((text) => /<@\d+>.*<@\d+>/u.test(text));
    const both = asking();
    expect(both).toBeDefined();
    await place.take(londo, chooseFor(first));
    let turns = 0;
    let stood: string | undefined;
    const mayEdit = () => {
      if (turns++ > 3) return true;
      stood = asking();
      return false;
    };
    await place.pass(undefined, { mayEdit });
    expect(stood).toBe(both);
    expect(asking()).toBeUndefined();
  });
});
