// engine: Contingency Cards; Play an Event or Contingency; Step 2: Triggered Effects
import { describe, expect, it } from "vitest";
import type { CardFacts, Game } from "../../src/engine/index.ts";
import { legalActions, viewFor } from "../../src/engine/index.ts";
import {
  arranged,
  at,
  character,
  conflict,
  does,
  happens,
  inPlay,
  invented,
  location,
  order,
  passed,
  refused,
  type SeatStage,
  stage,
  turned,
} from "./stage.ts";

type Text = NonNullable<CardFacts["text"]>;
const contingency = (
  title: string,
  trigger: NonNullable<Text["contingency"]>["trigger"] | null,
  more: Partial<CardFacts> = {},
  text: Partial<Text> = {},
) =>
  invented("contingency", title, {
    cost: 0,
    ...(trigger
      ? {
          text: {
            says: title,
            effects: [{ verb: "gain-influence", who: "you", amount: 1 }],
            contingency: { trigger },
            ...text,
          },
        }
      : {}),
    ...more,
  });
const place = (game: Game, title: string, under: string, seat = 0) => ({
  type: "place" as const,
  seat,
  card: ofHand(game, seat, title),
  under: at(game, under),
});
const ofHand = (game: Game, seat: number, title: string) =>
  game.seats[seat]?.hand.find((id) => game.facts[game.cards[id]?.facts ?? -1]?.title === title) ?? at(game, title);
/** Both seats place their hands' contingencies under their ambassadors, and pass until somebody may reveal. */
function placed(
  seats: Readonly<Record<string, SeatStage>>,
  declared: Parameters<typeof stage>[1] = [["You", conflict("Parley", "diplomacy")]],
): Game {
  let game = stage(seats, declared);
  for (let turns = 0; turns < 20; turns++) {
    const [asked] = game.awaiting;
    if (asked?.kind !== "action") return game;
    const { seat } = asked;
    const found = legalActions(game, seat).find(({ action }) => action.type === "place");
    game = does(game, found?.action ?? { type: "pass", seat });
  }
  throw new Error("it never ends");
}
const reveal = (game: Game, seat: number, title: string) => {
  const card = game.inPlay.find(
    (id) =>
      game.cards[id]?.play?.faceDown &&
      game.cards[id]?.owner === seat &&
      game.facts[game.cards[id]?.facts ?? -1]?.title === title,
  );
  return { type: "reveal" as const, seat, card: card ?? at(game, title) };
};

describe("Placing a contingency", () => {
  it("is an action that puts it face down under a card of yours, and tells nobody which it is", () => {
    const game = stage({ You: { hand: [contingency("Trap", "you-win", { cost: 2 })] }, Rival: {} });
    const { game: after, events } = happens(game, place(game, "Trap", "You's Ambassador"));
    expect(events).toEqual([
      {
        type: "placed",
        seat: 0,
        under: { card: at(game, "You's Ambassador"), title: "You's Ambassador" },
        influence: 2,
      },
    ]);
    expect(inPlay(after, "Trap")).toMatchObject({
      row: "attached",
      controller: 0,
      faceDown: true,
      host: at(game, "You's Ambassador"),
    });
    expect(after.seats[0]).toMatchObject({ unspent: 2, spent: 2 });
    for (const viewer of [{ seat: 1 }, "public", "judge"] as const) {
      const view = viewFor(after, viewer);
      expect(JSON.stringify(view)).not.toContain("Trap");
      expect(view.seats[0]?.inner[0]).toMatchObject({ faceDownUnder: 1, ownUnder: [] });
    }
    expect(viewFor(after, { seat: 0 }).seats[0]?.inner[0]).toMatchObject({ faceDownUnder: 1, ownUnder: ["Trap"] });
  });

  it("is refused under another player's card", () => {
    const game = stage({ You: { hand: [contingency("Trap", "you-win")] }, Rival: {} });
    expect(refused(game, place(game, "Trap", "Rival's Ambassador"))).toMatchObject({
      code: "not-your-card",
      rule: "control",
      facts: { title: "Rival's Ambassador", controller: "Rival" },
    });
  });

  it("is refused under a card of a type that it does not name", () => {
    const trap = contingency("Trap", "you-win", {}, { target: { what: "card", types: ["location"], of: "you" } });
    const game = stage({ You: { hand: [trap], supporting: [location("Outpost")] }, Rival: {} });
    expect(refused(game, place(game, "Trap", "You's Ambassador"))).toMatchObject({
      code: "illegal-target",
      facts: { title: "Trap", target: "You's Ambassador", wants: "a location of yours" },
    });
    expect(inPlay(does(game, place(game, "Trap", "Outpost")), "Trap").host).toBe(at(game, "Outpost"));
  });

  it("of a race goes under cards of that race, not just cards in its faction", () => {
    const game = stage({
      You: {
        race: "narn",
        hand: [contingency("Trap", "you-win", { race: "narn" })],
        supporting: [character("Drifter")],
      },
      Rival: {},
    });
    expect(refused(game, place(game, "Trap", "Drifter"))).toMatchObject({
      code: "contingency-loyalty",
      rule: "contingencies",
      facts: { title: "Trap", race: "narn", target: "Drifter" },
    });
    does(game, place(game, "Trap", "You's Ambassador"));
  });

  it("is for contingencies only, from the hand, at their cost", () => {
    const game = stage({
      You: {
        hand: [character("Clerk"), contingency("Dear Trap", "you-win", { cost: 5 })],
        deck: [contingency("Trap", "you-win")],
      },
      Rival: {},
    });
    expect(refused(game, place(game, "Clerk", "You's Ambassador"))).toMatchObject({
      code: "not-a-contingency",
      rule: "contingencies",
      facts: { title: "Clerk", type: "character" },
    });
    expect(refused(game, place(game, "Trap", "You's Ambassador")).code).toBe("card-not-there");
    expect(refused(game, place(game, "Dear Trap", "You's Ambassador"))).toMatchObject({
      code: "not-enough-influence",
      facts: { needs: 5, unspent: 4 },
    });
  });
});

