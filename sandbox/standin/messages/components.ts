import type { APIAttachment, APIEmbed, APIMessageTopLevelComponent } from "discord.js";
import { isRecord, type Json, numberOf, records } from "../json.ts";

/** Every component in a message or modal, outermost first: rows, their buttons, containers, sections, labels … */
export function* walkComponents(components: unknown): Generator<Json> {
  for (const component of records(components)) {
    yield component;
    yield* walkComponents(component.components);
    yield* walkComponents([component.component, component.accessory]);
  }
}

/**
 * Components as Discord gives them back: each with its id, and `attachment://` resolved to the file that was sent.
 * They have passed the validator before.
 */
export function settleComponents(components: unknown, files: readonly APIAttachment[]): APIMessageTopLevelComponent[] {
  const taken = new Set([...walkComponents(components)].map((component) => numberOf(component.id)));
  let next = 0;
  const free = (): number => {
    do next += 1;
    while (taken.has(next));
    return next;
  };
  const settle = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(settle);
    if (!isRecord(value)) return value;
    const settled: Json = {};
    for (const [key, inner] of Object.entries(value)) {
      const nested = ["components", "component", "accessory", "items", "options"].includes(key);
      settled[key] = nested ? settle(inner) : key === "media" || key === "file" ? resolveMedia(inner, files) : inner;
    }
    return "type" in value && numberOf(value.id) === undefined ? { ...settled, id: free() } : settled;
  };
  return settle(records(components)) as APIMessageTopLevelComponent[];
}

function resolveMedia(media: unknown, files: readonly APIAttachment[]): unknown {
  if (!isRecord(media) || typeof media.url !== "string") return media;
  const file = attachedFile(media.url, files);
  if (!file) return { ...media, proxy_url: media.url, loading_state: 2 };
  return {
    url: file.url,
    proxy_url: file.url,
    width: file.width ?? null,
    height: file.height ?? null,
    content_type: file.content_type,
    loading_state: 2,
    attachment_id: file.id,
  };
}

/** Embeds as Discord gives them back: of type rich, with `attachment://` resolved. */
export function settleEmbeds(embeds: unknown, files: readonly APIAttachment[]): APIEmbed[] {
  return records(embeds).map((embed) => {
    const settled: Json = { ...trimmedEmbed(embed), type: "rich" };
    for (const key of ["image", "thumbnail"]) {
      const picture = embed[key];
      if (!isRecord(picture) || typeof picture.url !== "string") continue;
      const file = attachedFile(picture.url, files);
      if (file) settled[key] = embedded(file);
    }
    for (const key of ["author", "footer"]) {
      const part = embed[key];
      if (!isRecord(part) || typeof part.icon_url !== "string") continue;
      const file = attachedFile(part.icon_url, files);
      if (file) settled[key] = { ...part, icon_url: file.url };
    }
    return settled as APIEmbed;
  });
}

/** An embed without white space around its texts, as Discord measures and keeps it. */
export function trimmedEmbed(embed: Json): Json {
  const trimmed = (value: unknown, ...keys: string[]): unknown =>
    isRecord(value)
      ? {
          ...value,
          ...Object.fromEntries(
            keys.flatMap((key) => (typeof value[key] === "string" ? [[key, value[key].trim()]] : [])),
          ),
        }
      : value;
  const whole = trimmed(embed, "title", "description");
  if (!isRecord(whole)) return embed;
  return {
    ...whole,
    ...("fields" in embed ? { fields: records(embed.fields).map((field) => trimmed(field, "name", "value")) } : {}),
    ...("footer" in embed ? { footer: trimmed(embed.footer, "text") } : {}),
    ...("author" in embed ? { author: trimmed(embed.author, "name") } : {}),
  };
}

/** A file as a picture of an embed, with the alternative text that it was sent with. */
function embedded({ url, width, height, description }: APIAttachment): Json {
  const size = { width: width ?? 0, height: height ?? 0 };
  return { url, proxy_url: url, ...size, ...(description === undefined ? {} : { description }) };
}

function attachedFile(url: string, files: readonly APIAttachment[]): APIAttachment | undefined {
  if (!url.startsWith("attachment://")) return undefined;
  const name = url.slice("attachment://".length);
  return files.find((file) => file.filename === name);
}

/** The names that `attachment://` refers to in a message's embeds and components. */
export function referredFiles(body: Json): string[] {
  const names: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === "string" && value.startsWith("attachment://")) names.push(value.slice(13));
    else if (Array.isArray(value)) value.forEach(visit);
    else if (isRecord(value)) Object.values(value).forEach(visit);
  };
  visit(body.embeds);
  visit(body.components);
  return names;
}
