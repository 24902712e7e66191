// What a "no" says is true where it is said: refusals that are seldom met, each brought about
import { describe, expect, it } from "vitest";
import { type Action, apply, type Game, REFUSALS } from "../../src/engine/index.ts";
import { refusalSentence } from "../../src/views/index.ts";
import { contingency, reveal } from "../engine/contingencies/contingency-stage.ts";
import {
  agenda,
  at,
  byHand,
  character,
  conflict,
  does,
  event,
  fleet,
  order,
  passed,
  stage,
  turned,
} from "../engine/stage.ts";

const talks = conflict("Talks", "diplomacy");
const envoy = (title: string) => character(title, { diplomacy: 3, leadership: 2 });

/** The sentence of a refusal, and the entry that it leads to. */
function says(game: Game, action: Action): { rule: string; says: string } {
  const result = apply(game, action);
  if (result.ok) expect.fail(`${JSON.stringify(action)} was accepted`);
  const { code, rule, facts } = result.refusal;
  expect(rule).toBe(REFUSALS[code]);
  return { rule, says: refusalSentence(code, facts) };
}

describe("A character who cannot heal", () => {
  const heal = (game: Game) => ({ type: "heal" as const, seat: 0, card: at(game, "Clerk") });

  // engine: Ambassadorial Healing — the inner circle alone
  it("hears that the ambassador is not hurt either, or that only the inner circle helps one who is", () => {
    const well = stage({ You: { supporting: [envoy("Clerk")] }, Rival: {} });
    expect(says(well, heal(well))).toEqual({
      rule: "healing",
      says: "Clerk has no damage to heal, and neither has your ambassador.",
    });
    const hurt = turned(well, "You's Ambassador", { damage: 1 });
    expect(says(hurt, heal(hurt))).toEqual({
      rule: "healing",
      says: "Clerk has no damage to heal, and only the inner circle of your own faction rotates to help You's Ambassador.",
    });
  });
});

describe("A card without the ability that is used", () => {
  const start = stage(
    {
      You: { supporting: [character("Clerk", { diplomacy: 3 })] },
      Rival: { supporting: [character("Spy", { diplomacy: 3 })] },
    },
    [["You", talks]],
  );
  const using = does(
    start,
    byHand({
      verb: "use-as",
      which: { card: at(start, "Clerk") },
      use: "intrigue",
      as: "diplomacy",
      until: "end-of-turn",
    }),
  );

  // engine: Support or Oppose a Conflict; Using one ability as another
  it("hears by which ability the conflict is decided only where that is the one", () => {
    const support = { type: "support" as const, seat: 0, conflict: 1, with: at(using, "Clerk") };
    expect(says(using, { ...support, using: "intrigue" }).says).toBe(
      "Clerk has no intrigue. Use a ready card with more than zero in it.",
    );
    const none = stage({ You: { supporting: [character("Page", { intrigue: 1 })] }, Rival: {} }, [["You", talks]]);
    expect(says(none, { ...support, with: at(none, "Page") }).says).toContain(
      "Page has no diplomacy, and Talks is decided by it.",
    );
  });
});

describe("What cannot be promoted", () => {
  // engine: Cards With No Printed Cost
  it("hears that it has no cost to be promoted for, and what does it", () => {
    const game = stage({ You: { supporting: [character("Clerk", {}, { cost: "none" })] }, Rival: {} });
    expect(
      says(game, { type: "promote", seat: 0, card: at(game, "Clerk"), with: at(game, "You's Ambassador") }),
    ).toEqual({
      rule: "no-printed-cost",
      says: "Clerk has no printed cost, so it cannot be promoted for it. Only a card that promotes for free brings Clerk into the inner circle.",
    });
  });
});

describe("An attack in a conflict of certain races", () => {
  // engine: Attack a Conflict Participant
  it("is refused with the races that may take part", () => {
    const rally = conflict("Rally", "diplomacy", { conflict: { form: "opposable", only: ["minbari"] } });
    const game = order(
      stage(
        {
          You: { supporting: [character("Aide", { diplomacy: 2 }, { race: "minbari" })] },
          Rival: { supporting: [character("Na'Toth", { diplomacy: 3 }, { race: "narn" })] },
        },
        [["You", rally]],
      ),
      0,
      "support Rally with Aide using diplomacy",
    );
    expect(
      says(game, { type: "attack", seat: 1, conflict: 1, against: at(game, "Aide"), with: at(game, "Na'Toth") }),
    ).toEqual({
      rule: "supporting-and-opposing",
      says: "Only Minbari cards may take part in Rally. Na'Toth is not one of them: use a card that it allows.",
    });
  });
});

