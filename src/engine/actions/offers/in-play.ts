/** What a card in play may do. */

import { formOf, mayJoin } from "../../rules/conflicts/conflict.ts";
import { rotationPrice } from "../../rules/costs/prices.ts";
import { mayPromote, staysOutside } from "../../rules/costs/promoting.ts";
import { usableAs, usableIn } from "../../rules/in-force/ability.ts";
import { userOf } from "../../rules/in-force/control.ts";
import type { Conflict, Game } from "../../state/game.ts";
import { factsOf, mustPlay, playing, speaksFor } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { mayUse } from "../cards.ts";
import { attackable, blowOf, mayAttack } from "../conflicts/attacks.ts";
import { isOwnFleet, mayLead } from "../conflicts/participating.ts";
import { mayHeal, mayRepair } from "../healing.ts";
import type { ActionOf } from "../index.ts";
import { collect, type OfferedAction, sure, targetsFor, through, withTarget } from "./found.ts";

/** Adds everything that this card in play may do. */
export function inPlay(
  game: Game,
  seat: SeatIndex,
  card: CardId,
  inner: readonly CardId[],
  fleets: readonly CardId[],
  found: OfferedAction[],
): void {
  const facts = factsOf(game, card);
  const play = mustPlay(game, card);
  if (mayHeal(game, seat, card) === null) found.push(sure({ type: "heal", seat, card }));
  for (let by = 1; by <= play.damage; by++)
    collect(game, found, { type: "repair", seat, card, by }, mayRepair(game, seat, card, by));
  if ((facts.type === "character" || staysOutside(game, card)) && play.row === "supporting")
    promotions(game, seat, card, inner, found);
  if (play.neutralized) return;
  if (!play.rotated) rotating(game, seat, card, fleets, found);
  uses(game, seat, card, play.rotated, found);
}

/** Who of the inner circle may promote it. */
export function promotions(
  game: Game,
  seat: SeatIndex,
  card: CardId,
  inner: readonly CardId[],
  found: OfferedAction[],
): void {
  for (const by of inner)
    collect(game, found, { type: "promote", seat, card, with: by }, mayPromote(game, seat, card, by));
}

/** What it may rotate for besides its own actions: conflicts, and to lead. */
function rotating(game: Game, seat: SeatIndex, card: CardId, fleets: readonly CardId[], found: OfferedAction[]): void {
  for (const conflict of game.conflicts) {
    if (conflict.result) continue;
    takeSides(game, seat, card, conflict, found);
    attacks(game, seat, card, conflict, found);
  }
  if (factsOf(game, card).type === "character")
    for (const fleet of fleets)
      if (isOwnFleet(game, seat, mustPlay(game, card), mustPlay(game, fleet)))
        for (const ability of usableAs(game, card, "leadership"))
          collect(
            game,
            found,
            { type: "lead", seat, fleet, with: card, ...through(ability, "leadership") },
            mayLead(game, seat, fleet, card, ability),
          );
}

/** Fleets that lie open, of whatever faction. */
export const openFleets = (game: Game): readonly CardId[] =>
  game.inPlay.filter((id) => factsOf(game, id).type === "fleet" && !mustPlay(game, id).faceDown);

/** The actions printed on it; where it is rotated, those that take no rotation. */
export function uses(game: Game, seat: SeatIndex, card: CardId, rotated: boolean, found: OfferedAction[]): void {
  for (const [index, action] of (factsOf(game, card).text?.actions ?? []).entries()) {
    if ((rotated && !action.unrotated) || userOf(game, card, action, seat) !== seat) continue;
    const by = action.by === "anyone" ? seat : speaksFor(game, card, seat);
    for (const target of targetsFor(game, action.target ?? null, by, null, card)) {
      const allowed = mayUse(game, seat, card, index, target);
      const before = found.length;
      collect(game, found, { type: "rotate", seat, card, action: index, ...withTarget(target) }, allowed);
      const last = found[before];
      const influence = ("cost" in allowed ? allowed.cost : 0) + (action.unrotated ? 0 : rotationPrice(game, card));
      const { pays = [], unrotated = false } = action;
      if (last && (influence > 0 || pays.length > 0 || unrotated))
        last.takes = { influence, pays, rotates: !unrotated };
    }
  }
}

/** The participants that this card may attack, each for itself. */
function attacks(game: Game, seat: SeatIndex, card: CardId, conflict: Conflict, found: OfferedAction[]): void {
  const { id } = conflict;
  for (const against of new Set(conflict.participants.map((participant) => participant.card))) {
    const [first, ...others] = new Set(attackable(game, id, against).map(({ using }) => using));
    if (first === undefined) continue;
    for (const ability of new Set([first, ...others].flatMap((wanted) => usableAs(game, card, wanted)))) {
      const action: ActionOf<"attack"> = {
        type: "attack",
        seat,
        conflict: id,
        against,
        with: card,
        ...through(ability, first),
      };
      const refused = mayAttack(game, action);
      collect(game, found, action, refused);
      const last = found.at(-1);
      const blow = refused === null && last?.action === action ? blowOf(game, action) : null;
      if (last && blow) last.blow = blow;
    }
  }
}

function takeSides(game: Game, seat: SeatIndex, card: CardId, conflict: Conflict, found: OfferedAction[]): void {
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
