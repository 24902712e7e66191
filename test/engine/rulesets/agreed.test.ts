// What the sources leave open: the moderator's choice, and the other one that a table may agree on.
import { describe, expect, it } from "vitest";
import { takePart } from "../../../src/engine/changes/conflicts/participating.ts";
import { eliminate } from "../../../src/engine/changes/relations/elimination.ts";
import { discardFromPlay } from "../../../src/engine/changes/zones.ts";
import type { Game, HouseRules } from "../../../src/engine/index.ts";
import { assistantsOf } from "../../../src/engine/rules/costs/assistance.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { aftermath } from "../aftermaths/aftermath-stage.ts";
import { contingency, place } from "../contingencies/contingency-stage.ts";
import {
  arranged,
  at,
  byHand,
  character,
  conflict,
  does,
  inPlay,
  order,
  passed,
  refused,
  type SeatStage,
  sentences,
  stage,
} from "../stage.ts";

const agreed = (changed: HouseRules["changed"], game: Game): Game => ({
  ...game,
  rules: "house",
  house: { base: "engine", changed },
});

describe("What a conflict gives while it resolves", () => {
  const doubled = {
    verb: "multiply-ability",
    which: "participants",
    ability: "diplomacy",
    times: "double",
    until: "conflict",
  };
  const lasting = { verb: "change-ability", which: "participants", ability: "diplomacy", by: 1, until: "conflict" };
  const parley = conflict("Parley", "diplomacy", {
    conflict: { form: "opposable", resolution: [doubled, lasting] } as never,
  });
  const table = () =>
    stage(
      {
        You: { supporting: [character("Aide", { diplomacy: 3 })], hand: [aftermath("Lesson")] },
        Rival: {},
      },
      [["You", parley]],
    );
  const during = (game: Game) => passed(order(game, 0, "support Parley with Aide using diplomacy"), "action");

  // compendium: Resolve Current Conflict; rulebook: Resolve Current Conflict
  it("still counts while aftermaths are played on it; by agreement it ends as the conflict is won or lost", () => {
    const usual = during(table());
    expect(usual.awaiting[0]?.kind).toBe("aftermath");
    expect(abilityOf(usual, at(usual, "Aide"), "diplomacy")).toBe(7);
    const other = during(agreed({ "conflict-bonuses": "outcome" }, table()));
    expect(other.awaiting[0]?.kind).toBe("aftermath");
    expect(other.conflicts[0]?.result).toEqual(usual.conflicts[0]?.result);
    expect(abilityOf(other, at(other, "Aide"), "diplomacy")).toBe(3);
  });

  it("is what ends there, and not what another card has given until the conflict is over", () => {
    const set = agreed({ "conflict-bonuses": "outcome" }, table());
    const helped = arranged(order(set, 0, "support Parley with Aide using diplomacy"), (work) => {
      const modifier = {
        card: at(work.game, "Aide"),
        ability: "diplomacy",
        by: 5,
        until: "conflict",
        holder: null,
      } as const;
      work.game.modifiers = [{ ...modifier, conflict: work.game.conflicts[0]?.id ?? -1, source: "A Card" }];
    });
    const after = passed(helped, "action");
    expect(abilityOf(after, at(after, "Aide"), "diplomacy")).toBe(8);
  });
});

describe("A contingency of a Corporate faction's race", () => {
  const table = () => {
    const trap = contingency("Trap", "you-win", { race: "human", cost: 1 });
    const game = stage({ You: { race: "human", unspent: 20, hand: [trap] }, Rival: { race: "narn" } }, [
      ["You", conflict("Parley", "diplomacy")],
    ]);
    return arranged(game, (work) => {
      const [you] = work.seats;
      if (you) Object.assign(you, { faction: "corporate" });
    });
  };
  const unspent = (game: Game) => game.seats[0]?.unspent;
  const acting = (game: Game) => ({ ...game, awaiting: [{ id: 90, seat: 0, kind: "action" as const }] });

  // engine: Corporate Rule 5 — "playing or revealing"
  it("takes 3 more when it is placed and again when it is turned up; by agreement only when it is placed", () => {
    const spent = (start: Game) => {
      const placed = does(start, place(start, "Trap", "You's Ambassador"));
      const paid = 20 - (unspent(placed) ?? 0);
      const asked = passed(order(acting(placed), 0, "support Parley with You's Ambassador using diplomacy"), "action");
      const shown = order(asked, 0, "reveal Trap");
      return [paid, (unspent(asked) ?? 0) + 1 - (unspent(shown) ?? 0)];
    };
    expect(spent(table())).toEqual([4, 3]);
    expect(spent(agreed({ "corporate-contingencies": "once" }, table()))).toEqual([4, 0]);
  });
});

