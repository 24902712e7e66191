/** engine: Ambassador's Assistant and Assistance */

import { z } from "zod";
import { putModifier } from "../changes/in-force/lasting.ts";
import { rotate } from "../changes/in-force/rotation.ts";
import { emit } from "../changes/work.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { mayRotate } from "../rules/conflicts/rotation.ts";
import { hasAssistants, isAssistant, isAssisted } from "../rules/costs/assistance.ts";
import { notYours } from "../rules/in-force/control.ts";
import type { Game } from "../state/game.ts";
import { ambassadorOf, factsOf, inFaction, named, playOf, seatOf, titleOf } from "../state/lookup.ts";
import { type CardId, RACES, type SeatIndex } from "../state/vocabulary.ts";
import { cardId } from "./fields.ts";
import { action, shapeOf } from "./record.ts";
import { label } from "./words.ts";

/** What assistance raises, by one each. */
const ASSISTED = ["diplomacy", "intrigue", "leadership"] as const;

/**
 * Whom a player's assistants may help: the Babylon Project faction's ambassador; in a Non-Aligned faction any species'
 * ambassador. engine: Non-Aligned Race Rules
 */
export function assistable(game: Game, seat: SeatIndex): CardId[] {
  const own = ambassadorOf(game, seat);
  const leader = isAssisted(game, seat, own) ? [own] : [];
  if (seatOf(game, seat).race !== "non-aligned" || !hasAssistants(game, seat)) return leader;
  const species = inFaction(game, seat, "inner", "supporting").filter(
    (id) => factsOf(game, id).ambassador === "species",
  );
  return [...leader, ...species.filter((id) => id !== own)];
}

/** The assistants that this player may rotate: the own race's in any faction, a Non-Aligned one's in the own only. */
export function assistantsFor(game: Game, seat: SeatIndex): CardId[] {
  return game.inPlay.filter((id) => !playOf(game, id)?.faceDown && mayAssist(game, seat, id) === null);
}

/** May this player rotate that card for its assistance? */
export function mayAssist(game: Game, seat: SeatIndex, card: CardId): Refusal | null {
  const play = game.cards[card] ? playOf(game, card) : null;
  if (!play || play.faceDown) return refusal("card-not-there");
  const { title, race, type } = factsOf(game, card);
  const { race: yours } = seatOf(game, seat);
  if (!isAssistant(game, card)) return refusal("not-an-assistant", { title, type });
  const helps = RACES.find((each) => each === race);
  if (helps !== yours || !hasAssistants(game, seat))
    return refusal("assists-another", { title, race: helps ?? null, yours });
  if (yours === "non-aligned") {
    if (play.faction !== seat) return refusal("assistant-elsewhere", { title });
    if (play.controller !== seat) return notYours(game, card);
  }
  return mayRotate(game, card);
}

/** Rotates an assistant: its ambassador is abler while it stays rotated, or sponsors its next card for 1 less. */
const assist = action({
  called: "Assist the ambassador",
  /** The assistance of an ambassador's assistant; `whom` where it is not the faction's ambassador. */
  shape: shapeOf("assist", { card: cardId, by: z.enum(["abilities", "sponsoring"]), whom: cardId.optional() }),
  answers: ["action", "mercenary"],
  actor: ({ card }): CardId => card,
  inPlay: ({ card, whom }): (CardId | undefined)[] => [card, whom],
  perform(work, { seat, card, by, whom }): Refusal | undefined {
    const blocked = mayAssist(work.game, seat, card);
    if (blocked) return blocked;
    const helped = whom ?? ambassadorOf(work.game, seat);
    const possible = assistable(work.game, seat);
    if (!possible.includes(helped))
      return refusal("illegal-target", {
        title: titleOf(work.game, card),
        target: work.game.cards[helped] ? titleOf(work.game, helped) : null,
        wants: possible.map((id) => titleOf(work.game, id)),
      });
    rotate(work, card);
    emit(work, { type: "assisted", seat, card: named(work.game, card), whom: named(work.game, helped), by });
    if (by === "sponsoring") {
      work.game.assistance = [...(work.game.assistance ?? []), { whom: helped, card }];
      return undefined;
    }
    const source = titleOf(work.game, card);
    for (const ability of ASSISTED)
      putModifier(work, { card: helped, ability, by: 1, until: "while-rotated", holder: card, conflict: null, source });
    return undefined;
  },
  orders: { assist: "rotate {card} to assist{whom?}{how?}" },
  sentence(game, action): string {
    const whom = action.whom === undefined ? "" : ` ${label(game, action.whom)}`;
    const how = action.by === "sponsoring" ? " sponsoring" : "";
    return `rotate ${label(game, action.card)} to assist${whom}${how}`;
  },
});

export const actions = [assist] as const;
