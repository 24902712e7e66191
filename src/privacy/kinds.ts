/** Every kind of document that is kept, and what becomes of it where somebody is shown what is kept of them, or deletes it. */

/**
 * `own`: one person's, by the user's id. `named`: a server's, in which people are written as who they were; it stays, but not
 * who said it. `apart`: shown and forgotten in a way of its own. `nobody`: names nobody. `stays`: for how long it is kept
 * whatever they say, in the words of docs/privacy.md.
 */
type Kept = "own" | "named" | "apart" | "nobody" | { readonly stays: string };

export const KINDS = {
  notices: "own",
  "direct-messages": "own",
  settings: "own",
  hours: "own",

  "card-facts": "named",
  "judged-cards": "named",
  "house-rulings": "named",
  leagues: "named",
  "judge-calls": "named",
  records: "named",
  webhooks: "named",

  bookmarks: "apart",
  decks: "apart",
  finding: "apart",
  hands: "apart",
  "league-decks": "apart",
  "league-nights": "apart",
  seats: "apart",
  unreadable: "apart",

  "judge-posts": { stays: "until the call is over" },
  "opened-games": { stays: "a day" },
  posted: { stays: "with the game" },

  digests: "nobody",
  "gone-servers": "nobody",
  "league-nights-running": "nobody",
  invitations: "nobody",
  openings: "nobody",
  "records-open": "nobody",
  registration: "nobody",
  restored: "nobody",
  "rule-misses": "nobody",
  "server-settings": "nobody",
  start: "nobody",
  "tables-of-guilds": "nobody",
} as const satisfies Readonly<Record<string, Kept>>;

/** The kinds of documents that are kept so. */
export function kindsThatAre(kept: "own" | "named"): string[] {
  return Object.entries(KINDS).flatMap(([kind, how]) => (how === kept ? [kind] : []));
}
