/** Practice decks for the other factions: a race's own deck with what makes the faction in place of what it lacks. */
import type { StarterDeck } from "../decks.ts";
import { CENTAURI, deck, HUMAN, type Line, MINBARI, NARN, NON_ALIGNED } from "./decks.ts";

const sizeOf = (lines: readonly Line[]) => lines.reduce((sum, [count]) => sum + count, 0);

/** The list with these cards instead of those; where more come than go, lines of single cards make room from the end. */
function swapped(own: readonly Line[], out: readonly string[], into: readonly Line[]): Line[] {
  const kept = own.filter(([, title]) => !out.includes(title));
  while (sizeOf(kept) + sizeOf(into) > sizeOf(own))
    kept.splice(
      kept.findLastIndex(([count]) => count === 1),
      1,
    );
  return [...kept, ...into];
}

/** What every Corporate deck has in common. */
const CORPORATE: readonly Line[] = [
  [1, "Chairman Oxbridge"],
  [1, "Financier Delmar"],
  [1, "Industrialist Krome"],
  [1, "Boardroom Syndicate"],
  [1, "Prospector Yunelle"],
  [1, "Leveraged Buyout"],
];

/** What a Psi Corps deck has that other Human decks do not. */
const PSI_CORPS: readonly Line[] = [
  [1, "Director Sablewood"],
  [1, "Interrogator Strake"],
  [1, "Recruiter Avelyn"],
  [2, "Probationer Wick"],
  [1, "Obsidian Academy"],
  [1, "Houndsman Section"],
  [1, "Unspoken Mandate"],
];

/** With these a Home faction may turn Drakh. */
const DRAKH: readonly Line[] = [
  [1, "Herdsman Zhoraal"],
  [1, "Lightless Raiders"],
  [1, "Sunless Design"],
];

export const FACTION_DECKS: readonly StarterDeck[] = [
  home("Centauri", "centauri", CENTAURI, "Envoy Cassarin", "Regent Vossmar", DRAKH),
  home("Human", "human", HUMAN, "Consul Marlowe", "Premier Halloran"),
  home("Minbari", "minbari", MINBARI, "Herald Isenna", "Castellan Ashuun"),
  home("Narn", "narn", NARN, "Speaker Torvash", "Overseer Grobak", DRAKH),
  deck(
    "Practice Psi Corps",
    "human",
    "Director Sablewood",
    swapped(
      HUMAN,
      ["Consul Marlowe", "Commander Hale", "Senator Whitlock", "Marshal Brandt", "Common Charter", "Liaison Clerk"],
      [...PSI_CORPS],
    ),
    "psi-corps",
  ),
  corporate("Centauri", "centauri", "Chairman Oxbridge", CENTAURI, [
    "Envoy Cassarin",
    "Splendor Reborn",
    "Legate Trevane",
    "Veiled Whisperer",
    "Peacock Armada",
    "Silken Manners",
  ]),
  corporate("Human", "human", "Financier Delmar", HUMAN, [
    "Consul Marlowe",
    "Common Charter",
    "Marshal Brandt",
    "Ironclad Taskforce",
    "Senator Whitlock",
    "Wargames Pageant",
  ]),
  corporate("Minbari", "minbari", "Industrialist Krome", MINBARI, [
    "Herald Isenna",
    "Serenity Vow",
    "Warblade Khorenn",
    "Silent Lances",
    "Matriarch Ulenna",
    "Luminous Compact",
  ]),
  corporate("Narn", "narn", "Chairman Oxbridge", NARN, [
    "Speaker Torvash",
    "Unbroken Resolve",
    "Warchief Turgath",
    "Thunderfist Flotilla",
    "Councilor Mabtor",
    "Warcry Rising",
  ]),
  corporate("Non-Aligned", "non-aligned", "Financier Delmar", NON_ALIGNED, [
    "Mosaic League",
    "Translators Guild",
    "Leviathan Haulers",
    "Skirmisher Aakt",
    "Mechanic Zubb",
    "Wargames Pageant",
  ]),
];

function home(
  name: string,
  race: StarterDeck["race"],
  own: readonly Line[],
  ambassador: string,
  instead: string,
  more: readonly Line[] = [],
): StarterDeck {
  return deck(`Practice Home ${name}`, race, instead, swapped(own, [ambassador], [[1, instead], ...more]), "home");
}

function corporate(
  name: string,
  race: StarterDeck["race"],
  leader: string,
  own: readonly Line[],
  out: readonly string[],
): StarterDeck {
  return deck(`Practice Corporate ${name}`, race, leader, swapped(own, out, CORPORATE), "corporate");
}
