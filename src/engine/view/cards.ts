/** Cards as those see them who may look at them. */

import type { CardFacts } from "../cards/facts.ts";
import { mercenaryCost } from "../rules/costs/mercenary.ts";
import { abilityOf, abilityParts, baseAbility } from "../rules/in-force/ability.ts";
import { printedAbility, usualAbilities } from "../rules/in-force/printed.ts";
import { isBlanked, restOf } from "../rules/in-force/statics.ts";
import { ruled } from "../rulesets/index.ts";
import type { Conflict, Game } from "../state/game.ts";
import {
  conflictOn,
  factsOf,
  isAmbassador,
  isMercenary,
  limitIn,
  mustPlay,
  playOf,
  seatOf,
  titleOf,
} from "../state/lookup.ts";
import { ABILITIES, type Ability, type CardId, type SeatIndex } from "../state/vocabulary.ts";
import type { CardInPlayView, CardView, ConflictView, ExplainedAbility, MercenaryView } from "./view.ts";

/** A card as whoever may look at it sees it. */
export function cardView(game: Game, id: CardId): CardView {
  const facts = factsOf(game, id);
  return {
    id,
    title: facts.title,
    type: facts.type ?? null,
    race: facts.race ?? null,
    cost: facts.cost ?? null,
    abilities: abilitiesOf(game, id, facts),
    says: facts.text?.says ?? null,
    limit: limitIn(game, facts),
    conflict: facts.conflict ?? null,
  };
}

function abilitiesOf(game: Game, id: CardId, facts: CardFacts): CardView["abilities"] {
  const usual = usualAbilities(facts);
  const inPlay = playOf(game, id) !== null;
  const abilities: Partial<Record<Ability, number | null>> = {};
  for (const ability of ABILITIES) {
    if (!usual.includes(ability) && (facts.abilities?.[ability] ?? 0) <= 0) continue;
    abilities[ability] = inPlay ? abilityOf(game, id, ability) : printedAbility(facts, ability);
  }
  return abilities;
}

/** The views of a list of cards that are not in play: they hang on the cards' facts and on the rules, and on nothing else. */
interface Lying extends Pick<Game, "facts" | "rules" | "house"> {
  readonly views: readonly CardView[];
}

/** By the list of a hand, a discard pile …, which nobody changes, only replaces. */
const lying = new WeakMap<readonly CardId[], Lying>();
const sortedLying = new WeakMap<readonly CardView[], readonly CardView[]>();

/** Cards of a pile or a hand, none of them in play, in their order. */
export function cardViews(game: Game, ids: readonly CardId[]): readonly CardView[] {
  const { facts, rules, house } = game;
  const known = lying.get(ids);
  if (known && known.facts === facts && known.rules === rules && known.house === house) return known.views;
  const views = ids.map((id) => cardView(game, id));
  lying.set(ids, { facts, rules, house, views });
  return views;
}

/** The same by type and title, so that their order says nothing of the deck's. */
export function sortedViews(game: Game, ids: readonly CardId[]): readonly CardView[] {
  const views = cardViews(game, ids);
  const known = sortedLying.get(views);
  if (known) return known;
  const sorted = views.toSorted(
    (a, b) => (a.type ?? "").localeCompare(b.type ?? "", "en") || a.title.localeCompare(b.title, "en") || a.id - b.id,
  );
  sortedLying.set(views, sorted);
  return sorted;
}

/** Why an ability is what it is, for those that are not just what is printed. */
function explained(game: Game, id: CardId): CardInPlayView["explained"] {
  const found: Partial<Record<Ability, ExplainedAbility>> = {};
  for (const ability of ABILITIES) {
    const parts = abilityParts(game, id, ability);
    // Damage to an ability that is zero anyway explains nothing.
    if (parts === null || parts.every(({ kind, by }) => kind === "damage" || (kind === "printed" && by === 0)))
      continue;
    if (parts.length === 1) continue;
    const now = abilityOf(game, id, ability) ?? 0;
    found[ability] = { now, base: baseAbility(game, id, ability) ?? 0, parts };
  }
  return found;
}

