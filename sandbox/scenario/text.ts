/** What a person reads in a message, and when two texts are the same to a scenario. */
import { ComponentType } from "discord.js";
import type { OpenModal, SandboxMessage } from "../standin/face.ts";
import { isRecord, records, textOf } from "../standin/json.ts";
import { walkComponents } from "../standin/messages/components.ts";
import { fieldsOf } from "../standin/people/controls.ts";

/** Everything readable in a message: content, embeds, texts of components, alternative texts of pictures. */
export function textIn(message: SandboxMessage): string {
  const embeds = message.embeds.flatMap((embed) => [
    embed.author?.name,
    embed.title,
    embed.description,
    ...(embed.fields ?? []).flatMap((field) => [field.name, field.value]),
    embed.footer?.text,
  ]);
  const parts = [...walkComponents(message.components)].flatMap((component) => {
    const own = component.type === ComponentType.TextDisplay ? component.content : undefined;
    return [own, component.description, ...records(component.items).map((item) => item.description)];
  });
  const attachments = message.attachments.map((file) => file.description);
  const { referenced_message: original } = message;
  const reply = original ? `Replying to ${original.author.username}: ${original.content}` : null;
  return [reply, message.content, ...embeds, ...parts.map(textOf), ...attachments].filter(isText).join("\n");
}

export function textInForm(modal: OpenModal): string {
  const labels = fieldsOf(modal.data.components).map((field) => field.label);
  const notes = [...walkComponents(modal.data.components)].flatMap((component) => [
    component.description,
    component.placeholder,
    component.type === ComponentType.TextDisplay ? component.content : undefined,
    ...(isRecord(component.component) ? [component.component.placeholder] : []),
  ]);
  return [modal.data.title, ...labels, ...notes.map(textOf)].filter(isText).join("\n");
}

function isText(value: string | null | undefined): value is string {
  return typeof value === "string" && value !== "";
}

const EMOJI =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1F3FB}-\u{1F3FF}]|\u{FE0E}|\u{FE0F}|\u{200D}|\u{20E3}/gu;

/** A text as scenarios compare it: without case, Markdown and emoji, with single spaces. */
export function plain(text: string): string {
  return text
    .replaceAll(/<a?:\w+:\d+>/g, " ")
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    .replaceAll(/^\s*(?:#{1,3}|-#|>{1,3}|[-*])\s+/gm, "")
    .replaceAll(/[*_~`|\\]/g, "")
    .replaceAll(EMOJI, " ")
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u201c\u201d]/g, '"')
    .replaceAll(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

/** Finds by name as people mean it: exactly, else as a beginning, else anywhere within. */
export function named<T>(things: readonly T[], wanted: string, name: (thing: T) => string): T | undefined {
  const meant = plain(wanted);
  const rules = [
    (text: string) => text === meant,
    (text: string) => text.startsWith(meant),
    (text: string) => text.includes(meant),
  ];
  for (const rule of rules) {
    const found = things.find((thing) => rule(plain(name(thing))));
    if (found !== undefined && meant !== "") return found;
  }
  return undefined;
}
