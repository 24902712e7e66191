// rulebook: A Sample Conflict Round — declared and revealed by its four players
import { describe, expect, it } from "vitest";
import { type BaseRules, type Game, type SeatIndex, viewFor } from "../../../src/engine/index.ts";
import { by } from "../rulesets/by.ts";
import { agenda, at, conflict, does, event, happens, inPlay, location, order, passed, stage } from "../stage.ts";

const RULES = ["engine", "tournament", "casual"] as const satisfies readonly BaseRules[];

describe.each(RULES)("The sample conflict round of the rulebook (%s rules)", (rules) => {
  const [MINBARI, CENTAURI, NARN, HUMAN] = [0, 1, 2, 3] as const;

  function table(): Game {
    const knowledge = agenda("Knowledge", {
      says: "7 influence: an intrigue conflict.",
      initiates: [
        {
          type: "intrigue",
          influence: 7,
          target: { what: "player", of: "others" },
          conflict: { form: "opposable", won: [{ effects: [{ verb: "draw", who: "you", amount: 1 }] }] },
        },
      ],
    });
    const spare = (who: string) =>
      Array.from({ length: 4 }, (_, index) => event(`${who} ${index}`, { says: "Nothing." }));
    const bid = conflict("Non-Aligned Support", "diplomacy");
    let game = stage({
      Minbari: { race: "minbari", unspent: 4, deck: spare("M") },
      Centauri: { race: "centauri", unspent: 8, agenda: knowledge, deck: spare("C") },
      Narn: { race: "narn", unspent: 9, hand: [conflict("Grudge", "intrigue")], deck: spare("N") },
      Human: {
        race: "human",
        unspent: 10,
        hand: [bid],
        supporting: [location("Mars Colony", { race: "human", abilities: { military: 3 } })],
        deck: spare("H"),
      },
    });
    game = does(by(rules, game), {
      type: "effect",
      seat: MINBARI,
      because: "A Card",
      effect: { verb: "start-state", state: "war", from: { seat: MINBARI }, toward: { seat: HUMAN } },
    });
    return passed(game, "action", "discard", "buy", "sustain", "aftermath");
  }
  const declared = () => {
    let game = table();
    const asked: SeatIndex[] = [];
    for (const sentence of [
      "declare war against Human",
      "declare Knowledge",
      "declare nothing",
      "declare Non-Aligned Support",
    ]) {
      const seat = game.awaiting[0]?.seat ?? -1;
      asked.push(seat);
      game = order(game, seat, sentence);
    }
    return { game, asked };
  };

  it("asks the four in initiative order, once each", () => {
    expect(declared().asked).toEqual([MINBARI, CENTAURI, NARN, HUMAN]);
  });

  it("hides the card of the Human alone until all have decided: a war and an agenda cannot be hidden", () => {
    let game = table();
    for (const sentence of ["declare war against Human", "declare Knowledge", "declare nothing"])
      game = order(game, game.awaiting[0]?.seat ?? -1, sentence);
    const open = (of: Game) => viewFor(of, "public").declared.map(({ title }) => title);
    expect(open(game)).toEqual(["War with Human", "Knowledge"]);
    const { game: all, events } = happens(game, {
      type: "declare",
      seat: HUMAN,
      card: at(game, "Non-Aligned Support"),
    });
    expect(events[0]).toEqual({ type: "declared", seat: HUMAN, conflict: true });
    expect(all.awaiting[0]).toMatchObject({ kind: "initiate", seat: MINBARI });
  });

  // rulebook: Step 1. Declare Conflicts; engine: Step 2. Reveal and Initiate Conflicts
  it("has the Centauri apply their 7 as they declare by the published rules, and by the engine's when it is initiated", () => {
    let game = table();
    for (const sentence of ["declare war against Human", "declare Knowledge"])
      game = order(game, game.awaiting[0]?.seat ?? -1, sentence);
    expect(game.seats[CENTAURI]).toMatchObject(
      rules === "engine" ? { unspent: 8, spent: 0 } : { unspent: 1, spent: 7 },
    );
  });

  it("has the Minbari name Mars Colony, the Centauri apply 7 and name the Minbari, and the Human turn the card up", () => {
    let { game } = declared();
    game = order(game, MINBARI, "initiate War with Human on Mars Colony");
    expect(game.awaiting).toMatchObject([{ kind: "initiate", seat: CENTAURI }]);
    game = order(game, CENTAURI, "initiate Knowledge on Minbari");
    expect(game.conflicts).toMatchObject([
      { initiator: MINBARI, type: "military", target: { what: "card", card: at(game, "Mars Colony") } },
      { initiator: CENTAURI, type: "intrigue", target: { what: "player", seat: MINBARI } },
      { initiator: HUMAN, type: "diplomacy", target: null },
    ]);
    expect(game.seats[CENTAURI]).toMatchObject({ unspent: 1, spent: 7 });
    expect(inPlay(game, "Knowledge")).toMatchObject({ row: "agenda", rotated: false });
    expect(game.round).toBe("action");
    expect(game.awaiting).toMatchObject([{ seat: MINBARI, kind: "action" }]);
  });
});
