/** What cards in play give as long as they are there and not blanked. engine: Bonuses and Blanking */
import type { Forbidden, Requirement, Static, To } from "../cards/text.ts";
import type { Game } from "../game.ts";
import { factsOf, hasKeyword, isAmbassador, mustPlay, youOf } from "../lookup.ts";
import type { CardId } from "../vocabulary.ts";
import { holds } from "./requirement.ts";

type ByGives = { readonly [S in Static as S["gives"]]: S };
type Gives = keyof ByGives;
/** What is given to cards for a condition's time, rather than to a faction or for good. */
type ToCards = Exclude<Gives, "power" | "mark" | "first-mark" | "sponsor-cost" | "sponsor-unrotated">;

export interface Given<G extends Gives> {
  giver: CardId;
  given: ByGives[G];
}

type Finder<G extends Gives> = (game: Game) => readonly Given<G>[];

/** Which cards in play give what hangs only on what is in play, so it is found once for each such list. */
function finder<G extends Gives>(gives: G): Finder<G> {
  const found = new WeakMap<readonly CardId[], readonly Given<G>[]>();
  const is = (given: Static): given is ByGives[G] => given.gives === gives;
  return (game) => {
    const known = found.get(game.inPlay);
    if (known) return known;
    const all = game.inPlay.flatMap((giver) =>
      (factsOf(game, giver).text?.statics ?? []).filter(is).map((given) => ({ giver, given })),
    );
    found.set(game.inPlay, all);
    return all;
  };
}

const PRINTED: { readonly [G in Gives]: Finder<G> } = {
  ability: finder("ability"),
  "ability-times": finder("ability-times"),
  "use-as": finder("use-as"),
  "attack-damage": finder("attack-damage"),
  "damage-resistance": finder("damage-resistance"),
  "half-damage": finder("half-damage"),
  "damages-first": finder("damages-first"),
  blank: finder("blank"),
  cannot: finder("cannot"),
  lifts: finder("lifts"),
  power: finder("power"),
  mark: finder("mark"),
  "first-mark": finder("first-mark"),
  "sponsor-cost": finder("sponsor-cost"),
  "sponsor-unrotated": finder("sponsor-unrotated"),
};

/** Everything of one kind that stands on cards in play, in force or not. */
export function printed<G extends Gives>(game: Game, gives: G): readonly Given<G>[] {
  const find: Finder<G> = PRINTED[gives];
  return find(game);
}

const NONE: readonly never[] = [];

interface Reaching {
  giver: CardId;
  given: { to: To; while?: Requirement | undefined };
}

/** Everything of one kind that reaches this card now. */
export function givenTo<G extends ToCards>(game: Game, gives: G, id: CardId): readonly Given<G>[] {
  const all = printed(game, gives);
  return all.length === 0 ? NONE : all.filter((one) => isInForce(game, one, id));
}

function isInForce(game: Game, { giver, given }: Reaching, id: CardId): boolean {
  const play = mustPlay(game, giver);
  return (
    !play.faceDown &&
    reaches(game, given.to, giver, id) &&
    !isBlanked(game, giver) &&
    holds(game, youOf(game, giver), given.while)
  );
}

function reaches(game: Game, to: To, giver: CardId, id: CardId): boolean {
  if (to === "this") return giver === id;
  const from = mustPlay(game, giver);
  if (to === "host") return from.host === id;
  if (game.cards[id]?.play?.faction !== youOf(game, giver)) return false;
  switch (to) {
    case "your-ambassador":
      return isAmbassador(game, id);
    case "your-characters":
      return factsOf(game, id).type === "character";
    case "your-fleets":
      return factsOf(game, id).type === "fleet";
    case "your-locations":
      return factsOf(game, id).type === "location";
  }
}

const lowering = new WeakMap<readonly CardId[], readonly Reaching[]>();

/** Whether any card in play lowers this one's abilities now; which could at all is found once for each list of them. */
export function isLowered(game: Game, id: CardId): boolean {
  let known = lowering.get(game.inPlay);
  if (known === undefined) {
    known = [
      ...printed(game, "ability").filter(({ given }) => given.by < 0 || given.printed),
      ...printed(game, "ability-times").filter(({ given }) => given.times === "half"),
    ];
    lowering.set(game.inPlay, known);
  }
  return known.some((one) => isInForce(game, one, id));
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
  const rests = game.cards[id]?.play?.rests !== undefined;
  if (!rests && blanking.length === 0 && !game.modifiers.some((one) => one.how === "blank")) return false;
  return (
    (rests ||
      game.modifiers.some((one) => one.how === "blank" && one.card === id) ||
      blanking.some((one) => one.giver !== id && isInForce(game, one, id))) &&
    mayBeBlanked(game, id)
  );
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

/** The card that forbids this, unless something lifts the prohibition. engine: The Cannot rule */
export function forbiddenBy(game: Game, what: Forbidden, id: CardId): CardId | null {
  const forbids = printed(game, "cannot");
  if (forbids.length === 0) return null;
  const found = forbids.find((one) => one.given.what === what && isInForce(game, one, id));
  if (!found) return null;
  const lifted = printed(game, "lifts").some((one) => one.given.what === what && isInForce(game, one, id));
  return lifted ? null : found.giver;
}
