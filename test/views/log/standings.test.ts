import { describe, expect, it } from "vitest";
import { apply, createGame, type Event, legalActions, type View, viewFor } from "../../../src/engine/index.ts";
import { LESSON_SEED, lessonSetup } from "../../../src/lesson/cast.ts";
import { firstHand, LEARNER, lessonNow, PARTNER, partnersMove } from "../../../src/lesson/script.ts";
import { conflictStandings, conflictsChanged, happenedLines, standing } from "../../../src/views/log/standings.ts";
import { conflictSlot, menuNamesOf } from "../../../src/views/menus/choices/slot.ts";
import { openConflicts } from "../../../src/views/prompts/owed.ts";
import { at, character, conflict, happens, order, stage } from "../../engine/stage.ts";
import { library } from "../../table/tables.ts";

const ctx = {
  table: "t1",
  tableName: "A lesson",
  people: ["Lennier", "Partner"].map((display, seat) => ({ seat, userId: null, display })),
};

/** What happens while the lesson is played, step by step, and what everybody sees then. */
function lesson(): { events: readonly Event[]; view: View }[] {
  let game = createGame(
    lessonSetup(["Lennier", "Partner"], (id) => library.facts(id)),
    LESSON_SEED,
  );
  const steps: { events: readonly Event[]; view: View }[] = [];
  while (game.result === null) {
    const scripted = firstHand(game, LEARNER) ?? firstHand(game, PARTNER) ?? partnersMove(game);
    const action = scripted ?? lessonNow(game)?.wanted[0]?.action;
    const applied = action && apply(game, action);
    if (!applied?.ok) throw new Error("the lesson does not go on");
    game = applied.game;
    steps.push({ events: applied.events, view: viewFor(game, "public") });
  }
  return steps;
}

describe("what is said beside a conflict", () => {
  it("quotes its text when it is revealed, and says after each step how it stands and what it needs", () => {
    const lines = lesson().flatMap(({ events, view }) => happenedLines(events, view, ctx));
    const opens = (name: string) => `${name} initiates **Goodwill Tour**, a diplomacy conflict`;
    expect(lines.filter((line) => line.includes("initiates **") || /Won:|: now/u.test(line))).toEqual([
      opens("Partner"),
      "-# “Won: gain 1 influence. Won by 3: gain 1 power.”",
      "-# Partner’s Goodwill Tour: now 3 : 0",
      "-# Partner’s Goodwill Tour: now 3 : 3, needs 1 more",
      opens("Lennier"),
      "-# “Won: gain 1 influence. Won by 3: gain 1 power.”",
      "-# Lennier’s Goodwill Tour: now 4 : 0",
      "-# Lennier’s Goodwill Tour: now 4 : 4, needs 1 more",
      "-# Lennier’s Goodwill Tour: now 7 : 4",
    ]);
  });

  it("says how it stands after an attack by which somebody in it has fallen", () => {
    const start = stage(
      {
        Londo: { supporting: [character("Vir", { diplomacy: 3 })] },
        Gkar: { supporting: [character("Na'Toth", { diplomacy: 3 })] },
      },
      [["Londo", conflict("Parley", "diplomacy")]],
    );
    const supported = order(start, 0, "support Parley with Vir using diplomacy");
    const { game, events } = happens(supported, {
      type: "attack",
      seat: 1,
      conflict: supported.conflicts[0]?.id ?? 0,
      against: at(supported, "Vir"),
      with: at(supported, "Na'Toth"),
    });
    expect(events.filter(({ type }) => type === "neutralized")).toHaveLength(2);
    expect(conflictStandings(events, viewFor(game, "public"), ctx)).toEqual([
      "-# Lennier’s Parley: now 0 : 0, needs 1 more",
    ]);
  });

  it("says how a conflict stands once, behind the last of what is told together", () => {
    const steps = lesson();
    const taken = steps.filter(({ events, view }) => conflictsChanged(events, view).length > 0).slice(-3, -1);
    const view = taken.at(-1)?.view;
    if (view === undefined) throw new Error("nobody supports or opposes");
    const last = (at: number) => () => at === taken.length - 1;
    const lines = taken.map(({ events }, at) => conflictStandings(events, view, ctx, last(at)));
    expect(lines).toEqual([[], ["-# Lennier’s Goodwill Tour: now 4 : 4, needs 1 more"]]);
  });

  it("tells of two conflicts of one title that which somebody has supported", () => {
    const step = lesson().findLast(({ events, view }) => conflictsChanged(events, view).length > 0);
    const [conflict] = step?.view.conflicts ?? [];
    if (step === undefined || conflict === undefined) throw new Error("nobody supports or opposes");
    const other = { ...conflict, id: conflict.id + 1, initiator: 1, participants: [] };
    const view = { ...step.view, conflicts: [other, conflict] };
    expect(conflictStandings(step.events, view, ctx)).toEqual(["-# Lennier’s Goodwill Tour: now 7 : 4"]);
  });

  it("quotes a text once where several conflicts of one title are opened together", () => {
    const step = lesson().find(({ events }) => events.some(({ type }) => type === "conflict-initiated"));
    const [event, conflict] = [
      step?.events.find(({ type }) => type === "conflict-initiated"),
      step?.view.conflicts.find(({ says }) => says !== null),
    ];
    if (step === undefined || event?.type !== "conflict-initiated" || conflict === undefined)
      throw new Error("nothing is initiated");
    const other = { ...conflict, id: conflict.id + 1 };
    const view = { ...step.view, conflicts: [conflict, other] };
    const lines = happenedLines([event, { ...event, conflict: other.id }], view, ctx);
    expect(lines.filter((line) => line.startsWith("-#"))).toEqual([
      "-# “Won: gain 1 influence. Won by 3: gain 1 power.”",
    ]);
  });

  it("counts a tie as lost", () => {
    expect(standing({ support: 0, opposition: 0 })).toBe("now 0 : 0, needs 1 more");
    expect(standing({ support: 2, opposition: 5 })).toBe("now 2 : 5, needs 4 more");
  });
});

