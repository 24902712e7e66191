// engine: Personalities — with the real titles, by the facts that ship
import { describe, expect, it } from "vitest";
import { loadLibrary } from "../../../src/catalogue/library.ts";
import type { CardFacts } from "../../../src/engine/index.ts";
import { at, does, inPlay, refused, stage } from "../../engine/stage.ts";

const library = loadLibrary();

/** A real card by its title, with a cost and abilities for the stage where nobody knows them. */
function real(title: string): CardFacts {
  const [card] = library.byTitle(title);
  if (!card) throw new Error(`there is no ${title}`);
  return { ...card, cost: typeof card.cost === "number" ? card.cost : 2, complete: true };
}

const table = (race: "human" | "minbari" | "centauri" | "narn", inPlayTitle: string, inHand: string) =>
  stage({
    You: { race, unspent: 30, hand: [real(inHand)] },
    Rival: { race: "non-aligned", supporting: [real(inPlayTitle)] },
  });
const sponsor = (title: string, game: ReturnType<typeof table>) => ({
  type: "sponsor" as const,
  seat: 0,
  card: at(game, title),
  with: at(game, "You's Ambassador"),
});

describe("One version of a person in play, whoever controls it", () => {
  // engine: Appendix Two; compendium: Sheridan Reborn, Prime Minister Mollari, Commander Ivanova, Citizen G'Kar, Mr. Morden
  it.each([
    ["human", "Captain Sinclair", "Entil'Zha", "Jeffrey Sinclair"],
    ["minbari", "Delenn Transformed", "Entil'zha Delenn", "Delenn"],
    ["centauri", "Lord Mollari", "Prime Minister Mollari", "Londo Mollari"],
    ["human", "Susan Ivanova", "Commander Ivanova", "Susan Ivanova"],
    ["narn", "Citizen G'Kar", "G'Kar Forsaken", "G'Kar"],
    ["human", "Doctor Franklin", "Stephen Franklin", "Stephen Franklin"],
    ["human", "Morden", "Mr. Morden", "Morden"],
  ] as const)("%s: with %s in play, %s is refused", (race, present, newcomer, personality) => {
    const game = table(race, present, newcomer);
    expect(refused(game, sponsor(newcomer, game))).toMatchObject({
      code: "personality-in-play",
      rule: "personalities",
      facts: { title: newcomer, target: present, personality, whose: "Rival" },
    });
  });

  // compendium: Sheridan Reborn — comes only in John Sheridan's place, wherever he is in play
  it("human: with John Sheridan in another faction, Sheridan Reborn cannot take his place", () => {
    const game = table("human", "John Sheridan", "Sheridan Reborn");
    expect(refused(game, sponsor("Sheridan Reborn", game))).toMatchObject({ code: "must-replace", rule: "replacing" });
  });

  // engine: Personalities — Sinclair and Sheridan, Ko'Dath and Na'Toth are different people
  it.each([
    ["human", "Captain Sinclair", "John Sheridan"],
    ["narn", "Ko'Dath", "Na'Toth"],
    ["human", "General Franklin", "Stephen Franklin"],
  ] as const)("%s: with %s in play, %s may come", (race, present, newcomer) => {
    const game = table(race, present, newcomer);
    expect(inPlay(does(game, sponsor(newcomer, game)), newcomer).row).toBe("supporting");
  });
});
