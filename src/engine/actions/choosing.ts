/** engine: Legal Targets — what a text lets a player choose as it is carried out. */

import { takeOption, takePick } from "../changes/triggers/choosing.ts";
import type { Work } from "../changes/work.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { wanted } from "../rules/conflicts/target.ts";
import { pickable, possibleOptions, titleToRefuse } from "../rules/triggers/choosing.ts";
import type { Decision } from "../state/game.ts";
import type { ActionOf } from "./action.ts";

/** One of several things, for what it takes. Refused where that is not there. */
export function choose(work: Work, { seat, option }: ActionOf<"choose">, decision: Decision): Refusal | undefined {
  if (decision.kind !== "choose") return refusal("not-now");
  const { options, context } = decision;
  const possible = possibleOptions(work.game, seat, decision);
  const chosen = options[option];
  if (!chosen || !possible.includes(option))
    return refusal("not-to-choose", {
      source: context.source,
      possible: possible.flatMap((index) => options[index]?.does ?? []),
    });
  takeOption(work, seat, chosen, context);
  return undefined;
}

/** A card in play. Refused where it is none that may be picked. */
export function pick(work: Work, { seat, card }: ActionOf<"pick">, decision: Decision): Refusal | undefined {
  if (decision.kind !== "pick") return refusal("not-now");
  const { context } = decision;
  if (!pickable(work.game, seat, decision).includes(card))
    return refusal("not-to-pick", {
      title: titleToRefuse(work.game, card),
      source: context.source,
      wants: wanted(decision.from),
    });
  takePick(work, seat, card, decision, context);
  return undefined;
}
