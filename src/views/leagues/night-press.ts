/** What a press about a league's night does. */
export const NIGHT_PRESSES = [
  // For players.
  "here",
  "drop",
  "dropped",
  "side",
  // For organisers: the night.
  "organise",
  "open",
  "fill",
  "everybody",
  "end",
  "ended",
  // The pairing.
  "pair",
  "again",
  "swap",
  "partner",
  "lock",
  "locks",
  "publish",
  "discard",
  // Its players.
  "players",
  "player",
  "in",
  "come",
  "away",
  "out",
  "no-show",
  "back",
  // How it is played.
  "settings",
  "switches",
  "numbers",
  "apart",
  "apart-from",
  "together",
  "organisers",
  // The manners of its tables: the menus, one of them chosen, and left to the hosts.
  "manners",
  "talk",
  "takebacks",
  "leaving",
  "hosts",
] as const;
export type NightPressVerb = (typeof NIGHT_PRESSES)[number];

export interface NightPress {
  verb: NightPressVerb;
  /** The league's id. */
  id: string;
  /** A Discord user, or a practice opponent of the league; empty where none is meant. */
  user: string;
  /** A page from 0, or the version of a draft. */
  number: number;
  /** A page of players or pods to choose from, from 0. */
  page: number;
}

export function nightPressId(verb: NightPressVerb, id: string, { user = "", number = 0, page = 0 } = {}): string {
  return `night:${verb}:${id}:${user}:${number}${page === 0 ? "" : `:${page}`}`;
}

/** What a custom id says about a night, or null where it is about something else. */
export function parseNightPress(customId: string): NightPress | null {
  const read = /^night:([a-z-]{1,12}):([a-z0-9]{8}):((?:practice-)?\d{0,25}):(\d{1,6})(?::(\d{1,2}))?$/u.exec(customId);
  const [, said, id, user = "", number, page = 0] = read ?? [];
  const verb = NIGHT_PRESSES.find((each) => each === said);
  return verb === undefined || id === undefined ? null : { verb, id, user, number: Number(number), page: Number(page) };
}
