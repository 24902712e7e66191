/** What a seat can do now: the one source of buttons, autocomplete, practice opponents and random play. */
import type { Action, ActionOf } from "./action.ts";
import { assistable, assistantsFor } from "./actions/assistance.ts";
import { attackable, mayAttack } from "./actions/attacks.ts";
import { speaksFor, unknownFacts } from "./actions/by-hand.ts";
import { mayPlace, mayPlayEvent, mayUse } from "./actions/cards.ts";
import { mayLead } from "./actions/conflicts.ts";
import { discardsOwed } from "./actions/draw.ts";
import { mayHeal, mayRepair } from "./actions/healing.ts";
import { mayBuild } from "./actions/influence.ts";
import { possibleBids } from "./actions/mercenaries.ts";
import { choicesToKeep, mayReplace as mayReplaceCard } from "./actions/replacing.ts";
import { answers, maySayInAdvance } from "./actions/responses.ts";
import { suggestedHand } from "./actions/setup.ts";
import { mayFindAsylum } from "./actions/surrender.ts";
import { callable } from "./actions/votes.ts";
import { mayEnterWar } from "./actions/war.ts";
import type { FactName } from "./cards/facts.ts";
import type { TargetSpec } from "./cards/text.ts";
import { questionFor } from "./decisions.ts";
import { type Conflict, type Decision, type Game, type SponsorTerms, STANDING_ANSWERS, type Target } from "./game.ts";
import { agendaOf, cardOf, factsOf, innerCircle, mustPlay, playing, seatOf, textOf } from "./lookup.ts";
import type { Refusal } from "./refusal.ts";
import { mostToBuy } from "./rounds/draw.ts";
import { mayWait } from "./rounds/halt.ts";
import { mayAgree, mayObject } from "./rounds/loose.ts";
import { sustainable } from "./rounds/ready.ts";
import { askedTriggers } from "./rounds/responses.ts";
import { ambassadorChoices } from "./rounds/setup.ts";
import { usableAs, usableIn } from "./rules/ability.ts";
import { mayPlayAftermath } from "./rules/aftermath.ts";
import { mayDiscard, mayHide, mayReplace, mayReveal as mayRevealAgenda } from "./rules/agenda.ts";
import { formOf, mayJoin } from "./rules/conflict.ts";
import { mayReveal } from "./rules/contingency.ts";
import { conflictSpec, isDeclarable, noneLeft, offersFor } from "./rules/declaring.ts";
import { lossFromSpent } from "./rules/influence.ts";
import { actingCard } from "./rules/mercenary.ts";
import { cardsWithMark } from "./rules/payment.ts";
import { mayGoUnrotated, mayPromote, maySponsor } from "./rules/sponsor.ts";
import { enemiesOf } from "./rules/states.ts";
import { legalTargets } from "./rules/target.ts";
import { warTargets } from "./rules/war.ts";
import { sentence } from "./sentence.ts";
import type { LegalAction } from "./view.ts";

import { type Ability, type CardId, type SeatIndex, VOTES } from "./vocabulary.ts";

interface Found {
  action: Action;
  needs: readonly FactName[];
}

/** Every complete action that this seat can take now, each with the sentence that does it. */
export function legalActions(game: Game, seat: SeatIndex): LegalAction[] {
  if (game.result || !game.seats[seat] || seatOf(game, seat).eliminated) return [];
  const asked = questionFor(game, seat);
  if (!asked) return [];
  const beside = asked.kind === "action" || asked.kind === "aftermath" ? atAnyTime(game, seat) : [];
  return said(game, [...forDecision(game, seat, asked), ...beside]);
}

/**
 * What a seat may do at any time, asked or not, apart from leaving the game: to say something in advance. A seat that
 * acts or answers about aftermaths is offered the same among its legal actions.
 */
export function anytimeActions(game: Game, seat: SeatIndex): LegalAction[] {
  if (game.result || !game.seats[seat] || seatOf(game, seat).eliminated) return [];
  return said(game, atAnyTime(game, seat));
}

function said(game: Game, found: readonly Found[]): LegalAction[] {
  return found.map(({ action, needs }) => ({ action, sentence: sentence(game, action), needs }));
}

