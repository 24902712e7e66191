// engine: Contingency Cards — outside of the resolution, and answered in advance; compendium: 7.5 Contingency Cards
import { describe, expect, it } from "vitest";
import { type CardFacts, type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { at, character, conflict, does, happens, inPlay, passed, refused, stage } from "../stage.ts";
import { contingency, place, reveal, says } from "./contingency-stage.ts";

/** You have this contingency face down under your Guard; Rival has a Brute. Rival's conflict is aimed at you. */
function guarded(...cards: CardFacts[]): Game {
  let game = stage(
    {
      You: { hand: cards, supporting: [character("Guard", { diplomacy: 9, intrigue: 3 }), character("Page")] },
      Rival: { supporting: [character("Brute", { diplomacy: 9, intrigue: 5 }), character("Bystander")] },
    },
    [["Rival", conflict("Coup", "intrigue")]],
  );
  for (const { title } of cards) {
    game = does(game, place(game, title, "Guard"));
    game = does(game, { type: "pass", seat: 1 });
  }
  game = does(game, { type: "oppose", seat: 0, conflict: 1, with: at(game, "Guard") });
  return game;
}

const attack = (game: Game) =>
  does(game, { type: "attack", seat: 1, conflict: 1, against: at(game, "Guard"), with: at(game, "Brute") });

const spines = (title = "Spines", more: Partial<CardFacts> = {}) =>
  contingency(title, "card-attacked", more, { effects: [{ verb: "damage", which: "other", amount: 1 }] });

// engine: Contingency Cards — whenever the trigger condition is met; compendium 7.5: triggers can occur at any time
describe("A contingency outside of the resolution", () => {
  it("is asked about when the card above it is attacked, and then the action round goes on", () => {
    let game = attack(guarded(spines()));
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "reveal", happened: { what: "attacked" } }]);
    expect(viewFor(game, "public").awaiting[0]).toMatchObject({ kind: "reveal", about: "Guard", happened: "attacked" });
    game = does(game, reveal(game, 0, "Spines"));
    expect(inPlay(game, "Brute").damage).toBe(4);
    expect(game.cards[at(game, "Spines")]?.zone).toBe("discard");
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "action" }]);
  });

  // engine: Contingency Cards — revealing one may prevent or alter the action that is its trigger
  it("is asked about between the declaring of the attack and its damage", () => {
    const game = attack(guarded(spines()));
    expect({ brute: inPlay(game, "Brute"), guard: inPlay(game, "Guard") }).toMatchObject({
      brute: { damage: 0 },
      guard: { damage: 0 },
    });
    expect(inPlay(game, "Brute").rotated).toBe(true);
    const { game: after, events } = happens(game, { type: "pass", seat: 0 });
    expect(events[0]).toMatchObject({ type: "attacked", deals: 5, takes: 3 });
    expect({ brute: inPlay(after, "Brute"), guard: inPlay(after, "Guard") }).toMatchObject({
      brute: { damage: 3 },
      guard: { damage: 5 },
    });
  });

  it("alters the damage of the attack that it answers", () => {
    const coil = contingency(
      "Coil",
      "card-attacks",
      {},
      { effects: [{ verb: "change-ability", which: "target", ability: "all", by: 2, until: "end-of-turn" }] },
    );
    let game = stage(
      {
        You: { hand: [coil], supporting: [character("Duelist", { intrigue: 3 })] },
        Rival: { supporting: [character("Spy", { intrigue: 2, diplomacy: 9 })] },
      },
      [["Rival", conflict("Coup", "intrigue")]],
    );
    game = does(game, place(game, "Coil", "Duelist"));
    game = does(game, { type: "support", seat: 1, conflict: 1, with: at(game, "Spy") });
    game = does(game, { type: "attack", seat: 0, conflict: 1, against: at(game, "Spy"), with: at(game, "Duelist") });
    game = does(game, reveal(game, 0, "Coil"));
    expect(inPlay(game, "Spy").damage).toBe(5);
  });

  it("that neutralizes the attacker leaves the attack without damage", () => {
    const snare = contingency("Snare", "card-attacked", {}, { effects: [{ verb: "neutralize", which: "other" }] });
    const { game, events } = happens(attack(guarded(snare)), {
      type: "reveal",
      seat: 0,
      card: 0 + at(guarded(snare), "Snare"),
    });
    expect(inPlay(game, "Brute").neutralized).toBe(true);
    expect(inPlay(game, "Guard").damage).toBe(0);
    expect(events).toContainEqual({ type: "no-effect", source: "Brute", why: "no-target" });
  });

  it("is no action, and whoever is asked may leave it where it is", () => {
    let game = attack(guarded(spines()));
    game = does(game, { type: "pass", seat: 0 });
    expect(inPlay(game, "Spines").faceDown).toBe(true);
    expect(game).toMatchObject({ passes: 0, awaiting: [{ seat: 0, kind: "action" }] });
  });

  it("adds severe damage when its character neutralizes its target in an attack, as Vicious Blow does", () => {
    const blow = contingency(
      "Blow",
      "card-neutralizes",
      {},
      {
        effects: [{ verb: "severe-damage", which: "other", amount: 2 }],
      },
    );
    let game = stage(
      {
        You: { hand: [blow], supporting: [character("Duelist", { intrigue: 5 })] },
        Rival: { supporting: [character("Spy", { intrigue: 2 })] },
      },
      [["Rival", conflict("Coup", "intrigue")]],
    );
    game = does(game, place(game, "Blow", "Duelist"));
    game = does(game, { type: "support", seat: 1, conflict: 1, with: at(game, "Spy") });
    game = does(game, { type: "attack", seat: 0, conflict: 1, against: at(game, "Spy"), with: at(game, "Duelist") });
    // The attack itself, under which the card lies, comes before what the attack did.
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "reveal", happened: { what: "attacked" } }]);
    expect(refused(game, reveal(game, 0, "Blow")).code).toBe("not-triggered");
    game = does(game, { type: "pass", seat: 0 });
    const severe = inPlay(game, "Spy").severe;
    game = does(game, reveal(game, 0, "Blow"));
    expect(inPlay(game, "Spy").severe).toBe(severe + 2);
  });

  it("is asked about when a conflict is initiated against its player, and may alter it", () => {
    const denial = contingency(
      "Denial",
      "conflict-against-you",
      {},
      {
        effects: [{ verb: "add-opposition", amount: 2 }],
      },
    );
    const raid = conflict("Raid", "military", { target: { what: "player", of: "others" } });
    let game = stage({ You: { hand: [denial] }, Rival: { hand: [raid] } });
    game = does(game, place(game, "Denial", "You's Ambassador"));
    game = passed(game, "action", "aftermath", "discard", "buy");
    const target = { what: "player", seat: 0 } as const;
    while (game.awaiting[0]?.kind === "declare")
      game = does(
        game,
        game.awaiting[0].seat === 0
          ? { type: "declare-nothing", seat: 0 }
          : { type: "declare", seat: 1, card: at(game, "Raid"), target },
      );
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "reveal", happened: { what: "initiated" } }]);
    game = does(game, reveal(game, 0, "Denial"));
    expect(game.conflicts[0]?.added).toMatchObject([{ to: "opposition", amount: 2 }]);
    expect(game.round).toBe("action");
  });

  it("is asked about when its character sponsors a card", () => {
    const account = contingency(
      "Account",
      "card-sponsors",
      {},
      {
        effects: [{ verb: "restore-influence", who: "you", amount: 2 }],
      },
    );
    let game = stage({ You: { hand: [account, character("Clerk")] }, Rival: {} });
    game = does(game, place(game, "Account", "You's Ambassador"));
    game = does(game, { type: "pass", seat: 1 });
    game = does(game, { type: "sponsor", seat: 0, card: at(game, "Clerk"), with: at(game, "You's Ambassador") });
    expect(game.seats[0]?.spent).toBe(2);
    game = does(game, reveal(game, 0, "Account"));
    expect(game.seats[0]?.spent).toBe(0);
  });

  it("is asked about whichever card lies there, so that being asked says nothing of it", () => {
    const game = attack(guarded(contingency("Alibi", "you-lose")));
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "reveal" }]);
    expect(legalActions(game, 0).map(({ sentence }) => sentence)).toEqual(["pass"]);
  });
});

