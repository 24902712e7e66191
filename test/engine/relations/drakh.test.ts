// engine: Drakh Faction Rules
import { describe, expect, it } from "vitest";
import { editPlay, editSeat } from "../../../src/engine/changes/work.ts";
import { enterPlay, leavePlay } from "../../../src/engine/changes/zones.ts";
import { type CardFacts, type Game, viewFor } from "../../../src/engine/index.ts";
import { checkVictory } from "../../../src/engine/rules/victory/victory.ts";
import { ambassadorOf, titleOf } from "../../../src/engine/state/lookup.ts";
import {
  agenda,
  arranged,
  at,
  character,
  does,
  enhancement,
  event,
  fleet,
  happens,
  inPlay,
  refused,
  type SeatStage,
  sentences,
  stage,
} from "../stage.ts";

const DRAKH = { race: "drakh" } satisfies Partial<CardFacts>;
const emissary = () => character("Emissary", { diplomacy: 2 }, { ...DRAKH, ambassador: "drakh", cost: 5 });
const table = (you: SeatStage) => stage({ You: { race: "centauri", unspent: 20, ...you }, Rival: { race: "narn" } });
const sponsors = (game: Game, title: string, by = "You's Ambassador") => ({
  type: "sponsor" as const,
  seat: 0,
  card: at(game, title),
  with: at(game, by),
});

/** You as a Drakh faction, asked for an action once more. */
function converted(you: SeatStage): Game {
  const before = table({ ...you, hand: [emissary(), ...(you.hand ?? [])] });
  const after = does(before, sponsors(before, "Emissary"));
  const again = { ...after, awaiting: before.awaiting, tasks: before.tasks };
  return arranged(again, (work) => {
    editSeat(work, 0).unspent = you.unspent ?? 20;
    editPlay(work, at(work.game, "You's Ambassador")).rotated = false;
  });
}

