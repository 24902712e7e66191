// engine: Personalities — one card of a person in play at a time, unless the new one takes the other out
import { describe, expect, it } from "vitest";
import type { CardFacts, Game } from "../../../src/engine/index.ts";
import { at, character, does, inPlay, refused, type SeatStage, stage } from "../stage.ts";

const version = (title: string, more: Partial<CardFacts> = {}) =>
  character(title, { diplomacy: 2 }, { personality: "Anna Vor", cost: 2, ...more });
const table = (you: SeatStage, rival: SeatStage = {}) =>
  stage({ You: { unspent: 9, ...you }, Rival: { unspent: 9, ...rival } });
const sponsor = (game: Game, title: string, seat = 0) => ({
  type: "sponsor" as const,
  seat,
  card: at(game, title),
  with: at(game, seat === 0 ? "You's Ambassador" : "Rival's Ambassador"),
});

describe("Two cards of one person", () => {
  it("are not in play together: the second is refused, and told which card is in its way", () => {
    const game = table({ supporting: [version("Captain Vor")], hand: [version("President Vor")] });
    expect(refused(game, sponsor(game, "President Vor"))).toMatchObject({
      code: "personality-in-play",
      rule: "personalities",
      facts: { title: "President Vor", target: "Captain Vor", personality: "Anna Vor", whose: "You" },
    });
  });

  it("are not in play together in two factions either", () => {
    const game = table({ hand: [version("President Vor")] }, { supporting: [version("Captain Vor")] });
    expect(refused(game, sponsor(game, "President Vor"))).toMatchObject({
      code: "personality-in-play",
      facts: { target: "Captain Vor", whose: "Rival" },
    });
  });

  it("are no trouble to others: another person may come, and the same one when the first has gone", () => {
    const game = table({ hand: [version("President Vor"), character("Na'Toth", {}, { personality: "Na'Toth" })] });
    does(game, sponsor(game, "President Vor"));
    const other = table({
      supporting: [version("Captain Vor")],
      hand: [character("Na'Toth", {}, { personality: "Na'Toth" })],
    });
    does(other, sponsor(other, "Na'Toth"));
  });

  it("may be in play together where one of them is multiple: only limited persons are single", () => {
    const double = version("Clone Vor", { limit: "multiple" });
    const game = table({ supporting: [version("Captain Vor")], hand: [double] });
    expect(inPlay(does(game, sponsor(game, "Clone Vor")), "Clone Vor").row).toBe("supporting");
    const reverse = table({ supporting: [double], hand: [version("Captain Vor")] });
    does(reverse, sponsor(reverse, "Captain Vor"));
  });

  it("follow each other where the new one takes the old one out as it enters", () => {
    const heir = version("President Vor", {
      text: {
        says: "May replace Captain Vor.",
        replaces: { how: "may", target: { what: "card", of: "any", personality: "Anna Vor" } },
      },
    });
    const game = table({ hand: [heir] }, { supporting: [version("Captain Vor")] });
    expect(refused(game, sponsor(game, "President Vor")).code).toBe("personality-in-play");
    const after = does(game, {
      type: "replace",
      seat: 0,
      card: at(game, "Captain Vor"),
      with: at(game, "President Vor"),
    });
    expect(inPlay(after, "President Vor").faction).toBe(1);
  });

  it("do not follow each other where a third card of the person would stay", () => {
    const heir = character(
      "Double",
      {},
      {
        personality: "Anna Vor",
        text: {
          says: "May replace Aide.",
          replaces: { how: "may", target: { what: "card", of: "any", title: "Aide" } },
        },
      },
    );
    const game = table({ supporting: [version("Captain Vor"), character("Aide")], hand: [heir] });
    expect(refused(game, { type: "replace", seat: 0, card: at(game, "Aide"), with: at(game, "Double") })).toMatchObject(
      { code: "personality-in-play", facts: { target: "Captain Vor" } },
    );
  });
});

// rulebook: “Ambassador”; compendium: Ambassador
describe("The leader of a Home faction", () => {
  const refa = (title: string, more: Partial<CardFacts> = {}) =>
    version(title, { race: "centauri", personality: "Lord Refa", ...more });
  const seated = () =>
    stage({
      Home: { race: "centauri", faction: "home", hand: [] },
      You: { race: "centauri", unspent: 9, hand: [refa("Lord Refa")] },
      Rival: { race: "narn" },
    });
  /** Home's ambassador shows Lord Refa, and Home has left the game. */
  const gone = () => {
    const game = seated();
    const facts = game.facts.map((one) =>
      one.title === "Home's Ambassador" ? { ...one, personality: "Lord Refa" } : one,
    );
    return does({ ...game, facts }, { type: "concede", seat: 0 });
  };
  const sponsors = (game: Game) => ({
    type: "sponsor" as const,
    seat: 1,
    card: at(game, "Lord Refa"),
    with: at(game, "You's Ambassador"),
  });

  it("who began the game as its ambassador is not sponsored in it as an ordinary card, though he has left", () => {
    expect(refused(gone(), sponsors(gone()))).toMatchObject({
      code: "led-home",
      rule: "home-factions",
      facts: { title: "Lord Refa", target: "Home's Ambassador", whose: "Home" },
    });
    does({ ...gone(), revision: 4 }, sponsors(gone()));
  });

  it("may be sponsored as an ordinary card where another began the game", () => {
    const game = does(seated(), { type: "concede", seat: 0 });
    does(game, sponsors(game));
  });
});
