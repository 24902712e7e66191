import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { type APIApplicationCommand, type APIApplicationCommandOption, ApplicationCommandOptionType } from "discord.js";
import type { TypedCommand } from "../standin/face.ts";
import type { KeptMessage } from "./chronicle.ts";
import { StepFailed } from "./step-failed.ts";
import type { Word } from "./words.ts";

const contentTypes: Record<string, string> = {
  dek: "text/plain",
  txt: "text/plain",
  xml: "text/xml",
  png: "image/png",
};

/**
 * A slash command out of its words. A word without an option's name goes to the first option that has no value yet;
 * an attachment's value is the path of a file, relative to `folder`.
 */
export async function typedCommand(
  words: readonly Word[],
  commands: readonly APIApplicationCommand[],
  folder: string,
): Promise<TypedCommand> {
  const [first, ...rest] = words;
  const name = (first?.text ?? "").replace(/^\//, "");
  let level: readonly APIApplicationCommandOption[] = commands.find((command) => command.name === name)?.options ?? [];
  const path: string[] = [];
  while (rest[0] && level.some(isNest)) {
    const step = level.find((option) => isNest(option) && option.name === rest[0]?.text);
    path.push(rest.shift()?.text ?? "");
    level = step && "options" in step ? (step.options ?? []) : [];
    if (!step) break;
  }
  const options: TypedCommand["options"] = {};
  const bare: string[] = [];
  for (const word of rest) {
    if (word.colon && !word.quoted) options[word.colon.key] = word.colon.value;
    else bare.push(word.text);
  }
  if (bare.length > 0) {
    const open = level.find((option) => !(option.name in options));
    if (!open) throw new Error(`"${bare.join(" ")}" stands there without an option's name`);
    options[open.name] = bare.join(" ");
  }
  for (const option of level) {
    const value = options[option.name];
    if (option.type !== ApplicationCommandOptionType.Attachment || typeof value !== "string") continue;
    const extension = value.split(".").at(-1)?.toLowerCase() ?? "";
    options[option.name] = {
      filename: basename(value),
      contentType: contentTypes[extension] ?? "application/octet-stream",
      bytes: new Uint8Array(await readFile(resolve(folder, value))),
    };
  }
  const [outer, inner] = path;
  return {
    name,
    ...(inner !== undefined && outer !== undefined ? { group: outer, subcommand: inner } : {}),
    ...(inner === undefined && outer !== undefined ? { subcommand: outer } : {}),
    options,
  };
}

/** A word with the addresses of sites, and the links that people were shown, in place of what stands for them. */
export function meantBy(word: Word, site: (name: string) => string, link: (user: string) => string): Word {
  const meant = (text: string) =>
    text
      .replaceAll(/\{site ([\w-]+)\}/gu, (_, name: string) => site(name))
      .replaceAll(/\{link @([\w.-]+)\}/gu, (_, name: string) => link(name));
  const { text, colon } = word;
  return { ...word, text: meant(text), colon: colon && { ...colon, value: meant(colon.value) } };
}

/** The last link to a message in these replies to somebody. */
export function linkIn(replies: readonly KeptMessage[], user: string): string {
  const texts = replies.map(({ versions }) => versions.at(-1)?.text ?? "");
  const link = texts.flatMap((text) => text.match(/https:\/\/discord\.com\/channels(?:\/\d+){3}/gu) ?? []).at(-1);
  if (link === undefined) throw new StepFailed(`no reply to ${user} holds a link to a message`, texts.slice(-2));
  return link;
}

function isNest(option: APIApplicationCommandOption): boolean {
  return (
    option.type === ApplicationCommandOptionType.Subcommand ||
    option.type === ApplicationCommandOptionType.SubcommandGroup
  );
}
