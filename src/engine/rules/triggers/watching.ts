/** What was set up by hand to be done each time that something happens. engine: Triggered Effects */

import type { Effect, Verb } from "../../effects/index.ts";
import type { Named, WatchEvent } from "../../events/event.ts";
import type { Game, Happening, Watch } from "../../state/game.ts";
import { playing, playOf, titleOf } from "../../state/lookup.ts";
import type { SeatIndex } from "../../state/vocabulary.ts";
import { concernsAnybody, isTriggered } from "./trigger.ts";

/** In what is used on a happening, among the effects of cards. */
export const watchKey = ({ id }: Pick<Watch, "id">): string => `watch ${id}`;

/** What waits for this and has been set up by that seat, but what has been done for it. */
export function watchesFor(game: Game, seat: SeatIndex, happened: Happening, used: readonly string[]): Watch[] {
  if (game.watches === undefined) return [];
  return game.watches.filter((watch) => {
    if (carriedOutBy(game, watch) !== seat || used.includes(watchKey(watch))) return false;
    const whose = watch.whose === "each" ? game.order : [watch.whose];
    // No card has this number.
    return whose.some((one) => isTriggered(game, one, watch.on, watch.about ?? -1, happened));
  });
}

/** What a card's text has put off is done although its player has left the game. */
function carriedOutBy(game: Game, { by, context }: Watch): SeatIndex | undefined {
  return context && game.seats[by]?.eliminated ? playing(game)[0] : by;
}

/** Could any card in play answer this, or does anything wait for it that was set up by hand? */
export function isAwaited(game: Game, happened: Happening): boolean {
  return (
    concernsAnybody(game, happened) ||
    (game.watches !== undefined && game.order.some((seat) => watchesFor(game, seat, happened, []).length > 0))
  );
}

/** As the log says it: on what it waits, and what it does then. */
export function watchEvent(game: Game, type: WatchEvent["type"], watch: Watch): WatchEvent {
  const { by, source, on, whose, about, effects, until, once, may } = watch;
  const named = (card: number): Named => ({ card, title: titleOf(game, card) });
  return {
    type,
    seat: by,
    source,
    on,
    whose,
    about: about === null ? null : named(about),
    does: effects.flatMap(doesWhat),
    until,
    holder: watch.holder === null ? null : named(watch.holder),
    once: once ?? false,
    ...(may ? { may: { seat: may.seat, does: may.does, influence: may.influence ?? 0 } } : {}),
  };
}

/** What an effect does, or what those in it do. */
function doesWhat(effect: Effect): { verb: Verb; amount: number | null }[] {
  if ("effects" in effect) return effect.effects.flatMap(doesWhat);
  return [{ verb: effect.verb, amount: "amount" in effect ? effect.amount : null }];
}

/** May something wait as long as its card stays so? */
export function watchHolds(game: Game, { until, holder }: Pick<Watch, "until" | "holder">): boolean {
  if (until !== "while-rotated" && until !== "while-in-play") return true;
  const play = holder === null ? null : playOf(game, holder);
  return play !== null && !play.faceDown && (until === "while-in-play" || play.rotated);
}
