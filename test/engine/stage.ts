/**
 * Sets a stage for a test: a game in the middle of a round with just these cards where they are wanted. Titles are the
 * handles: every card on a stage has its own.
 */
import { expect } from "vitest";
import { editPlay, editSeat, open } from "../../src/engine/changes/work.ts";
import { enterPlay, moveCard } from "../../src/engine/changes/zones.ts";
import {
  type Action,
  apply,
  type CardFacts,
  type CardType,
  createGame,
  type Effect,
  type Event,
  type Game,
  legalActions,
  type Race,
  type Refusal,
  type SeatIndex,
} from "../../src/engine/index.ts";
import { standingNow } from "../../src/engine/rules/in-force/beginning.ts";
import type { Decision, InPlay } from "../../src/engine/state/game.ts";
import { factsOf } from "../../src/engine/state/lookup.ts";
import { PRACTICE_CARDS, PRACTICE_DECKS } from "./cards/practice-set.ts";

let made = 0;

/** Invented, complete card facts; everything not given is zero or the default. */
export function invented(type: CardType, title: string, more: Partial<CardFacts> = {}): CardFacts {
  return { id: `stage/${++made}`, title, type, race: "neutral", cost: 2, complete: true, ...more };
}

export const character = (title: string, abilities: CardFacts["abilities"] = {}, more: Partial<CardFacts> = {}) =>
  invented("character", title, { abilities, ...more });
export const fleet = (title: string, military: number, more: Partial<CardFacts> = {}) =>
  invented("fleet", title, { abilities: { military }, ...more });
export const location = (title: string, more: Partial<CardFacts> = {}) => invented("location", title, more);
export const group = (title: string, more: Partial<CardFacts> = {}) => invented("group", title, more);
export const agenda = (title: string, text: CardFacts["text"], more: Partial<CardFacts> = {}) =>
  invented("agenda", title, { ...(text ? { text } : {}), ...more });
export const enhancement = (title: string, text: CardFacts["text"], more: Partial<CardFacts> = {}) =>
  invented("enhancement", title, { ...(text ? { text } : {}), ...more });
export const event = (title: string, text: CardFacts["text"], more: Partial<CardFacts> = {}) =>
  invented("event", title, { cost: 0, ...(text ? { text } : {}), ...more });
export const conflict = (
  title: string,
  type: NonNullable<CardFacts["conflict"]>,
  text: Partial<NonNullable<CardFacts["text"]>> = {},
  more: Partial<CardFacts> = {},
) =>
  invented("conflict", title, {
    cost: "none",
    conflict: type,
    text: { says: title, conflict: { form: "opposable" }, ...text },
    ...more,
  });

export interface SeatStage {
  race?: Race;
  /** The Babylon Project where it is not said. */
  faction?: "babylon-project" | "home" | "psi-corps";
  /** Abilities of the ambassador; its title is "<name>'s Ambassador". */
  ambassador?: CardFacts["abilities"];
  /** Its title, where it matters. */
  ambassadorTitle?: string;
  inner?: readonly CardFacts[];
  supporting?: readonly CardFacts[];
  agenda?: CardFacts;
  hand?: readonly CardFacts[];
  deck?: readonly CardFacts[];
  reserve?: readonly CardFacts[];
  crusade?: readonly CardFacts[];
  unspent?: number;
  spent?: number;
  rawPower?: number;
  unrest?: number;
}

const RACES_IN_TURN: readonly Race[] = ["centauri", "human", "minbari", "narn", "non-aligned", "non-aligned"];

