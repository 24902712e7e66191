/** What kinds of things a recording shows, and all that there are. */
import { paymentSchema } from "../../src/engine/cards/text.ts";
import { eachOf } from "../../src/engine/cards/triggers.ts";
import {
  type Action,
  actionSchema,
  type CardFacts,
  type CardText,
  type Effect,
  type Event,
  effectSchema,
  type Game,
  GENERATORS,
  REFUSALS,
  TRIGGERS,
} from "../../src/engine/index.ts";
import { factsOf } from "../../src/engine/state/lookup.ts";
import { RULE_SETS } from "../../src/engine/state/vocabulary.ts";
import { QUESTION_WORDS } from "../../src/views/questions/index.ts";
import { LINES } from "../views/log/lines/index.ts";
import type { GameStep, TableStep } from "./playing.ts";
import type { RecordedGame, RecordedTable, Unplayed } from "./recorded.ts";

/** By topic, every kind of each: "entry" and "told" are of the table, and have no list in the sources. */
export const allKinds = (): Readonly<Record<string, readonly string[]>> => ({
  action: actionSchema.options.map(({ shape }) => shape.type.value),
  verb: verbsOfSchema(),
  "taken back": verbsOfSchema(),
  event: Object.keys(LINES),
  decision: Object.keys(QUESTION_WORDS),
  price: paymentSchema.options.flatMap(({ shape }) => [...shape.pays._zod.values].map(String)),
  trigger: [...TRIGGERS],
  refusal: Object.keys(REFUSALS),
  rules: [...RULE_SETS],
  generator: [...GENERATORS],
});

function verbsOfSchema(): string[] {
  return effectSchema.options.flatMap(({ shape }) => [...shape.verb._zod.values].map(String));
}

/** "topic: kind" for everything that this step shows. */
export function kindsOfStep(step: GameStep): string[] {
  const { type } = step.action as { type?: string };
  if (!step.ok) return [`refusal: ${step.code}`];
  const action = step.action as Action; // what the engine has taken is one
  const kinds = [`action: ${type}`, ...step.events.flatMap((event) => kindsOfEvent(step.before, event))];
  for (const { kind } of step.after.awaiting) kinds.push(`decision: ${kind}`);
  if (step.after.result) kinds.push(`victory: ${step.after.result.victory}`);
  if (action.type === "effect")
    for (const verb of verbsWithin(action.effect)) {
      kinds.push(`verb: ${verb}`);
      if (step.undone) kinds.push(`taken back: ${verb}`, ...step.undone.map((event) => `event: ${event.type}`));
      else if (step.stuck !== null) kinds.push(`cannot be taken back: ${verb}`);
    }
  if ("card" in action && typeof action.card === "number" && step.before.cards[action.card])
    kinds.push(...kindsOfCard(factsOf(step.before, action.card), action));
  return kinds;
}

/** An event, and what has triggered the effect that it tells of. */
function kindsOfEvent(game: Game, event: Event): string[] {
  const kinds = [`event: ${event.type}`];
  if (event.type !== "triggered" || !game.cards[event.card.card]) return kinds;
  const used = factsOf(game, event.card.card).text?.triggered?.filter(({ does }) => does === event.does) ?? [];
  return [...kinds, ...used.flatMap(({ on }) => eachOf(on).map((one) => `trigger: ${one}`))];
}

function kindsOfCard({ text }: CardFacts, action: Action): string[] {
  if (!text) return [];
  const kinds: string[] = [];
  const paid = action.type === "rotate" ? text.actions?.[action.action]?.pays : paidAtOnce(text, action);
  for (const { pays } of paid ?? []) kinds.push(`price: ${pays}`);
  if (action.type === "trigger")
    for (const on of eachOf(text.triggered?.[action.triggered]?.on ?? [])) kinds.push(`trigger: ${on}`);
  if (action.type === "reveal" && text.contingency)
    for (const on of eachOf(text.contingency.trigger)) kinds.push(`trigger: ${on}`);
  if (action.type !== "standing" && action.type !== "state-facts")
    for (const verb of new Set(verbsWithin(text))) kinds.push(`printed verb: ${verb}`);
  return kinds;
}

function paidAtOnce(text: CardText, action: Action) {
  if (["play", "aftermath", "sponsor", "replace", "initiate", "hide"].includes(action.type)) return text.pays;
  return action.type === "declare"
    ? [...(text.pays ?? []), ...(text.initiates ?? []).flatMap(({ pays = [] }) => pays)]
    : [];
}

/** The verbs of an effect, and of those within it. */
function verbsWithin(part: Effect | CardText | unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const own = "verb" in part && typeof part.verb === "string" ? [part.verb] : [];
  return [...own, ...Object.values(part).flatMap(verbsWithin)];
}

export function kindsOfTableStep({ folded }: TableStep, type: string): string[] {
  if (!folded.ok) return [`${folded.refused.from === "table" ? "table " : ""}refusal: ${folded.refused.refusal.code}`];
  const told = folded.announcements.flatMap((one) => [
    `told: ${one.what}`,
    ...(one.what === "happened" ? one.events.map((event) => `event: ${event.type}`) : []),
  ]);
  return [`entry: ${type}`, ...told];
}

/** What a recording shows before anything is done. */
export function kindsOfStart({
  start,
}: Pick<Unplayed<RecordedGame>, "start"> | Pick<RecordedTable, "start">): string[] {
  if (start === null) return [];
  if ("setup" in start)
    return [`rules: ${start.setup.rules}`, `generator: ${start.generator}`, `seats: ${start.setup.seats.length}`];
  return [];
}
