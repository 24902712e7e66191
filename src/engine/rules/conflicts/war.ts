/** engine: War Conflicts; rulebook: War, Captured Locations; quickstart: Special Note – WAR */

import type { Effect } from "../../effects/index.ts";
import { type Refusal, refusal } from "../../refusal.ts";
import { ruled } from "../../rulesets/index.ts";
import type { Conflict, Game, Target } from "../../state/game.ts";
import { cardOf, factsOf, inFaction, mustPlay, playing, seatOf, youOf } from "../../state/lookup.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { isBlanked, printed } from "../in-force/statics.ts";
import { enemiesOf, isAtWar } from "../relations/states.ts";
import { MOST_TENSION } from "../relations/tension.ts";
import { illegalTarget } from "./target.ts";

/** Why there is no war between these two to make a conflict of. */
export function notAtWar(game: Game, seat: SeatIndex, against: SeatIndex): Refusal | null {
  const enemy = game.seats[against];
  if (!enemy) return refusal("card-not-there");
  if (seat === against) return refusal("state-with-oneself", { state: "war", who: enemy.name });
  if (enemy.eliminated) return refusal("eliminated", { who: enemy.name });
  if (isAtWar(game, seat, against) || isLicensed(game, seat, against)) return null;
  const enemies = enemiesOf(game, seat).map((other) => seatOf(game, other).name);
  return refusal("not-at-war", { who: enemy.name, enemies });
}

/** Whether a card lets these two declare war conflicts on each other without a war. compendium: Finish the War */
function isLicensed(game: Game, a: SeatIndex, b: SeatIndex): boolean {
  const licences = printed(game, "war-conflicts");
  if (licences.length === 0) return false;
  return licences.some(({ giver, given }) => {
    if (mustPlay(game, giver).faceDown || isBlanked(game, giver)) return false;
    const you = youOf(game, giver);
    const [other] = [a, b].filter((seat) => seat !== you);
    if (you === null || ![a, b].includes(you) || other === undefined) return false;
    return seatOf(game, other).race === given.race && (seatOf(game, you).tensions[other] ?? 0) >= MOST_TENSION;
  });
}

/** On whom this player may declare a war conflict. */
export function foesOf(game: Game, seat: SeatIndex): SeatIndex[] {
  return playing(game).filter(
    (other) => other !== seat && (isAtWar(game, seat, other) || isLicensed(game, seat, other)),
  );
}

/** What a war conflict against this player may target: the faction, or a location in it. */
export function warTargets(game: Game, against: SeatIndex): Target[] {
  const locations = inFaction(game, against, "supporting").filter((id) => factsOf(game, id).type === "location");
  return [{ what: "player", seat: against }, ...locations.map((card): Target => ({ what: "card", card }))];
}

export function wrongWarTarget(game: Game, against: SeatIndex, target: Target): Refusal | null {
  const legal = warTargets(game, against).some((one) => JSON.stringify(one) === JSON.stringify(target));
  return legal
    ? null
    : {
        ...illegalTarget(game, "a war conflict", target, undefined),
        facts: {
          ...illegalTarget(game, "a war conflict", target, undefined).facts,
          wants: `${seatOf(game, against).name} or a location in that faction`,
        },
      };
}

/**
 * What a war conflict does when it resolves, as effects of its initiator. The tension of whoever it was against rises
 * whether it is won or lost, up to 5.
 */
export function warOutcome(
  game: Game,
  conflict: Conflict & { war: SeatIndex },
  { won, uncontested }: { won: boolean; uncontested: boolean },
): Effect[] {
  const { initiator, war, target } = conflict;
  const enemy = seatOf(game, war);
  const tenser: Effect[] =
    enemy.eliminated || (enemy.tensions[initiator] ?? MOST_TENSION) >= MOST_TENSION
      ? []
      : [{ verb: "raise-tension", from: { seat: war }, toward: "you", amount: 1 }];
  if (target?.what === "card") return won ? [{ verb: "conquer", which: "target", who: "you" }, ...tenser] : tenser;
  switch (ruled(game, "war-on-a-faction")) {
    case "uncontested":
      return won && uncontested && !enemy.eliminated
        ? [
            { verb: "lose-influence", who: "target", amount: 1 },
            { verb: "gain-influence", who: "you", amount: 1 },
            ...tenser,
          ]
        : tenser;
    case "loser-loses":
      return [{ verb: "lose-influence", who: won ? "target" : "you", amount: 1 }, ...tenser];
  }
}

/**
 * engine: War in Dual Race Games — where another faction of one's race is at war with a player, one may join in by
 * rotating the ambassador.
 */
export function mayJoinWar(game: Game, seat: SeatIndex, against: SeatIndex): Refusal | null {
  const enemy = game.seats[against];
  if (!enemy) return refusal("card-not-there");
  if (seat === against) return refusal("state-with-oneself", { state: "war", who: enemy.name });
  if (enemy.eliminated) return refusal("eliminated", { who: enemy.name });
  const own = seatOf(game, seat);
  if (isAtWar(game, seat, against))
    return refusal("state-exists", { state: "war", who: [own.name, enemy.name], source: null });
  const allies = playing(game).filter((other) => other !== seat && seatOf(game, other).race === own.race);
  if (!allies.some((other) => isAtWar(game, other, against)))
    return refusal("no-war-to-join", { who: enemy.name, race: own.race });
  return null;
}

/** The card that lets this player aim military conflicts only at enemies; null for none. compendium: Grey Council Fleet */
export function onlyAtWar(game: Game, seat: SeatIndex): CardId | null {
  const [found] = printed(game, "military-at-war").filter(
    ({ giver }) => youOf(game, giver) === seat && !mustPlay(game, giver).faceDown && !isBlanked(game, giver),
  );
  return found?.giver ?? null;
}

/** Whether a location that this player conquers is taken back rather than captured. */
export function isRetaken(game: Game, id: CardId, by: SeatIndex): boolean {
  const { race } = factsOf(game, id);
  if (race === seatOf(game, by).race) return true;
  switch (ruled(game, "captured-locations")) {
    case "nobody-controls":
      return false;
    case "rests":
      return cardOf(game, id).owner === by;
    case "victor-controls":
      // Only one of the wrong race cannot be read by the victor: a neutral one is of nobody's.
      return race === undefined || race === "neutral";
  }
}

/** Whether what lies on a location stays there when it is conquered. rulebook: War — its enhancements are discarded */
export function staysOn(game: Game, id: CardId): boolean {
  return ruled(game, "captured-attachments") === "enhancements" && factsOf(game, id).type !== "enhancement";
}
