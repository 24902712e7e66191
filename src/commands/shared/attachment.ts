import type { Attachment } from "discord.js";
import { say, type Tell } from "../../views/words/index.ts";

const PATIENCE_MS = 5_000;

export type Fetched = { ok: true; bytes: Uint8Array } | { ok: false; problem: Tell };

/** What to say of a file that Discord does not give, and of one that cannot be reached just now. */
const UNREAD = { missing: "file-missing", away: "file-away" } as const;

type Unread = "file-missing" | "file-away" | "file-unfetched";

/** The bytes of an uploaded file, at most so many; what keeps it from being read is said in a sentence. */
export async function attachedBytes(
  { url, size }: Pick<Attachment, "url" | "size">,
  most: number,
  { missing, away }: Readonly<Record<keyof typeof UNREAD, Unread>> = UNREAD,
): Promise<Fetched> {
  const not = (id: Unread): Fetched => ({ ok: false, problem: (language) => say(language, id) });
  const tooLarge: Fetched = {
    ok: false,
    problem: (language) => say(language, "file-too-large", { most: Math.floor(most / 1024) }),
  };
  if (size > most) return tooLarge;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) return not(missing);
    const bytes = new Uint8Array(await response.arrayBuffer());
    return bytes.length > most ? tooLarge : { ok: true, bytes };
  } catch {
    return not(away);
  }
}
