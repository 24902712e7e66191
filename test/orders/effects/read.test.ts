import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { holderNamed, readEffect } from "../../../src/orders/index.ts";
import { LANGUAGES, say } from "../../../src/views/words/index.ts";
import { anyText } from "../../any-text.ts";
import { fullView } from "../../views/fixtures.ts";

const me = { seat: 0 };
const gkar = { seat: 1 };

describe("an effect by hand", () => {
  test.each([
    ["gain 2 influence", { verb: "gain-influence", who: me, amount: 2 }],
    ["Gain influence", { verb: "gain-influence", who: me, amount: 1 }],
    ["lose 1 power", { verb: "lose-power", who: me, amount: 1 }],
    ["gkar gains 1 influence", { verb: "gain-influence", who: gkar, amount: 1 }],
    ["Narn loses three influence", { verb: "lose-influence", who: gkar, amount: 3 }],
    ["the Narn player loses 3 power", { verb: "lose-power", who: gkar, amount: 3 }],
    ["Babylon 5 gains 1 influence", { verb: "gain-influence", who: "babylon-5", amount: 1 }],
    ["babylon 5 loses influence", { verb: "lose-influence", who: "babylon-5", amount: 1 }],
    ["the Shadows gain 2 influence", { verb: "gain-influence", who: "shadows", amount: 2 }],
    ["vorlons lose 1 influence", { verb: "lose-influence", who: "vorlons", amount: 1 }],
    ["each gains 1 influence", { verb: "gain-influence", who: "each", amount: 1 }],
    [
      "Babylon 5 gains 2 temporary influence up to 19",
      { verb: "swell-influence", who: "babylon-5", amount: 2, most: 19 },
    ],
    ["restore 2 influence", { verb: "restore-influence", who: me, amount: 2 }],
    ["transfer 1 influence to Narn", { verb: "transfer-influence", from: me, to: gkar, amount: 1 }],
    [
      "transfer 2 influence from G'Kar to Babylon 5",
      { verb: "transfer-influence", from: gkar, to: "babylon-5", amount: 2 },
    ],
    ["gkar gives 1 power to londo", { verb: "transfer-power", from: gkar, to: me, amount: 1 }],
    ["raise tension toward Narn by 1", { verb: "raise-tension", from: me, toward: gkar, amount: 1 }],
    ["raise tension toward Narn", { verb: "raise-tension", from: me, toward: gkar, amount: 1 }],
    ["lower G'Kar's tension toward Londo by 2", { verb: "lower-tension", from: gkar, toward: me, amount: 2 }],
    ["gkar raises tension towards me", { verb: "raise-tension", from: gkar, toward: me, amount: 1 }],
    ["raise mutual tension with narn by 2", { verb: "raise-tension", from: me, toward: gkar, amount: 2, mutual: true }],
    ["raise tension toward the Minbari", { verb: "raise-tension", from: me, toward: { race: "minbari" }, amount: 1 }],
    [
      "raise Minbari tension toward me by 2",
      { verb: "raise-tension", from: { race: "minbari" }, toward: me, amount: 2 },
    ],
    ["start war between Narn and Centauri", { verb: "start-state", state: "war", from: gkar, toward: me }],
    ["start a state of war with G'Kar", { verb: "start-state", state: "war", from: me, toward: gkar }],
    ["declare war on Narn", { verb: "start-state", state: "war", from: me, toward: gkar }],
    ["gkar starts non-aggression with me", { verb: "start-state", state: "non-aggression", from: gkar, toward: me }],
    [
      "start free trade with narn for 2 influence each",
      { verb: "start-state", state: "free trade", from: me, toward: gkar, gives: { from: 2, toward: 2 } },
    ],
    [
      "start alliance with Narn for 1 influence per 5",
      { verb: "start-state", state: "alliance", from: me, toward: gkar, gives: { from: 1, toward: 1, per: 5 } },
    ],
    [
      "begin mutual defense with minbari",
      { verb: "start-state", state: "mutual defense", from: me, toward: { race: "minbari" } },
    ],
    ["end free trade with Londo", { verb: "end-state", state: "free trade", from: me, toward: me }],
    ["end the war between gkar and londo", { verb: "end-state", state: "war", from: gkar, toward: me }],
    ["suspend free trade with gkar", { verb: "suspend-state", state: "free trade", from: me, toward: gkar }],
    ["resume the war between gkar and londo", { verb: "resume-state", state: "war", from: gkar, toward: me }],
    ["end the action round", { verb: "end-action-round" }],
    ["raise unrest", { verb: "raise-unrest", who: me, amount: 1 }],
    ["lower unrest by 2", { verb: "lower-unrest", who: me, amount: 2 }],
    ["raise unrest of gkar", { verb: "raise-unrest", who: gkar, amount: 1 }],
    ["gkar raises unrest by 1", { verb: "raise-unrest", who: gkar, amount: 1 }],
    ["draw 2", { verb: "draw", who: me, amount: 2 }],
    ["search my deck for 2 events", { verb: "take", who: me, from: "deck", types: ["event"], amount: 2 }],
    ["gkar searches the deck for an agenda", { verb: "take", who: gkar, from: "deck", types: ["agenda"], amount: 1 }],
    ["return a card from the discard pile", { verb: "take", who: me, from: "discard", amount: 1 }],
    ["shuffle the deck", { verb: "shuffle-deck", who: me }],
    ["gkar shows his hand", { verb: "show-hand", who: gkar }],
    ["draw a card", { verb: "draw", who: me, amount: 1 }],
    ["gkar draws 2 cards", { verb: "draw", who: gkar, amount: 2 }],
    ["discard 1", { verb: "discard", who: me, amount: 1 }],
    ["ready Cassarin", { verb: "ready", which: { card: 10 } }],
    ["rotate lady", { verb: "rotate", which: { card: 14 } }],
    ["neutralise tavik", { verb: "neutralize", which: { card: 20 } }],
    ["remove Tavik from the game", { verb: "remove", which: { card: 20 } }],
    ["discard Tavik", { verb: "discard-card", which: { card: 20 } }],
    ["return tavik to hand", { verb: "return-to-hand", which: { card: 20 } }],
    ["Tavik becomes a Ranger", { verb: "gain-trait", which: { card: 20 }, trait: "Ranger" }],
    ["Tavik becomes Ranger One", { verb: "gain-trait", which: { card: 20 }, trait: "Ranger One" }],
    ["promote Tavik", { verb: "promote", which: { card: 20 } }],
    ["promote Tavik for free", { verb: "promote", which: { card: 20 }, free: true }],
    ["move Tavik to the inner circle", { verb: "move", which: { card: 20 }, to: "inner" }],
    ["move Marchetti to the supporting cards", { verb: "move", which: { card: 11 }, to: "supporting" }],
    ["move Marchetti to gkar", { verb: "move", which: { card: 11 }, to: { seat: 1 } }],
    [
      "transfer 2 doom marks from Tavik to Cassarin",
      { verb: "transfer-mark", from: { card: 20 }, to: { card: 10 }, mark: "doom", amount: 2 },
    ],
    [
      "convert 1 destiny mark of Tavik to doom",
      { verb: "convert-mark", which: { card: 20 }, mark: "destiny", into: "doom", amount: 1 },
    ],
    ["take control of Tavik", { verb: "take-control", which: { card: 20 }, who: me, until: "end-of-turn" }],
    ["take control of Tavik for good", { verb: "take-control", which: { card: 20 }, who: me, until: "permanent" }],
    ["heal marchetti", { verb: "heal", which: { card: 11 } }],
    ["damage Tavik by 2", { verb: "damage", which: { card: 20 }, amount: 2 }],
    ["Marchetti gains 2 Shadow marks", { verb: "gain-mark", which: { card: 11 }, mark: "shadow", amount: 2 }],
    ["marchetti loses a conspiracy mark", { verb: "purge-mark", which: { card: 11 }, mark: "conspiracy", amount: 1 }],
    [
      "tavik gets +2 diplomacy",
      { verb: "change-ability", which: { card: 20 }, ability: "diplomacy", by: 2, until: "end-of-turn" },
    ],
    [
      "tavik gets -1 diplomacy",
      { verb: "change-ability", which: { card: 20 }, ability: "diplomacy", by: -1, until: "end-of-turn" },
    ],
    [
      "tavik gets +2 printed diplomacy for good",
      {
        verb: "change-ability",
        which: { card: 20 },
        ability: "diplomacy",
        by: 2,
        until: "permanent",
        printed: true,
      },
    ],
    [
      "double Tavik's diplomacy",
      { verb: "multiply-ability", which: { card: 20 }, ability: "diplomacy", times: "double", until: "end-of-turn" },
    ],
    [
      "halve all abilities of Tavik until the end of the conflict",
      { verb: "multiply-ability", which: { card: 20 }, ability: "all", times: "half", until: "conflict" },
    ],
    [
      "tavik doubles intrigue",
      { verb: "multiply-ability", which: { card: 20 }, ability: "intrigue", times: "double", until: "end-of-turn" },
    ],
    [
      "Tavik may use intrigue as diplomacy",
      { verb: "use-as", which: { card: 20 }, use: "intrigue", as: "diplomacy", until: "end-of-turn" },
    ],
    [
      "Tavik uses leadership as itself",
      { verb: "use-as", which: { card: 20 }, use: "leadership", as: "itself", until: "end-of-turn" },
    ],
    ["reverse", { verb: "reverse", what: "last-event" }],
    ["conquer Tavik", { verb: "conquer", which: { card: 20 }, who: me }],
    ["gkar captures Marchetti", { verb: "conquer", which: { card: 11 }, who: gkar }],
    ["blank Marchetti", { verb: "blank", which: { card: 11 }, until: "end-of-turn" }],
    [
      "blank the keyword Ranger of Marchetti",
      { verb: "blank", which: { card: 11 }, until: "end-of-turn", keyword: "ranger" },
    ],
    [
      "blank the keyword Ambassador's Assistant of Marchetti permanently",
      { verb: "blank", which: { card: 11 }, until: "permanent", keyword: "ambassadors assistant" },
    ],
    ["blank Marchetti permanently", { verb: "blank", which: { card: 11 }, until: "permanent" }],
    ["fully heal marchetti", { verb: "fully-heal", which: { card: 11 } }],
    ["repair marchetti by 2", { verb: "repair", which: { card: 11 }, amount: 2 }],
    ["put 2 tokens on Tavik", { verb: "put-tokens", which: { card: 20 }, amount: 2 }],
    ["take a token off Tavik", { verb: "take-tokens", which: { card: 20 }, amount: 1 }],
    ["severely damage Tavik by 2", { verb: "severe-damage", which: { card: 20 }, amount: 2 }],
    [
      "attack Tavik with Marchetti using diplomacy",
      { verb: "attack", with: { card: 11 }, against: { card: 20 }, using: "diplomacy" },
    ],
    ["attack Tavik with Marchetti", { verb: "attack", with: { card: 11 }, against: { card: 20 }, using: "highest" }],
    ["cancel Trade Pact", { verb: "cancel-conflict", conflict: 1 }],
    ["withdraw Tavik from Trade Pact", { verb: "withdraw", which: { card: 20 }, conflict: 1 }],
    ["withdraw tavik from trade pact for good", { verb: "withdraw", which: { card: 20 }, conflict: 1, forGood: true }],
    ["add 2 support to Trade Pact", { verb: "add-support", amount: 2, conflict: 1 }],
    ["add 3 opposition", { verb: "add-opposition", amount: 3, conflict: 1 }],
    ["add 1 support to trade pact for gkar", { verb: "add-support", amount: 1, conflict: 1, side: gkar }],
    ["gian 2 influnce", { verb: "gain-influence", who: me, amount: 2 }],
    ["raise tenson toward gkar by 2", { verb: "raise-tension", from: me, toward: gkar, amount: 2 }],
  ])("%j", (text, effect) => {
    expect(readEffect(text, fullView)).toEqual({ kind: "effect", effect });
  });

  test.each([
    "",
    "hello",
    "gain",
    "gain 2 apples",
    "ready the moon",
    "transfer 1 influence to nobody",
    "raise tension",
    "gain 99 influence",
    "add 2 support to Nothing",
    "zathras gains 1 influence",
  ])("%j is unclear, with examples", (text) => {
    const reading = readEffect(text, fullView);
    if (reading.kind !== "unclear") throw new Error(JSON.stringify(reading));
    expect(reading.examples.length).toBe(5);
    for (const language of LANGUAGES) expect(say(language, `effect-why-${reading.why}`)).toMatch(/^\p{Lu}.*\.$/u);
  });

  test.each([
    ["gain -2 influence", "above-zero"],
    ["londo loses -1 power", "above-zero"],
    ["gain 1.5 influence", "whole-numbers"],
    ["gain 99 influence", "to-twenty"],
    ["gain 0 influence", "to-twenty"],
    ["ready the moon", "to-whom"],
  ])("%j is told what is wrong with it", (text, why) => {
    expect(readEffect(text, fullView)).toMatchObject({ kind: "unclear", why });
  });

  test("a card that is in nobody's sight is not found", () => {
    expect(readEffect("ready Vir Corvani", fullView).kind).toBe("unclear");
  });

  test("any text gives a reading", { tags: "long" }, () => {
    const words = fc.constantFrom(
      "gain",
      "lose",
      "raise",
      "tension",
      "toward",
      "unrest",
      "by",
      "2",
      "to",
      "from",
      "Narn",
      "each",
      "support",
      "add",
      "damage",
      "mark",
    );
    const texts = fc.oneof(
      anyText({ maxLength: 300 }),
      fc.array(words, { maxLength: 20 }).map((all) => all.join(" ")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(["effect", "unclear"]).toContain(readEffect(text, fullView).kind);
      }),
      { numRuns: 300 },
    );
  });
});

