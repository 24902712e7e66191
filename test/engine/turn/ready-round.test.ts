// engine: The Ready Round; Sustained Actions; Lasting and Sustainable Effects
import { describe, expect, it } from "vitest";
import { editSeat } from "../../../src/engine/changes/work.ts";
import { type CardFacts, type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { readOrder } from "../../../src/orders/index.ts";
import { promptMessage } from "../../../src/views/prompts/prompt.ts";
import {
  arranged,
  at,
  character,
  does,
  event,
  fleet,
  happens,
  inPlay,
  order,
  passed,
  refused,
  stage,
  turned,
} from "../stage.ts";

/** From the action round of one turn into the next: until somebody is asked what to sustain or declares. */
const nextTurn = (game: Game) => passed(game, "action", "aftermath", "reveal", "discard", "buy");

const helper = (until: "while-rotated" | "end-of-turn", influence?: number): CardFacts =>
  character(
    "Aide",
    {},
    {
      text: {
        says: "Rotate: your ambassador gets +2 diplomacy.",
        actions: [
          {
            does: "help",
            ...(influence ? { influence } : {}),
            effects: [{ verb: "change-ability", which: "your-ambassador", ability: "diplomacy", by: 2, until }],
          },
        ],
      },
    },
  );
const diplomacy = (game: Game) => abilityOf(game, at(game, "You's Ambassador"), "diplomacy");
const helped = (aide: CardFacts) => order(stage({ You: { supporting: [aide] }, Rival: {} }), 0, "rotate Aide to help");

describe("The ready round", () => {
  it("readies all rotated cards, neutralized ones too, which stay neutralized", () => {
    let game = stage({ You: { supporting: [character("Clerk")] }, Rival: {} });
    game = turned(game, "You's Ambassador", { rotated: true, neutralized: true });
    game = nextTurn(turned(turned(game, "Clerk", { rotated: true }), "Rival's Ambassador", { rotated: true }));
    expect(game).toMatchObject({ turn: 2, round: "conflict" });
    expect(inPlay(game, "You's Ambassador")).toMatchObject({ rotated: false, neutralized: true });
    expect(inPlay(game, "Clerk").rotated).toBe(false);
    expect(inPlay(game, "Rival's Ambassador").rotated).toBe(false);
  });

  it("restores all spent influence", () => {
    const game = nextTurn(stage({ You: { unspent: 1, spent: 4 }, Rival: { unspent: 0, spent: 3 } }));
    expect(game.seats[0]).toMatchObject({ unspent: 5, spent: 0 });
    expect(game.seats[1]).toMatchObject({ unspent: 3, spent: 0 });
  });

  it("readies the cards before influence is restored and initiative determined", () => {
    const asked = nextTurn(helped(helper("while-rotated")));
    const { events } = happens(asked, { type: "sustain", seat: 0, cards: [] });
    expect(asked).toMatchObject({ round: "ready", awaiting: [{ seat: 0, kind: "sustain" }] });
    expect(events.map(({ type }) => type)).toEqual(["initiative", "round-started"]);
  });
});

describe("Sustaining", () => {
  it("leaves the card rotated, and what it does goes on", () => {
    let game = helped(helper("while-rotated"));
    expect(diplomacy(game)).toBe(5);
    game = nextTurn(game);
    const { game: after, events } = happens(game, { type: "sustain", seat: 0, cards: [at(game, "Aide")] });
    expect(inPlay(after, "Aide").rotated).toBe(true);
    expect(diplomacy(after)).toBe(5);
    expect(events[0]).toMatchObject({ type: "readied", seat: 0, sustained: [{ title: "Aide" }] });
  });

  it("is a choice: the card may ready, and its bonus ends", () => {
    const asked = nextTurn(helped(helper("while-rotated")));
    const game = does(asked, { type: "sustain", seat: 0, cards: [] });
    expect(inPlay(game, "Aide").rotated).toBe(false);
    expect(diplomacy(game)).toBe(3);
  });

  it("goes on with a bonus until the end of the turn, without a gap, turn after turn", () => {
    let game = helped(helper("end-of-turn"));
    for (const turn of [2, 3]) {
      game = nextTurn(game);
      expect(diplomacy(game)).toBe(5);
      game = passed(does(game, { type: "sustain", seat: 0, cards: [at(game, "Aide")] }), "declare");
      expect(game.turn).toBe(turn);
      expect(diplomacy(game)).toBe(5);
    }
    game = does(nextTurn(game), { type: "sustain", seat: 0, cards: [] });
    expect(diplomacy(game)).toBe(3);
  });

  it("is not possible where the action cost influence besides the rotation", () => {
    const game = nextTurn(helped(helper("end-of-turn", 1)));
    expect(game).toMatchObject({ turn: 2, round: "conflict" });
    expect(diplomacy(game)).toBe(3);
  });

  it("is not possible with a neutralized card", () => {
    const start = stage({ You: { inner: [helper("end-of-turn")] }, Rival: {} });
    const used = order(start, 0, "rotate Aide to help");
    expect(nextTurn(used).awaiting).toMatchObject([{ kind: "sustain", seat: 0 }]);
    const effect = { verb: "neutralize" as const, which: { card: at(used, "Aide") } };
    const game = nextTurn(does(used, { type: "effect", seat: 1, effect, because: "A Knife" }));
    expect(inPlay(game, "Aide")).toMatchObject({ neutralized: true, rotated: false });
    expect({ round: game.round, diplomacy: diplomacy(game) }).toEqual({ round: "conflict", diplomacy: 3 });
  });

  it("is refused for a card that goes on with nothing", () => {
    const game = nextTurn(turned(helped(helper("while-rotated")), "You's Ambassador", { rotated: true }));
    const ambassador = at(game, "You's Ambassador");
    expect(refused(game, { type: "sustain", seat: 0, cards: [ambassador] })).toMatchObject({
      code: "cannot-sustain",
      rule: "sustaining",
      facts: { title: "You's Ambassador" },
    });
  });

  it("keeps a leader with the fleet, and several cards can be sustained at once", () => {
    let game = stage({
      You: { supporting: [helper("while-rotated"), character("Captain", { leadership: 2 }), fleet("Raiders", 3)] },
      Rival: {},
    });
    game = order(order(order(game, 0, "rotate Aide to help"), 1, "pass"), 0, "lead Raiders with Captain");
    game = nextTurn(game);
    expect(legalActions(game, 0).map(({ sentence }) => sentence)).toEqual([
      "sustain Aide, Captain",
      "sustain Aide",
      "sustain Captain",
      "ready all",
    ]);
    const kept = order(game, 0, "sustain Aide, Captain");
    expect(abilityOf(kept, at(kept, "Raiders"), "military")).toBe(5);
    expect(inPlay(kept, "Captain").leads).toBe(at(kept, "Raiders"));
    const readied = order(game, 0, "sustain Aide");
    expect(abilityOf(readied, at(readied, "Raiders"), "military")).toBe(3);
    expect(inPlay(readied, "Captain")).toMatchObject({ leads: null, rotated: false });
  });

  it("keeps a damaged card alive that would be neutralized without the bonus", () => {
    const asked = turned(nextTurn(helped(helper("while-rotated"))), "You's Ambassador", { damage: 3 });
    const kept = does(asked, { type: "sustain", seat: 0, cards: [at(asked, "Aide")] });
    expect(inPlay(kept, "You's Ambassador").neutralized).toBe(false);
    const dropped = does(asked, { type: "sustain", seat: 0, cards: [] });
    expect(inPlay(dropped, "You's Ambassador")).toMatchObject({ neutralized: true, damage: 0, severe: 0 });
  });

  // engine: Sustained Actions — a card that has come to several of them goes on with one
  describe("with a card that acted twice, because an effect readied it and cancelled nothing", () => {
    const wolf = event("Wolf", {
      says: "Ready.",
      target: { what: "card", types: ["character"], of: "you", state: "rotated" },
      effects: [{ verb: "ready", which: "target", keeping: true }],
    });
    const helps = (ability: "diplomacy" | "intrigue") => ({
      does: `help with ${ability}`,
      effects: [
        {
          verb: "change-ability" as const,
          which: "your-ambassador" as const,
          ability,
          by: 2,
          until: "while-rotated" as const,
        },
      ],
    });
    const captain = character(
      "Captain",
      { leadership: 2 },
      { text: { says: "Rotate: help.", actions: [helps("diplomacy"), helps("intrigue")] } },
    );
    const twice = (first: string, second: string) => {
      let game = stage({ You: { hand: [wolf], supporting: [captain, fleet("Raiders", 3)] }, Rival: {} });
      game = order(order(game, 0, first), 1, "pass");
      game = order(order(game, 0, "play Wolf on Captain"), 1, "pass");
      return nextTurn(order(game, 0, second));
    };
    const sums = (game: Game) => [
      abilityOf(game, at(game, "Raiders"), "military"),
      diplomacy(game),
      abilityOf(game, at(game, "You's Ambassador"), "intrigue"),
    ];
    const says = (game: Game) => legalActions(game, 0).map(({ sentence }) => sentence);

    it("asks its player which of the two goes on, and ends the other", () => {
      const game = twice("lead Raiders with Captain", "rotate Captain to help with diplomacy");
      const [, , intrigue] = sums(game);
      expect(sums(game)).toEqual([5, 5, intrigue]);
      const asked = order(game, 0, "sustain Captain");
      expect(asked).toMatchObject({ round: "ready", awaiting: [{ kind: "go-on", seat: 0 }] });
      expect(says(asked)).toEqual(["go on leading Raiders", "go on with +2 diplomacy of You's Ambassador"]);
      const leads = order(asked, 0, "go on leading Raiders");
      expect(sums(leads)).toEqual([5, 3, intrigue]);
      const helping = order(asked, 0, "go on with +2 diplomacy of You's Ambassador");
      expect(sums(helping)).toEqual([3, 5, intrigue]);
      expect(inPlay(helping, "Captain")).toMatchObject({ rotated: true, leads: null });
      expect(refused(asked, { type: "sustain", seat: 0, cards: [at(asked, "Captain")], deed: 7 })).toMatchObject({
        code: "cannot-sustain",
        rule: "sustaining",
      });
      // In the turn after that there is no choice any more.
      expect(order(nextTurn(passed(helping, "declare")), 0, "sustain Captain").round).toBe("conflict");
    });

    it("is asked with a button for each, and answered in words as well", () => {
      const game = twice("lead Raiders with Captain", "rotate Captain to help with diplomacy");
      const asked = order(game, 0, "sustain Captain");
      const view = viewFor(asked, { seat: 0 });
      const actions = legalActions(asked, 0);
      expect(readOrder("go on leading raiders", view, actions)).toMatchObject({ kind: "do", action: { deed: 0 } });
      const people = asked.seats.map(({ name }, seat) => ({ seat, display: name, userId: `u${seat}` }));
      const message = JSON.stringify(
        promptMessage(view, view.awaiting, actions, { table: "t", tableName: "T", people }),
      );
      expect(message).toContain("goes on with one of its actions only");
      expect(message).toContain("Go on leading Raiders");
      expect(message).toContain("Go on with +2 diplomacy of You's Ambassador");
    });

    it("tells two actions of one card apart that help the same card", () => {
      const game = twice("rotate Captain to help with diplomacy", "rotate Captain to help with intrigue");
      const [, , intrigue] = sums(game);
      const asked = order(game, 0, "sustain Captain");
      expect(says(asked)).toEqual([
        "go on with +2 diplomacy of You's Ambassador",
        "go on with +2 intrigue of You's Ambassador",
      ]);
      expect(sums(order(asked, 0, says(asked)[1] ?? ""))).toEqual([3, 3, intrigue]);
    });

    it("keeps one of two that are the very same without asking", () => {
      const same = "rotate Captain to help with diplomacy";
      const game = twice(same, same);
      expect(diplomacy(game)).toBe(7);
      const after = order(game, 0, "sustain Captain");
      expect(after.round).toBe("conflict");
      expect(diplomacy(after)).toBe(5);
    });

    it("drops the question where the card has gone on to nothing meanwhile", () => {
      const asked = order(
        twice("lead Raiders with Captain", "rotate Captain to help with diplomacy"),
        0,
        "sustain Captain",
      );
      const leave = { verb: "discard-card" as const, which: { card: at(asked, "Raiders") } };
      const after = does(asked, { type: "effect", seat: 1, effect: leave, because: "A Call" });
      expect(after).toMatchObject({ round: "conflict" });
      expect(diplomacy(after)).toBe(5);
    });
  });

  it("is asked only of those who have something to sustain", () => {
    const game = nextTurn(helped(helper("while-rotated")));
    expect(game.awaiting.map(({ seat }) => seat)).toEqual([0]);
    expect(refused(game, { type: "sustain", seat: 1, cards: [] })).toMatchObject({
      code: "not-your-turn",
      facts: { whose: ["You"] },
    });
  });

  it("takes no card that has readied in the meantime", () => {
    const asked = nextTurn(helped(helper("while-rotated")));
    const ready = { verb: "ready" as const, which: { card: at(asked, "Aide") } };
    const game = does(asked, { type: "effect", seat: 1, effect: ready, because: "A Call" });
    expect(refused(game, { type: "sustain", seat: 0, cards: [at(game, "Aide")] }).code).toBe("cannot-sustain");
    expect(legalActions(game, 0).map(({ sentence }) => sentence)).toEqual(["ready all"]);
  });

  it("does not end a bonus until the end of the turn when its card readies in the middle of it", () => {
    const game = helped(helper("end-of-turn"));
    const ready = { verb: "ready" as const, which: { card: at(game, "Aide") } };
    const after = does(game, { type: "effect", seat: 0, effect: ready, because: "A Call" });
    expect(diplomacy(after)).toBe(5);
    expect(diplomacy(nextTurn(after))).toBe(3);
  });
});

describe("Influence that is restored during the turn", () => {
  it("comes out of the spent pool, as much as there is", () => {
    const game = arranged(stage({ You: {}, Rival: {} }), (work) => {
      Object.assign(editSeat(work, 0), { unspent: 3, spent: 1 });
    });
    const restore = { verb: "restore-influence" as const, who: { seat: 0 }, amount: 3 };
    const { game: after, events } = happens(game, { type: "effect", seat: 0, effect: restore, because: "Taxes" });
    expect(after.seats[0]).toMatchObject({ unspent: 4, spent: 0 });
    expect(events).toContainEqual({ type: "influence-restored", seat: 0, amount: 1, source: "Taxes" });
    expect(refused(after, { type: "effect", seat: 0, effect: restore, because: "Taxes" }).code).toBe(
      "nothing-to-change",
    );
  });
});
