import {
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from "discord.js";
import { type Message, privately } from "./message.ts";
import { dayOf } from "./rule.ts";
import { counted, fitted, plain, safe } from "./safe-text.ts";

/** What is in a form that is opened to change a ruling. */
export interface HouseDraft {
  readonly title: string;
  readonly text: string;
  readonly replaces: string;
}

interface Limits {
  readonly title: number;
  readonly text: number;
}

/** The form for a house ruling: a new one, or one with a number that is changed. */
export function houseForm(
  number: number | null,
  draft: HouseDraft | null,
  limits: Limits,
): APIModalInteractionResponseCallbackData {
  const inputs: APITextInputComponent[] = [
    {
      ...input("title", "Title", draft?.title),
      style: TextInputStyle.Short,
      required: true,
      max_length: limits.title,
      placeholder: "What players would look for",
    },
    {
      ...input("text", "Ruling", draft?.text),
      style: TextInputStyle.Paragraph,
      required: true,
      max_length: limits.text,
      placeholder: "What holds on this server",
    },
    {
      ...input("replaces", "Replaces (leave empty if nothing)", draft?.replaces),
      style: TextInputStyle.Short,
      required: false,
      max_length: 100,
      placeholder: "A rule or a card, as /rule finds it",
    },
  ];
  return {
    custom_id: `house:${number ?? "new"}`,
    title: number === null ? "A house ruling" : plain(`Change house ruling ${number}`, 45),
    components: inputs.map((component) => ({ type: ComponentType.ActionRow, components: [component] })),
  };
}

const input = (id: string, label: string, value: string | undefined) =>
  ({
    type: ComponentType.TextInput,
    custom_id: id,
    label,
    ...(value ? { value } : {}),
  }) as const;

/** Which ruling a form's answer is about: a number, "new", or null where it is another form. */
export function parseHouseForm(customId: string): number | "new" | null {
  const [, which] = /^house:(new|\d{1,9})$/u.exec(customId) ?? [];
  return which === undefined ? null : which === "new" ? "new" : Number(which);
}

export interface HouseLine {
  readonly number: number;
  readonly title: string;
  readonly name: string;
  readonly at: number;
  /** Title of what it replaces. */
  readonly replaces: string | null;
}

/** All of a server's own rulings, by number. */
export function houseList(rulings: readonly HouseLine[]): Message {
  if (rulings.length === 0) return privately({ content: "This server has no house rulings. `/rules add` makes one." });
  const lines = rulings.map(
    ({ number, title, name, at, replaces }) =>
      `${number}. **${safe(title, 80)}**${replaces === null ? "" : ` instead of ${safe(replaces, 80)}`} · ${safe(name, 40)}, ${dayOf(at)}`,
  );
  return privately({ content: fitted([`${counted(rulings.length, "house ruling")}:`, ...lines], 1_900) });
}

export interface MissLine {
  readonly question: string;
  readonly times: number;
  /** Title of what was shown. */
  readonly shown: string | null;
}

/** Questions that were not answered, the most frequent first; `cleared` where they are forgotten with that. */
export function missList(misses: readonly MissLine[], cleared = false): Message {
  if (misses.length === 0) return privately({ content: "Nobody has said that an answer did not help." });
  const lines = misses.map(
    ({ question, times, shown }) =>
      `${times}× “${safe(question, 150)}”${shown === null ? "" : ` → ${safe(shown, 60)}`}`,
  );
  const heading = cleared
    ? "Questions without a good answer, now forgotten:"
    : "Questions without a good answer (`/rules misses clear:True` forgets them):";
  return privately({ content: fitted([heading, ...lines], 1_900) });
}
