/** What answers each question that a seat can be asked. */

import { conflictTargets } from "../../rules/conflicts/declaring.ts";
import { warTargets } from "../../rules/conflicts/war.ts";
import { mayStop } from "../../rules/costs/how-much.ts";
import { lossFromSpent } from "../../rules/costs/influence.ts";
import { payersFor } from "../../rules/costs/payers.ts";
import { fetchable } from "../../rules/costs/reserve.ts";
import { mayBringIn, mayPutAside } from "../../rules/decks/sideboard.ts";
import { shownNow, takeable } from "../../rules/decks/taking.ts";
import { innerCircle } from "../../rules/in-force/counts-as.ts";
import { chaosPlaces } from "../../rules/in-force/faction.ts";
import { cardsWithMark } from "../../rules/in-force/marks.ts";
import { ambassadorChoices } from "../../rules/relations/seating.ts";
import { callable } from "../../rules/relations/vote.ts";
import { pickable, possibleOptions } from "../../rules/triggers/choosing.ts";
import { mayReveal } from "../../rules/triggers/contingency.ts";
import { sustainableActions } from "../../rules/triggers/sustaining.ts";
import type { Decision, Game } from "../../state/game.ts";
import { mustPlay, seatOf, textOf } from "../../state/lookup.ts";
import { type CardId, type SeatIndex, VOTES } from "../../state/vocabulary.ts";
import { mostToBuy } from "../../turn/draw.ts";
import { sustainable } from "../../turn/ready.ts";
import { askedTriggers } from "../../turn/responses.ts";
import { suggestedKeep } from "../duel.ts";
import { type Action, actingCard } from "../index.ts";
import { isWhole, suggestedHand } from "../setup.ts";
import { typeNeeded } from "../untyped.ts";
import { actionRound } from "./action-round.ts";
import { aftermaths } from "./aftermaths.ts";
import { declarations } from "./declarations.ts";
import { discards, surrenders, surrendersTo } from "./draw-round.ts";
import { type Found, ofHand, ofPile, sure } from "./found.ts";
import { effectSponsorings } from "./from-hand.ts";

