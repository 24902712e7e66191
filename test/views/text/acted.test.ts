import { describe, expect, it } from "vitest";
import { apply, CALLED, createGame, type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { namesIn } from "../../../src/views/menus/slots.ts";
import { actWords, answerWords, calledIn, orderIn, readBack } from "../../../src/views/text/acted.ts";
import { choose, Dice, practiceSetup } from "../../engine/play/random-player.ts";

const SEEDS = ["acted-1", "acted-2", "acted-3", "acted-4", "acted-5"];
const STEPS = 200;

/** The kinds of actions that are met, with an order of each that could not be read back to the letter. */
function played(seed: string): { met: Set<string>; wrong: string[] } {
  const dice = new Dice(seed);
  const met = new Set<string>();
  const wrong: string[] = [];
  let game: Game = createGame(practiceSetup(2 + dice.below(4), dice), seed);
  for (let step = 0; step < STEPS && game.result === null; step++) {
    const { seat } = dice.of(game.awaiting);
    const actions = legalActions(game, seat);
    const isName = namesIn(viewFor(game, { seat }));
    for (const { action, sentence } of actions) {
      met.add(action.type);
      for (const names of [isName, () => false]) {
        const read = readBack(action.type, sentence, names);
        if (read === null || orderIn(read, "en") !== sentence) wrong.push(sentence);
      }
      const german = actWords(action.type, sentence, "de", isName);
      if (german === sentence) wrong.push(`${action.type}: ${german}`);
    }
    const applied = apply(
      game,
      choose(
        actions.filter(({ action }) => action.type !== "concede"),
        dice,
      ).action,
    );
    if (!applied.ok) throw new Error(applied.refusal.code);
    game = applied.game;
  }
  return { met, wrong };
}

describe("what an action is in German", () => {
  it("is made of all that its order says, of whatever may be done in a game", { tags: "long" }, () => {
    const met = new Set<string>();
    for (const seed of SEEDS) {
      const { met: some, wrong } = played(seed);
      expect([...new Set(wrong)]).toEqual([]);
      for (const type of some) met.add(type);
    }
    expect(met.size).toBeGreaterThan(20);
  });

  it("is said of every kind, in English as the record of the action has it", () => {
    for (const [type, called] of Object.entries(CALLED)) {
      expect(calledIn(type as keyof typeof CALLED, "en")).toBe(called);
      expect(calledIn(type as keyof typeof CALLED, "de"), type).not.toBe(called);
    }
  });

  const cards = ["Vir Cotto", "Londo Mollari", "Trade Pact", "War with Londo", "Mark on Your Shoulder"];
  const isName = (text: string) => cards.includes(text);

  it.each([
    ["sponsor", "sponsor Vir Cotto with Londo Mollari", "Vir Cotto mit Londo Mollari sponsern"],
    ["sponsor", "sponsor Mark on Your Shoulder", "Mark on Your Shoulder sponsern"],
    ["support", "support War with Londo with Vir Cotto using psi", "War with Londo mit Vir Cotto unterstützen (Psi)"],
    [
      "attack",
      "attack Vir Cotto #2 with Vir Cotto in Trade Pact",
      "Vir Cotto #2 mit Vir Cotto in Trade Pact angreifen",
    ],
    ["play", "play Trade Pact on Vir Cotto and Londo Mollari", "Trade Pact auf Vir Cotto und Londo Mollari spielen"],
    ["purge", "purge 1 doom mark from Vir Cotto", "1 Zeichen (Verhängnis) von Vir Cotto entfernen"],
    ["rotate", "rotate Vir Cotto to draw a card on Londo Mollari", "Vir Cotto drehen auf Londo Mollari: „draw a card“"],
    ["choose", "choose to draw a card for 2 influence", "„draw a card“ für 2 Einfluss wählen"],
    ["keep", "keep, buy 2", "behalten, 2 kaufen"],
    [
      "replace",
      "replace Vir Cotto with Londo Mollari keeping nothing",
      "Vir Cotto durch Londo Mollari ersetzen (behält: nichts)",
    ],
  ] as const)("reads an order to %s: %s", (type, order, german) => {
    expect(actWords(type, order, "de", isName)).toBe(german);
    expect(actWords(type, order, "en", isName)).toBe(order);
  });

  it("stays the order where that says something else, and finds its kind among several", () => {
    expect(actWords("pass", "do nothing at all", "de")).toBe("do nothing at all");
    expect(answerWords(["pass", "declare", "declare-nothing"], "declare nothing", "de", isName)).toBe(
      "nichts erklären",
    );
  });
});
