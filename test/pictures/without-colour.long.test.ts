/**
 * Nothing in a picture is told by colour alone: what differs by it differs by a shape, a dash, a hatch, a place or a word too,
 * and every word and sign keeps its contrast for eyes that lack a kind of cones.
 */
import { beforeAll, describe, expect, it } from "vitest";
import { ABILITIES, MARKS, RACES, STATES } from "../../src/engine/index.ts";
import { type Brush, loadBrush } from "../../src/pictures/canvas.ts";
import type { ConflictsFacts } from "../../src/pictures/conflicts/facts.ts";
import type { DrawnCard, DrawnSeat, DrawnTable } from "../../src/pictures/facts.ts";
import { conflictsFacts, drawnSeats, drawnTable, type Picture, sceneOf } from "../../src/pictures/index.ts";
import { PALETTES, type PaletteName } from "../../src/pictures/palette.ts";
import type { Scene } from "../../src/pictures/scene.ts";
import { say } from "../../src/views/words/index.ts";
import { position } from "./positions.ts";
import { colourless, contrastTo, SIGHTS } from "./sound.ts";

let brush: Brush;
beforeAll(async () => {
  brush = await loadBrush();
});

const draw = (picture: Picture, colours: PaletteName = "dark"): Scene =>
  sceneOf({ ...picture, colours }, brush.measure);

const tableAt = (seats: number): DrawnTable => {
  const { view, ctx } = position(seats, 6, `w${seats}`);
  return drawnTable(view, ctx);
};

/** A table of so many with its first seat changed. */
function withSeat(table: DrawnTable, change: Partial<DrawnSeat>): Picture {
  const [first, ...others] = table.seats;
  if (first === undefined) throw new Error("nobody sits there");
  return { what: "table", facts: { ...table, seats: [{ ...first, ...change }, ...others] } };
}

/** A card that nothing lies on and nobody else has. */
const BARE = { damage: 0, severe: 0, attached: [], under: 0, ownUnder: [], controller: null } as const;

/** The same with its first card bare, and changed. */
function withCard(table: DrawnTable, change: Partial<DrawnCard>): Picture {
  const [first] = table.seats;
  const [card, ...rest] = first?.inner ?? [];
  if (card === undefined) throw new Error("no card lies there");
  return withSeat(table, { inner: [{ ...card, ...BARE, ...change }, ...rest] });
}

/** That each of these tells itself from every other without colours. */
function tellsApart(pictures: Readonly<Record<string, Picture>>): void {
  const drawn = Object.entries(pictures).map(([name, picture]) => ({
    name,
    said: colourless(draw(picture)).join("\n"),
  }));
  for (const [at, one] of drawn.entries())
    for (const other of drawn.slice(at + 1))
      expect(one.said === other.said, `${one.name} and ${other.name}`).toBe(false);
}

