/** What a player taps to answer, in advance or when asked: in games on a stage. */
import { describe, expect, test } from "vitest";
import { type Action, type Game, type SeatIndex, viewFor } from "../../../src/engine/index.ts";
import { actionMenu, cardsTaken, handMessage, promptMessage, takenQuietly } from "../../../src/views/index.ts";
import { at, conflict, does, event, invented, location, order, stage } from "../../engine/stage.ts";
import { labelsOf, optionsOf, textOf } from "../discord-limits.ts";
import { card, ctx, decision, londoView, publicView } from "../fixtures.ts";
import { menuOf, possible } from "./taps.ts";

// engine: Contingencies
describe("a contingency under a card", () => {
  const trap = invented("contingency", "Trap", {
    cost: 0,
    text: { says: "Reveal when you win.", contingency: { trigger: "you-win" } },
  });
  const before = stage({ Londo: { race: "centauri", hand: [trap] }, Gkar: { race: "narn" } });
  const under = at(before, "Londo's Ambassador");
  const game = order(does(before, { type: "place", seat: 0, card: at(before, "Trap"), under }), 1, "pass");
  const handOf = (seat: SeatIndex) => handMessage(viewFor(game, { seat }), possible(game, seat), ctx);

  test("is named with its text to its player alone", () => {
    expect(textOf(handOf(0))).toContain("**Trap**.\n-# Reveal when you win.");
    expect(textOf(handOf(1))).not.toContain("Reveal when you win");
  });

  test("is answered in advance with what comes of it", () => {
    const choices = optionsOf(menuOf(game), "Say in advance").map(
      ({ label, description }) => `${label}: ${description}`,
    );
    expect(choices).toContain("Always reveal Trap: whenever it can be done, without asking you");
    expect(choices).toContain("Never reveal Trap: you are not asked about it");
    const always = { type: "standing", seat: 0, card: at(before, "Trap"), answer: "always" } as const;
    expect(takenQuietly(always, viewFor(game, { seat: 0 }), "en", () => "always reveal Trap")).toBe(
      "Said in advance: **always reveal Trap**. Nobody else sees it, and you may say otherwise at any time.",
    );
  });
});

// engine: Triggered effects; Contingencies
describe("what answers something that has happened", () => {
  const tollway = location("Tollway", {
    text: {
      says: "A text.",
      triggered: [
        {
          on: "you-gain-by-conflict",
          rotates: true,
          does: "gain 1 more influence",
          effects: [{ verb: "gain-influence", who: "you", amount: 1 }],
        },
      ],
    },
  });
  const triumph = invented("contingency", "Triumph", {
    cost: 0,
    text: {
      says: "Reveal when you win: gain 1 power.",
      contingency: { trigger: "you-win" },
      effects: [{ verb: "gain-power", who: "you", amount: 1 }],
    },
  });
  const won = conflict("Tour", "diplomacy", {
    conflict: { form: "opposable", won: [{ effects: [{ verb: "gain-influence", who: "you", amount: 1 }] }] },
  });
  const begun = stage({ Londo: { race: "centauri", supporting: [tollway], hand: [triumph] }, Gkar: { race: "narn" } }, [
    ["Londo", won],
  ]);
  const placed = order(begun, 0, "place Triumph under Londo's Ambassador");
  const supported = order(order(placed, 1, "pass"), 0, "support Tour with Londo's Ambassador using diplomacy");
  const game = order(order(supported, 1, "pass"), 0, "pass");

  test("says on its button, for everybody to see, that the card rotates for it", () => {
    const view = viewFor(game, "public");
    const prompt = promptMessage(view, view.awaiting, possible(game, 0), ctx);
    expect(labelsOf(prompt)).toContain("Rotate Tollway to gain 1 more influence");
    expect(optionsOf(menuOf(game), "Use an effect")[0]?.description).toBe("gain 1 more influence · it rotates");
  });

  test("comes with its text where a contingency is revealed", () => {
    const asked = ["pass", "pass"].reduce(
      (now, word) => (optionLabels(now).includes("Triumph") ? now : order(now, 0, word)),
      game,
    );
    expect(optionsOf(menuOf(asked), "Reveal a contingency")).toMatchObject([
      { label: "Triumph", description: expect.stringContaining("Reveal when you win: gain 1 power.") },
    ]);
  });

  const optionLabels = (now: Game) =>
    possible(now, 0).flatMap(({ action, sentence }) =>
      action.type === "reveal" ? sentence.replace("reveal ", "") : [],
    );
});

