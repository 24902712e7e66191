// compendium: Changeling Net; Sebastian — a card that has the text of another
import { describe, expect, it } from "vitest";
import type { CardFacts, Game } from "../../../src/engine/index.ts";
import { determinize, viewFor } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { isBlanked } from "../../../src/engine/rules/in-force/statics.ts";
import { powerOf } from "../../../src/engine/rules/victory/power.ts";
import {
  at,
  byHand,
  character,
  does,
  enhancement,
  inPlay,
  order,
  passed,
  refused,
  sentences,
  stage,
} from "../stage.ts";
import { PRACTICE_CARDS } from "./practice-set.ts";

const mimicked = PRACTICE_CARDS.find(({ title }) => title === "Mimicked Manners") as CardFacts;

const sage = character(
  "Sage",
  { diplomacy: 4 },
  {
    race: "narn",
    keywords: ["Ranger"],
    text: {
      says: "Your characters have +1 intrigue; your ambassador a Doom mark. Rotate to draw; apply 1 to draw.",
      irrevocable: false,
      statics: [
        { gives: "ability", ability: "intrigue", by: 1, to: "your-characters" },
        { gives: "power", by: 2 },
        { gives: "mark", mark: "doom", amount: 1, to: "your-ambassador" },
      ],
      actions: [
        { does: "draw a card", effects: [{ verb: "draw", who: "you", amount: 1 }] },
        { does: "draw at a price", unrotated: true, influence: 1, effects: [{ verb: "draw", who: "you", amount: 1 }] },
        {
          does: "draw by its end",
          unrotated: true,
          pays: [{ pays: "discard-this" }],
          effects: [{ verb: "draw", who: "you", amount: 1 }],
        },
      ],
    },
  },
);
const mimic = character(
  "Mimic",
  { diplomacy: 1 },
  { keywords: ["Captain"], text: { says: "+1 power.", statics: [{ gives: "power", by: 1 }] } },
);

const table = (more: Partial<CardFacts> = {}): Game =>
  stage({
    You: { unspent: 5, hand: [mimicked], supporting: [{ ...mimic, ...more }] },
    Rival: { race: "narn", supporting: [sage] },
  });
const copied = (game = table()) => order(game, 0, "play Mimicked Manners on Mimic and Sage");
const doom = (game: Game) => inPlay(game, "You's Ambassador").marks.doom ?? 0;

