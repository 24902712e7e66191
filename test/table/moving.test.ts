/** A thread that is gone or takes no messages: the table rests, says so in private, and goes on elsewhere. */
import { afterEach, describe, expect, it } from "vitest";
import { refusal } from "./refusing-rest.ts";
import { crashing, openPlace, type Place, starting } from "./thread.ts";

let place: Place;
afterEach(() => place?.close());

const chooseFor = (seat: number) => ({ type: "acted", actions: [{ type: "start-with-any", seat }] }) as const;
const saying = (text: string) => place.texts().filter((each) => each.includes(text)).length;
const textsIn = (thread: string) =>
  place.standIn
    .messages(place.users[0] ?? "", thread)
    .filter(({ type }) => type === 0)
    .map(({ content, embeds }) => `${content}${embeds[0]?.title ?? ""}`);

/** A game whose first question is open, shown in its thread. */
async function begun(checked = true): Promise<readonly [string, string]> {
  place = await openPlace({ checked });
  const [londo = "", gkar = ""] = place.users;
  await place.take(londo, starting("one seed for all"));
  await place.take(londo, chooseFor(0));
  await place.take(gkar, chooseFor(1));
  await place.pass();
  return [londo, gkar];
}

async function moveOn(by: string): Promise<string> {
  const { generalChannelId } = place.standIn;
  const thread = await place.messenger.openThread(generalChannelId, "Test");
  await place.take(by, { type: "moved", channel: generalChannelId, thread });
  return thread;
}

describe("a thread that was deleted", () => {
  it("is asked for nothing more; each player hears of it once, in private, and the host by direct message", async () => {
    const [londo, gkar] = await begun();
    place.hear("channel-gone");
    await place.take(londo, { type: "paused", name: "Londo" });
    const asked: string[] = [];
    const watching = place.refused(({ method, path }) => {
      if (path.includes(place.thread)) asked.push(`${method} ${path}`);
      return undefined;
    });
    await place.pass(watching);
    await place.pass(watching);
    expect(asked).toEqual([]);
    for (const user of [londo, gkar]) {
      expect((await place.notices.take(user))?.message.content).toContain("The thread of this table was deleted");
      expect(await place.notices.take(user)).toBeNull();
    }
    const direct = place.standIn.directMessages(londo);
    await expect.poll(() => textsIn(direct).filter((text) => text.includes("was deleted"))).toHaveLength(1);
  });

  it("is followed by another where all that stands is posted afresh, and what was unsaid is said", async () => {
    const [londo, gkar] = await begun();
    place.hear("channel-gone");
    await place.take(londo, { type: "paused", name: "Londo" });
    await place.pass();
    await place.take(londo, { type: "resumed", name: "Londo" });
    const thread = await moveOn(gkar);
    await place.pass();
    const texts = textsIn(thread);
    for (const text of ["goes on here", "pauses this table", "lets the table go on", "declare a conflict"])
      expect(
        texts.filter((each) => each.includes(text)),
        text,
      ).toHaveLength(1);
    expect(texts.filter((each) => each.includes("turn 1"))).toHaveLength(1);
    expect(texts.join("\n")).not.toContain("The game begins");
    expect((await place.tables.inThread(thread))?.id).toBe("t1");
    expect(await place.tables.inThread(place.thread)).toBeNull();
    // What has been mended is no news.
    expect(await place.notices.take(gkar)).toBeNull();
    expect(await place.store.pending()).toEqual([]);
    expect(place.standIn.violations).toEqual([]);
  });
});

describe("a table that moves", () => {
  it("leaves a last line in the thread that it leaves, where nothing can be pressed any more", async () => {
    const [londo] = await begun();
    const thread = await moveOn(londo);
    await place.pass();
    expect(textsIn(place.thread).at(-1)).toContain(`goes on in <#${thread}>`);
    const asked = place.standIn
      .messages(londo, place.thread)
      .filter(({ content }) => content.includes("declare a conflict"));
    expect(asked.map(({ components }) => components)).toEqual([[]]);
    // The hand stays where it is.
    expect(textsIn(place.standIn.directMessages(londo))).toHaveLength(1);
  });

  it("moves at the word of its players, its host and a judge alone", async () => {
    await begun();
    const stranger = place.standIn.user("morden").id;
    await expect(moveOn(stranger)).rejects.toThrow("not-seated");
  });

  it("shows nothing twice, whichever request it crashes at", async () => {
    await begun(false);
    let requests = 0;
    const first = await moveOn(place.users[0] ?? "");
    await place.pass(
      place.refused(({ path }) => {
        if (path.startsWith("/channels/")) requests++;
        return undefined;
      }),
    );
    const whole = textsIn(first).map((text) => text.replace(/<@\d+>/g, "<@user>"));
    await place.close();
    expect(requests).toBeGreaterThan(4);
    for (const when of ["before", "after"] as const) {
      for (let at = 0; at < requests; at++) {
        await begun(false);
        const thread = await moveOn(place.users[0] ?? "");
        await expect(place.pass(crashing(place.messenger, at, when))).rejects.toThrow("crash");
        await place.pass();
        const texts = textsIn(thread).map((text) => text.replace(/<@\d+>/g, "<@user>"));
        expect(texts, `${when} request ${at}`).toEqual(whole);
        expect(textsIn(place.thread).filter((text) => text.includes("goes on in"))).toHaveLength(1);
        await place.close();
      }
    }
  }, 120_000);
});

describe("a server that threw the bot out", () => {
  it("lets its tables rest until the bot is back, and then all is said", async () => {
    const [londo] = await begun();
    place.hear("server-gone");
    await place.take(londo, { type: "paused", name: "Londo" });
    let asked = 0;
    await place.pass(
      place.refused((each) => {
        if (!each.path.includes(place.thread)) return undefined;
        asked++;
        return refusal(50001, each);
      }),
    );
    expect(asked).toBe(0);
    place.hear("server-back");
    await place.pass();
    expect(saying("pauses this table")).toBe(1);
  });
});

describe("a thread that takes no messages", () => {
  it("is named to whoever presses next, with the way out", async () => {
    const [londo, gkar] = await begun();
    await place.take(londo, { type: "paused", name: "Londo" });
    await place.pass(place.refused((each) => (each.path.includes(place.thread) ? refusal(50013, each) : undefined)));
    expect((await place.notices.take(gkar))?.message.content).toContain("Send Messages in Threads");
    await place.pass();
    expect(await place.notices.take(londo)).toBeNull();
    expect(saying("pauses this table")).toBe(1);
  });

  it("that an earlier version gave up is asked once more", async () => {
    const [londo] = await begun();
    const documents = place.store.documents("posted");
    await documents.update("t1", (present) => ({ ...(present as object), lost: true }));
    await place.take(londo, { type: "paused", name: "Londo" });
    await place.pass();
    expect(saying("pauses this table")).toBe(1);
  });
});
