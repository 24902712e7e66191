import type { CardRecord } from "../../catalogue/cards/fact.ts";
import type { Automation } from "../../engine/cards/encoded/index.ts";
import { ABILITIES, type CardFacts, MARKS } from "../../engine/index.ts";
import { askButton } from "../prompts/first-steps.ts";
import { askedLine, errataWords, namedBy, type RuleEntry } from "../rulings/rule.ts";
import { rulePressId } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, inLanguages, type Message, message, privateMessage } from "../text/message.ts";
import { abilityIn } from "../text/named.ts";
import { bound, fitted, plain, safe } from "../text/safe-text.ts";
import { ABILITY_SIGNS } from "../text/words.ts";
import { type Language, say } from "../words/index.ts";
import { factLines, missingLine, printedCostWords, sourceLines, textLine } from "./card-fact-words.ts";
import { kindWords } from "./card-words.ts";

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
export function parseCardPress(customId: string): { verb: "card" | "card-all"; title: string } | null {
  const [, verb, title] = /^(card|card-all):(.{1,95})$/u.exec(customId) ?? [];
  return title === undefined ? null : { verb: verb === "card" ? "card" : "card-all", title };
}

/** No card of that name: those that may be meant, or what to do. */
export function cardNothing(name: string, near: readonly string[]): Message {
  return inLanguages((language) => {
    const unknown = say(language, "card-no-such", { name: safe(name, 80) });
    const none = rulePressId({ verb: "rule-miss", id: "none", rules: null });
    return privateMessage({
      embeds: [
        {
          author: { name: askedLine(name, language) },
          title: say(language, near.length > 0 ? "card-no-such-which" : "card-no-such-title"),
          description: say(language, near.length > 0 ? "card-no-such-near" : "card-no-such-how", { unknown }),
        },
      ],
      rows: buttonRows([
        ...near.map((title) => button(cardPressId("card", title), title)),
        ...(near.length > 0 ? [] : [askButton(undefined, language)]),
        button(none, say(language, near.length > 0 ? "book-none-button" : "book-should-button")),
      ]),
    });
  });
}

/**
 * A card's facts, how it stands on the table, and its rulings: in its reader's language, or for everybody in that of `openly`.
 * Nothing is guessed: what is not known is said to be unknown.
 */
export function cardMessage(
  title: string,
  sheets: readonly CardSheet[],
  ruling: RuleEntry | null,
  onTable: (language: Language) => string | null = () => null,
  openly: Language | null = null,
): Message {
  const parts = (language: Language) => partsOf(title, sheets, ruling, onTable(language), openly !== null, language);
  return openly === null ? inLanguages((language) => privateMessage(parts(language))) : message(parts(openly));
}

function partsOf(
  title: string,
  sheets: readonly CardSheet[],
  ruling: RuleEntry | null,
  onTable: string | null,
  everybody: boolean,
  language: Language,
) {
  const shown = sheets.map((sheet) => sheetLines(sheet, language)).filter((each) => each !== "");
  const facts = shown.length === 0 ? say(language, "card-no-facts") : shown.join("\n\n");
  const points = ruling
    ? [
        ruling.text,
        ...(ruling.points ?? []).map(({ text, errata }) => `- ${errata ? errataWords(text, language) : text}`),
        ...namedBy(ruling, language),
      ]
    : [say(language, "card-no-rulings")];
  const sources = [...new Set((ruling?.sources ?? []).map(({ doc, section }) => `${doc}: ${section}`))].join(" · ");
  const related = ruling?.see && ruling.see.length > 0;
  return {
    embeds: [
      { title: plain(title, DISCORD_LIMITS.embedTitle), description: bound(facts, 1_800) },
      ...(onTable === null ? [] : [{ title: say(language, "card-on-table"), description: bound(onTable, 1_000) }]),
      {
        title: say(language, "card-rulings"),
        description: fitted(points, 2_500, (left) => say(language, "card-rulings-left", { left })),
        ...(sources ? { footer: { text: bound(sources, 400) } } : {}),
      },
    ],
    rows: buttonRows([
      ...(everybody ? [] : [button(cardPressId("card-all", title), say(language, "book-everyone-button"))]),
      ...(ruling && related
        ? [
            button(
              rulePressId({ verb: "rule-related", id: ruling.id, rules: null }),
              say(language, "book-related-button"),
            ),
          ]
        : []),
    ]),
  };
}

function sheetLines({ card, record, text, extra }: CardSheet, language: Language): string {
  if (record === null) return card === null ? "" : practiceLines(card, language);
  const missing = missingLine(record, language);
  return [
    ...factLines(record, language),
    ...(card === null ? [] : [textLine(card, text, language)]),
    ...sourceLines(record, language),
    ...Object.entries(extra).map(([name, value]) => `-# ${safe(name, 40)}: ${safe(value, 200)}`),
    ...(missing === null ? [] : [missing]),
  ].join("\n");
}

/** A practice card in full. */
function practiceLines(card: CardFacts, language: Language): string {
  const { type, race, cost, abilities = {}, marks = {}, keywords = [], limit, conflict, species } = card;
  const kind = kindWords(
    { type, race, conflict, note: species ? safe(species, 40) : "", untyped: say(language, "card-plain") },
    language,
  );
  const price = cost === undefined ? [] : [printedCostWords(cost, language)];
  const rated = ABILITIES.flatMap((ability) =>
    abilities[ability] ? [`${ABILITY_SIGNS[ability]} ${abilityIn(language, ability)} ${abilities[ability]}`] : [],
  );
  const marked = MARKS.flatMap((mark) =>
    marks[mark] ? [say(language, "card-marks", { amount: marks[mark], mark })] : [],
  );
  return [
    [kind, ...(limit ? [say(language, `card-limit-${limit}`)] : []), ...price].join(" · "),
    [...rated, ...marked].join(" · "),
    keywords.map((keyword) => safe(keyword, 60)).join(", "),
    card.ambassador ? say(language, `card-leads-${card.ambassador}`) : "",
    card.text ? textLine(card, { who: "automatic", left: null }, language) : "",
    say(language, "card-practice"),
  ]
    .filter((line) => line !== "")
    .join("\n");
}
