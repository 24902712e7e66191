/** Time zones by their IANA names, as the system knows them, and those that a slip may mean. */

import { editDistance } from "../edit-distance.ts";
import { own } from "../own.ts";

/** What people call a place that no zone is named after. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  "new york city": "America/New_York",
  nyc: "America/New_York",
  boston: "America/New_York",
  washington: "America/New_York",
  miami: "America/New_York",
  philadelphia: "America/New_York",
  dallas: "America/Chicago",
  houston: "America/Chicago",
  seattle: "America/Los_Angeles",
  "san francisco": "America/Los_Angeles",
  california: "America/Los_Angeles",
  eastern: "America/New_York",
  central: "America/Chicago",
  mountain: "America/Denver",
  pacific: "America/Los_Angeles",
  germany: "Europe/Berlin",
  munich: "Europe/Berlin",
  hamburg: "Europe/Berlin",
  cologne: "Europe/Berlin",
  frankfurt: "Europe/Berlin",
  uk: "Europe/London",
  england: "Europe/London",
  scotland: "Europe/London",
  france: "Europe/Paris",
  spain: "Europe/Madrid",
  italy: "Europe/Rome",
  austria: "Europe/Vienna",
  switzerland: "Europe/Zurich",
  poland: "Europe/Warsaw",
  netherlands: "Europe/Amsterdam",
  japan: "Asia/Tokyo",
  india: "Asia/Kolkata",
  beijing: "Asia/Shanghai",
};

const LONGEST = 50;
const ZONE = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,2}$/u;

let all: readonly { readonly zone: string; readonly whole: string; readonly place: string }[] | null = null;

/** Every zone, with what it is looked for by: small letters, blanks for underlines. */
function zones() {
  all ??= ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC")].map((zone) => {
    const whole = tidy(zone);
    return { zone, whole, place: whole.split("/").at(-1) ?? whole };
  });
  return all;
}

const tidy = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[_\s]+/gu, " ")
    .trim();

/** The zone of this name, whatever its capitals, older names included; null where there is none. */
export function zoneNamed(text: string): string | null {
  const name = text.trim().replace(/\s+/gu, "_");
  // An offset such as +02:00 says nothing of summer.
  if (name.length > LONGEST || !ZONE.test(name)) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** The zones that a text may mean, the likeliest first, at most `most`. */
export function zonesMeant(text: string, most: number): string[] {
  const said = tidy(text.slice(0, LONGEST));
  if (said === "") return [];
  const place = said.split("/").at(-1) ?? said;
  const ranked = zones().flatMap(({ zone, whole, place: its }) => {
    const rank = rankOf(said, place, whole, its);
    return rank === null ? [] : [{ zone, rank }];
  });
  ranked.sort((a, b) => a.rank - b.rank || (a.zone < b.zone ? -1 : 1));
  const other = own(OTHER_NAMES, place);
  return [...new Set([...(other === undefined ? [] : [other]), ...ranked.map(({ zone }) => zone)])].slice(0, most);
}

/** How far a zone is from what was said; null: too far. */
function rankOf(said: string, place: string, whole: string, its: string): number | null {
  if (whole === said || its === place) return 0;
  if (its.startsWith(place) || whole.startsWith(said)) return 1;
  if (whole.includes(said)) return 2;
  const slips = place.length < 4 ? 0 : place.length < 7 ? 1 : 2;
  const away = Math.min(editDistance(place, its, slips), editDistance(said, whole, slips));
  return away <= slips ? 2 + away : null;
}
