/** Views made by hand: two people at a table, and a crowd with long names. */
import type {
  Action,
  CardInPlayView,
  CardView,
  ConflictView,
  DecisionView,
  LegalAction,
  SeatView,
  View,
} from "../../src/engine/index.ts";
import type { Context, FactQuestion } from "../../src/views/index.ts";

export function card(id: number, title: string, more: Partial<CardView> = {}): CardView {
  return {
    id,
    title,
    type: "character",
    race: "centauri",
    cost: 3,
    abilities: { diplomacy: 2 },
    says: null,
    limit: "multiple",
    conflict: null,
    ...more,
  };
}

export function inPlay(id: number, title: string, more: Partial<CardInPlayView> = {}): CardInPlayView {
  return {
    ...card(id, title),
    row: "inner",
    rotated: false,
    neutralized: false,
    damage: 0,
    severe: 0,
    marks: {},
    explained: {},
    blanked: false,
    conquered: null,
    controller: null,
    mercenary: null,
    isAmbassador: false,
    leads: null,
    attached: [],
    faceDownUnder: 0,
    ownUnder: [],
    ...more,
  };
}

export function seat(index: number, more: Partial<SeatView> = {}): SeatView {
  return {
    seat: index,
    name: `Player ${index}`,
    race: "human",
    faction: "babylon-project",
    ambassador: `Ambassador ${index}`,
    rating: 4,
    unspent: 4,
    additional: 0,
    spent: 0,
    power: 4,
    rawPower: 0,
    powerBonus: 0,
    unrest: 1,
    abroad: [],
    tensions: [0, 2, 3],
    inner: [],
    supporting: [],
    agenda: null,
    agendaHidden: false,
    discounts: [],
    agendaLacks: null,
    onFaction: [],
    handSize: 3,
    hand: null,
    deckSize: 50,
    discard: [],
    removed: [],
    eliminated: false,
    ...more,
  };
}

export function decision(
  id: number,
  of: number,
  kind: DecisionView["kind"],
  more: Partial<DecisionView> = {},
): DecisionView {
  return { id, seat: of, kind, amount: null, about: null, facts: null, card: null, options: null, ...more };
}

export const tradePact: ConflictView = {
  id: 1,
  title: "Trade Pact",
  says: "Won: gain 1 influence.",
  initiator: 0,
  type: "diplomacy",
  form: "opposable",
  target: { what: "player", seat: 1 },
  participants: [
    {
      card: 20,
      title: "Envoy Tavik",
      seat: 1,
      as: "oppose",
      amount: 4,
      using: "diplomacy",
      through: null,
      neutralized: false,
      side: null,
    },
  ],
  added: [{ to: "support", amount: 2, side: null, source: "Old Favour" }],
  support: 2,
  opposition: 4,
  sides: null,
  result: null,
};

export const ctx: Context = {
  table: "t1",
  tableName: "Friday night",
  people: [
    { seat: 0, userId: "111", display: "Londo" },
    { seat: 1, userId: "222", display: "G'Kar" },
  ],
};

const londo = seat(0, {
  name: "Londo",
  race: "centauri",
  ambassador: "Envoy Cassarin",
  rating: 5,
  unspent: 3,
  spent: 2,
  power: 6,
  powerBonus: 1,
  tensions: [0, 4],
  inner: [
    inPlay(10, "Envoy Cassarin", { isAmbassador: true, abilities: { diplomacy: 6, intrigue: 3 } }),
    inPlay(11, "Lord Marchetti", { rotated: true, marks: { conspiracy: 2 } }),
  ],
  supporting: [
    inPlay(12, "Purple Fleet", { row: "supporting", type: "fleet", abilities: { military: 5 }, damage: 2 }),
    inPlay(13, "Purple Fleet", { row: "supporting", type: "fleet", abilities: { military: 5 }, neutralized: true }),
  ],
});

const gkar = seat(1, {
  name: "G'Kar",
  race: "narn",
  ambassador: "Envoy Tavik",
  tensions: [5, 0],
  inner: [inPlay(20, "Envoy Tavik", { isAmbassador: true, race: "narn", abilities: { diplomacy: 4 }, rotated: true })],
});

/** What Londo holds; no public message may name any of it. */
export const HAND = ["Vir Corvani", "Secret Bargain", "Winter Gambit", "Spy Ring", "Spy Ring"] as const;

export const hand: CardView[] = [
  card(30, HAND[0], { abilities: { diplomacy: 3, intrigue: null }, says: "Cheap and loyal." }),
  card(31, HAND[1], { type: "event", abilities: {}, cost: 1 }),
  card(32, HAND[2], { type: "conflict", abilities: {}, cost: "none", conflict: "intrigue" }),
  card(33, HAND[3], { type: "group", abilities: {}, cost: 2 }),
  card(34, HAND[4], { type: "group", abilities: {}, cost: 2 }),
];

/** The action round of turn 3; Londo acts. */
export const publicView: View = {
  viewer: "public",
  rules: "engine",
  turn: 3,
  round: "action",
  order: [1, 0],
  awaiting: [decision(7, 0, "action")],
  seats: [{ ...londo, handSize: hand.length }, gkar],
  global: [],
  influence: { "babylon-5": 6, shadows: 4, vorlons: 5 },
  vote: null,
  shadowWar: "not-yet",
  states: [],
  declared: [{ seat: 1, title: null }],
  conflicts: [tradePact],
  result: null,
};

