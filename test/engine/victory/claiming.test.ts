// engine: Major Victory; Major Agendas; Drakh Rule 6; Check Victory Conditions — won by an agenda whose text only the table can read
import { describe, expect, it } from "vitest";
import { discardFromPlay } from "../../../src/engine/changes/zones.ts";
import {
  type CardFacts,
  claims,
  type Event,
  type Game,
  granted,
  type SeatIndex,
  viewFor,
} from "../../../src/engine/index.ts";
import {
  agenda,
  arranged,
  at,
  does,
  group,
  happens,
  invented,
  passed,
  refused,
  type SeatStage,
  sentences,
  stage,
  turned,
} from "../stage.ts";

const major = (title: string, more: Partial<CardFacts> = {}) =>
  agenda(title, undefined, { keywords: ["Major Agenda"], ...more });
const claim = (seat: SeatIndex = 0, because = "Master Plan") =>
  ({ type: "effect", seat, because, effect: { verb: "claim-victory" } }) as const;
const agrees = (seat: SeatIndex) => ({ type: "agree-to-victory", seat }) as const;

/** Three players; the first has a major agenda that nobody has put into verbs. */
const table = (mine: CardFacts = major("Master Plan"), his?: CardFacts) =>
  stage({ Ann: { agenda: mine }, Bob: his ? { agenda: his } : {}, Cid: {} });
/** All pass and keep until victory is checked. */
const checked = (game: Game) => passed(game, "action", "discard", "buy");
const asked = ({ awaiting }: Game) => awaiting.flatMap(({ kind, seat }) => (kind === "victory-claim" ? [seat] : []));
const reason = (game: Game, action = claim()) => refused(game, action).facts.reason;
const changed = (game: Game, change: Partial<Game["seats"][number]>, seat: SeatIndex = 0) =>
  arranged(game, (work) => {
    const before = work.seats[seat];
    if (before) work.seats[seat] = { ...before, ...change };
  });
const types = (events: readonly Event[]) => events.map(({ type }) => type);

