/** Interactions that write down how they are answered, and a registry that answers each of them alike. */
import { ComponentType } from "discord.js";
import type { Answer, Command } from "../../../src/commands/shared/command.ts";
import type { CommandRegistry, dispatch } from "../../../src/commands/shared/dispatch.ts";
import { presses } from "../../../src/commands/shared/presses.ts";

/** An interaction that writes down how it was answered. */
export function interaction(
  kind: "command" | "button" | "modal" | "autocomplete",
  { privateMessage = false, typed = 5, inServer = null as string | null, fields = [] as readonly string[] } = {},
) {
  const calls: [how: string, body?: unknown][] = [];
  const record = (how: string) => (body?: unknown) => {
    calls.push([how, body]);
    return Promise.resolve();
  };
  const fake = {
    id: "77",
    user: { id: "1001" },
    channelId: inServer,
    inCachedGuild: () => inServer !== null,
    commandName: "try",
    options: {
      resolved: null,
      getFocused: () => ({ name: "order", value: "x".repeat(typed) }),
      getSubcommand: () => null,
    },
    customId: "try",
    fields: {
      fields: new Map(
        fields.map((value, at) => [`${at}`, { type: ComponentType.TextInput, customId: `${at}`, value }]),
      ),
    },
    message: { flags: { has: () => privateMessage } },
    isAutocomplete: () => kind === "autocomplete",
    isChatInputCommand: () => kind === "command",
    isMessageComponent: () => kind === "button",
    isMessageContextMenuCommand: () => false,
    isModalSubmit: () => kind === "modal",
    reply: record("reply"),
    update: record("update"),
    deferReply: record("deferReply"),
    deferUpdate: record("deferUpdate"),
    editReply: record("editReply"),
    deleteReply: record("deleteReply"),
    followUp: record("followUp"),
    showModal: record("showModal"),
    respond: record("respond"),
  };
  return { calls, interaction: fake as unknown as Parameters<typeof dispatch>[0] }; // the fake has what dispatch uses
}

export function answering(run: () => Promise<Answer>): CommandRegistry {
  const option = { name: "order", description: "What", type: 3, max_length: 300, autocomplete: true } as const;
  const data = { name: "try", description: "Try", options: [option] };
  const command: Command = { data, run, complete: () => run().then(() => [{ name: "a", value: "a" }]) };
  const all = presses({ parse: () => ({ verb: "any" }), press: { any: run }, submit: { any: run } });
  return { commands: [command], presses: [all] };
}
