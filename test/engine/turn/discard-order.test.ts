// engine glossary: Discard; rulebook: Discards — several cards that are discarded at once lie as their player likes
import { describe, expect, it } from "vitest";
import { enterPlay } from "../../../src/engine/changes/zones.ts";
import { type Game, legalActions, viewFor } from "../../../src/engine/index.ts";
import { readOrder } from "../../../src/orders/index.ts";
import {
  arranged,
  at,
  byHand,
  character,
  does,
  enhancement,
  event,
  happens,
  passed,
  refused,
  sentences,
  stage,
  turned,
} from "../stage.ts";

const titles = (game: Game, seat = 0) => (viewFor(game, "public").seats[seat]?.discard ?? []).map(({ title }) => title);

/** Three of your supporting characters are neutralized as the draw round begins; one of Rival's is too. */
function fallen(): Game {
  const start = stage({
    You: {
      supporting: [character("Ann"), character("Ben"), character("Cid")],
      hand: [event("Note", { says: "Nothing." }), event("Song", { says: "Nothing." })],
    },
    // You act first in the next turn too.
    Rival: { supporting: [character("Dan")], unspent: 5 },
  });
  const down = ["Ann", "Ben", "Cid", "Dan"].reduce((game, title) => turned(game, title, { neutralized: true }), start);
  return passed(down, "action");
}
const stacked = (game: Game, ...cards: string[]) => ({
  type: "pile" as const,
  seat: 0,
  cards: cards.map((title) => at(game, title)),
});

describe("Cards of a player that are discarded at once", () => {
  it("lie in an order that their player may change, the first named on top", () => {
    const game = fallen();
    expect(game.round).toBe("draw");
    expect(titles(game)).toEqual(["Ann", "Ben", "Cid"]);
    const { game: after, events } = happens(game, stacked(game, "Ann", "Cid", "Ben"));
    expect(titles(after)).toEqual(["Ben", "Cid", "Ann"]);
    expect(events).toMatchObject([
      { type: "discards-ordered", seat: 0, cards: [{ title: "Ann" }, { title: "Cid" }, { title: "Ben" }] },
    ]);
    // Nothing else goes on by it.
    expect(after.awaiting).toEqual(game.awaiting);
    expect(titles(does(after, stacked(after, "Ben")))).toEqual(["Cid", "Ann", "Ben"]);
  });

  it("can be ordered in words, and one of them laid on top by a tap", () => {
    const game = fallen();
    const read = readOrder("stack Ann, Cid, Ben", viewFor(game, { seat: 0 }), legalActions(game, 0));
    expect(read).toMatchObject({ action: stacked(game, "Ann", "Cid", "Ben") });
    const later = passed(does(game, stacked(game, "Ann")), "discard", "buy", "sustain", "declare");
    expect(sentences(later).filter((one) => one.startsWith("stack"))).toEqual([
      "stack Cid on top of my discard pile",
      "stack Ben on top of my discard pile",
    ]);
  });

  it("lie as they do once another card has come to that pile", () => {
    const game = fallen();
    const other = does(game, stacked(game, "Ben"));
    expect(titles(other)).toEqual(["Ann", "Cid", "Ben"]);
    const note = does(other, { type: "discard", seat: 0, cards: [at(other, "Note")] });
    expect(titles(note)).toEqual(["Ann", "Cid", "Ben", "Note"]);
    expect(refused(note, stacked(note, "Ann"))).toMatchObject({ code: "not-discarded-together", rule: "discards" });
  });

  it("are a card and what lies on it, too", () => {
    const ring = enhancement("Ring", { says: "-", target: { what: "card", of: "any" } });
    const start = arranged(stage({ You: { supporting: [character("Ann")], hand: [ring] }, Rival: {} }), (work) => {
      const host = at(work.game, "Ann");
      enterPlay(work, at(work.game, "Ring"), { faction: 0, controller: 0, row: "attached", host });
    });
    const gone = does(start, byHand({ verb: "discard-card", which: { card: at(start, "Ann") } }));
    expect(titles(gone)).toEqual(["Ring", "Ann"]);
    expect(titles(does(gone, stacked(gone, "Ring")))).toEqual(["Ann", "Ring"]);
  });
});

describe("Other discards", () => {
  it("of a hand lie as their player has named them, the last on top", () => {
    const game = fallen();
    const hand = does(game, { type: "discard", seat: 0, cards: [at(game, "Song"), at(game, "Note")] });
    expect(titles(hand).slice(-2)).toEqual(["Song", "Note"]);
    expect(refused(hand, stacked(hand, "Song")).code).toBe("not-discarded-together");
  });

  it("that come one after the other, or are other players', are in nobody's hands", () => {
    const game = fallen();
    expect(refused(game, { type: "pile", seat: 1, cards: [at(game, "Dan")] }).code).toBe("not-discarded-together");
    expect(refused(game, { ...stacked(game, "Ann"), seat: 1 }).code).toBe("not-discarded-together");
    const two = stage({ You: { supporting: [character("Ann"), character("Ben")] }, Rival: {} });
    const discard = (title: string) => byHand({ verb: "discard-card", which: { card: at(two, title) } });
    const both = does(does(two, discard("Ann")), discard("Ben"));
    expect(refused(both, stacked(both, "Ann")).code).toBe("not-discarded-together");
  });

  it("stay as they are where an order names one twice, none, or leaves all as they lie", () => {
    const game = fallen();
    for (const cards of [[], [at(game, "Ann"), at(game, "Ann")]])
      expect(refused(game, { type: "pile", seat: 0, cards }).code).toBe("not-discarded-together");
    expect(refused(game, stacked(game, "Cid")).code).toBe("said-already");
  });
});