describe("a sentence that joins effects", () => {
  const gain = { verb: "gain-influence", who: me, amount: 2 };
  const when = { verb: "when", effects: [gain], until: "end-of-turn" };
  test.each<[string, unknown]>([
    ["when I win a conflict, gain 2 influence", { ...when, on: "you-win", whose: me }],
    ["whenever gkar loses a conflict: gain 2 influence", { ...when, on: "you-lose", whose: gkar }],
    ["each time a player wins a conflict then gain 2 influence", { ...when, on: "you-win", whose: "each" }],
    [
      "the next time that a conflict against me is won, gain 2 influence",
      { ...when, on: "conflict-against-you-won", whose: me, once: true },
    ],
    [
      "for good, when a conflict is initiated against gkar, gain 2 influence",
      { ...when, on: "conflict-against-you", whose: gkar, until: "permanent" },
    ],
    ["when I gain influence by a conflict, gain 2 influence", { ...when, on: "you-gain-by-conflict", whose: me }],
    ["when Tavik is attacked, gain 2 influence", { ...when, on: "card-attacked", whose: "each", about: { card: 20 } }],
    ["when Tavik attacks, gain 2 influence", { ...when, on: "card-attacks", whose: "each", about: { card: 20 } }],
    [
      "when Tavik is neutralized, gain 2 influence",
      { ...when, on: "card-neutralized", whose: "each", about: { card: 20 } },
    ],
    [
      "when Tavik neutralizes a card, gain 2 influence",
      { ...when, on: "card-neutralizes", whose: "each", about: { card: 20 } },
    ],
    [
      "when Tavik sponsors a card, gain 2 influence",
      { ...when, on: "card-sponsors", whose: "each", about: { card: 20 } },
    ],
    [
      "when an event is played on Tavik, gain 2 influence",
      { ...when, on: "event-on-card", whose: "each", about: { card: 20 } },
    ],
    ["when another player plays an event, gain 2 influence", { ...when, on: "event-played", whose: me }],
    ["when gkar conquers a location, gain 2 influence", { ...when, on: "you-conquer", whose: gkar }],
    ["when a location of gkar is conquered, gain 2 influence", { ...when, on: "conquered-from-you", whose: gkar }],
    ["at the end of the turn, gain 2 influence", { ...when, on: "turn-ends", whose: "each", once: true }],
    ["in the draw round gain 2 influence", { ...when, on: "draw-round", whose: "each", once: true }],
    ["when the turn ends, gain 2 influence", { ...when, on: "turn-ends", whose: "each" }],
    [
      "when Tavik is discarded, gain 2 influence",
      { ...when, on: "card-discarded", whose: "each", about: { card: 20 } },
    ],
    [
      "when Tavik is no longer neutralized, gain 2 influence",
      { ...when, on: "card-restored", whose: "each", about: { card: 20 } },
    ],
    [
      "when Tavik survives an attack, gain 2 influence",
      { ...when, on: "card-survives", whose: "each", about: { card: 20 } },
    ],
    [
      "when Tavik has taken part in a conflict, gain 2 influence",
      { ...when, on: "card-took-part", whose: "each", about: { card: 20 } },
    ],
    ["each time a turn begins, gain 2 influence", { ...when, on: "turn-starts", whose: "each" }],
    [
      "when I win a conflict, gain 2 influence and draw 1",
      { ...when, on: "you-win", whose: me, effects: [gain, { verb: "draw", who: me, amount: 1 }] },
    ],
    [
      "when I win a conflict, I may gain 2 influence",
      { ...when, on: "you-win", whose: me, may: { seat: 0, does: "gain 2 influence" } },
    ],
    [
      "when I win a conflict, gkar may apply 3 influence to lose 1 power",
      {
        ...when,
        on: "you-win",
        whose: me,
        effects: [{ verb: "lose-power", who: gkar, amount: 1 }],
        may: { seat: 1, does: "lose 1 power", influence: 3 },
      },
    ],
    ["stop waiting", { verb: "stop-waiting" }],
    ["apply 2 influence to gain 2 influence", { verb: "pay", influence: 2, effects: [gain] }],
    [
      "pay 1 influence and rotate Marchetti to draw 1",
      {
        verb: "pay",
        influence: 1,
        costs: [{ verb: "rotate", which: { card: 11 } }],
        effects: [{ verb: "draw", who: me, amount: 1 }],
      },
    ],
    [
      "lose 1 power then gain 2 influence",
      { verb: "do-then", effects: [{ verb: "lose-power", who: me, amount: 1 }, gain] },
    ],
    [
      "both lose 1 power and gain 2 influence",
      { verb: "do-both", effects: [{ verb: "lose-power", who: me, amount: 1 }, gain] },
    ],
  ])("%j", (text, effect) => {
    expect(readEffect(text, fullView)).toEqual({ kind: "effect", effect });
  });

  test.each([
    ["while it stays rotated, when I win a conflict, gain 2 influence", "while-rotated"],
    ["as long as it is in play, when I win a conflict, gain 2 influence", "while-in-play"],
    ["tavik gets +1 diplomacy while it stays rotated", "while-rotated"],
    ["tavik gets +1 diplomacy as long as Trade Pact is in play", "permanent"],
    ["take control of Tavik while it stays rotated", "while-rotated"],
  ])("%j hangs on the card that is named as the cause", (text, until) => {
    expect(readEffect(text, fullView)).toMatchObject({ kind: "effect", held: true, effect: { until } });
  });

  test.each([
    "when, gain 2",
    "when I win a conflict",
    "when the moon rises, gain 2 influence",
    "apply influence to draw",
  ])("%j is unclear", (text) => {
    expect(readEffect(text, fullView).kind).toBe("unclear");
  });

  test("the cause is found among the cards in play", () => {
    expect(holderNamed("Tavik", fullView)).toBe(20);
    expect(holderNamed("Nothing of the kind", fullView)).toBeNull();
  });
});
