/**
 * Whether something that was saved as a table has everything that the rules and the views take for granted. Fields that a
 * table of an earlier version may lack are optional in its type, and not asked for here.
 */
import type { Game } from "../engine/index.ts";
import type { OwedDecision, Table, TableSeat } from "./table.ts";

const KINDS = {
  number: (value: unknown) => typeof value === "number",
  string: (value: unknown) => typeof value === "string",
  boolean: (value: unknown) => typeof value === "boolean",
  list: (value: unknown) => Array.isArray(value),
  record: (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value),
  /** A value of its own kind, or null. */
  nullable: (value: unknown) => value !== undefined,
} as const;

type Kind = keyof typeof KINDS;
type Required<T> = { [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? never : K }[keyof T];
/** A kind for every field that is always there: a new one that is forgotten here does not compile. */
type Shape<T> = Readonly<Record<Required<T>, Kind>>;

const TABLE: Shape<Table> = {
  format: "number",
  id: "string",
  guild: "string",
  channel: "string",
  thread: "string",
  name: "string",
  rules: "string",
  pace: "string",
  host: "string",
  hostDisplay: "string",
  phase: "string",
  seats: "list",
  seed: "nullable",
  seedHash: "nullable",
  game: "nullable",
  waiting: "list",
};
const TABLE_SEAT: Shape<TableSeat> = {
  userId: "string",
  display: "string",
  race: "string",
  faction: "string",
  ambassador: "string",
  deck: "string",
  deckChosen: "boolean",
};
const WAITING: Shape<OwedDecision> = { decision: "number", seat: "number", since: "number" };
const GAME: Shape<Game> = {
  format: "number",
  rules: "string",
  facts: "list",
  cards: "list",
  inPlay: "list",
  seats: "list",
  random: "nullable",
  turn: "number",
  round: "string",
  order: "list",
  at: "number",
  passes: "number",
  declared: "list",
  conflicts: "list",
  modifiers: "list",
  influence: "record",
  shadowWar: "string",
  spent: "list",
  playedThisTurn: "list",
  unsaid: "list",
  awaiting: "list",
  tasks: "list",
  nextDecision: "number",
  nextConflict: "number",
  result: "nullable",
};
type Seat = Game["seats"][number];
const SEAT: Shape<Seat> = {
  name: "string",
  race: "string",
  faction: "string",
  ambassador: "nullable",
  unspent: "number",
  additional: "number",
  spent: "number",
  rawPower: "number",
  unrest: "number",
  tensions: "list",
  deck: "list",
  hand: "list",
  discard: "list",
  removed: "list",
  eliminated: "boolean",
};
type Card = Game["cards"][number];
const CARD: Shape<Card> = { id: "number", facts: "number", owner: "number", zone: "string", play: "nullable" };
type InPlay = NonNullable<Card["play"]>;
const IN_PLAY: Shape<InPlay> = {
  faction: "nullable",
  controller: "nullable",
  row: "string",
  rotated: "boolean",
  neutralized: "boolean",
  neutralizedIn: "number",
  damage: "number",
  severe: "number",
  healingIn: "number",
  marks: "record",
  host: "nullable",
  leads: "nullable",
  untilConflict: "nullable",
  faceDown: "boolean",
};
type Conflict = Game["conflicts"][number];
const CONFLICT: Shape<Conflict> = {
  id: "number",
  card: "nullable",
  initiator: "number",
  type: "string",
  target: "nullable",
  participants: "list",
  added: "list",
  result: "nullable",
};
/** Every decision has these, whatever else its kind asks. */
const DECISION = { id: "number", seat: "number", kind: "string" } as const;

/** What is missing or of another kind, as a path such as "game.seats[0].hand"; null where nothing is. */
export function whatIsAmiss(saved: unknown): string | null {
  const amiss = fields(saved, TABLE, "") ?? (isRecord(saved) ? listed(saved.seats, TABLE_SEAT, "seats") : null);
  if (amiss !== null || !isRecord(saved)) return amiss;
  const { game, waiting, phase } = saved;
  if (game === null) return phase === "playing" || phase === "over" ? "game" : null;
  return listed(waiting, WAITING, "waiting") ?? (isRecord(game) ? ofGame(game, saved.seats) : "game");
}

function ofGame(game: Readonly<Record<string, unknown>>, people: unknown): string | null {
  const { seats, cards, conflicts, awaiting } = game;
  const amiss =
    fields(game, GAME, "game") ??
    listed(seats, SEAT, "game.seats") ??
    listed(cards, CARD, "game.cards") ??
    listed(conflicts, CONFLICT, "game.conflicts") ??
    listed(awaiting, DECISION, "game.awaiting");
  if (amiss !== null) return amiss;
  if (!Array.isArray(seats) || !Array.isArray(people) || seats.length !== people.length) return "game.seats";
  return ofCards(game, cards);
}

/** Cards in play, the facts of each, and the piles that they lie in. */
function ofCards({ facts, seats, inPlay }: Readonly<Record<string, unknown>>, cards: unknown): string | null {
  if (!Array.isArray(facts) || !Array.isArray(cards) || !Array.isArray(seats)) return "game.cards";
  for (const [at, card] of cards.entries()) {
    if (!isRecord(card) || facts[Number(card.facts)] === undefined) return `game.cards[${at}].facts`;
    const { play } = card;
    const amiss = play === null ? null : fields(play, IN_PLAY, `game.cards[${at}].play`);
    if (amiss !== null) return amiss;
  }
  const known = (id: unknown) => cards[Number(id)] !== undefined;
  for (const [at, seat] of seats.entries())
    for (const pile of ["deck", "hand", "discard", "removed"] as const) {
      const ids: unknown = isRecord(seat) ? seat[pile] : null;
      if (!Array.isArray(ids) || !ids.every(known)) return `game.seats[${at}].${pile}`;
    }
  return Array.isArray(inPlay) && inPlay.every(known) ? null : "game.inPlay";
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function fields(value: unknown, shape: Readonly<Record<string, Kind>>, path: string): string | null {
  if (!isRecord(value)) return path === "" ? "the table" : path;
  for (const [name, kind] of Object.entries(shape))
    if (!KINDS[kind](value[name])) return path === "" ? name : `${path}.${name}`;
  return null;
}

function listed(value: unknown, shape: Readonly<Record<string, Kind>>, path: string): string | null {
  if (!Array.isArray(value)) return path;
  for (const [at, each] of value.entries()) {
    const amiss = fields(each, shape, `${path}[${at}]`);
    if (amiss !== null) return amiss;
  }
  return null;
}
