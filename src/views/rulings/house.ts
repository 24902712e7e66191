import {
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from "discord.js";
import { ruleCustomId } from "../text/custom-id.ts";
import { fittedIn } from "../text/fitted.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import {
  button,
  buttonRows,
  changedIn,
  inLanguages,
  inWords,
  type Message,
  menuRow,
  privateMessage,
} from "../text/message.ts";
import { plain, safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";
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
  language: Language = FIRST_LANGUAGE,
): APIModalInteractionResponseCallbackData {
  const inputs: APITextInputComponent[] = [
    {
      ...input("title", say(language, "ruling-title"), draft?.title),
      style: TextInputStyle.Short,
      required: true,
      max_length: limits.title,
      placeholder: say(language, "ruling-title-hint"),
    },
    {
      ...input("text", say(language, "ruling-text"), draft?.text),
      style: TextInputStyle.Paragraph,
      required: true,
      max_length: limits.text,
      placeholder: say(language, "ruling-text-hint"),
    },
    {
      ...input("replaces", say(language, "ruling-replaces"), draft?.replaces),
      style: TextInputStyle.Short,
      required: false,
      max_length: 100,
      placeholder: say(language, "ruling-replaces-hint"),
    },
  ];
  return {
    custom_id: `house:${number ?? "new"}`,
    title:
      number === null
        ? say(language, "ruling-new")
        : plain(say(language, "ruling-change", { number: String(number) }), 45),
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
export function parseHouseForm(customId: string): { verb: "new" } | { verb: "change"; number: number } | null {
  const [, which] = /^house:(new|\d{1,9})$/u.exec(customId) ?? [];
  if (which === undefined) return null;
  return which === "new" ? { verb: "new" } : { verb: "change", number: Number(which) };
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

const listButton = (language: Language) => button(pressId("list"), say(language, "ruling-all-button"));

/** All of a server's own rulings, by number; each can be looked at, and a judge may change them. */
export const houseList = (rulings: readonly HouseLine[], judge = false): Message =>
  inLanguages((language) => {
    const make = judge ? buttonRows([button(pressId("make"), say(language, "ruling-make-button"), "main")]) : [];
    if (rulings.length === 0)
      return privateMessage({ content: say(language, judge ? "ruling-none" : "ruling-none-how"), rows: make });
    const lines = rulings.map((ruling) => houseLine(ruling, language));
    // The newest, where there are more than a menu takes.
    const shown = rulings.slice(-DISCORD_LIMITS.options);
    const options = shown.map(({ number, title }) => ({ value: String(number), label: `${number}. ${title}` }));
    const look = shown.map(({ number, title }) => ({ value: `house-${number}`, label: `${number}. ${title}` }));
    return privateMessage({
      content: inBounds([say(language, "ruling-count", { count: rulings.length }), ...lines], language),
      rows: [
        menuRow(ruleCustomId("house-rules"), say(language, "ruling-show-menu"), look),
        ...(judge
          ? [
              menuRow(pressId("change"), say(language, "ruling-change-menu"), options),
              menuRow(pressId("drop"), say(language, "ruling-drop-menu"), options),
            ]
          : []),
        ...make,
      ],
    });
  });

const inBounds = (lines: readonly string[], language: Language): string => fittedIn(lines, 1_900, language);

function houseLine({ number, title, name, at, replaces }: HouseLine, language: Language): string {
  const given = { number: String(number), title: safe(title, 80), name: safe(name, 40), day: dayOf(at) };
  return replaces === null
    ? say(language, "ruling-line", given)
    : say(language, "ruling-line-instead", { ...given, replaces: safe(replaces, 80) });
}

/** A ruling that was kept just now, with the way to the others. */
export const houseKept = (kept: Message): Message =>
  changedIn(kept, (shown, language) => ({
    ...shown,
    content: say(language, "ruling-kept"),
    components: [...shown.components, ...buttonRows([listButton(language)])].slice(0, DISCORD_LIMITS.rows),
  }));

/** Asks once before a ruling is taken back. */
export const confirmTakingBack = ({ number, title }: { number: number; title: string }): Message =>
  inLanguages((language) =>
    privateMessage({
      content: say(language, "ruling-sure", { number: String(number), title: safe(title, 80) }),
      rows: buttonRows([
        button(pressId("gone", number), say(language, "ruling-gone-button"), "grave"),
        button(pressId("list"), say(language, "ruling-keep-button")),
      ]),
    }),
  );

export const houseTakenBack = (number: number, title: string): Message =>
  inLanguages((language) =>
    privateMessage({
      content: say(language, "ruling-gone", { number: String(number), title: safe(title, 80) }),
      rows: buttonRows([listButton(language)]),
    }),
  );

export interface MissLine {
  readonly question: string;
  readonly times: number;
  /** Title of what was shown. */
  readonly shown: string | null;
}

/** Questions that were not answered, the most frequent first; `cleared` where they are forgotten with that. */
export function missList(misses: readonly MissLine[], cleared = false): Message {
  if (misses.length === 0) return inWords((language) => say(language, "ruling-no-misses"));
  const lines = misses.map(
    ({ question, times, shown }) =>
      `${times}× “${safe(question, 150)}”${shown === null ? "" : ` → ${safe(shown, 60)}`}`,
  );
  return inLanguages((language) =>
    privateMessage({
      content: inBounds([say(language, cleared ? "ruling-misses-gone" : "ruling-misses"), ...lines], language),
      rows: cleared ? [] : buttonRows([button(pressId("forget"), say(language, "ruling-forget-button"))]),
    }),
  );
}
