/** What the rule sets say differently: for each point the same position, and what each makes of it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { Effect, Game, RuleSetId } from "../../src/engine/index.ts";
import { legalActions, viewFor } from "../../src/engine/index.ts";
import { abilityOf } from "../../src/engine/rules/ability.ts";
import { actionOrder } from "../../src/engine/rules/initiative.ts";
import { powerOf } from "../../src/engine/rules/power.ts";
import { enemiesOf, stateBetween } from "../../src/engine/rules/states.ts";
import { startingUnrest } from "../../src/engine/rules/tension.ts";
import { CHOICES, type ChoiceId, RULES } from "../../src/engine/rulesets/index.ts";
import { differencesTable } from "../../src/engine/rulesets/table.ts";
import { loadCorpus } from "../../src/rulings/corpus.ts";
import {
  arranged,
  at,
  character,
  conflict,
  does,
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
} from "./stage.ts";

type Published = Exclude<RuleSetId, "house">;
const by = (rules: Published, game: Game): Game => ({ ...game, rules });
const effect = (what: Effect, seat = 1) => ({ type: "effect" as const, seat, because: "Taxes", effect: what });
const lose = (amount: number) => effect({ verb: "lose-influence", who: { seat: 0 }, amount });

describe("The first to act", () => {
  // engine: The Action Round; quickstart: The Action Round
  it("in the action round has the lowest initiative; by quickstart the highest, while conflicts go by the lowest", () => {
    const game = stage({ Low: {}, Middle: {}, High: {} });
    expect(actionOrder(by("engine", game))).toEqual([0, 1, 2]);
    expect(actionOrder(by("casual", game))).toEqual([0, 1, 2]);
    expect(actionOrder(by("quickstart", game))).toEqual([2, 1, 0]);
    const quick = by("quickstart", passed(stage({ Low: {}, High: {} }), "action", "discard", "buy", "sustain"));
    expect(quick.awaiting).toMatchObject([{ kind: "declare", seat: quick.order[0] }]);
    expect(passed(quick, "declare").awaiting).toMatchObject([{ kind: "action", seat: quick.order.at(-1) }]);
  });
});

describe("The check for victory", () => {
  const strong = stage({ You: { unspent: 20, deck: [event("Rumor", { says: "Nothing." })] }, Rival: { unspent: 4 } });
  // engine: Check Victory Conditions; quickstart: Turn Phases
  it("comes after the draw; by quickstart before it, so nobody draws in the last turn", () => {
    expect(by("engine", passed(by("engine", strong), "action")).result).toBeNull();
    const drawn = passed(by("engine", strong), "action", "discard", "buy");
    expect(drawn.result).toMatchObject({ winners: [0] });
    expect(drawn.seats[0]?.hand).toHaveLength(1);
    const quick = passed(by("quickstart", strong), "action");
    expect(quick.result).toMatchObject({ winners: [0] });
    expect(quick.seats[0]?.hand).toHaveLength(0);
  });

  it("by quickstart lets the turn go on with the draw where nobody has won, and checks once", () => {
    const quiet = by("quickstart", stage({ You: {}, Rival: {} }));
    const { game, events } = happens(passed(by("quickstart", quiet), "action", "discard"), { type: "keep", seat: 0 });
    expect(events.map(({ type }) => type)).not.toContain("game-over");
    expect(passed(game, "buy", "sustain").turn).toBe(2);
  });

  // engine: Standard Victory; quickstart: Special Rules – Victory Conditions
  it("with Babylon 5 at 20 goes on where two lead; by quickstart the game is over, and they share the first place", () => {
    const tied = arranged(stage({ You: { unspent: 7 }, Rival: { unspent: 7 }, Third: {} }), (work) => {
      work.game.influence = { ...work.game.influence, "babylon-5": 20 };
    });
    expect(passed(by("engine", tied), "action", "discard", "buy").result).toBeNull();
    expect(passed(by("quickstart", tied), "action").result).toMatchObject({ winners: [0, 1], places: [1, 1, 3] });
  });
});

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

  // engine: Transferring Influence; rulebook: Transfer
  it("that is transferred is neither lost nor gained; by the published rules it is both", () => {
    const give = effect({ verb: "transfer-influence", from: { seat: 0 }, to: { seat: 1 }, amount: 2 });
    const types = (rules: Published) => happens(by(rules, table), give).events.map(({ type }) => type);
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

describe("A conflict", () => {
  const raid = conflict("Raid", "military");
  // engine glossary: Uncontested; quickstart: Turn Phase Details and Notes
  it("that was won is contested by an attack; by quickstart only by opposition", () => {
    const seats = { You: { supporting: [fleet("Raiders", 5)] }, Rival: { supporting: [fleet("Guard", 2)] } };
    let game = stage(seats, [["You", raid]]);
    game = order(game, 0, "support Raid with Raiders using military");
    game = order(game, 1, "attack Raiders with Guard in Raid");
    // The conflict resolves with the last of the passes.
    const outcome = (rules: Published) => {
      let now = by(rules, game);
      for (let passes = 0; passes < 9; passes++) {
        const seat = now.awaiting[0]?.seat ?? 0;
        const { game: next, events } = happens(now, { type: "pass", seat });
        const found = events.find(({ type }) => type === "conflict-resolved");
        if (found) return found;
        now = next;
      }
      return null;
    };
    expect(outcome("engine")).toMatchObject({ won: true, uncontested: false });
    expect(outcome("quickstart")).toMatchObject({ won: true, uncontested: true });
  });

  // engine: Play Aftermath Cards; quickstart: Turn Phase Details and Notes
  it("that was won lets everybody play aftermaths of winning; by quickstart its initiator only", () => {
    const glory = invented("aftermath", "Glory", {
      cost: 0,
      text: {
        says: "Gain 1 influence.",
        target: { what: "player", of: "any" },
        aftermath: { outcome: "won", discardAfterPlay: true },
        effects: [{ verb: "gain-power", who: "target", amount: 1 }],
      },
    });
    const seats = { You: { supporting: [fleet("Raiders", 5)] }, Rival: { hand: [glory] } };
    const fought = order(stage(seats, [["You", raid]]), 0, "support Raid with Raiders using military");
    const play = (game: Game) => ({
      type: "aftermath" as const,
      seat: 1,
      card: at(game, "Glory"),
      target: { what: "player" as const, seat: 0 },
    });
    const asked = (rules: Published) => passed(by(rules, fought), "action");
    expect(does(asked("engine"), play(fought)).seats[0]?.rawPower).toBe(1);
    expect(refused(asked("quickstart"), play(fought))).toMatchObject({
      code: "aftermath-initiator",
      rule: "aftermath-conditions",
      facts: { initiator: "You" },
    });
  });
});

describe("An ability that is doubled", () => {
  // engine: Character ability ratings; compendium: Resolve Current Conflict
  it("is doubled before bonuses and damage; by the published rules after them: 4 + 2 - 1 makes 9 or 10", () => {
    const start = stage({ You: { supporting: [character("Londo", { diplomacy: 4 })] }, Rival: {} });
    const which = { card: at(start, "Londo") };
    const changes: readonly Effect[] = [
      { verb: "change-ability", which, ability: "diplomacy", by: 2, until: "end-of-turn" },
      { verb: "damage", which, amount: 1 },
      { verb: "multiply-ability", which, ability: "diplomacy", times: "double", until: "end-of-turn" },
    ];
    const game = changes.reduce((now, change) => does(now, effect(change)), start);
    expect(abilityOf(by("engine", game), at(game, "Londo"), "diplomacy")).toBe(9);
    expect(abilityOf(by("casual", game), at(game, "Londo"), "diplomacy")).toBe(10);
  });
});

describe("A card that is replaced", () => {
  // engine: Replace a Card; quickstart: the list of actions
  it("is removed from the game; by quickstart it is discarded", () => {
    const replaces = { how: "may" as const, target: { what: "card" as const, of: "any" as const, title: "Elder" } };
    const heir = character("Heir", {}, { cost: 0, text: { says: "May replace Elder.", replaces } });
    const game = stage({ You: { supporting: [character("Elder")], hand: [heir] }, Rival: {} });
    const piles = (rules: Published) => {
      const replace = { type: "replace" as const, seat: 0, card: at(game, "Elder"), with: at(game, "Heir") };
      const { discard, removed } = does(by(rules, game), replace).seats[0] ?? {};
      return { discard, removed };
    };
    expect(piles("engine")).toEqual({ discard: [], removed: [at(game, "Elder")] });
    expect(piles("quickstart")).toEqual({ discard: [at(game, "Elder")], removed: [] });
  });
});

describe("An attack", () => {
  // engine: Attack a Conflict Participant; quickstart: the list of actions
  it("is made on any type of card with the ability; by quickstart on cards of the same type", () => {
    const seats = {
      You: { supporting: [fleet("Raiders", 5)] },
      Rival: { supporting: [character("Marine", { military: 2 })] },
    };
    const game = order(
      stage(seats, [["You", conflict("Raid", "military")]]),
      0,
      "support Raid with Raiders using military",
    );
    const attack = {
      type: "attack" as const,
      seat: 1,
      conflict: 1,
      against: at(game, "Raiders"),
      with: at(game, "Marine"),
    };
    expect(inPlay(does(by("engine", game), attack), "Raiders").damage).toBe(2);
    expect(refused(by("quickstart", game), attack)).toMatchObject({ code: "attack-other-type", rule: "attacking" });
  });
});

describe("A power bonus", () => {
  // engine: Power Bonuses; rulebook: Victory
  it("of one card is 5 at most; by the published rules it is what the card says", () => {
    const hoard = invented("group", "Hoard", {
      text: { says: "Count +9 power.", statics: [{ gives: "power", by: 9 }] },
    });
    const game = stage({ You: { unspent: 4, supporting: [hoard] }, Rival: {} });
    expect(powerOf(by("engine", game), 0)).toBe(9);
    expect(powerOf(by("casual", game), 0)).toBe(13);
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

describe("War", () => {
  const war = { verb: "start-state" as const, state: "war", from: { seat: 0 }, toward: { seat: 1 } };
  const seats = () => ({
    You: { race: "centauri" as const, supporting: [fleet("Raiders", 5)] },
    Rival: { race: "narn" as const, supporting: [fleet("Guard", 3)] },
  });
  /** You have declared a war conflict on the rival, and it is the action round. */
  const warring = (rules: Published) => {
    const begun = passed(by(rules, does(stage(seats()), effect(war))), "action", "discard", "buy", "sustain");
    let game = begun;
    while (game.awaiting[0]?.kind === "declare")
      game =
        game.awaiting[0].seat === 0
          ? order(game, 0, "declare war on Rival")
          : does(game, { type: "declare-nothing", seat: game.awaiting[0].seat });
    return game;
  };
  const acting = (game: Game, seat: number) => {
    let now = game;
    while (now.awaiting[0]?.seat !== seat) now = does(now, { type: "pass", seat: now.awaiting[0]?.seat ?? 0 });
    return now;
  };
  const ratings = (game: Game) => passed(game, "action", "aftermath").seats.map(({ unspent }) => unspent);

  // engine: War Conflicts; rulebook: War; quickstart: Special Note – WAR
  it("on a faction pays 1 influence from the other if it is uncontested; by quickstart whoever loses it loses 1", () => {
    const won = (rules: Published) =>
      order(acting(warring(rules), 0), 0, "support War on Rival with Raiders using military");
    const opposed = (rules: Published) =>
      order(acting(won(rules), 1), 1, "oppose War on Rival with Guard using military");
    for (const rules of ["engine", "casual"] as const) {
      expect(ratings(won(rules)), rules).toEqual([5, 3]);
      expect(ratings(opposed(rules)), rules).toEqual([4, 4]);
      expect(ratings(warring(rules)), rules).toEqual([4, 4]);
    }
    expect(ratings(won("quickstart"))).toEqual([4, 3]);
    expect(ratings(opposed("quickstart"))).toEqual([4, 3]);
    expect(ratings(warring("quickstart"))).toEqual([3, 4]);
  });

  // engine: War Conflicts; rulebook: War, Captured Locations; quickstart: Special Note – WAR
  it("takes locations that nobody controls; by the published rules they rest, by quickstart only their text does", () => {
    const works = {
      says: "Rotate: gain 1 power.",
      actions: [{ does: "gain 1 power", effects: [{ verb: "gain-power" as const, who: "you" as const, amount: 1 }] }],
    };
    const place = (title: string, race?: "narn") =>
      invented("location", title, { abilities: { military: 3 }, text: works, ...(race ? { race } : {}) });
    const table = stage({
      You: { race: "centauri" },
      Rival: { race: "narn", supporting: [place("Colony", "narn"), place("Depot")] },
    });
    const take = (title: string, who: number) =>
      effect({ verb: "conquer", which: { card: at(table, title) }, who: { seat: who } });
    const held = (rules: Published, title: string, who = 0) => {
      const once = does(by(rules, table), take(title, 0));
      const game = who === 0 ? once : does(once, take(title, who));
      const { controller, rests } = inPlay(game, title);
      return { controller, rests: rests ?? null, military: abilityOf(game, at(game, title), "military") };
    };
    expect(held("engine", "Colony")).toEqual({ controller: null, rests: "text", military: 3 });
    expect(held("casual", "Colony")).toEqual({ controller: 0, rests: "all", military: 0 });
    expect(held("quickstart", "Colony")).toEqual({ controller: 0, rests: "text", military: 3 });
    // A neutral one is nobody's own by the Engine Rules; by quickstart whoever has it can read it.
    expect(held("engine", "Depot")).toEqual({ controller: null, rests: "text", military: 3 });
    expect(held("casual", "Depot")).toEqual({ controller: 0, rests: "all", military: 0 });
    expect(held("quickstart", "Depot")).toEqual({ controller: 0, rests: null, military: 3 });
    // Taken back by its own race it works again, and by the published rules by its owner too.
    for (const rules of ["engine", "casual", "quickstart"] as const)
      expect(held(rules, "Colony", 1), rules).toEqual({ controller: 1, rests: null, military: 3 });
    expect(held("engine", "Depot", 1)).toEqual({ controller: null, rests: "text", military: 3 });
    expect(held("casual", "Depot", 1)).toEqual({ controller: 1, rests: null, military: 3 });
  });

  // engine: Unconditional Surrender; rulebook: Unconditional Surrender
  it("may end in surrender; by the published rules the ambassador then finds asylum with a player", () => {
    const table = { ...seats(), Host: { race: "human" as const } };
    const spare = Array.from({ length: 5 }, (_, index) => event(`Spare ${index}`, { says: "Nothing." }));
    const deep = Object.fromEntries(Object.entries(table).map(([name, seat]) => [name, { ...seat, deck: spare }]));
    const asked = (rules: Published) => passed(by(rules, does(stage(deep), effect(war))), "action");
    const surrender = { type: "surrender" as const, seat: 0, to: 1, asylum: 2 };
    for (const rules of ["engine", "quickstart"] as const)
      expect(refused(asked(rules), surrender)).toMatchObject({ code: "no-asylum", rule: "surrender" });
    const { game, events } = happens(asked("casual"), surrender);
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(["surrendered", "eliminated", "asylum"]));
    const copy = game.inPlay.find((id) => game.cards[id]?.owner === 2 && game.cards[id]?.play?.asylum);
    expect(game.cards[copy ?? -1]?.play).toMatchObject({ faction: 2, controller: 2, row: "supporting", marks: {} });
    expect(viewFor(game, "public").seats[2]?.supporting).toContainEqual(
      expect.objectContaining({ title: "You's Ambassador", isAmbassador: false }),
    );
    const later = acting(passed(game, "discard", "buy", "sustain", "declare"), 2);
    const promote = { type: "promote" as const, seat: 2, card: copy ?? -1, with: at(later, "Host's Ambassador") };
    expect(refused(later, promote)).toMatchObject({ code: "asylum-stays-outside", rule: "surrender" });
  });
});

