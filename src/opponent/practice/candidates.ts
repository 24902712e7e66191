/** What a practice opponent thinks about at all, the most promising first. */
import {
  type Action,
  type ActionOf,
  type ActionType,
  abilityOf,
  applyKnown,
  CONFLICT_TYPES,
  type Game,
  type LegalAction,
  mayWinStandard,
  powerOf,
  type SeatIndex,
  totals,
} from "../../engine/index.ts";
import { NEVER } from "../never.ts";
import { printedWorth, WEIGHTS } from "./evaluate.ts";
import { isMisplaced } from "./favours.ts";
import { givesPowerAlone } from "./promise.ts";

/** By kind, the sooner the better; what stands nowhere comes before passing. */
const RANK: Readonly<Partial<Record<ActionType, number>>> = {
  build: 1,
  declare: 1,
  "declare-war": 1,
  "join-war": 1,
  support: 1,
  promote: 2,
  sponsor: 3,
  hide: 3,
  oppose: 4,
  initiate: 4,
  rotate: 6,
  aftermath: 6,
  reveal: 6,
  trigger: 6,
  play: 7,
  place: 7,
  heal: 7,
  repair: 7,
  "reveal-agenda": 2,
  lead: 8,
  attack: 9,
};
const ELSE = 8;

/** A kind has so much of a point of power less than the one before it: only to decide between what comes to the same. */
export const RANK_WORTH = 0.03;
/** To do nothing is better than to do something to no end. */
export const QUIET_WORTH = 0.08;

const QUIET: ReadonlySet<ActionType> = new Set<ActionType>(["pass", "keep", "declare-nothing"]);

export const isQuiet = ({ type }: Action): boolean => QUIET.has(type);

export const rankOf = ({ type }: Action): number => RANK[type] ?? ELSE;

/** Of what is legal what is worth a thought, with what is quiet at the end; at most so many beside that. */
export function candidates(game: Game, seat: SeatIndex, legal: readonly LegalAction[], most: number): Action[] {
  // Whoever may wait opposes what is about to be won: after each card all others are asked again.
  const waits = legal.some(({ action }) => isQuiet(action));
  const open = legal.filter(
    ({ action, needs, aimless }) =>
      needs.length === 0 &&
      !aimless &&
      isSane(game, seat, action) &&
      !(waits && action.type === "oppose" && isStopped(game, action.conflict)),
  );
  const seen = new Set<string>();
  const busy: Action[] = [];
  const quiet: Action[] = [];
  for (const { action, sentence } of open) {
    if (isQuiet(action)) quiet.push(action);
    // Copies of a card do the same.
    else if (!seen.has(sentence)) busy.push(action);
    seen.add(sentence);
  }
  const ranked = withoutPeers(game, busy)
    .map((action, at) => ({ action, at, worth: worthOf(game, action) }))
    .sort((a, b) => rankOf(a.action) - rankOf(b.action) || b.worth - a.worth || a.at - b.at);
  return [
    ...spread(
      ranked.map(({ action }) => action),
      most,
    ),
    ...quiet,
  ];
}

/** Of what is sponsored the best is thought of first; the rest as it is listed. */
function worthOf(game: Game, action: Action): number {
  if (action.type !== "sponsor") return 0;
  const facts = game.facts[game.cards[action.card]?.facts ?? -1];
  return facts ? printedWorth(facts, WEIGHTS) : 0;
}

/** What comes to the same whoever of the inner circle rotates for it. */
const BY_ANYBODY: ReadonlySet<ActionType> = new Set<ActionType>([
  "build",
  "sponsor",
  "promote",
  "replace-agenda",
  "hide",
]);

/**
 * Of deeds that anybody of the inner circle may rotate for those by whoever is least needed for anything else; while there
 * are conflicts those by one more.
 */
function withoutPeers(game: Game, busy: readonly Action[]): Action[] {
  const most = game.conflicts.some(({ result }) => result === null) ? 2 : 1;
  const needs = new Map<number, number>();
  const needed = (card: number): number => {
    const known = needs.get(card) ?? needOf(game, card);
    needs.set(card, known);
    return known;
  };
  const deeds = new Map<string, { action: Action; by: number }[]>();
  for (const action of busy) {
    const by = BY_ANYBODY.has(action.type) && "with" in action ? action.with : undefined;
    if (by === undefined) continue;
    const deed = JSON.stringify({ ...action, with: 0 });
    deeds.set(deed, [...(deeds.get(deed) ?? []), { action, by }]);
  }
  const left = new Set(busy);
  for (const peers of deeds.values())
    for (const { action } of peers.sort((a, b) => needed(a.by) - needed(b.by) || a.by - b.by).slice(most))
      left.delete(action);
  return busy.filter((action) => left.has(action));
}

