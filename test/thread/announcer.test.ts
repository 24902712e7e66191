import { afterEach, describe, expect, it } from "vitest";
import { parsePosted } from "../../src/thread/pass/posted.ts";
import type { Messenger } from "../../src/thread/sending/messenger.ts";
import { message as messageOf } from "../../src/views/text/message.ts";
import { refusal } from "../table/refusing-rest.ts";
import { created } from "../table/tables.ts";
import { chooseFor, crashing, openPlace, type Place, playOpening, shown, starting, until } from "../table/thread.ts";

let place: Place;
afterEach(() => place?.close());

const [first, second] = [0, 1];
const boardOfItsOwn = messageOf({ embeds: [{ title: "Conflicts", description: "No conflict has been initiated." }] });

/** Tells of each message that is posted or edited in the thread, before Discord is asked. */
function noting({ messenger, thread }: Place, hear: (what: "post" | "edit") => Promise<void>): Messenger {
  return {
    ...messenger,
    async create(channel, body, nonce) {
      if (channel === thread) await hear("post");
      return messenger.create(channel, body, nonce);
    },
    async edit(channel, id, body) {
      if (channel === thread) await hear("edit");
      return messenger.edit(channel, id, body);
    },
  };
}

describe("the announcer", () => {
  it("shows lobby, log, tracker, board and one prompt, sends hands, and pins what stays", async () => {
    place = await openPlace();
    await place.pass();
    await playOpening(place);
    await place.pass();
    const texts = place.texts();
    expect(texts.filter((text) => text.includes("The game begins"))).toHaveLength(1);
    expect(texts.filter((text) => text.includes("choose your starting hand"))).toHaveLength(1);
    const thread = place.standIn.channels(place.users[0] ?? "").find(({ id }) => id === place.thread);
    const tracker = place.standIn
      .messages(place.users[0] ?? "", place.thread)
      .find(({ embeds }) => embeds[0]?.title?.includes("setup"));
    expect(thread?.pinnedMessageIds).toEqual([tracker?.id]);
    for (const user of place.users) {
      const direct = place.standIn.channels(user).find(({ kind }) => kind === "dm");
      expect(place.standIn.messages(user, direct?.id ?? "")).toHaveLength(1);
    }
    expect(await place.store.pending()).toEqual([]);
    expect(place.standIn.violations).toEqual([]);
  });

  it("tells its heap how many tables are left in line, until none is", async () => {
    place = await openPlace({ checked: false });
    await playOpening(place);
    for (let at = 0; at < 30; at++) {
      const { at: _, by: __, ...first } = created();
      await place.tables.create(`other${at}`, "create", place.users[0] ?? "", { ...first, thread: place.thread });
    }
    const told: number[] = [];
    const pending: Promise<readonly string[]>[] = [];
    const left = (tables: number) => {
      told.push(tables);
      if (tables === 0) pending.push(place.store.pending());
    };
    const announcer = place.announcer(place.messenger, { left });
    await announcer.start();
    const most = told.at(-1) ?? 0;
    await announcer.flush();
    await announcer.stop();
    expect(most).toBeGreaterThan(20);
    expect(Math.max(...told)).toBe(most);
    expect(told.at(-1)).toBe(0);
    // Those that are being looked at are the heaviest of all.
    for (const unsaid of await Promise.all(pending)) expect(unsaid).toEqual([]);
  });

  it("shows everything after a crash at any request, also where nothing is left to post", async () => {
    for (let at = 0, crashed = true; crashed; at++) {
      place = await openPlace({ checked: false });
      await playOpening(place);
      await place.pass();
      await place.take(place.users[0] ?? "", chooseFor(first));
      crashed = await place.pass(crashing(place.messenger, at, "before")).then(
        () => false,
        () => true,
      );
      // What a process looks at that has just started.
      if (crashed) expect({ at, pending: await place.store.pending() }).toEqual({ at, pending: ["t1"] });
      const announcer = place.announcer();
      await announcer.start();
      await announcer.flush();
      await announcer.stop();
      const there = JSON.stringify(shown(place));
      await place.pass();
      expect({ at, shown: JSON.stringify(shown(place)) }).toEqual({ at, shown: there });
      expect(await place.store.pending()).toEqual([]);
      await place.close();
      if (crashed && at > 30) throw new Error("a pass makes no more than 30 requests");
    }
  }, 60_000);

  it("edits in place, and asks nothing of Discord when nothing changed", async () => {
    place = await openPlace();
    await playOpening(place);
    await place.pass();
    const before = place.texts().length;
    await place.pass(crashing(place.messenger, 0, "before"));
    await place.take(place.users[0] ?? "", chooseFor(first));
    await place.pass();
    // What happened, and whom it waits for now, in one message.
    expect(place.texts().length).toBe(before + 1);
  });

  it("asks what is new before it edits what is left, and edits all of it in the end", async () => {
    place = await openPlace({ checked: false });
    const [londo = "", gkar = ""] = place.users;
    await place.take(londo, starting("one seed for all"));
    await place.pass();
    const asked: string[] = [];
    const announcer = place.announcer(
      noting(place, async (what) => {
        asked.push(what);
        // Somebody acts while the first edit is on its way.
        if (asked.length === 1) await place.take(londo, chooseFor(first));
      }),
    );
    await announcer.start();
    await place.take(gkar, chooseFor(second));
    await until(() => asked.includes("post"));
    expect(asked.slice(0, 2)).toEqual(["edit", "post"]);
    await until(async () => (await place.store.pending()).length === 0);
    expect(asked.filter((what) => what === "edit").length).toBeGreaterThan(2);
    const [opening] = place.standIn.messages(londo, place.thread).filter(({ content }) => content.includes("begins"));
    expect(opening?.components).toEqual([]);
    await announcer.stop();
  });

  it("puts no edit off for long, however often there is something new", async () => {
    place = await openPlace({ checked: false });
    const [londo = "", gkar = ""] = place.users;
    await place.take(londo, starting("one seed for all"));
    await place.pass();
    const asked: string[] = [];
    const announcer = place.announcer(noting(place, async (what) => void asked.push(what)));
    await announcer.start();
    let busy = true;
    const touch = () => {
      announcer.touch("t1");
      if (busy) setImmediate(touch);
    };
    touch();
    await place.take(gkar, chooseFor(second));
    await until(() => asked.filter((what) => what === "edit").length >= 2);
    busy = false;
    await announcer.stop();
    expect(asked).not.toContain("post");
  });

  it("asks below what has happened, pings each decision once, and leaves what happened when it is answered", async () => {
    place = await openPlace();
    const [londo = "", gkar = ""] = place.users;
    await playOpening(place);
    await place.pass();
    const asking = () =>
      place.standIn.messages(londo, place.thread).filter(({ components }) => (components ?? []).length > 0);
    const opening = asking().at(-1);
    expect(opening?.content).toMatch(
      /^\*\*The game begins\.\*\*[\s\S]*\nGkar has chosen.*\n<@\d+>, choose your starting hand/u,
    );
    expect(opening?.mentions.map(({ id }) => id)).toEqual([londo]);
    await place.take(londo, chooseFor(first));
    await place.pass();
    const after = place.standIn.messages(londo, place.thread).find(({ id }) => id === opening?.id);
    expect(after?.content).toMatch(/^\*\*The game begins\.\*\*[\s\S]*\nGkar has chosen[^\n]*$/u);
    expect(after?.components).toEqual([]);
    const next = asking().at(-1);
    expect(next?.content).toMatch(/^Londo has chosen a starting hand[\s\S]*\n<@\d+>, declare a conflict/u);
    expect(next?.mentions.map(({ id }) => id)).toEqual([gkar]);
  });

  it("says what happens while others still owe an answer in the message that asks them", async () => {
    place = await openPlace();
    const [londo = "", gkar = ""] = place.users;
    await place.take(londo, starting("one seed for all"));
    await place.pass();
    const before = place.texts().length;
    const asked = place.standIn.messages(londo, place.thread).find(({ content }) => content.includes("starting hand"));
    await place.take(gkar, chooseFor(second));
    await place.pass();
    expect(place.texts()).toHaveLength(before);
    const now = place.standIn.messages(londo, place.thread).find(({ id }) => id === asked?.id);
    expect(now?.content).toMatch(/Gkar has chosen a starting hand.*\n<@\d+>, choose your starting hand/u);
    expect(now?.content).not.toContain(gkar);
  });

  it("leaves a line of what was asked where nothing had happened before", async () => {
    place = await openPlace();
    const [londo = ""] = place.users;
    await place.take(londo, starting("one seed for all"));
    await place.pass();
    await place.store.documents("posted").update("t1", (present) => {
      const posted = parsePosted(present);
      const prompts = Object.fromEntries(
        Object.entries(posted.prompts).map(([key, { facts: _, ...prompt }]) => [key, prompt]),
      );
      return { ...posted, prompts, last: "another" };
    });
    await place.take(londo, chooseFor(first));
    await place.take(place.users[1] ?? "", chooseFor(second));
    await place.pass();
    expect(place.texts().filter((text) => text.includes("starting hand") && text.includes("asked"))).toEqual([
      expect.stringMatching(/^-# <@\d+> and <@\d+> were asked to choose a starting hand$/u),
    ]);
  });

  it("leaves a short pointer where an earlier version kept a board of its own", async () => {
    place = await openPlace();
    await playOpening(place);
    await place.pass();
    const message = await place.messenger.create(place.thread, boardOfItsOwn, "an-old-board");
    await place.store.documents("posted").update("t1", (present) => {
      const posted = parsePosted(present);
      const board = { message, hash: "of another version", pinned: false, made: 1 };
      return { ...posted, fixed: { ...posted.fixed, board } };
    });
    await place.take(place.users[0] ?? "", chooseFor(first));
    await place.pass();
    const boards = place.standIn
      .messages(place.users[0] ?? "", place.thread)
      .filter(({ id, embeds }) => id === message || embeds.some(({ title }) => title?.startsWith("Conflicts")));
    expect(boards.map(({ content, embeds }) => ({ content, embeds }))).toEqual([
      { content: "-# The conflicts stand in the pinned message, below the tracker.", embeds: [] },
    ]);
  });

  it("creates again what somebody deleted", async () => {
    place = await openPlace();
    await playOpening(place);
    await place.pass();
    const tracker = place.standIn
      .messages(place.users[0] ?? "", place.thread)
      .find(({ embeds }) => embeds[0]?.title?.includes("setup"));
    await place.remove(tracker?.id ?? "");
    await place.take(place.users[0] ?? "", chooseFor(first));
    await place.pass();
    const trackers = place.standIn
      .messages(place.users[0] ?? "", place.thread)
      .filter(({ embeds }) => embeds[0]?.title?.startsWith("Test"))
      .map(({ embeds }) => embeds[0]?.title);
    expect(trackers.at(-1)).toContain("turn 1");
  });

  it("tells a player with closed direct messages how to see the hand, once in public and once in private", async () => {
    place = await openPlace();
    const [londo = "", gkar = ""] = place.users;
    place.standIn.setDirectMessages(gkar, false);
    await playOpening(place);
    await place.pass();
    await place.take(londo, chooseFor(first));
    await place.pass();
    expect(place.texts().filter((text) => text.includes("takes no direct messages"))).toHaveLength(1);
    expect((await place.notices.take(gkar))?.message.content).toContain("/hand");
    expect(await place.notices.take(gkar)).toBeNull();
    expect(await place.notices.take(londo)).toBeNull();
  });

  it("asks nothing more of a thread that was deleted, and forgets nothing", async () => {
    place = await openPlace();
    await place.pass();
    await playOpening(place);
    const asked: string[] = [];
    const gone = place.refused((each) => {
      if (!each.path.startsWith(`/channels/${place.thread}`)) return undefined;
      asked.push(`${each.method} ${each.path}`);
      return refusal(10003, each, 404);
    });
    await place.pass(gone);
    expect(asked).toHaveLength(1);
    await place.take(place.users[0] ?? "", chooseFor(first));
    await place.pass(gone);
    expect(asked).toHaveLength(1);
    expect(await place.store.pending()).toEqual(["t1"]);
  });

  it("shows the same, nothing twice, whichever request it crashes at", async () => {
    place = await openPlace();
    await playOpening(place);
    let requests = 0;
    const count = <T>(work: Promise<T>): Promise<T> => {
      requests++;
      return work;
    };
    const { messenger } = place;
    await place.pass({
      create: (...given) => count(messenger.create(...given)),
      edit: (...given) => count(messenger.edit(...given)),
      read: (...given) => count(messenger.read(...given)),
      recent: (...given) => count(messenger.recent(...given)),
      pin: (...given) => count(messenger.pin(...given)),
      unpin: (...given) => count(messenger.unpin(...given)),
      direct: (...given) => count(messenger.direct(...given)),
      addMember: (...given) => count(messenger.addMember(...given)),
      archive: (...given) => count(messenger.archive(...given)),
      threads: () => Promise.resolve([]),
      openThread: (...given) => count(messenger.openThread(...given)),
    });
    const whole = shown(place);
    await place.close();
    expect(requests).toBeGreaterThan(7);
    for (const when of ["before", "after"] as const) {
      for (let at = 0; at < requests; at++) {
        place = await openPlace({ checked: false });
        await playOpening(place);
        await expect(place.pass(crashing(place.messenger, at, when))).rejects.toThrow("crash");
        await place.pass();
        expect(shown(place), `${when} request ${at}`).toEqual(whole);
        await place.close();
      }
    }
  }, 120_000);

  it("works from two processes at once without saying anything twice", async () => {
    place = await openPlace();
    const announcers = [place.announcer(), place.announcer()];
    for (const announcer of announcers) await announcer.start();
    await playOpening(place);
    await place.take(place.users[0] ?? "", chooseFor(first));
    await Promise.all(announcers.map((announcer) => announcer.flush()));
    await Promise.all(announcers.map((announcer) => announcer.stop()));
    const texts = place.texts();
    expect(texts.filter((text) => text.includes("The game begins"))).toHaveLength(1);
    expect(texts.filter((text) => text.includes("Londo has chosen"))).toHaveLength(1);
    expect(texts.filter((text) => text.includes("declare a conflict"))).toHaveLength(1);
    expect(await place.store.pending()).toEqual([]);
  });
});
