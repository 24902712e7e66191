// compendium: Personal Enemies; Overworked
import { describe, expect, it } from "vitest";
import { editSeat } from "../../../../src/engine/changes/work.ts";
import { enterPlay } from "../../../../src/engine/changes/zones.ts";
import {
  arranged,
  at,
  character,
  conflict,
  happens,
  inPlay,
  order,
  passed,
  refused,
  type SeatStage,
  sentences,
  stage,
  turned,
} from "../../stage.ts";
import { real } from "../real.ts";

type Game = ReturnType<typeof stage>;
const acting = (game: Game, seat = 0): Game => ({ ...game, awaiting: [{ id: 9, seat, kind: "action" }] });
const unspent = (game: Game, seat = 0) => game.seats[seat]?.unspent;

/** The game with this card of the first seat's hand lying on the ambassador. */
function under(game: Game, title: string): Game {
  return arranged(game, (work) => {
    const host = at(work.game, "You's Ambassador");
    enterPlay(work, at(work.game, title), { faction: 0, controller: 1, row: "attached", host });
  });
}

describe("Personal Enemies", () => {
  const talks = conflict("Talks", "diplomacy");
  const enemies = real("Personal Enemies", { race: "neutral" });
  const set = (more: SeatStage = {}, seat = {}) =>
    under(
      stage(
        {
          You: { hand: [enemies, character("Aide", {}, { cost: 2 })], unspent: 4, ...more },
          Rival: { supporting: [character("Clerk", { diplomacy: 1 })], ...seat },
        },
        [["Rival", talks]],
      ),
      "Personal Enemies",
    );
  const build = "build with You's Ambassador";
  const support = "support Talks with You's Ambassador using diplomacy";

  it("takes 1 influence each time that the ambassador rotates, whatever it rotates for", () => {
    expect(unspent(order(set(), 0, support))).toBe(3);
    const built = order(set(), 0, build);
    expect(built.seats[0]).toMatchObject({ unspent: 1, spent: 4 });
    expect(unspent(order(set(), 0, "sponsor Aide with You's Ambassador"))).toBe(1);
    const hurt = turned(set(), "You's Ambassador", { damage: 1 });
    expect(unspent(order(hurt, 0, "heal You's Ambassador"))).toBe(3);
  });

  it("says so, by its name", () => {
    const action = { type: "build", seat: 0, with: at(set(), "You's Ambassador") } as const;
    expect(happens(set(), action).events[0]).toMatchObject({
      type: "influence-applied",
      seat: 0,
      amount: 1,
      source: "Personal Enemies",
    });
  });

  it("leaves the ambassador as it is where there is not enough for that and for what it rotates for", () => {
    const poor = set({ unspent: 3 });
    expect(sentences(poor)).not.toContain(build);
    expect(refused(poor, { type: "build", seat: 0, with: at(poor, "You's Ambassador") })).toMatchObject({
      code: "not-enough-influence",
    });
    const broke = set({ unspent: 0 });
    expect(sentences(broke)).not.toContain(support);
    const join = {
      type: "support",
      seat: 0,
      conflict: broke.conflicts[0]?.id ?? 0,
      with: at(broke, "You's Ambassador"),
    } as const;
    expect(refused(broke, join)).toMatchObject({ code: "not-enough-influence", facts: { needs: 1, unspent: 0 } });
  });

  it("is no matter for other cards, and not when an effect rotates the ambassador", () => {
    expect(unspent(order(acting(set(), 1), 1, "support Talks with Clerk using diplomacy"), 1)).toBe(4);
    const effect = { verb: "rotate", which: { card: at(set(), "You's Ambassador") } } as const;
    const { game } = happens(set(), { type: "effect", seat: 1, because: "A Card", effect });
    expect(inPlay(game, "You's Ambassador").rotated).toBe(true);
    expect(unspent(game)).toBe(4);
  });
});

describe("Overworked", () => {
  const overworked = real("Overworked", { race: "neutral" });
  const assistant = (title: string, race: "centauri" | "narn") =>
    character(title, { diplomacy: 1 }, { race, keywords: ["Ambassador's Assistant"] });
  const seats = (more: SeatStage = {}) => ({
    You: { race: "centauri" as const, hand: [overworked, assistant("Helper", "centauri")], unspent: 9, ...more },
    Rival: { race: "narn" as const },
  });
  const aims = (game: Game) => sentences(game).filter((each) => each.startsWith("sponsor Overworked"));
  const tired = (more: SeatStage = {}) =>
    turned(under(stage(seats(more)), "Overworked"), "You's Ambassador", { rotated: true });
  /** Everybody passes until the ready round of the next turn asks. */
  const asked = (game: Game) => passed(game, "action", "aftermath", "discard", "buy", "sustain", "trigger");

  it("is aimed at ambassadors without an assistant in play, those of Home factions among them", () => {
    const own = "sponsor Overworked with You's Ambassador on You's Ambassador";
    expect(aims(stage(seats()))).toContain(own);
    expect(aims(stage(seats({ supporting: [assistant("Vir", "centauri")] })))).not.toContain(own);
    expect(aims(stage(seats({ supporting: [assistant("Na'Toth", "narn")] })))).toContain(own);
    const home = seats({ faction: "home", supporting: [assistant("Vir", "centauri")] });
    expect(aims(stage(home))).toContain(own);
  });

  it("asks for 1 influence in the ready round, and leaves the ambassador rotated otherwise", () => {
    const ready = asked(tired());
    expect(ready).toMatchObject({ round: "ready", awaiting: [{ kind: "choose", seat: 0 }] });
    const paid = order(ready, 0, "choose to ready You's Ambassador for 1 influence");
    expect(inPlay(paid, "You's Ambassador").rotated).toBe(false);
    const left = order(ready, 0, "choose to leave You's Ambassador rotated");
    expect(inPlay(left, "You's Ambassador").rotated).toBe(true);
    expect(left.round).toBe("conflict");
  });

  it("asks nobody who has no influence left, and for no ambassador that is ready", () => {
    const broke = arranged(tired(), (work) => {
      Object.assign(editSeat(work, 0), { unspent: 0, spent: 9 });
    });
    const next = asked(broke);
    expect(next.round).toBe("conflict");
    expect(inPlay(next, "You's Ambassador").rotated).toBe(true);
    expect(asked(turned(tired(), "You's Ambassador", { rotated: false })).round).toBe("conflict");
  });

  it("is discarded once the assistant enters play", () => {
    const game = acting(turned(tired(), "You's Ambassador", { rotated: false }));
    const after = order(game, 0, "sponsor Helper with You's Ambassador");
    expect(after.cards[at(after, "Overworked")]?.zone).toBe("discard");
  });
});
