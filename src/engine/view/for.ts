/** What one viewer may see. It starts empty, and adds what that viewer may see; nothing is taken away afterwards. */

import { triggerWords } from "../actions/trigger-words.ts";
import type { Named } from "../events/event.ts";
import { hasAnswered, openlyAwaited } from "../questions/decisions.ts";
import { decisionView } from "../questions/index.ts";
import { amountOf, formOf, totals } from "../rules/conflicts/conflict.ts";
import { showingTo } from "../rules/conflicts/declaring.ts";
import { namedSecond } from "../rules/conflicts/second-target.ts";
import { gainsNothing, ratingOf } from "../rules/costs/influence.ts";
import { pairsOfOneRaceAtPeace } from "../rules/in-force/same-race.ts";
import { isaMembers } from "../rules/relations/isa.ts";
import { allStates, NON_AGGRESSION } from "../rules/relations/states.ts";
import { tensionBetween, unplayedRaces } from "../rules/relations/tension.ts";
import { tally } from "../rules/relations/vote.ts";
import { standingAnswerOf } from "../rules/triggers/standing-answers.ts";
import { watchEvent } from "../rules/triggers/watching.ts";
import { lackedBy } from "../rules/victory/agenda.ts";
import { missing } from "../rules/victory/claims.ts";
import { isBarred, lessPowerNeeded, powerBonus, powerOf } from "../rules/victory/power.ts";
import type { Ballot, Conflict, Declaration, Game, VictoryClaim, Vote, Watch } from "../state/game.ts";
import {
  agendaOf,
  cardOf,
  conflictTitle,
  inFaction,
  liesOpen,
  mustPlay,
  namedTarget,
  playOf,
  seatOf,
  textOf,
  titledApart,
  titleOf,
  warTitle,
} from "../state/lookup.ts";
import type { SeatIndex } from "../state/vocabulary.ts";
import { missingConsent } from "../turn/loose.ts";
import {
  cardView,
  cardViews,
  conflictWithOwnUnder,
  inPlayView,
  openInPlay,
  sortedViews,
  underConflict,
  withOwnUnder,
} from "./cards.ts";
import type {
  BallotView,
  CardInPlayView,
  ConflictView,
  SeatView,
  StateView,
  View,
  Viewer,
  VoteView,
  WatchView,
} from "./view.ts";

/** The game as a seat, a judge or the public sees it. A judge sees no secrets either: judging needs none, and a judge may play. */
export function viewFor(game: Game, viewer: Viewer): View {
  const own = typeof viewer === "object" ? viewer.seat : null;
  const open = openParts(game);
  return {
    viewer,
    rules: game.rules,
    ...(game.duel ? { duel: game.duel } : {}),
    ...(game.together ? { together: true as const } : {}),
    ...(game.house ? { house: game.house } : {}),
    turn: game.turn,
    round: game.round,
    order: game.order,
    awaiting: openlyAwaited(game, own).map((decision) => decisionView(game, decision, own)),
    seats: open.seats.map((seat) => seatView(game, seat, own)),
    global: withOwnUnder(game, open.global, own),
    influence: game.influence,
    shadowWar: game.shadowWar,
    ...(game.shadowWarAt === undefined ? {} : { shadowWarAt: game.shadowWarAt }),
    declared: game.declared.map((declaration) => declarationView(game, declaration, own)),
    states: open.states,
    ...(game.civilWars ? { civilWars: game.civilWars } : {}),
    conflicts: open.conflicts.map((conflict) => conflictWithOwnUnder(game, conflict, own)),
    ...secretly(game),
    ...(own === null ? {} : { standing: standingAnswerOf(game, own), standingCards: standingCards(game, own) }),
    ...(game.isa ? { isa: { founder: game.isa.founder, members: isaMembers(game) } } : {}),
    ...(game.halt ? { halted: game.halt.by } : {}),
    ...(game.loose
      ? {
          looseProposal: game.loose.id ?? 0,
          loose: {
            on: game.loose.on,
            agreed: game.loose.agreed,
            missing: missingConsent(game),
          },
        }
      : {}),
    vote: game.vote ? voteView(game, game.vote, own) : null,
    ...(game.watches ? { watches: game.watches.map((watch) => watchView(game, watch)) } : {}),
    ...(game.claims ? { claims: game.claims.map((claim) => claimView(game, claim)) } : {}),
    ...(game.time ? { time: true as const } : {}),
    result: game.result,
  };
}

/** How far a step is that all answer in secret, apart from aftermaths: of those the answers may be given in advance. */
function secretly(game: Game): Pick<View, "secretly"> {
  const { declareStep, drawStep } = game;
  const step = declareStep ? "declare" : "draw";
  const asked = (declareStep ?? drawStep)?.asked
    .map(({ seat }) => seat)
    .filter((seat) => !seatOf(game, seat).eliminated);
  if (!asked) return {};
  return { secretly: { step, asked, answered: asked.filter((seat) => hasAnswered(game, seat)).length } };
}