describe("An assistant in a Non-Aligned Corporate faction", () => {
  const aide = character("Aide", {}, { race: "non-aligned", keywords: ["Ambassador's Assistant"] });
  const voice = character("Voice", { diplomacy: 2 }, { race: "non-aligned", ambassador: "species" });
  const table = (more: SeatStage = {}) => {
    const game = stage({ You: { race: "non-aligned", supporting: [aide, voice], ...more }, Rival: { race: "narn" } });
    return arranged(game, (work) => {
      const [you] = work.seats;
      if (you) Object.assign(you, { faction: "corporate" });
      // Led by a corporate character who speaks for no species.
      work.game.facts = work.game.facts.map((facts) =>
        facts.title === "You's Ambassador" ? { ...facts, ambassador: undefined } : facts,
      );
    });
  };
  const helps = (game: Game, whom: string) =>
    ({ type: "assist", seat: 0, card: at(game, "Aide"), by: "abilities", whom: at(game, whom) }) as const;

  // engine: Non-Aligned Ambassador's Assistant; Babylon Project Factions
  it("helps nobody; by agreement it helps the species' ambassadors of its faction, and no corporate leader", () => {
    expect(refused(table(), helps(table(), "Voice")).code).toBe("assists-another");
    expect(assistantsOf(table(), at(table(), "You's Ambassador"))).toEqual([]);
    const game = agreed({ "corporate-assistants": "species" }, table());
    const after = does(game, helps(game, "Voice"));
    expect(abilityOf(after, at(after, "Voice"), "diplomacy")).toBe(3);
    expect(refused(game, helps(game, "You's Ambassador")).code).toBe("illegal-target");
    expect(assistantsOf(game, at(game, "You's Ambassador"))).toEqual([]);
    expect(sentences(game)).toContain("rotate Aide to assist Voice");
  });
});

describe("War with a faction that leaves the game", () => {
  const war = (from: number, toward: number) =>
    byHand({ verb: "start-state", state: "war", from: { seat: from }, toward: { seat: toward } });
  const table = () =>
    stage({ You: { race: "narn" }, Sinclair: { race: "human" }, Clark: { race: "human", faction: "home" } });
  const left = (game: Game) => arranged(does(game, war(0, 1)), (work) => eliminate(work, 1, "conceded"));
  const wars = (game: Game) => (game.states ?? []).map(({ name, between }) => [name, ...between]);

  // engine: Elimination from the game; War in Dual Race Games
  it("ends with it; by agreement the next faction of its race takes it over, where there is one", () => {
    expect(wars(left(table()))).toEqual([]);
    const goesOn = agreed({ "war-on-a-leaver": "goes-over" }, table());
    expect(wars(left(goesOn))).toEqual([["war", { seat: 0 }, { seat: 2 }]]);
    expect(wars(left(does(goesOn, war(0, 2))))).toEqual([["war", { seat: 0 }, { seat: 2 }]]);
    const alone = agreed(
      { "war-on-a-leaver": "goes-over" },
      stage({ You: { race: "narn" }, Rival: { race: "human" } }),
    );
    expect(wars(left(alone))).toEqual([]);
  });
});

