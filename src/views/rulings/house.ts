import {
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from "discord.js";
import { ruleCustomId } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, type Message, menuRow, privateMessage } from "../text/message.ts";
import { counted, fitted, plain, safe } from "../text/safe-text.ts";
import { dayOf } from "./rule.ts";

/** What is in a form that is opened to change a ruling. */
export interface HouseDraft {
  readonly title: string;
  readonly text: string;
  readonly replaces: string;
}

interface FormLimits {
  readonly title: number;
  readonly text: number;
}

/** The form for a house ruling: a new one, or one with a number that is changed. */
export function houseForm(
  number: number | null,
  draft: HouseDraft | null,
  limits: FormLimits,
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

/** What a press about a server's own rulings does: lists them, opens the form, asks, takes one back, forgets misses. */
export const HOUSE_PRESSES = ["list", "make", "change", "drop", "gone", "forget"] as const;
type HousePressVerb = (typeof HOUSE_PRESSES)[number];

const pressId = (verb: HousePressVerb, number?: number) => `rulings-${verb}:${number ?? ""}`;

/** What a press does, and to which ruling where it says; null where it is another's. */
export function parseHousePress(customId: string): { verb: HousePressVerb; number: number | null } | null {
  const [, said, number] = /^rulings-([a-z]{1,10}):(\d{0,9})$/u.exec(customId) ?? [];
  const verb = HOUSE_PRESSES.find((each) => each === said);
  return verb === undefined ? null : { verb, number: number ? Number(number) : null };
}

const listButton = () => button(pressId("list"), "All house rulings");

/** All of a server's own rulings, by number; each can be looked at, and a judge may change them. */
export function houseList(rulings: readonly HouseLine[], judge = false): Message {
  const make = judge ? buttonRows([button(pressId("make"), "Make a ruling…", "main")]) : [];
  if (rulings.length === 0) {
    const how = judge ? "" : " A judge makes one with `/rules add`.";
    return privateMessage({ content: `This server has no house rulings.${how}`, rows: make });
  }
  const lines = rulings.map(
    ({ number, title, name, at, replaces }) =>
      `${number}. **${safe(title, 80)}**${replaces === null ? "" : ` instead of ${safe(replaces, 80)}`} · ${safe(name, 40)}, ${dayOf(at)}`,
  );
  // The newest, where there are more than a menu takes.
  const shown = rulings.slice(-DISCORD_LIMITS.options);
  const options = shown.map(({ number, title }) => ({ value: String(number), label: `${number}. ${title}` }));
  const look = shown.map(({ number, title }) => ({ value: `house-${number}`, label: `${number}. ${title}` }));
  return privateMessage({
    content: fitted([`${counted(rulings.length, "house ruling")}:`, ...lines], 1_900),
    rows: [
      menuRow(ruleCustomId("house-rules"), "Show one", look),
      ...(judge
        ? [menuRow(pressId("change"), "Change one…", options), menuRow(pressId("drop"), "Take one back…", options)]
        : []),
      ...make,
    ],
  });
}

/** A ruling that was kept just now, with the way to the others. */
export function houseKept(shown: Message): Message {
  const rows = [...shown.components, ...buttonRows([listButton()])];
  return {
    ...shown,
    content: "Kept. `/rule` finds it first from now on.",
    components: rows.slice(0, DISCORD_LIMITS.rows),
  };
}

/** Asks once before a ruling is taken back. */
export function confirmTakingBack({ number, title }: { number: number; title: string }): Message {
  return privateMessage({
    content: `Take back house ruling ${number}, **${safe(title, 80)}**? \`/rule\` answers without it then.`,
    rows: buttonRows([button(pressId("gone", number), "Take it back", "grave"), button(pressId("list"), "Keep it")]),
  });
}

export function houseTakenBack(number: number, title: string): Message {
  const content = `House ruling ${number}, **${safe(title, 80)}**, is taken back.`;
  return privateMessage({ content, rows: buttonRows([listButton()]) });
}

export interface MissLine {
  readonly question: string;
  readonly times: number;
  /** Title of what was shown. */
  readonly shown: string | null;
}

/** Questions that were not answered, the most frequent first; `cleared` where they are forgotten with that. */
export function missList(misses: readonly MissLine[], cleared = false): Message {
  if (misses.length === 0) return privateMessage({ content: "Nobody has said that an answer did not help." });
  const lines = misses.map(
    ({ question, times, shown }) =>
      `${times}× “${safe(question, 150)}”${shown === null ? "" : ` → ${safe(shown, 60)}`}`,
  );
  const heading = cleared ? "Questions without a good answer, now forgotten:" : "Questions without a good answer:";
  const rows = cleared ? [] : buttonRows([button(pressId("forget"), "Forget them")]);
  return privateMessage({ content: fitted([heading, ...lines], 1_900), rows });
}