/** A card in play as everybody sees it. */
export function openInPlay(game: Game, id: CardId): CardInPlayView {
  const play = mustPlay(game, id);
  const attached = attachedTo(game, id);
  const open = attached.filter((other) => !mustPlay(game, other).faceDown);
  // One by one: this is made for every card of every view, and a spread takes longer than all the rest of it.
  const { title, type, race, cost, abilities, says, limit, conflict } = cardView(game, id);
  return {
    id,
    title,
    type,
    race,
    cost,
    abilities,
    says,
    limit,
    conflict,
    explained: explained(game, id),
    blanked: isBlanked(game, id),
    row: play.row,
    rotated: play.rotated,
    neutralized: play.neutralized,
    damage: play.damage,
    severe: play.severe,
    marks: play.marks,
    tokens: play.tokens ?? 0,
    chaos: play.chaos ?? 0,
    controller:
      play.controller === play.faction || play.controller === null ? null : seatOf(game, play.controller).name,
    mercenary: mercenaryView(game, id),
    conquered:
      play.rests === undefined ? null : { controlled: play.controller !== null, rests: restOf(game, id) ?? null },
    isAmbassador: isAmbassador(game, id),
    leads: play.leads === null ? null : titleOf(game, play.leads),
    attached: open.map((other) => titleOf(game, other)),
    ...aboutWhom(game, open),
    ...(play.promoted ? { promoted: true as const } : {}),
    ...(play.faction === null && play.controller === null ? { nobodys: true as const } : {}),
    ...(open.length > 0 ? { attachments: open.map((other) => cardView(game, other)) } : {}),
    faceDownUnder: attached.length - open.length,
    ownUnder: [],
  };
}

/** Whom cards that lie on another are about. */
function aboutWhom(game: Game, attached: readonly CardId[]): Pick<CardInPlayView, "attachedAbout"> {
  const about = attached.map((other) => mustPlay(game, other).about);
  if (about.every((seat) => seat === undefined)) return {};
  return { attachedAbout: about.map((seat) => (seat === undefined ? null : seatOf(game, seat).name)) };
}

/** A card in play as the player in this seat sees it. */
export function inPlayView(game: Game, id: CardId, own: SeatIndex): CardInPlayView {
  return { ...openInPlay(game, id), ...ownUnderOf(game, id, own) };
}

/** What everybody sees of these cards, with what this viewer has hidden under them; the same list where that is nothing. */
export function withOwnUnder(
  game: Game,
  open: readonly CardInPlayView[],
  own: SeatIndex | null,
): readonly CardInPlayView[] {
  if (own === null || !open.some(({ faceDownUnder }) => faceDownUnder > 0)) return open;
  const seen = open.map((card) => {
    const hidden = card.faceDownUnder === 0 ? null : ownUnderOf(game, card.id, own);
    return hidden === null || hidden.ownUnder.length === 0 ? card : { ...card, ...hidden };
  });
  return seen.every((card, at) => card === open[at]) ? open : seen;
}

/** The same for a conflict's card. */
export function conflictWithOwnUnder(game: Game, open: ConflictView, own: SeatIndex | null): ConflictView {
  const card = game.conflicts.find(({ id }) => id === open.id)?.card ?? null;
  if (own === null || card === null || open.faceDownUnder === undefined) return open;
  const hidden = ownUnderOf(game, card, own);
  return hidden.ownUnder.length === 0 ? open : { ...open, ...hidden };
}

/** How many cards lie face down under a conflict's card. */
export function underConflict(game: Game, { card }: Conflict): Pick<ConflictView, "faceDownUnder"> {
  if (card === null || conflictOn(game, card) === null) return {};
  const under = attachedTo(game, card).filter((other) => mustPlay(game, other).faceDown).length;
  return under > 0 ? { faceDownUnder: under } : {};
}

/** What this seat has hidden under a card, and what that says. */
function ownUnderOf(
  game: Game,
  id: CardId,
  own: SeatIndex,
): Pick<CardInPlayView, "ownUnder"> & Partial<Pick<CardInPlayView, "ownUnderSays">> {
  const hidden = attachedTo(game, id).filter(
    (other) => mustPlay(game, other).faceDown && mustPlay(game, other).controller === own,
  );
  const ownUnder = hidden.map((other) => titleOf(game, other));
  if (hidden.length === 0) return { ownUnder };
  return { ownUnder, ownUnderSays: hidden.map((other) => factsOf(game, other).text?.says ?? null) };
}

function attachedTo(game: Game, id: CardId): CardId[] {
  return game.inPlay.filter((other) => mustPlay(game, other).host === id);
}

function mercenaryView(game: Game, id: CardId): MercenaryView | null {
  const facts = factsOf(game, id);
  if (!isMercenary(facts)) return null;
  const cost = ruled(game, "mercenaries") === "cost" ? mercenaryCost(facts) : null;
  const bids = (game.bids ?? []).filter(({ card }) => card === id);
  return {
    cost: typeof cost === "number" ? cost : null,
    hiredBy: mustPlay(game, id).controller,
    bids: bids.map(({ seat, influence }) => ({ seat, influence })),
  };
}
