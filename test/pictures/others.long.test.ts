import { beforeAll, describe, expect, it } from "vitest";
import { type Game, viewFor } from "../../src/engine/index.ts";
import { type Brush, loadBrush } from "../../src/pictures/canvas.ts";
import type { ConflictsFacts } from "../../src/pictures/conflicts/facts.ts";
import { conflictsFacts, drawnSeats, type Picture, sceneOf } from "../../src/pictures/index.ts";
import type { Scene } from "../../src/pictures/scene.ts";
import { altText, LONGEST_ALT } from "../../src/views/pictures/alt.ts";
import { arranged, at, character, conflict, does, fleet, order, stage } from "../engine/stage.ts";
import { people, position } from "./positions.ts";
import { isSound, saidIn } from "./sound.ts";

let brush: Brush;
beforeAll(async () => {
  brush = await loadBrush();
});

const draw = (picture: Picture, colours: "dark" | "light" = "dark"): Scene =>
  sceneOf({ ...picture, colours }, brush.measure);
const conflictsOf = (game: Game): Picture => ({
  what: "conflicts",
  facts: conflictsFacts(viewFor(game, "public"), people(game.seats.length)),
});

const raid = conflict("Raid", "military", {
  says: "Target a location. Won: gain 1 influence. Lost: lose 1 influence.",
});

/** Of a few games the first that comes to where this is so. */
function firstGame(index: number, until: (game: Game) => boolean): Game {
  for (const seed of ["a", "b", "c", "d", "e", "f"]) {
    const { game } = position(4, 0, `${seed}${index}`, until);
    if (until(game)) return game;
  }
  throw new Error(`no game came to kind ${index}`);
}

/** A vote in which somebody has voted, and a conflict of several sides. */
const VOTED: ConflictsFacts = {
  turn: "Turn 1",
  declared: [],
  vote: {
    title: "Grievance",
    head: "headed by Sinclair",
    says: "",
    tally: "1 yes, 0 no",
    ballots: [
      { token: null, name: "Narn", cast: "yes", says: "Yes" },
      { token: null, name: "Minbari", cast: null, says: "–" },
    ],
    league: [],
  },
  conflicts: [],
};

describe("the conflicts as a picture", () => {
  it("tell in words who has voted how", () => {
    expect(altText({ what: "conflicts", facts: VOTED })).toBe(
      "Vote on Grievance, headed by Sinclair: 1 yes, 0 no. Narn Yes.",
    );
  });

  it("tell in words what each conflict is about, as drawn below its balance", () => {
    const fought = firstGame(11, (game) => viewFor(game, "public").conflicts.some(({ says }) => says !== null));
    const facts = conflictsFacts(viewFor(fought, "public"), people(4));
    const [first] = facts.conflicts.filter(({ prize }) => prize !== "");
    expect(first).toBeDefined();
    const words = altText({ what: "conflicts", facts });
    expect(words).toContain(`At stake in ${first?.title}: ${first?.prize}`);
    expect(words.length).toBeLessThanOrEqual(LONGEST_ALT);
  });

  it("tell in words who stands on each of several sides", () => {
    const sided = firstGame(11, (game) =>
      viewFor(game, "public").conflicts.some(({ sides }) => sides?.some(({ total }) => total > 0) ?? false),
    );
    const facts = conflictsFacts(viewFor(sided, "public"), people(4));
    const several = facts.conflicts.find((each) => each.several && each.sides.some(({ rows }) => rows.length > 0));
    const titles = several?.sides.flatMap(({ rows }) => rows.map(({ title }) => title)) ?? [];
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) expect(altText({ what: "conflicts", facts })).toContain(title);
  });

  it("names the sides that nobody supports in a few lines, apart from those with a bar", () => {
    const sides = people(10).people.map(({ display, seat }) => ({
      token: { race: "narn", place: seat + 1, drakh: false } as const,
      name: display,
      total: seat === 3 ? 4 : 0,
      rows:
        seat === 3
          ? [{ token: null, title: "Envoy", ability: null, amount: 4, out: false, leads: false, attackers: [] }]
          : [],
    }));
    const convention = {
      id: 1,
      title: "Convention",
      type: "diplomacy",
      typeName: "Diplomacy",
      initiator: { token: null, name: "Mirabel" },
      targets: [],
      verdict: { text: "needs 1 more", good: false },
      sides,
      several: true,
      loose: [],
      prize: "",
    } as const;
    const scene = draw({
      what: "conflicts",
      facts: { turn: "Turn 1", declared: [], vote: null, conflicts: [convention] },
    });
    isSound(scene);
    const names = new Set(sides.filter(({ total }) => total === 0).map(({ name }) => name));
    const lines = scene.items.flatMap((each) => (each.kind === "words" && names.has(each.text) ? [each] : []));
    expect(lines).toHaveLength(9 + 1);
    expect(new Set(lines.map(({ y }) => y)).size).toBeLessThanOrEqual(3 + 1);
    expect(saidIn(scene)).toContain("nobody supports");
  });

  const start = () =>
    stage(
      {
        Rival: { supporting: [fleet("Cruiser", 4), character("Advocate", { diplomacy: 3 })] },
        You: { supporting: [fleet("Corvette", 3), fleet("Barge", 2)] },
      },
      [["Rival", raid]],
    );
  const attacked = () => {
    const supported = order(start(), 0, "support Raid with Cruiser using military");
    return does(supported, {
      type: "attack",
      seat: 1,
      conflict: supported.conflicts[0]?.id ?? 0,
      against: at(supported, "Cruiser"),
      with: at(supported, "Corvette"),
    });
  };

  it("says that nothing has been initiated where nothing has", () => {
    const scene = draw(
      conflictsOf(
        firstGame(9, ({ turn, conflicts, declared }) => turn > 0 && conflicts.length + declared.length === 0),
      ),
    );
    isSound(scene);
    expect(saidIn(scene)).toContain("No conflict has been initiated.");
  });

  it("shows the sum, what is needed, and the prize", () => {
    const scene = draw(conflictsOf(start()));
    isSound(scene);
    expect(saidIn(scene)).toEqual(
      expect.arrayContaining(["Raid", "needs 1 more", "nobody supports", "nobody opposes", "Gain 1 influence."]),
    );
    const supported = draw(conflictsOf(order(start(), 0, "support Raid with Cruiser using military")));
    expect(saidIn(supported)).toEqual(expect.arrayContaining(["winning by 4", "Cruiser"]));
    isSound(supported);
  });

  it("draws an attack as an arrow from the attacker, which stands below the card that it attacks", () => {
    const scene = draw(conflictsOf(attacked()));
    isSound(scene);
    const row = (name: string) => scene.items.find((item) => item.kind === "words" && item.text === name);
    const [target, attacker] = [row("Cruiser"), row("Corvette")];
    if (target?.kind !== "words" || attacker?.kind !== "words") throw new Error("both are named");
    expect(attacker.y).toBeGreaterThan(target.y);
    const arrow = scene.items.find((item) => item.kind === "line" && item.points.length === 3);
    if (arrow?.kind !== "line") throw new Error("there is an arrow");
    const [from, , to] = arrow.points;
    expect(Math.abs((from?.[1] ?? 0) - attacker.y)).toBeLessThan(9);
    expect((to?.[1] ?? 0) - target.y).toBeLessThan(9);
    expect(to?.[1]).toBeLessThan(from?.[1] ?? 0);
  });

  it("still shows an attack whose target the game of an earlier version does not know", () => {
    const game = arranged(attacked(), (work) => {
      work.game.conflicts = work.game.conflicts.map((each) => ({
        ...each,
        participants: each.participants.map(({ against: _, ...rest }) => rest),
      }));
    });
    const scene = draw(conflictsOf(game));
    isSound(scene);
    expect(saidIn(scene)).toContain("Corvette");
  });

  it("shows conflicts of several sides, votes and declarations of real games, dark and light", () => {
    const kinds: readonly ((game: Game) => boolean)[] = [
      (game) => game.conflicts.some(({ participants }) => participants.some(({ side }) => side !== null)),
      (game) => game.vote?.ballots.some(({ cast }) => cast !== null) ?? false,
      (game) => game.declared.length >= 2,
      (game) => game.conflicts.reduce((sum, { participants }) => sum + participants.length, 0) >= 7,
    ];
    for (const [index, until] of kinds.entries()) {
      const game = firstGame(index, until);
      const picture = conflictsOf(game);
      for (const colours of ["dark", "light"] as const) isSound(draw(picture, colours));
    }
  });
});

