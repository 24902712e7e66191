// engine, rulebook and compendium: worked examples that stand by themselves, with cards of the same shape
import { describe, expect, it } from "vitest";
import { apply, type CardFacts, type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { aftermath, onto, play } from "../aftermaths/aftermath-stage.ts";
import {
  at,
  byHand,
  character,
  conflict,
  does,
  event,
  inPlay,
  order,
  passed,
  refused,
  sentences,
  stage,
} from "../stage.ts";

type TextEffects = NonNullable<NonNullable<CardFacts["text"]>["effects"]>;

// engine: Reversing Effects; quickstart: General Note – Irrevokable
describe("A look at cards or a shuffle cannot be reversed", () => {
  const power = { verb: "gain-power", who: "you", amount: 1 } as const;
  const looks: [string, TextEffects[number], string][] = [
    ["a shuffled deck", { verb: "shuffle-deck", who: "you" }, "shuffle deck"],
    ["another player's deck, shuffled", { verb: "shuffle-deck", who: "others" }, "shuffle deck"],
    ["a look at a whole hand", { verb: "show-hand", who: "others" }, "show hand"],
    ["a look at one card of a hand", { verb: "show-random", who: "others", amount: 1 }, "show hand"],
    ["a card seen by its drawing", { verb: "draw", who: "you", amount: 1 }, "draw"],
  ];
  const undone = event("Undone", {
    says: "Reverse the last event.",
    effects: [{ verb: "reverse", what: "last-event" }],
  });
  const held = [undone, event("Plan", { says: "-", effects: [power] })];
  const table = (rite: CardFacts) => stage({ Rival: { hand: [rite] }, You: { hand: held } });
  const cannot = (verb: string) => ({
    code: "cannot-reverse",
    rule: "reversing",
    facts: { title: "Rite", verb },
  });

  it.each(looks)(
    "by a card that reverses the event that it came of: %s, nor anything else of that event",
    (_, seen, verb) => {
      const start = table(event("Rite", { says: "A rite.", effects: [power, seen] }));
      let game = order(start, 0, "play Rite");
      // Whoever has seen cards of a hand has one of them discarded.
      if (game.awaiting[0]?.kind === "discard-shown") {
        const [answer] = legalActions(game, 0);
        if (answer) game = does(game, answer.action);
      }
      expect(game.seats[0]?.rawPower).toBe(1);
      expect(refused(game, { type: "play", seat: 1, card: at(game, "Undone") })).toMatchObject(cannot(verb));
      expect(sentences(game, 1)).not.toContain("play Undone");
      // The same event without the look.
      const blind = order(table(event("Rite", { says: "A rite.", effects: [power] })), 0, "play Rite");
      expect(order(blind, 1, "play Undone").seats[0]?.rawPower).toBe(0);
    },
  );

  it("where it was carried out by hand, because the event's text is not encoded, any more than by its text", () => {
    const start = table(event("Rite", { says: "A rite.", effects: [power] }));
    const played = order(start, 0, "play Rite");
    const seen = does(played, {
      type: "effect",
      seat: 0,
      because: "Rite",
      effect: { verb: "show-hand", who: { seat: 1 } },
    });
    expect(refused(seen, { type: "play", seat: 1, card: at(seen, "Undone") })).toMatchObject(cannot("show hand"));
  });
});

// rulebook: Used As — Level the Playing Field on Kalain, in a conflict that General Hague supports
describe("Leadership that is used as itself in an intrigue conflict", () => {
  const leveller = character(
    "Kalain",
    { leadership: 4 },
    {
      text: {
        says: "May use leadership in any conflict.",
        statics: [{ gives: "use-as", use: "leadership", as: "itself", to: "this" }],
      },
    },
  );
  const started = () =>
    order(
      stage(
        {
          You: {
            race: "human",
            supporting: [
              character("Hague", { intrigue: 3, leadership: 5 }),
              character("Sinclair", { leadership: 2 }),
              character("Agent", { intrigue: 2 }),
            ],
          },
          Rival: { race: "minbari", supporting: [leveller] },
        },
        [["You", conflict("Kidnapping", "intrigue")]],
      ),
      0,
      "support Kidnapping with Hague using intrigue",
    );
  const strike = (game: Game, seat: number, attacker: string, against: string) =>
    ({ type: "attack", seat, conflict: 1, with: at(game, attacker), against: at(game, against) }) as const;

  it("does not attack whoever supports with intrigue", () => {
    const game = started();
    expect(refused(game, strike(game, 1, "Kalain", "Hague"))).toMatchObject({
      code: "no-ability",
      facts: { title: "Kalain", ability: "intrigue" },
    });
    expect(sentences(game, 1).filter((one) => /^attack .* with Kalain/.test(one))).toEqual([]);
  });

  it("opposes with its own 4, is attacked with leadership, and not with intrigue", () => {
    const game = order(started(), 1, "oppose Kidnapping with Kalain using leadership");
    expect(refused(game, strike(game, 0, "Agent", "Kalain"))).toMatchObject({
      code: "no-ability",
      facts: { title: "Agent", ability: "leadership" },
    });
    expect(inPlay(does(game, strike(game, 0, "Sinclair", "Kalain")), "Kalain").damage).toBe(2);
    expect(viewFor(game, "public").conflicts[0]).toMatchObject({ support: 3, opposition: 4 });
  });
});

// rulebook: Set Tension Tokens; compendium: Tensions & Unrest
describe("Tension between the Humans and the Minbari, which starts at 3", () => {
  it("rises to 4 both ways where it is theirs, and falls back one way alone where only one side's is lowered", () => {
    const start = stage({ Sinclair: { race: "human" }, Delenn: { race: "minbari" } });
    const tensions = ({ seats }: Game) => [seats[0]?.tensions[1], seats[1]?.tensions[0]];
    expect(tensions(start)).toEqual([3, 3]);
    const between = { from: { seat: 0 }, toward: { seat: 1 }, amount: 1 };
    const raised = does(start, byHand({ verb: "raise-tension", ...between, mutual: true }));
    expect(tensions(raised)).toEqual([4, 4]);
    const lowered = does(raised, byHand({ verb: "lower-tension", ...between, mutual: false }));
    expect(tensions(lowered)).toEqual([3, 4]);
  });
});

// rulebook: Play Aftermath Cards; compendium: Play Aftermath Cards (Step 2)
describe("A diplomacy conflict with more to gain by 5, and won by 3", () => {
  it("gives nothing of that, and is won for aftermaths all the same: of any conflict or diplomacy, and of won ones", () => {
    const hand = [
      aftermath("Any Conflict"),
      aftermath("Any Diplomacy", {}, {}, { conflict: "diplomacy" }),
      aftermath("Won Conflict", { outcome: "won" }),
      aftermath("Won Diplomacy", { outcome: "won" }, {}, { conflict: "diplomacy" }),
      aftermath("Lost Conflict", { outcome: "lost" }),
      aftermath("Won Intrigue", { outcome: "won" }, {}, { conflict: "intrigue" }),
    ];
    const gain = [{ verb: "gain-influence", who: "you", amount: 1 }] as const;
    const advantage = conflict("Accord", "diplomacy", {
      says: "Won by 5: gain 1 influence.",
      conflict: { form: "opposable", won: [{ by: 5, effects: [...gain] }] },
    });
    const table = (envoy: number) => {
      const start = stage(
        {
          You: { hand, supporting: [character("Envoy", { diplomacy: envoy })] },
          Rival: { supporting: [character("Critic", { diplomacy: 2 })] },
        },
        [["You", advantage]],
      );
      const backed = order(start, 0, "support Accord with Envoy using diplomacy");
      return passed(order(backed, 1, "oppose Accord with Critic using diplomacy"), "action");
    };
    const game = table(5);
    expect(game.conflicts[0]?.result).toMatchObject({ won: true, margin: 3 });
    expect(game.seats[0]?.unspent).toBe(4);
    expect(table(7).seats[0]?.unspent).toBe(5);
    const played = hand.filter(({ title }) => apply(game, play(game, 0, title, onto(game, "Envoy"))).ok);
    expect(played.map(({ title }) => title)).toEqual([
      "Any Conflict",
      "Any Diplomacy",
      "Won Conflict",
      "Won Diplomacy",
    ]);
  });
});

// compendium: Healing / Neutralized — the boost until the end of the turn
describe("Severe damage to a character whose ability was raised for the turn", () => {
  it("is no more once the raise has expired", () => {
    const spare = Array.from({ length: 4 }, (_, index) => character(`Spare ${index}`));
    const start = stage({
      You: { inner: [character("Envoy", { diplomacy: 3 })], deck: spare },
      Rival: { deck: spare },
    });
    const which = { card: at(start, "Envoy") };
    const raised = does(
      start,
      byHand({ verb: "change-ability", which, ability: "diplomacy", by: 2, until: "end-of-turn" }),
    );
    const hurt = (points: number) => does(raised, byHand({ verb: "damage", which, amount: points }));
    expect(inPlay(hurt(4), "Envoy")).toMatchObject({ neutralized: false, damage: 4 });
    const struck = hurt(6);
    const { severe } = inPlay(struck, "Envoy");
    expect(inPlay(struck, "Envoy").neutralized).toBe(true);
    expect(severe).toBeGreaterThan(0);
    const next = passed(struck, "action", "discard", "buy");
    expect(next.turn).toBe(2);
    expect(inPlay(next, "Envoy")).toMatchObject({ neutralized: true, severe });
  });
});
