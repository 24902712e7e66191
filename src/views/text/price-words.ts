/** What an action printed on a card takes, for whoever chooses it. */
import type { Payment, Takes } from "../../engine/index.ts";
import { counted, listed } from "./safe-text.ts";
import { ABILITY_WORDS, MARK_WORDS, TYPE_WORDS } from "./words.ts";

const PAYING = { rotate: "rotate", neutralize: "neutralize", "discard-card": "discard" } as const;

/** "price: 2 influence, purge 1 Destiny mark"; "" where it takes nothing but the card's rotation. */
export function priceWords(takes: Takes | undefined): string {
  if (takes === undefined) return "";
  const { influence, pays, rotates } = takes;
  const price = [...(influence > 0 ? [`${influence} influence`] : []), ...pays.map(paymentWords)];
  return [...(rotates ? [] : ["without rotating"]), ...(price.length > 0 ? [`price: ${price.join(", ")}`] : [])].join(
    " · ",
  );
}

function paymentWords(payment: Payment): string {
  switch (payment.pays) {
    case "purge-mark":
      return `purge ${howMany(payment, `${MARK_WORDS[payment.mark]} mark`)}`;
    case "rotate":
    case "neutralize":
    case "discard-card":
      return `${PAYING[payment.pays]} ${numberOf(payment)} ${typesOf(payment.types)}`;
    case "damage":
      return `${payment.amount} damage to 1 ${typesOf(payment.types)}`;
    case "discard":
      return `discard ${howMany(payment, "card")} from hand`;
    case "damage-this":
      return `${payment.amount} damage to it`;
    case "neutralize-this":
      return "it is neutralized";
    case "discard-this":
      return "it is discarded";
    case "rotate-target":
      return "rotate the target";
    case "printed-ability":
      return `${payment.amount} of its printed ${ABILITY_WORDS[payment.ability]}, for good`;
    case "rotate-ambassador":
      return "rotate your ambassador";
    case "lose-influence":
      return `lose ${payment.amount} influence`;
    case "lose-power":
      return `lose ${payment.amount} power`;
    case "influence":
      return `${payment.least} to ${payment.most} influence`;
  }
}

/** "2", "1 to 3", "up to 3". */
function numberOf({ amount, upTo }: { amount: number; upTo?: number | undefined }): string {
  if (upTo === undefined) return String(amount);
  return amount === 0 ? `up to ${upTo}` : `${amount} to ${upTo}`;
}

function howMany(payment: { amount: number; upTo?: number | undefined }, what: string): string {
  const { amount, upTo } = payment;
  return upTo === undefined ? counted(amount, what) : `${numberOf(payment)} ${what}${upTo === 1 ? "" : "s"}`;
}

const typesOf = (types: readonly (keyof typeof TYPE_WORDS)[]) =>
  listed(
    types.map((type) => TYPE_WORDS[type]),
    "or",
  );
