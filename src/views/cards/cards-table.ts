/** What the judges' tools answer: a server's own card facts, and what became of an import. */
import {
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from "discord.js";
import { CARD_FACTS, type CardRecord, type Sourced } from "../../catalogue/cards/fact.ts";
import type { Import } from "../../catalogue/cards/judging.ts";
import { MOST_PROBLEMS, type TableProblem } from "../../catalogue/cards/table.ts";
import { fittedIn } from "../text/fitted.ts";
import { inWords, type Message } from "../text/message.ts";
import { fitted, safe } from "../text/safe-text.ts";
import { shouldWords } from "../text/should.ts";
import { type Language, say } from "../words/index.ts";
import { sourceWords } from "./card-fact-words.ts";

const FORM = "cards:import";
/** The input of the form for a pasted table. */
export const PASTED = "table";
const MOST_PASTED = 4_000;

/** The form that takes a pasted table: a slash command's option would lose its lines. */
export function cardsForm(language: Language): APIModalInteractionResponseCallbackData {
  const input: APITextInputComponent = {
    type: ComponentType.TextInput,
    custom_id: PASTED,
    label: say(language, "facts-form-label"),
    style: TextInputStyle.Paragraph,
    required: true,
    max_length: MOST_PASTED,
    placeholder: "title, type, race, cost, diplomacy, intrigue, marks\nVir Cotto, character, centauri, 3, 1, , ",
  };
  return {
    custom_id: FORM,
    title: say(language, "facts-form-title"),
    components: [{ type: ComponentType.ActionRow, components: [input] }],
  };
}

export const isCardsForm = (customId: string): boolean => customId === FORM;

/** "**3**, “dip”, should be a number": each broken row by its line. */
export function problemsMessage(problems: readonly TableProblem[]): Message {
  return inWords((language) => {
    const lines = problems.map(({ line, column, found, should: wanted }) => {
      const should = shouldWords(wanted, language);
      const where = [
        ...(line === null ? [] : [say(language, "facts-line", { line })]),
        ...(column === undefined ? [] : [safe(column, 40)]),
      ].join(", ");
      const problem =
        found === undefined
          ? say(language, "facts-should", { should })
          : say(language, "facts-found", { found: safe(found, 60), should });
      return where === ""
        ? say(language, "facts-problem", { problem })
        : say(language, "facts-problem-at", { where, problem });
    });
    const count = problems.length;
    const head = say(language, count < MOST_PROBLEMS ? "facts-problems" : "facts-problems-most", { count });
    return fittedIn([head, ...lines], 1_900, language);
  });
}

/** What an import has changed. */
export function importedMessage({ judged, added, fresh, changed, same }: Import): Message {
  return inWords((language) => {
    if (judged.length === 0)
      return same === 0 ? say(language, "facts-no-value") : say(language, "facts-all-known", { count: same });
    const parts = [
      say(language, "facts-fresh", { count: fresh }),
      ...(changed > 0 ? [say(language, "facts-changed", { count: changed })] : []),
      ...(same > 0 ? [say(language, "facts-known", { count: same })] : []),
      ...(added > 0 ? [say(language, "facts-added", { count: added })] : []),
    ];
    return say(language, "facts-imported", { cards: judged.length, parts: parts.join(", ") });
  });
}

/** What this server knows besides what ships, card by card. */
export function cardsList(records: readonly CardRecord[]): Message {
  return inWords((language) => {
    if (records.length === 0) return say(language, "facts-list-none");
    const head = say(language, "facts-list", { count: records.length });
    const lines = records.map((record) => ownFacts(record, language));
    return fitted([head, ...lines], 1_900, (left) => say(language, "facts-more", { left }));
  });
}

function ownFacts(record: CardRecord, language: Language): string {
  const told = new Map<string, string[]>();
  for (const fact of CARD_FACTS) {
    const known: Sourced<unknown> | undefined = record.facts[fact];
    if (known?.by === undefined) continue;
    const value = valueWords(known.value);
    const words = fact === "limit" ? value : `${say(language, `card-fact-${fact}`)} ${value}`;
    const source = sourceWords(known, language);
    told.set(source, [...(told.get(source) ?? []), words]);
  }
  const own = [...told].map(([source, facts]) => `${facts.join(", ")} (${source})`);
  return `**${safe(record.title.value, 80)}**: ${own.join("; ") || say(language, "facts-title-alone")}`;
}

/** "cost 4" as a judge set it. */
export function valueWords(value: unknown): string {
  return Array.isArray(value) ? value.map((each) => safe(String(each), 60)).join(", ") : safe(String(value), 60);
}
