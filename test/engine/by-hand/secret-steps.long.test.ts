// engine: Declare Conflicts; Contingency Cards; Votes; The Draw Round — what is face down or sealed stays so, whatever is done by hand
import { describe, expect, it } from "vitest";
import { apply, type Effect, type Game, legalActions, type Viewer, viewFor } from "../../../src/engine/index.ts";
import { advance } from "../../../src/engine/turn/flow.ts";
import { contingency } from "../contingencies/contingency-stage.ts";
import {
  agenda,
  arranged,
  at,
  character,
  conflict,
  does,
  event,
  fleet,
  group,
  invented,
  location,
  order,
  passed,
  type SeatStage,
  stage,
} from "../stage.ts";

const seats = (more: SeatStage = {}): Record<string, SeatStage> => ({
  A: {
    unspent: 8,
    spent: 2,
    rawPower: 2,
    hand: [conflict("Parley", "diplomacy"), conflict("Inquiry", "intrigue"), event("Song", { says: "Nothing." })],
    supporting: [character("Clerk", { diplomacy: 3, leadership: 1 }), fleet("Wing", 2)],
    inner: [character("Chief", { diplomacy: 2 })],
    agenda: agenda("Plan", { says: "Nothing." }),
    ...more,
  },
  B: {
    unspent: 8,
    spent: 2,
    hand: [conflict("Talks", "diplomacy"), event("Tune", { says: "Nothing." })],
    supporting: [character("Spy", { diplomacy: 3 }), location("Port")],
  },
  C: { unspent: 8, hand: [event("Toast", { says: "Nothing." })], supporting: [group("Guild")] },
});

/** What anybody might carry out by hand: on each player, and on each card there is, hidden ones too. */
function effectsAt(game: Game): Effect[] {
  const players = [0, 1, 2].flatMap((seat): Effect[] => {
    const who = { seat };
    const other = { seat: (seat + 1) % 3 };
    return [
      { verb: "gain-influence", who, amount: 2 },
      { verb: "lose-influence", who, amount: 9 },
      { verb: "add-influence", who, amount: 3 },
      { verb: "restore-influence", who, amount: 2 },
      { verb: "transfer-influence", from: who, to: other, amount: 1 },
      { verb: "lose-power", who, amount: 1 },
      { verb: "raise-unrest", who, amount: 1 },
      { verb: "start-state", state: "war", from: who, toward: other },
      { verb: "surrender", who, to: other },
      { verb: "draw", who, amount: 1 },
      { verb: "draw", who, amount: 4 },
      { verb: "discard", who, amount: 1 },
      { verb: "discard", who, amount: 3 },
      { verb: "show-hand", who },
      { verb: "show-random", who, amount: 1 },
      { verb: "shuffle-deck", who },
      { verb: "take", who, from: "deck", amount: 1 },
      { verb: "sponsor", who, types: ["character"] },
      { verb: "force-vote", whose: who, vote: "yes" },
      { verb: "give-vote", whose: who, to: other },
    ];
  });
  const few = game.cards.filter(({ zone, owner }) => zone !== "deck" || owner === 0);
  const cards = few.flatMap(({ id }): Effect[] => {
    const which = { card: id };
    return [
      { verb: "ready", which },
      { verb: "rotate", which },
      { verb: "damage", which, amount: 1 },
      { verb: "neutralize", which },
      { verb: "discard-card", which },
      { verb: "remove", which },
      { verb: "return-to-hand", which },
      { verb: "take-back", which },
      { verb: "move", which, to: { seat: 1 } },
      { verb: "take-control", which, who: { seat: 1 }, until: "permanent" },
      { verb: "blank", which, until: "end-of-turn" },
      { verb: "gain-mark", which, mark: "doom", amount: 1 },
      { verb: "change-ability", which, ability: "diplomacy", by: 2, until: "end-of-turn" },
      { verb: "conquer", which, who: { seat: 1 } },
      { verb: "promote", which, free: true },
      { verb: "cancel", what: which },
      { verb: "reverse", what: which },
      { verb: "attach", which, to: { card: at(game, "Spy") } },
      { verb: "copy-text", which: { card: at(game, "Spy") }, of: which, until: "end-of-turn" },
      { verb: "become-ambassador", which },
    ];
  });
  const whole: Effect[] = [
    { verb: "cancel-conflict" },
    { verb: "end-action-round" },
    { verb: "call-vote", kind: "player" },
    { verb: "begin-shadow-war" },
    { verb: "stop-waiting" },
    { verb: "reverse", what: "last-event" },
  ];
  return [...players, ...cards, ...whole];
}