describe("one seat as a picture", () => {
  it("says what power is made of beside the rating, and nothing where nothing is added", () => {
    const [seat] = drawnSeats(position(4, 1, "seat").view, people(4));
    if (!seat) throw new Error("every seat is there");
    const made = (rawPower: number, powerBonus: number) =>
      saidIn(draw({ what: "seat", facts: { ...seat, rawPower, powerBonus } })).filter((text) =>
        / (?:raw|bonus)\b/u.test(text),
      );
    expect(made(0, 0)).toEqual([]);
    expect(made(2, 0)).toEqual(["+2 raw"]);
    expect(made(0, -1)).toEqual(["−1 bonus"]);
    expect(made(1, 3)).toEqual(["+1 raw, +3 bonus"]);
  });

  it("is sound for every seat of a game, early and late, by its own player and by everybody", () => {
    for (const turn of [2, 12]) {
      const { game } = position(4, turn, "seat", ({ round }) => round === "draw");
      for (const [seat] of game.seats.entries())
        for (const viewer of [{ seat }, "public"] as const) {
          const facts = drawnSeats(viewFor(game, viewer), people(4)).find((each) => each.seat === seat);
          if (!facts) throw new Error("every seat is there");
          isSound(draw({ what: "seat", facts }));
          isSound(draw({ what: "seat", facts }, "light"));
        }
    }
  });

  it("shows of whoever is out of the game no empty circle, and nothing of what they would need to win", () => {
    const [seat] = drawnSeats(position(4, 1, "seat").view, people(4));
    if (!seat) throw new Error("every seat is there");
    const left = { ...seat, eliminated: true, inner: [], supporting: [], onFaction: [], needsLess: 1 };
    const scene = draw({ what: "seat", facts: left });
    isSound(scene);
    expect(saidIn(scene)).toContain("eliminated");
    expect(saidIn(scene)).not.toContain("Inner circle");
    expect(saidIn(scene).filter((text) => text.startsWith("Needs"))).toEqual([]);
  });

  it("shows any number of cards", () => {
    const { view } = position(4, 12, "seat", ({ round }) => round === "draw");
    const [facts] = drawnSeats(view, people(4));
    const [card] = facts?.inner ?? [];
    if (!facts || !card) throw new Error("an ambassador is there");
    const many = (count: number) => Array.from({ length: count }, (_, id) => ({ ...card, id: 9_000 + id }));
    for (const count of [0, 5, 18]) {
      const scene = draw({
        what: "seat",
        facts: { ...facts, inner: many(1), supporting: many(count).map((each) => ({ ...each, id: each.id + 100 })) },
      });
      isSound(scene);
      expect(scene.parts.filter(({ name }) => name.startsWith("card:")).length).toBe(count + 1);
    }
  });
});
