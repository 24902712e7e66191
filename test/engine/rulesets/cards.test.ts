import { describe, expect, it } from "vitest";
import type { BaseRules, CardFacts, Effect, Game } from "../../../src/engine/index.ts";
import { legalActions, viewFor } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import {
  agenda,
  arranged,
  at,
  character,
  conflict,
  does,
  enhancement,
  event,
  fleet,
  happens,
  inPlay,
  invented,
  order,
  passed,
  refused,
  stage,
  turned,
} from "../stage.ts";
import { by, effect } from "./by.ts";

const lose = (amount: number) => effect({ verb: "lose-influence", who: { seat: 0 }, amount });

describe("Influence", () => {
  const table = stage({ You: { unspent: 4, spent: 3 }, Rival: { unspent: 6 } });
  // engine: Influence and Influence Rating; compendium: Influence Rating; quickstart: General Note
  it("that is lost comes from the pool that the player chooses, from the spent one, or from the unspent one", () => {
    expect(does(by("engine", table), lose(2)).awaiting).toContainEqual(
      expect.objectContaining({ kind: "lose", seat: 0 }),
    );
    expect(does(by("casual", table), lose(2)).seats[0]).toMatchObject({ unspent: 4, spent: 1 });
    expect(does(by("casual", table), lose(4)).seats[0]).toMatchObject({ unspent: 3, spent: 0 });
    expect(does(by("quickstart", table), lose(2)).seats[0]).toMatchObject({ unspent: 2, spent: 3 });
  });

  // quickstart: General Note – gaining and losing Influence
  it("that is transferred comes from the spent pool first; by quickstart from the unspent one, as what is lost does", () => {
    const give = effect({ verb: "transfer-influence", from: { seat: 0 }, to: { seat: 1 }, amount: 2 });
    for (const rules of ["engine", "casual"] as const)
      expect(does(by(rules, table), give).seats[0], rules).toMatchObject({ unspent: 4, spent: 1 });
    expect(does(by("quickstart", table), give).seats[0]).toMatchObject({ unspent: 2, spent: 3 });
  });

  // engine: Transferring Influence; rulebook: Transfer
  it("that is transferred is neither lost nor gained; by the published rules it is both", () => {
    const give = effect({ verb: "transfer-influence", from: { seat: 0 }, to: { seat: 1 }, amount: 2 });
    const types = (rules: BaseRules) => happens(by(rules, table), give).events.map(({ type }) => type);
    expect(types("engine")).toEqual(["by-hand", "influence-transferred"]);
    expect(types("casual")).toEqual(["by-hand", "influence-lost", "influence-gained"]);
    expect(does(by("casual", table), give).seats).toMatchObject([
      { unspent: 4, spent: 1 },
      { unspent: 8, spent: 0 },
    ]);
  });
});

describe("A damaged card", () => {
  // engine: Repair a Fleet or Location; quickstart: The Action Round
  it("is repaired by any number of points; by quickstart by one", () => {
    const game = turned(stage({ You: { supporting: [fleet("Raiders", 5)] }, Rival: {} }), "Raiders", { damage: 3 });
    const repair = (points: number) => ({ type: "repair" as const, seat: 0, card: at(game, "Raiders"), by: points });
    expect(inPlay(does(by("engine", game), repair(3)), "Raiders").damage).toBe(0);
    expect(refused(by("quickstart", game), repair(3))).toMatchObject({
      code: "repair-one-point",
      rule: "repairing",
      facts: { title: "Raiders", wanted: 3 },
    });
    expect(inPlay(does(by("quickstart", game), repair(1)), "Raiders").damage).toBe(2);
    const offered = legalActions(by("quickstart", game), 0).filter(({ action }) => action.type === "repair");
    expect(offered.map(({ sentence }) => sentence)).toEqual(["repair Raiders by 1"]);
  });

  // engine: Heal a Character; quickstart: The Action Round
  it("heals in the turn of its damage; by quickstart not before the next", () => {
    const whole = stage({ You: { supporting: [character("Vir", { diplomacy: 4 })] }, Rival: {} });
    const game = does(whole, effect({ verb: "damage", which: { card: at(whole, "Vir") }, amount: 2 }));
    const heal = { type: "heal" as const, seat: 0, card: at(game, "Vir") };
    expect(inPlay(does(by("engine", game), heal), "Vir").damage).toBe(0);
    expect(refused(by("quickstart", game), heal)).toMatchObject({
      code: "damaged-this-turn",
      rule: "healing",
      facts: { title: "Vir" },
    });
    expect(inPlay(does({ ...by("quickstart", game), turn: 2 }, heal), "Vir").damage).toBe(0);
  });
});

