/** Whom a card's text does good: told from its effects, since much of that shows in no position that is thought through. */
import type { Action, CardText, Game, SeatIndex } from "../../engine/index.ts";

type Effect = NonNullable<CardText["effects"]>[number];
type Static = NonNullable<CardText["statics"]>[number];

const GOOD: ReadonlySet<string> = new Set([
  ...["heal", "fully-heal", "ready", "repair"],
  ...["lower-unrest", "gain-influence", "gain-power", "add-influence", "restore-influence", "draw"],
]);
const BAD: ReadonlySet<string> = new Set([
  ...["damage", "neutralize", "rotate"],
  ...["raise-unrest", "lose-influence", "lose-power"],
]);
const GOOD_TO_HAVE: ReadonlySet<string> = new Set(["half-damage", "damage-resistance", "attack-damage"]);

/** Above 0 what does its target good, below 0 what does it harm; 0 where it is not about that, or hard to tell. */
function done(effect: Effect): number {
  const aimed = ("which" in effect && effect.which === "target") || ("who" in effect && effect.who === "target");
  if (!aimed) return 0;
  if (effect.verb === "change-ability") return effect.by;
  if (effect.verb === "multiply-ability") return effect.times === "half" ? -1 : 1;
  return GOOD.has(effect.verb) ? 1 : BAD.has(effect.verb) ? -1 : 0;
}

function given(one: Static): number {
  if (!("to" in one) || one.to !== "host") return 0;
  if (one.gives === "ability") return one.by;
  return GOOD_TO_HAVE.has(one.gives) ? 1 : 0;
}

/** Whether an action does nothing but good to what is somebody else's, or nothing but harm to one's own. */
export function isMisplaced(game: Game, seat: SeatIndex, action: Action): boolean {
  if (action.type !== "play" && action.type !== "sponsor" && action.type !== "rotate") return false;
  const { target } = action;
  if (target?.what !== "card" && target?.what !== "player") return false;
  const whose = target.what === "player" ? target.seat : game.cards[target.card]?.play?.controller;
  const text = game.facts[game.cards[action.card]?.facts ?? -1]?.text;
  if (whose === null || whose === undefined || !text) return false;
  const effects = action.type === "rotate" ? text.actions?.[action.action]?.effects : text.effects;
  const lasting = action.type === "sponsor" ? (text.statics ?? []) : [];
  const all = [...(effects ?? []).map(done), ...lasting.map(given)];
  return all.length > 0 && (whose === seat ? all.every((good) => good < 0) : all.every((good) => good > 0));
}
