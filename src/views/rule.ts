import type { RuleSetId } from "../engine/index.ts";
import { ruleCustomId } from "./custom-id.ts";
import { LIMITS } from "./limits.ts";
import { button, buttonRows, type Message, message, privately } from "./message.ts";
import { bound, plain } from "./safe-text.ts";
import { RULE_SET_WORDS } from "./words.ts";

/** What a message shows of an entry of `data/rulings/`: the project's own text, so that its Markdown is meant. */
export interface RuleEntry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly sources: readonly { readonly doc: string; readonly section: string }[];
  /** Related entries. */
  readonly see?: readonly { readonly id: string; readonly title: string }[];
  /** Where a rule set differs. */
  readonly differs?: Readonly<Partial<Record<RuleSetId, string>>>;
}

/** A rule with its sources; private, with a button to show everyone, or public. */
export function ruleMessage(entry: RuleEntry, everybody = false): Message {
  const differs = Object.entries(entry.differs ?? {}).map(([set, text]) => ({
    name: plain(`By the ${RULE_SET_WORDS[set as RuleSetId] ?? set}`, LIMITS.embedFieldName), // keys of a checked record
    value: bound(text, LIMITS.embedFieldValue),
  }));
  const sources = entry.sources.map(({ doc, section }) => `${doc}: ${section}`).join(" · ");
  const see = (entry.see ?? []).slice(0, 4).map(({ id, title }) => button(ruleCustomId(id), title));
  const parts = {
    embeds: [
      {
        title: plain(entry.title, LIMITS.embedTitle),
        description: bound(entry.text, 3_000),
        fields: differs.slice(0, 2),
        ...(sources ? { footer: { text: bound(sources, 500) } } : {}),
      },
    ],
    rows: buttonRows(everybody ? see : [button(ruleCustomId(entry.id, true), "Show everyone"), ...see]),
  };
  return everybody ? message(parts) : privately(parts);
}