function atAnyTime(game: Game, seat: SeatIndex): Found[] {
  const aftermaths = STANDING_ANSWERS.filter((answer) => maySayInAdvance(game, seat, answer) === null);
  const cards = game.inPlay.filter((id) => mustPlay(game, id).controller === seat && answers(game, id));
  return [
    ...(mayWait(game) === null ? [sure({ type: "wait", seat })] : []),
    ...(mayAgree(game, seat) === null ? [sure({ type: "loose", seat })] : []),
    ...(mayObject(game) === null ? [sure({ type: "object", seat })] : []),
    ...aftermaths.map((answer) => sure({ type: "standing", seat, answer })),
    ...cards.flatMap((card) =>
      STANDING_ANSWERS.filter((answer) => maySayInAdvance(game, seat, answer, card) === null).map((answer) =>
        sure({ type: "standing", seat, card, answer }),
      ),
    ),
  ];
}

const ASSISTANCE = ["abilities", "sponsoring"] as const;
const sure = (action: Action): Found => ({ action, needs: [] });

function forDecision(game: Game, seat: SeatIndex, decision: Decision): Found[] {
  switch (decision.kind) {
    case "ambassador":
      return ambassadorChoices(game, seat, decision.revealed).map((card) =>
        sure({ type: "choose-ambassador", seat, card }),
      );
    case "starting-hand":
      return [
        sure({ type: "start-with-any", seat }),
        sure({ type: "start-with", seat, cards: suggestedHand(game, seat, decision) }),
      ];
    case "sustain": {
      const cards = sustainable(game, seat);
      return [
        ...(cards.length > 1 ? [sure({ type: "sustain", seat, cards })] : []),
        ...cards.map((card) => sure({ type: "sustain", seat, cards: [card] })),
        sure({ type: "sustain", seat, cards: [] }),
      ];
    }
    case "hold":
      return [sure({ type: "pass", seat })];
    case "declare": {
      const found = declarations(game, seat);
      if (!decision.halted) return found;
      return [...found.filter(({ action }) => action.type !== "declare-nothing"), sure({ type: "pass", seat })];
    }
    case "initiate":
      if (decision.card === null)
        return warTargets(game, decision.war ?? seat).map((target) => sure({ type: "initiate", seat, target }));
      return targetsFor(game, conflictSpec(game, decision.card, decision.as), seat, null).flatMap((target) =>
        target ? [sure({ type: "initiate", seat, target })] : [],
      );
    case "action":
      return actionRound(game, seat);
    case "sponsor":
      return [...effectSponsorings(game, seat, decision.terms), sure({ type: "pass", seat })];
    case "mercenary":
      return actionRound(game, seat).filter(
        ({ action }) => action.type === "pass" || actingCard(action) === decision.card,
      );
    case "reveal":
      return [
        ...ofHand(game, faceDown(game, seat))
          .filter((card) => mayReveal(game, seat, card, decision) === null)
          .map((card) => sure({ type: "reveal", seat, card })),
        sure({ type: "pass", seat }),
      ];
    case "resolve-first":
      return game.conflicts
        .filter(({ initiator, result }) => initiator === seat && result === null)
        .map(({ id }) => sure({ type: "resolve-first", seat, conflict: id }));
    case "trigger":
      return [
        ...askedTriggers(game, seat, decision.happened, decision.used).map(({ card, effect }) =>
          sure({ type: "trigger", seat, card, triggered: effect }),
        ),
        sure({ type: "pass", seat }),
      ];
    case "aftermath":
      return [...aftermaths(game, seat, decision.conflict), sure({ type: "pass", seat })];
    case "discard":
      return [...discards(game, seat, decision), ...surrenders(game, seat)];
    case "discard-some":
      return discards(game, seat, decision);
    case "buy":
      return [
        ...Array.from({ length: mostToBuy(game, seat) }, (_, index) => sure({ type: "buy", seat, cards: index + 1 })),
        sure({ type: "keep", seat }),
      ];
    case "discard-inner":
      return innerCircle(game, seat)
        .filter((card) => card !== seatOf(game, seat).ambassador)
        .map((card) => sure({ type: "discard-inner", seat, card }));
    case "purge":
      return cardsWithMark(game, seat, decision.mark).map((card) => sure({ type: "purge", seat, card }));
    case "lose": {
      const { least, most } = lossFromSpent(game, seat, decision.amount);
      return Array.from({ length: most - least + 1 }, (_, index) => sure({ type: "lose", seat, spent: least + index }));
    }
    case "call": {
      const open = callable(game);
      return [
        ...(open.length > 1 ? [sure({ type: "call-rest", seat })] : []),
        ...open.map(({ index }) => sure({ type: "call", seat, ballot: index })),
      ];
    }
    case "vote":
      return VOTES.map((vote) => sure({ type: "vote", seat, vote }));
    case "fact":
      // Facts are stated in a form: there is no list of them.
      return [];
  }
}