describe("An undamaged character", () => {
  // engine: Ambassadorial Healing; compendium: Healing / Neutralized
  it("rotates for an ambassador that is hurt at all; by the published rules only for a neutralized one", () => {
    const whole = stage({ You: { inner: [character("Aide", { diplomacy: 2 })] }, Rival: {} });
    const heal = { type: "heal" as const, seat: 0, card: at(whole, "Aide") };
    const damaged = turned(whole, "You's Ambassador", { damage: 1 });
    for (const rules of ["engine", "quickstart"] as const)
      expect(inPlay(does(by(rules, damaged), heal), "Aide").healingIn, rules).toBe(1);
    for (const rules of ["casual", "tournament"] as const) {
      expect(refused(by(rules, damaged), heal)).toMatchObject({
        code: "helps-neutralized-only",
        rule: "healing",
        facts: { title: "Aide" },
      });
      const down = turned(whole, "You's Ambassador", { neutralized: true, severe: 2 });
      const helped = does(by(rules, down), heal);
      const both = order(does(helped, { type: "pass", seat: 1 }), 0, "heal You's Ambassador");
      expect(inPlay(passed(both, "action"), "You's Ambassador")).toMatchObject({ neutralized: false, severe: 0 });
    }
  });
});

describe("A supporting character that is still there", () => {
  // rulebook: ACTION: Heal a Character; quickstart: In the action round a player may
  it("and neutralized on an earlier turn stays so; by quickstart it rotates to heal", () => {
    const whole = stage({ You: { supporting: [character("Clerk", { diplomacy: 2 })] }, Rival: {} });
    const down = turned(whole, "Clerk", { neutralized: true });
    const heal = { type: "heal" as const, seat: 0, card: at(down, "Clerk") };
    for (const rules of ["engine", "casual"] as const)
      expect(refused(by(rules, down), heal)).toMatchObject({ code: "heals-inner-only", rule: "healing" });
    expect(inPlay(does(by("quickstart", down), heal), "Clerk")).toMatchObject({ neutralized: false, rotated: true });
    const now = turned(down, "Clerk", { neutralizedIn: 1 });
    expect(refused(by("quickstart", now), heal).code).toBe("neutralized-this-turn");
  });
});

describe("An ability that is doubled", () => {
  const londo = () => stage({ You: { supporting: [character("Londo", { diplomacy: 4 })] }, Rival: {} });
  const counted = (rules: BaseRules, until: "conflict" | "end-of-turn", doubles = 1) => {
    const start = londo();
    const which = { card: at(start, "Londo") };
    const changes: readonly Effect[] = [
      { verb: "change-ability", which, ability: "diplomacy", by: 2, until: "end-of-turn" },
      { verb: "damage", which, amount: 1 },
    ];
    const changed = changes.reduce((now, change) => does(now, effect(change)), start);
    const modifier = { card: which.card, ability: "diplomacy", by: 0, how: "double", holder: null } as const;
    const doubled = arranged(changed, (work) => {
      for (let left = doubles; left > 0; left--)
        work.game.modifiers = [...work.game.modifiers, { ...modifier, until, conflict: null, source: "Pact" }];
    });
    return abilityOf(by(rules, doubled), which.card, "diplomacy");
  };

  // engine: Character ability ratings; compendium: Resolve Current Conflict, with these figures
  it("by a conflict is doubled before bonuses and damage; by the published rules after them: 4 + 2 - 1 makes 9 or 10", () => {
    for (const rules of ["engine", "quickstart"] as const) expect(counted(rules, "conflict")).toBe(9);
    for (const rules of ["casual", "tournament"] as const) expect(counted(rules, "conflict")).toBe(10);
  });

  it("by a conflict that resolves counts so: 4 and 2 more this turn support it with 10, or by the published rules with 12", () => {
    const pact = conflict("Pact", "diplomacy", {
      conflict: {
        form: "opposable",
        resolution: [
          { verb: "multiply-ability", which: "participants", ability: "diplomacy", times: "double", until: "conflict" },
        ],
      },
    });
    const seats = { You: { supporting: [character("Londo", { diplomacy: 4 })] }, Rival: {} };
    const start = stage(seats, [["You", pact]]);
    const which = { card: at(start, "Londo") };
    const more: Effect = { verb: "change-ability", which, ability: "diplomacy", by: 2, until: "end-of-turn" };
    const raised = does(start, effect(more));
    const support = (rules: BaseRules) => {
      const supported = order(by(rules, raised), 0, "support Pact with Londo using diplomacy");
      const passing = does(supported, { type: "pass", seat: supported.awaiting[0]?.seat ?? 0 });
      const { events } = happens(passing, { type: "pass", seat: passing.awaiting[0]?.seat ?? 0 });
      return events.find(({ type }) => type === "conflict-resolved");
    };
    expect(support("engine")).toMatchObject({ support: 10 });
    for (const rules of ["casual", "tournament"] as const) expect(support(rules)).toMatchObject({ support: 12 });
  });

  // compendium: Double, etc. — the three stages; rulebook: Double, etc.
  it("by what lasts is doubled before bonuses and damage by every rule set", () => {
    for (const rules of ["engine", "casual", "tournament", "quickstart"] as const)
      expect(counted(rules, "end-of-turn"), rules).toBe(9);
  });

  // compendium: Chosen of God — as a rule effects that double at resolution are not cumulative
  it("by two effects of a conflict is doubled once by the published rules", () => {
    expect({ engine: counted("engine", "conflict", 2), casual: counted("casual", "conflict", 2) }).toEqual({
      engine: 17,
      casual: 10,
    });
  });
});

