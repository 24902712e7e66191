import { ComponentType, MessageFlags } from "discord.js";
import { flagsOf, isRecord, type Json, records } from "../json.ts";
import { referredFiles, trimmedEmbed, walkComponents } from "../messages/components.ts";
import { componentFaults } from "./component.ts";
import { addressFaults, countFaults, duplicateFaults, type Fault, fault, lengthFaults } from "./fault.ts";

export interface MessageCircumstances {
  /** Names of the files that come with the body or stay with the message. */
  fileNames: readonly string[];
  /** Flags of the message that is edited; 0 for a new one. */
  flagsBefore: number;
  /** What stays visible of the message that is edited, when the body does not name it. */
  kept: Json;
}

/** Discord's limits for a message, those that its OpenAPI description states and those that it misses. */
export function messageFaults(body: Json, circumstances: MessageCircumstances): Fault[] {
  const isV2 = ((flagsOf(body) | circumstances.flagsBefore) & MessageFlags.IsComponentsV2) !== 0;
  const referred = referredFiles(body).filter((name) => !circumstances.fileNames.includes(name));
  return [
    ...textFaults(body.content, ["content"]),
    ...lengthFaults(body.content, ["content"], 0, 2000),
    ...lengthFaults(body.nonce, ["nonce"], 0, 25),
    ...embedFaults(body.embeds),
    ...(isV2 ? componentsV2Faults(body) : classicFaults(body)),
    ...componentFaults(body.components, ["components"]),
    ...mentionFaults(body.allowed_mentions),
    ...(circumstances.fileNames.length > 10
      ? [fault(["attachments"], "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")]
      : []),
    ...referred.map((name) => fault(["attachments"], "ATTACHMENT_NOT_FOUND", `No attachment is named ${name}.`)),
  ];
}

/** Discord's own description says it too; where it is not at hand, this does. */
const textFaults = (value: unknown, path: string[]): Fault[] =>
  value === undefined || value === null || typeof value === "string"
    ? []
    : [fault(path, "BASE_TYPE_BAD_TYPE", "Only a string or null is taken here.")];

/** True when nothing of a message would be visible. */
export function isEmptyMessage(body: Json, circumstances: MessageCircumstances): boolean {
  const shown = { ...circumstances.kept, ...body };
  const has = (value: unknown) => Array.isArray(value) && value.length > 0;
  const content = typeof shown.content === "string" ? shown.content.trim() : "";
  return (
    content === "" &&
    !has(shown.embeds) &&
    !has(shown.components) &&
    !has(shown.sticker_ids) &&
    !isRecord(shown.poll) &&
    circumstances.fileNames.length === 0
  );
}

function classicFaults(body: Json): Fault[] {
  const rows = records(body.components);
  const strangers = rows.flatMap((row, index) =>
    row.type === ComponentType.ActionRow
      ? []
      : [
          fault(
            ["components", index, "type"],
            "UNION_TYPE_CHOICES",
            'Value of field "type" must be one of (1,) without the flag IS_COMPONENTS_V2.',
          ),
        ],
  );
  return [...countFaults(rows, ["components"], 0, 5), ...strangers];
}

function componentsV2Faults(body: Json): Fault[] {
  const faults: Fault[] = [];
  for (const key of ["content", "embeds", "poll", "sticker_ids"]) {
    const value = body[key];
    const used = Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== "";
    if (used) {
      const message = `The '${key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`;
      faults.push(fault([key], "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message));
    }
  }
  const all = [...walkComponents(body.components)];
  if (all.length > 40) {
    faults.push(fault(["components"], "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "There are more than 40 components."));
  }
  const texts = all.filter((component) => component.type === ComponentType.TextDisplay);
  const characters = texts.reduce((sum, display) => sum + String(display.content ?? "").length, 0);
  if (characters > 4000) {
    const message = "The total length of displayable text must be 4000 or fewer.";
    faults.push(fault(["components"], "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message));
  }
  return faults;
}

function embedFaults(value: unknown): Fault[] {
  const embeds = records(value).map(trimmedEmbed);
  let total = 0;
  const faults = embeds.flatMap((embed, index) => {
    const at = (...path: (string | number)[]) => ["embeds", index, ...path];
    const fields = records(embed.fields);
    const footer = isRecord(embed.footer) ? embed.footer.text : undefined;
    const author = isRecord(embed.author) ? embed.author.name : undefined;
    const texts = [
      embed.title,
      embed.description,
      footer,
      author,
      ...fields.flatMap((each) => [each.name, each.value]),
    ];
    total += texts.reduce<number>((sum, text) => sum + (typeof text === "string" ? text.length : 0), 0);
    const empty = !texts.some((text) => typeof text === "string" && text !== "") && !embed.image && !embed.thumbnail;
    return [
      ...(empty ? [fault(at("description"), "BASE_TYPE_REQUIRED", "This field is required")] : []),
      ...[embed.url, imageOf(embed.image), imageOf(embed.thumbnail), ...iconsOf(embed)].flatMap((url) =>
        addressFaults(url, at("url"), ["http", "https", "attachment"]),
      ),
      ...lengthFaults(embed.title, at("title"), 0, 256),
      ...lengthFaults(embed.description, at("description"), 0, 4096),
      ...lengthFaults(footer, at("footer", "text"), 0, 2048),
      ...lengthFaults(author, at("author", "name"), 0, 256),
      ...countFaults(fields, at("fields"), 0, 25),
      ...fields.flatMap((field, number) => [
        ...lengthFaults(field.name, at("fields", number, "name"), 1, 256),
        ...lengthFaults(field.value, at("fields", number, "value"), 1, 1024),
      ]),
    ];
  });
  if (total > 6000) {
    faults.push(fault(["embeds"], "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000"));
  }
  return [...countFaults(embeds, ["embeds"], 0, 10), ...faults];
}

const imageOf = (image: unknown): unknown => (isRecord(image) ? image.url : undefined);

const iconsOf = ({ author, footer }: Json): unknown[] =>
  [author, footer].flatMap((part) => (isRecord(part) ? [part.url, part.icon_url] : []));

function mentionFaults(allowed: unknown): Fault[] {
  if (!isRecord(allowed)) return [];
  return (["users", "roles"] as const).flatMap((kind) => {
    const listed = allowed[kind];
    if (!Array.isArray(listed)) return [];
    const exclusive = Array.isArray(allowed.parse) && allowed.parse.includes(kind) && listed.length > 0;
    return [
      ...countFaults(listed, ["allowed_mentions", kind], 0, 100),
      ...duplicateFaults(
        listed.map((value: unknown, index) => ({ value, path: ["allowed_mentions", kind, index] })),
        "SET_TYPE_ALREADY_CONTAINS_VALUE",
        "The set",
      ),
      ...(exclusive
        ? [
            fault(
              ["allowed_mentions"],
              "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
              `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
            ),
          ]
        : []),
    ];
  });
}