describe("A contingency whose player has answered in advance", () => {
  it("that was told to be revealed whenever it triggers is revealed without asking anybody", () => {
    let game = says(guarded(spines()), 0, "Spines", "always");
    game = attack(game);
    expect(inPlay(game, "Brute").damage).toBe(4);
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "action" }]);
  });

  it("is not revealed where its trigger does not happen, and its player is not asked", () => {
    const game = attack(says(guarded(contingency("Alibi", "you-lose")), 0, "Alibi", "always"));
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "action" }]);
    expect(inPlay(game, "Alibi").faceDown).toBe(true);
  });

  it("is left alone where its player does not want to be asked, until that is taken back", () => {
    const quiet = says(guarded(spines()), 0, "Spines", "never");
    expect(attack(quiet).awaiting).toMatchObject([{ seat: 0, kind: "action" }]);
    expect(attack(says(quiet, 0, "Spines", "ask")).awaiting).toMatchObject([{ seat: 0, kind: "reveal" }]);
  });

  it("still reveals one copy for each trigger", () => {
    const one = spines();
    let game = guarded(one, one);
    const copies = game.inPlay.filter((id) => game.cards[id]?.play?.faceDown);
    expect(copies).toHaveLength(2);
    for (const card of copies) game = does(game, { type: "standing", seat: 0, card, answer: "always" });
    game = attack(game);
    expect(inPlay(game, "Brute").damage).toBe(4);
    expect(game.inPlay.filter((id) => game.cards[id]?.play?.faceDown)).toHaveLength(1);
  });

  it("keeps what was said from everybody else", () => {
    const game = guarded(spines());
    const { game: after, events } = happens(game, {
      type: "standing",
      seat: 0,
      card: reveal(game, 0, "Spines").card,
      answer: "always",
    });
    expect(events).toEqual([]);
    for (const viewer of [{ seat: 1 }, "public", "judge"] as const)
      expect(viewFor(after, viewer)).toEqual(viewFor(game, viewer));
    expect(viewFor(after, { seat: 0 }).standingCards).toMatchObject([{ title: "Spines", answer: "always" }]);
  });

  it("may be spoken of by nobody else, and only where it can answer something", () => {
    const game = guarded(spines());
    const { card } = reveal(game, 0, "Spines");
    expect(refused(game, { type: "standing", seat: 1, card, answer: "always" }).code).toBe("card-not-there");
    expect(refused(game, { type: "standing", seat: 0, card: at(game, "Page"), answer: "always" })).toMatchObject({
      code: "answers-nothing",
      rule: "triggered-effects",
      facts: { title: "Page" },
    });
  });
});
