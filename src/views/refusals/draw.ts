import { both, type Wordings, worded } from "./wording.ts";

/** The draw round and losses. */
export const DRAWING = {
  // The draw round and losses. {wanted} {most}: how many to buy; {unspent} {price}: influence. {needs}: how many to discard. {chosen}.
  "buy-too-many": both(
    worded(
      "You have {unspent} influence unspent, and each card costs {price}: you can buy {most}, not {wanted}.",
      "You cannot pay for that many: each card costs 3 influence.",
    ),
    worded("Buy fewer, or none."),
  ),
  "buy-later": both(
    worded("What you buy is asked for after everybody has drawn."),
    worded("Say only what you discard, or keep your hand."),
  ),
  "ambassador-stays": both(
    worded("{title} is your ambassador and cannot be discarded.", "Your ambassador cannot be discarded."),
    worded("Choose another inner circle character."),
  ),
  "wrong-number": both(
    worded("You are asked for {needs}, and you chose {chosen}.", "That is not the number that is asked for."),
    worded("Choose exactly {needs}.", "Choose again."),
  ),
  // {amount}: influence to lose. {spent} {unspent}: what the pools hold.
  "pool-too-small": both(
    worded(
      "You lose {amount}, and have {spent} spent and {unspent} unspent: that split does not add up.",
      "That pool does not hold so much.",
    ),
    worded("Take the rest from the other pool."),
  ),
} satisfies Wordings;
