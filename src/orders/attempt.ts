/** Orders that are not legal now, made into the action that was meant, so that the refusal is about the right cards. */
import {
  type Ability,
  type Action,
  actionSchema,
  type CardId,
  CONFLICT_TYPES,
  type ConflictId,
  type SeatIndex,
  VOTES,
} from "../engine/index.ts";
import { ownSeat, type SeenCard } from "../views/index.ts";
import { abilityNamed } from "./effects/nouns.ts";
import { findCard, findConflict, findPlayer } from "./name-search.ts";
import type { Nouns } from "./nouns.ts";
import { type Phrases, phrasesOf } from "./phrases.ts";
import type { OrderVerb } from "./verbs.ts";

type Aim = NonNullable<Extract<Action, { type: "play" }>["target"]>;

/** The action that an order means, as far as its names are names of cards that this seat may see; null otherwise. */
export function attempted(words: readonly string[], verb: OrderVerb, nouns: Nouns): Action | null {
  const own = ownSeat(nouns.view);
  const type = verb.types[0];
  if (!own || !type) return null;
  for (const phrases of phrasesOf(words, verb.joints)) {
    const action = make(type, phrases, own.seat, nouns);
    const parsed = action && actionSchema.safeParse(action);
    if (parsed?.success) return parsed.data;
  }
  return null;
}

/** The id of no conflict: while none is open, it does not matter which was named. */
const NONE_OPEN = 0;

const inHand = (seen: SeenCard) => (seen.where === "hand" ? 3 : seen.where === "options" ? 2 : 0);