/** What a card's own action is taken to be worth, in points of an ability. */
const OWN_ACTION = 3;

/** How much there is that this card may be wanted for: points of its abilities, and what it rotates for by itself. */
function needOf(game: Game, id: number): number {
  const { text } = game.facts[game.cards[id]?.facts ?? -1] ?? {};
  const points = CONFLICT_TYPES.reduce((sum, ability) => sum + (abilityOf(game, id, ability) ?? 0), 0);
  return points + OWN_ACTION * (text?.actions?.length ?? 0);
}

/** So many, some of each kind and of each card: nothing is lost behind a hundred of another. */
function spread(ranked: readonly Action[], most: number): Action[] {
  if (ranked.length <= most) return [...ranked];
  const kinds = groupedBy(ranked, ({ type }) => type).map((of) => inTurns(groupedBy(of, subjectOf)));
  return inTurns(kinds)
    .slice(0, most)
    .sort((a, b) => rankOf(a) - rankOf(b));
}

const subjectOf = (action: Action): number =>
  ("card" in action ? action.card : "with" in action ? action.with : null) ?? -1;

function groupedBy<K>(actions: readonly Action[], key: (action: Action) => K): Action[][] {
  const groups = new Map<K, Action[]>();
  for (const action of actions) {
    const group = groups.get(key(action));
    if (group) group.push(action);
    else groups.set(key(action), [action]);
  }
  return [...groups.values()];
}

/** The first of each, then the second of each, and so on. */
function inTurns(groups: readonly (readonly Action[])[]): Action[] {
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group[at] ?? [])).flat();
}

function isSane(game: Game, seat: SeatIndex, action: Action): boolean {
  // An agenda that keeps its player from winning may be given up for that.
  if (action.type === "discard-agenda") return !mayWinStandard(game, seat);
  if (action.type === "hide") return hidesLead(game, action);
  if (NEVER.has(action.type)) return false;
  if (action.type === "support") return (action.side ?? initiatorOf(game, action.conflict)) === seat;
  if (action.type === "oppose") return initiatorOf(game, action.conflict) !== seat;
  if (action.type === "play" && beginsWar(game, action.card)) return game.seats.length === 2 || isAhead(game, seat);
  if (isMisplaced(game, seat, action)) return false;
  return action.type !== "bid" || !isHiredAway(game, seat, action.card);
}

/**
 * Whether a card begins the Shadow War, in which nobody wins but by 10 power more than each other player: of three and more
 * hardly anybody ever is, so that whoever begins it from behind only makes the game long.
 */
function beginsWar(game: Game, card: number): boolean {
  const { text } = game.facts[game.cards[card]?.facts ?? -1] ?? {};
  return text?.effects?.some(({ verb }) => verb === "begin-shadow-war") ?? false;
}

/** From here on others count who may win. */
const HALFWAY = 10;

/**
 * Whether an agenda that gives power alone would show everybody who is ahead: of several, all would be against that one. It
 * counts as much when it is turned up in the turn that it wins.
 */
function hidesLead(game: Game, { seat, ...deed }: ActionOf<"hide">): boolean {
  const facts = game.facts[game.cards[deed.card]?.facts ?? -1];
  if (game.seats.length === 2 || facts === undefined || !givesPowerAlone(facts)) return false;
  const openly = applyKnown(game, { ...deed, type: "sponsor", seat });
  if (!openly.ok || powerOf(openly.game, seat) <= powerOf(game, seat)) return false;
  return powerOf(openly.game, seat) >= HALFWAY && isAhead(openly.game, seat);
}

function isAhead(game: Game, seat: SeatIndex): boolean {
  return game.seats.every((_, other) => other === seat || powerOf(game, other) < powerOf(game, seat));
}

/** Whether this seat has hired this mercenary in this turn, and somebody else has after it: that could go on for ever. */
function isHiredAway(game: Game, seat: SeatIndex, card: number): boolean {
  const by = game.cards[card]?.play?.controller ?? null;
  return by !== null && by !== seat && !!game.bids?.some((bid) => bid.card === card && bid.seat === seat);
}

/** Whether a conflict without sides is lost as it stands. */
function isStopped(game: Game, id: number): boolean {
  const conflict = game.conflicts.find((one) => one.id === id);
  if (!conflict) return false;
  const { support, opposition, sides } = totals(game, conflict);
  return !sides && support <= opposition;
}

const initiatorOf = (game: Game, id: number): SeatIndex | undefined =>
  game.conflicts.find((conflict) => conflict.id === id)?.initiator;
