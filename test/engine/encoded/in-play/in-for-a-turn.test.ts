// compendium: Day Of The Dead; Quadrant 37
import { describe, expect, it } from "vitest";
import { withText } from "../../../../src/engine/cards/encoded/index.ts";
import { editSeat } from "../../../../src/engine/changes/work.ts";
import { moveCard } from "../../../../src/engine/changes/zones.ts";
import { type CardFacts, viewFor } from "../../../../src/engine/index.ts";
import { questionOf } from "../../../../src/views/questions/index.ts";
import { zone } from "../../at-the-table.ts";
import {
  arranged,
  at,
  byHand,
  character,
  does,
  event,
  fleet,
  group,
  happens,
  inPlay,
  order,
  passed,
  refused,
  sentences,
  stage,
  turned,
} from "../../stage.ts";
import { real } from "../real.ts";

// No source says what type it is.
const DEAD = withText({
  id: "later/day-of-the-dead",
  title: "Day Of The Dead",
  type: "event",
  limit: "unique",
  cost: 0,
});

type Game = ReturnType<typeof stage>;
const ended = ["action", "aftermath", "discard", "buy"] as const;
const discarded = (game: Game, ...titles: string[]) =>
  arranged(game, (work) => {
    for (const title of titles) moveCard(work, at(work.game, title), "discard");
  });

describe("Day Of The Dead", () => {
  const dead = DEAD;
  const seats = {
    You: {
      hand: [dead, character("Ghost", { diplomacy: 3 }), character("Twin", {}, { limit: "limited" }), group("Ruin")],
    },
    Rival: {
      supporting: [character("Twin", {}, { limit: "limited", id: "stage/twin-2" })],
      hand: [character("Shade", {}, { limit: "multiple" })],
    },
  } as const;
  const buried = discarded(stage(seats), "Ghost", "Shade", "Ruin");
  const played = order(buried, 0, "play Day Of The Dead");
  const back = order(order(played, 0, "take Ghost"), 1, "take Shade");

  it("asks every player for one character of the own discard pile, and says that it comes into play", () => {
    expect(played.awaiting).toMatchObject([
      { kind: "take", seat: 0, into: "play" },
      { kind: "take", seat: 1, into: "play" },
    ]);
    expect(sentences(played)).toEqual(["take Ghost", "pass"]);
    const view = viewFor(played, { seat: 0 });
    const [asked] = view.awaiting;
    if (!asked) throw new Error("nothing is asked");
    expect(questionOf(asked, view)).toContain("bring a card from your discard pile into play");
  });

  it("brings them back as supporting characters who act as usual", () => {
    expect(inPlay(back, "Ghost")).toMatchObject({ row: "supporting", faction: 0, rotated: false });
    expect(inPlay(back, "Shade")).toMatchObject({ row: "supporting", faction: 1 });
  });

  // engine: Ambassadorial Immunity — your ambassador card can never leave play
  it("keeps one that has become an ambassador meanwhile, whose faction plays on with it", () => {
    const crowned = does(back, byHand({ verb: "become-ambassador", which: { card: at(back, "Ghost") } }));
    const next = passed(crowned, ...ended);
    expect(next.turn).toBe(2);
    expect(zone(next, "Shade")).toBe("discard");
    expect(inPlay(next, "Ghost")).toMatchObject({ row: "inner", faction: 0 });
    const later = passed(passed(next), ...ended);
    expect(zone(later, "Ghost")).toBe("play");
    expect(sentences(next).length).toBeGreaterThan(0);
  });

  it("may be left at that", () => {
    expect(zone(order(played, 0, "pass"), "Ghost")).toBe("discard");
  });

  it("brings back no limited character of whom there is one in play", () => {
    const own = (game: Game) =>
      game.seats[0]?.hand.find((id) => game.facts[game.cards[id]?.facts ?? 0]?.title === "Twin");
    const twins = arranged(discarded(stage(seats), "Ghost"), (work) => moveCard(work, own(work.game) ?? -1, "discard"));
    expect(twins.seats[0]?.discard).toHaveLength(2);
    expect(sentences(order(twins, 0, "play Day Of The Dead"))).toEqual(["take Ghost", "pass"]);
  });

  it("discards them all as the turn ends", () => {
    const next = passed(back, ...ended);
    expect({ turn: next.turn, zoneGhost: zone(next, "Ghost"), zoneShade: zone(next, "Shade") }).toEqual({
      turn: 2,
      zoneGhost: "discard",
      zoneShade: "discard",
    });
  });

  it("leaves in play whoever has replaced one of them", () => {
    const heirs = discarded(stage({ ...seats, You: { hand: [...seats.You.hand, character("Heir")] } }), "Ghost");
    const risen = order(order(heirs, 0, "play Day Of The Dead"), 0, "take Ghost");
    const replaced = does(
      risen,
      byHand({ verb: "replace", which: { card: at(risen, "Ghost") }, with: { card: at(risen, "Heir") } }),
    );
    const next = passed(replaced, "take", ...ended);
    expect({ turn: next.turn, zone: zone(next, "Heir") }).toEqual({ turn: 2, zone: "play" });
  });
});

