import type { Attachment } from "discord.js";

const PATIENCE_MS = 5_000;

export type Fetched = { ok: true; bytes: Uint8Array } | { ok: false; problem: string };

/** The bytes of an uploaded file, at most so many; what keeps it from being read is said in a sentence. */
export async function attachedBytes({ url, size }: Pick<Attachment, "url" | "size">, most: number): Promise<Fetched> {
  if (size > most) return { ok: false, problem: `That file is larger than ${Math.floor(most / 1024)} KiB.` };
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const bytes = response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    if (bytes !== null && bytes.length <= most) return { ok: true, bytes };
  } catch {
    // Discord's files may be gone, or out of reach.
  }
  return { ok: false, problem: "I could not fetch that file. Upload it once more." };
}