describe("A victory by an agenda that is not in verbs", () => {
  it("is claimed in public, and nothing is won by that", () => {
    const { game, events } = happens(table(), claim());
    expect(types(events)).toEqual(["by-hand", "victory-claimed"]);
    expect(game.result).toBeNull();
    expect(asked(game)).toEqual([]);
    expect(viewFor(game, "public").claims).toEqual([{ seat: 0, title: "Master Plan", missing: [1, 2] }]);
  });

  it("ends the game with a major victory once all others have agreed, when victory is checked", () => {
    const check = checked(does(table(), claim()));
    expect({ result: check.result, asked: asked(check), sentences: sentences(check, 1) }).toEqual({
      result: null,
      asked: [1, 2],
      sentences: ["agree that Ann wins"],
    });
    const one = does(check, agrees(1));
    expect({ result: one.result, asked: asked(one) }).toEqual({ result: null, asked: [2] });
    const { game, events } = happens(one, agrees(2));
    expect(types(events)).toEqual(["claim-agreed", "game-over"]);
    expect(game.result).toMatchObject({ victory: "major", winners: [0], places: [1, 2, 2] });
  });

  it("is never agreed to by whoever claims it, nor twice by one player", () => {
    const check = checked(does(table(), claim()));
    expect(refused(check, agrees(0)).code).toBe("not-your-turn");
    expect(refused(does(check, agrees(1)), agrees(1)).code).toBe("not-your-turn");
    expect(refused(table(), agrees(1)).code).toBe("not-now");
  });

  it("is won together with whoever else wins a major victory in the same check", () => {
    const both = does(does(table(undefined, major("Other Plan")), claim()), claim(1, "Other Plan"));
    const agreed = [1, 2, 0, 2].reduce<Game>((game, seat) => does(game, agrees(seat)), checked(both));
    expect(agreed.result).toMatchObject({ victory: "major", winners: [0, 1], places: [1, 1, 3] });
    // One of them with the power for it, the other by the agenda.
    const strong = changed(does(table(), claim()), { rawPower: 40 }, 2);
    const over = does(does(checked(strong), agrees(1)), agrees(2));
    expect(over.result).toMatchObject({ victory: "major", winners: [0, 2] });
  });

  it("is possible in the Shadow War, and where only a standard victory is barred", () => {
    const war = arranged(table(), (work) => {
      work.game.shadowWar = "on";
    });
    const barred = changed(table(), { barred: [{ victory: "standard", until: "permanent", source: "A Card" }] });
    for (const game of [war, barred]) {
      const over = does(does(checked(does(game, claim())), agrees(1)), agrees(2));
      expect(over.result).toMatchObject({ victory: "major", winners: [0] });
    }
  });

  it("takes a major agenda of one's own that lies open and is named", () => {
    expect(reason(stage({ Ann: {}, Bob: {} }))).toBe("no-card");
    expect(reason(turned(table(), "Master Plan", { faceDown: true }))).toBe("hidden");
    expect(refused(table(), claim(0, "Another Plan")).facts).toMatchObject({
      reason: "other-card",
      title: "Master Plan",
    });
    expect(reason(table(agenda("Master Plan", undefined)))).toBe("not-major");
    expect(reason(table(agenda("Master Plan", { says: "Count +2 power." }, { complete: false })))).toBe("not-major");
    expect(reason(table(undefined, major("Other Plan")), claim(2, "Other Plan"))).toBe("no-card");
  });

  it("is taken at its player's word where nobody has said yet whether the agenda is a major one", () => {
    const nameOnly = agenda("Master Plan", undefined, { complete: false });
    expect(does(table(nameOnly), claim()).claims).toHaveLength(1);
  });

  it("is not claimed by an agenda that is checked by itself, by a blanked one, twice, or by whoever cannot win", () => {
    const wins = { says: "You win.", major: true as const, wins: [{ needs: "rating" as const, atLeast: 15 }] };
    expect(reason(table(agenda("Master Plan", wins)))).toBe("automatic");
    const blank = { verb: "blank", which: { card: at(table(), "Master Plan") }, until: "end-of-turn" } as const;
    expect(reason(does(table(), { ...claim(1), because: "A Card", effect: blank }))).toBe("blanked");
    expect(reason(does(table(), claim()))).toBe("claimed");
    expect(reason(changed(table(), { barred: [{ victory: "any", until: "end-of-turn", source: "A Card" }] }))).toBe(
      "barred",
    );
  });

  // engine: Drakh Rule 6
  it("takes a Drakh agenda of a Drakh faction, and that is no major one", () => {
    const drakh = (mine: CardFacts) => {
      const leader = invented("character", "Shepherd", { race: "drakh", ambassador: "drakh", abilities: { psi: 2 } });
      const game = stage({ Ann: { agenda: mine, inner: [leader] }, Bob: {}, Cid: {} });
      return changed(game, { drakh: true, ambassador: at(game, "Shepherd") });
    };
    expect(reason(drakh(major("Master Plan")))).toBe("not-drakh");
    const unsaid = agenda("Master Plan", undefined, { complete: false });
    const { race: _, ...nameOnly } = unsaid;
    expect(does(drakh(nameOnly), claim()).claims).toHaveLength(1);
    const design = drakh(agenda("Master Plan", undefined, { race: "drakh" }));
    const over = does(does(checked(does(design, claim())), agrees(1)), agrees(2));
    expect(over.result).toMatchObject({ victory: "major", winners: [0] });
  });

  it("lapses where its agenda leaves, is turned face down or blanked, or its player cannot win any more", () => {
    const claimed = does(table(), claim());
    const card = at(claimed, "Master Plan");
    const bar = { verb: "bar-victory", who: { seat: 0 }, victory: "any", until: "end-of-turn" } as const;
    for (const effect of [
      { verb: "remove", which: { card }, major: true } as const,
      { verb: "blank", which: { card }, until: "end-of-turn" } as const,
      bar,
    ]) {
      const { game, events } = happens(claimed, { type: "effect", seat: 1, because: "A Card", effect });
      expect(types(events), effect.verb).toContain("claim-lapsed");
      expect(game.claims, effect.verb).toBeUndefined();
      expect(asked(checked(game))).toEqual([]);
    }
    // In the middle of the asking, too: nobody is asked any more, and the game goes on.
    const check = checked(claimed);
    const lapsed = happens(check, { type: "effect", seat: 1, because: "A Card", effect: bar });
    expect(asked(lapsed.game)).toEqual([]);
    expect({ result: lapsed.game.result, turn: lapsed.game.turn }).toEqual({ result: null, turn: 2 });
  });

  it("is over with its player, and does not wait for whoever leaves the game meanwhile", () => {
    const check = checked(does(table(), claim()));
    const gone = does(check, { type: "concede", seat: 0 });
    expect({ result: gone.result, claims: gone.claims, asked: asked(gone) }).toEqual({
      result: null,
      claims: undefined,
      asked: [],
    });
    const alone = does(does(check, agrees(1)), { type: "concede", seat: 2 });
    expect(alone.result).toMatchObject({ victory: "major", winners: [0], places: [1, 2, 3] });
  });

  it("is granted by a judge's word in the place of everybody's", () => {
    const claimed = does(table(), claim());
    expect({ claims0: claims(claimed, 0), claims1: claims(claimed, 1) }).toEqual({ claims0: true, claims1: false });
    expect(checked(granted(claimed, 0).game).result).toMatchObject({ victory: "major", winners: [0] });
    expect(granted(checked(claimed), 0).game.result).toMatchObject({ victory: "major", winners: [0] });
  });

  // quickstart: Turn Phases
  it("is asked about before the draw where victory is checked there", () => {
    const quick = { ...table(), rules: "quickstart" as const };
    const check = passed(does(quick, claim()), "action");
    expect({ asked: asked(check), round: check.round }).toEqual({ asked: [1, 2], round: "draw" });
    expect(check.seats.every(({ hand }) => hand.length === 0)).toBe(true);
  });
});

