import { randomUUID } from "node:crypto";
import type { RawFile } from "discord.js";

/** A file whose bytes are at hand. */
export type ReadyFile = RawFile & { readonly data: Buffer; readonly key: string; readonly contentType: string };

/** How discord.js is given a request that it sends as it stands. */
interface Ready {
  readonly body: Buffer;
  readonly headers: { readonly "content-type": string };
  readonly passThroughBody: true;
}

/**
 * A request with files, as multipart/form-data (RFC 7578). In one piece: a `FormData` would be read through a stream and
 * sent in many pieces, which takes the main thread twice as long.
 */
export function multipart(body: object, files: readonly ReadyFile[]): Ready {
  const boundary = `----${randomUUID()}`;
  const part = (name: string, more: string) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${quoted(name)}"${more}\r\n\r\n`);
  const pieces = files.flatMap(({ key, name, contentType, data }) => [
    part(key, `; filename="${quoted(name)}"\r\ncontent-type: ${contentType}`),
    data,
    Buffer.from("\r\n"),
  ]);
  const json = Buffer.from(`${JSON.stringify(body)}\r\n--${boundary}--\r\n`);
  return {
    body: Buffer.concat([...pieces, part("payload_json", ""), json]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    passThroughBody: true,
  };
}

/** A name as it stands between quotation marks there. */
const quoted = (name: string): string => name.replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22");