describe("A card that copies another one's text", () => {
  it("has that text for whoever controls it, and its own no more", () => {
    const game = copied();
    expect(powerOf(game, 0)).toBe(powerOf(table(), 0) + 1 - 1 - 1 + 2);
    expect(abilityOf(game, at(game, "You's Ambassador"), "intrigue")).toBe(3);
    expect(doom(game)).toBe(1);
    const shown = viewFor(game, { seat: 1 }).seats[0]?.supporting[0];
    expect(shown).toMatchObject({ title: "Mimic", says: sage.text?.says });
  });

  it("keeps what is in bold, its abilities, its race and its cost, and copies none of them", () => {
    const game = copied();
    const facts = game.facts[game.cards[at(game, "Mimic")]?.facts ?? -1];
    expect(facts).toMatchObject({
      title: "Mimic",
      race: "neutral",
      keywords: ["Captain"],
      abilities: { diplomacy: 1 },
    });
  });

  it("cannot rotate, discard or damage the card that the text names, and so not pay for what takes that", () => {
    const game = order(copied(), 1, "pass");
    expect(sentences(game).filter((one) => one.includes("Mimic to draw"))).toEqual(["use Mimic to draw at a price"]);
  });

  it("leaves the other card as it was", () => {
    const game = copied();
    expect(isBlanked(game, at(game, "Sage"))).toBe(false);
    expect(powerOf(game, 1)).toBe(powerOf(table(), 1));
  });

  it("has its own text back, and gives no copied mark any more, as soon as that ends", () => {
    const game = passed(passed(copied(), "action"), "discard", "buy", "sustain", "declare", "aftermath");
    expect(game.turn).toBe(2);
    expect(powerOf(game, 0)).toBe(powerOf(table(), 0));
    expect(doom(game)).toBe(0);
    expect(inPlay(game, "Mimic").ownFacts).toBeUndefined();
  });

  it("has its own text back as well in what a practice opponent plans with", () => {
    const dealt = determinize(copied(), 1, "planning");
    expect(viewFor(dealt, { seat: 1 })).toEqual(viewFor(copied(), { seat: 1 }));
    const game = passed(passed(dealt, "action"), "discard", "buy", "sustain", "declare", "aftermath");
    const facts = game.facts[game.cards[at(game, "Mimic")]?.facts ?? -1];
    expect(facts).toMatchObject({ title: "Mimic", text: { says: "+1 power." } });
    expect(inPlay(game, "Mimic").ownFacts).toBeUndefined();
  });

  it("leaves play as the card that it is", () => {
    const start = copied();
    const game = does(start, byHand({ verb: "discard-card", which: { card: at(start, "Mimic") } }));
    expect(doom(game)).toBe(0);
    const facts = game.facts[game.cards[at(game, "Mimic")]?.facts ?? -1];
    expect(facts?.text?.says).toBe("+1 power.");
  });

  it("gives nothing of the copy while it is blanked, and its own text is not back by that", () => {
    const start = copied();
    const card = at(start, "Mimic");
    const game = does(start, byHand({ verb: "blank", which: { card }, until: "end-of-turn" }));
    expect(powerOf(game, 0)).toBe(powerOf(table(), 0) - 1);
    expect(doom(game)).toBe(0);
  });

  it("has the text that it copied last, and the one before when that ends first", () => {
    const first = copied();
    const card = at(first, "Mimic");
    const again = does(
      does(
        first,
        byHand({
          verb: "copy-text",
          which: { card },
          of: { card: at(first, "Rival's Ambassador") },
          until: "conflict",
        }),
      ),
      byHand({ verb: "gain-power", who: "you", amount: 1 }),
    );
    expect(powerOf(again, 0)).toBe(powerOf(first, 0) - 2 + 1);
  });

  it("is no card that cannot be blanked, since its own text would be", () => {
    const game = table({ text: { says: "Irrevocable.", irrevocable: true } });
    const card = at(game, "Mimic");
    const copy = byHand({ verb: "copy-text", which: { card }, of: { card: at(game, "Sage") }, until: "end-of-turn" });
    expect(refused(game, copy).code).toBe("nothing-to-change");
  });

  it("copies nothing of a card that is blanked", () => {
    const start = table();
    const which = { card: at(start, "Sage") };
    const game = does(start, byHand({ verb: "blank", which, until: "end-of-turn" }));
    const copy = byHand({ verb: "copy-text", which: { card: at(game, "Mimic") }, of: which, until: "end-of-turn" });
    expect(refused(game, copy).code).toBe("nothing-to-change");
  });

  it("lasts, by hand, for as long as the card that does it is in play", () => {
    const net = enhancement("Net", { says: "It has the text of another.", target: { what: "card", of: "any" } });
    const start = stage({
      You: { supporting: [mimic, { ...net, type: "group" }] },
      Rival: { race: "narn", supporting: [sage] },
    });
    const effect = {
      verb: "copy-text",
      which: { card: at(start, "Mimic") },
      of: { card: at(start, "Sage") },
      until: "permanent",
    } as const;
    const game = does(start, { type: "effect", seat: 0, because: "Net", effect, holder: at(start, "Net") });
    expect(powerOf(game, 0)).toBe(powerOf(start, 0) + 1);
    const gone = does(game, byHand({ verb: "discard-card", which: { card: at(game, "Net") } }));
    expect(powerOf(gone, 0)).toBe(powerOf(start, 0));
  });
});