describe("Where no conflict is open", () => {
  it("none can be supported, and it says when they are", () => {
    const game = stage({ You: { supporting: [envoy("Clerk")] }, Rival: {} });
    expect(says(game, { type: "support", seat: 0, conflict: 7, with: at(game, "Clerk") })).toEqual({
      rule: "supporting-and-opposing",
      says:
        "No conflict is open now, so there is nothing to support, oppose or attack in. " +
        "They are declared in the conflict round, and are open in the action round after it.",
    });
  });
});

describe("A card that was readied for something else", () => {
  // compendium: Shal Mayan
  it("takes no further part where it goes on counting, and so it says", () => {
    const start = order(
      stage({ You: { supporting: [envoy("Clerk")] }, Rival: {} }, [["You", talks]]),
      0,
      "support Talks with Clerk using diplomacy",
    );
    const which = { card: at(start, "Clerk") };
    const again = does(does(start, byHand({ verb: "ready", which, keeping: true, elsewhere: true })), {
      type: "pass",
      seat: 1,
    });
    expect(says(again, { type: "support", seat: 0, conflict: 1, with: which.card })).toEqual({
      rule: "participants",
      says: "Clerk has done its part in Talks. It goes on counting there, and was readied for something else. There, do it with another card, if you have one.",
    });
  });

  it("leads no fleet there either", () => {
    const raid = conflict("Raid", "military");
    const start = stage({ You: { supporting: [fleet("Wing", 2), fleet("Other", 2), envoy("Captain")] }, Rival: {} }, [
      ["You", raid],
    ]);
    const led = does(order(start, 0, "lead Wing with Captain"), { type: "pass", seat: 1 });
    const joined = does(order(led, 0, "support Raid with Wing using military"), { type: "pass", seat: 1 });
    const both = does(order(joined, 0, "support Raid with Other using military"), { type: "pass", seat: 1 });
    const which = { card: at(both, "Captain") };
    const free = does(both, byHand({ verb: "ready", which, keeping: true, elsewhere: true }));
    expect(says(free, { type: "lead", seat: 0, fleet: at(free, "Other"), with: which.card })).toEqual({
      rule: "participants",
      says: "Captain has done its part in Raid. It goes on counting there, and was readied for something else. There, do it with another card, if you have one.",
    });
  });
});

describe("An event that cannot be cancelled", () => {
  const cancel = (card: number) => byHand({ verb: "cancel", what: { card } }, 1);

  // engine: Event Cards; glossary: Irrevocable
  it("is one that nobody has played in this turn, and so it says", () => {
    const game = stage({
      You: { hand: [event("Rumor", { says: "Nothing." })], supporting: [envoy("Clerk")] },
      Rival: {},
    });
    expect(says(game, cancel(at(game, "Clerk")))).toEqual({
      rule: "limited-events",
      says: "There is no event here that could be cancelled. It takes an event of this turn that has not resolved yet.",
    });
  });
});

describe("An event that is irrevocable", () => {
  const decree = event("Decree", {
    says: "Rotate it.",
    irrevocable: true,
    target: { what: "card", of: "any", types: ["character"] },
    effects: [{ verb: "rotate", which: "target" }],
  });

  // engine glossary: Irrevocable — cannot be negated or cancelled
  it("is cancelled neither by hand nor by a contingency, and both times it says what is left to do", () => {
    const veto = contingency("Veto", "event-on-card", {}, { effects: [{ verb: "cancel", what: "answered" }] });
    const start = stage({ You: { hand: [decree] }, Rival: { hand: [veto], supporting: [envoy("Clerk")] } });
    const placed = order(does(start, { type: "pass", seat: 0 }), 1, "place Veto under Clerk");
    const game = does(placed, {
      type: "play",
      seat: 0,
      card: at(placed, "Decree"),
      target: { what: "card", card: at(placed, "Clerk") },
    });
    expect(game.awaiting).toMatchObject([{ kind: "reveal", seat: 1 }]);
    expect(says(game, reveal(game, 1, "Veto"))).toEqual({
      rule: "irrevocable",
      says: "Decree is irrevocable. It cannot be cancelled. Pass, or answer with another card.",
    });
    expect(says(game, byHand({ verb: "cancel", what: { card: at(game, "Decree") } }, 1))).toEqual({
      rule: "irrevocable",
      says: "Decree is irrevocable. It cannot be cancelled. Pass, or answer with another card.",
    });
  });
});