// engine: Advanced Details about playing cards
describe("a choice that a card leaves", () => {
  const play = (text: object) => {
    const gift = event("Gift", { says: "A text.", ...text });
    const game = stage({ Londo: { race: "centauri", unspent: 6, hand: [gift] }, Gkar: { race: "narn" } });
    return does(game, { type: "play", seat: 0, card: at(game, "Gift") });
  };
  const asked = (game: Game) => {
    const view = viewFor(game, "public");
    return textOf(promptMessage(view, view.awaiting, possible(game, 0), ctx));
  };

  test("is named in the question", () => {
    const gain = { does: "gain 1 influence", effects: [{ verb: "gain-influence", who: "you", amount: 1 }] };
    const power = { does: "gain 1 power", effects: [{ verb: "gain-power", who: "you", amount: 1 }] };
    const game = play({ effects: [{ verb: "choose", who: "you", options: [gain, power] }] });
    expect(asked(game)).toContain("**Gift** leaves you a choice: gain 1 influence or gain 1 power?");
  });

  test("of how much influence to apply is asked as that", () => {
    const game = play({
      pays: [{ pays: "influence", least: 2, most: 8 }],
      effects: [{ verb: "gain-power", who: "you", amount: 1 }],
    });
    expect(asked(game)).toContain("how much influence do you apply for **Gift**? You have 6 influence unspent.");
  });
});

// engine: Mulligan rule (optional)
describe("a hand that is dealt", () => {
  const asked = (handSize: number, other = handSize) => {
    const awaiting = [decision(1, 0, "keep-hand", { amount: 3 }), decision(2, 1, "keep-hand", { amount: 3 })];
    const seats = publicView.seats.map((one, seat) => ({ ...one, handSize: seat === 0 ? handSize : other }));
    return textOf(promptMessage({ ...publicView, duel: "mulligan", seats, awaiting }, awaiting, [], ctx));
  };

  test("says how many cards the next one has", () => {
    expect(asked(8)).toContain("A mulligan deals another hand, of 7 cards.");
    // Of two who have not the same number, each is told in the own menu.
    expect(asked(8, 7)).toContain("keep a part of the dealt hand");
    const own = { ...londoView, duel: "mulligan" as const, awaiting: [decision(1, 0, "keep-hand", { amount: 3 })] };
    const seats = own.seats.map((one, seat) => ({ ...one, handSize: 7 + seat }));
    expect(textOf(actionMenu({ ...own, seats }, [], ctx))).toContain("A mulligan deals another hand, of 6 cards.");
  });

  test("is told whole after a mulligan, with a card that was in the old one, too", () => {
    const one = card(7, "Song");
    const view = { ...londoView, seats: londoView.seats.map((seat) => ({ ...seat, hand: [one] })) };
    expect(cardsTaken(view, view, "en")).toBe("");
    expect(cardsTaken(view, view, "en", true)).toBe("Into your hand: **Song**.");
  });

  test("goes back card by card: what was chosen is said, and the question asks for the next", () => {
    const asks = (again?: true) =>
      decision(1, 0, "stack", { amount: 3, options: [card(7, "Song")], ...(again && { again }) });
    const view = (again?: true) => ({ ...londoView, awaiting: [asks(again)] });
    expect(textOf(actionMenu(view(), [], ctx))).toContain("which do you draw first?");
    expect(textOf(actionMenu(view(true), [], ctx))).toContain("which do you draw **next**?");
    const song: Action = { type: "stack", seat: 0, cards: [7] };
    expect(takenQuietly(song, view(), "en")).toBe("You draw **Song** first.");
    expect(takenQuietly(song, view(true), "en")).toBe("You draw **Song** next.");
    expect(takenQuietly({ ...song, cards: [] }, view(true), "en")).toBe("They are drawn as they were dealt.");
  });
});
