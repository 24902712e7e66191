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
    const bytes = await atMost(most, response);
    return bytes === null ? tooLarge : { ok: true, bytes };
  } catch {
    return not(away);
  }
}

/** What comes, piece by piece, whatever size it was said to have: null, and nothing more is taken, once it is more than that. */
async function atMost(most: number, { body }: Response): Promise<Uint8Array | null> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.length;
    if (length > most) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