describe("Revealing a contingency", () => {
  it("is an option when its trigger comes: it takes effect and goes to the discard pile", () => {
    const game = placed({ You: { hand: [contingency("Consolation", "you-lose")] }, Rival: {} });
    expect(game).toMatchObject({ round: "resolution", awaiting: [{ seat: 0, kind: "reveal" }] });
    const { game: after, events } = happens(game, reveal(game, 0, "Consolation"));
    expect(events.slice(0, 2)).toMatchObject([
      { type: "revealed", card: { title: "Consolation" } },
      { type: "influence-gained", amount: 1, rating: 5 },
    ]);
    expect(after.cards[at(game, "Consolation")]).toMatchObject({ zone: "discard", play: null });
    expect(after.seats[0]?.discard).toContain(at(game, "Consolation"));
  });

  it("may be declined, and the card stays face down", () => {
    const game = placed({ You: { hand: [contingency("Consolation", "you-lose")] }, Rival: {} });
    const after = passed(does(game, { type: "pass", seat: 0 }), "aftermath");
    expect(inPlay(after, "Consolation").faceDown).toBe(true);
    expect(after.seats[0]?.unspent).toBe(4);
  });

  it("is refused when something else happened than what it waits for", () => {
    const game = placed({
      You: { hand: [contingency("Triumph", "you-win")] },
      Rival: { hand: [contingency("Consolation", "you-lose")] },
    });
    expect(refused(game, reveal(game, 0, "Triumph"))).toMatchObject({
      code: "not-triggered",
      rule: "contingencies",
      facts: { title: "Triumph" },
    });
    const theirs = does(game, { type: "pass", seat: 0 });
    expect(theirs.awaiting).toMatchObject([{ seat: 1, kind: "reveal" }]);
    expect(refused(theirs, reveal(theirs, 1, "Consolation")).code).toBe("not-triggered");
    expect(legalActions(theirs, 1).map(({ sentence }) => sentence)).toEqual(["pass"]);
  });

  it("answers a conflict that another player won against you", () => {
    const raid = conflict("Raid", "diplomacy", { target: { what: "player", of: "others" } });
    const seats = {
      You: {},
      Rival: { hand: [contingency("Grudge", "conflict-against-you-won")] },
      Third: { hand: [contingency("Grievance", "conflict-against-you-won")] },
    };
    let game = stage(seats, [["You", raid]]);
    game = arranged(game, (work) => {
      work.game.conflicts = work.game.conflicts.map((one) => ({ ...one, target: { what: "player", seat: 1 } }));
    });
    game = order(game, 0, "support Raid with You's Ambassador using diplomacy");
    game = does(game, place(game, "Grudge", "Rival's Ambassador", 1));
    game = passed(does(game, place(game, "Grievance", "Third's Ambassador", 2)), "action");
    expect(game.awaiting).toMatchObject([{ seat: 1, kind: "reveal" }]);
    const after = does(game, reveal(game, 1, "Grudge"));
    expect(after.seats[1]?.unspent).toBe(5);
    expect(after.awaiting).toMatchObject([{ seat: 2, kind: "reveal" }]);
    expect(refused(after, reveal(after, 2, "Grievance")).code).toBe("not-triggered");
  });

  it("is possible with several different ones for one trigger, in initiative order of their players", () => {
    const hand = [contingency("Consolation", "you-lose"), contingency("Excuse", "you-lose")];
    let game = placed({ You: { hand }, Rival: {} });
    game = does(game, reveal(game, 0, "Consolation"));
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "reveal" }]);
    game = does(game, reveal(game, 0, "Excuse"));
    expect(game.seats[0]?.unspent).toBe(6);
    expect(game.awaiting.some(({ kind }) => kind === "reveal")).toBe(false);
  });

  it("is possible with only one copy for each trigger", () => {
    const twice = contingency("Consolation", "you-lose");
    const game = placed({ You: { hand: [twice, twice] }, Rival: {} });
    const after = does(game, reveal(game, 0, "Consolation"));
    expect(after.awaiting).toMatchObject([{ seat: 0, kind: "reveal" }]);
    expect(refused(after, reveal(after, 0, "Consolation"))).toMatchObject({
      code: "not-triggered",
      facts: { copy: "Consolation" },
    });
    expect(legalActions(after, 0).map(({ sentence }) => sentence)).toEqual(["pass"]);
  });

  it("is possible with another copy for another conflict, unless the card is limited to one a turn or unique", () => {
    const again = (more: Partial<CardFacts>) => {
      const twice = contingency("Consolation", "you-lose", more);
      let game = placed({ You: { hand: [twice, twice] }, Rival: {} }, [
        ["You", conflict("Parley", "diplomacy")],
        ["You", conflict("Summit", "diplomacy")],
      ]);
      if (game.awaiting[0]?.kind === "resolve-first")
        game = does(game, { type: "resolve-first", seat: 0, conflict: 1 });
      game = does(does(game, reveal(game, 0, "Consolation")), { type: "pass", seat: 0 });
      game = passed(game, "aftermath");
      return { game, action: reveal(game, 0, "Consolation") };
    };
    const multiple = again({});
    expect(does(multiple.game, multiple.action).seats[0]?.unspent).toBe(6);
    const limited = again({ limit: "limited" });
    expect(refused(limited.game, limited.action)).toMatchObject({
      code: "event-played-this-turn",
      facts: { title: "Consolation" },
    });
    const unique = again({ limit: "unique" });
    expect(refused(unique.game, unique.action)).toMatchObject({
      code: "unique-played",
      facts: { title: "Consolation" },
    });
  });

  it("is the business of its player alone", () => {
    const game = placed({ You: { hand: [contingency("Consolation", "you-lose")] }, Rival: {} });
    expect(refused(game, { ...reveal(game, 0, "Consolation"), seat: 1 })).toMatchObject({
      code: "not-your-turn",
      facts: { whose: ["You"] },
    });
  });

  it("takes a contingency: an ambassador cannot be revealed", () => {
    const game = placed({ You: { hand: [contingency("Consolation", "you-lose")] }, Rival: {} });
    expect(refused(game, { type: "reveal", seat: 0, card: at(game, "You's Ambassador") }).code).toBe("card-not-there");
  });

  it("is asked of everybody who has one face down, whether it is triggered or not", () => {
    const game = placed({ You: { hand: [contingency("Triumph", "you-win")] }, Rival: {} });
    expect(game.awaiting).toMatchObject([{ seat: 0, kind: "reveal" }]);
  });
});

describe("A contingency under a card that leaves play", () => {
  it("goes to the discard pile with it", () => {
    const game = stage({
      You: { hand: [contingency("Trap", "you-win")], supporting: [character("Clerk")] },
      Rival: {},
    });
    const under = turned(does(game, place(game, "Trap", "Clerk")), "Clerk", { neutralized: true });
    const after = passed(under, "action", "reveal", "aftermath");
    expect(after.seats[0]?.discard).toHaveLength(2);
    expect(after.cards[at(game, "Trap")]).toMatchObject({ zone: "discard" });
  });
});

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
const says = (game: Game, seat: number, title: string, answer: "always" | "never" | "ask") =>
  does(game, { type: "standing", seat, card: reveal(game, seat, title).card, answer });

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
