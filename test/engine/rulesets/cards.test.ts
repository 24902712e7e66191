import { describe, expect, it } from "vitest";
import type { BaseRules, CardFacts, Game } from "../../../src/engine/index.ts";
import { legalActions, viewFor } from "../../../src/engine/index.ts";
import {
  agenda,
  at,
  character,
  conflict,
  does,
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

  // quickstart: the list of actions — the old one is discarded, also where the new one is played face down
  it("is not hidden either while another one is in play; by quickstart that discards the old one too", () => {
    const game = stage({ You: { agenda: plan("Old Plan"), hand: [plan("New Plan")] }, Rival: {} });
    const hide = { type: "hide" as const, seat: 0, card: at(game, "New Plan"), with: at(game, "You's Ambassador") };
    expect(refused(by("engine", game), hide)).toMatchObject({ code: "agenda-in-play", rule: "agendas" });
    const quick = does(by("quickstart", game), hide);
    expect(quick.seats[0]?.discard).toEqual([at(game, "Old Plan")]);
    expect(inPlay(quick, "New Plan")).toMatchObject({ row: "agenda", faceDown: true });
    // By an earlier reading both stayed.
    expect(does({ ...by("quickstart", game), revision: 7 }, hide).seats[0]?.discard).toEqual([]);
    const major = invented("agenda", "Grand Plan", { cost: 0, text: { says: "Nothing.", major: true } });
    const held = by("quickstart", stage({ You: { agenda: major, hand: [plan("New Plan")] }, Rival: {} }));
    expect(refused(held, { ...hide, card: at(held, "New Plan") }).code).toBe("agenda-in-play");
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