/** A card that does not lie open any more is not named. */
function watchView(game: Game, watch: Watch): WatchView {
  const { type: _, ...view } = watchEvent(game, "watch-set", watch);
  const open = (card: Named | null) => (card !== null && liesOpen(game, card.card) ? card : null);
  return { ...view, about: open(view.about), holder: open(view.holder) };
}

function claimView(game: Game, claim: VictoryClaim): NonNullable<View["claims"]>[number] {
  return { seat: claim.seat, title: titleOf(game, claim.card), missing: missing(game, claim) };
}

/** The states, and those that the factions of a race are in by themselves. */
function statesView(game: Game): StateView[] {
  return [
    ...allStates(game).map(({ name, between, source, suspended }) => ({
      name,
      between,
      source,
      suspended: suspended === true,
    })),
    ...pairsOfOneRaceAtPeace(game).map(
      ([a, b]): StateView => ({
        name: NON_AGGRESSION,
        between: [{ seat: a }, { seat: b }],
        source: "",
        suspended: false,
      }),
    ),
  ];
}

/** A sealed vote shows who has voted; what was voted only to whoever voted it. */
function voteView(game: Game, vote: Vote, own: SeatIndex | null): VoteView {
  const { kind, source, by, head, sealed, ballots, league, context } = vote;
  const seen = ({ of, caster, cast }: Ballot): BallotView => {
    const hidden = sealed && caster !== null && caster !== own;
    return { of, caster, cast: hidden ? null : cast, has: cast !== null };
  };
  const shown = ballots.map(seen);
  const says = context && context.card !== null ? (textOf(game, context.card)?.says ?? null) : null;
  const votes = { ballots: shown, league: league?.map(seen) ?? null, tally: tally(shown) };
  return { kind, source, says, by, head, sealed, ...votes };
}

/** What is declared through a card in play, if no card hides it, or from a war, is said at once; what a war is aimed at is not. */
function declarationView(
  game: Game,
  { seat, card, as, behind, war, target, revealed }: Declaration,
  own: SeatIndex | null,
) {
  if (card !== null) {
    const open = as !== undefined && behind === undefined;
    return {
      seat,
      title: seat === own || open || revealed || isShown(game, own, seat) ? titleOf(game, card) : null,
      ...(open ? { open: true as const } : {}),
      ...(revealed ? { revealed: true as const } : {}),
      ...(behind !== undefined && seat === own ? { behind: titleOf(game, behind) } : {}),
    };
  }
  const title = seat === own && target ? conflictTitle(game, { card, target }) : warTitle(game, war);
  return { seat, title, open: true as const, war: true as const };
}

/** Whether a player shows this viewer what is declared. compendium: Hidden Agent */
const isShown = (game: Game, own: SeatIndex | null, seat: SeatIndex) =>
  own !== null && showingTo(game, own).includes(seat);

/** The events of a player that lie aside. */
function asideOf(game: Game, seat: SeatIndex): Pick<SeatView, "aside"> {
  const own = (game.aside ?? []).filter(({ card }) => cardOf(game, card).owner === seat);
  return own.length === 0 ? {} : { aside: own.map(({ card }) => cardView(game, card)) };
}

function beganAs({ began }: Game, seat: SeatIndex): Pick<SeatView, "began"> {
  const before = began?.[seat];
  return before ? { began: { rating: before.rating, unrest: before.unrest, tensions: before.tensions } } : {};
}

/** What everybody sees of a game alike: made once for all its viewers, since a game never changes. */
interface OpenParts {
  readonly seats: readonly SeatView[];
  readonly global: readonly CardInPlayView[];
  readonly states: readonly StateView[];
  readonly conflicts: readonly ConflictView[];
}

const openPartsOf = new WeakMap<Game, OpenParts>();

function openParts(game: Game): OpenParts {
  const known = openPartsOf.get(game);
  if (known) return known;
  const parts: OpenParts = {
    seats: game.seats.map((_, seat) => openSeat(game, seat)),
    global: game.inPlay.filter((id) => mustPlay(game, id).faction === null).map((id) => openInPlay(game, id)),
    states: statesView(game),
    conflicts: game.conflicts.map((conflict) => conflictView(game, conflict)),
  };
  openPartsOf.set(game, parts);
  return parts;
}