describe("What an empty deck costs", () => {
  // engine: Draw Free Card; Ambassadorial Immunity
  it("is said with the names of those who can go, whoever else is named", () => {
    const game = passed(
      stage({ You: { deck: [], inner: [envoy("Lord"), envoy("Aide")], supporting: [envoy("Clerk")] }, Rival: {} }),
      "action",
      "discard",
    );
    const discard = (title: string) => says(game, { type: "discard-inner", seat: 0, card: at(game, title) });
    expect(discard("Clerk")).toEqual({
      rule: "inner-circle",
      says: "Clerk is not in your inner circle. It has to be one of your own other than your ambassador: Lord and Aide.",
    });
    expect(discard("You's Ambassador")).toEqual({
      rule: "ambassadorial-immunity",
      says: "You's Ambassador is your ambassador and cannot be discarded. Discard one of these: Lord and Aide.",
    });
  });
});

describe("A victory that cannot be claimed", () => {
  const claim = (game: Game, because: string) =>
    says(game, { type: "effect", seat: 0, because, effect: { verb: "claim-victory" } }).says;

  // engine: Major Victory; Major Agendas; Drakh Rule 6
  it("says why: no such card, a hidden agenda, another one, one that is not major, one that is looked after", () => {
    const text = (more: object) => ({ says: "Wins.", ...more });
    const plain = stage({ You: { agenda: agenda("Peace", text({})) }, Rival: {} });
    expect(claim(plain, "Peace")).toBe("Peace is no major agenda, and only a major agenda wins the game.");
    expect(claim(plain, "Glory")).toContain("Your agenda is Peace, and only by that can you win.");
    const none = stage({ You: {}, Rival: {} });
    expect(claim(none, "Glory")).toBe(
      "You have neither an agenda nor a card of that name in play, and only by a card of yours can you win.",
    );
    const major = agenda("Glory", text({ major: true, byHand: "Win." }));
    const held = stage({ You: { hand: [major] }, Rival: {} });
    const hidden = does(held, { type: "hide", seat: 0, card: at(held, "Glory"), with: at(held, "You's Ambassador") });
    expect(claim(hidden, "Glory")).toBe(
      "Glory is hidden, and a hidden agenda’s text does not count. Reveal it first; that is an action.",
    );
    const checked = agenda("Quest", text({ major: true, wins: [{ needs: "rating", atLeast: 30 }] }));
    expect(claim(stage({ You: { agenda: checked }, Rival: {} }), "Quest")).toBe(
      "Quest is automatic: what it asks for is checked by itself at the end of every turn.",
    );
    const open = stage({ You: { agenda: major }, Rival: {} });
    const blank = does(open, byHand({ verb: "blank", which: { card: at(open, "Glory") }, until: "end-of-turn" }));
    expect(claim(blank, "Glory")).toBe("Glory is blanked, and says nothing as long as it is.");
    const barred = does(open, byHand({ verb: "bar-victory", who: { seat: 0 }, victory: "any", until: "permanent" }));
    expect(claim(barred, "Glory")).toBe("A card keeps you from winning now. The tracker shows it.");
    const claimed = does(open, { type: "effect", seat: 0, because: "Glory", effect: { verb: "claim-victory" } });
    expect(claim(claimed, "Glory")).toContain("You claim to win by Glory already");
  });
});

describe("An answer in another round", () => {
  it("says in which it is given, and what is asked instead", () => {
    const game = passed(stage({ You: { hand: [event("Rumor", { says: "Nothing." })] }, Rival: {} }), "action");
    expect(game.round).toBe("draw");
    const { rule, says: said } = says(game, { type: "build", seat: 0, with: at(game, "You's Ambassador") });
    expect(rule).toBe("game-sequence");
    expect(said).toContain("That cannot be done in the draw round");
    expect(said).toContain("You are asked to");
  });
});