describe("A race of several factions", () => {
  const races = { One: { race: "non-aligned" }, Two: { race: "non-aligned" }, Narn: { race: "narn" } } as const;
  const state = (name: string) =>
    effect({ verb: "start-state", state: name, from: { seat: 0 }, toward: { seat: 2 }, gives: { toward: 1 } });
  const has = (rules: Published, name: string, seat: number) =>
    stateBetween(does(by(rules, stage(races)), state(name)), name, { seat }, { seat: 2 }) !== null;

  // engine: Dual Race Games; rulebook: States
  it("has a state through the faction that was chosen for it; by the published rules all of them have it", () => {
    expect([has("engine", "free trade", 0), has("engine", "free trade", 1)]).toEqual([true, false]);
    expect([has("casual", "free trade", 0), has("casual", "free trade", 1)]).toEqual([true, true]);
    expect([has("quickstart", "free trade", 0), has("quickstart", "free trade", 1)]).toEqual([true, false]);
    const trading = does(by("casual", stage(races)), state("free trade"));
    expect(
      refused(trading, {
        ...state("free trade"),
        effect: { ...state("free trade").effect, from: { seat: 1 } } as Effect,
      }),
    ).toMatchObject({
      code: "state-exists",
    });
  });

  // engine: War in Dual Race Games; compendium: War
  it("is at war with those of its factions that are; by the published rules with all of them", () => {
    const enemies = (rules: Published) => enemiesOf(does(by(rules, stage(races)), state("war")), 2);
    expect([enemies("engine"), enemies("casual"), enemies("quickstart")]).toEqual([[0], [0, 1], [0]]);
  });

  // engine: Dual Race Games; rulebook: Tension and Unrest
  it("has a tension for each faction; by the published rules one for the race", () => {
    const raise = effect({ verb: "raise-tension", from: { seat: 2 }, toward: { seat: 0 }, amount: 1 });
    const tensions = (rules: Published) => does(by(rules, stage(races)), raise).seats[2]?.tensions;
    expect([tensions("engine"), tensions("casual"), tensions("quickstart")]).toEqual([
      [3, 2, 0],
      [3, 3, 0],
      [3, 2, 0],
    ]);
    // Between two of one race it is theirs alone.
    const own = effect({ verb: "raise-tension", from: { seat: 0 }, toward: { seat: 1 }, amount: 1 });
    expect(does(by("casual", stage(races)), own).seats.map((seat) => seat.tensions)).toEqual([
      [0, 3, 2],
      [2, 0, 2],
      [2, 2, 0],
    ]);
  });
});