const carriedOut = (game: Game, seat: number, effect: Effect) =>
  apply(game, { type: "effect", seat, because: "A Card", effect });
const viewers = (secretOf: number): Viewer[] => [
  ...[0, 1, 2].filter((seat) => seat !== secretOf).map((seat) => ({ seat })),
  "public",
];

/** What everybody else learns by an effect: that it is refused, and why, or what happens and how it stands then. */
function learned(game: Game, by: number, effect: Effect, secretOf: number): string {
  const result = carriedOut(game, by, effect);
  if (!result.ok) return JSON.stringify(result.refusal);
  return JSON.stringify([result.events, viewers(secretOf).map((viewer) => viewFor(result.game, viewer))]);
}

/** What others learn otherwise where a seat has said the one and where it has said the other. */
function leaks(one: Game, other: Game, secretOf: number, allowed: readonly Effect["verb"][] = []): string[] {
  const [seen, unseen] = [one, other].map((game) => viewers(secretOf).map((viewer) => viewFor(game, viewer)));
  expect(seen).toEqual(unseen);
  const by = secretOf === 1 ? 2 : 1;
  return effectsAt(one)
    .filter(({ verb }) => !allowed.includes(verb))
    .filter((effect) => learned(one, by, effect, secretOf) !== learned(other, by, effect, secretOf))
    .map((effect) => JSON.stringify(effect));
}

const QUIET = ["pass", "keep", "declare-nothing", "pass-aftermath", "sustain"];

/** The effects after which a step that all answer in secret does not come to its end. */
function stuckAfter(game: Game): string[] {
  return effectsAt(game)
    .filter((effect) => {
      const result = carriedOut(game, 1, effect);
      if (!result.ok) return false;
      let now = result.game;
      for (let steps = 0; steps < 40 && now.round === game.round && !now.result; steps++) {
        const asked = now.awaiting[0];
        if (!asked) return true;
        const legal = legalActions(now, asked.seat).map(({ action }) => action);
        const next = legal.find(({ type }) => QUIET.includes(type)) ?? legal[0];
        if (!next) return true;
        now = does(now, next);
      }
      return now.round === game.round && !now.result;
    })
    .map((effect) => JSON.stringify(effect));
}

describe("While all declare at the same time, an effect by hand", () => {
  const asked = () =>
    arranged(stage(seats()), (work) => {
      work.game.together = true;
      work.game.round = "conflict";
      work.game.tasks = [{ task: "declare", at: 0 }];
      work.game.awaiting = [];
      work.game.nextDecision = 2;
      advance(work);
    });

  it("tells nobody whether another has declared a conflict, nor which", () => {
    const start = asked();
    const [parley, inquiry, none] = [
      does(start, { type: "declare", seat: 0, card: at(start, "Parley") }),
      does(start, { type: "declare", seat: 0, card: at(start, "Inquiry") }),
      does(start, { type: "declare-nothing", seat: 0 }),
    ];
    expect(leaks(parley, none, 0)).toEqual([]);
    expect(leaks(parley, inquiry, 0)).toEqual([]);
  });

  it("keeps the step from ending in no case, also where it takes the card away that is to be declared", () => {
    const start = asked();
    expect(stuckAfter(does(start, { type: "declare", seat: 0, card: at(start, "Parley") }))).toEqual([]);
  });
});