describe("A card that is replaced", () => {
  // engine: Replace a Card; quickstart: the list of actions
  it("is removed from the game; by quickstart it is discarded", () => {
    const replaces = { how: "may" as const, target: { what: "card" as const, of: "any" as const, title: "Elder" } };
    const heir = character("Heir", {}, { cost: 0, text: { says: "May replace Elder.", replaces } });
    const game = stage({ You: { supporting: [character("Elder")], hand: [heir] }, Rival: {} });
    const piles = (rules: BaseRules) => {
      const replace = { type: "replace" as const, seat: 0, card: at(game, "Elder"), with: at(game, "Heir") };
      const { discard, removed } = does(by(rules, game), replace).seats[0] ?? {};
      return { discard, removed };
    };
    expect(piles("engine")).toEqual({ discard: [], removed: [at(game, "Elder")] });
    expect(piles("quickstart")).toEqual({ discard: [at(game, "Elder")], removed: [] });
  });
});

describe("An agenda", () => {
  const plan = (title: string) => invented("agenda", title, { cost: 0, text: { says: "Nothing." } });
  // engine: Discard, Replace, Sponsor, Hide or Reveal an Agenda; quickstart: the list of actions
  it("is not sponsored while another one is in play; by quickstart it discards the old one", () => {
    const game = stage({ You: { agenda: plan("Old Plan"), hand: [plan("New Plan")] }, Rival: {} });
    const sponsor = {
      type: "sponsor" as const,
      seat: 0,
      card: at(game, "New Plan"),
      with: at(game, "You's Ambassador"),
    };
    expect(refused(by("engine", game), sponsor)).toMatchObject({ code: "agenda-in-play", rule: "agendas" });
    const quick = does(by("quickstart", game), sponsor);
    expect(quick.seats[0]?.discard).toEqual([at(game, "Old Plan")]);
    expect(inPlay(quick, "New Plan").row).toBe("agenda");
  });

  // engine: Discard, Replace, Sponsor, Hide or Reveal an Agenda; rulebook: the same heading; Agenda Cards
  it("is not replaced while it is hidden; by the published rules it is", () => {
    const grand = invented("agenda", "Grand Plan", { cost: 0, text: { says: "Nothing.", major: true } });
    const seats = (old: CardFacts) => ({ You: { agenda: old, hand: [plan("New Plan")] }, Rival: {} });
    const hidden = (old: CardFacts) => turned(stage(seats(old)), old.title, { faceDown: true });
    const replace = (game: Game) => ({
      type: "replace-agenda" as const,
      seat: 0,
      card: at(game, "New Plan"),
      with: at(game, "You's Ambassador"),
    });
    const game = hidden(plan("Old Plan"));
    for (const rules of ["engine", "quickstart"] as const)
      expect(refused(by(rules, game), replace(game))).toMatchObject({
        code: "agenda-still-hidden",
        rule: "hidden-agendas",
      });
    for (const rules of ["casual", "tournament"] as const) {
      const after = does(by(rules, game), replace(game));
      expect(after.seats[0]?.removed).toEqual([at(game, "Old Plan")]);
      expect(inPlay(after, "New Plan")).toMatchObject({ row: "agenda", faceDown: false });
    }
    // A major one makes way for nothing but another major one, hidden or not, and nobody else learns of it.
    const major = hidden(grand);
    expect(refused(by("casual", major), replace(major)).code).toBe("major-agenda-replaced");
    expect(JSON.stringify(viewFor(by("casual", major), { seat: 1 }))).not.toContain("Grand Plan");
  });
});

