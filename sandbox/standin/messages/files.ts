import type { APIAttachment } from "discord.js";
import { tooLarge } from "../api/problem.ts";
import type { SandboxAttachment, Snowflake } from "../face.ts";

/** Discord's limit for a file that a bot or a person without Nitro sends. */
const MAXIMUM_BYTES = 10 * 1024 * 1024;

export interface FileNote {
  description?: string | undefined;
  ephemeral?: boolean;
}

/** The files that were sent, served again under `/attachments/…`. */
export class Files {
  readonly #stored = new Map<string, { bytes: Uint8Array; contentType: string }>();
  readonly #nextId: () => Snowflake;
  readonly #baseUrl: string;

  constructor(nextId: () => Snowflake, baseUrl: string) {
    this.#nextId = nextId;
    this.#baseUrl = baseUrl;
  }

  /** Keeps a file and gives its attachment as the API shows it. Refusal: 40005 above 10 MiB. */
  keep(channelId: Snowflake, file: SandboxAttachment, note: FileNote = {}): APIAttachment {
    if (file.bytes.byteLength > MAXIMUM_BYTES) throw tooLarge();
    const id = this.#nextId();
    const filename = file.filename.replaceAll(/[^\w.\-()]+/g, "_");
    const path = `/attachments/${channelId}/${id}/${encodeURIComponent(filename)}`;
    this.#stored.set(path, { bytes: file.bytes, contentType: file.contentType });
    const url = `${this.#baseUrl}${path}`;
    return {
      id,
      filename,
      size: file.bytes.byteLength,
      url,
      proxy_url: url,
      content_type: file.contentType,
      ...(note.description === undefined ? {} : { description: note.description }),
      ...(note.ephemeral ? { ephemeral: true } : {}),
      ...pictureSize(file.bytes),
    };
  }

  restore(path: string, file: { bytes: Uint8Array; contentType: string }): void {
    this.#stored.set(path, file);
  }

  find(path: string): { bytes: Uint8Array; contentType: string } | undefined {
    return this.#stored.get(path);
  }
}

/** Width and height of a PNG; nothing for any other file. */
function pictureSize(bytes: Uint8Array): { width: number; height: number } | Record<string, never> {
  const isPng = bytes.byteLength > 24 && bytes[0] === 0x89 && bytes[1] === 0x50;
  if (!isPng) return {};
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
