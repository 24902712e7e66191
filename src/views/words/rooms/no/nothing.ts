/** Why an effect by hand changes nothing: `no/nothing.ftl`. */
import { NOTHING_REASONS, type NothingReason } from "../../../../engine/index.ts";

type Facts = typeof NOTHING_REASONS;
type Reasons = { readonly [R in NothingReason as `nothing-${R}`]: Facts[R] } & {
  readonly [R in NothingReason as Facts[R] extends readonly [] ? never : `nothing-${R}-2`]: readonly [];
};

/** Each reason with its facts, and where it has any, without. */
const REASONS = Object.fromEntries(
  Object.entries(NOTHING_REASONS).flatMap(([reason, facts]): [string, readonly string[]][] =>
    facts.length === 0
      ? [[`nothing-${reason}`, []]]
      : [
          [`nothing-${reason}`, facts],
          [`nothing-${reason}-2`, []],
        ],
  ),
) as Reasons;

export const NO_NOTHING = { ...REASONS, "nothing-changed": ["because"], "nothing-changed-2": [] } as const;
