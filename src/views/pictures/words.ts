/** What stands in the pictures, apart from names and numbers, in English: the thread that draws reads no files of words. */
import type { Ability, CardType, Loyalty, Mark, NonPlayer, Race, StateName } from "../../engine/index.ts";
import { capitalized, listed } from "../text/safe-text.ts";
import { ABILITY_WORDS, LOYALTY_WORDS, MARK_WORDS, TYPE_WORDS } from "../text/words.ts";

export const FORCE_WORDS: Readonly<Record<NonPlayer, string>> = {
  "babylon-5": "Babylon 5",
  shadows: "Shadows",
  vorlons: "Vorlons",
};

/** Short: there is little room. `{it}` and its like are put in. */
export const PICTURE_WORDS = {
  toAct: "TO ACT",
  noAgenda: "no agenda",
  agendaHidden: "agenda face down",
  hiddenShort: "face down",
  of20: "of 20",
  notPlayed: "Not played",
  wholeGame: "On the whole game",
  eliminated: "eliminated",
  shadowWar: "Shadow War",
  shadowWarOver: "The Shadow War is over",
  alliance: "Interstellar Alliance",
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
  powerByTurn: "Power by turn",
  turn: "turn",
  power: "power",
  wins: "20 wins",
  place: "number: place",
  alsoPlace: "also place {it}",
  conflictsWon: "Conflicts won",
  turningPoints: "Turning points",
  votes: "Votes",
  sealed: "sealed",
  voted: "has voted",
  notVoted: "–",
  league: "The League breaks the tie",
  vote: "Vote",
  notPlayedRace: "not played",
  setup: "Setup",
  turnIs: "Turn {it}",
  oneToAct: "{it} to act",
  manyToAct: "{it} players to act",
  nobodyWins: "Nobody wins",
  oneWins: "{it} wins",
  manyWin: "{it} win",
  afterTurn: "after turn {it}",
  winningBy: "winning by {it}",
  needsMore: "needs {it} more",
  won: "won",
  wonBy: "won by {it}",
  lost: "lost",
  lostBy: "lost by {it}",
  more: "+{it} more",
  civilWar: "{it} civil war",
  raw: "{it} raw",
  bonus: "{it} bonus",
  rating: "influence {it}",
  additional: "+{it} additional",
  controlled: "controlled by {it}",
  faceDown: "{it} face down",
  under: "face down: {it}",
  theirs: "theirs {it}",
  needsLess: "Needs {it} less power for a standard victory",
  gainsNothing: "Gains no influence this turn",
  barred: "Cannot win",
  barredStandard: "Cannot win a standard victory",
  cheaper: "Next {it}: −{by} influence ({source})",
  headedBy: "headed by {it}",
  tally: "{it} yes, {no} no",
  tallyAbstain: "{it} yes, {no} no, {abstain} abstaining",
  closed: "Closed before its end",
  wonOf: "{it} of {of}",
  passed: "passed, {it} : {no}",
  failed: "failed, {it} : {no}",
  kind: "{it} {type}",
  card: "card",
  or: "or",
  and: "and",
  yes: "Yes",
  no: "No",
  abstain: "Abstain",
  victoryStandard: "Standard victory",
  victoryMajor: "Major victory",
  victoryLastPlayer: "The last player left",
  victoryNone: "No victory",
  leadNow: "{it} takes the lead with {power} power",
  leap: "{it} gains {by} power in one turn",
  fall: "{it} loses {by} power in one turn",
  war: "War between {it} and {other}",
  shadowWarBegins: "The Shadow War begins",
  allianceFounded: "{it} founds the Interstellar Alliance",
  drakh: "{it}’s faction turns Drakh",
  outNow: "{it} is out of the game",
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

/** All of them, in some language. */
export interface PictureWords extends Readonly<Record<keyof typeof PICTURE_WORDS, string>> {
  readonly legend: Readonly<Record<LegendName, string>>;
  readonly forces: Readonly<Record<NonPlayer, string>>;
  readonly abilities: Readonly<Record<Ability, string>>;
  readonly marks: Readonly<Record<Mark, string>>;
  readonly races: Readonly<Record<Loyalty | "neutral", string>>;
  readonly types: Readonly<Record<CardType, string>>;
  /** What two factions are in, where that has another name than its own. */
  readonly states: Readonly<Partial<Record<StateName, string>>>;
}

export const ENGLISH: PictureWords = {
  ...PICTURE_WORDS,
  legend: LEGEND_WORDS,
  forces: FORCE_WORDS,
  abilities: {
    diplomacy: capitalized(ABILITY_WORDS.diplomacy),
    intrigue: capitalized(ABILITY_WORDS.intrigue),
    psi: capitalized(ABILITY_WORDS.psi),
    leadership: capitalized(ABILITY_WORDS.leadership),
    military: capitalized(ABILITY_WORDS.military),
  },
  marks: MARK_WORDS,
  races: LOYALTY_WORDS,
  types: TYPE_WORDS,
  states: {},
};

type Put = Readonly<Record<string, string | number>>;

/** `{it}` and its like in a text, replaced. */
export const filled = (text: string, put: string | number | Put): string =>
  text.replaceAll(/\{(\w+)\}/gu, (whole, name: string) =>
    String(typeof put === "object" ? (put[name] ?? whole) : name === "it" ? put : whole),
  );

export const turnName = (turn: number, said: PictureWords): string =>
  turn > 0 ? filled(said.turnIs, turn) : said.setup;

const all = (names: readonly string[], said: PictureWords): string => listed(names, said.and);

/** "Delenn to act"; of many how many. */
export function toActWords(names: readonly string[], said: PictureWords): string {
  if (names.length === 0) return "";
  return names.length > 2 ? filled(said.manyToAct, names.length) : filled(said.oneToAct, all(names, said));
}

export function winsWords(names: readonly string[], said: PictureWords): string {
  if (names.length === 0) return said.nobodyWins;
  return filled(names.length === 1 ? said.oneWins : said.manyWin, all(names, said));
}

export function wonBy(won: boolean, margin: number, said: PictureWords): string {
  if (margin <= 0) return won ? said.won : said.lost;
  return filled(won ? said.wonBy : said.lostBy, margin);
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** What power is made of beside the rating: "+1 raw, +3 bonus"; nothing is said of what is 0. */
export const rawAndBonus = (raw: number, bonus: number, said: PictureWords): string =>
  [raw === 0 ? [] : filled(said.raw, signed(raw)), bonus === 0 ? [] : filled(said.bonus, signed(bonus))]
    .flat()
    .join(", ");

export const nextCheaper = (types: readonly CardType[], by: number, source: string, said: PictureWords): string => {
  const each = types.map((type) => said.types[type]);
  return filled(said.cheaper, { it: listed(each, said.or), by, source });
};

export const tallied = (yes: number, no: number, abstain: number, said: PictureWords): string =>
  filled(abstain > 0 ? said.tallyAbstain : said.tally, { it: yes, no, abstain });

export const votePassed = (passed: boolean, yes: number, no: number, said: PictureWords): string =>
  filled(passed ? said.passed : said.failed, { it: yes, no });

export const raceName = (race: Race, said: PictureWords): string => said.races[race];

/** What stands in a league's standings. */
export const STANDINGS_WORDS = {
  points: "points",
  victories: "victories",
  tables: "tables",
  andMore: (more: number) => `and ${more} more`,
} as const;