describe("Becoming Drakh", () => {
  // engine: Drakh Rules 1 to 3
  it("takes the first Drakh ambassador, sponsored at printed cost, who leads the faction from the inner circle at once", () => {
    const game = table({ hand: [emissary()] });
    const { game: after, events } = happens(game, sponsors(game, "Emissary"));
    expect(events).toContainEqual(expect.objectContaining({ type: "sponsored", influence: 5 }));
    expect(events).toContainEqual(expect.objectContaining({ type: "converted", seat: 0 }));
    expect(titleOf(after, ambassadorOf(after, 0))).toBe("Emissary");
    expect(inPlay(after, "Emissary").row).toBe("inner");
    expect(inPlay(after, "You's Ambassador")).toMatchObject({ row: "inner", faction: 0 });
    // Race and faction stay what they were.
    expect(after.seats[0]).toMatchObject({ race: "centauri", faction: "babylon-project", drakh: true });
    expect(viewFor(after, "public").seats.map(({ drakh }) => drakh ?? false)).toEqual([true, false]);
  });

  const turn = (game: Game, title: string) => ({
    type: "effect" as const,
    seat: 0,
    because: "A Card",
    effect: { verb: "turn-drakh", which: { card: at(game, title) } } as const,
  });

  // engine: Drakh Rules 2 and 3
  it("is done by hand where nobody knew a character in play for a Drakh ambassador, who then leads from the inner circle", () => {
    const { race: _, ...stranger } = character("Stranger");
    const game = table({ supporting: [stranger, character("Clerk")] });
    const { game: after, events } = happens(game, turn(game, "Stranger"));
    expect(events).toContainEqual(expect.objectContaining({ type: "converted", seat: 0 }));
    expect(titleOf(after, ambassadorOf(after, 0))).toBe("Stranger");
    expect(inPlay(after, "Stranger").row).toBe("inner");
    expect(inPlay(after, "You's Ambassador")).toMatchObject({ row: "inner", led: true });
    expect(after.seats[0]).toMatchObject({ race: "centauri", drakh: true });
    expect(refused(after, turn(after, "Stranger"))).toMatchObject({
      code: "nothing-to-change",
      facts: { reason: "drakh-already" },
    });
    // engine: Drakh Rule 4
    const clerk = { verb: "become-ambassador", which: { card: at(after, "Clerk") } } as const;
    expect(refused(after, { ...turn(after, "Clerk"), effect: clerk }).code).toBe("drakh-ambassador-stays");
  });

  it("by hand needs a character who may be a Drakh, as the ambassador of a Drakh faction is", () => {
    const game = table({ supporting: [character("Narn", {}, { race: "narn" }), fleet("Ships", 3)] });
    expect(refused(game, turn(game, "Narn"))).toMatchObject({ code: "no-drakh-leader", rule: "drakh" });
    expect(refused(game, turn(game, "Ships"))).toMatchObject({ code: "not-a-character" });
  });

  // engine: Ambassadors and Ambassadorial Immunity
  it("takes along what must lie on an ambassador, with its marks; what may lie on any character stays", () => {
    const chain = (title: string, ambassador?: true) =>
      enhancement(title, {
        says: "A mark.",
        target: { what: "card", types: ["character"], of: "any", ...(ambassador ? { ambassador } : {}) },
        statics: [{ gives: "mark", mark: ambassador ? "destiny" : "doom", amount: 1, to: "host" }],
      });
    const hand = [chain("Chain of Office", true), chain("Ring"), emissary()];
    const game = arranged(table({ hand }), (work) => {
      for (const title of ["Chain of Office", "Ring"]) {
        const host = at(work.game, "You's Ambassador");
        enterPlay(work, at(work.game, title), { faction: 0, controller: 0, row: "attached", host });
      }
    });
    expect(inPlay(game, "You's Ambassador").marks).toEqual({ destiny: 1, doom: 1 });
    const after = does(game, sponsors(game, "Emissary"));
    expect(inPlay(after, "Chain of Office").host).toBe(at(after, "Emissary"));
    expect(inPlay(after, "Ring").host).toBe(at(after, "You's Ambassador"));
    expect(inPlay(after, "Emissary").marks).toEqual({ destiny: 1 });
    expect(inPlay(after, "You's Ambassador").marks).toMatchObject({ doom: 1 });
    expect(inPlay(after, "You's Ambassador").marks.destiny ?? 0).toBe(0);
  });

  // engine: Drakh Rule 5
  it("comes before anything else of the Drakh: their other cards want a Drakh to sponsor them, and a Drakh to play them", () => {
    const game = table({
      hand: [fleet("Raiders", 4, DRAKH), character("Servant", {}, DRAKH), event("Dread", { says: "-" }, DRAKH)],
    });
    expect(refused(game, sponsors(game, "Servant"))).toMatchObject({
      code: "drakh-sponsor",
      rule: "drakh",
      facts: { title: "Servant", with: "You's Ambassador" },
    });
    expect(refused(game, sponsors(game, "Raiders")).code).toBe("disloyal");
    expect(refused(game, { type: "play", seat: 0, card: at(game, "Dread") }).code).toBe("event-loyalty");
  });

  // engine: Drakh Agendas
  it("comes before any Drakh agenda too: nobody else sponsors or hides one", () => {
    const game = table({ hand: [agenda("Design", { says: "-", wins: [{ needs: "rating", atLeast: 30 }] }, DRAKH)] });
    expect(refused(game, sponsors(game, "Design")).code).toBe("disloyal");
    const hiding = { ...sponsors(game, "Design"), type: "hide" as const };
    expect(refused(game, hiding).code).toBe("disloyal");
  });
});

