/** What Discord says of a direct message concerns that seat alone. */
import { afterEach, describe, expect, it } from "vitest";
import { refusal } from "../../table/refusing-rest.ts";
import { openPlace, type Place, starting } from "../../table/thread.ts";

let place: Place;
afterEach(() => place?.close());

const chooseFor = (seat: number) => ({ type: "acted", actions: [{ type: "start-with-any", seat }] }) as const;

/** What stands in a user's direct messages. */
function directly({ standIn }: Place, user: string): unknown[] {
  const channel = standIn.channels(user).find(({ kind }) => kind === "dm");
  return channel ? standIn.messages(user, channel.id) : [];
}

describe("a player's direct messages", () => {
  const codes = [10003, 10013, 20026, 40003, 50001, 50007, 50013, 50035, 50278];
  for (const code of codes) {
    it(`may be refused with ${code}: the thread goes on, and the other player has a hand`, async () => {
      place = await openPlace();
      const [londo = "", gkar = ""] = place.users;
      const opens = (body: unknown) => JSON.stringify(body).includes(`"recipient_id":"${londo}"`);
      const channel = place.standIn.directMessages(londo);
      const refusing = place.refused((asked) =>
        (asked.path === "/users/@me/channels" && opens(asked.body)) || asked.path.startsWith(`/channels/${channel}/`)
          ? refusal(code, asked)
          : undefined,
      );
      await place.take(londo, starting("one seed for all"));
      await place.pass(refusing);
      await place.take(gkar, chooseFor(1));
      await place.take(londo, chooseFor(0));
      await place.pass(refusing);
      const texts = place.texts();
      expect(texts.filter((text) => text.includes("Gkar has chosen"))).toHaveLength(1);
      expect(texts.filter((text) => text.includes("declare a conflict"))).toHaveLength(1);
      expect(texts.filter((text) => text.includes("takes no direct messages"))).toHaveLength(1);
      expect(directly(place, gkar)).toHaveLength(1);
      expect((await place.notices.take(londo))?.message.content).toContain("/hand");
      expect(await place.store.pending()).toEqual([]);
    });
  }

  for (const code of [50035, 20009, 200000, 240000]) {
    it(`has plain words and a button where the hand itself is refused with ${code}; the table is told nothing`, async () => {
      place = await openPlace();
      const [londo = "", gkar = ""] = place.users;
      const channel = place.standIn.directMessages(londo);
      const isHand = (body: unknown) => JSON.stringify(body ?? {}).includes("Your hand");
      const refusing = place.refused((asked) =>
        asked.path.startsWith(`/channels/${channel}/`) && isHand(asked.body) ? refusal(code, asked, 400) : undefined,
      );
      await place.take(londo, starting("one seed for all"));
      await place.pass(refusing);
      const there = JSON.stringify(directly(place, londo));
      expect(there).toContain("I could not show here how your hand stands");
      expect(there).toContain(":hand:");
      expect(directly(place, londo)).toHaveLength(1);
      await place.take(gkar, chooseFor(1));
      await place.take(londo, chooseFor(0));
      await place.pass();
      expect(directly(place, londo)).toHaveLength(1);
      expect(JSON.stringify(directly(place, londo))).toContain("Your hand");
      expect(place.texts().filter((text) => text.includes("takes no direct messages"))).toEqual([]);
      expect(await place.notices.take(londo)).toBeNull();
    });
  }

  it("may be gone after the hand was sent: it is sent to nobody, and the thread goes on", async () => {
    place = await openPlace();
    const [londo = "", gkar = ""] = place.users;
    await place.take(londo, starting("one seed for all"));
    await place.pass();
    const channel = place.standIn.channels(londo).find(({ kind }) => kind === "dm")?.id ?? "";
    await place.take(gkar, chooseFor(1));
    await place.take(londo, chooseFor(0));
    await place.pass(
      place.refused((asked) =>
        asked.path.startsWith(`/channels/${channel}/`) ? refusal(10003, asked, 404) : undefined,
      ),
    );
    await place.take(gkar, { type: "paused", name: "Gkar" });
    await place.pass();
    expect(place.texts().filter((text) => text.includes("declare a conflict"))).toHaveLength(1);
    expect(place.texts().filter((text) => text.includes("pauses this table"))).toHaveLength(1);
    expect(await place.store.pending()).toEqual([]);
  });

  it("is tried again after ten minutes, and then has the hand", async () => {
    place = await openPlace();
    const [londo = ""] = place.users;
    place.standIn.setDirectMessages(londo, false);
    await place.take(londo, starting("one seed for all"));
    await place.pass();
    expect(directly(place, londo)).toHaveLength(0);
    place.standIn.setDirectMessages(londo, true);
    await place.take(londo, chooseFor(0));
    await place.pass();
    expect(directly(place, londo)).toHaveLength(0);
    place.clock.advance(10 * 60_000);
    await place.pass();
    expect(directly(place, londo)).toHaveLength(1);
    expect(place.texts().filter((text) => text.includes("takes no direct messages"))).toHaveLength(1);
  });

  it("has the hand in the language that its player has chosen, from then on, and edits it once for that", async () => {
    place = await openPlace();
    const [londo = "", gkar = ""] = place.users;
    await place.take(londo, starting("one seed for all"));
    await place.take(gkar, chooseFor(1));
    await place.take(londo, chooseFor(0));
    await place.pass();
    const titled = (user: string) => JSON.stringify(directly(place, user)).match(/Your hand: \d+|Deine Hand: \d+/gu);
    expect({ londo: titled(londo), gkar: titled(gkar) }).toEqual({ londo: ["Your hand: 3"], gkar: ["Your hand: 3"] });
    await place.take(londo, { type: "habits", habits: { language: "de" } });
    const edited: string[] = [];
    const counting = place.refused((asked) => {
      if (asked.method === "patch" && !asked.path.includes(place.thread)) edited.push(asked.path);
      return undefined;
    });
    await place.pass(counting);
    expect({ londo: titled(londo), gkar: titled(gkar) }).toEqual({ londo: ["Deine Hand: 3"], gkar: ["Your hand: 3"] });
    expect(edited).toHaveLength(1);
    await place.pass(counting);
    expect(edited).toHaveLength(1);
    await place.take(londo, { type: "habits", habits: {} });
    await place.pass(counting);
    expect({ londo: titled(londo), edits: edited.length }).toEqual({ londo: ["Your hand: 3"], edits: 2 });
  });
});
