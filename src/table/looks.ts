import { type Game, type LegalAction, legalActions, type SeatIndex, type View, viewFor } from "../engine/index.ts";

/** Of how many games at most: those that are being pressed and shown right now. */
const KEPT = 24;

interface Looks {
  open: View | null;
  readonly views: Map<SeatIndex, View>;
  readonly actions: Map<SeatIndex, readonly LegalAction[]>;
}

/** The least lately looked at first. */
const recent = new Map<Game, Looks>();

/**
 * A game never changes, so that what it looks like is worked out once: for the one who pressed, the prompt and the hands.
 */
function looksAt(game: Game): Looks {
  const known = recent.get(game);
  if (known) return known;
  const looks: Looks = { open: null, views: new Map(), actions: new Map() };
  recent.set(game, looks);
  const oldest = recent.keys().next();
  if (recent.size > KEPT && !oldest.done) recent.delete(oldest.value);
  return looks;
}

/** The game as everybody may see it. */
export function openView(game: Game): View {
  const looks = looksAt(game);
  looks.open ??= viewFor(game, "public");
  return looks.open;
}

/** The game as the player in this seat sees it. */
export function ownView(game: Game, seat: SeatIndex): View {
  const { views } = looksAt(game);
  const view = views.get(seat) ?? viewFor(game, { seat });
  views.set(seat, view);
  return view;
}

/** What this seat can do now. */
export function actionsNow(game: Game, seat: SeatIndex): readonly LegalAction[] {
  const { actions } = looksAt(game);
  const now = actions.get(seat) ?? legalActions(game, seat);
  actions.set(seat, now);
  return now;
}
