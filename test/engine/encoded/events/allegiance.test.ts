// compendium: the cards by their titles
import { describe, expect, it } from "vitest";
import { editSeat } from "../../../../src/engine/changes/work.ts";
import { stateBetween } from "../../../../src/engine/rules/relations/states.ts";
import { zone } from "../../at-the-table.ts";
import {
  arranged,
  at,
  byHand,
  character,
  does,
  event,
  inPlay,
  order,
  passed,
  refused,
  type SeatStage,
  sentences,
  stage,
} from "../../stage.ts";
import { real } from "../real.ts";

type Game = ReturnType<typeof stage>;
const ended = ["action", "aftermath", "discard", "buy"] as const;
/** The seat is asked to act, whoever would be. */
const actsNow = (game: Game, seat: number) => ({ ...game, awaiting: [{ id: 99, seat, kind: "action" as const }] });

describe("Kosh Naranek", () => {
  const kosh = real("Kosh Naranek", { complete: true });
  const seats: Readonly<Record<string, SeatStage>> = {
    You: { supporting: [kosh], unspent: 7 },
    Rival: { unspent: 7, supporting: [character("Acolyte")] },
  };
  const USE = "use Kosh Naranek to give your ambassador Vorlon marks for the turn";
  const marks = (game: Game, who: string) => inPlay(game, `${who}'s Ambassador`).marks.vorlon ?? 0;
  const game = stage(seats);
  const used = (now: Game, seat: number, amount: number) => {
    const asked = order(actsNow(now, seat), seat, USE);
    return order(asked, seat, `choose to apply ${amount} influence`);
  };

  it("gives any player's ambassador a Vorlon mark for each 3 influence, of any amount", () => {
    expect({ marks: marks(used(game, 0, 7), "You"), unspent: used(game, 0, 7).seats[0]?.unspent }).toEqual({
      marks: 2,
      unspent: 0,
    });
    const rival = used(game, 1, 3);
    expect({
      marks: marks(rival, "Rival"),
      marksYou: marks(rival, "You"),
      unspentSeats1: rival.seats[1]?.unspent,
    }).toEqual({ marks: 1, marksYou: 0, unspentSeats1: 4 });
    expect(inPlay(rival, "Kosh Naranek").rotated).toBe(false);
  });

  it("takes as many away as the turn ends, as far as there are any", () => {
    const own = does(
      game,
      byHand({ verb: "gain-mark", which: { card: at(game, "You's Ambassador") }, mark: "vorlon", amount: 1 }),
    );
    expect(marks(passed(used(own, 0, 6), ...ended), "You")).toBe(1);
    const purge = byHand({
      verb: "purge-mark",
      which: { card: at(game, "You's Ambassador") },
      mark: "vorlon",
      amount: 2,
    });
    expect(marks(passed(does(used(own, 0, 6), purge), ...ended), "You")).toBe(0);
    expect(marks(passed(does(used(game, 0, 6), purge), ...ended), "You")).toBe(0);
  });

  it("leaves a mark that has moved to another card with that card, and takes one from the ambassador where it can", () => {
    const moved = byHand({
      verb: "transfer-mark",
      from: { card: at(game, "Rival's Ambassador") },
      to: { card: at(game, "Acolyte") },
      mark: "vorlon",
      amount: 1,
    });
    const next = passed(does(used(game, 1, 6), moved), ...ended);
    expect({ marks: marks(next, "Rival"), vorlon: inPlay(next, "Acolyte").marks.vorlon }).toEqual({
      marks: 0,
      vorlon: 1,
    });
  });

  it("gives nobody a mark by itself, and is of no use to a faction with Shadow marks", () => {
    expect({ you: marks(game, "You"), inPlayKoshNaranek: inPlay(game, "Kosh Naranek").marks }).toEqual({
      you: 0,
      inPlayKoshNaranek: {},
    });
    const shadow = byHand({ verb: "gain-mark", which: { card: at(game, "Acolyte") }, mark: "shadow", amount: 1 });
    const tainted = actsNow(does(game, shadow), 1);
    expect(sentences(tainted, 1)).not.toContain(USE);
    const use = { type: "rotate", seat: 1, card: at(game, "Kosh Naranek"), action: 0 } as const;
    expect(refused(tainted, use).code).toBe("requirement-not-met");
  });

  it("is used by nobody while it is neutralized or blanked, or for less than 3 influence", () => {
    const blank = byHand({ verb: "blank", which: { card: at(game, "Kosh Naranek") }, until: "end-of-turn" });
    expect(sentences(actsNow(does(game, blank), 1), 1)).not.toContain(USE);
    const poor = stage({ ...seats, Rival: { unspent: 2 } });
    expect(sentences(actsNow(poor, 1), 1)).not.toContain(USE);
  });
});

