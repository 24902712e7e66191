/** A game that is over, opened in any other server: the message that holds its file, and the link that leads to it. */
import { type Context, languageIn } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { type Button, button, buttonRows, inWords, type Message, message } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { type Language, say, type Tell } from "../words/index.ts";
import { turnByTurn } from "./then-key.ts";

/** The way to a link with which any other server opens a game that is over. */
export const elsewhereButton = ({ table }: Pick<Context, "table">, language: Language): Button =>
  button(encodePress({ table, decision: 0, verb: "elsewhere", key: "" }), say(language, "elsewhere-button"));

/** In the table's thread, with the file of its game. */
export function gameFileMessage(ctx: Pick<Context, "table" | "tableName" | "language">): Message {
  const language = languageIn(ctx);
  return message({
    content: say(language, "elsewhere-file", { table: safe(ctx.tableName, 60) }),
    rows: buttonRows([turnByTurn(ctx, say(language, "turns-button")), elsewhereButton(ctx, language)]),
  });
}

/** To whoever has asked for the link: it, and how far it reaches. */
export const linkMessage = (link: string): Message =>
  inWords((language) =>
    [say(language, "elsewhere-link"), "```", link, "```", say(language, "elsewhere-whoever")].join("\n"),
  );

/** Discord's way to a message. */
export const messageLink = (guild: string, channel: string, id: string): string =>
  `https://discord.com/channels/${guild}/${channel}/${id}`;

const LINK = /https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/channels\/\d{1,20}\/(\d{1,20})\/(\d{1,20})(?!\d)/u;

/** The channel and the message that a text leads to, wherever in it the link stands; null where there is none. */
export function linkedMessage(text: string): { readonly channel: string; readonly id: string } | null {
  const [, channel, id] = LINK.exec(text) ?? [];
  return channel === undefined || id === undefined ? null : { channel, id };
}

/** Where the thread takes no file. `later`: Discord has trouble of its own. */
export const fileNotPosted =
  (thread: string, later: boolean): Tell =>
  (language) =>
    later ? say(language, "elsewhere-file-later") : say(language, "elsewhere-not-posted", { thread: `<#${thread}>` });
