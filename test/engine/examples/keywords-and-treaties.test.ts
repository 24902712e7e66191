// engine: Perform Resolution Effects (Euphrates Treaty); glossary: Boldface, Irrevocable, Cannot; compendium: Changeling Net
// — worked examples, and positions where a blanked keyword or text meets another rule
import { describe, expect, it } from "vitest";
import type { TextEffect } from "../../../src/engine/effects/index.ts";
import { type CardFacts, type Effect, type Game, legalActions } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { tensionBetween } from "../../../src/engine/rules/relations/tension.ts";
import { factsOf } from "../../../src/engine/state/lookup.ts";
import {
  at,
  byHand,
  character,
  conflict,
  does,
  event,
  group,
  happens,
  inPlay,
  order,
  passed,
  refused,
  sentences,
  stage,
} from "../stage.ts";

const keywords = (game: Game, title: string) => factsOf(game, at(game, title)).keywords;
const losing = (game: Game, title: string, keyword: string, until: "end-of-turn" | "permanent" = "end-of-turn") =>
  byHand({ verb: "blank", which: { card: at(game, title) }, until, keyword } satisfies Effect);
const blanking = (game: Game, title: string) =>
  byHand({ verb: "blank", which: { card: at(game, title) }, until: "end-of-turn" });
const copying = (game: Game, title: string, of: string) =>
  byHand({ verb: "copy-text", which: { card: at(game, title) }, of: { card: at(game, of) }, until: "end-of-turn" });

// engine: Perform Resolution Effects — the Euphrates Treaty
describe("A treaty that lowers tension and helps those of two races who take part", () => {
  const narn = character("Narn Envoy", { diplomacy: 3 }, { race: "narn" });
  const centauri = character("Centauri Envoy", { diplomacy: 2 }, { race: "centauri" });
  const human = character("Human Envoy", { diplomacy: 3 }, { race: "human" });
  const more = (race: "narn" | "centauri"): TextEffect => ({
    verb: "change-ability",
    which: { every: { what: "card", types: ["character"], of: "any", race, participant: true } },
    ability: "diplomacy",
    by: 2,
    until: "conflict",
  });
  const treaty = conflict("Euphrates", "diplomacy", {
    conflict: {
      form: "opposable",
      resolution: [
        { verb: "lower-tension", from: { race: "narn" }, toward: { race: "centauri" }, amount: 1 },
        more("narn"),
        more("centauri"),
      ],
    },
  });
  const start = () =>
    stage(
      {
        You: { race: "narn", inner: [narn] },
        Rival: { race: "human", inner: [human] },
        Third: { race: "centauri", inner: [centauri] },
      },
      [["You", treaty]],
    );
  const joined = () => {
    let game = order(start(), 0, "support Euphrates with Narn Envoy using diplomacy");
    game = order(game, 1, "oppose Euphrates with Human Envoy using diplomacy");
    return order(game, 2, "support Euphrates with Centauri Envoy using diplomacy");
  };
  const tension = (game: Game) => tensionBetween(game, { seat: 0 }, { seat: 2 });

  it("does neither before it resolves", () => {
    const game = joined();
    expect(abilityOf(game, at(game, "Narn Envoy"), "diplomacy")).toBe(3);
    expect(tension(game)).toBe(tension(start()));
  });

  it("does both as it resolves: 5 and 4 stand against 3, and afterwards the bonus is over and the tension stays", () => {
    const before = joined();
    const last = order(order(before, 0, "pass"), 1, "pass");
    const { game: resolved, events } = happens(last, { type: "pass", seat: 2 });
    const outcome = events.filter(({ type }) => type === "conflict-resolved");
    expect(outcome).toMatchObject([{ won: true, support: 9, opposition: 3 }]);
    const game = passed(resolved, "aftermath");
    expect(tension(game)).toBe(tension(before) - 1);
    expect(abilityOf(game, at(game, "Narn Envoy"), "diplomacy")).toBe(3);
  });
});

