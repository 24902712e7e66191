import {
  anytimeActions,
  type Game,
  type LegalAction,
  legalActions,
  type SeatIndex,
  type View,
  viewFor,
} from "../../engine/index.ts";

interface Looks {
  open: View | null;
  readonly views: Map<SeatIndex, View>;
  readonly actions: Map<SeatIndex, readonly LegalAction[]>;
  readonly possible: Map<SeatIndex, readonly LegalAction[]>;
}

/** What is remembered of a game goes with it: tables that nobody plays at are let go of soon. */
const known = new WeakMap<Game, Looks>();

/**
 * A game never changes, so that what it looks like is worked out once: for the prompt and the hands, and for whoever
 * presses next.
 */
function looksAt(game: Game): Looks {
  const looks = known.get(game) ?? { open: null, views: new Map(), actions: new Map(), possible: new Map() };
  known.set(game, looks);
  return looks;
}

function once<T>(made: Map<SeatIndex, T>, seat: SeatIndex, make: () => T): T {
  const before = made.get(seat);
  if (before !== undefined) return before;
  const now = make();
  made.set(seat, now);
  return now;
}

/** The game as everybody may see it. */
export function openView(game: Game): View {
  const looks = looksAt(game);
  looks.open ??= viewFor(game, "public");
  return looks.open;
}

/** The game as the player in this seat sees it. */
export function ownView(game: Game, seat: SeatIndex): View {
  return once(looksAt(game).views, seat, () => viewFor(game, { seat }));
}

/** What this seat can do now. */
export function actionsNow(game: Game, seat: SeatIndex): readonly LegalAction[] {
  return once(looksAt(game).actions, seat, () => legalActions(game, seat));
}

/** What this seat is asked to choose from, and what it may do at any time. */
export function possibleNow(game: Game, seat: SeatIndex): readonly LegalAction[] {
  return once(looksAt(game).possible, seat, () => {
    const legal = actionsNow(game, seat);
    const sentences = new Set(legal.map(({ sentence }) => sentence));
    return [...legal, ...anytimeActions(game, seat).filter(({ sentence }) => !sentences.has(sentence))];
  });
}
