/** A table's manners, each in a line with the others. In other languages: `tables/manner.ftl`. */
export const MANNER = {
  "manner-talk-free": "deals bind nobody",
  "manner-talk-kept": "deals in the thread are kept",
  "manner-talk-open": "talk in the thread alone",
  "manner-takebacks-free": "takebacks free",
  "manner-takebacks-consent": "takebacks by consent",
  "manner-takebacks-never": "no takebacks",
  "manner-leaving-free": "concede or hand over",
  "manner-leaving-hand-over": "hand over rather than concede",
  "manner-leaving-own-seats": "nobody plays another’s seat",
  "manner-line": "🤝 Manners: { $manners }",
  "manner-concede":
    "This table asks you to hand your seat over rather than concede: `/game substitute player:…`, or `/game seat who:bot for:@you`.",
} as const;
