/** What cards in play give as long as they are there and not blanked. engine: Bonuses and Blanking */
import type { Forbidden, Requirement, Static, To } from "../../cards/text.ts";
import type { Game, InPlay } from "../../state/game.ts";
import { factsOf, hasKeyword, isAmbassador, isReady, mustPlay, youOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { type GivenInForce, type Gives, overview } from "./overview.ts";
import { isPrinted } from "./printed.ts";
import { holds } from "./requirement.ts";

/** What is given to cards for a condition's time, rather than to a faction or for good. */
type ToCards = Exclude<
  Gives,
  | "power"
  | "rating"
  | "initiative"
  | "less-power"
  | "no-standard-victory"
  | "only-influence"
  | "mark"
  | "first-mark"
  | "sponsor-cost"
  | "plain-cost"
  | "toll"
  | "suspends"
  | "war-conflicts"
  | "military-at-war"
  | "shown-declared"
  | "must-oppose"
  | "promote-cost"
  | "sponsor-unrotated"
  | "use-captured"
  | "free-cards"
  | "free-cards-more"
  | "no-free-card"
  | "discarded"
>;

const NONE: readonly never[] = [];

/** Everything of one kind that stands on cards in play, in force or not. */
export function printed<G extends Gives>(game: Game, gives: G): readonly GivenInForce<G>[] {
  return overview(game).standing[gives];
}

interface Reaching {
  giver: CardId;
  given: { to: To; while?: Requirement | undefined };
}

/** Everything of one kind that reaches this card now. */
export function givenTo<G extends ToCards>(game: Game, gives: G, id: CardId): readonly GivenInForce<G>[] {
  return inForce(game, printed(game, gives), id);
}

/** Of these, what reaches this card now. */
function inForce<G extends ToCards>(
  game: Game,
  all: readonly GivenInForce<G>[],
  id: CardId,
): readonly GivenInForce<G>[] {
  let found: GivenInForce<G>[] | undefined;
  for (const one of all) {
    if (!isInForce(game, one, id)) continue;
    if (found === undefined) found = [one];
    else found.push(one);
  }
  return found ?? NONE;
}

function isInForce(game: Game, { giver, given }: Reaching, id: CardId): boolean {
  if (given.to === "this" && giver !== id) return false;
  return (
    !mustPlay(game, giver).faceDown &&
    reaches(game, given.to, giver, id) &&
    !isBlanked(game, giver) &&
    (given.while === undefined || holds(game, youOf(game, giver), given.while))
  );
}

function anyInForce(game: Game, all: readonly Reaching[], id: CardId): boolean {
  for (const one of all) if (isInForce(game, one, id)) return true;
  return false;
}

function reaches(game: Game, to: To, giver: CardId, id: CardId): boolean {
  if (to === "this") return giver === id;
  const from = mustPlay(game, giver);
  if (to === "host") return from.host === id;
  // compendium: Fleet Cards — a player's fleets are all that the player controls.
  if (to === "your-fleets")
    return game.cards[id]?.play?.controller === youOf(game, giver) && factsOf(game, id).type === "fleet";
  if (game.cards[id]?.play?.faction !== youOf(game, giver)) return false;
  switch (to) {
    case "your-ambassador":
      return isAmbassador(game, id);
    case "your-characters":
      return factsOf(game, id).type === "character";
    case "your-locations":
      return factsOf(game, id).type === "location";
  }
}

/** What cards in play that are in force add for this player, taken together. */
export function addedFor(game: Game, gives: "initiative" | "promote-cost", seat: SeatIndex): number {
  let sum = 0;
  for (const { giver, given } of printed<"initiative" | "promote-cost">(game, gives))
    if (youOf(game, giver) === seat && !mustPlay(game, giver).faceDown && !isBlanked(game, giver)) sum += given.by;
  return sum;
}

/** Whether any card in play lowers this one's abilities now. */
export function isLowered(game: Game, id: CardId): boolean {
  return anyInForce(game, overview(game).lowering, id);
}

/** engine glossary: Irrevocable — such a card is never blanked, cancelled or reversed. */
export function isIrrevocable(game: Game, id: CardId): boolean {
  const facts = factsOf(game, id);
  return facts.text?.irrevocable === true || hasKeyword(facts, "Irrevocable");
}

/** Whether a card's text has no effect now. Its keywords and its marks do. */
export function isBlanked(game: Game, id: CardId): boolean {
  const blanking = printed(game, "blank");
  // engine: War Conflicts — a conquered location is blanked as long as its conqueror has it.
  if (restOf(game, id) !== undefined || isBlankedForATime(game, id)) return mayBeBlanked(game, id);
  for (const one of blanking) if (one.giver !== id && isInForce(game, one, id)) return mayBeBlanked(game, id);
  return false;
}

/** What of a conquered location has no effect now; `undefined` where all of it has. */
export function restOf(game: Game, id: CardId): InPlay["rests"] {
  const play = game.cards[id]?.play;
  return play?.rests === undefined || servesCaptured(game, play.faction) ? undefined : play.rests;
}

/** Whether captured locations serve this faction as its own do. engine: Bonuses and Blanking (Imperialism) */
export function servesCaptured(game: Game, seat: SeatIndex | null): boolean {
  return printed(game, "use-captured").some(({ giver }) => {
    const { faceDown, rests } = mustPlay(game, giver);
    // What rests itself lets nothing else serve.
    return !faceDown && rests === undefined && youOf(game, giver) === seat && !isBlanked(game, giver);
  });
}

function isBlankedForATime(game: Game, id: CardId): boolean {
  for (const { how, card } of game.modifiers) if (how === "blank" && card === id) return true;
  return false;
}

/** A card that cannot be blanked says so on itself; its own text counts although something would blank it. */
export function mayBeBlanked(game: Game, id: CardId): boolean {
  if (isIrrevocable(game, id)) return false;
  return !factsOf(game, id).text?.statics?.some((given) => given.gives === "cannot" && given.what === "be-blanked");
}

/** The text of a card as it counts now: that of a blanked one gives nothing. */
export function staticsOf(game: Game, id: CardId): readonly Static[] {
  const statics = factsOf(game, id).text?.statics;
  return statics === undefined || isBlanked(game, id) ? NONE : statics;
}

/** Whether a prohibition that is in force is for this card too. */
function isMeant(
  game: Game,
  { giver, given: { only, except, whileReady } }: GivenInForce<"cannot">,
  id: CardId,
): boolean {
  if (whileReady && !isReady(mustPlay(game, giver))) return false;
  if (only === undefined && except === undefined) return true;
  const facts = factsOf(game, id);
  return isPrinted(facts, only) && !except?.includes(facts.title);
}

/** The card that forbids this, unless something lifts the prohibition. engine: The Cannot rule */
export function forbiddenBy(game: Game, what: Forbidden, id: CardId): CardId | null {
  const forbids = printed(game, "cannot");
  if (forbids.length === 0) return null;
  const found = forbids.find((one) => one.given.what === what && isInForce(game, one, id) && isMeant(game, one, id));
  if (!found) return null;
  const lifted = printed(game, "lifts").some((one) => one.given.what === what && isInForce(game, one, id));
  return lifted ? null : found.giver;
}
