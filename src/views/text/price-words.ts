/** What an action printed on a card takes, for whoever chooses it. */
import type { CardType, Payment, Takes } from "../../engine/index.ts";
import { type Language, listedIn, say } from "../words/index.ts";
import { abilityIn, markIn, typeIn } from "./named.ts";

/** "price: 2 influence, purge 1 Destiny mark"; "" where it takes nothing but the card's rotation. */
export function priceWords(takes: Takes | undefined, language: Language): string {
  if (takes === undefined) return "";
  const { influence, pays, rotates } = takes;
  const price = [
    ...(influence > 0 ? [say(language, "price-influence", { amount: influence })] : []),
    ...pays.map((each) => paymentWords(each, language)),
  ];
  return [
    ...(rotates ? [] : [say(language, "price-not-rotating")]),
    ...(price.length > 0 ? [say(language, "price-is", { list: price.join(", ") })] : []),
  ].join(" · ");
}

function paymentWords(payment: Payment, language: Language): string {
  switch (payment.pays) {
    case "purge-mark":
      return say(language, "price-purge-mark", {
        ...howMany(payment, language),
        mark: markIn(language, payment.mark),
      });
    case "rotate":
    case "neutralize":
    case "discard-card": {
      const { number } = howMany(payment, language);
      return say(language, `price-${payment.pays}`, { number, types: typesOf(payment.types, language) });
    }
    case "damage":
      return say(language, "price-damage", { amount: payment.amount, types: typesOf(payment.types, language) });
    case "discard":
      return say(language, "price-discard", howMany(payment, language));
    case "damage-this":
      return say(language, "price-damage-this", { amount: payment.amount });
    case "neutralize-this":
    case "discard-this":
    case "rotate-target":
    case "rotate-ambassador":
      return say(language, `price-${payment.pays}`);
    case "printed-ability":
      return say(language, "price-printed-ability", {
        amount: payment.amount,
        ability: abilityIn(language, payment.ability),
      });
    case "lose-influence":
    case "lose-power":
      return say(language, `price-${payment.pays}`, { amount: payment.amount });
    case "influence":
      return say(language, "price-some-influence", { least: payment.least, most: payment.most });
  }
}

/** How many in words ("2", "1 to 3", "up to 3"), and how many at most. */
function howMany({ amount, upTo: most }: { amount: number; upTo?: number | undefined }, language: Language) {
  if (most === undefined) return { number: String(amount), most: amount };
  const number =
    amount === 0 ? say(language, "price-up-to", { most }) : say(language, "price-range", { least: amount, most });
  return { number, most };
}

const typesOf = (types: readonly CardType[], language: Language) =>
  listedIn(
    types.map((type) => typeIn(language, type)),
    language,
    "list-or",
  );