// quickstart: Special Rules – Victory Conditions; engine: To score a Major Victory — some cards that are no agendas allow one
describe("A victory by a card that is no agenda", () => {
  const relic = (more: Partial<CardFacts> = {}) => group("Relic", { complete: false, ...more });
  const withRelic = (more: Partial<CardFacts> = {}, seat: Partial<SeatStage> = {}) =>
    stage({ Ann: { supporting: [relic(more)], ...seat }, Bob: {}, Cid: {} });
  const byRelic = claim(0, "relic");

  it("is claimed by that card, and won once all others have agreed when victory is checked", () => {
    const check = checked(does(withRelic(), byRelic));
    expect(asked(check)).toEqual([1, 2]);
    const won = does(does(check, agrees(1)), agrees(2));
    expect(won.result).toMatchObject({ victory: "major", winners: [0] });
  });

  it("is claimed beside an agenda that says nothing of the kind", () => {
    expect(
      viewFor(does(withRelic({}, { agenda: agenda("Trade", { says: "Nothing." }) }), byRelic), "public").claims,
    ).toMatchObject([{ seat: 0, title: "Relic" }]);
  });

  it("lapses as that card leaves play, or as its text is blanked", () => {
    const claimed = does(withRelic(), byRelic);
    const gone = arranged(claimed, (work) => discardFromPlay(work, at(work.game, "Relic")));
    const blank = { verb: "blank", which: { card: at(claimed, "Relic") }, until: "end-of-turn" } as const;
    for (const game of [gone, does(claimed, { type: "effect", seat: 1, because: "A Card", effect: blank })]) {
      const check = checked(game);
      expect({ asked: asked(check), claims: viewFor(check, "public").claims ?? [] }).toEqual({ asked: [], claims: [] });
    }
  });

  it("is not claimed by a card whose whole text is known, by somebody else's, by one face down, or in games that began before", () => {
    expect(reason(withRelic({ complete: true }), byRelic)).toBe("says-nothing");
    expect(reason(withRelic({ text: { says: "Nothing." } }), byRelic)).toBe("says-nothing");
    expect(reason(withRelic(), { ...byRelic, seat: 1 })).toBe("no-card");
    expect(reason(turned(withRelic(), "Relic", { faceDown: true }), byRelic)).toBe("no-card");
    const former = arranged(withRelic(), (work) => {
      work.game.revision = 2;
    });
    expect(reason(former, byRelic)).toBe("no-agenda");
  });

  it("is no way for a Drakh faction, which wins by a Drakh card only", () => {
    expect(reason(changed(withRelic({ race: "narn" }), { drakh: true }), byRelic)).toBe("not-drakh");
  });
});
