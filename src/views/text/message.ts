import {
  type APIActionRowComponent,
  type APIAllowedMentions,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  type APIEmbed,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
  MessageFlags,
} from "discord.js";
import type { Picture } from "../../pictures/picture.ts";
import { FIRST_LANGUAGE, type Language } from "../../settings/languages.ts";
import { DISCORD_LIMITS } from "./limits.ts";
import { bound, plain } from "./safe-text.ts";

export type ActionRow = APIActionRowComponent<APIComponentInMessageActionRow>;
export type Button = APIButtonComponentWithCustomId;

/** The body of a message as Discord's API takes it. Every field is there, so that an edit leaves nothing behind. */
export interface Message {
  content: string;
  embeds: APIEmbed[];
  components: ActionRow[];
  /** `Ephemeral` on private replies. */
  flags?: MessageFlags;
  allowed_mentions: APIAllowedMentions;
  /** The message of the same channel that it replies to; it comes all the same where that is deleted. */
  message_reference?: { readonly message_id: string; readonly fail_if_not_exists: false };
  /** Files that go with it. */
  files?: readonly (TextFile | DrawnFile)[];
  /** Its last line where the text that stands for its embeds has no room for all: how to see the rest. Discord is not told. */
  cut?: string;
  /** Pictures that are still to be drawn, for whoever sends it. */
  pictures?: readonly PictureFile[];
}

/** A picture that goes with a message; `alt`: what it shows, in words. */
export interface PictureFile {
  readonly name: string;
  readonly alt: string;
  readonly picture: Picture;
}

/** The same once it is drawn. */
export interface DrawnFile {
  readonly name: string;
  readonly alt: string;
  readonly bytes: Buffer;
}

export interface TextFile {
  readonly name: string;
  readonly text: string;
}

interface Parts {
  content?: string;
  embeds?: readonly APIEmbed[];
  rows?: readonly ActionRow[];
  /** Ids of the only users, and of the only roles, that are pinged; ids of no people are passed over. */
  ping?: readonly string[];
  roles?: readonly string[];
}

/** A message that everybody in its channel sees. */
export function message({ content = "", embeds = [], rows = [], ping = [], roles = [] }: Parts): Message {
  // Practice opponents are nobody whom Discord could call.
  const people = [...new Set(ping)].filter((user) => /^\d+$/u.test(user));
  return {
    content: bound(content, DISCORD_LIMITS.content),
    embeds: [...embeds],
    components: rows.slice(0, DISCORD_LIMITS.rows),
    allowed_mentions: {
      parse: [],
      ...(people.length > 0 ? { users: people } : {}),
      ...(roles.length > 0 ? { roles: [...new Set(roles)] } : {}),
    },
  };
}

/** A reply that only its reader sees. */
export function privateMessage(parts: Omit<Parts, "ping" | "roles">): Message {
  return { ...message(parts), flags: MessageFlags.Ephemeral };
}

const STYLES = {
  main: ButtonStyle.Primary,
  plain: ButtonStyle.Secondary,
  good: ButtonStyle.Success,
  grave: ButtonStyle.Danger,
} as const;

/** How a message is told in each language, for those that can be: by the message in the first one. */
const OTHERS = new WeakMap<Message, (language: Language) => Message>();

/**
 * A private message that is told in its reader's language: here in the first one, `inLanguage` makes it another. A message that
 * is made of it and not the same any more stays as it is, so that a screen is wholly in one language.
 */
export function inLanguages(tell: (language: Language) => Message): Message {
  const first = tell(FIRST_LANGUAGE);
  OTHERS.set(first, tell);
  return first;
}

/** A private message of words alone, in its reader's language. */
export const inWords = (tell: (language: Language) => string): Message =>
  inLanguages((language) => privateMessage({ content: tell(language) }));

/** Whether it can be told in other languages. */
export const hasLanguages = (one: Message): boolean => OTHERS.has(one);

/** The message in that language, where it can be told in it. */
export const inLanguage = (one: Message, language: Language): Message => OTHERS.get(one)?.(language) ?? one;

/**
 * A message made of another one, in every language that it is told in: `change` makes it in one of them, and gives the same
 * message where nothing is to be changed.
 */
export function changedIn(one: Message, change: (told: Message, language: Language) => Message): Message {
  const first = change(one, FIRST_LANGUAGE);
  const tell = OTHERS.get(one);
  if (first !== one && tell)
    OTHERS.set(first, (language) => (language === FIRST_LANGUAGE ? first : change(tell(language), language)));
  return first;
}

/** A button; `look`: `main` for what most people want next. */
export function button(customId: string, label: string, look: keyof typeof STYLES = "plain", disabled = false): Button {
  return {
    type: ComponentType.Button,
    style: STYLES[look],
    label: plain(label, DISCORD_LIMITS.buttonLabel),
    custom_id: customId,
    ...(disabled ? { disabled: true } : {}),
  };
}

/** Buttons in as many rows as they take. */
export function buttonRows(buttons: readonly Button[]): ActionRow[] {
  const rows: ActionRow[] = [];
  for (let at = 0; at < buttons.length; at += DISCORD_LIMITS.buttons) {
    rows.push({ type: ComponentType.ActionRow, components: buttons.slice(at, at + DISCORD_LIMITS.buttons) });
  }
  return rows;
}

/** A message with these buttons at its end: in its last row where they fit, in one of their own where there is room. */
export function withButtons(shown: Message, buttons: readonly Button[]): Message {
  const last = shown.components.at(-1);
  if (last?.components.every(({ type }) => type === ComponentType.Button)) {
    const components = [...last.components, ...buttons];
    if (components.length <= DISCORD_LIMITS.buttons)
      return { ...shown, components: [...shown.components.slice(0, -1), { ...last, components }] };
  }
  if (buttons.length === 0 || shown.components.length >= DISCORD_LIMITS.rows) return shown;
  return { ...shown, components: [...shown.components, ...buttonRows(buttons.slice(0, DISCORD_LIMITS.buttons))] };
}

export interface MenuOption {
  value: string;
  label: string;
  description?: string;
  chosen?: boolean;
}

/** A menu of at most 25 options in a row of its own. */
export function menuRow(
  customId: string,
  placeholder: string,
  options: readonly MenuOption[],
  choose: { least: number; most: number } = { least: 1, most: 1 },
): ActionRow {
  const shown = options.slice(0, DISCORD_LIMITS.options);
  const select: APIStringSelectComponent = {
    type: ComponentType.StringSelect,
    custom_id: customId,
    placeholder: plain(placeholder, DISCORD_LIMITS.placeholder),
    min_values: Math.min(choose.least, shown.length),
    max_values: Math.max(1, Math.min(choose.most, shown.length)),
    options: shown.map(
      ({ value, label, description, chosen }): APISelectMenuOption => ({
        value,
        label: plain(label, DISCORD_LIMITS.optionLabel),
        ...(description ? { description: plain(description, DISCORD_LIMITS.optionDescription) } : {}),
        ...(chosen ? { default: true } : {}),
      }),
    ),
  };
  return { type: ComponentType.ActionRow, components: [select] };
}
