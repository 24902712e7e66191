/** engine: Playing "Fast and Loose" and Resolving Timing Disputes */

import type { Refusal } from "../refusal.ts";
import { halt, mayWait } from "../turn/halt.ts";
import { agree, mayAgree, mayObject, object } from "../turn/loose.ts";
import { action, shapeOf } from "./record.ts";

const wait = action({
  called: "Wait: stop play…",
  /** Stops everything: each acts or passes in initiative order until all pass. */
  shape: shapeOf("wait", {}),
  answers: null,
  perform(work, { seat }): Refusal | undefined {
    const blocked = mayWait(work.game);
    if (blocked) return blocked;
    halt(work, seat);
    return undefined;
  },
  orders: { wait: "wait" },
  sentence: (): string => "wait",
});

const agreeToLoose = action({
  called: "Fast and loose…",
  /** Agrees to play this step "fast and loose", out of initiative order; it takes everybody. */
  shape: shapeOf("loose", {}),
  answers: null,
  perform(work, { seat }): Refusal | undefined {
    const blocked = mayAgree(work.game, seat);
    if (blocked) return blocked;
    agree(work, seat);
    return undefined;
  },
  orders: { loose: "fast and loose" },
  sentence: (): string => "fast and loose",
});

const objectToLoose = action({
  called: "Object to fast and loose",
  shape: shapeOf("object", {}),
  answers: null,
  perform(work, { seat }): Refusal | undefined {
    const blocked = mayObject(work.game);
    if (blocked) return blocked;
    object(work, seat);
    return undefined;
  },
  orders: { object: "object to fast and loose" },
  sentence: (): string => "object to fast and loose",
});

export const actions = [wait, agreeToLoose, objectToLoose] as const;
