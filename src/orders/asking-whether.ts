import { own } from "../own.ts";

/** The order in a question whether something may be done: "can I support with Vir?" asks for "support with Vir". */

const OPENINGS: readonly RegExp[] = [
  /^(?:can|could|may|might|should)\s+i\s+(?:now\s+|still\s+|already\s+|even\s+|just\s+|also\s+)?(.+)$/iu,
  /^am\s+i\s+(?:still\s+|now\s+)?(?:able|allowed|permitted)\s+to\s+(.+)$/iu,
  /^is\s+it\s+(?:legal|possible|allowed|ok|okay)\s+(?:for\s+me\s+)?to\s+(.+)$/iu,
  /^why\s+(?:can\s?['\u2019]?t|cannot|can\s+not|may\s+not|couldn\s?['\u2019]?t)\s+i\s+(.+)$/iu,
  /^why\s+(?:can|may|am)\s+i\s+not\s+(?:able\s+to\s+|allowed\s+to\s+)?(.+)$/iu,
];
/** "can my Vir support Trade Pact": the card comes before what it is to do. */
const OF_A_CARD =
  /^(?:can|could|may|might|why\s+(?:can\s?['\u2019]?t|cannot|may\s+not))\s+(?:my\s+)?(\S.*?)\s+(?:now\s+|still\s+)?(support|oppose|attack|lead|build|heal|rotate|be\s+(?:promoted|healed|repaired))\b\s*(.*)$/iu;
const PASSIVE: Readonly<Record<string, string>> = { promoted: "promote", healed: "heal", repaired: "repair" };
const ENDINGS = /(?:[\s,]+(?:now|right now|this turn|at the moment|already|please|too|with that))*[\s?.!]*$/iu;

/** What a question would do, as an order; null where it asks for something else. */
export function orderAsked(question: string): string | null {
  const asked = question.trim().replace(/^(?:(?:hey|hi|hm+|so|ok|okay|um|well|and|but)[\s,]+)+/iu, "");
  for (const opening of OPENINGS) {
    const order = opening.exec(asked)?.[1]?.replace(ENDINGS, "").trim();
    if (order) return withoutMine(order);
  }
  const [, card, verb = "", rest = ""] = OF_A_CARD.exec(asked) ?? [];
  if (card === undefined || /^(?:i|you|we|he|she|they|it|a|an|the\s+same|any|some|another)\b/iu.test(card)) return null;
  const more = ` ${rest}`.replace(ENDINGS, "").trim();
  const passive = own(PASSIVE, verb.toLowerCase().split(/\s+/u).at(-1) ?? "");
  if (passive) return withoutMine(`${passive} ${card}${more ? ` ${more}` : ""}`);
  const alone = /^(?:heal|rotate)$/iu.test(verb);
  return withoutMine(alone ? `${verb} ${card}` : `${verb}${more ? ` ${more}` : ""} with ${card}`);
}

const withoutMine = (order: string) => order.replace(/\b(?:my|the|this|that)\s+/giu, "");
