/** What a player has chosen of what a text offers happens next. engine: Legal Targets; glossary: Requirements */

import type { Payment } from "../../cards/text.ts";
import type { ChooseOption } from "../../effects/index.ts";
import { applied, type Spared } from "../../rules/costs/how-much.ts";
import { availableInfluence } from "../../rules/costs/influence.ts";
import { influenceOf, pickable, priceOf, rotationOf } from "../../rules/triggers/choosing.ts";
import type { EffectContext, Picking } from "../../state/game.ts";
import { named, seatOf, titleOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { applyInfluence } from "../costs/influence.ts";
import { takePayers } from "../costs/payment.ts";
import { ask, emit, schedule, type Work } from "../work.ts";
import { noteApplied } from "./playing.ts";

/**
 * Lets the player say how much influence to apply, where a card asks for that; where there is just one amount, it is that.
 * To be called when what the card does is scheduled, or its conflict is on the board.
 */
export function askHowMuch(
  work: Work,
  seat: SeatIndex,
  card: CardId,
  pays: readonly Payment[] | undefined,
  spared?: Spared,
): void {
  const payment = pays?.find((one) => one.pays === "influence");
  if (!payment) return;
  const { least, asCost } = payment;
  // What is sponsored for free has cost no more than it must.
  const most = asCost && spared?.by === "all" ? least : payment.most;
  const has = availableInfluence(seatOf(work.game, seat));
  const options: ChooseOption[] = [];
  for (let amount = least; amount <= most && applied(payment, amount, spared) <= has; amount++) {
    const influence = applied(payment, amount, spared);
    options.push({
      does:
        influence === amount ? `apply ${amount} influence` : `apply ${influence} influence, which counts as ${amount}`,
      ...(influence > 0 ? { influence } : {}),
      effects: [{ verb: "set-paid", amount }],
    });
  }
  const context = { by: seat, card, source: titleOf(work.game, card), target: null, conflict: null };
  const [only] = options;
  if (only && options.length === 1) takeOption(work, seat, only, context);
  else ask(work, { kind: "choose", seat, options, context });
}

/** Pays for what was chosen, says it, and lets it happen next. */
export function takeOption(work: Work, seat: SeatIndex, option: ChooseOption, context: EffectContext): void {
  const price = priceOf(work.game, option, context);
  const influence = influenceOf(work.game, option, context);
  applyInfluence(work, seat, influence);
  noteApplied(work, seat, context.card, influence);
  emit(work, { type: "chosen", seat, does: option.does, influence: price, source: context.source });
  if (option.effects.length > 0) schedule(work, { task: "effects", effects: option.effects, context });
  const { rotates } = option;
  if (rotates) takePayers(work, rotationOf(seat, { ...option, rotates }, context));
}

/** Asks for one more card where there is one. */
export function pickAgain(work: Work, seat: SeatIndex, picking: Picking, context: EffectContext): void {
  if (pickable(work.game, seat, { ...picking, context }).length > 0)
    ask(work, { kind: "pick", seat, ...picking, context });
}

/** Says what was picked, and lets happen to it what the text says. */
export function takePick(
  work: Work,
  seat: SeatIndex,
  card: CardId,
  { from, factions, may, again, does, effects }: Picking,
  context: EffectContext,
): void {
  emit(work, { type: "picked", seat, card: named(work.game, card), does, source: context.source });
  if (again)
    schedule(work, { task: "pick-again", seat, picking: { from, may, again, does, effects, factions }, context });
  schedule(work, { task: "effects", effects, context: { ...context, second: { what: "card", card } } });
}
