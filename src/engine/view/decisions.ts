import { sentence } from "../actions/index.ts";
import { shownNow, takeable } from "../rules/decks/taking.ts";
import { ambassadorChoices } from "../rules/relations/seating.ts";
import { isAmount } from "../rules/triggers/choosing.ts";
import type { Decision, Freely, Game, Happening } from "../state/game.ts";
import { ambassadorOf, conflictTitle, seatOf, titleOf, warTitle } from "../state/lookup.ts";
import type { SeatIndex } from "../state/vocabulary.ts";
import { happenedOf } from "../turn/responses.ts";
import { cardViews, sortedViews } from "./cards.ts";
import type { DecisionView } from "./view.ts";

/** A decision that is due, as its own seat or (`own` another or null) everybody else sees it. */
export function decisionView(game: Game, decision: Decision, own: SeatIndex | null): DecisionView {
  const mine = decision.seat === own;
  const view: DecisionView = {
    id: decision.id,
    seat: decision.seat,
    kind: decision.kind,
    amount: null,
    about: null,
    facts: null,
    card: null,
    options: null,
  };
  switch (decision.kind) {
    case "ambassador":
      return mine
        ? { ...view, options: sortedViews(game, ambassadorChoices(game, decision.seat, decision.revealed)) }
        : view;
    case "starting-hand": {
      const amount = decision.cards + (decision.speciesAmbassador ? 1 : 0);
      return {
        ...view,
        amount,
        ...(decision.ifCorporate ? { ifCorporate: decision.ifCorporate } : {}),
        ...(decision.ifFourCard ? { ifFourCard: true, about: titleOf(game, ambassadorOf(game, decision.seat)) } : {}),
        options: mine ? sortedViews(game, seatOf(game, decision.seat).deck) : null,
      };
    }
    case "sideboard": {
      const { picked } = decision;
      const { deck, reserve = [] } = seatOf(game, decision.seat);
      return {
        ...view,
        about: mine && picked !== null ? titleOf(game, picked) : null,
        options: mine ? sortedViews(game, picked === null ? reserve : deck) : null,
      };
    }
    case "keep-hand":
      return {
        ...view,
        amount: decision.cards,
        ...(decision.ifCorporate ? { ifCorporate: decision.ifCorporate } : {}),
        ...(decision.ifFourCard ? { ifFourCard: true, about: titleOf(game, ambassadorOf(game, decision.seat)) } : {}),
        options: mine ? sortedViews(game, decision.dealt) : null,
      };
    case "stack":
      return {
        ...view,
        amount: decision.left.length,
        ...(decision.next.length > 0 ? { again: true as const } : {}),
        options: mine ? cardViews(game, decision.left) : null,
      };
    case "call":
      return { ...view, about: game.vote?.source ?? null };
    case "vote": {
      const ballot = game.vote?.league ? "league" : game.vote?.ballots[decision.ballot]?.of;
      return { ...view, about: game.vote?.source ?? null, ...(ballot ? { ballot } : {}) };
    }
    case "initiate":
      // The conflict has been turned up by now.
      return {
        ...view,
        about: decision.card === null ? warTitle(game, decision.war) : titleOf(game, decision.card),
        card: decision.card,
      };
    case "aftermath": {
      const again = game.aftermathStep?.again;
      const asked = { ...view, about: titleOfConflict(game, decision.conflict), ...(again && { again }) };
      const answered = mine ? secretAnswer(game, decision.seat) : null;
      return answered === null ? asked : { ...asked, answered };
    }
    case "trigger":
    case "reveal": {
      const happened = happenedOf(decision);
      if (!happened) return view;
      return { ...view, about: aboutHappening(game, happened), happened: happened.what };
    }
    case "declare":
      return { ...view, amount: decision.already ?? null };
    case "sponsor": {
      const { types, less = 0, free = false, source } = decision.terms;
      return { ...view, about: source, terms: { types, less, free } };
    }
    case "fetch":
      return { ...view, about: decision.source };
    case "victory-claim":
      return { ...view, about: titleOf(game, decision.card), card: decision.card, to: decision.by };
    case "go-on":
    case "mercenary":
      return { ...view, about: titleOf(game, decision.card), card: decision.card };
    case "buy":
      return { ...view, amount: decision.most };
    case "rotate-for": {
      const { amount, types, deed, damage, source } = decision;
      return {
        ...view,
        ...upTo(decision),
        amount,
        about: source,
        types,
        ...(deed && { deed }),
        ...(damage && { damage }),
      };
    }
    case "purge":
      return { ...view, ...upTo(decision), amount: decision.amount, about: decision.source, mark: decision.mark };
    case "surrender":
      return { ...view, about: decision.source, to: decision.to };
    case "choose":
      return {
        ...view,
        about: decision.context.source,
        choices: decision.options.every(isAmount) ? "influence" : decision.options.map(({ does }) => does),
      };
    case "pick":
      return { ...view, about: decision.context.source, does: decision.does };
    case "faction":
      return { ...view, about: decision.context.source, race: decision.race };
    case "discard-shown":
      return {
        ...view,
        about: decision.source,
        to: decision.of,
        options: mine ? sortedViews(game, shownNow(game, decision)) : null,
      };
    case "take":
      return {
        ...view,
        amount: decision.amount,
        about: decision.source,
        from: decision.from,
        ...(decision.into ? { into: decision.into } : {}),
        options: mine ? sortedViews(game, takeable(game, decision.seat, decision)) : null,
      };
    case "discard-some":
      return { ...view, ...upTo(decision), amount: decision.amount, about: decision.source };
    case "lose":
      return { ...view, amount: decision.amount, about: decision.source };
    case "fact":
      return { ...view, about: titleOf(game, decision.card), facts: decision.facts, card: decision.card };
    default:
      return view;
  }
}

/** The title of what a happening is about: all of it lies open. */
function aboutHappening(game: Game, happened: Happening): string | null {
  switch (happened.what) {
    case "resolved":
    case "initiated":
    case "gained":
    case "finished":
      return titleOfConflict(game, happened.conflict);
    case "attacked":
    case "neutralized":
    case "joined":
    case "sponsored":
    case "conquered":
    case "event":
    case "survived":
    case "restored":
    case "discarded":
      return titleOf(game, happened.card);
    case "turn":
    case "initiative":
    case "draw":
    case "end":
      return null;
  }
}

function titleOfConflict(game: Game, id: number): string | null {
  const conflict = game.conflicts.find((other) => other.id === id);
  return conflict ? conflictTitle(game, conflict) : null;
}

/** What this seat has answered in the aftermath step, as an order; null where it has not. */
function secretAnswer(game: Game, seat: SeatIndex): string | null {
  const answer = game.aftermathStep?.answers.find((one) => one.seat === seat);
  if (!answer) return null;
  if (!answer.play) return "no aftermath";
  const { card, target, second } = answer.play;
  return sentence(game, {
    type: "aftermath",
    seat,
    card,
    ...(target ? { target } : {}),
    ...(second ? { second } : {}),
  });
}

const upTo = ({ freely }: { freely?: Freely }) => (freely ? { upTo: freely.upTo } : {});
