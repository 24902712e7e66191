import type { IncomingMessage } from "node:http";
import type { SandboxAttachment } from "../face.ts";
import { problemOfCode, tooLarge } from "./problem.ts";

/** A request's body: its JSON, and the files that came with it by their number in `files[n]`. */
export interface RequestBody {
  json: unknown;
  files: Map<number, SandboxAttachment>;
}

const MAXIMUM_BYTES = 60 * 1024 * 1024;

/** Reads JSON, or multipart with `payload_json` and `files[n]`. */
export async function readBody(request: IncomingMessage): Promise<RequestBody> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.byteLength;
    if (size > MAXIMUM_BYTES) throw tooLarge();
    chunks.push(bytes);
  }
  const bytes = Buffer.concat(chunks);
  if (bytes.byteLength === 0) return { json: undefined, files: new Map() };
  const contentType = request.headers["content-type"] ?? "";
  if (contentType.startsWith("multipart/form-data")) return await readForm(bytes, contentType);
  return { json: parse(bytes.toString("utf8")), files: new Map() };
}

async function readForm(bytes: Buffer, contentType: string): Promise<RequestBody> {
  const form = await new Response(new Uint8Array(bytes), { headers: { "content-type": contentType } }).formData();
  const files = new Map<number, SandboxAttachment>();
  let json: unknown = {};
  for (const [key, value] of form) {
    if (typeof value === "string") {
      if (key === "payload_json") json = parse(value);
      continue;
    }
    const index = /^files\[(\d+)\]$/.exec(key)?.[1];
    if (index === undefined) continue;
    files.set(Number(index), {
      filename: value.name,
      contentType: value.type || "application/octet-stream",
      bytes: new Uint8Array(await value.arrayBuffer()),
    });
  }
  return { json, files };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw problemOfCode(50109);
  }
}