describe("A Drakh faction", () => {
  // engine: Discard, Replace, Sponsor … an Agenda — "a new agenda from your hand that you could sponsor"; Drakh Agendas
  it("replaces its agenda by a Drakh one with a Drakh character only, as it would sponsor that", () => {
    const game = converted({
      agenda: agenda("Peace", { says: "-" }),
      hand: [
        agenda("Design", { says: "-", wins: [{ needs: "rating", atLeast: 30 }] }, DRAKH),
        agenda("Republic", { says: "-" }, { race: "centauri" }),
      ],
    });
    const replaces = (title: string, by: string) => ({ ...sponsors(game, title, by), type: "replace-agenda" as const });
    expect(refused(game, replaces("Design", "You's Ambassador"))).toMatchObject({
      code: "drakh-sponsor",
      rule: "drakh",
    });
    expect(refused(game, replaces("Republic", "Emissary")).code).toBe("drakh-sponsors-drakh");
    expect(inPlay(does(game, replaces("Design", "Emissary")), "Design").row).toBe("agenda");
    const offered = sentences(game).filter((sentence) => sentence.startsWith("replace agenda"));
    expect(offered).toEqual([
      "replace agenda with Design using Emissary",
      "replace agenda with Republic using You's Ambassador",
    ]);
  });

  // engine: Drakh Rules 3 and 5
  it("has its Drakh sponsor Drakh cards at their cost and nothing that is loyal to another race; others sponsor no Drakh", () => {
    const game = converted({
      hand: [
        fleet("Raiders", 4, { ...DRAKH, cost: 4 }),
        character("Servant", {}, { ...DRAKH, cost: 3 }),
        character("Courtier", {}, { race: "centauri" }),
        character("Drifter"),
      ],
    });
    expect(does(game, sponsors(game, "Raiders", "Emissary")).seats[0]?.unspent).toBe(16);
    expect(does(game, sponsors(game, "Servant", "Emissary")).seats[0]?.unspent).toBe(17);
    expect(does(game, sponsors(game, "Drifter", "Emissary")).seats[0]?.unspent).toBe(18);
    expect(refused(game, sponsors(game, "Courtier", "Emissary"))).toMatchObject({
      code: "drakh-sponsors-drakh",
      rule: "drakh",
    });
    expect(does(game, sponsors(game, "Courtier")).seats[0]?.unspent).toBe(18);
    expect(refused(game, sponsors(game, "Servant")).code).toBe("drakh-sponsor");
  });

  it("plays Drakh events as if they were of its race", () => {
    const game = converted({ hand: [event("Dread", { says: "-" }, DRAKH)] });
    expect(does(game, { type: "play", seat: 0, card: at(game, "Dread") }).seats[0]?.discard).toHaveLength(1);
  });

  // engine: Drakh Rule 2
  it("never sees its old ambassador demoted, nor moved into another faction, though any other inner circle character may be", () => {
    const game = converted({ inner: [character("Adviser")] });
    const moving = (title: string, to: "supporting" | { seat: number }) => ({
      type: "effect" as const,
      seat: 1,
      because: "Disgrace",
      effect: { verb: "move" as const, which: { card: at(game, title) }, to },
    });
    for (const to of ["supporting", { seat: 1 }] as const) {
      expect(refused(game, moving("You's Ambassador", to))).toMatchObject({
        code: "former-ambassador-stays",
        rule: "drakh",
        facts: { title: "You's Ambassador" },
      });
      expect(inPlay(does(game, moving("Adviser", to)), "Adviser").row).toBe("supporting");
    }
  });

  // engine: Drakh Rule 5; glossary: Cannot — Conscription, Soul Hunters, New Priorities bring in none
  it("has what could be sponsored enter play in no other way, whatever brings cards in or replaces them", () => {
    const conscription = event("Draft", {
      says: "Take a fleet from your deck into play.",
      effects: [{ verb: "take", who: "you", from: "deck", types: ["fleet"], amount: 1, into: "play" }],
    });
    const heir: CardFacts["text"] = {
      says: "Replaces Adviser.",
      replaces: { how: "may", target: { what: "card", of: "you", title: "Adviser" } },
    };
    const game = converted({
      inner: [character("Adviser")],
      hand: [conscription, character("Heir", {}, { ...DRAKH, text: heir })],
      deck: [fleet("Raiders", 4, DRAKH), fleet("Patrol", 1), fleet("Guard", 1)],
    });
    const asked = does(game, { type: "play", seat: 0, card: at(game, "Draft") });
    expect(sentences(asked).filter((sentence) => sentence.startsWith("take"))).toEqual(["take Guard", "take Patrol"]);
    const [old, card] = [at(game, "Adviser"), at(game, "Heir")];
    const bySelf = refused(game, { type: "replace", seat: 0, card: old, with: card });
    expect(bySelf).toMatchObject({ code: "drakh-comes-sponsored", rule: "drakh", facts: { title: "Heir" } });
    const byHand = { verb: "replace" as const, which: { card: old }, with: { card } };
    expect(refused(game, { type: "effect", seat: 0, because: "New Priorities", effect: byHand }).code).toBe(
      "drakh-comes-sponsored",
    );
  });

  // engine: The Cannot rule, Example 2 — Masterful Plan speaks of a Drakh agenda. Only its player knows what a text says
  it("has a Drakh agenda put in the place of another by hand, and nobody else has", () => {
    const dark = agenda("Dark Design", { says: "Nothing." }, DRAKH);
    const plan = agenda("Masterful Plan", { says: "Replace this." });
    const replacing = (game: Game) => ({
      type: "effect" as const,
      seat: 0,
      because: "Masterful Plan",
      effect: {
        verb: "replace" as const,
        which: { card: at(game, "Masterful Plan") },
        with: { card: at(game, "Dark Design") },
      },
    });
    const drakh = converted({ agenda: plan, hand: [dark] });
    expect(inPlay(does(drakh, replacing(drakh)), "Dark Design")).toMatchObject({ row: "agenda", faction: 0 });
    const others = table({ agenda: plan, hand: [dark] });
    expect(refused(others, replacing(others))).toMatchObject({ rule: "drakh" });
  });

  // engine: Drakh Rule 2
  it("is tainted by the Shadows through its Drakh cards, so that it gains no Vorlon mark", () => {
    const gains = (game: Game) => ({
      type: "effect" as const,
      seat: 0,
      because: "A Gift",
      effect: {
        verb: "gain-mark" as const,
        which: { card: at(game, "You's Ambassador") },
        mark: "vorlon" as const,
        amount: 1,
      },
    });
    const before = table({ hand: [emissary()] });
    expect(inPlay(does(before, gains(before)), "You's Ambassador").marks).toMatchObject({ vorlon: 1 });
    const drakh = converted({});
    expect(refused(drakh, gains(drakh)).code).toBe("nothing-to-change");
  });

  // engine: Drakh Rule 4
  it("has its Drakh ambassador replaced by nothing, by hand either", () => {
    const game = converted({ hand: [character("Heir", {}, DRAKH)] });
    expect(
      refused(game, {
        type: "effect",
        seat: 0,
        because: "Succession",
        effect: { verb: "replace", which: { card: at(game, "Emissary") }, with: { card: at(game, "Heir") } },
      }),
    ).toMatchObject({ code: "drakh-ambassador-stays", rule: "drakh" });
  });

  // engine: Drakh Rule 3
  it("loses at once when its Drakh ambassador leaves play", () => {
    const gone = arranged(converted({}), (work) => leavePlay(work, at(work.game, "Emissary"), "discard"));
    const { game, events } = happens(gone, { type: "pass", seat: 0 });
    expect(events).toContainEqual({ type: "eliminated", seat: 0, why: "drakh-ambassador" });
    expect(game.result).toMatchObject({ victory: "last-player", winners: [1] });
  });

  // engine: Drakh Rule 6
  it("wins nothing by power, however much, and by its Drakh agenda", () => {
    const design = agenda("Design", { says: "-", wins: [{ needs: "rating", atLeast: 30 }] }, DRAKH);
    const strong = converted({ hand: [design], unspent: 40 });
    expect(checkVictory(strong)).toBeNull();
    const played = does(strong, sponsors(strong, "Design", "Emissary"));
    expect(checkVictory(played)).toMatchObject({ victory: "major", winners: [0] });
    const weaker = arranged(played, (work) => {
      Object.assign(editSeat(work, 0), { unspent: 20, spent: 0 });
    });
    expect(checkVictory(weaker)).toBeNull();
  });

  // engine: Drakh Rule 5
  it("alone keeps Drakh cards: whoever else takes control of one sees it discarded", () => {
    const game = converted({ supporting: [], hand: [character("Servant", {}, DRAKH)] });
    const sponsored = does(game, sponsors(game, "Servant", "Emissary"));
    const taken = does(sponsored, {
      type: "effect",
      seat: 1,
      because: "Bribes",
      effect: { verb: "take-control", which: { card: at(sponsored, "Servant") }, who: { seat: 1 }, until: "permanent" },
    });
    expect(taken.cards[at(taken, "Servant")]?.zone).toBe("discard");
  });
});