describe("An event", () => {
  // engine: Event Cards; quickstart: General Note – Limited Cards
  it("that is limited is played once a turn; by quickstart as often as one has it", () => {
    const feast = event(
      "Feast",
      { says: "Gain 1 power.", effects: [{ verb: "gain-power", who: "you", amount: 1 }] },
      {
        limit: "limited",
      },
    );
    const first = order(stage({ You: { hand: [feast, feast] }, Rival: {} }), 0, "play Feast");
    const again = does(first, { type: "pass", seat: 1 });
    const card = again.seats[0]?.hand[0] ?? -1;
    const play = { type: "play" as const, seat: 0, card };
    expect(refused(by("engine", again), play)).toMatchObject({
      code: "event-played-this-turn",
      rule: "limited-events",
    });
    expect(does(by("quickstart", again), play).seats[0]?.rawPower).toBe(2);
  });
});

describe("A card that says nothing of its limit", () => {
  const plan = () => agenda("Great Plan", { says: "Nothing." }, { cost: 0 });
  // engine: Playing Cards and Card Details; quickstart: General Note – Limited Cards
  it("is multiple where it is an agenda; by quickstart it is limited, whoever has it", () => {
    const [mine, theirs] = [plan(), plan()];
    const game = stage({ You: { hand: [mine] }, Rival: { agenda: theirs } });
    const sponsor = (card: number) => ({
      type: "sponsor" as const,
      seat: 0,
      card,
      with: at(game, "You's Ambassador"),
    });
    const card = game.seats[0]?.hand[0] ?? -1;
    expect(does(by("engine", game), sponsor(card)).cards[card]?.play?.row).toBe("agenda");
    expect(refused(by("quickstart", game), sponsor(card))).toMatchObject({ code: "limited-in-play", rule: "limited" });
    const shown = (rules: BaseRules) => viewFor(by(rules, game), "public").seats[1]?.agenda;
    expect({ engine: shown("engine"), quickstart: shown("quickstart") }).toMatchObject({
      engine: { limit: "multiple" },
      quickstart: { limit: "limited" },
    });
  });

  it("is multiple where it is a conflict; by quickstart a second copy of the turn is not initiated", () => {
    const [first, second] = [conflict("Border Raid", "military"), conflict("Border Raid", "military")];
    const names = { You: { hand: [first] }, Rival: { hand: [second] } };
    const open = (rules: BaseRules) => {
      let game = passed(by(rules, stage(names)), "action", "discard", "buy", "sustain");
      while (game.awaiting[0]?.kind === "declare") game = order(game, game.awaiting[0].seat, "declare Border Raid");
      return game.conflicts.length;
    };
    expect({ engine: open("engine"), quickstart: open("quickstart") }).toEqual({ engine: 2, quickstart: 1 });
  });
});

describe("A fleet", () => {
  // engine: Fleet Cards; quickstart: General Note – Limited Cards
  it("is limited within its race; by quickstart its name is there once at the whole table", () => {
    const homeworld = (race: "centauri" | "human") => fleet("Homeworld Fleet", 3, { race });
    const game = stage({
      You: { race: "centauri", hand: [homeworld("centauri")] },
      Rival: { race: "human", supporting: [homeworld("human")] },
    });
    const card = game.seats[0]?.hand[0] ?? -1;
    const sponsor = { type: "sponsor" as const, seat: 0, card, with: at(game, "You's Ambassador") };
    expect(does(by("engine", game), sponsor).cards[card]?.play?.row).toBe("supporting");
    expect(refused(by("quickstart", game), sponsor)).toMatchObject({
      code: "limited-in-play",
      facts: { title: "Homeworld Fleet", whose: "Rival" },
    });
  });
});

