import {
  ABILITIES,
  type Ability,
  type CardInPlayView,
  type CardType,
  type CardView,
  type Loyalty,
  MARKS,
} from "../../engine/index.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { abilityIn, markIn, raceIn, typeIn } from "../text/named.ts";
import { safe } from "../text/safe-text.ts";
import { ABILITY_SIGNS, STATE_SIGNS } from "../text/words.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";

/** "cost 3", "no printed cost", "cost unknown". Only types that cost something are asked. */
function costWords({ cost, type }: CardView, language: Language): string | null {
  const isFree = type === "conflict" || type === "aftermath";
  if (cost === "none") return isFree ? null : say(language, "card-no-cost");
  if (cost === null && type === null) return null;
  if (cost === null) return isFree ? null : say(language, "card-cost-unknown");
  return say(language, "card-cost", { cost });
}

/** Abilities above zero and unknown ones: `diplomacy 4`, `psi ?`; with their signs in message text. */
export function abilityWords(card: CardView, signs: boolean, language: Language = FIRST_LANGUAGE): string[] {
  return ABILITIES.flatMap((ability) => {
    const value = card.abilities[ability];
    if (value === undefined || value === 0) return [];
    const words = `${abilityIn(language, ability)} ${value ?? "?"}`;
    return [signs ? `${ABILITY_SIGNS[ability]} ${words}` : words];
  });
}

/** What is known of a card's kind. */
interface Kind {
  readonly type: CardType | null | undefined;
  readonly race?: Loyalty | "neutral" | null | undefined;
  readonly conflict?: Ability | null | undefined;
  /** Its species, or after which outcome it is played. */
  readonly note?: string;
  /** What it is called where its type is not known. */
  readonly untyped: string;
}

/** "Narn character", "neutral diplomacy conflict", "Non-Aligned Drazi character": as far as it is known. */
export function kindWords({ type, race, conflict, note = "", untyped }: Kind, language: Language): string {
  const plainly = type === null || type === undefined ? untyped : typeIn(language, type);
  const noted = note === "" ? plainly : say(language, "card-of-note", { note, kind: plainly });
  const able =
    conflict === null || conflict === undefined
      ? noted
      : type === "conflict" && note === ""
        ? say(language, "card-of-conflict", { ability: conflict })
        : say(language, "card-of-ability", { ability: abilityIn(language, conflict), kind: noted });
  return race === null || race === undefined ? able : say(language, "card-of-race", { race, kind: able });
}

/** "Narn character": race only where it is known. */
export function typeWords({ type, race, conflict }: CardView, language: Language = FIRST_LANGUAGE): string {
  return kindWords({ type, race, conflict, untyped: say(language, "card-untold") }, language);
}

/** One line without Markdown, for a menu's description. */
export function cardFacts(card: CardView, language: Language = FIRST_LANGUAGE): string {
  return [typeWords(card, language), costWords(card, language), ...abilityWords(card, false, language)]
    .filter((each) => each !== null)
    .join(", ");
}

/** The same where its type goes without saying: "cost 1", "Narn, cost 1". */
export function factsOfType(card: CardView, language: Language = FIRST_LANGUAGE): string {
  const race =
    card.race === null || card.race === undefined || card.race === "neutral" ? null : raceIn(language, card.race);
  const facts = [race, costWords(card, language), ...abilityWords(card, false, language)].filter(
    (each) => each !== null,
  );
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
  const before = facts === "" ? "" : `${facts} · `;
  const room = DISCORD_LIMITS.optionDescription - before.length;
  if (says.length <= room) return `${before}${says}`;
  if (room < TEXT_LEAST) return facts;
  return `${before}${says.slice(0, room).replace(/[\s,.;:]*\s\S*$/u, "")}…`;
}

/** The same for a card in play, which has been paid for. */
export function inPlayFacts(card: CardView, language: Language = FIRST_LANGUAGE): string {
  return [typeWords(card, language), ...abilityWords(card, false, language)].join(", ");
}

/** A card in one line of message text, with what it says in a second one unless `withText` is false. */
export function cardLines(card: CardView, withText = true, language: Language = FIRST_LANGUAGE): string {
  const limit = card.limit === "unique" || card.limit === "limited" ? say(language, `card-limit-${card.limit}`) : null;
  const facts = [
    typeWords(card, language),
    limit,
    costWords(card, language),
    ...abilityWords(card, true, language),
  ].filter((each) => each !== null);
  const says = card.says === null || !withText ? "" : `\n-# ${safe(card.says, 400)}`;
  return `**${safe(card.title)}** · ${facts.join(" · ")}${says}`;
}

