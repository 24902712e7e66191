/** Manners in a line: `tables/manner.ftl`. */
export const MANNER = {
  "manner-talk-free": [],
  "manner-talk-kept": [],
  "manner-talk-open": [],
  "manner-takebacks-free": [],
  "manner-takebacks-consent": [],
  "manner-takebacks-never": [],
  "manner-leaving-free": [],
  "manner-leaving-hand-over": [],
  "manner-leaving-own-seats": [],
  "manner-line": ["manners"],
  "manner-concede": [],
} as const;