function make(type: Action["type"], { main, joined }: Phrases, seat: SeatIndex, nouns: Nouns): Action | null {
  const ownPlay = (seen: SeenCard) =>
    seen.where !== "play" ? 0 : seen.seat === seat ? 4 + Number(seen.inPlay?.row === "inner") : 1;
  const openConflict = nouns.view.conflicts.find(({ result }) => result === null)?.id ?? NONE_OPEN;
  const conflictNamed = (phrase: readonly string[]) =>
    findConflict(phrase, nouns) ?? (openConflict === NONE_OPEN ? NONE_OPEN : null);
  const card = main.length === 0 ? null : findCard(main, nouns, inHand);
  const mine = main.length === 0 ? null : findCard(main, nouns, ownPlay);
  if (type === "replace") {
    const fresh = joined.with ? findCard(joined.with, nouns, inHand) : null;
    return mine === null || fresh === null ? null : { type, seat, card: mine, with: fresh };
  }
  const by = joined.with ? findCard(joined.with, nouns, ownPlay) : readyInner(seat, nouns);
  const target = joined.on && type !== "bid" ? aim(joined.on, nouns, ownPlay) : undefined;
  // A target that was named but is nowhere to be seen: the order is not understood.
  if (target === null || (joined.with && by === null)) return null;
  const on = target ? { target } : {};
  switch (type) {
    case "build":
      return by === null || main.length > 0 ? null : { type, seat, with: by };
    case "sponsor": {
      const brought = nouns.view.awaiting.some((each) => each.seat === seat && each.kind === "sponsor");
      if (card !== null && brought && !joined.with) return { type, seat, card, ...on };
      return card === null || by === null ? null : { type, seat, card, with: by, ...on };
    }
    case "hide":
      return card === null || by === null ? null : { type, seat, card, with: by };
    case "replace-agenda": {
      const next = joined.with ? findCard(joined.with, nouns, inHand) : null;
      const rotating = joined.using ? findCard(joined.using, nouns, ownPlay) : readyInner(seat, nouns);
      return next === null || rotating === null ? null : { type, seat, card: next, with: rotating };
    }
    case "promote":
      return mine === null || by === null ? null : { type, seat, card: mine, with: by };
    case "lead":
      return mine === null || by === null
        ? null
        : { type, seat, fleet: mine, with: by, ...using(joined.using, "leadership") };
    case "attack": {
      const theirs =
        main.length === 0
          ? null
          : findCard(main, nouns, (seen) => (seen.where === "play" ? 1 + Number(seen.seat !== seat) : 0));
      const conflict = joined.in ? conflictNamed(joined.in) : openConflict;
      return theirs === null || by === null || conflict === null
        ? null
        : { type, seat, conflict, against: theirs, with: by, ...using(joined.using, partOf(theirs, conflict, nouns)) };
    }
    case "repair": {
      const points = joined.by ? Number(joined.by.join("")) : 1;
      return mine === null ? null : { type, seat, card: mine, by: points };
    }
    case "bid": {
      const named = joined.on ?? main;
      const card = findCard(named, nouns, (seen) => (seen.inPlay?.mercenary ? 2 : seen.where === "play" ? 1 : 0));
      const amount = joined.on ? main.join("") : joined.for?.join("");
      const influence = amount
        ? Number(amount)
        : ((card === null ? null : nouns.cards.get(card)?.inPlay?.mercenary?.cost) ?? 1);
      return card === null ? null : { type, seat, card, influence };
    }
    case "support":
    case "oppose": {
      const conflict = main.length === 0 ? openConflict : conflictNamed(main);
      if (conflict === null || by === null) return null;
      const side = type === "support" && joined.for ? findPlayer(joined.for, nouns) : null;
      const wanted = nouns.view.conflicts.find(({ id }) => id === conflict)?.type;
      const join = { seat, conflict, with: by, ...using(joined.using, wanted) };
      return type === "support" && side !== null ? { type, ...join, side } : { type, ...join };
    }
    case "play": {
      if (card === null) return null;
      const printed = nouns.cards.get(card)?.card.type;
      if (printed === "contingency" && target?.what === "card")
        return { type: "place", seat, card, under: target.card };
      const aftermath = nouns.view.awaiting.some((each) => each.seat === seat && each.kind === "aftermath");
      return aftermath || printed === "aftermath"
        ? { type: "aftermath", seat, card, ...on }
        : { type, seat, card, ...on };
    }
    case "declare-war": {
      const named = joined.on ?? joined.against ?? joined.with;
      return named ? warOn(named, seat, nouns, ownPlay) : null;
    }
    case "join-war": {
      const named = joined.on ?? joined.against ?? joined.with;
      const enemy = named ? findPlayer(named, nouns) : null;
      return enemy === null ? null : { type, seat, enemy };
    }
    case "choose-faction": {
      const faction = main.length === 0 ? null : findPlayer(main, nouns);
      return faction === null ? null : { type, seat, faction };
    }
    case "surrender": {
      const to = joined.to ? findPlayer(joined.to, nouns) : null;
      return to === null ? null : { type, seat, to };
    }
    case "declare": {
      const as = CONFLICT_TYPES.find((one) => one === joined.using?.[0]);
      const behind = joined.behind ? findCard(joined.behind, nouns, inHand) : null;
      return card === null
        ? null
        : { type, seat, card, ...(as ? { as } : {}), ...on, ...(behind === null ? {} : { behind }) };
    }
    case "resolve-first": {
      const named = findConflict(main.at(-1) === "first" ? main.slice(0, -1) : main, nouns);
      return named === null ? null : { type, seat, conflict: named };
    }
    case "initiate": {
      const named = target ?? (main.length > 0 ? aim(main, nouns, ownPlay) : null);
      return named ? { type, seat, target: named } : null;
    }
    case "place": {
      const where = joined.under ?? joined.on;
      const under = where ? findCard(where, nouns, ownPlay) : null;
      return card === null || under === null ? null : { type, seat, card, under };
    }
    case "heal":
    case "reveal":
    case "take":
    case "discard-inner":
    case "choose-ambassador":
      return mine === null ? null : { type, seat, card: mine };
    case "pick": {
      const picked = findCard(main, nouns, (seen) => (seen.where === "play" ? 1 : 0));
      return picked === null ? null : { type, seat, card: picked };
    }
    case "fetch": {
      const fetched = findCard(main, nouns, (seen) => (seen.where === "reserve" ? 1 : 0));
      return fetched === null ? null : { type, seat, card: fetched };
    }
    case "sideboard": {
      const found = main.length === 0 ? null : findCard(main, nouns, (seen) => (seen.where === "play" ? -1 : 1));
      return found === null ? null : { type, seat, card: found };
    }
    case "move-chaos": {
      const from = joined.from ? findCard(joined.from, nouns, ownPlay) : null;
      const to = joined.to ? findCard(joined.to, nouns, ownPlay) : null;
      const amount = Number(main[0]);
      return from === null || to === null ? null : { type, seat, card: from, to, amount };
    }
    case "assist":
      return by === null || !joined.with ? null : { type, seat, card: by, by: "abilities" };
    case "rotate":
      if (mine !== null && joined.to?.[0]?.startsWith("assist"))
        return { type: "assist", seat, card: mine, by: "abilities" };
      return mine === null ? null : { type, seat, card: mine, action: 0, ...on };
    case "discard":
      return card === null ? null : { type, seat, cards: [card] };
    case "vote": {
      const choice = VOTES.find((one) => one === (main[0] ?? "abstain"));
      return choice === undefined || main.length > 1 ? null : { type, seat, vote: choice };
    }
    case "call":
      return { type: "call-rest", seat };
    case "wait":
    case "loose":
    case "object":
    case "agree-to-victory":
    case "pass":
    case "keep":
    case "declare-nothing":
    case "discard-agenda":
    case "reveal-agenda":
    case "start-with-any":
    case "mulligan":
    case "concede":
      return main.length > 0 ? null : { type, seat };
    default:
      return null;
  }
}

