import type { CardRecord } from "../../catalogue/cards/fact.ts";
import type { Automation } from "../../engine/cards/encoded/index.ts";
import { ABILITIES, type CardFacts, MARKS } from "../../engine/index.ts";
import { askButton } from "../prompts/first-steps.ts";
import { askedLine, namedBy, type RuleEntry } from "../rulings/rule.ts";
import { rulePressId } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, type Message, message, privateMessage } from "../text/message.ts";
import { bound, counted, fitted, plain, safe } from "../text/safe-text.ts";
import { ABILITY_SIGNS, ABILITY_WORDS, LEADS_WORDS, LOYALTY_WORDS, MARK_WORDS, TYPE_WORDS } from "../text/words.ts";
import { FIRST_LANGUAGE } from "../words/index.ts";
import { factLines, missingLine, sourceLines, textLine } from "./card-fact-words.ts";

/** A card that is known whole, such as a practice card, or what is known of a real one, value by value. */
export interface CardSheet {
  /** As it is played; null where not even the type is known. */
  readonly card: CardFacts | null;
  readonly record: CardRecord | null;
  readonly text: { readonly who: Automation; readonly left: string | null };
  /** The columns of a judge's table that say nothing to the game. */
  readonly extra: Readonly<Record<string, string>>;
}

/** A press that shows a card, by its title: to everybody, or in place of the message that asks which one is meant. */
const cardPressId = (verb: "card" | "card-all", title: string) =>
  `${verb}:${title}`.slice(0, 100).replace(/[\uD800-\uDBFF]$/u, "");

/** Which card a press shows, and to whom; null where it is another's. */
export function parseCardPress(customId: string): { title: string; everybody: boolean } | null {
  const [, verb, title] = /^(card|card-all):(.{1,95})$/u.exec(customId) ?? [];
  return title === undefined ? null : { title, everybody: verb === "card-all" };
}

/** No card of that name: those that may be meant, or what to do. */
export function cardNothing(name: string, near: readonly string[]): Message {
  const unknown = `I know no card called **${safe(name, 80)}**.`;
  const how = "Titles appear as you type. A card that nobody knows can be played all the same: I ask for what matters.";
  return privateMessage({
    embeds: [
      {
        author: { name: askedLine(name) },
        title: near.length > 0 ? "Which card do you mean?" : "I do not know that card",
        description: near.length > 0 ? `${unknown} Is it one of these?` : `${unknown} ${how}`,
      },
    ],
    rows: buttonRows([
      ...near.map((title) => button(cardPressId("card", title), title)),
      ...(near.length > 0 ? [] : [askButton()]),
      button(
        rulePressId({ verb: "rule-miss", id: "none", rules: null }),
        near.length > 0 ? "None of these" : "This should have an answer",
      ),
    ]),
  });
}

/** A card's facts, how it stands on the table, and its rulings, private or for everybody. Nothing is guessed: what is not known is said to be unknown. */
export function cardMessage(
  title: string,
  sheets: readonly CardSheet[],
  ruling: RuleEntry | null,
  onTable: string | null = null,
  everybody = false,
): Message {
  const shown = sheets.map(sheetLines).filter((each) => each !== "");
  const facts = shown.length === 0 ? "No facts of this card are known yet." : shown.join("\n\n");
  const points = ruling
    ? [
        ruling.text,
        ...(ruling.points ?? []).map(({ text, errata }) => `- ${errata ? "**Errata:** " : ""}${text}`),
        ...namedBy(ruling, FIRST_LANGUAGE),
      ]
    : ["There are no rulings on this card."];
  const sources = [...new Set((ruling?.sources ?? []).map(({ doc, section }) => `${doc}: ${section}`))].join(" · ");
  const related = ruling?.see && ruling.see.length > 0;
  const parts = {
    embeds: [
      { title: plain(title, DISCORD_LIMITS.embedTitle), description: bound(facts, 1_800) },
      ...(onTable === null ? [] : [{ title: "On the table", description: bound(onTable, 1_000) }]),
      {
        title: "Rulings",
        description: fitted(points, 2_500, (left) => `…and ${left} more: \`/rule\` shows them.`),
        ...(sources ? { footer: { text: bound(sources, 400) } } : {}),
      },
    ],
    rows: buttonRows([
      ...(everybody ? [] : [button(cardPressId("card-all", title), "Show everyone")]),
      ...(ruling && related
        ? [button(rulePressId({ verb: "rule-related", id: ruling.id, rules: null }), "Related")]
        : []),
    ]),
  };
  return everybody ? message(parts) : privateMessage(parts);
}

function sheetLines({ card, record, text, extra }: CardSheet): string {
  if (record === null) return card === null ? "" : practiceLines(card);
  const missing = missingLine(record);
  return [
    ...factLines(record),
    ...(card === null ? [] : [textLine(card, text)]),
    ...sourceLines(record),
    ...Object.entries(extra).map(([name, value]) => `-# ${safe(name, 40)}: ${safe(value, 200)}`),
    ...(missing === null ? [] : [missing]),
  ].join("\n");
}

/** A practice card in full. */
function practiceLines(card: CardFacts): string {
  const { type, race, cost, abilities = {}, marks = {}, keywords = [], limit, conflict, species } = card;
  const kind = [
    race === undefined ? "" : LOYALTY_WORDS[race],
    conflict === undefined ? "" : ABILITY_WORDS[conflict],
    species ? `${safe(species, 40)}` : "",
    type === undefined ? "card" : TYPE_WORDS[type],
  ].filter(Boolean);
  const price = cost === undefined ? [] : [cost === "none" ? "no printed cost" : `cost ${cost}`];
  const rated = ABILITIES.flatMap((ability) =>
    abilities[ability] ? [`${ABILITY_SIGNS[ability]} ${ABILITY_WORDS[ability]} ${abilities[ability]}`] : [],
  );
  const marked = MARKS.flatMap((mark) => (marks[mark] ? [counted(marks[mark], `${MARK_WORDS[mark]} mark`)] : []));
  return [
    [kind.join(" "), ...(limit ? [limit] : []), ...price].join(" · "),
    [...rated, ...marked].join(" · "),
    keywords.map((keyword) => safe(keyword, 60)).join(", "),
    card.ambassador ? LEADS_WORDS[card.ambassador] : "",
    card.text ? textLine(card, { who: "automatic", left: null }) : "",
    "-# An invented practice card: all of it is known, and the moderator carries it out.",
  ]
    .filter((line) => line !== "")
    .join("\n");
}