describe("A card that raises psi", () => {
  const target = { what: "card" as const, of: "any" as const, types: ["character" as const] };
  // engine: Character ability ratings; quickstart: General note – bonuses
  it("gives a mundane psi; by quickstart it is for characters with psi", () => {
    const dust = event("Strange Powder", {
      says: "A character has +2 psi.",
      target,
      effects: [{ verb: "change-ability", which: "target", ability: "psi", by: 2, until: "end-of-turn" }],
    });
    const gift = enhancement("Strange Gift", {
      says: "The character has +2 psi.",
      target,
      statics: [{ gives: "ability", ability: "psi", by: 2, to: "host" }],
    });
    const game = stage({
      You: { supporting: [character("Mundane", { intrigue: 1 }), character("Teep", { psi: 1 })], hand: [dust, gift] },
      Rival: {},
    });
    const play = (on: string) => ({
      type: "play" as const,
      seat: 0,
      card: at(game, "Strange Powder"),
      target: { what: "card" as const, card: at(game, on) },
    });
    const sponsor = (on: string) => ({
      type: "sponsor" as const,
      seat: 0,
      card: at(game, "Strange Gift"),
      with: at(game, "You's Ambassador"),
      target: { what: "card" as const, card: at(game, on) },
    });
    const needed = { code: "psi-needed", rule: "abilities", facts: { target: "Mundane" } };
    for (const action of [play, sponsor]) {
      const given = does(by("engine", game), action("Mundane"));
      expect(abilityOf(given, at(game, "Mundane"), "psi")).toBe(2);
      expect(refused(by("quickstart", game), action("Mundane"))).toMatchObject(needed);
      expect(abilityOf(does(by("quickstart", game), action("Teep")), at(game, "Teep"), "psi")).toBe(3);
    }
    const offered = legalActions(by("quickstart", game), 0).map(({ sentence }) => sentence);
    expect(offered).toContain("play Strange Powder on Teep");
    expect(offered).not.toContain("play Strange Powder on Mundane");
  });
});

describe("What an event does for a turn", () => {
  // engine: Event Cards; quickstart: In the action round a player may
  it("lasts through the draw round; by quickstart it is over before neutralized cards are discarded", () => {
    const rally = event("Rally", {
      says: "A character has +3 diplomacy until the end of the turn.",
      target: { what: "card", of: "any", types: ["character"] },
      effects: [{ verb: "change-ability", which: "target", ability: "diplomacy", by: 3, until: "end-of-turn" }],
    });
    const start = stage({ You: { supporting: [character("Vir", { diplomacy: 1 })], hand: [rally] }, Rival: {} });
    const rallied = order(start, 0, "play Rally on Vir");
    const hurt = does(rallied, effect({ verb: "damage", which: { card: at(start, "Vir") }, amount: 2 }));
    const drawing = (rules: BaseRules) => passed(by(rules, hurt), "action");
    // With the event Vir stands, in the engine until the turn is over: then he is neutralized, but not discarded.
    expect(inPlay(drawing("engine"), "Vir")).toMatchObject({ damage: 2, neutralized: false });
    expect(drawing("quickstart").cards[at(start, "Vir")]?.zone).toBe("discard");
  });
});

describe("Sustaining", () => {
  // engine: Sustained Actions; quickstart: Turn Phase Details and Notes
  it("goes on with what cost only the rotation; by quickstart with any bonus of a rotated card", () => {
    const coach = character(
      "Coach",
      {},
      {
        text: {
          says: "Rotate and apply 1: your ambassador has +1 diplomacy until the end of the turn.",
          actions: [
            {
              does: "raise diplomacy",
              influence: 1,
              effects: [
                { verb: "change-ability", which: "your-ambassador", ability: "diplomacy", by: 1, until: "end-of-turn" },
              ],
            },
          ],
        },
      },
    );
    const game = stage({ You: { supporting: [coach] }, Rival: {} });
    const asked = (rules: BaseRules) => {
      const used = does(by(rules, game), { type: "rotate", seat: 0, card: at(game, "Coach"), action: 0 });
      return passed(used, "action", "discard", "buy").awaiting[0]?.kind;
    };
    expect(asked("engine")).toBe("declare");
    expect(asked("quickstart")).toBe("sustain");
  });
});