export const londoView: View = {
  ...publicView,
  viewer: { seat: 0 },
  seats: [{ ...londo, hand, handSize: hand.length }, gkar],
};

export const legal = (action: Action, sentence: string, needs: LegalAction["needs"] = []): LegalAction => ({
  action,
  sentence,
  needs,
});

/** What Londo may do then. */
export const actions: LegalAction[] = [
  legal({ type: "build", seat: 0, with: 10 }, "build with Envoy Cassarin"),
  legal({ type: "build", seat: 0, with: 14 }, "build with Lady Morella"),
  legal({ type: "sponsor", seat: 0, card: 30, with: 10 }, "sponsor Vir Corvani with Envoy Cassarin"),
  legal({ type: "sponsor", seat: 0, card: 30, with: 14 }, "sponsor Vir Corvani with Lady Morella"),
  legal({ type: "sponsor", seat: 0, card: 33, with: 10 }, "sponsor Spy Ring with Envoy Cassarin"),
  legal({ type: "play", seat: 0, card: 31, target: { what: "player", seat: 1 } }, "play Secret Bargain on G'Kar"),
  legal({ type: "play", seat: 0, card: 31, target: { what: "card", card: 20 } }, "play Secret Bargain on Envoy Tavik"),
  legal({ type: "support", seat: 0, conflict: 1, with: 10 }, "support Trade Pact with Envoy Cassarin using diplomacy"),
  legal({ type: "support", seat: 0, conflict: 1, with: 14 }, "support Trade Pact with Lady Morella using diplomacy", [
    "diplomacy",
  ]),
  legal({ type: "oppose", seat: 0, conflict: 1, with: 10 }, "oppose Trade Pact with Envoy Cassarin using diplomacy"),
  legal({ type: "lead", seat: 0, fleet: 12, with: 14 }, "lead Purple Fleet with Lady Morella"),
  legal({ type: "rotate", seat: 0, card: 14, action: 0 }, "rotate Lady Morella to restore 1 influence"),
  legal({ type: "pass", seat: 0 }, "pass"),
];

const LADY = inPlay(14, "Lady Morella", { abilities: { diplomacy: null, leadership: 2 } });

/** The same with a second ready character. */
export const fullView: View = withInner(londoView);
export const fullPublic: View = withInner(publicView);

function withInner(view: View): View {
  return {
    ...view,
    seats: view.seats.map((each) => (each.seat === 0 ? { ...each, inner: [...each.inner, LADY] } : each)),
  };
}

/** Up to ten seats whose names, tables and cards are called whatever a test likes. */
export function crowd(seats: number, name: string, title: string): { view: View; seen: View; ctx: Context } {
  const deck = Array.from({ length: 60 }, (_, at) => card(1_000 + at, `${title} ${at}`, { says: `${title} says` }));
  const all = Array.from({ length: seats }, (_, index) =>
    seat(index, {
      name,
      ambassador: title,
      tensions: Array.from({ length: seats }, () => 5),
      rating: 12,
      unspent: 6,
      spent: 6,
      inner: Array.from({ length: 6 }, (_, at) =>
        inPlay(index * 100 + at, title, {
          isAmbassador: at === 0,
          rotated: true,
          neutralized: true,
          damage: 3,
          severe: 2,
          marks: { shadow: 3, strife: 2 },
          attached: [title],
          leads: title,
          says: title.repeat(4),
          faceDownUnder: 2,
        }),
      ),
      supporting: Array.from({ length: 12 }, (_, at) => inPlay(index * 100 + 20 + at, title, { row: "supporting" })),
      agenda: inPlay(index * 100 + 50, title, { row: "agenda", type: "agenda" }),
      discard: deck.slice(0, 5),
    }),
  );
  const conflicts = Array.from({ length: seats }, (_, index) => ({
    ...tradePact,
    id: index,
    title,
    says: title.repeat(4),
    initiator: index,
    form: index % 2 === 0 ? ("opposable" as const) : ("sides" as const),
    sides: index % 2 === 0 ? null : all.map((each) => ({ seat: each.seat, total: 5 })),
    participants: Array.from({ length: 12 }, (_, at) => ({
      card: at,
      title,
      seat: at % seats,
      as: at % 2 === 0 ? ("support" as const) : ("oppose" as const),
      amount: 4,
      using: "diplomacy" as const,
      through: at % 5 === 0 ? ("leadership" as const) : null,
      neutralized: at % 3 === 0,
      side: at % seats,
    })),
  }));
  const view: View = {
    ...publicView,
    order: all.map((each) => each.seat),
    seats: all,
    awaiting: all.map((each) => decision(each.seat + 1, each.seat, "discard")),
    declared: all.map((each) => ({ seat: each.seat, title: null })),
    conflicts,
  };
  const seen: View = {
    ...view,
    viewer: { seat: 0 },
    seats: all.map((each) => (each.seat === 0 ? { ...each, hand: deck, handSize: deck.length } : each)),
  };
  const people = all.map((each) => ({ seat: each.seat, userId: `${900 + each.seat}`, display: name }));
  return { view, seen, ctx: { table: "abcdefghijkl", tableName: name, people } };
}

/** What is unknown of a card, and what waits for it. */
export function factQuestion(
  title: string,
  asked: FactQuestion["asked"],
  others: FactQuestion["others"],
  then: string,
): FactQuestion {
  return { card: 44, title, asked, others, decision: 7, then };
}
