import { both, say, type Wordings } from "./wording.ts";

/** The draw round and losses. */
export const DRAWING = {
  // The draw round and losses. {wanted} {most}: how many to buy; {unspent} {price}: influence. {needs}: how many to discard. {chosen}.
  "buy-too-many": both(
    say(
      "You have {unspent} influence unspent, and each card costs {price}: you can buy {most}, not {wanted}.",
      "You cannot pay for that many: each card costs 3 influence.",
    ),
    say("Buy fewer, or none."),
  ),
  "ambassador-stays": both(
    say("{title} is your ambassador and cannot be discarded.", "Your ambassador cannot be discarded."),
    say("Choose another inner circle character."),
  ),
  "wrong-number": both(
    say("You are asked for {needs}, and you chose {chosen}.", "That is not the number that is asked for."),
    say("Choose exactly {needs}.", "Choose again."),
  ),
  // {amount}: influence to lose. {spent} {unspent}: what the pools hold.
  "pool-too-small": both(
    say(
      "You lose {amount}, and have {spent} spent and {unspent} unspent: that split does not add up.",
      "That pool does not hold so much.",
    ),
    say("Take the rest from the other pool."),
  ),
} satisfies Wordings;
