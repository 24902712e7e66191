import type {
  APIModalInteractionResponseCallbackData,
  ApplicationCommandOptionChoiceData,
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  MessageContextMenuCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
  RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from "discord.js";
import type { Message } from "../../views/index.ts";
import { inWords, privateMessage } from "../../views/text/message.ts";
import type { Language, Tell } from "../../views/words/index.ts";
import type { Bot } from "./bot.ts";

/** How an interaction is answered; `deliver` knows what that takes, early or late. */
export type Answer =
  /** Only its reader sees it. `refused`: it says why nothing was done, so that what was typed into a form is given back with it. */
  | { kind: "private"; message: Message; refused?: true }
  /** Everybody in the channel sees it. Afterwards it is told which message it is, where that is known. */
  | { kind: "public"; message: Message; posted?(id: string): void }
  /** In place of the private message that was pressed; a private reply where that message is public. */
  | { kind: "replace"; message: Message }
  /** A form. `late`: what to say where it is too late to open one; `formIn`: the form in the reader's language. */
  | {
      kind: "form";
      form: APIModalInteractionResponseCallbackData;
      late: Message;
      formIn?: (language: Language) => APIModalInteractionResponseCallbackData;
    }
  /** The public message that was pressed becomes this. Afterwards it is told whether it did. */
  | { kind: "settle"; message: Message; delivered(shown: boolean): void }
  /** Nothing more to say: the thread shows what happened. */
  | { kind: "quiet" }
  /** Another process of this bot answers. */
  | { kind: "none" };

export type Choice = ApplicationCommandOptionChoiceData;

/** One slash command: everything about it in one place. */
export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  run(interaction: ChatInputCommandInteraction, bot: Bot): Promise<Answer>;
  /** Choices for the option that is being typed; at most 25 are shown. */
  complete?(interaction: AutocompleteInteraction, bot: Bot): Promise<readonly Choice[]>;
}

/** One command of the menu that a message has, under "Apps". */
export interface MessageCommand {
  readonly data: RESTPostAPIContextMenuApplicationCommandsJSONBody;
  run(interaction: MessageContextMenuCommandInteraction, bot: Bot): Promise<Answer>;
}

export const privately = (message: Message): Answer => ({ kind: "private", message });
export const replacing = (message: Message): Answer => ({ kind: "replace", message });
export const openly = (message: Message): Answer => ({ kind: "public", message });
export const quiet: Answer = { kind: "quiet" };

const worded = (content: string | Tell): Message =>
  typeof content === "string" ? privateMessage({ content }) : inWords(content);

/** A sentence for whoever asked, and nobody else: in the reader's language where it is told in more than one. */
export const reply = (content: string | Tell): Answer => privately(worded(content));
/** The same in place of the private message that was pressed. */
export const replyInstead = (content: string | Tell): Answer => replacing(worded(content));