describe("two conflicts of one title", () => {
  const talks = () => conflict("Talks", "diplomacy");
  const seats = ["Londo", "Gkar"];
  const table = { ...ctx, people: seats.map((display, seat) => ({ seat, userId: null, display })) };
  const start = stage(
    {
      Londo: { supporting: [character("Vir", { diplomacy: 3 }), character("Carn", { diplomacy: 1 })] },
      Gkar: { supporting: [character("Na'Toth", { diplomacy: 4 })] },
    },
    [
      ["Londo", talks()],
      ["Gkar", talks()],
    ],
  );
  /** Londo supports his own, Gkar attacks in it, Londo opposes Gkar's; each line with what stands below it. */
  const orders = [
    "support Talks (Londo) with Vir using diplomacy",
    "attack Vir with Na'Toth in Talks (Londo)",
    "oppose Talks (Gkar) with Carn using diplomacy",
  ];

  it("are told apart by whose they are: in orders, in the log, in what is asked and in menus", () => {
    let game = start;
    const lines = orders.flatMap((sentence, at) => {
      const seat = at % 2;
      const found = legalActions(game, seat).find((one) => one.sentence === sentence);
      if (!found) throw new Error(`not offered: ${sentence}`);
      const { game: after, events } = happens(game, found.action);
      game = after;
      return happenedLines(events, viewFor(game, "public"), table);
    });
    expect(lines).toEqual([
      "Londo supports Talks (Londo) with Vir: diplomacy 3",
      "-# Londo’s Talks: now 3 : 0",
      "⚔️ Gkar attacks Vir with Na'Toth (diplomacy) in Talks (Londo): Vir takes 4 damage and is neutralized (1 severe damage); Na'Toth takes 3 damage",
      "-# Londo’s Talks: now 0 : 0, needs 1 more",
      "Londo opposes Talks (Gkar) with Carn: diplomacy 1",
      "-# Gkar’s Talks: now 0 : 1, needs 2 more",
    ]);
    const view = viewFor(game, { seat: 1 });
    expect(openConflicts(view)).toContain("**Talks (Londo)**");
    const names = menuNamesOf(view, table);
    expect(game.conflicts.map(({ id }) => conflictSlot(id, "ask-attack-in", names).label)).toEqual([
      "Talks (Londo)",
      "Talks (Gkar)",
    ]);
  });
});
