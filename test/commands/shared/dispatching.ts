import { pino } from "pino";
import type { Bot } from "../../../src/commands/shared/bot.ts";
import type { Message } from "../../../src/views/text/message.ts";

/** What befalls the bot that answers, and what it has written into its log. */
export const around = {
  lines: [] as string[],
  /** What is left to be told with the next answer. */
  notice: null as Message | null,
  /** Whether an interaction is this process's, as the store says. */
  lease: (): Promise<boolean> => Promise.resolve(true),
  /** Whether the step that was asked for was taken before something went wrong. */
  taken: false,
};

/** The bot whose answers are tested. */
export const bot = {
  log: pino({}, { write: (line: string) => around.lines.push(line) }),
  store: { lease: () => around.lease() },
  tables: { hasTaken: () => around.taken },
  fairUse: { press: () => Promise.resolve(null), completion: () => Promise.resolve(true) },
  settings: { servers: { of: () => Promise.resolve({}) } },
  notices: {
    take: () => {
      const taken = around.notice;
      around.notice = null;
      return Promise.resolve(taken && { key: "k", message: taken });
    },
    leave: (_: string, left: Message) => {
      around.notice = left;
      return Promise.resolve();
    },
  },
} as unknown as Bot; // the wrapper needs no more of it