describe("A picture without its colours", () => {
  for (const seats of [2, 4, 6, 8])
    describe(`of ${seats} seats`, () => {
      it("tells who must act, who is which race, and what is spent", () => {
        const table = tableAt(seats);
        tellsApart({ acts: withSeat(table, { acts: true }), waits: withSeat(table, { acts: false }) });
        tellsApart(
          Object.fromEntries(RACES.map((race) => [race, withSeat(table, { token: { race, place: 1, drakh: false } })])),
        );
        tellsApart({
          unspent: withSeat(table, { unspent: 6, spent: 0 }),
          half: withSeat(table, { unspent: 3, spent: 3 }),
          spent: withSeat(table, { unspent: 0, spent: 6 }),
        });
      });

      it("tells every step of unrest, and each mark from the others", () => {
        const table = tableAt(seats);
        tellsApart(Object.fromEntries([1, 2, 3, 4, 5].map((unrest) => [`${unrest}`, withSeat(table, { unrest })])));
        tellsApart(Object.fromEntries(MARKS.map((mark) => [mark, withSeat(table, { marks: [[mark, 1]] })])));
      });

      it("tells tensions and states between two players apart", () => {
        const table = tableAt(seats);
        const [relation] = table.seats[0]?.relations ?? [];
        if (relation === undefined) throw new Error("nobody else sits there");
        const states = STATES;
        const between = (change: object) => withSeat(table, { relations: [{ ...relation, ...change }] });
        tellsApart({
          four: between({ toward: 4, state: null }),
          five: between({ toward: 5, state: null }),
          ...Object.fromEntries(states.map((state) => [state, between({ toward: 4, state })])),
        });
      });
    });

  for (const seats of [2, 4, 6])
    it(`tells how a card lies, what it can, and who has it, at a table of ${seats}`, () => {
      const table = tableAt(seats);
      tellsApart({
        ready: withCard(table, { state: "ready", turned: false }),
        turned: withCard(table, { state: "turned", turned: true }),
        neutralized: withCard(table, { state: "neutralized", turned: false }),
        "neutralized, turned": withCard(table, { state: "neutralized", turned: true }),
        damaged: withCard(table, { state: "ready", turned: false, damage: 1 }),
        severely: withCard(table, { state: "ready", turned: false, severe: 1 }),
        attached: withCard(table, { state: "ready", turned: false, attached: ["A coat"] }),
        under: withCard(table, { state: "ready", turned: false, under: 1 }),
        elsewhere: withCard(table, {
          state: "ready",
          turned: false,
          controller: { token: { race: "narn", place: 2, drakh: false }, name: "G'Kar" },
        }),
      });
      tellsApart(
        Object.fromEntries(
          ABILITIES.map((ability) => [ability, withCard(table, { abilities: [{ ability, now: 3, moved: 0 }] })]),
        ),
      );
    });

  it("tells a raised ability from a lowered one, large", () => {
    const { view, ctx } = position(4, 6, "w4");
    const [seat] = drawnSeats(view, ctx);
    const [card, ...rest] = seat?.inner ?? [];
    if (seat === undefined || card === undefined) throw new Error("no card lies there");
    const moved = (by: -1 | 0 | 1): Picture => ({
      what: "seat",
      facts: { ...seat, inner: [{ ...card, abilities: [{ ability: "diplomacy", now: 3, moved: by }] }, ...rest] },
    });
    tellsApart({ raised: moved(1), lowered: moved(-1), printed: moved(0) });
  });

  it("tells a conflict that would be won from one that would be lost, and whose cards stand on which side", () => {
    const { view, ctx } = position(4, 0, "a3", ({ conflicts }) =>
      conflicts.some(({ participants }) => participants.length > 0),
    );
    const facts = conflictsFacts(view, ctx);
    const at = facts.conflicts.findIndex(({ sides }) => sides.some(({ rows }) => rows.length > 0));
    const conflict = facts.conflicts[at];
    if (conflict === undefined) throw new Error("no conflict stands there");
    const changed = (change: Partial<ConflictsFacts["conflicts"][number]>): Picture => ({
      what: "conflicts",
      facts: { ...facts, conflicts: [{ ...conflict, ...change }] },
    });
    const { text } = conflict.verdict;
    tellsApart({ good: changed({ verdict: { text, good: true } }), bad: changed({ verdict: { text, good: false } }) });
    const outs = (out: boolean) =>
      changed({ sides: conflict.sides.map((side) => ({ ...side, rows: side.rows.map((row) => ({ ...row, out })) })) });
    tellsApart({ counts: outs(false), out: outs(true) });
    const races = RACES.map((race) => [
      race,
      changed({ initiator: { ...conflict.initiator, token: { race, place: 1, drakh: false } } }),
    ]);
    tellsApart(Object.fromEntries(races));
  });
});

describe("For eyes that lack a kind of cones", () => {
  it("every word keeps a contrast of 4.5, and every sign one of 3, in the dark and in the light", () => {
    const wrong: string[] = [];
    const { view, ctx } = position(4, 0, "a3", ({ conflicts }) =>
      conflicts.some(({ participants }) => participants.length > 3),
    );
    const pictures: Picture[] = [
      ...[2, 4, 6, 8].map(
        (seats): Picture => ({ what: "table", facts: tableAt(seats), band: say("en", "band-practice") }),
      ),
      { what: "conflicts", facts: conflictsFacts(view, ctx) },
      ...drawnSeats(view, ctx).map((facts): Picture => ({ what: "seat", facts })),
    ];
    for (const name of Object.keys(PALETTES) as PaletteName[])
      for (const picture of pictures)
        for (const item of draw(picture, name).items)
          for (const sight of SIGHTS) {
            const on = "on" in item ? item.on : undefined;
            const colour =
              item.kind === "words" ? item.colour : item.kind === "sign" ? (item.stroke ?? item.fill) : undefined;
            if (on === undefined || colour === undefined) continue;
            const least = item.kind === "words" ? 4.5 : 3;
            const now = contrastTo(colour, on, sight);
            if (now < least) wrong.push(`${name}, ${sight}: ${colour} on ${on} has ${now.toFixed(2)}, not ${least}`);
          }
    expect([...new Set(wrong)]).toEqual([]);
  });
});
