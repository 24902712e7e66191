/** Interactions as commands see them, with whatever somebody typed or uploaded. */
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  Collection,
  type MessageComponentInteraction,
  type MessageContextMenuCommandInteraction,
  type ModalSubmitInteraction,
} from "discord.js";
import { PLAYERS } from "../table/tables.ts";

let last = 0;

/** Where they come from: the thread of a table, and a player of it. */
export interface Place {
  readonly thread: string;
  readonly user: string;
}
export const OF_FOUR: Place = { thread: "902", user: PLAYERS[0] };
export const OF_TEN: Place = { thread: "903", user: "2001" };

/** Who sends them: somebody who may judge. */
const sender = ({ thread, user }: Place) => ({
  id: `i${++last}`,
  guildId: "900",
  channelId: thread,
  channel: { id: thread, type: 0, guild: { members: { me: null } }, isThread: () => false },
  guild: null,
  client: { guilds: { cache: new Collection() }, rest: { get: async () => [] } },
  user: { id: user, displayName: "Londo", username: "londo" },
  member: { displayName: "Londo", roles: [] },
  appPermissions: { has: () => true },
  memberPermissions: { has: () => true },
  message: { embeds: [], flags: { has: () => false } },
});

export type Typed = Readonly<Record<string, string | Uint8Array>>;

/** Where the bytes of an upload are to be had; `fetch` is told so by the test. */
export const uploads = new Map<string, Uint8Array>();

function options(sub: string | null, typed: Typed, focused: string | null) {
  const text = (name: string) => {
    const value = typed[name];
    return typeof value === "string" ? value : null;
  };
  return {
    getSubcommand: () => sub,
    getString: text,
    getBoolean: () => null,
    getInteger: () => null,
    getUser: () => null,
    getRole: () => null,
    getChannel: () => null,
    getAttachment(name: string) {
      const bytes = typed[name];
      if (bytes === undefined || typeof bytes === "string") return null;
      const url = `https://uploads.invalid/${++last}`;
      uploads.set(url, bytes);
      return { url, size: bytes.length, name: "file.txt" };
    },
    getFocused: (whole?: boolean) => {
      const value = focused === null ? "" : (text(focused) ?? "");
      return whole ? { name: focused, value } : value;
    },
  };
}

/** A slash command that was sent. */
export function command(sub: string | null, typed: Typed, place = OF_FOUR): ChatInputCommandInteraction {
  const made = { ...sender(place), options: options(sub, typed, null) };
  return made as unknown as ChatInputCommandInteraction; // it has what commands look at
}

/** A slash command while its option `focused` is being typed. */
export function typing(sub: string | null, typed: Typed, focused: string, place = OF_FOUR): AutocompleteInteraction {
  const made = { ...sender(place), options: options(sub, typed, focused) };
  return made as unknown as AutocompleteInteraction; // it has what completions look at
}

/** A form that was sent. */
export function form(customId: string, typed: Readonly<Record<string, string>>): ModalSubmitInteraction {
  const fields = Object.entries(typed).map(([id, value]) => [id, { customId: id, value }] as const);
  const made = {
    ...sender(OF_FOUR),
    customId,
    fields: { getTextInputValue: (id: string) => typed[id] ?? "", fields: new Collection(fields) },
  };
  return made as unknown as ModalSubmitInteraction; // it has what forms look at
}

/** A command of the menu that a message has, on one with this text. */
export function onMessage(content: string, place = OF_FOUR): MessageContextMenuCommandInteraction {
  const made = { ...sender(place), targetMessage: { id: "8000", content } };
  return made as unknown as MessageContextMenuCommandInteraction; // it has what such commands look at
}

/** A press of a button, or a choice from a menu with these values. */
export function press(customId: string, values: readonly string[] | null, place: Place): MessageComponentInteraction {
  const made = {
    ...sender(place),
    customId,
    values: values ?? [],
    isStringSelectMenu: () => values !== null,
    isButton: () => values === null,
    isMessageComponent: () => true,
  };
  return made as unknown as MessageComponentInteraction; // it has what presses look at
}