/** A game in its first turn, in the action round, the first seat to act; seats in initiative order as given. */
export function stage(seats: Readonly<Record<string, SeatStage>>, declared: readonly [string, CardFacts][] = []): Game {
  const names = Object.keys(seats);
  const plan = names.map((name, index) => {
    const wanted = seats[name] ?? {};
    const race = wanted.race ?? RACES_IN_TURN[index] ?? "non-aligned";
    const faction = wanted.faction ?? "babylon-project";
    const leader = character(
      wanted.ambassadorTitle ?? `${name}'s Ambassador`,
      wanted.ambassador ?? { diplomacy: 3, intrigue: 2, leadership: 1 },
      {
        race,
        ambassador: race === "non-aligned" ? "species" : faction,
      },
    );
    const filler = Array.from({ length: 4 }, (_, at) => event(`${name}'s Spare ${at + 1}`, { says: "Nothing." }));
    const all = [
      ...(wanted.inner ?? []),
      ...(wanted.supporting ?? []),
      ...(wanted.agenda ? [wanted.agenda] : []),
      ...(wanted.hand ?? []),
      ...(wanted.deck ?? filler),
      ...declared.filter(([who]) => who === name).map(([, facts]) => facts),
    ];
    return { name, race, faction, leader, all, wanted };
  });
  const created = createGame(
    {
      rules: "engine",
      cards: plan
        .flatMap(({ leader, all, wanted: { reserve = [], crusade = [] } }) => [leader, ...all, ...reserve, ...crusade])
        .filter((card, at, list) => list.indexOf(card) === at),
      seats: plan.map(({ name, race, faction, leader, all, wanted: { reserve, crusade } }) => ({
        name,
        race,
        faction,
        ambassador: leader.id,
        deck: [leader.id, ...all.map((card) => card.id)],
        ...(reserve ? { reserve: reserve.map((card) => card.id) } : {}),
        ...(crusade ? { crusade: crusade.map((card) => card.id) } : {}),
      })),
    },
    "stage",
  );
  const work = open(created);
  work.game.turn = 1;
  work.game.round = "action";
  work.game.order = names.map((_, seat) => seat);
  work.game.tasks = [{ task: "next-action" }];
  work.game.awaiting = [{ id: 1, seat: 0, kind: "action" }];
  for (const [seat, { wanted }] of plan.entries()) {
    const of = (facts: CardFacts) => {
      const card = work.cards.find(
        (one) => one.owner === seat && one.zone === "deck" && factsOf(work.game, one.id) === facts,
      );
      if (!card) throw new Error(`${facts.title} is not in the deck`);
      return card.id;
    };
    const entry = { faction: seat, controller: seat };
    for (const facts of wanted.inner ?? []) enterPlay(work, of(facts), { ...entry, row: "inner" });
    for (const facts of wanted.supporting ?? []) enterPlay(work, of(facts), { ...entry, row: "supporting" });
    if (wanted.agenda) enterPlay(work, of(wanted.agenda), { ...entry, row: "agenda" });
    for (const facts of wanted.hand ?? []) moveCard(work, of(facts), "hand");
    const state = editSeat(work, seat);
    state.unspent = wanted.unspent ?? 4;
    state.spent = wanted.spent ?? 0;
    state.rawPower = wanted.rawPower ?? 0;
    state.unrest = wanted.unrest ?? state.unrest;
  }
  for (const [name, facts] of declared) {
    const seat = names.indexOf(name);
    const card = work.cards.find((one) => one.owner === seat && factsOf(work.game, one.id) === facts);
    if (!card || !facts.conflict) throw new Error(`${facts.title} cannot be initiated`);
    moveCard(work, card.id, "declared");
    work.game.conflicts = [
      ...work.game.conflicts,
      {
        id: work.game.nextConflict++,
        card: card.id,
        initiator: seat,
        type: facts.conflict,
        target: null,
        participants: [],
        added: [],
        result: null,
      },
    ];
  }
  work.game.began = work.seats.map(standingNow);
  return work.game;
}

/** A staged game at the start of the conflict round, the first seat to declare. */
export function declaring(game: Game): Game {
  return arranged(game, (work) => {
    work.game.round = "conflict";
    work.game.tasks = [{ task: "declare", at: 1 }];
    work.game.awaiting = [{ id: 1, seat: 0, kind: "declare" }];
  });
}