/** Hand cards, one of each kind. */
function ofHand(game: Game, cards: readonly CardId[]): CardId[] {
  const seen = new Set<number>();
  return cards.filter((id) => {
    const { facts } = cardOf(game, id);
    if (seen.has(facts)) return false;
    seen.add(facts);
    return true;
  });
}

function faceDown(game: Game, seat: SeatIndex): CardId[] {
  return game.inPlay.filter((id) => mustPlay(game, id).faceDown && mustPlay(game, id).controller === seat);
}

/** The targets that a spec allows; `[null]` for a card that takes none. */
function targetsFor(game: Game, spec: TargetSpec | null, by: SeatIndex, conflict: Conflict | null): (Target | null)[] {
  return spec ? legalTargets(game, spec, { by, conflict }) : [null];
}

const withTarget = (target: Target | null) => (target ? { target } : {});

function declarations(game: Game, seat: SeatIndex): Found[] {
  const found: Found[] = [];
  for (const card of ofHand(game, seatOf(game, seat).hand)) {
    if (!isDeclarable(game, seat, card)) continue;
    // The target may be named at once or when the conflict is revealed.
    found.push(sure({ type: "declare", seat, card }));
    const spec = conflictSpec(game, card, undefined);
    if (spec)
      for (const target of targetsFor(game, spec, seat, null))
        if (target) found.push(sure({ type: "declare", seat, card, target }));
    if (!textOf(game, card))
      for (const other of playing(game))
        if (other !== seat) found.push(sure({ type: "declare", seat, card, target: { what: "player", seat: other } }));
  }
  for (const { card, offer } of offersFor(game, seat)) {
    const as = (textOf(game, card)?.initiates?.length ?? 0) > 1 ? { as: offer.type } : {};
    found.push(sure({ type: "declare", seat, card, ...as }));
    for (const target of offer.target ? targetsFor(game, offer.target, seat, null) : [])
      if (target) found.push(sure({ type: "declare", seat, card, ...as, target }));
  }
  if (noneLeft(game, seat) === null)
    for (const against of enemiesOf(game, seat)) {
      for (const target of warTargets(game, against))
        found.push(sure({ type: "declare-war", seat, enemy: against, target }));
      found.push(sure({ type: "declare-war", seat, enemy: against }));
    }
  return [...found, sure({ type: "declare-nothing", seat })];
}

/** What is allowed, and what only waits for a fact: one that this seat states, or that another is asked for. */
function collect(game: Game, found: Found[], action: Action, outcome: Refusal | object | null): void {
  if (outcome === null || !("code" in outcome)) found.push(sure(action));
  else if (outcome.needs) {
    const { card, facts } = outcome.needs;
    if (!game.cards[card]?.play || speaksFor(game, action.seat, card)) found.push({ action, needs: facts });
    else if (!game.awaiting.some((one) => one.kind === "fact" && one.card === card)) found.push(sure(action));
  }
}

function actionRound(game: Game, seat: SeatIndex): Found[] {
  const found: Found[] = [];
  const hand = ofHand(game, seatOf(game, seat).hand);
  const own = game.inPlay.filter((id) => mustPlay(game, id).controller === seat && !mustPlay(game, id).faceDown);
  const inner = own.filter((id) => mustPlay(game, id).row === "inner");
  for (const card of inner) collect(game, found, { type: "build", seat, with: card }, mayBuild(game, seat, card));
  for (const card of hand) fromHand(game, seat, card, inner, own, found);
  for (const card of own) inPlay(game, seat, card, inner, own, found);
  if (agendaOf(game, seat) !== null) {
    collect(game, found, { type: "reveal-agenda", seat }, mayRevealAgenda(game, seat));
    collect(game, found, { type: "discard-agenda", seat }, mayDiscard(game, seat));
  }
  for (const enemy of playing(game))
    if (mayEnterWar(game, seat, enemy) === null) found.push(sure({ type: "join-war", seat, enemy }));
  found.push(...possibleBids(game, seat).map(sure), ...assistances(game, seat), sure({ type: "pass", seat }));
  return found;
}

/** Both kinds of assistance, of everyone who may give it, for everyone who may have it. */
function assistances(game: Game, seat: SeatIndex): Found[] {
  const [own, ...others] = assistable(game, seat);
  const whom = [...(own === undefined ? [] : [{}]), ...others.map((card) => ({ whom: card }))];
  return assistantsFor(game, seat).flatMap((card) =>
    ASSISTANCE.flatMap((by) => whom.map((each) => sure({ type: "assist", seat, card, by, ...each }))),
  );
}

