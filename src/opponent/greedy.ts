/**
 * The yardstick of players: a fixed rank by kind of action, no looking ahead, no chance. It sees what its seat sees.
 * It declares whenever it can, supports and opposes where that alone turns a conflict, and never helps others or attacks.
 */
import type {
  ActionOf,
  ActionType,
  CardInPlayView,
  CardView,
  ConflictView,
  LegalAction,
  View,
} from "../engine/index.ts";
import { NEVER } from "./never.ts";

/** What a player does: one of the legal actions. */
export type Player = (view: View, legal: readonly LegalAction[]) => LegalAction;

/** The kinds that take no judging, the most wanted first; what stands nowhere here is done only where nothing else can be. */
const WANTED: readonly ActionType[] = [
  "build",
  "promote",
  "sponsor",
  "declare",
  "heal",
  "rotate",
  "play",
  "place",
  "aftermath",
  "reveal",
  "trigger",
  "buy",
];

/** Of what is sponsored, an agenda first. */
const SPONSORED: readonly NonNullable<CardView["type"]>[] = ["agenda", "character", "fleet", "location"];

/** To do no more: better than what is named nowhere. */
const QUIET: readonly ActionType[] = ["pass", "keep", "declare-nothing"];

/**
 * The first of the best kind.
 *
 * @param legal what the seat can do now; not empty.
 */
export const greedy: Player = (view, legal) => {
  const [first] = legal.toSorted((a, b) => placeOf(view, a) - placeOf(view, b));
  if (first === undefined) throw new Error("nothing to choose from");
  return first;
};

/** The lower, the sooner. */
function placeOf(view: View, { action }: LegalAction): number {
  const { type } = action;
  if (type === "support") return turnsOwn(view, action) ? 0 : 99;
  if (type === "oppose") return stops(view, action) ? 10 : 99;
  if (type === "sponsor") return 3 + sponsoredPlace(view, action) / 10;
  // As many as can be paid for.
  if (type === "buy") return 20 - action.cards / 100;
  const wanted = WANTED.indexOf(type);
  if (wanted !== -1) return wanted < 2 ? 1 + wanted : 9 + wanted;
  if (QUIET.includes(type)) return 40;
  return type === "attack" || NEVER.has(type) ? 99 : 50;
}

function sponsoredPlace(view: View, { card }: ActionOf<"sponsor">): number {
  const held = view.seats.flatMap(({ hand }) => hand ?? []).find(({ id }) => id === card);
  const place = held?.type ? SPONSORED.indexOf(held.type) : -1;
  return place === -1 ? SPONSORED.length : place;
}

/** Whether the own conflict is not won without this card, and is with it. */
function turnsOwn(view: View, { seat, conflict: id, with: card, using }: ActionOf<"support">): boolean {
  const conflict = conflictIn(view, id);
  if (conflict?.initiator !== seat || conflict.form !== "opposable") return false;
  const { support, opposition } = conflict;
  return support <= opposition && support + amountOf(view, card, using ?? conflict.type) > opposition;
}

/** Whether somebody else's conflict is won without this card, and is not with it. */
function stops(view: View, { seat, conflict: id, with: card, using }: ActionOf<"oppose">): boolean {
  const conflict = conflictIn(view, id);
  if (!conflict || conflict.initiator === seat || conflict.form !== "opposable") return false;
  const { support, opposition } = conflict;
  return support > opposition && support <= opposition + amountOf(view, card, using ?? conflict.type);
}

const conflictIn = (view: View, id: number): ConflictView | undefined => view.conflicts.find((one) => one.id === id);

function amountOf(view: View, card: number, ability: keyof CardInPlayView["abilities"]): number {
  const inPlay = view.seats.flatMap(({ inner, supporting }) => [...inner, ...supporting]);
  return inPlay.find(({ id }) => id === card)?.abilities[ability] ?? 0;
}
