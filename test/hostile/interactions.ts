/** Interactions as commands see them, with whatever somebody typed or uploaded. */
import type { AutocompleteInteraction, ChatInputCommandInteraction, ModalSubmitInteraction } from "discord.js";
import { PLAYERS } from "../table/tables.ts";

let last = 0;

/** Who sends them: a player of the table, in its thread, who may judge. */
const sender = () => ({
  id: `i${++last}`,
  guildId: "900",
  channelId: "902",
  channel: { id: "902", type: 0, isThread: () => false },
  guild: null,
  user: { id: PLAYERS[0], displayName: "Londo", username: "londo" },
  member: { displayName: "Londo", roles: [] },
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
export function command(sub: string | null, typed: Typed): ChatInputCommandInteraction {
  const made = { ...sender(), options: options(sub, typed, null) };
  return made as unknown as ChatInputCommandInteraction; // it has what commands look at
}

/** A slash command while its option `focused` is being typed. */
export function typing(sub: string | null, typed: Typed, focused: string): AutocompleteInteraction {
  const made = { ...sender(), options: options(sub, typed, focused) };
  return made as unknown as AutocompleteInteraction; // it has what completions look at
}

/** A form that was sent. */
export function form(customId: string, typed: Readonly<Record<string, string>>): ModalSubmitInteraction {
  const fields = Object.entries(typed).map(([id, value]) => [id, { customId: id, value }] as const);
  const made = {
    ...sender(),
    customId,
    fields: { getTextInputValue: (id: string) => typed[id] ?? "", fields: new Map(fields) },
  };
  return made as unknown as ModalSubmitInteraction; // it has what forms look at
}
