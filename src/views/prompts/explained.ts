/** How the abilities of a card on the table came about: part by part, for whoever asks. */
import {
  ABILITIES,
  type Ability,
  type AbilityPart,
  type CardId,
  type CardInPlayView,
  type ExplainedAbility,
  type View,
} from "../../engine/index.ts";
import { stateWords } from "../cards/card-words.ts";
import { type Context, labelOf, nameOf } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import {
  type ActionRow,
  button,
  buttonRows,
  type MenuOption,
  type Message,
  menuRow,
  privateMessage,
} from "../text/message.ts";
import { fitted, safe } from "../text/safe-text.ts";
import { ABILITY_SIGNS, ABILITY_WORDS } from "../text/words.ts";
import { cardsInPlay } from "../tracker/seats.ts";

const named = ({ source }: AbilityPart) => (source === "" ? "" : ` ${safe(source, 40)}`);

/** "− 1 damage", "+ 2 Popular Support", "+ 2 led by Hague". */
function added(part: AbilityPart): string {
  const sign = part.by < 0 ? "−" : "+";
  const what = part.kind === "damage" ? " damage" : part.kind === "leader" ? ` led by${named(part)}` : named(part);
  return `${sign} ${Math.abs(part.by)}${what}`;
}

/** "6 printed + 2 Popular Support − 1 damage"; what multiplies stands after what it multiplies. */
export function sumWords(parts: readonly AbilityPart[]): string {
  const of = (...kinds: AbilityPart["kind"][]) => parts.filter(({ kind }) => kinds.includes(kind));
  const printed = of("printed")[0]?.by ?? 0;
  const first = [`${printed} printed`, ...of("printed-change").map(added)].join(" ");
  const times = [
    ...of("double").map((part) => `× 2${named(part)}`),
    ...of("half").map((part) => `÷ 2${named(part)}, rounded up`),
  ];
  const base = times.length > 0 && of("printed-change").length > 0 ? `(${first})` : first;
  return [base, ...times, ...of("add", "leader", "damage").map(added)].join(" ");
}

/** "diplomacy 7 = 6 printed + 2 Popular Support − 1 damage"; what it comes to in bold where `bold`. */
export function abilityLine(
  ability: Ability,
  { now, base, parts }: ExplainedAbility,
  neutralized: boolean,
  bold = false,
): string {
  const why = neutralized ? "neutralized; otherwise" : "=";
  const lasting = base === now ? "" : ` (base ${base})`;
  const total = `${ABILITY_WORDS[ability]} ${now}`;
  return `${bold ? `**${total}**` : total} ${why} ${sumWords(parts)}${lasting}`;
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
export function explainedLines(card: CardInPlayView): string[] {
  const lines = ABILITIES.flatMap((ability) => {
    const why = card.explained[ability];
    if (why) return [`${ABILITY_SIGNS[ability]} ${abilityLine(ability, why, card.neutralized, true)}`];
    const value = card.abilities[ability];
    if (value === undefined || value === 0) return [];
    return [
      `${ABILITY_SIGNS[ability]} ${ABILITY_WORDS[ability]} ${value ?? "?"}${value === null ? "" : ", as printed"}`,
    ];
  });
  return lines.length > 0 ? lines : ["It has no ability above zero."];
}

/** The menu "How much?": cards whose abilities are not simply what is printed. None: no row. */
export function howMuchRows(view: View, ctx: Context, only: (id: CardId, seat: number | null) => boolean): ActionRow[] {
  const options = cardsOf(view)
    .filter(({ card, whose }) => isExplained(card) && only(card.id, whose))
    .map(({ card, whose }): MenuOption => {
      const values = ABILITIES.flatMap((ability) => {
        const why = card.explained[ability];
        return why ? [`${ABILITY_WORDS[ability]} ${why.now}`] : [];
      });
      const owner = whose === null ? "" : `${labelOf(ctx, whose)}: `;
      return { value: String(card.id), label: card.title, description: `${owner}${values.join(", ")}` };
    });
  if (options.length === 0) return [];
  const press = encodePress({ table: ctx.table, decision: 0, verb: "how-much", key: "" });
  return [menuRow(press, "How much?", options)];
}

/** How one card's abilities came about, privately. */
export function howMuchMessage(view: View, id: CardId, ctx: Context): Message {
  const found = cardsOf(view).find(({ card }) => card.id === id);
  const press = encodePress({ table: ctx.table, decision: 0, verb: "all-cards", key: String(found?.whose ?? 0) });
  const rows = buttonRows([button(press, "Cards")]);
  if (!found) return privateMessage({ content: "That card is not on the table any more.", rows });
  const { card, whose } = found;
  const owner = whose === null ? "" : ` (${nameOf(ctx, whose)})`;
  const state = stateWords(card).join(" · ");
  const lines = [`**${safe(card.title)}**${owner}`, ...explainedLines(card), ...(state === "" ? [] : [state])];
  return privateMessage({ content: fitted(lines, DISCORD_LIMITS.content), rows });
}

/** The same for every card on the table with this title, for a look-up by name; null where there is none. */
export function onTheTable(view: View, title: string, ctx: Context): string | null {
  const found = cardsOf(view).filter(({ card }) => card.title.toLowerCase() === title.toLowerCase());
  if (found.length === 0) return null;
  const lines = found.flatMap(({ card, whose }) => [
    whose === null ? "On the whole game:" : `With ${nameOf(ctx, whose)}:`,
    ...explainedLines(card),
    ...stateWords(card),
  ]);
  return fitted(lines, 1_000);
}