describe("Unrest", () => {
  // engine: Political Relations; quickstart: Bring the decks to the table
  it("starts as the race has it; by quickstart one higher for each other faction of the race", () => {
    const races = ["non-aligned", "human", "non-aligned", "non-aligned"] as const;
    expect(startingUnrest("engine", races, 0)).toBe(2);
    expect(startingUnrest("quickstart", races, 0)).toBe(4);
    expect(startingUnrest("quickstart", races, 1)).toBe(1);
  });
});

describe("The rule sets", () => {
  const points = Object.keys(CHOICES) as ChoiceId[];

  it("differ on every point that is listed", () => {
    const same = points.filter((point) => new Set(Object.values(RULES).map((rules) => rules[point].is)).size === 1);
    expect(same).toEqual([]);
  });

  it("have an entry for each point that says what each of them makes of it", () => {
    const corpus = loadCorpus();
    const silent = points.flatMap((point) => {
      const entry = corpus.byId(CHOICES[point].rule);
      return (["casual", "tournament", "quickstart"] as const)
        .filter((rules) => RULES[rules][point].is !== RULES.engine[point].is)
        .filter((rules) => !entry?.differs?.some((difference) => difference.rules.includes(rules)))
        .map((rules) => `${point}: ${CHOICES[point].rule}: ${rules}`);
    });
    expect(silent).toEqual([]);
  });

  it("stand in the README as the data has them (npm run rules:table)", () => {
    const readme = readFileSync(fileURLToPath(new URL("../../README.md", import.meta.url)), "utf8");
    expect(readme).toContain(differencesTable());
  });

  const folder = fileURLToPath(new URL("../../../shared/seeds/", import.meta.url));
  it.runIf(existsSync(folder))("cite headings that stand in the rules texts", () => {
    const names = { engine: "000_", compendium: "001_", quickstart: "002_", rulebook: "003_" } as const;
    const plain = (text: string) => text.replaceAll(/[*#]/gu, "").replaceAll(/\s+/gu, " ").toLowerCase();
    const text = (doc: string) => {
      const prefix = names[doc as keyof typeof names];
      const file = readdirSync(folder).find((name) => name.startsWith(prefix));
      return file ? plain(readFileSync(`${folder}${file}`, "utf8")) : "";
    };
    const lost = Object.values(RULES).flatMap((rules) =>
      points
        .map((point) => rules[point].source)
        .filter((source) => {
          const [doc = "", heading = ""] = source.split(": ");
          return !text(doc).includes(plain(heading));
        }),
    );
    expect(lost).toEqual([]);
  });
});
