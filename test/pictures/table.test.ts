import { beforeAll, describe, expect, it } from "vitest";
import { loadLibrary } from "../../src/catalogue/library.ts";
import { ABILITIES, RACES } from "../../src/engine/index.ts";
import { type Brush, loadBrush } from "../../src/pictures/canvas.ts";
import { type DrawnTable, drawnTable } from "../../src/pictures/facts.ts";
import { DARK_PALETTE, LIGHT_PALETTE } from "../../src/pictures/palette.ts";
import { UPRIGHT } from "../../src/pictures/parts/card.ts";
import { nameLines } from "../../src/pictures/parts/names.ts";
import { type Scene, Sheet, SMALLEST, TIGHTEST } from "../../src/pictures/scene.ts";
import { SIGNS } from "../../src/pictures/signs.ts";
import { tableScene } from "../../src/pictures/table/table.ts";
import { drawable } from "../../src/pictures/typeface.ts";
import { again, position } from "./positions.ts";
import { apart, isSound, SIGHTS, saidIn, wordsOf } from "./sound.ts";

let brush: Brush;
beforeAll(async () => {
  brush = await loadBrush();
});

const draw = (facts: DrawnTable, palette = DARK_PALETTE): Scene => tableScene(facts, palette, brush.measure);
const at = (seats: number, turn: number, seed: string): DrawnTable => {
  const { view, ctx } = position(seats, turn, seed);
  return drawnTable(view, ctx);
};

