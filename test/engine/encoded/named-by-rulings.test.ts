// compendium: Tu'Pari; Concealed Weapon; Mr. Adams; Talia Winters; Carpe Diem
import { describe, expect, it } from "vitest";
import { moveCard } from "../../../src/engine/changes/zones.ts";
import { type CardFacts, type Game, legalActions } from "../../../src/engine/index.ts";
import { offers, plot, says, talks, tally } from "../at-the-table.ts";
import { arranged, at, character, conflict, event, happens, inPlay, sentences, stage } from "../stage.ts";
import { real } from "./real.ts";

const found = (game: Game, sentence: string, seat = 0) => {
  const one = legalActions(game, seat).find((legal) => legal.sentence === sentence);
  if (!one) throw new Error(`"${sentence}" is not offered`);
  return one.action;
};

describe("Tu'Pari, against a character whose two best abilities are equal", () => {
  const attacks = (abilities: CardFacts["abilities"]) => {
    const start = stage({
      You: { supporting: [real("Tu'Pari", { complete: true, abilities })], unspent: 9 },
      Rival: { supporting: [character("Envoy", { diplomacy: 4, intrigue: 4 })] },
    });
    return offers(start, 0, /^rotate Tu'Pari .* on Envoy/u);
  };

  // compendium: Tu'Pari, 5th — whose character it is would name the other one
  it("attacks where he has both, and not where he has one alone", () => {
    expect(attacks({ intrigue: 5, diplomacy: 1 })).toHaveLength(1);
    expect(attacks({ intrigue: 5 })).toEqual([]);
  });
});

describe("Concealed Weapon", () => {
  // compendium: Concealed Weapon, 2nd
  it("arms another player's character too, who deals 2 more damage", () => {
    const start = stage(
      {
        Minbari: {
          race: "minbari",
          hand: [real("Concealed Weapon", { complete: true, cost: 1 })],
          supporting: [character("Envoy", { intrigue: 6 })],
        },
        Narn: { race: "narn", supporting: [real("Tu'Pari", { complete: true, abilities: { intrigue: 3 } })] },
      },
      [["Minbari", plot]],
    );
    const armed = says(start, 0, "sponsor Concealed Weapon with Minbari's Ambassador on Tu'Pari");
    expect(inPlay(armed, "Concealed Weapon")).toMatchObject({ faction: 1, controller: 0 });
    const joined = says(armed, 0, "support Plot with Envoy using intrigue");
    expect(inPlay(says(joined, 1, "attack Envoy with Tu'Pari in Plot"), "Envoy").damage).toBe(3 + 2);
  });
});

describe("Mr. Adams", () => {
  const adams = real("Mr. Adams", { complete: true });
  const start = () =>
    stage(
      {
        You: { supporting: [adams, character("Aide", { diplomacy: 2 }), character("Clerk", { diplomacy: 1 })] },
        Rival: {},
      },
      [["You", talks]],
    );

  // compendium: Mr. Adams, 1st and 3rd
  it("raises any ability of a character of yours that takes part, by 2, and of no other", () => {
    expect(offers(start(), 0, /^rotate Mr\. Adams/)).toEqual([]);
    const joined = says(start(), 0, "support Talks with Aide using diplomacy");
    const offered = offers(joined, 0, /^rotate Mr\. Adams/);
    const may = (ability: string) => `rotate Mr. Adams to give a participant of yours +2 ${ability} on Aide`;
    expect(offered.toSorted()).toEqual([may("diplomacy"), may("intrigue"), may("leadership")]);
    const helped = says(joined, 0, "rotate Mr. Adams to give a participant of yours +2 diplomacy on Aide");
    expect(tally(helped)).toMatchObject({ support: 4 });
    const other = says(joined, 0, "rotate Mr. Adams to give a participant of yours +2 leadership on Aide");
    expect(tally(other)).toMatchObject({ support: 2 });
  });
});

describe("Talia Winters", () => {
  // compendium: Talia Winters
  it("cannot attack, and may support and oppose", () => {
    const talia = real("Talia Winters", { complete: true, abilities: { psi: 5 } });
    const start = stage(
      {
        You: { race: "human", supporting: [talia] },
        Rival: { race: "narn", supporting: [character("Teep", { psi: 3 })] },
      },
      [["Rival", conflict("Scan", "psi")]],
    );
    const joined = says(start, 1, "support Scan with Teep using psi");
    expect(offers(joined, 0, /with Talia Winters/)).toEqual([
      "support Scan with Talia Winters using psi",
      "oppose Scan with Talia Winters using psi",
    ]);
  });
});

describe("Carpe Diem", () => {
  // compendium: Carpe Diem
  it("takes one event of one's own discard pile into the hand, for all to see", () => {
    const start = stage({
      You: {
        hand: [real("Carpe Diem", { complete: true, cost: 0 }), event("Speech", { says: "-" }), character("Aide")],
      },
      Rival: { hand: [event("Rumor", { says: "-" })] },
    });
    const thrown = arranged(start, (work) => {
      for (const title of ["Speech", "Aide", "Rumor"]) moveCard(work, at(work.game, title), "discard");
    });
    const played = says(thrown, 0, "play Carpe Diem");
    const offered = sentences(played, 0).filter((one) => /Speech|Aide|Rumor/u.test(one));
    expect(offered).toEqual(["take Speech"]);
    const { game, events } = happens(played, found(played, "take Speech"));
    expect(game.cards[at(game, "Speech")]?.zone).toBe("hand");
    expect(JSON.stringify(events)).toContain("Speech");
  });
});
