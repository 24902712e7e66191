import type { Attachment } from "discord.js";

const PATIENCE_MS = 5_000;

export type Fetched = { ok: true; bytes: Uint8Array } | { ok: false; problem: string };

/** What to say of a file that Discord does not give, and of one that cannot be reached just now. */
const UNREAD = { missing: "I could not read that file.", away: "I could not read that file. Try again in a minute." };

/** The bytes of an uploaded file, at most so many; what keeps it from being read is said in a sentence. */
export async function attachedBytes(
  { url, size }: Pick<Attachment, "url" | "size">,
  most: number,
  { missing, away } = UNREAD,
): Promise<Fetched> {
  const tooLarge = { ok: false, problem: `That file is larger than ${Math.floor(most / 1024)} KiB.` } as const;
  if (size > most) return tooLarge;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) return { ok: false, problem: missing };
    const bytes = new Uint8Array(await response.arrayBuffer());
    return bytes.length > most ? tooLarge : { ok: true, bytes };
  } catch {
    return { ok: false, problem: away };
  }
}
