import { ABILITIES, type CardInPlayView, type CardView, MARKS } from "../../engine/index.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { counted, safe } from "../text/safe-text.ts";
import { ABILITY_SIGNS, ABILITY_WORDS, LOYALTY_WORDS, MARK_WORDS, STATE_SIGNS, TYPE_WORDS } from "../text/words.ts";

/** "cost 3", "no printed cost", "cost unknown". Only types that cost something are asked. */
function costWords({ cost, type }: CardView): string | null {
  if (cost === "none") return type === "conflict" || type === "aftermath" ? null : "no printed cost";
  if (cost === null && type === null) return null;
  if (cost === null) return type === "conflict" || type === "aftermath" ? null : "cost unknown";
  return `cost ${cost}`;
}

/** Abilities above zero and unknown ones: `diplomacy 4`, `psi ?`; with their signs in message text. */
export function abilityWords(card: CardView, signs: boolean): string[] {
  return ABILITIES.flatMap((ability) => {
    const value = card.abilities[ability];
    if (value === undefined || value === 0) return [];
    const words = `${ABILITY_WORDS[ability]} ${value ?? "?"}`;
    return [signs ? `${ABILITY_SIGNS[ability]} ${words}` : words];
  });
}

/** "Narn character": race only where it is known. */
export function typeWords(card: CardView): string {
  const race = card.race === null || card.race === undefined ? "" : `${LOYALTY_WORDS[card.race]} `;
  const kind = card.conflict === null ? "" : `${ABILITY_WORDS[card.conflict]} `;
  return `${race}${kind}${card.type === null ? "card of a type that nobody has said yet" : TYPE_WORDS[card.type]}`;
}

/** One line without Markdown, for a menu's description. */
export function cardFacts(card: CardView): string {
  return [typeWords(card), costWords(card), ...abilityWords(card, false)].filter((each) => each !== null).join(", ");
}

/** The same where its type goes without saying: "cost 1", "Narn, cost 1". */
export function factsOfType(card: CardView): string {
  const race =
    card.race === null || card.race === undefined || card.race === "neutral" ? null : LOYALTY_WORDS[card.race];
  const facts = [race, costWords(card), ...abilityWords(card, false)].filter((each) => each !== null);
  return facts.join(", ");
}

/** The same with what the card says after it, as far as a menu has room: what a player chooses by. */
export function menuFacts(card: CardView, ...more: readonly string[]): string {
  return factsWithText([cardFacts(card), ...more].join(" · "), card.says);
}

/** The least of a text that is worth showing. */
const TEXT_LEAST = 24;

/** `facts`, then as many whole words of `says` as a menu's description holds beside them. */
export function factsWithText(facts: string, says: string | null): string {
  if (says === null) return facts;
  const room = DISCORD_LIMITS.optionDescription - facts.length - 3;
  if (says.length <= room) return `${facts} · ${says}`;
  if (room < TEXT_LEAST) return facts;
  return `${facts} · ${says.slice(0, room).replace(/[\s,.;:]*\s\S*$/u, "")}…`;
}

/** The same for a card in play, which has been paid for. */
export function inPlayFacts(card: CardView): string {
  return [typeWords(card), ...abilityWords(card, false)].join(", ");
}

/** A card in one line of message text, with what it says in a second one unless `withText` is false. */
export function cardLines(card: CardView, withText = true): string {
  const limit = card.limit === "unique" || card.limit === "limited" ? card.limit : null;
  const facts = [typeWords(card), limit, costWords(card), ...abilityWords(card, true)].filter((each) => each !== null);
  const says = card.says === null || !withText ? "" : `\n-# ${safe(card.says, 400)}`;
  return `**${safe(card.title)}** · ${facts.join(" · ")}${says}`;
}

