/** Reading a game: cards, seats and what is known of them. */
import type { CardFacts } from "../cards/facts.ts";
import type { CardText, ConflictTerms, Offer } from "../cards/text.ts";
import type { Named, NamedTarget } from "../events/event.ts";
import { type Ruled, ruled } from "../rulesets/index.ts";
import type { Card, Conflict, Game, InPlay, Seat, Side, Target } from "./game.ts";
import { since } from "./revision.ts";
import {
  ABILITIES,
  type CardId,
  type CardType,
  CONFLICT_TYPES,
  type ConflictId,
  type ConflictType,
  type Limit,
  type Race,
  type SeatIndex,
} from "./vocabulary.ts";
import { conflictCalled, type NamedConflict, type ToldApart } from "./which.ts";

export function cardOf(game: Game, id: CardId): Card {
  const card = game.cards[id];
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

export function seatOf(game: Game, index: SeatIndex): Seat {
  const seat = game.seats[index];
  if (!seat) throw new Error(`no seat ${index}`);
  return seat;
}

export function factsOf(game: Game, id: CardId): CardFacts {
  const facts = game.facts[cardOf(game, id).facts];
  if (!facts) throw new Error(`no facts for card ${id}`);
  return facts;
}

export function textOf(game: Game, id: CardId): CardText | null {
  return factsOf(game, id).text ?? null;
}

export function titleOf(game: Game, id: CardId): string {
  return factsOf(game, id).title;
}

export function named(game: Game, id: CardId): Named {
  return { card: id, title: titleOf(game, id) };
}

/** The same with what the card says, for the moment that it becomes known. */
export function quoted(game: Game, id: CardId): Named {
  const says = textOf(game, id)?.says;
  return says ? { ...named(game, id), says } : named(game, id);
}

/** What people know by its abilities first. */
const FIGHTERS: readonly CardType[] = ["character", "fleet"];

/** The same with what the card is known by, for the moment that it comes into play. */
export function introduced(game: Game, id: CardId): Named {
  const facts = factsOf(game, id);
  if (!isOfType(facts, FIGHTERS)) return quoted(game, id);
  const able = ABILITIES.flatMap((ability) => {
    const printed = facts.abilities?.[ability] ?? 0;
    return printed > 0 ? [[ability, printed] as const] : [];
  });
  if (able.length === 0) return named(game, id);
  // Many have no text but one that says so.
  const special = Object.keys(textOf(game, id) ?? {}).length > 1;
  return { ...(special ? quoted(game, id) : named(game, id)), abilities: Object.fromEntries(able) };
}

/** The card's state in play, or null when it is elsewhere. */
export function playOf(game: Game, id: CardId): InPlay | null {
  return cardOf(game, id).play;
}

/** As `playOf`, for a card that must be in play. */
export function mustPlay(game: Game, id: CardId): InPlay {
  const play = playOf(game, id);
  if (!play) throw new Error(`card ${id} is not in play`);
  return play;
}

export function conflictOf(game: Game, id: ConflictId): Conflict {
  const conflict = game.conflicts.find((other) => other.id === id);
  if (!conflict) throw new Error(`no conflict ${id}`);
  return conflict;
}

/** Face-up cards of a faction in one of the rows, in the order in which they came. */
export function inFaction(game: Game, seat: SeatIndex, ...rows: InPlay["row"][]): CardId[] {
  return game.inPlay.filter((id) => {
    const play = playOf(game, id);
    return play !== null && play.faction === seat && !play.faceDown && (rows.length === 0 || rows.includes(play.row));
  });
}

/** The conflict of this type that a card lets be initiated while it is in play. */
export function offerOf(game: Game, card: CardId, type: ConflictType | undefined): Offer | null {
  return offersOf(game, card).find((offer) => offer.type === type) ?? null;
}

/** What a card lets be initiated, each type for itself: one of any type is one of each. compendium: Declare Conflicts */
export function offersOf(game: Game, card: CardId): readonly Offer[] {
  const offers = textOf(game, card)?.initiates ?? [];
  return offers.flatMap((offer): Offer | Offer[] => {
    const { type } = offer;
    return type === "any" ? CONFLICT_TYPES.map((one) => ({ ...offer, type: one })) : { ...offer, type };
  });
}

/** The terms of a conflict, from the card that it is on or that it came through; null where nobody has encoded them. */
export function termsOf(game: Game, { card, through, type }: Conflict): ConflictTerms | null {
  if (card === null) return null;
  return (through ? offerOf(game, card, type)?.conflict : textOf(game, card)?.conflict) ?? null;
}

/** A war with this player that is being made a conflict, before its target is known. */
export function warTitle(game: Game, war: SeatIndex | undefined): string {
  return `War with ${war === undefined ? "nobody" : seatOf(game, war).name}`;
}

/** What a conflict is called: its card's title; a war conflict, for which there is no card, after its target. */
export function conflictTitle(game: Game, { card, war, target }: Pick<Conflict, "card" | "war" | "target">): string {
  if (card !== null) return titleOf(game, card);
  if (target?.what === "card") return `War over ${titleOf(game, target.card)}`;
  return target?.what === "player" ? `War on ${seatOf(game, target.seat).name}` : warTitle(game, war);
}

/** What tells a conflict from the others on the table that have its title. */
export function toldApart(game: Game, conflict: Conflict): ToldApart {
  const title = conflictTitle(game, conflict);
  const same = game.conflicts.filter((other) => conflictTitle(game, other) === title);
  if (same.length < 2) return {};
  const seat = conflict.initiator;
  const at = same.filter(({ initiator }) => initiator === seat).findIndex(({ id }) => id === conflict.id);
  return { apart: at > 0 ? { seat, number: at + 1 } : { seat } };
}

/** The same with its title. */
export const titledApart = (game: Game, conflict: Conflict): NamedConflict => ({
  title: conflictTitle(game, conflict),
  ...toldApart(game, conflict),
});

/** What a conflict on the table is called, told apart from others. */
export const conflictName = (game: Game, conflict: Conflict): string =>
  conflictCalled(titledApart(game, conflict), (seat) => seatOf(game, seat).name);

/** The card that leads a faction; it always has one once the game has started. */
export function ambassadorOf(game: Game, seat: SeatIndex): CardId {
  const { ambassador } = seatOf(game, seat);
  if (ambassador === null) throw new Error(`seat ${seat} has no ambassador yet`);
  return ambassador;
}

export function isAmbassador(game: Game, id: CardId): boolean {
  const play = playOf(game, id);
  return play?.faction != null && seatOf(game, play.faction).ambassador === id;
}

/** Ready: face up and not rotated. engine glossary: Ready */
export function isReady(play: InPlay): boolean {
  return !play.rotated && !play.neutralized;
}

/** Whether a card lies face up for everybody: in play, in a discard pile, or as a conflict that has been turned up. */
export function liesOpen(game: Game, id: CardId): boolean {
  const card = game.cards[id];
  if (!card) return false;
  if (card.play) return !card.play.faceDown;
  return (
    card.zone === "discard" ||
    card.zone === "removed" ||
    card.zone === "aside" ||
    game.conflicts.some((other) => other.card === id) ||
    game.prolonged?.some((other) => other.card === id) ||
    game.declared.some((one) => one.revealed === true && one.card === id) ||
    game.awaiting.some((asked) => (asked.kind === "initiate" || asked.kind === "fact") && asked.card === id)
  );
}

/** Whether a player may look at a card: the player's own, and whatever lies face up. */
export function maySee(game: Game, seat: SeatIndex, id: CardId): boolean {
  const card = game.cards[id];
  if (card === undefined) return false;
  return liesOpen(game, id) || (card.play?.controller ?? card.owner) === seat || isShown(game, seat, id);
}

/** Whether a card of another hand is being shown to this seat. */
function isShown({ awaiting }: Game, seat: SeatIndex, id: CardId): boolean {
  return awaiting.some((one) => one.kind === "discard-shown" && one.seat === seat && one.cards.includes(id));
}

export function hasKeyword(facts: CardFacts, keyword: string): boolean {
  return facts.keywords?.some((other) => isKeyword(other, keyword)) ?? false;
}

/** engine glossary: Kha'Ri — that one is also a part of other keywords, whichever apostrophe they are written with. */
export function isKeyword(printed: string, wanted: string): boolean {
  const [has, wants] = [printed.toLowerCase(), wanted.toLowerCase()];
  return (
    has === wants || (wants.startsWith("kha") && /^kha['\u2019]ri$/u.test(wants) && /\bkha['\u2019]ri\b/u.test(has))
  );
}

/** One of the cards that have the rules of a Crusade pile on them; each is titled so. engine: Construct your Crusade Pile */
export function isCrusadeCard({ title }: CardFacts): boolean {
  return /^A Crusade\b/u.test(title);
}

/** engine: Take control of a Mercenary — a card with that trait. */
export function isMercenary(facts: CardFacts): boolean {
  return hasKeyword(facts, "Mercenary");
}

/** Whether a card is of one of these types; of none as long as nobody has said its type. */
export function isOfType({ type }: Pick<CardFacts, "type">, types: readonly CardType[]): boolean {
  return type !== undefined && types.includes(type);
}

const LIMITED_BY_DEFAULT: readonly CardType[] = ["character", "group", "fleet", "location"];

/** engine: Playing Cards and Card Details — characters, groups, locations and fleets are limited unless they say otherwise. */
export function limitOf(facts: CardFacts): Limit {
  return facts.limit ?? (isOfType(facts, LIMITED_BY_DEFAULT) ? "limited" : "multiple");
}

/** The same at a table whose rules limit more. quickstart: General Note – Limited Cards */
export function limitIn(rules: Ruled, facts: CardFacts): Limit {
  const more = facts.limit === undefined && (facts.type === "agenda" || facts.type === "conflict");
  return more && ruled(rules, "limited-by-default") === "all-but-events" ? "limited" : limitOf(facts);
}

/** Two cards are the same when name, type and loyalty agree. engine: Deck construction rules */
export function sameCard(a: CardFacts, b: CardFacts): boolean {
  return a.id === b.id || (a.title === b.title && a.type === b.type && a.race === b.race);
}

/**
 * Whether this card, or one that is the same by name, type and loyalty, is among those that `facts` remembers by the indices
 * of their facts: two players may have read the same card from different lists.
 */
export function isAmong(game: Game, facts: readonly number[], id: CardId): boolean {
  if (facts.length === 0) return false;
  const own = cardOf(game, id).facts;
  if (facts.includes(own)) return true;
  if (!since(game, 2)) return false;
  const card = factsOf(game, id);
  return facts.some((index) => {
    const other = game.facts[index];
    return other !== undefined && sameCard(other, card);
  });
}

export function majorAgenda(facts: CardFacts): boolean {
  return facts.type === "agenda" && (facts.text?.major === true || hasKeyword(facts, "Major Agenda"));
}

/** A faction's agenda, hidden or not. */
export function agendaOf(game: Game, seat: SeatIndex): CardId | null {
  return (
    game.inPlay.find((id) => {
      const play = mustPlay(game, id);
      return play.row === "agenda" && play.faction === seat;
    }) ?? null
  );
}

export function namedTarget(game: Game, target: Target | null): NamedTarget | null {
  if (!target) return null;
  switch (target.what) {
    case "card":
      return { what: "card", named: named(game, target.card), seat: playOf(game, target.card)?.faction ?? null };
    case "player":
      return { what: "player", seat: target.seat };
    case "conflict":
      return { what: "conflict", ...titledApart(game, conflictOf(game, target.conflict)) };
  }
}

/** Seats still in the game. */
export function playing(game: Game): SeatIndex[] {
  const seats: SeatIndex[] = [];
  for (let seat = 0; seat < game.seats.length; seat++) if (!game.seats[seat]?.eliminated) seats.push(seat);
  return seats;
}

/** The player who speaks for a card in play: whoever controls it, and for one that nobody does its faction's player. */
export function speakerFor(game: Game, id: CardId): SeatIndex {
  const play = mustPlay(game, id);
  return play.controller ?? play.faction ?? cardOf(game, id).owner;
}

/** Who is asked what is printed on a card, wherever it lies. */
export function answererFor(game: Game, id: CardId): SeatIndex {
  return playOf(game, id) ? speakerFor(game, id) : cardOf(game, id).owner;
}

/** Whether a card is in no faction and under nobody's control, by its own text. engine: Factions and Control */
export const isFactionless = ({ text }: CardFacts): boolean => text?.factionless === true;

/**
 * Whom "you" means in a card's text: its controller, if it has one. On an enhancement that lies on a faction or on a card in one, that
 * faction's player, whoever played it. engine glossary: You or Your
 */
export function youOf(game: Game, id: CardId): SeatIndex | null {
  const play = mustPlay(game, id);
  return factsOf(game, id).type === "enhancement" && play.faction !== null ? play.faction : play.controller;
}

/** Whom "you" means in what a card does for this player, who uses it: mostly that player. engine glossary: You or Your */
export function speaksFor(game: Game, id: CardId, seat: SeatIndex): SeatIndex {
  return youOf(game, id) ?? seat;
}

/** Whether this very card is the target, and has not left play since. */
export const isAimedAt = (target: Target | null, card: CardId): boolean =>
  target?.what === "card" && target.card === card && !target.left;

/** The player that a target belongs to. */
export function seatOfTarget(game: Game, target: Target): SeatIndex | null {
  switch (target.what) {
    case "card":
      return target.left ? null : (playOf(game, target.card)?.faction ?? null);
    case "player":
      return target.seat;
    case "conflict":
      return conflictOf(game, target.conflict).initiator;
  }
}

/** The chaos tokens on a card, or those of any other kind. engine: Drakh Rule 7 — chaos tokens are all alike */
export function tokensOn(play: InPlay, kind: "chaos" | undefined): number {
  return (kind === "chaos" ? play.chaos : play.tokens) ?? 0;
}

/** What lies on a card in play. */
export function attachedTo(game: Game, host: CardId): CardId[] {
  return game.inPlay.filter((id) => mustPlay(game, id).host === host);
}

/** The conflict that this conflict card is, initiated or put off; null for any other card, one in play included. */
export function conflictOn(game: Game, card: CardId): Conflict | null {
  if (game.cards[card]?.zone !== "declared") return null;
  const all = [...game.conflicts, ...(game.prolonged ?? [])];
  return all.find((conflict) => conflict.card === card && !conflict.through) ?? null;
}

/** The race of one side of a state or a tension. */
export function raceOfSide(game: Game, side: Side): Race {
  return "race" in side ? side.race : seatOf(game, side.seat).race;
}

/** Whether two sides are one and the same. */
export function isSameSide(a: Side, b: Side): boolean {
  return "seat" in a ? "seat" in b && a.seat === b.seat : "race" in b && a.race === b.race;
}
