import { InteractionResponseType, InteractionType, MessageFlags } from "discord.js";
import { emptyMessage, invalidForm, type ProblemTree } from "../api/problem.ts";
import type { SandboxAttachment } from "../face.ts";
import { isRecord, type Json, numberOf, records } from "../json.ts";
import type { StoredMessage } from "../world.ts";
import { choiceFaults, commandFaults, commandSetFaults } from "./command.ts";
import { type Fault, fault } from "./fault.ts";
import { isEmptyMessage, type MessageCircumstances, messageFaults } from "./message.ts";
import { modalFaults } from "./modal.ts";
import { OpenApi } from "./openapi.ts";

export interface Accompaniment {
  files: ReadonlyMap<number, SandboxAttachment>;
  /** The message that is edited. */
  before?: StoredMessage;
}

/** Judges every body that the bot sends; what it finds is written down and answered with 400. */
export class Validator {
  readonly violations: string[] = [];
  readonly #openApi: OpenApi | undefined;

  constructor(descriptionPath: string | URL | undefined, log: (line: string) => void) {
    this.#openApi = descriptionPath === undefined ? undefined : OpenApi.at(descriptionPath);
    if (descriptionPath !== undefined && !this.#openApi) {
      log(
        "Discord's OpenAPI description, or ajv that reads it, is missing: bodies are checked against the stand-in's own limits only",
      );
    }
  }

  /** Does what would otherwise be done while a bot answers for the first time. */
  prepare(): void {
    this.#openApi?.prepare();
  }

  /** Refusal: 50035 when the body is not what Discord's description of that route says. */
  checkBody(method: string, template: string, body: unknown): void {
    if (body !== undefined) this.#refuse(`${method} ${template}`, this.#openApi?.faults(method, template, body) ?? []);
  }

  /** Refusals: 50035 for a limit, 50006 for a message with nothing in it. */
  checkMessage(body: Json, { files, before }: Accompaniment, path: (string | number)[] = []): void {
    const circumstances = circumstancesOf(body, files, before);
    const faults = messageFaults(body, circumstances);
    this.#refuse(
      "message",
      faults.map((each) => ({ ...each, path: [...path, ...each.path] })),
    );
    if (isEmptyMessage(body, circumstances)) {
      this.violations.push("message: empty");
      throw emptyMessage();
    }
  }

  /** An interaction's callback: a type that fits the interaction, and what it carries. */
  checkAnswer(
    body: Json,
    interaction: { type: InteractionType; source?: StoredMessage },
    files: ReadonlyMap<number, SandboxAttachment>,
  ): void {
    const type = numberOf(body.type) ?? 0;
    const data = isRecord(body.data) ? body.data : {};
    if (!fits(type, interaction.type, interaction.source !== undefined)) {
      this.#refuse("interaction callback", [
        fault(
          ["type"],
          "INTERACTION_APPLICATION_COMMAND_INVALID_TYPE",
          `Type ${type} does not answer this interaction.`,
        ),
      ]);
    }
    const { source } = interaction;
    switch (type) {
      case InteractionResponseType.ChannelMessageWithSource:
        this.checkMessage(data, { files }, ["data"]);
        break;
      case InteractionResponseType.UpdateMessage:
        this.checkMessage(data, { files, ...(source ? { before: source } : {}) }, ["data"]);
        break;
      case InteractionResponseType.ApplicationCommandAutocompleteResult:
        this.#refuse("autocomplete", choiceFaults(records(data.choices), ["data", "choices"]));
        break;
      case InteractionResponseType.Modal:
        this.#refuse("form", modalFaults(data, ["data"]));
        break;
    }
  }

  checkCommands(commands: readonly Json[]): void {
    this.#refuse("commands", commandSetFaults(commands));
  }

  checkCommand(command: Json): void {
    this.#refuse("command", commandFaults(command, []));
  }

  #refuse(what: string, faults: readonly Fault[]): void {
    if (faults.length === 0) return;
    for (const each of faults) this.violations.push(`${what}: ${each.path.join(".")}: ${each.message}`);
    throw invalidForm(treeOf(faults));
  }
}

function circumstancesOf(
  body: Json,
  files: ReadonlyMap<number, SandboxAttachment>,
  before: StoredMessage | undefined,
): MessageCircumstances {
  const notes = records(body.attachments);
  const keeps = (id: string) => !("attachments" in body) || notes.some((note) => String(note.id) === id);
  const kept = (before?.api.attachments ?? []).filter((file) => keeps(file.id)).map((file) => file.filename);
  const fresh = [...files].map(([index, file]) => {
    const named = notes.find((note) => String(note.id) === String(index))?.filename;
    return typeof named === "string" ? named : file.filename;
  });
  return {
    fileNames: [...kept, ...fresh],
    flagsBefore: (before?.api.flags ?? 0) & MessageFlags.IsComponentsV2,
    kept: before
      ? { content: before.api.content, embeds: before.api.embeds, components: before.api.components ?? [] }
      : {},
  };
}

function fits(type: InteractionResponseType, interaction: InteractionType, hasMessage: boolean): boolean {
  switch (type) {
    case InteractionResponseType.ChannelMessageWithSource:
    case InteractionResponseType.DeferredChannelMessageWithSource:
      return interaction !== InteractionType.ApplicationCommandAutocomplete;
    case InteractionResponseType.DeferredMessageUpdate:
    case InteractionResponseType.UpdateMessage:
      return (
        interaction === InteractionType.MessageComponent || (interaction === InteractionType.ModalSubmit && hasMessage)
      );
    case InteractionResponseType.ApplicationCommandAutocompleteResult:
      return interaction === InteractionType.ApplicationCommandAutocomplete;
    case InteractionResponseType.Modal:
      return interaction === InteractionType.ApplicationCommand || interaction === InteractionType.MessageComponent;
    default:
      return false;
  }
}

function treeOf(faults: readonly Fault[]): ProblemTree {
  const root: ProblemTree = {};
  for (const { path, code, message } of faults) {
    let node = root;
    for (const step of path) {
      const inner = node[String(step)];
      const next: ProblemTree = inner && !Array.isArray(inner) ? inner : {};
      node[String(step)] = next;
      node = next;
    }
    const errors = Array.isArray(node._errors) ? node._errors : [];
    node._errors = [...errors, { code, message }];
  }
  return root;
}
