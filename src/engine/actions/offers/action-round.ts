/** What a seat may do as its action. */

import type { AlongWith } from "../../effects/parts.ts";
import { owesOpposition } from "../../rules/conflicts/fighting.ts";
import { isForHire } from "../../rules/costs/promoting.ts";
import { mayFetch } from "../../rules/costs/reserve.ts";
import { isInner } from "../../rules/in-force/counts-as.ts";
import { overview } from "../../rules/in-force/overview.ts";
import { alongWith } from "../../rules/triggers/along.ts";
import { mayDiscardAgenda, mayRevealAgenda } from "../../rules/victory/agenda.ts";
import type { Game } from "../../state/game.ts";
import { agendaOf, inFaction, mustPlay, playing, seatOf } from "../../state/lookup.ts";
import type { SeatIndex } from "../../state/vocabulary.ts";
import { assistable, assistantsFor } from "../assistance.ts";
import { mayEnterWar } from "../conflicts/war.ts";
import type { ActionType } from "../index.ts";
import { mayBuild } from "../influence.ts";
import { possibleBids } from "../mercenaries.ts";
import { collect, type OfferedAction, ofHand, ofPile, sure } from "./found.ts";
import { fromHand } from "./from-hand.ts";
import { inPlay, openFleets, promotions, uses } from "./in-play.ts";

/** Everything that may be done as an action, with passing last. */
export function actionRound(game: Game, seat: SeatIndex): OfferedAction[] {
  return everyAction(game, seat).filter(({ action }, _, all) => {
    const along = action.type === "play" ? alongWith(game, action.card) : null;
    return along === null || all.some((other) => isAlong(other.action.type, along)) || couldAct(game, seat, along);
  });
}

/** The same while play is stopped: no card is played that another action goes along with. */
export const actionsInHalt = (game: Game, seat: SeatIndex): OfferedAction[] =>
  actionRound(game, seat).filter(({ action }) => action.type !== "play" || alongWith(game, action.card) === null);

/** More influence than any action takes. */
const PLENTY = 999;

/** Whether the player could take an action of these kinds, were influence no matter: an event may make it cheaper. */
export function couldAct(game: Game, seat: SeatIndex, types: readonly string[]): boolean {
  const seats = game.seats.map((one, at) => (at === seat ? { ...one, additional: one.additional + PLENTY } : one));
  return everyAction({ ...game, seats }, seat).some(({ action }) => isAlong(action.type, types));
}

/** What may go along with a card that has been played: an action of these kinds; to pass only where there is none, or any will do. */
export function actionsAlong(game: Game, seat: SeatIndex, types: readonly AlongWith[] | undefined): OfferedAction[] {
  const all = everyAction(game, seat);
  const found = all.filter(({ action }) => isAlong(action.type, types));
  const pass = all.filter(({ action }) => action.type === "pass");
  return types === undefined ? [...found, ...pass] : found.length > 0 ? found : pass;
}

/** Whether an action goes along with a card that asks for one of these kinds. */
export const isAlong = (type: ActionType, types: readonly string[] | undefined): boolean =>
  type !== "pass" && (types === undefined || types.includes(type));

function everyAction(game: Game, seat: SeatIndex): OfferedAction[] {
  const found: OfferedAction[] = [];
  const hand = ofHand(game, seatOf(game, seat).hand);
  const own = game.inPlay.filter((id) => mustPlay(game, id).controller === seat && !mustPlay(game, id).faceDown);
  const inner = own.filter((id) => isInner(game, id));
  for (const card of inner) collect(game, found, { type: "build", seat, with: card }, mayBuild(game, seat, card));
  for (const card of hand) fromHand(game, seat, card, inner, own, found);
  const fleets = openFleets(game);
  for (const card of own) inPlay(game, seat, card, inner, fleets, found);
  for (const card of inFaction(game, seat, "supporting"))
    if (isForHire(game, card)) promotions(game, seat, card, inner, found);
  for (const card of overview(game).serving) {
    const { controller, faceDown, neutralized, rotated } = mustPlay(game, card);
    if (controller !== seat && !faceDown && !neutralized) uses(game, seat, card, rotated, found);
  }
  if (agendaOf(game, seat) !== null) {
    collect(game, found, { type: "reveal-agenda", seat }, mayRevealAgenda(game, seat));
    collect(game, found, { type: "discard-agenda", seat }, mayDiscardAgenda(game, seat));
  }
  if (game.isa)
    for (const card of ofPile(game, seatOf(game, seat).reserve ?? []))
      if (mayFetch(game, seat, card) === null) found.push(sure({ type: "fetch", seat, card }));
  for (const enemy of playing(game))
    if (mayEnterWar(game, seat, enemy) === null) found.push(sure({ type: "join-war", seat, enemy }));
  found.push(...possibleBids(game, seat).map(sure), ...assistances(game, seat));
  if (owesOpposition(game, seat) === null) found.push(sure({ type: "pass", seat }));
  return found;
}

const ASSISTANCE = ["abilities", "sponsoring"] as const;

/** Both kinds of assistance, of everyone who may give it, for everyone who may have it. */
function assistances(game: Game, seat: SeatIndex): OfferedAction[] {
  const { ambassador } = seatOf(game, seat);
  const whom = assistable(game, seat).map((card) => (card === ambassador ? {} : { whom: card }));
  return assistantsFor(game, seat).flatMap((card) =>
    ASSISTANCE.flatMap((by) => whom.map((each) => sure({ type: "assist", seat, card, by, ...each }))),
  );
}