type Text = NonNullable<CardFacts["text"]>;

describe("Quadrant 37", () => {
  const ships = (title: string, more = {}) => fleet(title, 6, { race: "narn", ...more });
  const deck = [
    ships("Lower"),
    ships("Upper"),
    ships("Copy", { limit: "limited" }),
    fleet("Foreign", 4, { race: "human" }),
  ];
  const seats = {
    You: {
      race: "narn",
      unspent: 12,
      supporting: [real("Quadrant 37", { complete: true, abilities: { military: 4 } })],
      deck,
    },
    Rival: { race: "human" },
  } as const;
  /** The deck from the bottom up. */
  const stacked = (game: Game) =>
    arranged(game, (work) => {
      const ids = ["Lower", "Upper", "Copy", "Foreign"].map((title) =>
        work.game.seats[0]?.deck.find((id) => work.game.facts[work.game.cards[id]?.facts ?? 0]?.title === title),
      );
      editSeat(work, 0).deck = ids.flatMap((id) => id ?? []);
    });
  const game = stacked(stage(seats));
  const use = "rotate Quadrant 37 to bring the topmost Narn fleet of your deck into play for this turn";

  it("rotates, with 10 influence, for the topmost Narn fleet of the deck, which is shuffled", () => {
    const { game: used, events } = happens(game, { type: "rotate", seat: 0, card: at(game, "Quadrant 37"), action: 0 });
    expect(inPlay(used, "Copy")).toMatchObject({ faction: 0, row: "supporting" });
    expect({ upper: zone(used, "Upper"), foreign: zone(used, "Foreign") }).toEqual({ upper: "deck", foreign: "deck" });
    expect(inPlay(used, "Quadrant 37").rotated).toBe(true);
    expect(used.seats[0]).toMatchObject({ unspent: 2, spent: 10 });
    expect(events.map(({ type }) => type)).toContain("shuffled");
  });

  it("takes more influence than 9", () => {
    const poor = stage({ ...seats, You: { ...seats.You, unspent: 9 } });
    expect(refused(poor, { type: "rotate", seat: 0, card: at(poor, "Quadrant 37"), action: 0 }).code).toBe(
      "not-enough-influence",
    );
  });

  it("passes over a limited fleet that is in play", () => {
    const two = stacked(
      stage({
        ...seats,
        Rival: { race: "narn", faction: "home", supporting: [ships("Copy", { id: "stage/copy-2", limit: "limited" })] },
      }),
    );
    const used = order(two, 0, use);
    expect({ upper: zone(used, "Upper"), lower: zone(used, "Lower") }).toEqual({ upper: "play", lower: "deck" });
  });

  // compendium: Sponsoring — a card that could be sponsored; Conscription
  it("passes over a fleet whose marks are not there or that comes only in another's place, but asks for no cost of its own", () => {
    const purging: Text = { says: "Purge 1 Doom mark.", pays: [{ pays: "purge-mark", mark: "doom", amount: 1 }] };
    const following: Text = {
      says: "Replaces a fleet.",
      replaces: { how: "must", target: { what: "card", of: "you", types: ["fleet"] } },
    };
    const copy = (text: Text, more = {}) => {
      const others = deck.filter(({ title }) => title !== "Copy");
      const own = { ...seats.You, deck: [...others, ships("Copy", { text, ...more })] };
      return stacked(stage({ ...seats, You: own }));
    };
    expect(zone(order(copy(following), 0, use), "Upper")).toBe("play");
    const unmarked = copy(purging);
    expect(zone(order(unmarked, 0, use), "Upper")).toBe("play");
    const marked = turned(unmarked, "You's Ambassador", { marks: { doom: 1 } });
    expect(zone(order(marked, 0, use), "Copy")).toBe("play");
    // Of the 12 influence only the 10 of the location are applied.
    const dear = order(copy({ says: "Nothing." }, { cost: 12 }), 0, use);
    expect({ zone: zone(dear, "Copy"), unspent: dear.seats[0]?.unspent }).toEqual({ zone: "play", unspent: 2 });
  });

  it("puts the fleet back into the deck as the turn ends, unless it has been neutralized", () => {
    const used = order(game, 0, use);
    expect(zone(passed(used, ...ended), "Copy")).not.toBe("play");
    expect(passed(used, ...ended).seats[0]?.discard).not.toContain(at(used, "Copy"));
    const lost = passed(turned(used, "Copy", { neutralized: true }), ...ended);
    expect({ turn: lost.turn, zone: zone(lost, "Copy") }).toEqual({ turn: 2, zone: "discard" });
  });
});

describe("What has come in for a turn", () => {
  it("can be taken back by the reversal of the event", () => {
    const undo = event("Undone", { says: "Reverse.", effects: [{ verb: "reverse", what: "last-event" }] });
    const dead = DEAD;
    const set = discarded(stage({ You: { hand: [dead, character("Ghost")] }, Rival: { hand: [undo] } }), "Ghost");
    const risen = order(order(set, 0, "play Day Of The Dead"), 0, "take Ghost");
    expect(zone(order(risen, 1, "play Undone"), "Ghost")).toBe("discard");
  });
});
