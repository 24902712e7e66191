// moderator: What comes after the round, said ahead — its menus
import { describe, expect, it } from "vitest";
import { saidAhead } from "../../../src/commands/play/ahead.ts";
import { type AheadKind, planFor, viewFor } from "../../../src/engine/index.ts";
import { contextOf } from "../../../src/thread/seen/context.ts";
import { type Message, parsePress } from "../../../src/views/index.ts";
import { planMenu, readPlan } from "../../../src/views/menus/plan-menu.ts";
import { aftermath } from "../../engine/aftermaths/aftermath-stage.ts";
import { arranged, at, character, conflict, event, stage } from "../../engine/stage.ts";
import { openingTogether } from "../../table/ahead/tables.ts";
import { tableAfter } from "../../table/tables.ts";

const staged = stage(
  {
    Londo: {
      inner: [character("Vir", { diplomacy: 2 })],
      hand: [
        aftermath("Toast", { outcome: "won" }),
        event("Gossip", { says: "Nothing." }),
        conflict("Raid", "military"),
      ],
      unspent: 7,
    },
    Delenn: {},
    "G'Kar": {},
  },
  [["Delenn", conflict("Pact", "diplomacy")]],
);
const game = arranged(staged, (work) => {
  work.game.together = true;
});
const table = { ...tableAfter(null, ...openingTogether(3)), game };
const ctx = contextOf(table);

const plan = (kind: AheadKind) => {
  const found = planFor(game, 0, kind);
  if (found === null) throw new Error(`nothing to plan of ${kind}`);
  return found;
};
const parts = ({ components }: Message) => components.flatMap((row) => row.components);
/** What pressing the button, or choosing this in the menu, of that name comes to. */
function pressed(kind: AheadKind, name: string, values: readonly string[] = []) {
  const found = parts(planMenu(plan(kind), {}, ctx)).find((one) =>
    "label" in one ? one.label === name : "placeholder" in one && one.placeholder === name,
  );
  const press = found && "custom_id" in found ? parsePress(found.custom_id) : null;
  if (!press) throw new Error(`no ${name}`);
  return readPlan(press, values, plan(kind), ctx);
}

describe("The menus of what comes after the round", () => {
  it("let a player keep, discard several cards and buy, as in the draw round", () => {
    expect(pressed("draw", "Keep all, buy 2")).toMatchObject({ action: { type: "keep", seat: 0, buy: 2 } });
    const discards = pressed("draw", "Discard", ["0", "1"]);
    if (discards.kind !== "show") throw new Error("nothing is shown");
    const buttons = parts(discards.message).flatMap((one) => ("label" in one ? [one] : []));
    expect(buttons.flatMap(({ label = "" }) => (label.startsWith("Keep") ? [] : [label]))).toEqual([
      "Discard these 2",
      "Discard these 2, buy 1",
      "Discard these 2, buy 2",
      "Choose again",
    ]);
    const cards = [at(game, "Raid"), at(game, "Gossip")];
    const chosen = (words: string) => {
      const found = buttons.find(({ label }) => label === words);
      const press = found && "custom_id" in found ? parsePress(found.custom_id) : null;
      return press && readPlan(press, [], plan("draw"), ctx);
    };
    expect(chosen("Discard these 2")).toEqual({
      kind: "do",
      action: { type: "discard", seat: 0, cards },
      needs: [],
    });
    expect(chosen("Discard these 2, buy 2")).toMatchObject({ kind: "do", action: { type: "discard", cards, buy: 2 } });
  });

  it("name each aftermath that may come about, once, and what may be declared", () => {
    const [menu] = parts(planMenu(plan("aftermath"), {}, ctx));
    expect(menu && "options" in menu && menu.options.map(({ label }) => label)).toEqual(["Toast"]);
    expect(pressed("declare", "Declare nothing")).toMatchObject({ action: { type: "declare-nothing" } });
  });

  it("do nothing under another question than their own", () => {
    const [first] = parts(planMenu(plan("draw"), {}, ctx));
    const press = first && "custom_id" in first ? parsePress(first.custom_id) : null;
    expect(press && readPlan(press, ["0"], plan("aftermath"), ctx)).toEqual({ kind: "stale" });
  });

  it("say the same as words do: discard and buy in one, keep and buy, an aftermath", () => {
    const now = { game, seat: 0, view: viewFor(game, { seat: 0 }), ctx, table, actions: [] };
    const said = (order: string) => saidAhead(order, now);
    expect(said("later discard gossip, buy 1")).toMatchObject({
      entry: { actions: [{ type: "discard", cards: [at(game, "Gossip")], buy: 1 }] },
    });
    expect(said("later keep, buy 1")).toMatchObject({ entry: { actions: [{ type: "keep", buy: 1 }] } });
    expect(said("later play toast on vir")).toMatchObject({
      entry: { actions: [{ type: "aftermath", card: at(game, "Toast") }] },
    });
  });
});