describe("What a card gives while it stays rotated", () => {
  // engine: Lasting and Sustainable Effects; rulebook: The Effects of Damage
  it("ends when that card is neutralized; by the published rules it goes on until the card readies", () => {
    const aide = character(
      "Aide",
      { diplomacy: 1 },
      {
        text: {
          says: "Rotate: your ambassador has +2 diplomacy while this stays rotated.",
          actions: [
            {
              does: "raise diplomacy",
              effects: [
                {
                  verb: "change-ability",
                  which: "your-ambassador",
                  ability: "diplomacy",
                  by: 2,
                  until: "while-rotated",
                },
              ],
            },
          ],
        },
      },
    );
    const start = stage({ You: { inner: [aide] }, Rival: {} });
    const used = does(start, { type: "rotate", seat: 0, card: at(start, "Aide"), action: 0 });
    const down = effect({ verb: "neutralize", which: { card: at(start, "Aide") } });
    const diplomacy = (game: Game) => abilityOf(game, at(game, "You's Ambassador"), "diplomacy");
    for (const rules of ["engine", "quickstart"] as const) expect(diplomacy(does(by(rules, used), down))).toBe(3);
    for (const rules of ["casual", "tournament"] as const) {
      const game = does(by(rules, used), down);
      expect({ neutralized: inPlay(game, "Aide").neutralized, diplomacy: diplomacy(game) }).toEqual({
        neutralized: true,
        diplomacy: 5,
      });
      // It cannot be sustained by a card that lies face down.
      const next = passed(game, "action", "discard", "buy");
      expect({ turn: next.turn, kind: next.awaiting[0]?.kind, diplomacy: diplomacy(next) }).toEqual({
        turn: 2,
        kind: "declare",
        diplomacy: 3,
      });
    }
  });
});

describe("A contingency", () => {
  // engine: Contingency Cards; rulebook: Contingency Cards
  it("that was revealed is discarded at once; by the published rules it lies aside until what it gives for the turn is over", () => {
    const zeal = invented("contingency", "Zeal", {
      cost: 0,
      text: {
        says: "Reveal when an event is played on the character: your ambassador has +2 diplomacy this turn.",
        contingency: { trigger: "event-on-card" },
        effects: [
          { verb: "change-ability", which: "your-ambassador", ability: "diplomacy", by: 2, until: "end-of-turn" },
        ],
      },
    });
    const poke = event("Poke", {
      says: "1 damage.",
      target: { what: "card", of: "any" },
      effects: [{ verb: "damage", which: "target", amount: 1 }],
    });
    const start = stage({
      You: { supporting: [character("Vir", { diplomacy: 3 })], hand: [zeal] },
      Rival: { hand: [poke] },
    });
    const placed = does(start, { type: "place", seat: 0, card: at(start, "Zeal"), under: at(start, "Vir") });
    const revealed = (rules: BaseRules) => {
      const poked = order(by(rules, placed), 1, "play Poke on Vir");
      return does(poked, { type: "reveal", seat: 0, card: at(start, "Zeal") });
    };
    const zone = (game: Game) => game.cards[at(game, "Zeal")]?.zone;
    for (const rules of ["engine", "quickstart"] as const) expect(zone(revealed(rules)), rules).toBe("discard");
    for (const rules of ["casual", "tournament"] as const) {
      const game = revealed(rules);
      expect(zone(game), rules).toBe("aside");
      expect(abilityOf(game, at(game, "You's Ambassador"), "diplomacy")).toBe(5);
      expect(viewFor(game, { seat: 1 }).seats[0]?.aside).toMatchObject([{ title: "Zeal" }]);
      const over = passed(game, "action", "reveal", "aftermath", "discard", "buy");
      expect({ turn: over.turn, zone: zone(over) }).toEqual({ turn: 2, zone: "discard" });
    }
  });

  // engine: Contingency Cards; quickstart: General Note – Limited Cards
  it("may lie under a card beside another one of its name; by quickstart under another card only", () => {
    const alibi = () => invented("contingency", "Alibi", { cost: 0 });
    const game = stage({ You: { supporting: [character("Vir")], hand: [alibi(), alibi()] }, Rival: {} });
    const [first = -1, second = -1] = game.seats[0]?.hand ?? [];
    const place = (card: number, under: string) => ({ type: "place" as const, seat: 0, card, under: at(game, under) });
    const once = does(does(game, place(first, "Vir")), { type: "pass", seat: 1 });
    expect(does(by("engine", once), place(second, "Vir")).cards[second]?.play?.host).toBe(at(game, "Vir"));
    expect(refused(by("quickstart", once), place(second, "Vir"))).toMatchObject({
      code: "contingency-copy",
      rule: "contingencies",
    });
    const elsewhere = does(by("quickstart", once), place(second, "You's Ambassador"));
    expect(elsewhere.cards[second]?.play?.host).toBe(at(game, "You's Ambassador"));
  });
});

