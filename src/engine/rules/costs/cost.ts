/** engine: Sponsor a Supporting Card; Character Cards; Cards With No Printed Cost; glossary: Double, Cost Reductions */
import type { CardFacts } from "../../cards/facts.ts";
import type { CostChange, CostSum } from "../../events/event.ts";
import { type Refusal, type RefusalFacts, refusal } from "../../refusal.ts";
import type { Game } from "../../state/game.ts";
import { factsOf, isOfType, mustPlay, seatOf, titleOf, youOf } from "../../state/lookup.ts";
import { since } from "../../state/revision.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { standingCount } from "../in-force/count.ts";
import { isInner } from "../in-force/counts-as.ts";
import { converts, isHired, surcharge } from "../in-force/faction.ts";
import { isPrinted, printedCost } from "../in-force/printed.ts";
import { isBlanked, printed as printedOn, staticsOf } from "../in-force/statics.ts";
import { leastInfluence, type Spared } from "./how-much.ts";
import { availableInfluence } from "./influence.ts";

/** What stands where a card's title does for what a Corporate faction applies besides. */
export const CORPORATE_FACTION = "Corporate faction";

/** What a card costs to bring in, and how that came about. */
export interface CardCost extends CostSum {
  total: number;
  /** What is left of the reductions once the printed cost has been paid. */
  spared?: Spared;
}

/** True where a card is loyal to a race that is not this one; unknown and neutral loyalty bind nobody. */
export function isDisloyal(game: Game, facts: CardFacts, seat: SeatIndex): boolean {
  const { race, drakh } = seatOf(game, seat);
  // engine: Drakh Rule 3 — a Drakh faction plays Drakh cards as if that were its race.
  if (facts.race === "drakh") return drakh !== true;
  return facts.race !== undefined && facts.race !== "neutral" && facts.race !== race;
}

/** Whether a faction counts as one of this race for its cards. engine: Drakh Rule 3 */
export function isFactionOf(game: Game, seat: SeatIndex, race: CardFacts["race"]): boolean {
  return race === "drakh" ? seatOf(game, seat).drakh === true : seatOf(game, seat).race === race;
}

/** True where a card of another race is treated as such in bringing it in. engine: Corporate Rule 4 */
export function isForeign(game: Game, facts: CardFacts, seat: SeatIndex): boolean {
  return isDisloyal(game, facts, seat) && !isHired(game, facts, seat);
}

const OF_ELDERS: readonly CardFacts["type"][] = ["fleet", "group", "location", "event"];

/**
 * Whether a card of the Shadows or the Vorlons, whom nobody plays, says itself who brings it in: anybody who meets what its
 * text asks. One whose text asks for nothing comes to nobody; what an unknown text asks for its players see to.
 * engine: Fleet Cards; compendium: Fleet Cards
 */
export function asksForItself(game: Game, { race, type, text }: CardFacts): boolean {
  if ((race !== "shadow" && race !== "vorlon") || !OF_ELDERS.includes(type) || !since(game, 2)) return false;
  if (text === undefined || text.byHand !== undefined) return true;
  const { requires = [], pays = [], sponsoredBy } = text;
  return requires.length > 0 || pays.length > 0 || sponsoredBy !== undefined;
}

/**
 * What it costs to sponsor a card: doubled for another race's character, then more and less by what cards say, and never
 * below nothing. `none` and null as for the printed cost.
 */
export function sponsorCost(
  game: Game,
  seat: SeatIndex,
  facts: CardFacts,
  more: readonly CostChange[] = [],
): CardCost | "none" | null {
  const special = facts.text?.costFor;
  const printed = special?.races.some((race) => race === seatOf(game, seat).race) ? special.cost : printedCost(facts);
  // engine: Cards With No Printed Cost — an agenda without one is sponsored all the same, and there is nothing to apply.
  if (printed === "none" && facts.type === "agenda") return { printed: 0, doubled: false, changes: [], total: 0 };
  if (typeof printed !== "number") return printed;
  // engine: Drakh Rule 2 — at printed cost, whoever sponsors it.
  if (converts(game, seat, facts)) return { printed, doubled: false, changes: [], total: printed };
  const doubled = facts.type === "character" && isForeign(game, facts, seat);
  const changes = [...changesBy(game, seat, facts), ...more.map(({ source, by }) => ({ source, by }))];
  const cost = summed(printed, doubled, changes);
  const plain =
    doubled && isSpared(game, seat, facts)
      ? summed(
          printed,
          false,
          changes.filter(({ by }) => by > 0),
        )
      : cost;
  return added(plain.total < cost.total ? plain : cost, surcharge(game, seat, facts));
}

