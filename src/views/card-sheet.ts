import { ABILITIES, type CardFacts, MARKS } from "../engine/index.ts";
import { rulePressId } from "./custom-id.ts";
import { LIMITS } from "./limits.ts";
import { button, buttonRows, type Message, privately } from "./message.ts";
import { namedBy, type RuleEntry } from "./rule.ts";
import { bound, counted, fitted, plain, safe } from "./safe-text.ts";
import { ABILITY_SIGNS, ABILITY_WORDS, LOYALTY_WORDS, MARK_WORDS, TYPE_WORDS } from "./words.ts";

/** What is known of a card, and by whom each fact was stated that the bot does not know by itself. */
export interface CardSheet {
  readonly card: CardFacts;
  readonly said: readonly { readonly fact: string; readonly name: string }[];
}

/** A card's facts, how it stands on the table, and its rulings, private. Nothing is guessed: what is not known is said to be unknown. */
export function cardMessage(
  title: string,
  sheets: readonly CardSheet[],
  ruling: RuleEntry | null,
  onTable: string | null = null,
): Message {
  const facts = sheets.length === 0 ? "No facts of this card are known yet." : sheets.map(linesOf).join("\n\n");
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

function linesOf({ card, said }: CardSheet): string {
  const { type, race, cost, abilities = {}, marks = {}, keywords = [], limit, conflict, species, complete } = card;
  const kind = [
    race === undefined ? "" : LOYALTY_WORDS[race],
    conflict === undefined ? "" : ABILITY_WORDS[conflict],
    species ? `${safe(species, 40)}` : "",
    TYPE_WORDS[type],
  ].filter(Boolean);
  const price = cost === "none" ? "no printed cost" : cost === undefined ? "cost unknown" : `cost ${cost}`;
  const rated = ABILITIES.flatMap((ability) => {
    const value = abilities[ability];
    return value === undefined || (complete && value === 0)
      ? []
      : [`${ABILITY_SIGNS[ability]} ${ABILITY_WORDS[ability]} ${value}`];
  });
  const marked = MARKS.flatMap((mark) => (marks[mark] ? [counted(marks[mark], `${MARK_WORDS[mark]} mark`)] : []));
  const unstated = complete || (type !== "character" && type !== "fleet" && type !== "location") || rated.length > 0;
  const lines = [
    [kind.join(" "), ...(limit ? [limit] : []), ...(UNPRICED.has(type) && cost === undefined ? [] : [price])].join(
      " · ",
    ),
    [...rated, ...(unstated ? [] : ["abilities unknown"]), ...marked].join(" · "),
    keywords.map((keyword) => safe(keyword, 60)).join(", "),
    card.ambassador ? `May be revealed as a starting ambassador (${card.ambassador.replaceAll("-", " ")}).` : "",
    ...said.map(({ fact, name }) => `-# ${fact}: as ${safe(name, 40)} stated on this server`),
    complete ? "" : "-# What is missing here is not known; the bot asks for it when it matters.",
  ];
  return lines.filter((line) => line !== "").join("\n");
}

/** Types that have no cost of their own. */
const UNPRICED: ReadonlySet<CardFacts["type"]> = new Set(["agenda", "conflict", "aftermath", "contingency", "event"]);
