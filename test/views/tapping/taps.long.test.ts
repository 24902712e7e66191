/** How many taps each action of a turn takes, as docs/playing.md says it. */
import { readFileSync } from "node:fs";
import { ComponentType } from "discord.js";
import { describe, expect, it } from "vitest";
import {
  type ActionType,
  apply,
  createGame,
  type Game,
  type LegalAction,
  legalActions,
  type SeatIndex,
  viewFor,
} from "../../../src/engine/index.ts";
import { actionMenu, type Message, parsePress, promptMessage, readPress } from "../../../src/views/index.ts";
import { choose, Dice, practiceSetup } from "../../engine/play/random-player.ts";

const ctx = { table: "t1", tableName: "Taps", people: [] };
/** As many taps as any action of a turn may take. */
const MOST = 3;

/** Everything that can be tapped in a message: a button, or one option of a menu. */
function taps({ components }: Message): { id: string; values: string[] }[] {
  return components.flatMap((row) =>
    row.components.flatMap((each) => {
      if (each.type === ComponentType.StringSelect && (each.min_values ?? 1) <= 1)
        return each.options.map(({ value }) => ({ id: each.custom_id, values: [value] }));
      return "custom_id" in each && each.type === ComponentType.Button && !each.disabled
        ? [{ id: each.custom_id, values: [] }]
        : [];
    }),
  );
}

/** The fewest taps for each kind of action that this seat may do, by the question in the thread and the menus behind it. */
function fewest(game: Game, seat: SeatIndex): Map<string, number> {
  const view = viewFor(game, { seat });
  const possible = legalActions(game, seat);
  const found = new Map<string, number>();
  const owed = view.awaiting.filter((each) => each.seat === seat);
  const asked = promptMessage(viewFor(game, "public"), owed, possible, ctx);
  let now: { message: Message; before: number }[] = [
    { message: asked, before: 0 },
    // The first button of the question opens the menu.
    { message: actionMenu(view, possible, ctx), before: 1 },
  ];
  for (let depth = 0; depth < MOST && now.length > 0; depth++) {
    const next: typeof now = [];
    for (const { message, before } of now) {
      for (const { id, values } of taps(message)) {
        const press = parsePress(id);
        if (press === null || press.verb === "clear") continue;
        const outcome = readPress(press, values, view, possible, ctx);
        if (outcome.kind === "do") {
          const key = JSON.stringify(outcome.action);
          found.set(key, Math.min(found.get(key) ?? 99, before + 1));
        } else if (outcome.kind === "show" && before + 1 < MOST)
          next.push({ message: outcome.message, before: before + 1 });
      }
    }
    now = next;
  }
  return found;
}

/** "| Build | 1 |" of the table in the docs. */
function documented(): Map<string, number> {
  const text = readFileSync(new URL("../../../docs/playing.md", import.meta.url), "utf8");
  const [, table = ""] = text.split("<!-- taps -->");
  const rows = table.split("\n\n").find((part) => part.trim().startsWith("|")) ?? "";
  return new Map(
    [...rows.matchAll(/^\| `([a-z-]+)`[^|]*\| (\d) \|/gmu)].map(([, type = "", count]) => [type, Number(count)]),
  );
}

/** In how many positions each kind is looked at. */
const ENOUGH = 3;

/** So long a game is looked at, and so long where a kind has not been met yet. */
const ACTIONS = { usual: 220, most: 500 };

/** Kinds of which several cards may be chosen at once: each card more is a tap in the same menu. */
const SEVERAL: readonly ActionType[] = ["discard", "sustain", "start-with", "stack", "pile"];

/** The most that any action of a kind took, in games that chance plays; of one that three taps do not reach, more than three. */
function measured(types: readonly string[]): Map<ActionType, number> {
  const looked = new Map<string, number>();
  const most = new Map<ActionType, number>();
  for (let number = 0; number < 4; number++) {
    const dice = new Dice(`tap ${number}`);
    let game = createGame(practiceSetup(2, dice), `tap ${number}`);
    const isMissing = () => types.some((type) => !looked.has(type));
    for (let actions = 0; game.result === null && actions < ACTIONS.most; actions++) {
      if (actions >= ACTIONS.usual && !isMissing()) break;
      const seat = game.awaiting[0]?.seat ?? 0;
      const legal = legalActions(game, seat);
      const here = new Set(legal.map(({ action }) => action.type).filter((type) => types.includes(type)));
      if ([...here].some((type) => (looked.get(type) ?? 0) < ENOUGH)) {
        for (const type of here) looked.set(type, (looked.get(type) ?? 0) + 1);
        note(most, game, seat, legal);
      }
      const applied = apply(game, choose(legal, dice).action);
      if (!applied.ok) throw new Error("a legal action was refused");
      game = applied.game;
    }
  }
  return most;
}

function note(most: Map<ActionType, number>, game: Game, seat: SeatIndex, legal: readonly LegalAction[]): void {
  const found = fewest(game, seat);
  for (const { action, needs } of legal) {
    // A form for what is printed on a card is no tap.
    if (needs.length > 0) continue;
    const reached = found.get(JSON.stringify(action));
    if (reached === undefined && SEVERAL.includes(action.type)) continue;
    const count = reached ?? MOST + 1;
    most.set(action.type, Math.max(most.get(action.type) ?? 0, count));
  }
}

describe("the taps of a turn", () => {
  it("are as many as docs/playing.md says, three at most", () => {
    const said = documented();
    const counted = measured([...said.keys()]);
    expect(said.size).toBeGreaterThan(10);
    for (const [type, taps] of said) {
      expect(taps, type).toBeLessThanOrEqual(MOST);
      const most = [...counted].find(([each]) => each === type)?.[1];
      expect(most, `${type} was never met`).toBeDefined();
      expect(most, type).toBeLessThanOrEqual(taps);
    }
  });
});
