import type { Interaction } from "discord.js";
import type { Logger } from "pino";
import type { ServerCards } from "../../catalogue/cards/server-cards.ts";
import type { FactMemory } from "../../catalogue/known-facts.ts";
import type { Library } from "../../catalogue/library.ts";
import type { OwnDecks } from "../../catalogue/own-decks.ts";
import type { Digests } from "../../digest/digests.ts";
import type { Hours } from "../../finding/hours.ts";
import type { Line } from "../../finding/line.ts";
import type { JudgeCalls } from "../../judging/calls.ts";
import type { Leagues } from "../../leagues/leagues.ts";
import type { Nights } from "../../leagues/night/index.ts";
import type { Records } from "../../records/records.ts";
import type { OpenedGames } from "../../replaying/opened-games.ts";
import type { Rulings } from "../../rulings/open.ts";
import type { AllSettings } from "../../settings/index.ts";
import type { Store } from "../../store/index.ts";
import type { Bookmarks } from "../../table/bookmarks.ts";
import type { Clock } from "../../table/clock.ts";
import type { Tables } from "../../table/tables.ts";
import type { Openings } from "../../thread/openings.ts";
import type { PressedPrompts } from "../../thread/pressed/pressed-prompts.ts";
import type { DirectMessages } from "../../thread/sending/direct-messages.ts";
import type { Messenger } from "../../thread/sending/messenger.ts";
import type { Notices } from "../../thread/sending/notices.ts";
import type { TablePictures } from "../../thread/showing/pictures.ts";
import type { RuleEntry } from "../../views/index.ts";
import type { Webhooks } from "../../webhooks/webhooks.ts";
import type { FairUse } from "./fair-use.ts";
import type { AnswerOutcome } from "./outcome.ts";

/** What every command works with. */
export interface Bot extends Rulings {
  readonly log: Logger;
  readonly clock: Clock;
  readonly store: Store;
  readonly tables: Tables;
  /** How far each player has read at each table, and their notes. */
  readonly bookmarks: Bookmarks;
  readonly library: Library;
  readonly memory: FactMemory;
  /** What the judges of each server have set. */
  readonly cards: ServerCards;
  readonly decks: OwnDecks;
  readonly leagues: Leagues;
  readonly nights: Nights;
  /** At which hours people play. */
  readonly hours: Hours;
  /** Who waits for a table. */
  readonly line: Line;
  /** Who is kept from calling judges, and which judges have answered lately. */
  readonly judgeCalls: JudgeCalls;
  /** What is new at the tables, once a day where a server wants it. */
  readonly digests: Pick<Digests, "begin">;
  /** The sites that hear of servers' tables. */
  readonly webhooks: Pick<Webhooks, "of" | "set" | "renew" | "remove" | "test">;
  /** What finished games came to, for those who want to be on record. */
  readonly records: Records;
  /** Exported games that somebody looks at. */
  readonly openedGames: Pick<OpenedGames, "open" | "look">;
  /** What people and servers have chosen for themselves. */
  readonly settings: AllSettings;
  /** Draws what is shown as pictures; without it everything is text. */
  readonly pictures?: TablePictures;
  readonly notices: Notices;
  readonly messenger: Messenger;
  /** The threads that are being opened for tables. */
  readonly openings: Pick<Openings, "into">;
  readonly direct: DirectMessages;
  readonly fairUse: FairUse;
  /** The public messages that players press on to answer. */
  readonly prompts: PressedPrompts;
  /** Somebody types at this table what they could press there: what they would press may have been deleted. */
  missed?(table: string): void;
  /** Resolves once who plays at a table has been left word of what keeps its thread, or this channel, from being written to; or soon. */
  told?(table: string, channel: string | null): Promise<void>;
  /** Whether this table's thread takes no messages now, so that nobody is pinged there. */
  isSilent?(table: string): boolean;
  /** Whether what a message is about, a table or, with null, a league, was read for a backup before it, which has been brought back since. */
  undone?(message: string, table: string | null): Promise<boolean>;
  /** The `/rule` entry of that id. */
  rule(id: string): RuleEntry | null;
  /** Nobody plays here but whoever tries the bot: leagues may be filled with practice opponents. */
  readonly sandbox?: true;
  /** Says so once this process is asked to stop. */
  readonly ending?: AbortSignal;
  /** Is told how each interaction ended, and after how many ms; there only where figures are served. */
  readonly measured?: (interaction: Interaction, outcome: AnswerOutcome, ms: number) => void;
}
