/** A game that is over, opened in any other server: the message that holds its file, and the link that leads to it. */
import type { Context } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { type Button, button, buttonRows, type Message, message, privateMessage } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { turnByTurn } from "./then-key.ts";

/** The way to a link with which any other server opens a game that is over. */
export const elsewhereButton = ({ table }: Pick<Context, "table">): Button =>
  button(encodePress({ table, decision: 0, verb: "elsewhere", key: "" }), "Open elsewhere…");

/** In the table's thread, with the file of its game. */
export const gameFileMessage = (ctx: Pick<Context, "table" | "tableName">): Message =>
  message({
    content: `🎞️ **${safe(ctx.tableName, 60)}, the whole game**, turn by turn and with everybody’s hands. Any server where I am opens it with the link of this message: **Open elsewhere…** says how.`,
    rows: buttonRows([turnByTurn(ctx, "Replay"), elsewhereButton(ctx)]),
  });

/** To whoever has asked for the link: it, and how far it reaches. */
export const linkMessage = (link: string): Message =>
  privateMessage({
    content: `In any server where I am, type \`/game replay\`, choose **link** and put this in:\n\`\`\`\n${link}\n\`\`\`\n-# Whoever has the link sees the whole game, everybody’s hands among it. It opens nothing any more once the message with the file is deleted here.`,
  });

/** Discord's way to a message. */
export const messageLink = (guild: string, channel: string, id: string): string =>
  `https://discord.com/channels/${guild}/${channel}/${id}`;

const LINK = /https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/channels\/\d{1,20}\/(\d{1,20})\/(\d{1,20})(?!\d)/u;

/** The channel and the message that a text leads to, wherever in it the link stands; null where there is none. */
export function linkedMessage(text: string): { readonly channel: string; readonly id: string } | null {
  const [, channel, id] = LINK.exec(text) ?? [];
  return channel === undefined || id === undefined ? null : { channel, id };
}

const HOW = "**Open elsewhere…** under `/game export` or a replay of a game that is over makes one.";

export const NO_LINK = `That is no link to a message: it looks like \`https://discord.com/channels/1/2/3\`. ${HOW} Nothing was opened.`;

/** The same for whatever is wrong with it, so that nobody learns what stands in channels that they do not see. */
export const LEADS_NOWHERE = `That link opens no game: the message is gone, I cannot read it, or it is none of mine with a game in it. ${HOW} A file of your own goes into \`file:\`. Nothing was opened.`;

export const LINK_LATER = "Discord did not let me look there just now. Try again in a minute.";

export const FILE_OR_LINK = "Take one of the two: a file, or a link to one. Nothing was opened.";

/** To who asks for a link before the end. */
export const NOT_OVER_YET =
  "This game is not over: what is hidden in it stays hidden. Once it is, **Open elsewhere…** makes a link to it.";

/** Where somebody who played there has had their data deleted. */
export const SOMEBODY_GONE =
  "Somebody who played this game has had their data deleted, and its file names them: I post it nowhere. **Replay** shows the game to everybody here.";

export const TOO_LARGE_TO_OPEN =
  "This game is larger than any that I open elsewhere. `/game export` still has its files.";

/** Where the thread takes no file. `later`: Discord has trouble of its own. */
export const fileNotPosted = (thread: string, later: boolean): string =>
  later
    ? "Discord did not take the file just now. Try again in a minute."
    : `I cannot post the file in <#${thread}>: the thread has to be open, and I need **Attach Files** there. Until then the game.json of \`/game export\` opens elsewhere with \`/game replay file:\`.`;