/** Four players with practice decks, as they sit down. */
export function createdTable(seed = "a seed"): Game {
  const seats = PRACTICE_DECKS.slice(0, 4).map(({ name, race, faction, ambassador, cards }) => ({
    name,
    race,
    faction,
    ambassador,
    deck: cards.flatMap(([count, id]) => Array.from({ length: count }, () => id)),
  }));
  return createGame({ rules: "engine", seats, cards: PRACTICE_CARDS }, seed);
}

/** The number of the card with this title; with several copies the first in play, else the first. */
export function at(game: Game, title: string): number {
  const copies = game.cards.filter((card) => factsOf(game, card.id).title === title);
  const found = copies.find((card) => card.play) ?? copies[0];
  if (!found) throw new Error(`no card called ${title}`);
  return found.id;
}

/** A card's state in play. */
export function inPlay(game: Game, title: string): InPlay {
  const play = game.cards[at(game, title)]?.play;
  if (!play) throw new Error(`${title} is not in play`);
  return play;
}

/** Changes the stage by hand, for states that would take many turns to reach. */
export function arranged(game: Game, change: (work: ReturnType<typeof open>) => void): Game {
  const work = open(game);
  change(work);
  return work.game;
}

/** Turns a card: rotated, neutralized, damaged … */
export function turned(game: Game, title: string, state: Partial<InPlay>): Game {
  return arranged(game, (work) => Object.assign(editPlay(work, at(game, title)), state));
}

/** What a card does, carried out by hand; it is no action of anybody's turn. */
export const byHand = (effect: Effect, seat: SeatIndex = 0) => ({
  type: "effect" as const,
  seat,
  because: "A Card",
  effect,
});

/** What a player may do now, in words. */
export const sentences = (game: Game, seat: SeatIndex = 0) => legalActions(game, seat).map(({ sentence }) => sentence);

/** Does an action that must be allowed. */
export function does(game: Game, action: Action): Game {
  return happens(game, action).game;
}

/** Does an action that must be allowed; the game after it and what happened. */
export function happens(game: Game, action: Action): { game: Game; events: Event[] } {
  const result = apply(game, action);
  if (!result.ok) expect.fail(`${JSON.stringify(action)} was refused: ${JSON.stringify(result.refusal)}`);
  return result;
}

/** Does an action that must be refused, and must leave the game as it was. */
export function refused(game: Game, action: Action): Refusal {
  const before = JSON.stringify(game);
  const result = apply(game, action);
  if (result.ok) expect.fail(`${JSON.stringify(action)} was accepted`);
  expect(JSON.stringify(game)).toBe(before);
  return result.refusal;
}

/** Gives an order by its sentence, which must be one of the seat's legal actions. */
export function order(game: Game, seat: SeatIndex, sentence: string): Game {
  const legal = legalActions(game, seat);
  const found = legal.find((one) => one.sentence === sentence);
  if (!found) expect.fail(`"${sentence}" is not among: ${legal.map((one) => one.sentence).join(" | ")}`);
  return does(game, found.action);
}

/** Everybody passes, or keeps, until the game asks for something else than these decisions. */
export function passed(game: Game, ...kinds: Decision["kind"][]): Game {
  let now = game;
  for (let steps = 0; steps < 100; steps++) {
    const [next] = now.awaiting;
    if (!next || now.result || (kinds.length > 0 && !kinds.includes(next.kind))) return now;
    now = does(now, quiet(now, next));
  }
  throw new Error("it never ends");
}

function quiet(game: Game, { seat, kind }: Decision): Action {
  switch (kind) {
    case "resolve-first": {
      const open = game.conflicts.find(({ initiator, result }) => initiator === seat && result === null);
      return { type: "resolve-first", seat, conflict: open?.id ?? -1 };
    }
    case "declare":
      return { type: "declare-nothing", seat };
    case "discard":
    case "buy":
      return { type: "keep", seat };
    case "sustain":
      return { type: "sustain", seat, cards: [] };
    default:
      return { type: "pass", seat };
  }
}