/** What everybody sees of a seat, and what its own player or whoever has hidden a card there sees besides. */
function seatView(game: Game, open: SeatView, own: SeatIndex | null): SeatView {
  const { seat } = open;
  const inner = withOwnUnder(game, open.inner, own);
  const supporting = withOwnUnder(game, open.supporting, own);
  const onFaction = withOwnUnder(game, open.onFaction, own);
  if (seat !== own) {
    const [shown = null] = withOwnUnder(game, open.agenda ? [open.agenda] : [], own);
    const same = inner === open.inner && supporting === open.supporting && onFaction === open.onFaction;
    return same && shown === open.agenda ? open : { ...open, inner, supporting, onFaction, agenda: shown };
  }
  const { hand, reserve } = seatOf(game, seat);
  const agenda = agendaOf(game, seat);
  const lacking = agenda !== null && open.agendaHidden ? lackedBy(game, seat, agenda) : null;
  return {
    ...open,
    inner,
    supporting,
    onFaction,
    agenda: agenda === null ? null : inPlayView(game, agenda, own),
    agendaLacks: lacking && { code: lacking.code, facts: lacking.facts },
    hand: cardViews(game, hand),
    ...(reserve ? { reserve: sortedViews(game, reserve) } : {}),
  };
}

function openSeat(game: Game, seat: SeatIndex): SeatView {
  const state = seatOf(game, seat);
  const inRow = (row: Parameters<typeof inFaction>[2]) => inFaction(game, seat, row).map((id) => openInPlay(game, id));
  const needsLess = lessPowerNeeded(game, seat);
  const barred = isBarred(game, seat, "any") ? "any" : isBarred(game, seat, "standard") ? "standard" : null;
  const agenda = agendaOf(game, seat);
  const hidden = agenda !== null && mustPlay(game, agenda).faceDown;
  // An ambassador that has been chosen but not revealed is nobody's to see.
  const ambassador = state.ambassador !== null && playOf(game, state.ambassador) ? titleOf(game, state.ambassador) : "";
  return {
    seat,
    name: state.name,
    race: state.race,
    faction: state.faction,
    ...(state.drakh ? { drakh: true as const } : {}),
    ambassador,
    rating: ratingOf(state),
    unspent: state.unspent,
    additional: state.additional,
    ...(state.additionalNext === undefined ? {} : { additionalNext: state.additionalNext }),
    spent: state.spent,
    power: powerOf(game, seat),
    rawPower: state.rawPower,
    powerBonus: powerBonus(game, seat),
    unrest: state.unrest,
    discounts: state.discounts ?? [],
    ...(needsLess > 0 ? { needsLess } : {}),
    ...(barred === null ? {} : { barred }),
    ...(gainsNothing(game, seat) === null ? {} : { gainsNothing: true as const }),
    ...beganAs(game, seat),
    tensions: state.tensions,
    abroad: unplayedRaces(game).map((race) => ({
      race,
      toward: tensionBetween(game, { seat }, { race }),
      from: tensionBetween(game, { race }, { seat }),
    })),
    inner: inRow("inner"),
    supporting: inRow("supporting"),
    agenda: agenda !== null && !hidden ? openInPlay(game, agenda) : null,
    agendaHidden: hidden,
    agendaLacks: null,
    onFaction: inRow("faction"),
    handSize: state.hand.length,
    hand: null,
    deckSize: state.deck.length,
    discard: cardViews(game, state.discard),
    removed: cardViews(game, state.removed),
    ...asideOf(game, seat),
    ...(state.reserve ? { reserveSize: state.reserve.length } : {}),
    ...(state.crusade ? { crusadeSize: state.crusade.length } : {}),
    eliminated: state.eliminated,
  };
}

function conflictView(game: Game, conflict: Conflict): ConflictView {
  const { support, opposition, sides } = totals(game, conflict);
  return {
    id: conflict.id,
    ...titledApart(game, conflict),
    says: conflict.card === null ? null : (textOf(game, conflict.card)?.says ?? null),
    initiator: conflict.initiator,
    type: conflict.type,
    form: formOf(game, conflict),
    target: namedTarget(game, conflict.target),
    ...namedSecond(game, conflict.second),
    participants: conflict.participants.map((participant) => ({
      card: participant.card,
      title: titleOf(game, participant.card),
      seat: playOf(game, participant.card)?.controller ?? cardOf(game, participant.card).owner,
      as: participant.as,
      amount: amountOf(game, participant),
      using: participant.using,
      through: participant.through ?? null,
      neutralized: playOf(game, participant.card)?.neutralized ?? false,
      side: participant.side,
      ...(participant.against === undefined ? {} : { against: participant.against }),
    })),
    added: conflict.added,
    support,
    opposition,
    sides,
    result: conflict.result,
    ...underConflict(game, conflict),
  };
}

/** What this seat has said in advance about cards of its own. */
function standingCards(game: Game, own: SeatIndex): NonNullable<View["standingCards"]> {
  return (game.standing?.cards ?? [])
    .filter(({ seat, card }) => seat === own && playOf(game, card))
    .map(({ card, answer, on }) => ({
      card,
      title: titleOf(game, card),
      answer,
      ...(on === undefined ? {} : { when: triggerWords(on) }),
    }));
}
