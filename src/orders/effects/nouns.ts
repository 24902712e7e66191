/** Whom and what an effect names, by seats, forces and cards in play. */
import {
  ABILITIES,
  type Ability,
  COUNCIL,
  type Effect,
  MARKS,
  type Mark,
  type NonPlayer,
  POWERS,
  RACES,
  type Race,
} from "../../engine/index.ts";
import { NON_PLAYER_WORDS, ownSeat, RACE_WORDS } from "../../views/index.ts";
import { closeness, DIFFERENT } from "../closeness.ts";
import { bestFit, WHOLE } from "../name-match.ts";
import { findCard, findPlayer } from "../name-search.ts";
import type { Nouns } from "../nouns.ts";
import { orderWords } from "../words.ts";

type Who = Extract<Effect, { verb: "draw" }>["who"];
type Party = Extract<Effect, { verb: "gain-influence" }>["who"];
type Voter = Extract<Effect, { verb: "force-vote" }>["whose"];
type Which = Extract<Effect, { verb: "ready" }>["which"];

/** A word that shows possession has lost its apostrophe: "londos" for "Londo's". */
export function unpossessed(words: readonly string[]): readonly string[] {
  const last = words.at(-1);
  return last?.endsWith("s") ? [...words.slice(0, -1), last.slice(0, -1)] : words;
}

/** No words at all name the own seat. */
export function whoNamed(words: readonly string[], nouns: Nouns): Who | null {
  const own = ownSeat(nouns.view)?.seat;
  const said = words.filter((word) => word !== "player");
  if (said.length === 0 || ["i", "me", "you", "my", "myself"].includes(said.join(" "))) {
    return own === undefined ? null : { seat: own };
  }
  if (["each", "everybody", "everyone", "all"].includes(said.join(" "))) return "each";
  if (["others", "everybody else", "everyone else", "the others"].includes(said.join(" "))) return "others";
  const seat = findPlayer(said, nouns) ?? findPlayer(unpossessed(said), nouns);
  if (seat !== null) return { seat };
  // The engine asks which faction of a race that several play.
  const race = raceNamed(said) ?? raceNamed(unpossessed(said));
  return race && factionsOf(race, nouns) > 1 ? { race } : null;
}

function raceNamed(words: readonly string[]): Race | null {
  return RACES.find((race) => bestFit(words, [orderWords(RACE_WORDS[race])]) !== DIFFERENT) ?? null;
}

function factionsOf(race: Race, { view }: Nouns): number {
  return view.seats.filter((seat) => seat.race === race && !seat.eliminated).length;
}

/** A player, or a race that nobody plays. */
export function sideNamed(words: readonly string[], nouns: Nouns): Who | null {
  const who = whoNamed(words, nouns);
  if (who !== null) return who;
  const race = raceNamed(words.filter((word) => word !== "the"));
  return race && !nouns.view.seats.some((seat) => seat.race === race) ? { race } : null;
}

export function partyNamed(words: readonly string[], nouns: Nouns): Party | null {
  const force = forceOf(words);
  return force ?? whoNamed(words, nouns);
}

/** Whose vote: a race of the Babylon 5 council, played or not, or a player. */
export function voterNamed(words: readonly string[], nouns: Nouns): Voter | null {
  const said = words.filter((word) => !["the", "vote", "votes", "of", "s"].includes(word)).join(" ");
  const race = COUNCIL.find((one) => said === one || said === `${one}s`);
  return race ?? whoNamed(said === "" ? [] : said.split(" "), nouns);
}

function forceOf(words: readonly string[]): NonPlayer | null {
  const shadow = words.map((word) => (word === "shadow" ? "shadows" : word === "vorlon" ? "vorlons" : word));
  return (
    POWERS.find(
      (force) => bestFit(shadow, [orderWords(NON_PLAYER_WORDS[force]), [force.replace("-", "")]]) === WHOLE,
    ) ?? null
  );
}

export function cardNamed(words: readonly string[], nouns: Nouns): Which | null {
  if (words.length === 0) return null;
  if (nouns.it && words.join(" ") === "it") return "second";
  const own = ownSeat(nouns.view)?.seat;
  const card = findCard(words, nouns, (seen) => (seen.where === "play" ? 2 + Number(seen.seat === own) : 0));
  return card !== null && nouns.cards.get(card)?.where === "play" ? { card } : null;
}

/** A card in the own hand. */
export function handCardNamed(words: readonly string[], nouns: Nouns): number | null {
  const card = words.length === 0 ? null : findCard(words, nouns, (seen) => (seen.where === "hand" ? 2 : 0));
  return card !== null && nouns.cards.get(card)?.where === "hand" ? card : null;
}

export function markNamed(words: readonly string[]): Mark | null {
  return MARKS.find((mark) => words.some((word) => closeness(word, mark) !== DIFFERENT && word.length > 2)) ?? null;
}

export function abilityNamed(words: readonly string[]): Ability | "all" | null {
  const found = ABILITIES.find((ability) =>
    words.some((word) => word.length > 2 && closeness(word, ability) !== DIFFERENT),
  );
  return found ?? (words.includes("abilities") ? "all" : null);
}