describe("A keyword that an effect has blanked", () => {
  const aide = character("Vir", { diplomacy: 1 }, { race: "centauri", keywords: ["Ambassador's Assistant"] });

  // engine: Ambassador's Assistant
  it("Ambassador's Assistant lets its character assist no more, and again when it is back", () => {
    const start = stage({ You: { race: "centauri", supporting: [aide] }, Rival: {} });
    expect(sentences(start)).toContain("rotate Vir to assist");
    const game = does(start, losing(start, "Vir", "Ambassador's Assistant"));
    expect(sentences(game)).not.toContain("rotate Vir to assist");
    expect(keywords(passed(game, "action", "discard", "buy"), "Vir")).toEqual(["Ambassador's Assistant"]);
  });

  it("does not end help that its character gives already", () => {
    const start = stage({ You: { race: "centauri", supporting: [aide] }, Rival: {} });
    const helped = order(start, 0, "rotate Vir to assist");
    const raised = abilityOf(helped, at(helped, "You's Ambassador"), "diplomacy");
    const game = does(helped, losing(helped, "Vir", "Ambassador's Assistant"));
    expect(abilityOf(game, at(game, "You's Ambassador"), "diplomacy")).toBe(raised);
  });

  // engine glossary: Irrevocable
  it("is safe beside the keyword Irrevocable, which cannot be blanked itself", () => {
    const oath = group("Oath", { keywords: ["Guild", "Irrevocable"] });
    const game = stage({ You: { supporting: [oath] }, Rival: {} });
    for (const keyword of ["Guild", "Irrevocable"])
      expect(refused(game, losing(game, "Oath", keyword)).code).toBe("nothing-to-change");
  });

  // compendium: Changeling Net — bold text is neither copied nor blanked with the text
  it("stays away where its card copies a text meanwhile, and the text goes as its own time is over", () => {
    const sage = character(
      "Sage",
      { diplomacy: 4 },
      { keywords: ["Ranger"], text: { says: "+2 power.", statics: [{ gives: "power", by: 2 }] } },
    );
    const mimic = character("Mimic", { diplomacy: 1 }, { keywords: ["Captain", "Guild"] });
    const start = stage({ You: { supporting: [mimic, sage] }, Rival: {} });
    for (const first of ["text", "keyword"]) {
      const lost = (game: Game) => does(game, losing(game, "Mimic", "Guild", "permanent"));
      const copied = (game: Game) => does(game, copying(game, "Mimic", "Sage"));
      const game = first === "text" ? lost(copied(start)) : copied(lost(start));
      expect(factsOf(game, at(game, "Mimic"))).toMatchObject({ keywords: ["Captain"], text: { says: "+2 power." } });
      const later = passed(game, "action", "discard", "buy");
      expect(factsOf(later, at(later, "Mimic")).text).toBeUndefined();
      expect(keywords(later, "Mimic")).toEqual(["Captain"]);
    }
  });

  it("Ambassador's Assistant is not had by whoever copies the text of its card: bold text is not copied", () => {
    const start = stage({ You: { supporting: [aide, character("Mimic", {})] }, Rival: {} });
    const game = does(start, copying(start, "Mimic", "Vir"));
    expect(keywords(game, "Mimic") ?? []).toEqual([]);
  });

  it("comes back where the event that blanked it is reversed", () => {
    const silence = event("Silence", {
      says: "Blank a keyword.",
      target: { what: "card", of: "any", types: ["character"] },
      effects: [{ verb: "blank", which: "target", until: "permanent", keyword: "Ambassador's Assistant" }],
    });
    const undone = event("Undone", { says: "Reverse.", effects: [{ verb: "reverse", what: "last-event" }] });
    let game = stage({ You: { hand: [silence] }, Rival: { hand: [undone], inner: [aide] } });
    game = order(game, 0, "play Silence on Vir");
    expect(keywords(game, "Vir")).toEqual([]);
    expect(keywords(order(game, 1, "play Undone"), "Vir")).toEqual(["Ambassador's Assistant"]);
  });

  it("is no longer what an event asks for, and a whole blanking of the text leaves it there", () => {
    const summons = event("Summons", {
      says: "Rotate.",
      target: { what: "card", of: "any", keyword: "Ambassador's Assistant" },
      effects: [{ verb: "rotate", which: "target" }],
    });
    const start = stage({ You: { hand: [summons], inner: [aide] }, Rival: {} });
    const whole = does(start, blanking(start, "Vir"));
    expect(sentences(whole)).toContain("play Summons on Vir");
    const named = does(start, losing(start, "Vir", "ambassador's assistant"));
    expect(sentences(named).filter((one) => one.startsWith("play Summons"))).toEqual([]);
  });
});

// engine: The Cannot rule; Bonuses and Blanking
describe("A card that says that it cannot be promoted", () => {
  const hermit: CardFacts = character(
    "Hermit",
    { diplomacy: 1 },
    { text: { says: "Cannot be promoted.", statics: [{ gives: "cannot", what: "be-promoted", to: "this" }] } },
  );
  const start = () => stage({ You: { unspent: 9, supporting: [hermit, character("Mimic", {})] }, Rival: {} });
  const promoted = (game: Game) =>
    legalActions(game, 0).flatMap(({ action }) => (action.type === "promote" ? [action.card] : []));

  it("passes that on to whoever copies its text, for as long as the copy lasts", () => {
    const game = does(start(), copying(start(), "Mimic", "Hermit"));
    expect(promoted(start())).toEqual([at(start(), "Mimic")]);
    expect(promoted(game)).toEqual([]);
    expect(inPlay(game, "Mimic").row).toBe("supporting");
  });

  it("may be promoted as long as it has another card's text in place of its own", () => {
    const game = does(start(), copying(start(), "Hermit", "Mimic"));
    expect(promoted(game).sort()).toEqual([at(game, "Hermit"), at(game, "Mimic")].sort());
  });
});