/** How a card in play stands: "⤵ rotated", "✖ neutralized", "2 damage", "1 Shadow mark". */
export function stateWords(card: CardInPlayView): string[] {
  return [
    ...(card.rotated ? [`${STATE_SIGNS.rotated} rotated`] : []),
    ...(card.neutralized ? [`${STATE_SIGNS.neutralized} neutralized`] : []),
    ...(card.damage > 0 ? [`${card.damage} damage`] : []),
    ...(card.severe > 0 ? [`${card.severe} severe damage`] : []),
    ...(card.blanked && card.conquered?.controlled !== false ? ["blanked"] : []),
    ...MARKS.flatMap((mark) => {
      const amount = card.marks[mark] ?? 0;
      return amount > 0 ? [counted(amount, `${MARK_WORDS[mark]} mark`)] : [];
    }),
    ...(card.tokens ? [counted(card.tokens, "token")] : []),
    ...(card.chaos ? [counted(card.chaos, "chaos token")] : []),
    ...(card.conquered === null ? [] : [conqueredWords(card.conquered)]),
    ...(card.controller === null ? [] : [`controlled by ${safe(card.controller, 40)}`]),
    ...(card.mercenary === null ? [] : mercenaryWords(card.mercenary)),
    ...(card.leads === null ? [] : [`leads ${safe(card.leads, 40)}`]),
    ...(card.promoted ? ["promoted"] : []),
    ...card.attached.map((title, at) => {
      const about = card.attachedAbout?.[at];
      return `with ${safe(title, 40)}${about ? ` (on ${safe(about, 24)})` : ""}`;
    }),
    ...(card.faceDownUnder > 0 ? [`${counted(card.faceDownUnder, "card")} face down under it`] : []),
  ];
}

/** A mercenary's terms: "mercenary, for hire at 3 influence", "hired". */
function mercenaryWords(mercenary: NonNullable<CardInPlayView["mercenary"]>): string[] {
  return mercenary.hiredBy === null ? ["mercenary", mercenaryTerms(mercenary)] : ["hired"];
}

/** What hires it: "for hire at 3 influence", "highest bid 2". */
export function mercenaryTerms({ cost, hiredBy, bids }: NonNullable<CardInPlayView["mercenary"]>): string {
  if (cost !== null) return hiredBy === null ? `for hire at ${cost} influence` : `hired, ${cost} influence`;
  const most = Math.max(0, ...bids.map(({ influence }) => influence));
  return most > 0 ? `highest bid ${most}` : "no bids yet";
}

function conqueredWords({ controlled, rests }: NonNullable<CardInPlayView["conquered"]>): string {
  if (rests === null) return "🏴 conquered, and serves like its faction’s own";
  if (!controlled) return "🏴 conquered: blanked, and nobody controls it";
  return rests === "all" ? "🏴 conquered: text and abilities rest" : "🏴 conquered: its text rests";
}

const NO_BREAK = "\u00a0";

/** A card in play as short as it goes: `Vir Cotto ⤵ 2 damage`. The signs are explained under the tracker. */
export function cardMark(card: CardInPlayView): string {
  const signs = [
    card.rotated ? STATE_SIGNS.rotated : "",
    card.neutralized ? STATE_SIGNS.neutralized : "",
    card.conquered ? "🏴" : "",
    card.damage > 0 ? `${card.damage} damage` : "",
    card.severe > 0 ? `${card.severe} severe` : "",
    card.blanked ? "blanked" : "",
    ...MARKS.map((mark) => ((card.marks[mark] ?? 0) > 0 ? `${card.marks[mark]} ${MARK_WORDS[mark]}` : "")),
    card.tokens ? counted(card.tokens, "token") : "",
    card.chaos ? counted(card.chaos, "chaos token") : "",
    card.mercenary === null ? "" : card.mercenary.hiredBy === null ? "for hire" : "hired",
    card.attached.length > 0 ? `+${card.attached.length}` : "",
    card.faceDownUnder > 0 ? `▣${card.faceDownUnder}` : "",
  ].filter((sign) => sign !== "");
  // The first sign stays in the line of the title.
  const [first, ...others] = signs.map((sign) => sign.replaceAll(" ", NO_BREAK));
  const title = safe(card.title, 40);
  return [first === undefined ? title : `${title}${NO_BREAK}${first}`, ...others].join(" ");
}
