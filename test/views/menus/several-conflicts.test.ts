/** Where several conflicts are open, what is asked and what may be chosen says whose each is. */
import { describe, expect, it } from "vitest";
import { type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { actionMenu, promptMessage } from "../../../src/views/index.ts";
import { questionOf } from "../../../src/views/questions/index.ts";
import { position } from "../../pictures/positions.ts";

/** Somebody may support one of several conflicts. */
const severalOpen = (game: Game): boolean => {
  const [asked] = game.awaiting;
  if (asked?.kind !== "action" || game.conflicts.filter(({ result }) => result === null).length < 2) return false;
  return legalActions(game, asked.seat).some(({ action }) => action.type === "support");
};

const { game, ctx: people } = position(4, 0, "a3", severalOpen);
const seated = people.people.map((person) => ({ ...person, userId: `10000000000000000${person.seat}` }));
const ctx = { table: "t1", tableName: "Several", people: seated };
const seat = game.awaiting[0]?.seat ?? 0;
const possible = legalActions(game, seat);
const view = viewFor(game, { seat });
const open = view.conflicts.filter(({ result }) => result === null);
const initiators = open.map(({ initiator }) => view.seats.find((each) => each.seat === initiator)?.name ?? "");

describe("several open conflicts", () => {
  it("are named with their initiators in the question that all see", () => {
    const asked = game.awaiting.filter((each) => each.seat === seat).map(({ id }) => id);
    const owed = viewFor(game, "public").awaiting.filter(({ id }) => asked.includes(id));
    const { content } = promptMessage(viewFor(game, "public"), owed, possible, ctx);
    expect(initiators.length).toBeGreaterThan(1);
    for (const name of initiators.slice(0, 2)) expect(content).toContain(`(${name})`);
  });

  it("are told apart by their initiators in the menu, which does not repeat the question", () => {
    const menu = actionMenu(view, possible, ctx);
    expect(menu.content).toContain("It is your action: you have");
    expect(menu.content).not.toContain("Support or oppose");
    const said = JSON.stringify(menu.components);
    expect(initiators.some((name) => said.includes(`"description":"${name} · `))).toBe(true);
  });

  it("leaves the whole question where nothing stands beside it", () => {
    const [decision] = view.awaiting.filter((each) => each.seat === seat);
    if (decision === undefined) throw new Error("nobody is asked");
    expect(questionOf(decision, view)).toContain("Support or oppose");
  });
});
