import { pino } from "pino";
import { afterEach, describe, expect, it, vi } from "vitest";
import { conflictsFacts, drawnSeats, drawnTable } from "../../../src/pictures/index.ts";
import { openSettings } from "../../../src/settings/index.ts";
import { TablePictures } from "../../../src/thread/showing/pictures.ts";
import { altText, LONGEST_ALT } from "../../../src/views/pictures/alt.ts";
import { position } from "../../pictures/positions.ts";
import { refusal } from "../../table/refusing-rest.ts";
import { openPlace, type Place, starting } from "../../table/thread.ts";

let place: Place;
afterEach(() => place?.close());

/** A table under way, whose thread shows pictures. */
async function opened(more: Partial<ConstructorParameters<typeof TablePictures>[0]> = {}) {
  let drawn = 0;
  place = await openPlace(
    { checked: true },
    (store) =>
      new TablePictures({
        settings: openSettings(store),
        log: pino({ level: "silent" }),
        history: () => Promise.resolve(null),
        mayAttach: () => true,
        draw: async () => {
          drawn++;
          return Buffer.from(`picture ${drawn}`);
        },
        ...more,
      }),
  );
  const [londo = "", gkar = ""] = place.users;
  await place.take(londo, starting("one seed for all"));
  await place.pass();
  return {
    londo,
    gkar,
    drawn: () => drawn,
    act: async () => {
      await place.take(gkar, { type: "acted", actions: [{ type: "start-with-any", seat: 1 }] });
      await place.pass();
    },
    tracker: () =>
      place.standIn.messages(londo, place.thread).find(({ embeds }) => embeds[0]?.title?.includes("setup")),
  };
}

describe("a picture that takes long to draw", () => {
  it("keeps no question waiting, and is let go of for the one that shows what came then", async () => {
    let slow = false;
    const drawing: AbortSignal[] = [];
    const finish: (() => void)[] = [];
    const { gkar, londo } = await opened({
      draw: (_, signal = new AbortController().signal) => {
        const file = Buffer.from("picture");
        if (!slow) return Promise.resolve(file);
        drawing.push(signal);
        return new Promise((resolve) => finish.push(() => resolve(file)));
      },
    });
    const announcer = place.announcer();
    await announcer.start();
    slow = true;
    await place.take(gkar, { type: "acted", actions: [{ type: "start-with-any", seat: 1 }] });
    await vi.waitFor(() => expect(drawing).toHaveLength(1), 10_000);
    const messages = place.texts().length;
    await place.take(londo, { type: "acted", actions: [{ type: "start-with-any", seat: 0 }] });
    await vi.waitFor(() => expect(place.texts().length).toBeGreaterThan(messages), 10_000);
    expect(drawing[0]?.aborted).toBe(true);
    slow = false;
    for (const done of finish) done();
    await announcer.stop();
  });
});