/** "declare war on Narn", "declare war on Mars": in the action round to join one's race's war, else as a conflict. */
function warOn(
  named: readonly string[],
  seat: SeatIndex,
  nouns: Nouns,
  prefer: (seen: SeenCard) => number,
): Action | null {
  const target = aim(named, nouns, prefer);
  const against =
    target?.what === "player"
      ? target.seat
      : target?.what === "card"
        ? (nouns.cards.get(target.card)?.seat ?? null)
        : null;
  if (!target || against === null) return null;
  const acting = nouns.view.awaiting.some((each) => each.seat === seat && each.kind === "action");
  const race = nouns.view.seats[seat]?.race;
  const hasKin = nouns.view.seats.some((other) => other.seat !== seat && other.race === race);
  return acting && hasKin && target.what === "player"
    ? { type: "join-war", seat, enemy: against }
    : { type: "declare-war", seat, enemy: against, target };
}

/** The ability that was named, where it is another than the one that is wanted. */
function using(phrase: readonly string[] | undefined, wanted: Ability | undefined): { using?: Ability } {
  const named = phrase ? abilityNamed(phrase) : null;
  return named === null || named === "all" || named === wanted ? {} : { using: named };
}

/** The ability by which a card takes part where it can be attacked. */
function partOf(card: CardId, conflict: ConflictId, { view }: Nouns): Ability | undefined {
  const parts = view.conflicts.find(({ id }) => id === conflict)?.participants ?? [];
  return parts.find((each) => each.card === card && each.as !== "lead")?.using;
}

/** Whoever would do it when nobody is named: a ready inner circle card, the ambassador first. */
function readyInner(seat: SeatIndex, nouns: Nouns): CardId | null {
  const inner = [...(nouns.view.seats[seat]?.inner ?? [])].sort(
    (a, b) => Number(b.isAmbassador) - Number(a.isAmbassador),
  );
  return (inner.find(({ rotated, neutralized }) => !rotated && !neutralized) ?? inner[0])?.id ?? null;
}

function aim(phrase: readonly string[], nouns: Nouns, prefer: (seen: SeenCard) => number): Aim | null {
  const seat = findPlayer(phrase, nouns);
  if (seat !== null) return { what: "player", seat };
  const card = findCard(phrase, nouns, (seen) => (seen.where === "play" ? 1 + prefer(seen) : -1));
  if (card !== null && nouns.cards.get(card)?.where === "play") return { what: "card", card };
  const conflict = findConflict(phrase, nouns);
  return conflict === null ? null : { what: "conflict", conflict };
}
