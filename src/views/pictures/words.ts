/** What stands in the pictures, apart from names and numbers. Short: there is little room. */
import type { Ability, Mark, NonPlayer, Round } from "../../engine/index.ts";
import { capitalized, counted, listed } from "../text/safe-text.ts";
import { ABILITY_WORDS, MARK_WORDS, ROUND_WORDS } from "../text/words.ts";

export const FORCE_WORDS: Readonly<Record<NonPlayer, string>> = {
  "babylon-5": "Babylon 5",
  shadows: "Shadows",
  vorlons: "Vorlons",
};

export const PICTURE_WORDS = {
  toAct: "TO ACT",
  noAgenda: "no agenda",
  agendaHidden: "agenda face down",
  hiddenShort: "face down",
  of20: "of 20",
  notPlayed: "Not played",
  wholeGame: "On the whole game",
  out: "Out of the game",
  eliminated: "eliminated",
  left: "left",
  points: "points",
  victories: "victories",
  tables: "tables",
  andMore: (more: number) => `and ${more} more`,
  shadowWar: "Shadow War",
  shadowWarOver: "The Shadow War is over",
  alliance: "Interstellar Alliance",
  founder: "founder",
  halted: "Play is stopped: each acts or passes",
  conflicts: "Conflicts",
  sides: "left supports, right opposes",
  support: "Support",
  opposition: "Opposition",
  nobodySupports: "nobody supports",
  nobodyOpposes: "nobody opposes",
  noTarget: "no target",
  declared: "Declared",
  notInitiated: "not initiated yet",
  noConflicts: "No conflict has been initiated.",
  leads: "leads",
  inner: "Inner circle",
  supporting: "Supporting",
  onFaction: "On the faction",
  neutralized: "neutralized",
  unspent: "unspent",
  spent: "spent",
  hand: "hand",
  deck: "deck",
  discard: "discard",
  unrest: "Unrest",
  influence: "influence",
  nothingThere: "nothing",
  powerByTurn: "Power by turn",
  turn: "turn",
  power: "power",
  wins: "20 wins",
  place: "number: place",
  conflictsWon: "Conflicts won",
  turningPoints: "Turning points",
  votes: "Votes",
  sealed: "sealed",
  voted: "has voted",
  notVoted: "–",
  league: "The League breaks the tie",
  vote: "Vote",
  notPlayedRace: "not played",
} as const;

/** What the small signs are called at the foot of a picture. */
export const LEGEND_WORDS = {
  rotated: "rotated",
  neutralized: "neutralized",
  ambassador: "ambassador",
  damage: "damage",
  severe: "severe",
  attached: "attached",
  hidden: "face down",
  controlled: "whose it is now",
  unrest: "unrest",
  hand: "hand",
  deck: "deck",
  discard: "discard",
  spent: "spent",
  power: "power",
  flag: "20 wins",
  war: "war",
  tension: "tension",
  group: "group",
  fleet: "fleet",
  location: "location",
  enhancement: "enhancement",
  agenda: "agenda",
  raised: "raised",
  lowered: "lowered",
} as const;
export type LegendName = keyof typeof LEGEND_WORDS;

export const abilityName = (ability: Ability): string => capitalized(ABILITY_WORDS[ability]);
export const markName = (mark: Mark): string => MARK_WORDS[mark];
export const turnName = (turn: number): string => (turn > 0 ? `Turn ${turn}` : "Setup");
/** Nothing before the first turn, whose name says it. */
export const turnRoundName = (turn: number, round: Round): string => (turn > 0 ? capitalized(ROUND_WORDS[round]) : "");

/** "Delenn to act"; of many how many. */
export function toActWords(names: readonly string[]): string {
  if (names.length === 0) return "";
  return names.length > 2 ? `${names.length} players to act` : `${listed(names)} to act`;
}

export function winsWords(names: readonly string[]): string {
  if (names.length === 0) return "Nobody wins";
  return `${listed(names)} ${names.length === 1 ? "wins" : "win"}`;
}

export const VICTORY_WORDS = {
  standard: "Standard victory",
  major: "Major victory",
  "last-player": "The last player left",
  none: "No victory",
} as const;

export const afterTurn = (turn: number): string => `after turn ${turn}`;
export const winningBy = (by: number): string => `winning by ${by}`;
export const needsMore = (more: number): string => `needs ${more} more`;
export const wonBy = (won: boolean, margin: number): string =>
  `${won ? "won" : "lost"}${margin > 0 ? ` by ${margin}` : ""}`;
export const moreWords = (more: number): string => `+${more} more`;
export const civilWarWords = (race: string): string => `${race} civil war`;
export const rawAndBonus = (raw: number, bonus: number): string => `${signed(raw)} raw, ${signed(bonus)} bonus`;
export const ratingWords = (rating: number): string => `influence ${rating}`;
export const additionalLabel = (now: number): string => `+${now} additional`;
export const controlledWords = (name: string): string => `controlled by ${name}`;
export const faceDownWords = (many: number): string => `${many} face down`;
export const underWords = (title: string): string => `face down: ${title}`;
export const theirsWords = (level: number): string => `theirs ${level}`;
export const needsLessWords = (less: number): string => `Needs ${less} less power for a standard victory`;
export const GAINS_NOTHING = "Gains no influence this turn";
export const barredWords = (what: "standard" | "any"): string =>
  what === "any" ? "Cannot win" : "Cannot win a standard victory";
export const nextCheaper = (types: readonly string[], by: number, source: string): string =>
  `Next ${listed(types, "or")}: −${by} influence (${source})`;
export const headedBy = (name: string): string => `headed by ${name}`;
export const tallied = (yes: number, no: number, abstain: number): string =>
  `${yes} yes, ${no} no${abstain > 0 ? `, ${abstain} abstaining` : ""}`;
export const counts = counted;

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** What turned a game, in a line each. */
export const TURNING = {
  lead: (name: string, power: number): string => `${name} takes the lead with ${power} power`,
  leap: (name: string, by: number): string => `${name} gains ${by} power in one turn`,
  fall: (name: string, by: number): string => `${name} loses ${by} power in one turn`,
  war: (one: string, other: string): string => `War between ${one} and ${other}`,
  shadowWar: "The Shadow War begins",
  alliance: (name: string): string => `${name} founds the Interstellar Alliance`,
  drakh: (name: string): string => `${name}’s faction turns Drakh`,
  out: (name: string): string => `${name} is out of the game`,
} as const;

export const CLOSED = "Closed before its end";
export const wonOf = (won: number, of: number): string => `${won} of ${of}`;
export const votePassed = (passed: boolean, yes: number, no: number): string =>
  `${passed ? "passed" : "failed"}, ${yes} : ${no}`;
