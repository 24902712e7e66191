/** Conflict cards that stay in play as enhancements. compendium: Conflicts Becoming Enhancements */

import { emit, type Work } from "../changes/work.ts";
import { enterPlay } from "../changes/zones.ts";
import { copyOn } from "../rules/costs/sponsor.ts";
import { cardFor } from "../rules/in-force/references.ts";
import type { Context, Game } from "../state/game.ts";
import { cardOf, factsOf, named, playOf } from "../state/lookup.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import type { Effect } from "./shapes/verbs.ts";

type Becoming = Extract<Effect, { verb: "become-enhancement" }>;

/** The conflict card that an effect is about: the one that is being carried out, or by hand one that has been discarded. */
function conflictCard(game: Game, effect: Becoming, context: Context): CardId | null {
  const id = effect.card ?? context.card;
  const lies = effect.card === undefined ? "declared" : "discard";
  return id !== null && factsOf(game, id).type === "conflict" && cardOf(game, id).zone === lies ? id : null;
}

/** engine: Enhancement Cards — no two copies on the same card or faction, unless the text says so. */
function hasCopy(game: Game, card: CardId, { several }: Becoming, host: CardId | null, by: SeatIndex): boolean {
  if (several) return false;
  return copyOn(game, factsOf(game, card), host === null ? { what: "player", seat: by } : { what: "card", card: host });
}

/** The card of the conflict stays: on its target, or with its player's faction; not where a copy of it lies there. */
export function becomeEnhancement(work: Work, effect: Becoming, context: Context): boolean {
  const { on } = effect;
  const card = conflictCard(work.game, effect, context);
  if (card === null) return false;
  const by = effect.card === undefined ? context.by : cardOf(work.game, card).owner;
  const host = on === "you" ? null : cardFor(work.game, on, context);
  if ((on !== "you" && host === null) || hasCopy(work.game, card, effect, host, by)) return false;
  const faction = host === null ? by : (playOf(work.game, host)?.faction ?? null);
  emit(work, {
    type: "became-enhancement",
    seat: by,
    card: named(work.game, card),
    on: host === null ? null : named(work.game, host),
  });
  enterPlay(work, card, {
    faction,
    controller: by,
    ...(host === null ? { row: "faction" } : { row: "attached", host }),
  });
  return true;
}
