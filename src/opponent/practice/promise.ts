/** What cards are good for in the turns to come, told from their texts: no turn that is thought through shows it. */
import type { CardText, Game } from "../../engine/index.ts";

type Facts = Game["facts"][number];
type Effects = NonNullable<CardText["effects"]>;

/** What a text gives in each turn that its card is in play. */
export interface Yield {
  /** Power, or influence for good, which is power too. */
  readonly power: number;
  /** Influence to spend. */
  readonly influence: number;
  readonly cards: number;
  /** Conflicts that it lets be initiated. */
  readonly conflicts: number;
}

const known = new WeakMap<CardText, Yield>();

/** Told once for each text, since texts never change. */
export function yieldOf(text: CardText): Yield {
  const told = known.get(text) ?? added(text);
  known.set(text, told);
  return told;
}

function added(text: CardText): Yield {
  const sum = { power: 0, influence: 0, cards: 0, conflicts: text.initiates?.length ? 1 : 0 };
  const add = (effects: Effects) => {
    const each = given(text, effects);
    sum.power += each.power;
    sum.influence += each.influence;
    sum.cards += each.cards;
  };
  for (const { pays = [], effects } of text.actions ?? []) {
    // What uses its card up is no yield.
    if (pays.some((one) => ["discard-this", "neutralize-this", "purge-mark"].includes(one.pays))) continue;
    add(effects);
  }
  for (const { on, effects } of text.triggered ?? [])
    if ((Array.isArray(on) ? on : [on]).includes("turn-starts")) add(effects);
  for (const one of text.statics ?? []) {
    if (one.gives === "free-cards") sum.cards += one.instead - 1;
    if (one.gives === "free-cards-more") sum.cards += one.by;
  }
  return sum;
}

function given(text: CardText, effects: Effects): { power: number; influence: number; cards: number } {
  const sum = { power: 0, influence: 0, cards: 0 };
  for (const effect of effects) {
    if (effect.verb === "put-tokens" && effect.which === "this" && countsTokens(text))
      sum.power += figure(effect.amount);
    if (!("who" in effect) || effect.who !== "you") continue;
    if (effect.verb === "gain-power" || effect.verb === "gain-influence") sum.power += figure(effect.amount);
    if (effect.verb === "restore-influence" || effect.verb === "add-influence") sum.influence += figure(effect.amount);
    if (effect.verb === "draw") sum.cards += figure(effect.amount);
  }
  return sum;
}

const figure = (amount: unknown): number => (typeof amount === "number" ? amount : 1);

/** Whether each token on it is power. */
const countsTokens = ({ statics = [] }: CardText): boolean =>
  statics.some((one) => one.gives === "power" && one.each?.count === "tokens");

/** Whether its card gives power, influence for good or a conflict for as long as it is in play. */
export function yieldsInPlay(text: CardText): boolean {
  const { power, conflicts } = yieldOf(text);
  return power > 0 || conflicts > 0 || (text.statics ?? []).some(({ gives }) => gives === "power");
}

/** So many points of power come of one a turn, where nothing is known of how the game stands. */
const OVER_A_GAME = 3;

/** What an agenda is worth in a hand, in points of power. */
export function agendaPromise({ text }: Facts): number {
  if (!text) return 0;
  const { statics = [], requires = [] } = text;
  let worth = 0;
  for (const one of statics) {
    if (one.gives === "no-standard-victory") worth -= 4;
    if (one.gives !== "power" || one.each?.count === "tokens") continue;
    worth += one.by * likely(one.while?.needs) * (one.each === undefined ? 1 : 0.4);
  }
  for (const { needs } of requires) worth *= likely(needs);
  const { power, conflicts } = yieldOf(text);
  return worth + OVER_A_GAME * power + 0.5 * conflicts;
}

/** Whether an agenda gives its player power and nothing else. */
export function givesPowerAlone({ text }: Facts): boolean {
  const { statics = [], actions, triggered, initiates, effects } = text ?? {};
  const more = [actions, triggered, initiates, effects].some((part) => part !== undefined && part.length > 0);
  return statics.length > 0 && !more && statics.every((one) => one.gives === "power" && one.each === undefined);
}

/** What a card is good for while the Shadow War is on, in which nobody wins as usual: it ends that, or counts power because of it. */
export function warPromise({ text }: Facts): number {
  let worth = text?.effects?.some(({ verb }) => verb === "end-shadow-war") ? OVER_A_GAME : 0;
  for (const one of text?.statics ?? [])
    if (one.gives === "power" && one.while?.needs === "shadow-war" && one.while.is === "on") worth += one.by;
  return worth;
}

/** How likely a condition is met in the middle of a game. */
export function likely(needs: string | undefined): number {
  if (needs === undefined) return 1;
  if (needs === "unrest") return 0.8;
  return needs === "rating" || needs === "power" || needs === "ready-military" ? 0.6 : 0.2;
}

/** What a won conflict gives its initiator, in points of power; 0 where its text is not known. */
export function prizeOf({ text, conflict }: Facts): number {
  if (!text?.conflict || conflict === undefined) return 0;
  const { won = [], strongest = [], returns } = text.conflict;
  let prize = worthOf(strongest) / 2;
  for (const { by = 1, effects } of won) prize += worthOf(effects) / (by > 1 ? 2 : 1);
  return prize * (returns === "always" ? 2 : 1);
}

function worthOf(effects: Effects): number {
  let worth = 0;
  for (const effect of effects) {
    if (effect.verb === "transfer-influence" && effect.to === "you") worth += 1.5 * figure(effect.amount);
    else if ("who" in effect) {
      const side = effect.who === "you" || effect.who === "target" ? 1 : 0;
      if (effect.verb === "gain-power" || effect.verb === "gain-influence") worth += side * figure(effect.amount);
      if (effect.verb === "draw") worth += 0.3 * side * figure(effect.amount);
    } else if (effect.verb === "start-state") worth += 0.5;
  }
  return worth;
}