function fromHand(
  game: Game,
  seat: SeatIndex,
  card: CardId,
  inner: readonly CardId[],
  own: readonly CardId[],
  found: Found[],
): void {
  const facts = factsOf(game, card);
  switch (facts.type) {
    case "event":
      for (const target of targetsFor(game, facts.text?.target ?? null, seat, null))
        collect(
          game,
          found,
          { type: "play", seat, card, ...withTarget(target) },
          mayPlayEvent(game, seat, card, target),
        );
      return;
    case "contingency":
      for (const under of own)
        collect(game, found, { type: "place", seat, card, under }, mayPlace(game, seat, card, under));
      return;
    case "conflict":
    case "aftermath":
      return;
    default:
      replacing(game, seat, card, found);
      for (const by of sponsors(game, seat, card, inner)) {
        const rotating = by === null ? {} : { with: by };
        for (const target of sponsorTargets(game, seat, card))
          collect(
            game,
            found,
            { type: "sponsor", seat, card, ...rotating, ...withTarget(target) },
            maySponsor(game, { seat, card, with: by, target }),
          );
        if (facts.type !== "agenda") continue;
        collect(game, found, { type: "hide", seat, card, ...rotating }, mayHide(game, seat, card, by));
        collect(game, found, { type: "replace-agenda", seat, card, ...rotating }, mayReplace(game, seat, card, by));
      }
  }
}

/** What an effect may bring in from hand. */
function effectSponsorings(game: Game, seat: SeatIndex, terms: SponsorTerms): Found[] {
  const found: Found[] = [];
  for (const card of ofHand(game, seatOf(game, seat).hand)) {
    if (!terms.types.includes(factsOf(game, card).type)) continue;
    for (const target of sponsorTargets(game, seat, card))
      collect(
        game,
        found,
        { type: "sponsor", seat, card, ...withTarget(target) },
        maySponsor(game, { seat, card, with: null, target, terms }),
      );
  }
  return found;
}

/** Who may rotate to bring a card in; null for nobody, where the card or another one spares it. */
function sponsors(game: Game, seat: SeatIndex, card: CardId, inner: readonly CardId[]): (CardId | null)[] {
  const rotating = inner.filter((by) => !mustPlay(game, by).rotated);
  return mayGoUnrotated(game, seat, card) === null ? [null, ...rotating] : rotating;
}

/** The cards in play that this one may replace, each with every choice of what moves. */
function replacing(game: Game, seat: SeatIndex, card: CardId, found: Found[]): void {
  const spec = textOf(game, card)?.replaces?.target;
  for (const target of spec ? targetsFor(game, spec, seat, null) : []) {
    if (target?.what !== "card") continue;
    for (const keep of choicesToKeep(game, target.card, card)) {
      const kept = keep === undefined ? {} : { keep };
      const action: ActionOf<"replace"> = { type: "replace", seat, card: target.card, with: card, ...kept };
      const allowed = mayReplaceCard(game, action);
      collect(game, found, action, "code" in allowed ? allowed : null);
    }
  }
}

/** What an enhancement may go on; one whose text is unknown, on any card or player. */
function sponsorTargets(game: Game, seat: SeatIndex, card: CardId): (Target | null)[] {
  const facts = factsOf(game, card);
  if (facts.type !== "enhancement" || facts.text) return targetsFor(game, facts.text?.target ?? null, seat, null);
  const cards = game.inPlay
    .filter((id) => !mustPlay(game, id).faceDown && mustPlay(game, id).row !== "attached")
    .map((id): Target => ({ what: "card", card: id }));
  return [null, ...playing(game).map((other): Target => ({ what: "player", seat: other })), ...cards];
}

function inPlay(
  game: Game,
  seat: SeatIndex,
  card: CardId,
  inner: readonly CardId[],
  own: readonly CardId[],
  found: Found[],
): void {
  const facts = factsOf(game, card);
  const play = mustPlay(game, card);
  if (mayHeal(game, seat, card) === null) found.push(sure({ type: "heal", seat, card }));
  for (let by = 1; by <= play.damage; by++)
    collect(game, found, { type: "repair", seat, card, by }, mayRepair(game, seat, card, by));
  if (facts.type === "character" && play.row === "supporting")
    for (const by of inner)
      collect(game, found, { type: "promote", seat, card, with: by }, mayPromote(game, seat, card, by));
  if (play.rotated || play.neutralized) return;
  for (const conflict of game.conflicts) {
    if (conflict.result) continue;
    takeSides(game, seat, card, conflict, found);
    attacks(game, seat, card, conflict, found);
  }
  if (facts.type === "character")
    for (const fleet of own)
      if (factsOf(game, fleet).type === "fleet")
        for (const ability of usableAs(game, card, "leadership"))
          collect(
            game,
            found,
            { type: "lead", seat, fleet, with: card, ...through(ability, "leadership") },
            mayLead(game, seat, fleet, card, ability),
          );
  for (const [index, action] of (facts.text?.actions ?? []).entries())
    for (const target of targetsFor(game, action.target ?? null, seat, null))
      collect(
        game,
        found,
        { type: "rotate", seat, card, action: index, ...withTarget(target) },
        mayUse(game, seat, card, index, target),
      );
}