describe("An event", () => {
  // engine: Event Cards; rulebook: Event Cards; compendium: Event Cards
  it("that lasts for the turn is discarded as it is played; by the published rules it lies aside until the end of the turn", () => {
    const rally = event("Rally", {
      says: "+2 for the turn.",
      target: { what: "card", of: "any" },
      effects: [{ verb: "change-ability", which: "target", ability: "diplomacy", by: 2, until: "end-of-turn" }],
    });
    const start = stage({ You: { hand: [rally], supporting: [character("Clerk", { diplomacy: 1 })] }, Rival: {} });
    const play = (rules: BaseRules) =>
      does(by(rules, start), {
        type: "play",
        seat: 0,
        card: at(start, "Rally"),
        target: { what: "card", card: at(start, "Clerk") },
      });
    for (const rules of ["engine", "quickstart"] as const)
      expect(play(rules).cards[at(start, "Rally")]?.zone, rules).toBe("discard");
    for (const rules of ["casual", "tournament"] as const) {
      const game = play(rules);
      expect(game.seats[0]?.discard).toEqual([]);
      expect(viewFor(game, { seat: 1 }).seats[0]?.aside).toMatchObject([{ title: "Rally" }]);
      const draw = passed(game, "action", "aftermath");
      expect(draw).toMatchObject({ round: "draw", aside: [{ card: at(start, "Rally") }] });
      const over = passed(draw, "discard", "buy");
      expect(over.turn).toBe(2);
      expect(over.cards[at(start, "Rally")]?.zone).toBe("discard");
      expect(viewFor(over, "public").seats[0]?.aside).toBeUndefined();
    }
  });

  it("whose effect is done at once, is for good, or is not known is discarded at once by the published rules as well", () => {
    const gift = event("Gift", { says: "Gain 1 power.", effects: [{ verb: "gain-power", who: "you", amount: 1 }] });
    const start = by("casual", stage({ You: { hand: [gift, invented("event", "Riddle", { cost: 0 })] }, Rival: {} }));
    for (const title of ["Gift", "Riddle"])
      expect(does(start, { type: "play", seat: 0, card: at(start, title) }).cards[at(start, title)]?.zone).toBe(
        "discard",
      );
  });

  it("that gives influence for the next turn lies aside until the end of that turn by the published rules", () => {
    const later = event("Later", {
      says: "2 more next turn.",
      effects: [{ verb: "add-influence", who: "you", amount: 2, next: true }],
    });
    let game = by("casual", stage({ You: { hand: [later] }, Rival: {} }));
    game = does(game, { type: "play", seat: 0, card: at(game, "Later") });
    while (game.turn === 1) game = passed(game, "action", "aftermath", "discard", "buy", "sustain");
    expect(game.aside).toEqual([{ card: at(game, "Later"), until: 2 }]);
  });

  it("that lies aside is discarded as soon as it is reversed, by the published rules", () => {
    const funds = event("Funds", { says: "3 more.", effects: [{ verb: "add-influence", who: "you", amount: 3 }] });
    const undone = event("Undone", { says: "Reverse.", effects: [{ verb: "reverse", what: "last-event" }] });
    let game = by("casual", stage({ You: { hand: [funds] }, Rival: { hand: [undone] } }));
    game = does(game, { type: "play", seat: 0, card: at(game, "Funds") });
    expect(game.cards[at(game, "Funds")]?.zone).toBe("aside");
    game = order(game, 1, "play Undone");
    expect(game.cards[at(game, "Funds")]?.zone).toBe("discard");
    expect(game.seats[0]?.additional).toBe(0);
  });
});