/** How a card in play stands: "⤵ rotated", "✖ neutralized", "2 damage", "1 Shadow mark". */
export function stateWords(card: CardInPlayView, language: Language = FIRST_LANGUAGE): string[] {
  const { conquered, controller, mercenary, leads } = card;
  return [
    ...(card.rotated ? [`${STATE_SIGNS.rotated} ${say(language, "state-rotated")}`] : []),
    ...(card.neutralized ? [`${STATE_SIGNS.neutralized} ${say(language, "state-neutralized")}`] : []),
    ...(card.damage > 0 ? [say(language, "card-damage", { amount: card.damage })] : []),
    ...(card.severe > 0 ? [say(language, "card-severe", { amount: card.severe })] : []),
    ...(card.blanked && conquered?.controlled !== false ? [say(language, "card-blanked")] : []),
    ...MARKS.flatMap((mark) => {
      const amount = card.marks[mark] ?? 0;
      return amount > 0 ? [say(language, "card-marks", { amount, mark })] : [];
    }),
    ...(card.tokens ? [say(language, "card-tokens", { amount: card.tokens })] : []),
    ...(card.chaos ? [say(language, "card-chaos", { amount: card.chaos })] : []),
    ...(conquered === null ? [] : [conqueredWords(conquered, language)]),
    ...(controller === null ? [] : [say(language, "card-controlled", { name: safe(controller, 40) })]),
    ...(mercenary === null ? [] : mercenaryWords(mercenary, language)),
    ...(leads === null ? [] : [say(language, "card-leads", { title: safe(leads, 40) })]),
    ...(card.promoted ? [say(language, "card-promoted")] : []),
    ...card.attached.map((whole, at) => {
      const [title, about] = [safe(whole, 40), card.attachedAbout?.[at]];
      return about
        ? say(language, "card-with-about", { title, about: safe(about, 24) })
        : say(language, "card-with", { title });
    }),
    ...(card.faceDownUnder > 0 ? [say(language, "card-under", { cards: card.faceDownUnder })] : []),
  ];
}

/** A mercenary's terms: "mercenary, for hire at 3 influence", "hired". */
function mercenaryWords(mercenary: NonNullable<CardInPlayView["mercenary"]>, language: Language): string[] {
  return mercenary.hiredBy === null
    ? [say(language, "card-mercenary"), mercenaryTerms(mercenary, language)]
    : [say(language, "card-hired")];
}

/** What hires it: "for hire at 3 influence", "highest bid 2". */
export function mercenaryTerms(
  { cost, hiredBy, bids }: NonNullable<CardInPlayView["mercenary"]>,
  language: Language = FIRST_LANGUAGE,
): string {
  if (cost !== null) return say(language, hiredBy === null ? "card-for-hire-at" : "card-hired-at", { cost });
  const bid = Math.max(0, ...bids.map(({ influence }) => influence));
  return bid > 0 ? say(language, "card-highest-bid", { bid }) : say(language, "card-no-bids");
}

function conqueredWords({ controlled, rests }: NonNullable<CardInPlayView["conquered"]>, language: Language): string {
  if (rests === null) return say(language, "card-conquered-serves");
  if (!controlled) return say(language, "card-conquered-blanked");
  return say(language, rests === "all" ? "card-conquered-all" : "card-conquered-text");
}

const NO_BREAK = "\u00a0";

/** A card in play as short as it goes: `Vir Cotto ⤵ 2 damage`. The signs are explained under the tracker. */
export function cardMark(card: CardInPlayView, language: Language): string {
  const signs = [
    card.rotated ? STATE_SIGNS.rotated : "",
    card.neutralized ? STATE_SIGNS.neutralized : "",
    card.conquered ? "🏴" : "",
    card.damage > 0 ? say(language, "card-damage", { amount: card.damage }) : "",
    card.severe > 0 ? say(language, "card-severe-short", { amount: card.severe }) : "",
    card.blanked ? say(language, "card-blanked") : "",
    ...MARKS.map((mark) => ((card.marks[mark] ?? 0) > 0 ? `${card.marks[mark]} ${markIn(language, mark)}` : "")),
    card.tokens ? say(language, "card-tokens", { amount: card.tokens }) : "",
    card.chaos ? say(language, "card-chaos", { amount: card.chaos }) : "",
    card.mercenary === null ? "" : say(language, card.mercenary.hiredBy === null ? "card-for-hire" : "card-hired"),
    card.attached.length > 0 ? `+${card.attached.length}` : "",
    card.faceDownUnder > 0 ? `▣${card.faceDownUnder}` : "",
  ].filter((sign) => sign !== "");
  // The first sign stays in the line of the title.
  const [first, ...others] = signs.map((sign) => sign.replaceAll(" ", NO_BREAK));
  const title = safe(card.title, 40);
  return [first === undefined ? title : `${title}${NO_BREAK}${first}`, ...others].join(" ");
}
