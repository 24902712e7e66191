import { both, type Wordings, worded } from "./wording.ts";

/** The draw round and losses. */
export const DRAWING = {
  // The draw round and losses. {wanted} {most}: how many to buy; {unspent} {price}: influence. {needs}: how many to discard. {chosen}.
  "buy-too-many": both(worded("no-buy-too-many", "no-buy-too-many-2"), worded("no-buy-too-many-then")),
  "buy-later": both(worded("no-buy-later"), worded("no-buy-later-then")),
  "ambassador-stays": both(
    worded("no-ambassador-stays", "no-ambassador-stays-2"),
    worded("no-ambassador-stays-goes", "no-ambassador-stays-then"),
  ),
  "wrong-number": both(
    worded("no-wrong-number", "no-wrong-number-2"),
    worded("no-wrong-number-then", "no-wrong-number-then-2"),
  ),
  // {amount}: influence to lose. {spent} {unspent}: what the pools hold.
  "pool-too-small": both(worded("no-pool-too-small", "no-pool-too-small-2"), worded("no-pool-too-small-then")),
} satisfies Wordings;
