/** The draw round and losses. In other languages: `no/draw.ftl`. */
export const NO_DRAW = {
  "no-buy-too-many":
    "You have { $unspent } influence unspent, and each card costs { $price }: you can buy { $most }, not { $wanted }.",
  "no-buy-too-many-2": "You cannot pay for that many: each card costs 3 influence.",
  "no-buy-too-many-then": "Buy fewer, or none.",
  "no-buy-later": "What you buy is asked for after everybody has drawn.",
  "no-buy-later-then": "Say only what you discard, or keep your hand.",
  "no-ambassador-stays": "{ $title } is your ambassador and cannot be discarded.",
  "no-ambassador-stays-2": "Your ambassador cannot be discarded.",
  "no-ambassador-stays-goes": "Discard one of these: { $goes }.",
  "no-ambassador-stays-then": "Choose another inner circle character.",
  "no-wrong-number": "You are asked for { $needs }, and you chose { $chosen }.",
  "no-wrong-number-2": "That is not the number that is asked for.",
  "no-wrong-number-then": "Choose exactly { $needs }.",
  "no-wrong-number-then-2": "Choose again.",
  "no-pool-too-small":
    "You lose { $amount }, and have { $spent } spent and { $unspent } unspent: that split does not add up.",
  "no-pool-too-small-2": "That pool does not hold so much.",
  "no-pool-too-small-then": "Take the rest from the other pool.",
} as const;
