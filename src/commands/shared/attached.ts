import type { Attachment } from "discord.js";

const PATIENCE_MS = 5_000;

/** What a user attached, at most this many bytes; or why it cannot be read. */
export async function attachedBytes(
  { url, size }: Attachment,
  most: number,
): Promise<{ ok: true; bytes: Uint8Array } | { ok: false; problem: string }> {
  const tooLarge = { ok: false, problem: `That file is larger than ${Math.floor(most / 1024)} KiB.` } as const;
  if (size > most) return tooLarge;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) return { ok: false, problem: "I could not read that file." };
    const bytes = new Uint8Array(await response.arrayBuffer());
    return bytes.length > most ? tooLarge : { ok: true, bytes };
  } catch {
    return { ok: false, problem: "I could not read that file. Try again in a minute." };
  }
}
