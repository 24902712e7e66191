/** The draw round and losses: `no/draw.ftl`. */
export const NO_DRAW = {
  "no-buy-too-many": ["unspent", "price", "most", "wanted"],
  "no-buy-too-many-2": [],
  "no-buy-too-many-then": [],
  "no-buy-later": [],
  "no-buy-later-then": [],
  "no-ambassador-stays": ["title"],
  "no-ambassador-stays-2": [],
  "no-ambassador-stays-then": [],
  "no-wrong-number": ["needs", "chosen"],
  "no-wrong-number-2": [],
  "no-wrong-number-then": ["needs"],
  "no-wrong-number-then-2": [],
  "no-pool-too-small": ["amount", "spent", "unspent"],
  "no-pool-too-small-2": [],
  "no-pool-too-small-then": [],
} as const;