/** The complete actions that answer this question. */
export function forDecision(game: Game, seat: SeatIndex, decision: Decision): Found[] {
  switch (decision.kind) {
    case "ambassador":
      return ambassadorChoices(game, seat, decision.revealed).map((card) =>
        sure({ type: "choose-ambassador", seat, card }),
      );
    case "sideboard": {
      const { picked } = decision;
      const { reserve = [], deck } = seatOf(game, seat);
      const cards =
        picked === null
          ? reserve.filter((card) => mayBringIn(game, seat, card) === null)
          : deck.filter((card) => mayPutAside(game, seat, card, picked) === null);
      return [
        sure({ type: "keep", seat }),
        ...ofPile(game, cards).map((card) => sure({ type: "sideboard", seat, card })),
      ];
    }
    case "starting-hand": {
      const cards = suggestedHand(game, seat, decision);
      if (!isWhole(cards, decision)) return [{ action: { type: "start-with-any", seat }, needs: ["type"] }];
      return [sure({ type: "start-with-any", seat }), sure({ type: "start-with", seat, cards })];
    }
    case "keep-hand":
      return [
        sure({ type: "start-with-any", seat }),
        sure({ type: "start-with", seat, cards: suggestedKeep(game, decision) }),
        ...(game.duel === "mulligan" && decision.dealt.length > 0 ? [sure({ type: "mulligan", seat })] : []),
      ];
    case "stack":
      return [
        ...ofHand(game, decision.left).map((card) => sure({ type: "stack", seat, cards: [card] })),
        sure({ type: "stack", seat, cards: [] }),
      ];
    case "sustain": {
      const cards = sustainable(game, seat);
      return [
        ...(cards.length > 1 ? [sure({ type: "sustain", seat, cards })] : []),
        ...cards.map((card) => sure({ type: "sustain", seat, cards: [card] })),
        sure({ type: "sustain", seat, cards: [] }),
      ];
    }
    case "go-on":
      return sustainableActions(game, decision.card).map(({ number }) =>
        sure({ type: "sustain", seat, cards: [decision.card], deed: number }),
      );
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
      return conflictTargets(game, decision.card, decision.as, seat).map((both) =>
        sure({ type: "initiate", seat, ...both }),
      );
    case "action":
      return actionRound(game, seat);
    case "fetch":
      return [
        ...ofPile(game, fetchable(game, seat, decision.types)).map((card) =>
          maybe(game, { type: "fetch", seat, card }, decision),
        ),
        sure({ type: "pass", seat }),
      ];
    case "move-chaos":
      return [...chaosMoves(game, seat), sure({ type: "pass", seat })];
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
        ...askedTriggers(game, seat, decision.happened, decision.used).map(({ card, effect }) => ({
          ...sure({ type: "trigger", seat, card, triggered: effect }),
          ...(textOf(game, card)?.triggered?.[effect]?.rotates
            ? { takes: { influence: 0, pays: [], rotates: true } }
            : {}),
        })),
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
    case "take":
      return [
        ...ofHand(game, takeable(game, seat, decision)).map((card) =>
          maybe(game, { type: "take", seat, card }, decision),
        ),
        sure({ type: "pass", seat }),
      ];
    case "discard-shown":
      return ofHand(game, shownNow(game, decision)).map((card) => sure({ type: "take", seat, card }));
    case "rotate-for":
      return [...payersFor(game, decision).map((card) => sure({ type: "purge", seat, card })), ...stop(seat, decision)];
    case "purge":
      return [
        ...cardsWithMark(game, seat, decision.mark).map((card) => sure({ type: "purge", seat, card })),
        ...stop(seat, decision),
      ];
    case "lose": {
      const { least, most } = lossFromSpent(game, seat, decision.amount);
      return Array.from({ length: most - least + 1 }, (_, index) => sure({ type: "lose", seat, spent: least + index }));
    }
    case "surrender":
      return surrendersTo(game, seat, decision.to);
    case "choose":
      return possibleOptions(game, seat, decision).map((option) => sure({ type: "choose", seat, option }));
    case "pick":
      return [
        ...pickable(game, seat, decision).map((card) => sure({ type: "pick", seat, card })),
        ...(decision.may ? [sure({ type: "pass", seat })] : []),
      ];
    case "victory-claim":
      return [sure({ type: "agree-to-victory", seat })];
    case "faction":
      return decision.factions.map((faction) => sure({ type: "choose-faction", seat, faction }));
    case "call": {
      const open = callable(game);
      return [
        ...(open.length > 1 ? [sure({ type: "call-rest", seat })] : []),
        ...(open.some(({ ballot }) => ballot.caster === seat) ? votes(seat) : []),
        ...open.map(({ index }) => sure({ type: "call", seat, ballot: index })),
      ];
    }
    case "vote":
      return votes(seat);
    case "fact":
      // Facts are stated in a form: there is no list of them.
      return [];
  }
}

/** What fits if its card is of a type that nobody has said yet waits for that to be said. */
function maybe(game: Game, action: Action, decision: Decision): Found {
  const untyped = typeNeeded(game, action, decision);
  return untyped === null ? sure(action) : { action, needs: untyped.needs?.facts ?? [] };
}

/** Where as many pay as the player likes: that it is enough. */
function stop(seat: SeatIndex, decision: Decision): Found[] {
  return mayStop(decision) ? [sure({ type: "pass", seat })] : [];
}

/** Each way of voting. */
export function votes(seat: SeatIndex): Found[] {
  return VOTES.map((vote) => sure({ type: "vote", seat, vote }));
}

function faceDown(game: Game, seat: SeatIndex): CardId[] {
  return game.inPlay.filter((id) => mustPlay(game, id).faceDown && mustPlay(game, id).controller === seat);
}

/** Every number of chaos tokens from each card that has any to each other Drakh card. */
function chaosMoves(game: Game, seat: SeatIndex): Found[] {
  const { from, to } = chaosPlaces(game, seat);
  return from.flatMap((card) =>
    to.flatMap((other) =>
      Array.from({ length: card === other ? 0 : (mustPlay(game, card).chaos ?? 0) }, (_, index) =>
        sure({ type: "move-chaos", seat, card, to: other, amount: index + 1 }),
      ),
    ),
  );
}