describe("a table's pinned message", () => {
  it("carries the picture of the table, with the same in words for whoever does not see it", async () => {
    const { tracker } = await opened();
    const shown = tracker();
    expect(shown?.attachments).toMatchObject([
      { filename: "table.webp", description: expect.stringContaining("Setup") },
    ]);
    expect(shown?.embeds[0]?.fields ?? []).toEqual([]);
    expect(place.standIn.violations).toEqual([]);
  });

  it("is drawn again where something has changed, in place of the picture that stood there, and not otherwise", async () => {
    const { act, drawn, tracker } = await opened();
    expect(drawn()).toBe(1);
    await place.pass();
    await place.pass();
    expect(drawn()).toBe(1);
    const before = tracker()?.attachments[0]?.id;
    await act();
    expect(drawn()).toBe(2);
    expect(tracker()?.attachments).toHaveLength(1);
    expect(tracker()?.attachments[0]?.id).not.toBe(before);
  });

  it("is text by the server's choice, and the picture that stood there goes", async () => {
    const { act, tracker } = await opened();
    const guild = (await place.tables.load("t1"))?.guild ?? "";
    await openSettings(place.store).servers.change(guild, { pictures: "text" });
    await act();
    expect(tracker()?.attachments).toEqual([]);
    expect(tracker()?.embeds[0]?.fields).toHaveLength(2);
  });

  it("is drawn anew in light colours by the server's choice, and looked at in those of each reader", async () => {
    const colours: (string | undefined)[] = [];
    const { act, gkar } = await opened({
      draw: async (picture) => {
        colours.push(picture.colours);
        return Buffer.from(`picture ${colours.length}`);
      },
    });
    const settings = openSettings(place.store);
    await settings.servers.change((await place.tables.load("t1"))?.guild ?? "", { pictures: "light" });
    await act();
    expect(colours).toEqual([undefined, "light"]);
    const pictures = new TablePictures({
      settings,
      log: pino({ level: "silent" }),
      history: () => Promise.resolve(null),
      mayAttach: () => true,
      draw: () => Promise.reject(new Error("nothing is drawn here")),
    });
    expect(await pictures.wantedBy(gkar)).toBe("dark");
    await settings.personal.change(gkar, { pictures: "light" });
    expect(await pictures.wantedBy(gkar)).toBe("light");
    await settings.personal.change(gkar, { pictures: "text" });
    expect(await pictures.wantedBy(gkar)).toBeNull();
  });

  it("is text where nothing can be drawn, and play goes on", async () => {
    const { act, tracker } = await opened({ draw: () => Promise.reject(new Error("no canvas here")) });
    expect(tracker()?.embeds[0]?.fields).toHaveLength(2);
    await act();
    expect(place.texts().join()).toContain("has chosen a starting hand");
    expect(tracker()?.attachments).toEqual([]);
  });

  it("is text where the bot may send no files", async () => {
    const { tracker } = await opened({ mayAttach: () => false });
    expect(tracker()).toMatchObject({ attachments: [], embeds: [{ fields: expect.anything() }] });
  });

  it("is text where Discord refuses the picture, and nobody takes the thread for closed", async () => {
    const { tracker } = await opened();
    const messenger = place.refused((asked) =>
      Buffer.isBuffer(asked.body) && asked.body.includes("table.webp") ? refusal(50_013, asked) : undefined,
    );
    await place.take(place.users[1] ?? "", { type: "acted", actions: [{ type: "start-with-any", seat: 1 }] });
    await place.pass(messenger);
    expect(tracker()).toMatchObject({ attachments: [], embeds: [{ fields: expect.anything() }] });
    expect(place.texts().join()).toContain("has chosen a starting hand");
  });
});

describe("the words of a picture", () => {
  it("name the cards of whole seats, first of who must act, and say where the others' are", () => {
    for (const [seats, turn] of [
      [2, 2],
      [3, 8],
      [4, 8],
      [10, 8],
    ] as const) {
      const { view, ctx } = position(seats, turn, "words");
      const facts = drawnTable(view, ctx);
      const inPlay = facts.seats.filter((seat) => seat.inner.length > 0);
      const acting = inPlay.find((seat) => !seat.acts) ?? facts.seats[0];
      const of = (seat: number) => ({
        ...facts,
        seats: facts.seats.map((each) => ({ ...each, acts: each.seat === seat })),
      });
      for (const language of ["en", "de"] as const) {
        const words = altText({ what: "table", facts: of(acting?.seat ?? 0) }, language);
        const told = inPlay.filter(({ name }) =>
          words.includes(`. ${name}, ${language === "en" ? "Inner" : "Innerer"}`),
        );
        const rest =
          language === "en" ? /cards(?: in play)?: the button “Cards”\.$/u : /Karten.*: Schaltfläche „Karten“\.$/u;
        if (told.length < inPlay.length) expect(words).toMatch(rest);
        else expect(words).not.toMatch(rest);
        if (told.length > 0) expect(told).toContain(acting);
        for (const { inner } of told) for (const { title } of inner) expect(words).toContain(title);
      }
    }
  });

  it("are no longer than Discord takes, and name every player with influence and power", () => {
    for (const seats of [2, 4, 10]) {
      const { view, ctx } = position(seats, 8, "words");
      const facts = drawnTable(view, ctx);
      const words = altText({ what: "table", facts });
      expect(words.length).toBeLessThanOrEqual(LONGEST_ALT);
      for (const seat of facts.seats.filter(({ eliminated }) => !eliminated)) {
        expect(words).toContain(seat.name);
        expect(words.toLowerCase()).toContain(`power ${seat.power}`);
      }
      const conflicts = conflictsFacts(view, ctx);
      const told = altText({ what: "conflicts", facts: conflicts });
      for (const { title } of conflicts.conflicts.slice(0, 2)) expect(told).toContain(title);
      for (const seat of drawnSeats(view, ctx))
        expect(altText({ what: "seat", facts: seat }).length).toBeLessThanOrEqual(LONGEST_ALT);
    }
  });
});