/** The ability that an action names where it is not the one that is asked for. */
const through = (ability: Ability, wanted: Ability) => (ability === wanted ? {} : { using: ability });

/** The participants that this card may attack, each for itself. */
function attacks(game: Game, seat: SeatIndex, card: CardId, conflict: Conflict, found: Found[]): void {
  const { id } = conflict;
  for (const against of new Set(conflict.participants.map((participant) => participant.card))) {
    const wanted = attackable(game, id, against)?.using;
    if (wanted === undefined) continue;
    for (const ability of usableAs(game, card, wanted)) {
      const action: ActionOf<"attack"> = {
        type: "attack",
        seat,
        conflict: id,
        against,
        with: card,
        ...through(ability, wanted),
      };
      collect(game, found, action, mayAttack(game, action));
    }
  }
}

function takeSides(game: Game, seat: SeatIndex, card: CardId, conflict: Conflict, found: Found[]): void {
  const { id, type } = conflict;
  for (const ability of usableIn(game, card, type)) {
    const join = { seat, conflict: id, with: card, ...through(ability, type) };
    if (formOf(game, conflict) === "sides") {
      for (const side of playing(game))
        collect(
          game,
          found,
          { type: "support", ...join, side },
          mayJoin(game, seat, id, card, "support", side, ability),
        );
      continue;
    }
    collect(game, found, { type: "support", ...join }, mayJoin(game, seat, id, card, "support", null, ability));
    collect(game, found, { type: "oppose", ...join }, mayJoin(game, seat, id, card, "oppose", null, ability));
  }
}

function aftermaths(game: Game, seat: SeatIndex, id: number): Found[] {
  const conflict = game.conflicts.find((other) => other.id === id);
  if (!conflict) return [];
  const found: Found[] = [];
  for (const card of ofHand(game, seatOf(game, seat).hand)) {
    const facts = factsOf(game, card);
    if (facts.type !== "aftermath") continue;
    const targets = facts.text
      ? targetsFor(game, facts.text.target ?? null, seat, conflict)
      : [null, ...playing(game).map((other): Target => ({ what: "player", seat: other })), ...characters(game)];
    for (const target of targets)
      collect(
        game,
        found,
        { type: "aftermath", seat, card, ...withTarget(target) },
        mayPlayAftermath(game, seat, card, target, conflict),
      );
  }
  return found;
}

function characters(game: Game): Target[] {
  return game.inPlay
    .filter((id) => !mustPlay(game, id).faceDown && ["inner", "supporting"].includes(mustPlay(game, id).row))
    .map((card): Target => ({ what: "card", card }));
}

/** Single cards to discard, or the first so many; any other choice is as good and is accepted too. */
function discards(game: Game, seat: SeatIndex, decision: Decision): Found[] {
  const { hand } = seatOf(game, seat);
  const count = decision.kind === "discard-some" ? discardsOwed(game, decision) : 1;
  if (count !== 1)
    return hand
      .slice(0, count === 0 ? 1 : hand.length - count + 1)
      .map((_, index) => sure({ type: "discard", seat, cards: hand.slice(index, index + count) }));
  const single = ofHand(game, hand).map((card) => sure({ type: "discard", seat, cards: [card] }));
  return decision.kind === "discard" ? [sure({ type: "keep", seat }), ...single] : single;
}

/** To each enemy, and where the rules have it with asylum from anybody who is left. */
function surrenders(game: Game, seat: SeatIndex): Found[] {
  return enemiesOf(game, seat).flatMap((to) => [
    sure({ type: "surrender", seat, to }),
    ...playing(game)
      .filter((asylum) => mayFindAsylum(game, seat, asylum) === null)
      .map((asylum) => sure({ type: "surrender", seat, to, asylum })),
  ]);
}

/** The facts of a card that could still be asked for, for a form that asks for several at once. */
export function askable(game: Game, card: CardId): FactName[] {
  return game.cards[card] ? unknownFacts(factsOf(game, card)) : [];
}
