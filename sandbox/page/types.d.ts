/** Names for the page's JSDoc. Nothing here is loaded by the browser. */
import type {
  APIApplicationCommandBasicOption,
  APIApplicationCommandOptionChoice,
  APIMessageComponent,
  APIMessageTopLevelComponent,
} from "discord.js";
import type { FromServer, News, Snapshot, Unread } from "../page-wire.ts";
import type { Outcome, SandboxChannel, SandboxMessage, SandboxUser } from "../standin/face.ts";

export type { APIEmbed, APIModalInteractionResponseCallbackData } from "discord.js";
export type { Switch, Weather } from "../page-weather.ts";
export type { Act, Badges, WireCommand } from "../page-wire.ts";
export type { OpenModal } from "../standin/face.ts";
export type Component = APIMessageComponent | APIMessageTopLevelComponent;
export type Choice = APIApplicationCommandOptionChoice;
export type Option = APIApplicationCommandBasicOption;
export type { FromServer, News, Outcome, SandboxChannel, SandboxMessage, SandboxUser, Snapshot, Unread };

/** A command or subcommand that can be run, with its whole path. */
export interface Runnable {
  /** "game create" */
  path: string;
  name: string;
  group?: string;
  subcommand?: string;
  description: string;
  options: Option[];
}

/** An option that is being filled in. */
export interface Chip {
  option: Option;
  text: string;
  /** The value behind a chosen name, as long as the text has not been changed since. */
  chosen?: string | number | boolean;
  file?: File;
}

/** A line of the page's own under what was typed: on its way, or why nothing came of it. */
export interface Note {
  key: string;
  channelId: string;
  userId: string;
  typed: string;
  failure: string | null;
}

export interface State {
  connected: boolean;
  everConnected: boolean;
  botOnline: boolean;
  serverName: string;
  you: string;
  generalChannelId: string;
  users: Map<string, SandboxUser>;
  channels: SandboxChannel[];
  commands: Runnable[];
  /** What messages have in their own menu. */
  apps: string[];
  badges: { users: Record<string, Unread>; channels: Record<string, Unread> };
  practice: boolean;
  directMessagesOpen: boolean;
  locale: "en-US" | "de";
  openChannelId: string;
  /** Of the open channel, oldest first; null while they are being fetched. */
  messages: SandboxMessage[] | null;
  /** The oldest message of the open channel that was unread when it was opened. */
  firstUnreadId: string | null;
  notes: Note[];
  /** Why the last press on a message came to nothing, by message. */
  failures: Map<string, string>;
  /** Buttons and menus that wait for their answer: "message id/custom id". */
  busy: Set<string>;
}

export type Topic =
  | "link"
  | "snapshot"
  | "channels"
  | "open"
  | "users"
  | "commands"
  | "badges"
  | "messages"
  | "bot"
  | "typing"
  | "modal";
