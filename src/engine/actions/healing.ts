/** engine: Heal a Character; Ambassadorial Healing; Repair a Fleet or Location */

import { z } from "zod";
import { applyInfluence } from "../changes/costs/influence.ts";
import { heal } from "../changes/in-force/damage.ts";
import { rotate } from "../changes/in-force/rotation.ts";
import { editPlay, emit } from "../changes/work.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { mayRotate } from "../rules/conflicts/rotation.ts";
import { availableInfluence } from "../rules/costs/influence.ts";
import { cannot } from "../rules/in-force/cannot.ts";
import { notYours } from "../rules/in-force/control.ts";
import { isInner } from "../rules/in-force/counts-as.ts";
import { ruled } from "../rulesets/index.ts";
import type { Game } from "../state/game.ts";
import { ambassadorOf, factsOf, mustPlay, named, playOf, seatOf, titleOf } from "../state/lookup.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import { cardId } from "./fields.ts";
import { action, shapeOf } from "./record.ts";
import { label } from "./words.ts";

const isHurt = (game: Game, id: CardId) => mustPlay(game, id).damage > 0 || mustPlay(game, id).neutralized;

/**
 * May this character rotate to heal? Only here does it matter whether a neutralized card is rotated. An undamaged one
 * of the inner circle may, to help heal a hurt ambassador.
 */
export function mayHeal(game: Game, seat: SeatIndex, card: CardId): Refusal | null {
  const play = game.cards[card] ? playOf(game, card) : null;
  if (!play || play.faceDown) return refusal("card-not-there");
  const { title, type } = factsOf(game, card);
  if (play.controller !== seat) return notYours(game, card);
  if (type !== "character" && !play.tended) return refusal("heals-not", { title, type });
  if (play.neutralizedIn === game.turn && play.neutralizedIn > 0) return refusal("neutralized-this-turn", { title });
  if (play.rotated) return refusal("not-ready", { title, state: "rotated" });
  // quickstart: The Action Round
  if (play.damagedIn === game.turn && ruled(game, "healing-when-damaged") === "refused")
    return refusal("damaged-this-turn", { title });
  // rulebook: Heal a Character — what the engine text has lost: of neutralized cards only the inner circle's heal.
  const inner = play.row === "inner" || ruled(game, "neutralized-healing") === "anybody";
  if (play.neutralized && !inner && !play.tended) return refusal("heals-inner-only", { title });
  const forbidden = cannot(game, "heal", card);
  if (forbidden) return forbidden;
  if (isHurt(game, card)) return null;
  const helps = isInner(game, card) && play.faction === seat && isHurt(game, ambassadorOf(game, seat));
  if (!helps) {
    const hurt = isHurt(game, ambassadorOf(game, seat));
    return refusal("nothing-to-heal", {
      title,
      ...(hurt ? { ambassador: titleOf(game, ambassadorOf(game, seat)) } : {}),
    });
  }
  const down = mustPlay(game, ambassadorOf(game, seat)).neutralized;
  return down || ruled(game, "ambassadorial-healing") === "hurt" ? null : refusal("helps-neutralized-only", { title });
}

const healCharacter = action({
  called: "Heal",
  shape: shapeOf("heal", { card: cardId }),
  answers: ["action", "mercenary"],
  actor: ({ card }): CardId => card,
  perform(work, { seat, card }): Refusal | undefined {
    const blocked = mayHeal(work.game, seat, card);
    if (blocked) return blocked;
    const ambassadorial = !isHurt(work.game, card);
    rotate(work, card);
    editPlay(work, card).healingIn = work.game.turn;
    emit(work, { type: "rotated-to-heal", seat, card: named(work.game, card), ambassadorial });
    heal(work, card, factsOf(work.game, card).title);
    return undefined;
  },
  orders: { heal: "heal {card}" },
  sentence: (game, action): string => `heal ${label(game, action.card)}`,
});

/** May this much damage be repaired? A neutralized card repairs nothing, and no severe damage is repaired. */
export function mayRepair(game: Game, seat: SeatIndex, card: CardId, by: number): Refusal | null {
  const play = game.cards[card] ? playOf(game, card) : null;
  if (!play || play.faceDown) return refusal("card-not-there");
  const { title, type } = factsOf(game, card);
  if (play.controller !== seat) return notYours(game, card);
  if (type !== "fleet" && type !== "location") return refusal("repairs-not", { title, type });
  const blocked = mayRotate(game, card) ?? cannot(game, "heal", card);
  if (blocked) return blocked;
  if (play.damage === 0) return refusal("nothing-to-repair", { title });
  // quickstart: The Action Round
  if (by > 1 && ruled(game, "repairs") === "one-point") return refusal("repair-one-point", { title, wanted: by });
  if (by > play.damage) return refusal("repair-too-much", { title, wanted: by, damage: play.damage });
  const unspent = availableInfluence(seatOf(game, seat));
  return unspent < by ? refusal("not-enough-influence", { title, needs: by, unspent }) : null;
}

const repair = action({
  called: "Repair",
  /** Removes so many points of damage, for as much influence. */
  shape: shapeOf("repair", { card: cardId, by: z.int().min(1).max(99) }),
  answers: ["action", "mercenary"],
  actor: ({ card }): CardId => card,
  rotates: (): null => null,
  perform(work, { seat, card, by }): Refusal | undefined {
    const blocked = mayRepair(work.game, seat, card, by);
    if (blocked) return blocked;
    rotate(work, card);
    applyInfluence(work, seat, by);
    const play = editPlay(work, card);
    play.damage -= by;
    emit(work, { type: "repaired", seat, card: named(work.game, card), by, left: play.damage });
    return undefined;
  },
  orders: { repair: "repair {card} by {points}" },
  sentence: (game, action): string => `repair ${label(game, action.card)} by ${action.by}`,
});

export const actions = [healCharacter, repair] as const;