function summed(printed: number, doubled: boolean, changes: readonly CostChange[]): CardCost {
  const sum = changes.reduce((total, { by }) => total + by, doubled ? printed * 2 : printed);
  return { printed, doubled, changes, total: Math.max(0, sum), spared: { by: Math.max(0, -sum), doubled } };
}

/** Whether a card of the inner circle lets a player sponsor this race's characters without doubling. compendium: Disaffected */
function isSpared(game: Game, seat: SeatIndex, facts: CardFacts): boolean {
  return printedOn(game, "plain-cost").some(
    ({ giver, given }) =>
      given.race === facts.race &&
      mustPlay(game, giver).faction === seat &&
      !mustPlay(game, giver).faceDown &&
      isInner(game, giver) &&
      !isBlanked(game, giver),
  );
}

/** With what a Corporate faction applies besides, whatever the cost came to. */
export function added(cost: CardCost, by: number): CardCost {
  if (by === 0) return cost;
  return { ...cost, changes: [...cost.changes, { source: CORPORATE_FACTION, by }], total: cost.total + by };
}

function changesBy(game: Game, seat: SeatIndex, facts: CardFacts): CostChange[] {
  return game.inPlay.flatMap((id) => {
    const source = factsOf(game, id);
    if (!source.text?.statics) return [];
    const { faction, faceDown } = mustPlay(game, id);
    if (faceDown) return [];
    const given = staticsOf(game, id).flatMap((given): CostChange[] => {
      if (given.gives === "toll") return isOfType(facts, given.types) ? tollOf(game, seat, facts, id) : [];
      if (given.gives !== "sponsor-cost" || !isOfType(facts, given.types) || !isPrinted(facts, given.only)) return [];
      if (given.to !== "each" && faction !== seat) return [];
      const by = given.by * standingCount(game, given.each, id);
      return by === 0 ? [] : [{ source: source.title, by }];
    });
    return given.length < 2 || !since(game, 14) ? given : highestReduction(given);
  });
}

/** What makes the card dearer, and of the reductions by one card the highest alone. compendium: Entil'Zha */
function highestReduction(changes: readonly CostChange[]): CostChange[] {
  const best = Math.min(...changes.map(({ by }) => by));
  const kept = changes.findIndex(({ by }) => by === best);
  return changes.filter(({ by }, at) => by > 0 || at === kept);
}

/** What a player of another race applies more for a card of the race that keeps to itself. */
function tollOf(game: Game, seat: SeatIndex, facts: CardFacts, id: CardId): CostChange[] {
  const by = youOf(game, id);
  if (by === null || facts.race !== seatOf(game, by).race || seatOf(game, seat).race === facts.race) return [];
  return [{ source: titleOf(game, id), by: seatOf(game, by).tensions[seat] ?? 0 }];
}

/** How a cost came about, for the log: nothing where it is just what is printed. */
export function sumOf({ printed, doubled, changes }: CardCost): { sum?: CostSum } {
  return doubled || changes.length > 0 ? { sum: { printed, doubled, changes } } : {};
}

/** The refusal where a player cannot apply so much, with how it comes to that. */
export function tooDear(game: Game, seat: SeatIndex, card: CardId, cost: CardCost): Refusal | null {
  const unspent = availableInfluence(seatOf(game, seat));
  const needs = cost.total + leastInfluence(factsOf(game, card).text?.pays, cost.spared);
  if (unspent >= needs) return null;
  const sum: RefusalFacts = {
    ...(cost.doubled || cost.changes.length > 0 ? { printed: cost.printed } : {}),
    ...(cost.doubled ? { doubled: cost.printed * 2 } : {}),
    ...(cost.changes.length > 0 ? { changes: cost.changes } : {}),
  };
  const { title } = factsOf(game, card);
  return refusal("not-enough-influence", { title, needs, unspent, ...sum });
}
