/** Effects that hang on something, and those that leave a player a choice. */

import { takeOption, takePick } from "../changes/triggers/choosing.ts";
import { ask, schedule, type Work } from "../changes/work.ts";
import { seatsOf } from "../rules/in-force/references.ts";
import { isTrue } from "../rules/in-force/requirement.ts";
import { pickable, possibleOptions } from "../rules/triggers/choosing.ts";
import type { Context } from "../state/game.ts";
import type { Effect } from "./shapes/verbs.ts";

type Of<V> = Extract<Effect, { verb: V }>;

/** What is in it happens next, if what it hangs on is true now. */
export function onlyIf(work: Work, { condition, effects }: Of<"if">, context: Context): boolean {
  if (!isTrue(work.game, condition, context)) return false;
  schedule(work, { task: "effects", effects, context });
  return true;
}

/** Each player who is named chooses; where only one thing is possible it is that. */
export function letChoose(work: Work, { who, options }: Of<"choose">, context: Context): boolean {
  let any = false;
  for (const seat of seatsOf(work.game, who, context)) {
    const [first, ...others] = possibleOptions(work.game, seat, { options, context });
    const only = first === undefined ? undefined : options[first];
    if (!only) continue;
    any = true;
    if (others.length === 0) takeOption(work, seat, only, context);
    else ask(work, { kind: "choose", seat, options, context });
  }
  return any;
}

/** Each player who is named picks a card; where there is only one it is that, unless none may be picked too. */
export function letPick(work: Work, effect: Of<"pick">, context: Context): boolean {
  let any = false;
  for (const seat of seatsOf(work.game, effect.who, context)) {
    const { from, may, again, does, effects } = effect;
    const factions = effect.in === undefined ? {} : { factions: seatsOf(work.game, effect.in, context) };
    const picking = { from, does, effects, ...factions, ...(may ? { may } : {}), ...(again ? { again } : {}) };
    const [only, ...others] = pickable(work.game, seat, { ...picking, context });
    if (only === undefined) continue;
    any = true;
    if (others.length === 0 && !may) takePick(work, seat, only, picking, context);
    else ask(work, { kind: "pick", seat, ...picking, context });
  }
  return any;
}
