import type { CardRecord } from "../cards/fact.ts";
import type { Automation } from "../engine/cards/encoded/index.ts";
import { ABILITIES, type CardFacts, MARKS } from "../engine/index.ts";
import { factLines, missingLine, sourceLines, textLine } from "./card-fact-words.ts";
import { rulePressId } from "./custom-id.ts";
import { LIMITS } from "./limits.ts";
import { button, buttonRows, type Message, privately } from "./message.ts";
import { namedBy, type RuleEntry } from "./rule.ts";
import { bound, counted, fitted, plain, safe } from "./safe-text.ts";
import { ABILITY_SIGNS, ABILITY_WORDS, LOYALTY_WORDS, MARK_WORDS, TYPE_WORDS } from "./words.ts";

/** A card that is known whole, such as a practice card, or what is known of a real one, value by value. */
export interface CardSheet {
  /** As it is played; null where not even the type is known. */
  readonly card: CardFacts | null;
  readonly record: CardRecord | null;
  readonly text: { readonly who: Automation; readonly left: string | null };
  /** The columns of a judge's table that say nothing to the game. */
  readonly extra: Readonly<Record<string, string>>;
}

/** A card's facts, how it stands on the table, and its rulings, private. Nothing is guessed: what is not known is said to be unknown. */
export function cardMessage(
  title: string,
  sheets: readonly CardSheet[],
  ruling: RuleEntry | null,
  onTable: string | null = null,
): Message {
  const shown = sheets.map(sheetLines).filter((each) => each !== "");
  const facts = shown.length === 0 ? "No facts of this card are known yet." : shown.join("\n\n");
  const points = ruling
    ? [
        ruling.text,
        ...(ruling.points ?? []).map(({ text, errata }) => `- ${errata ? "**Errata:** " : ""}${text}`),
        ...namedBy(ruling),
      ]
    : ["There are no rulings on this card."];
  const sources = [...new Set((ruling?.sources ?? []).map(({ doc, section }) => `${doc}: ${section}`))].join(" · ");
  return privately({
    embeds: [
      { title: plain(title, LIMITS.embedTitle), description: bound(facts, 1_800) },
      ...(onTable === null ? [] : [{ title: "On the table", description: bound(onTable, 1_000) }]),
      {
        title: "Rulings",
        description: fitted(points, 2_500, (left) => `…and ${left} more: \`/rule\` shows them.`),
        ...(sources ? { footer: { text: bound(sources, 400) } } : {}),
      },
    ],
    rows: ruling
      ? buttonRows([
          button(rulePressId({ verb: "rule-all", id: ruling.id, rules: null }), "Show everyone"),
          ...(ruling.see && ruling.see.length > 0
            ? [button(rulePressId({ verb: "rule-related", id: ruling.id, rules: null }), "Related")]
            : []),
        ])
      : [],
  });
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
    TYPE_WORDS[type],
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
    card.ambassador ? `May be revealed as a starting ambassador (${card.ambassador.replaceAll("-", " ")}).` : "",
    card.text ? textLine(card, { who: "automatic", left: null }) : "",
    "-# An invented practice card: all of it is known, and the moderator carries it out.",
  ]
    .filter((line) => line !== "")
    .join("\n");
}
