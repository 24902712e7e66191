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
import { type Message, privateMessage } from "../text/message.ts";
import { counted, fitted, safe } from "../text/safe-text.ts";
import { CARD_FACT_WORDS, sourceWords } from "./card-fact-words.ts";

const FORM = "cards:import";
/** The input of the form for a pasted table. */
export const PASTED = "table";
const MOST_PASTED = 4_000;

/** The form that takes a pasted table: a slash command's option would lose its lines. */
export function cardsForm(): APIModalInteractionResponseCallbackData {
  const input: APITextInputComponent = {
    type: ComponentType.TextInput,
    custom_id: PASTED,
    label: "A table with a line of headings",
    style: TextInputStyle.Paragraph,
    required: true,
    max_length: MOST_PASTED,
    placeholder: "title, type, race, cost, diplomacy, intrigue, marks\nVir Cotto, character, centauri, 3, 1, , ",
  };
  return { custom_id: FORM, title: "Card facts", components: [{ type: ComponentType.ActionRow, components: [input] }] };
}

export const isCardsForm = (customId: string): boolean => customId === FORM;

/** "**3**, “dip”, should be a number": each broken row by its line. */
export function problemsMessage(problems: readonly TableProblem[]): Message {
  const lines = problems.map(({ line, column, found, should }) => {
    const where = [line === null ? "" : `Line ${line}`, column === undefined ? "" : `${safe(column, 40)}`].filter(
      Boolean,
    );
    const there = found === undefined ? "" : `“${safe(found, 60)}” should be `;
    return `- ${where.length > 0 ? `**${where.join(", ")}**: ` : ""}${there === "" ? "should be " : there}${should}.`;
  });
  const head = `Nothing was imported: a table is taken whole, so that no half of it is forgotten. ${problems.length < MOST_PROBLEMS ? "" : "at least "}${counted(problems.length, "thing")} to mend:`;
  return privateMessage({ content: fitted([head, ...lines], 1_900) });
}

/** What an import has changed. */
export function importedMessage({ judged, added, fresh, changed, same }: Import): Message {
  if (judged.length === 0 && same === 0)
    return privateMessage({
      content:
        "Nothing changed: there is no value in it. Put a card’s title and facts on each line below the headings.",
    });
  if (judged.length === 0)
    return privateMessage({ content: `Nothing changed: all ${counted(same, "value")} in it were known just so.` });
  const parts = [
    counted(fresh, "new value"),
    ...(changed > 0 ? [`${counted(changed, "value")} changed`] : []),
    ...(same > 0 ? [`${counted(same, "value")} known already`] : []),
    ...(added > 0 ? [`${counted(added, "card")} that I did not know`] : []),
  ];
  const content = `Imported for this server: ${counted(judged.length, "card")} (${parts.join(", ")}). New games play by it, and every game that is being played here from now on, as far as its cards are in it. What is over stays as it was.`;
  return privateMessage({ content });
}

/** What this server knows besides what ships, card by card. */
export function cardsList(records: readonly CardRecord[]): Message {
  if (records.length === 0) {
    const content =
      "This server knows no more of the cards than what ships. A judge may `/cards set` or `/cards import`.";
    return privateMessage({ content });
  }
  const lines = records.map((record) => {
    const told = new Map<string, string[]>();
    for (const fact of CARD_FACTS) {
      const known: Sourced<unknown> | undefined = record.facts[fact];
      if (known?.by === undefined) continue;
      const value = valueWords(known.value);
      const words = fact === "limit" ? value : `${CARD_FACT_WORDS[fact]} ${value}`;
      told.set(sourceWords(known), [...(told.get(sourceWords(known)) ?? []), words]);
    }
    const own = [...told].map(([source, facts]) => `${facts.join(", ")} (${source})`);
    return `**${safe(record.title.value, 80)}**: ${own.join("; ") || "its title alone"}`;
  });
  const head = `${counted(records.length, "card")} of which this server knows more than what ships:`;
  return privateMessage({ content: fitted([head, ...lines], 1_900, (left) => `…and ${left} more: \`/cards export\``) });
}

/** "cost 4" as a judge set it. */
export function valueWords(value: unknown): string {
  return Array.isArray(value) ? value.map((each) => safe(String(each), 60)).join(", ") : safe(String(value), 60);
}