describe("the table as a picture", () => {
  it("seats four clockwise in the order of initiative", () => {
    const facts = at(4, 9, "4f");
    const scene = draw(facts);
    const places = facts.seats.map(({ seat }) => {
      const part = scene.parts.find(({ name }) => name === `seat:${seat}`);
      return { left: (part?.x ?? 0) < 100, top: (part?.y ?? 0) < 100 };
    });
    expect(places).toEqual([
      { left: true, top: true },
      { left: false, top: true },
      { left: false, top: false },
      { left: true, top: false },
    ]);
  });

  it("wastes little room beside a seat with many cards", { tags: "long" }, () => {
    const facts = at(4, 9, "4b");
    const uneven = {
      ...facts,
      seats: facts.seats.map((seat, place) => ({
        ...seat,
        inner: again(seat.inner, place === 0 ? 7 : 1),
        supporting: again(seat.supporting, place === 0 ? 6 : 1),
      })),
    };
    const scene = draw(uneven);
    isSound(scene);
    const heightOf = (place: number) =>
      scene.parts.find(({ name }) => name === `seat:${uneven.seats[place]?.seat}`)?.h ?? 0;
    // Both columns are equally high; without a column of its own the second seat would be as high as the first.
    expect(heightOf(1)).toBeLessThan(heightOf(0) - 60);
  });

  it("lays a rotated card on its side and a ready one upright", () => {
    const played = at(4, 9, "4b");
    const turned = <T extends { readonly id: number }>(cards: readonly T[]) =>
      cards.map((card) => ({ ...card, turned: card.id % 2 === 0 }));
    const facts = {
      ...played,
      seats: played.seats.map((seat) => ({
        ...seat,
        inner: turned(seat.inner),
        supporting: turned(seat.supporting),
        onFaction: [],
      })),
    };
    const scene = draw(facts);
    isSound(scene);
    const cards = facts.seats.flatMap(({ inner, supporting }) => [...inner, ...supporting]);
    const seen = cards.flatMap((card) => {
      const part = scene.parts.find(({ name }) => name === `card:${card.id}`);
      return part ? [{ turned: card.turned, wide: part.w > part.h }] : [];
    });
    expect(seen.some(({ turned }) => turned)).toBe(true);
    expect(seen.some(({ turned }) => !turned)).toBe(true);
    for (const { turned, wide } of seen) expect(wide).toBe(turned);
  });

  it("names whoever must act, and marks that seat", () => {
    const facts = at(4, 9, "4b");
    const acting = facts.seats.filter(({ acts }) => acts);
    expect(acting).toHaveLength(1);
    const said = saidIn(draw(facts));
    expect(said).toContain(`${acting[0]?.name} to act`);
    expect(said.filter((text) => text === "TO ACT")).toHaveLength(1);
  });

  it("keeps a player who is out of the game in a line below the others", () => {
    const facts = at(4, 9, "4b");
    const [lost] = facts.seats;
    const without = { ...facts, seats: facts.seats.map((seat) => ({ ...seat, eliminated: seat === lost })) };
    const scene = draw({
      ...without,
      seats: without.seats.toSorted((a, b) => Number(a.eliminated) - Number(b.eliminated)),
    });
    isSound(scene);
    const part = scene.parts.find(({ name }) => name === `seat:${lost?.seat}`);
    expect(part?.h).toBeLessThan(25);
    expect(saidIn(scene).some((text) => text.includes("eliminated"))).toBe(true);
  });

  it("tells of a Drakh faction, the Alliance, the Shadow War and what lies on the whole game", () => {
    const facts = at(3, 9, "3b");
    const [first] = facts.seats;
    if (!first) throw new Error("three sit there");
    const scene = draw({
      ...facts,
      seats: facts.seats.map((seat) =>
        seat === first ? { ...seat, faction: "Narn · Home · Drakh", token: { ...seat.token, drakh: true } } : seat,
      ),
      notices: ["Shadow War", "Narn civil war"],
      alliance: { members: facts.seats.map(({ token }) => token), founder: first.token },
      global: ["Jubilee Tournament"],
    });
    isSound(scene);
    expect(saidIn(scene)).toEqual(
      expect.arrayContaining([
        "Narn · Home · Drakh",
        "Shadow War",
        "Narn civil war",
        "Interstellar Alliance",
        "Jubilee Tournament",
      ]),
    );
  });

  it("squeezes and then cuts a long name, and drops letters that the typeface lacks", () => {
    const { view } = position(4, 9, "4b");
    const display = "Wilhelmina von Schwarzenberg-Hohenlohe 🚀";
    const facts = drawnTable(view, { people: [{ seat: 0, userId: null, display }] });
    const scene = draw(facts);
    isSound(scene);
    expect(saidIn(scene).some((text) => text.startsWith("Wilhelmina") && text.endsWith("…"))).toBe(true);
    expect(drawable("Žofie 日 Ωμέγα Привет")).toBe("Žofie Ωμέγα Привет");
    expect(drawable("日本")).toBe("?");
  });

  it("keeps the races apart for eyes that lack a kind of cones, besides their shapes", () => {
    for (const palette of [DARK_PALETTE, LIGHT_PALETTE])
      for (const sight of SIGHTS)
        for (const [index, race] of RACES.entries())
          for (const other of RACES.slice(index + 1))
            expect(apart(palette.loyalty[race], palette.loyalty[other], sight), `${race}, ${other}`).toBeGreaterThan(5);
  });

  it("keeps abilities and tensions apart for the same eyes, and gives each a shape of its own", () => {
    for (const palette of [DARK_PALETTE, LIGHT_PALETTE])
      for (const sight of SIGHTS) {
        for (const [index, one] of ABILITIES.entries())
          for (const other of ABILITIES.slice(index + 1))
            expect(apart(palette.ability[one], palette.ability[other], sight), `${one}, ${other}`).toBeGreaterThan(5);
        for (const [one, other] of [
          [palette.hot, palette.good],
          [palette.warm, palette.good],
          [palette.warm, palette.hot],
        ] as const)
          expect(apart(one, other, sight), `${one}, ${other}`).toBeGreaterThan(5);
      }
    const shapes = [...ABILITIES, ...RACES].map((name) => SIGNS[name]);
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it("draws each of its signs so that it can be seen", () => {
    const unseen = Object.keys(SIGNS).filter((name) => {
      const sheet = new Sheet(DARK_PALETTE, brush.measure);
      sheet.sign(name as keyof typeof SIGNS, 195, 20, 24, { fill: DARK_PALETTE.text, on: DARK_PALETTE.ground }); // of its own keys
      const empty = new Sheet(DARK_PALETTE, brush.measure);
      const [drawn, before] = [sheet, empty].map((one) => brush.draw(one.done(40), 390).pixels());
      const changed =
        drawn?.filter((value, at) => at % 4 === 0 && Math.abs(value - (before?.[at] ?? 0)) > 60).length ?? 0;
      // Of 24 × 24; the narrowest are an arrow and a spark.
      return changed < 60;
    });
    expect(unseen).toEqual([]);
  });

  it("cuts no name of a practice card that lies upright", () => {
    const room = UPRIGHT.w - 7;
    const sheet = new Sheet(DARK_PALETTE, brush.measure);
    const library = loadLibrary();
    const inDecks = library.starters.flatMap((starter) => library.deckIds(starter));
    const cards = [...new Set(inDecks)].flatMap((id) => library.facts(id) ?? []);
    expect(cards.length).toBeGreaterThan(100);
    const cut = cards.flatMap(({ title, type }) => {
      // Ambassadors' names are bold.
      const bold = type === "character";
      const lines = nameLines(sheet, title, room, bold, 3);
      return lines.some((line) => sheet.width(line, SMALLEST, bold) * TIGHTEST > room) ? [title] : [];
    });
    expect(cut).toEqual([]);
  });

  it("puts no number of the bar of influence under the line of power, where there is room beside it", {
    tags: "long",
  }, () => {
    const facts = at(9, 8, "r9");
    for (const power of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const scene = draw({ ...facts, seats: facts.seats.map((seat) => ({ ...seat, power, unspent: 6, spent: 0 })) });
      const lines = scene.items.flatMap((item) =>
        item.kind === "line" && item.stroke === DARK_PALETTE.text && item.points[0]?.[0] === item.points[1]?.[0]
          ? [item]
          : [],
      );
      const numbers = wordsOf(scene).filter(({ text, colour }) => text === "6" && colour === DARK_PALETTE.digit);
      expect(numbers.length).toBeGreaterThanOrEqual(facts.seats.length);
      const struck = numbers.filter(({ x, y, width }) =>
        lines.some(({ points: [from, to] }) => {
          const [at = 0, top = 0] = from ?? [];
          return at > x && at < x + width && top < y && (to?.[1] ?? 0) > y - 5;
        }),
      );
      expect(struck).toEqual([]);
    }
  });
});
