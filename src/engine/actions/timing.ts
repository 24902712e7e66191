/** engine: Playing "Fast and Loose" and Resolving Timing Disputes */

import type { Work } from "../changes/work.ts";
import type { Refusal } from "../refusal.ts";
import { halt, mayWait } from "../turn/halt.ts";
import { agree, mayAgree, mayObject, object } from "../turn/loose.ts";
import type { ActionOf } from "./action.ts";

export function wait(work: Work, { seat }: ActionOf<"wait">): Refusal | undefined {
  const blocked = mayWait(work.game);
  if (blocked) return blocked;
  halt(work, seat);
  return undefined;
}

export function agreeToLoose(work: Work, { seat }: ActionOf<"loose">): Refusal | undefined {
  const blocked = mayAgree(work.game, seat);
  if (blocked) return blocked;
  agree(work, seat);
  return undefined;
}

export function objectToLoose(work: Work, { seat }: ActionOf<"object">): Refusal | undefined {
  const blocked = mayObject(work.game);
  if (blocked) return blocked;
  object(work, seat);
  return undefined;
}