describe("A state that a card would begin between two who are at war", () => {
  const starts = (state: string) => byHand({ verb: "start-state", state, from: { seat: 0 }, toward: { seat: 1 } });
  const peaceful = () => stage({ You: { race: "narn" }, Rival: { race: "human" } });

  // engine glossary: States — a war ends the others as it begins; of those that begin during it nothing is said
  it("begins all the same; by agreement it does not before the war is over", () => {
    const fought = does(peaceful(), starts("war"));
    expect(does(fought, starts("alliance")).states).toHaveLength(2);
    const game = agreed({ "states-in-war": "refused" }, fought);
    expect(refused(game, starts("alliance"))).toMatchObject({ code: "state-exists", facts: { state: "war" } });
    const over = does(game, byHand({ verb: "end-state", state: "war", from: { seat: 0 }, toward: { seat: 1 } }));
    expect(does(over, starts("alliance")).states).toMatchObject([{ name: "alliance" }]);
    expect(does(agreed({ "states-in-war": "refused" }, peaceful()), starts("war")).states).toHaveLength(1);
  });
});

describe("Control that another player has taken of a card that is replaced", () => {
  const rebel = character(
    "Rebel",
    { diplomacy: 2 },
    {
      text: {
        says: "May replace Envoy.",
        replaces: { how: "may", target: { what: "card", of: "any", types: ["character"], title: "Envoy" } },
      },
    },
  );
  const table = () => stage({ You: { hand: [rebel] }, Rival: { supporting: [character("Envoy")] }, Third: {} });
  const replaced = (game: Game) => {
    const which = { card: at(game, "Envoy") };
    const taken = does(game, byHand({ verb: "take-control", which, who: { seat: 2 }, until: "end-of-turn" }));
    return order(taken, 0, "replace Envoy with Rebel");
  };

  // engine: Replace a Card; compendium: Replacing a Character — of control that somebody has taken nothing is said
  it("ends with that card; by agreement it passes on to the new one", () => {
    expect(inPlay(replaced(table()), "Rebel")).toMatchObject({ faction: 1, controller: 1 });
    const game = replaced(agreed({ "replaced-control": "passes" }, table()));
    expect(inPlay(game, "Rebel")).toMatchObject({ faction: 1, controller: 2 });
    const over = passed(game, "action", "discard", "buy");
    expect(inPlay(over, "Rebel")).toMatchObject({ faction: 1, controller: 1 });
  });
});

describe("A participant aftermath on a faction whose participants are gone", () => {
  const gone = (game: Game) => {
    const joined = arranged(order(game, 0, "support Parley with Aide using diplomacy"), (work) => {
      const card = at(work.game, "Envoy");
      takePart(work, work.game.conflicts[0]?.id ?? -1, { card, as: "support", using: "diplomacy", side: null });
      discardFromPlay(work, card);
    });
    return passed(joined, "action");
  };
  const table = () =>
    stage(
      {
        You: { supporting: [character("Aide", { diplomacy: 3 })], hand: [aftermath("Blame", { participant: true })] },
        Rival: { supporting: [character("Envoy", { diplomacy: 2 }), character("Clerk")] },
        Third: { supporting: [character("Bystander")] },
      },
      [["You", conflict("Parley", "diplomacy")]],
    );
  const blame = (game: Game, title: string) =>
    ({ type: "aftermath", seat: 0, card: at(game, "Blame"), target: { what: "card", card: at(game, title) } }) as const;

  // engine: Aftermath play conditions; compendium: Participants
  it("cannot be played; by agreement it may be played on the faction's other cards, and on nobody's else", () => {
    const usual = gone(table());
    expect(refused(usual, blame(usual, "Clerk"))).toMatchObject({ code: "aftermath-target" });
    const other = gone(agreed({ "gone-participants": "allowed" }, table()));
    expect(refused(other, blame(other, "Bystander"))).toMatchObject({ code: "aftermath-target" });
    const played = passed(does(other, blame(other, "Clerk")), "aftermath");
    expect(inPlay(played, "Blame").host).toBe(at(played, "Clerk"));
    expect(refused(usual, blame(usual, "Bystander")).code).toBe("aftermath-target");
  });
});