describe("While all discard and buy at the same time, an effect by hand", () => {
  const asked = () =>
    passed(
      arranged(stage(seats()), (work) => {
        work.game.together = true;
      }),
      "action",
    );

  it("tells nobody what another discards or buys", () => {
    const start = asked();
    const discards = does(start, { type: "discard", seat: 0, cards: [at(start, "Song")] });
    expect(leaks(discards, does(start, { type: "keep", seat: 0 }), 0)).toEqual([]);
    const [two, none] = [does(discards, { type: "buy", seat: 0, cards: 2 }), does(discards, { type: "keep", seat: 0 })];
    expect(leaks(two, none, 0)).toEqual([]);
  });

  it("keeps the step from ending in no case", () => {
    const start = asked();
    const answered = does(start, { type: "discard", seat: 0, cards: [at(start, "Song")] });
    expect(stuckAfter(does(answered, { type: "buy", seat: 0, cards: 2 }))).toEqual([]);
  });
});

describe("In a sealed vote, an effect by hand", () => {
  const measure = event("Measure", {
    says: "A sealed vote.",
    vote: { kind: "player", sealed: true, passed: [{ verb: "gain-power", who: "you", amount: 1 }] },
  });
  const called = () => order(stage(seats({ hand: [measure, event("Song", { says: "Nothing." })] })), 0, "play Measure");

  it("tells nobody how another has voted, not even where it fixes or gives away that vote", () => {
    const [yes, no] = (["yes", "no"] as const).map((vote) => does(called(), { type: "vote", seat: 0, vote }));
    expect(yes && no && leaks(yes, no, 0)).toEqual([]);
  });
});

describe("While all are asked for aftermaths, an effect by hand", () => {
  it("tells nobody whether another who has answered plays one", () => {
    const fame = invented("aftermath", "Fame", {
      cost: 0,
      text: {
        says: "Power.",
        aftermath: { anywhere: true, participant: true, discardAfterPlay: true },
        effects: [{ verb: "gain-power", who: "you", amount: 1 }],
      },
    });
    const { A, B, C } = seats();
    const holds = { ...A, hand: [fame, event("Song", { says: "Nothing." })] };
    const start = stage({ B: B ?? {}, C: C ?? {}, A: holds }, [["B", conflict("Feud", "diplomacy")]]);
    const asked = passed(start, "action");
    expect(asked.awaiting.map(({ seat, kind }) => `${seat} ${kind}`)).toContain("2 aftermath");
    const [plays, passes] = [order(asked, 2, "play Fame"), does(asked, { type: "pass", seat: 2 })];
    expect(leaks(plays, passes, 2)).toEqual([]);
  });
});

describe("What lies face down", () => {
  /** The same table with the facts of these two cards exchanged. */
  const exchanged = (game: Game, one: string, other: string) =>
    arranged(game, (work) => {
      const [first, second] = [work.cards[at(work.game, one)], work.cards[at(work.game, other)]];
      if (!first || !second) return;
      const [facts, others] = [first.facts, second.facts];
      work.cards[first.id] = { ...first, facts: others };
      work.cards[second.id] = { ...second, facts };
    });

  it("as a declared conflict is told by no effect but one that shows or takes the rest of that hand", () => {
    const start = arranged(stage(seats()), (work) => {
      work.game.round = "conflict";
      work.game.tasks = [{ task: "declare", at: 1 }];
      work.game.awaiting = [{ id: 1, seat: 0, kind: "declare" }];
    });
    const declared = (game: Game, title: string) => does(game, { type: "declare", seat: 0, card: at(game, title) });
    const other = exchanged(start, "Parley", "Inquiry");
    expect(
      leaks(declared(start, "Parley"), declared(other, "Inquiry"), 0, ["show-hand", "show-random", "discard"]),
    ).toEqual([]);
  });

  it("under a card is told by no effect that leaves that card where it is", () => {
    const hidden = [contingency("Trap", "card-neutralized"), contingency("Snare", "card-attacked")];
    const start = stage(seats({ hand: hidden }));
    const other = exchanged(start, "Trap", "Snare");
    const [trap, snare] = [order(start, 0, "place Trap under Clerk"), order(other, 0, "place Snare under Clerk")];
    const leaving = leaks(trap, snare, 0, ["show-hand", "show-random", "discard"]);
    const clerk = at(start, "Clerk");
    expect(leaving.every((line) => line.includes(`"card":${clerk}}`))).toBe(true);
    expect([...new Set(leaving.map((line) => line.split('"')[3]))].sort()).toEqual([
      "discard-card",
      "remove",
      "return-to-hand",
    ]);
  });
});
