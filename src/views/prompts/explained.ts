/** How the abilities of a card on the table came about: part by part, for whoever asks. */
import {
  ABILITIES,
  type Ability,
  type AbilityPart,
  belongingTo,
  type CardId,
  type CardInPlayView,
  type ExplainedAbility,
  type View,
} from "../../engine/index.ts";
import { stateWords } from "../cards/card-words.ts";
import { type Context, labelOf, nameOf } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { fittedIn } from "../text/fitted.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import {
  type ActionRow,
  button,
  buttonRows,
  inLanguages,
  type MenuOption,
  type Message,
  menuRow,
  privateMessage,
} from "../text/message.ts";
import { abilityIn } from "../text/named.ts";
import { safe } from "../text/safe-text.ts";
import { ABILITY_SIGNS } from "../text/words.ts";
import { cardsInPlay } from "../tracker/seats.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";

const named = ({ source }: AbilityPart) => (source === "" ? "" : ` ${safe(source, 40)}`);

/** "− 1 damage", "+ 2 Popular Support", "+ 2 led by Hague". */
function added(part: AbilityPart, language: Language): string {
  const sign = part.by < 0 ? "−" : "+";
  const by = Math.abs(part.by);
  if (part.kind === "damage") return `${sign} ${say(language, "sum-damage", { by })}`;
  if (part.kind === "leader") return `${sign} ${say(language, "sum-led", { by, source: named(part) })}`;
  return `${sign} ${by}${named(part)}`;
}

/** "6 printed + 2 Popular Support − 1 damage"; what multiplies stands after what it multiplies. */
export function sumWords(parts: readonly AbilityPart[], language: Language = FIRST_LANGUAGE): string {
  const change = (part: AbilityPart) => added(part, language);
  const of = (...kinds: AbilityPart["kind"][]) => parts.filter(({ kind }) => kinds.includes(kind));
  const printed = of("printed")[0]?.by ?? 0;
  const first = [say(language, "sum-printed", { by: printed }), ...of("printed-change").map(change)].join(" ");
  const times = [
    ...of("double").map((part) => `× 2${named(part)}`),
    ...of("half").map((part) => say(language, "sum-half", { source: named(part) })),
  ];
  const base = times.length > 0 && of("printed-change").length > 0 ? `(${first})` : first;
  return [base, ...times, ...of("add", "leader", "damage").map(change)].join(" ");
}

/** "diplomacy 7 = 6 printed + 2 Popular Support − 1 damage"; what it comes to in bold where `bold`. */
export function abilityLine(
  ability: Ability,
  { now, base, parts }: ExplainedAbility,
  neutralized: boolean,
  bold = false,
  language: Language = FIRST_LANGUAGE,
): string {
  const why = neutralized ? say(language, "sum-neutralized") : "=";
  const total = `${abilityIn(language, ability)} ${now}`;
  const sum = `${bold ? `**${total}**` : total} ${why} ${sumWords(parts, language)}`;
  return base === now ? sum : say(language, "sum-base", { sum, base });
}

/** The cards in play of this view, with whose they are; face-down ones are in no view. */
function cardsOf(view: View): { card: CardInPlayView; whose: number | null }[] {
  return [
    ...view.seats.flatMap((seat) => cardsInPlay(seat).map((card) => ({ card, whose: seat.seat }))),
    ...view.global.map((card) => ({ card, whose: null })),
  ];
}

const isExplained = (card: CardInPlayView) => Object.keys(card.explained).length > 0;

/** All that there is to say of one card's abilities. */
export function explainedLines(card: CardInPlayView, language: Language = FIRST_LANGUAGE): string[] {
  const lines = ABILITIES.flatMap((ability) => {
    const why = card.explained[ability];
    if (why) return [`${ABILITY_SIGNS[ability]} ${abilityLine(ability, why, card.neutralized, true, language)}`];
    const value = card.abilities[ability];
    if (value === undefined || value === 0) return [];
    const told = `${ABILITY_SIGNS[ability]} ${abilityIn(language, ability)} ${value ?? "?"}`;
    return [value === null ? told : say(language, "sum-as-printed", { value: told })];
  });
  return lines.length > 0 ? lines : [say(language, "sum-nothing")];
}

/** The menu "How is a number made up?": cards whose abilities are not simply what is printed. None: no row. */
export function howMuchRows(
  view: View,
  ctx: Context,
  only: (id: CardId, seat: number | null) => boolean,
  language: Language = FIRST_LANGUAGE,
): ActionRow[] {
  const options = cardsOf(view)
    .filter(({ card, whose }) => isExplained(card) && only(card.id, whose))
    .map(({ card, whose }): MenuOption => {
      const values = ABILITIES.flatMap((ability) => {
        const why = card.explained[ability];
        return why ? [`${abilityIn(language, ability)} ${why.now}`] : [];
      });
      const owner = whose === null ? "" : `${labelOf(ctx, whose)}: `;
      return { value: String(card.id), label: card.title, description: `${owner}${values.join(", ")}` };
    });
  if (options.length === 0) return [];
  const press = encodePress({ table: ctx.table, decision: 0, verb: "how-much", key: "" });
  return [menuRow(press, say(language, "sum-menu"), options)];
}

/** How one card's abilities came about, privately. */
export function howMuchMessage(view: View, id: CardId, ctx: Context): Message {
  return inLanguages((language) => howMuch(view, id, ctx, language));
}

function howMuch(view: View, id: CardId, ctx: Context, language: Language): Message {
  const found = cardsOf(view).find(({ card }) => card.id === id);
  const press = encodePress({ table: ctx.table, decision: 0, verb: "all-cards", key: String(found?.whose ?? 0) });
  const rows = buttonRows([button(press, say(language, "sum-cards-button"))]);
  if (!found) return privateMessage({ content: say(language, "sum-gone"), rows });
  const { card, whose } = found;
  const title = `**${safe(card.title)}**`;
  const state = stateWords(card, language).join(" · ");
  const lines = [
    whose === null ? title : belongingTo(title, nameOf(ctx, whose)),
    ...explainedLines(card, language),
    ...(state === "" ? [] : [state]),
  ];
  return privateMessage({ content: fittedIn(lines, DISCORD_LIMITS.content, language), rows });
}

/** The same for every card on the table with this title, for a look-up by name; null where there is none. */
export function onTheTable(
  view: View,
  title: string,
  ctx: Context,
  language: Language = FIRST_LANGUAGE,
): string | null {
  const found = cardsOf(view).filter(({ card }) => card.title.toLowerCase() === title.toLowerCase());
  if (found.length === 0) return null;
  const lines = found.flatMap(({ card, whose }) => [
    whose === null ? say(language, "sum-whole-game") : say(language, "sum-of", { name: nameOf(ctx, whose) }),
    ...explainedLines(card, language),
    ...stateWords(card, language),
  ]);
  return fittedIn(lines, 1_000, language);
}