describe("Armistice", () => {
  const seats: Readonly<Record<string, SeatStage>> = {
    You: { hand: [real("Armistice", { cost: 0 })] },
    Earth: {},
    Regime: {},
    Others: {},
  };
  const war = byHand({ verb: "start-state", state: "war", from: { seat: 1 }, toward: { seat: 2 } });
  const game = does(stage(seats), war);
  const atWar = (now: Game) => stateBetween(now, "war", { seat: 1 }, { seat: 2 }) !== null;
  const tension = (now: Game, from: number, toward: number, level: number) =>
    arranged(now, (work) => {
      const { tensions } = editSeat(work, from);
      editSeat(work, from).tensions = tensions.map((each, seat) => (seat === toward ? level : each));
    });
  const calm = tension(tension(game, 1, 2, 3), 2, 1, 3);
  const [play = "", ...more] = sentences(calm).filter((one) => one.startsWith("play Armistice"));

  it("rotates your ambassador and is aimed at two players at war, each pair once", () => {
    expect(more).toEqual([]);
    const played = order(calm, 0, play);
    expect({ rotated: inPlay(played, "You's Ambassador").rotated, atWar: atWar(played) }).toEqual({
      rotated: true,
      atWar: true,
    });
    expect(sentences(stage(seats)).some((one) => one.startsWith("play Armistice"))).toBe(false);
    const tired = arranged(calm, (work) => {
      const ambassador = work.cards[at(work.game, "You's Ambassador")];
      if (ambassador?.play) work.cards[ambassador.id] = { ...ambassador, play: { ...ambassador.play, rotated: true } };
    });
    expect(sentences(tired).some((one) => one.startsWith("play Armistice"))).toBe(false);
  });

  it("ends the war in the draw round if the tension is below 4 each way, and else does not", () => {
    const over = (now: Game) => atWar(passed(order(now, 0, play), "action", "aftermath"));
    expect(over(calm)).toBe(false);
    expect(over(tension(calm, 1, 2, 4))).toBe(true);
    expect(over(tension(calm, 2, 1, 4))).toBe(true);
  });
});

describe("Broken Allegiance", () => {
  const cost = (more: object) => character("Envoy", { diplomacy: 2 }, { cost: 3, race: "neutral", ...more });
  const seats = (more: object = {}): Readonly<Record<string, SeatStage>> => ({
    You: { race: "human", hand: [real("Broken Allegiance", { cost: 0 }), event("Song", { says: "Nothing." })] },
    Rival: { race: "narn", unspent: 4, supporting: [cost(more), character("Own", {}, { race: "narn" })] },
  });
  const game = stage(seats());
  const PLAY = "play Broken Allegiance on Envoy";
  const played = order(game, 0, PLAY);

  it("rotates your ambassador, and lets the other player apply the cost or discard the character", () => {
    expect(inPlay(played, "You's Ambassador").rotated).toBe(true);
    expect(sentences(played, 1)).toEqual([
      "choose to keep the character for 3 influence",
      "choose to discard the character",
    ]);
    const kept = order(played, 1, "choose to keep the character for 3 influence");
    expect({ zone: zone(kept, "Envoy"), unspent: kept.seats[1]?.unspent }).toEqual({ zone: "play", unspent: 1 });
    expect(zone(order(played, 1, "choose to discard the character"), "Envoy")).toBe("discard");
  });

  it("discards the character where the cost cannot be applied", () => {
    expect(zone(order(stage(seats({ cost: 5 })), 0, PLAY), "Envoy")).toBe("discard");
  });

  it("is aimed at a character of another player that is of your race or neutral", () => {
    const on = (now: Game) => sentences(now).filter((one) => one.startsWith("play Broken Allegiance"));
    expect(on(game)).toEqual([PLAY]);
    expect(on(stage(seats({ race: "human" })))).toEqual([PLAY]);
    expect(on(stage(seats({ race: "narn" })))).toEqual([]);
  });

  it("is played as the first action of the turn or not at all; to have passed is no action", () => {
    const sung = actsNow(order(game, 0, "play Song"), 0);
    expect(sentences(sung)).not.toContain(PLAY);
    const play = {
      type: "play",
      seat: 0,
      card: at(game, "Broken Allegiance"),
      target: { what: "card", card: at(game, "Envoy") },
    } as const;
    expect(refused(sung, play)).toMatchObject({ code: "requirement-not-met" });
    expect(sentences(actsNow(does(game, { type: "pass", seat: 0 }), 0))).toContain(PLAY);
    const next = passed(passed(sung, ...ended), "declare");
    expect({ turn: next.turn, included: sentences(actsNow(next, 0)).includes(PLAY) }).toEqual({
      turn: 2,
      included: true,
    });
  });
});
