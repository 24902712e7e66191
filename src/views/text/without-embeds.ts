/** Messages in a channel where Discord shows no embeds of the bot's. */
import type { APIEmbed } from "discord.js";
import { DISCORD_LIMITS } from "./limits.ts";
import type { Message } from "./message.ts";

/** Where a message does not say how to see the rest. */
const CUT = "…";

/**
 * The same message with what its embeds say as text below its own, as far as that has room, cut at the end of a line,
 * with `cut` below it; a picture that stood in one stays as a file. A part of a message that names no embeds stays as it is.
 */
export function withoutEmbeds<Part extends Partial<Message>>(shown: Part): Part {
  const { content = "", embeds = [], cut = CUT } = shown;
  if (embeds.length === 0) return shown;
  const lines = [content, ...embeds.map(textOf)]
    .filter((text) => text !== "")
    .join("\n")
    .split("\n");
  return { ...shown, content: fitting(lines, cut), embeds: [] };
}

function textOf({ title, description, fields = [], footer }: APIEmbed): string {
  return [
    ...(title ? [`**${title}**`] : []),
    ...(description ? [description] : []),
    ...fields.flatMap(({ name, value }) => [`**${name}**`, value]),
    ...(footer ? footer.text.split("\n").map((line) => `-# ${line}`) : []),
  ].join("\n");
}

function fitting(lines: readonly string[], cut: string): string {
  const whole = lines.join("\n");
  if (whole.length <= DISCORD_LIMITS.content) return whole;
  let text = "";
  for (const line of lines) {
    if (text.length + line.length + cut.length + 1 > DISCORD_LIMITS.content) break;
    text += `${line}\n`;
  }
  return `${text}${cut}`;
}
