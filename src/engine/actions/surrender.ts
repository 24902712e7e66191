/** engine: Unconditional Surrender; rulebook: Unconditional Surrender, for asylum */
import type { ActionOf } from "../action.ts";
import type { Game } from "../game.ts";
import { ambassadorOf, cardOf, factsOf, named, seatOf } from "../lookup.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { eliminate } from "../rules/elimination.ts";
import { gainInfluence } from "../rules/influence.ts";
import { enemiesOf, isAtWar } from "../rules/states.ts";
import { mayMix } from "../rules/taint.ts";
import { enterPlay } from "../rules/zones.ts";
import { ruled } from "../rulesets/index.ts";
import type { SeatIndex } from "../vocabulary.ts";
import { editPlay, emit, type Work } from "../work.ts";

/** What the one to whom a player surrenders gains. */
export const SPOILS = 3;

/** Eliminated on the spot; whoever it is to gains the influence. */
export function surrender(work: Work, { seat, to, asylum }: ActionOf<"surrender">): Refusal | undefined {
  const { game } = work;
  const victor = game.seats[to];
  if (!victor) return refusal("card-not-there");
  if (!isAtWar(game, seat, to) || victor.eliminated)
    return refusal("surrender-without-war", {
      who: victor.name,
      enemies: enemiesOf(game, seat).map((other) => seatOf(game, other).name),
    });
  const blocked = asylum === undefined ? null : mayFindAsylum(game, seat, asylum);
  if (blocked) return blocked;
  const ambassador = ambassadorOf(game, seat);
  emit(work, { type: "surrendered", seat, to });
  eliminate(work, seat, "surrendered");
  gainInfluence(work, { seat: to }, SPOILS, "unconditional surrender");
  if (asylum !== undefined) takeIn(work, seat, asylum, ambassador);
  return undefined;
}

/** Asylum that is asked for is granted, unless the faction cannot have such a card. compendium: Unconditional Surrender */
export function mayFindAsylum(game: Game, seat: SeatIndex, asylum: SeatIndex): Refusal | null {
  const host = game.seats[asylum];
  if (ruled(game, "asylum") === "none") return refusal("no-asylum");
  if (!host || host.eliminated || asylum === seat)
    return refusal("no-asylum", { title: null, who: host?.name ?? null });
  const ambassador = ambassadorOf(game, seat);
  const { title, race } = factsOf(game, ambassador);
  const unfit = race === "drakh" || seatOf(game, seat).faction === "home" || mayMix(game, ambassador, asylum) !== null;
  return unfit ? refusal("no-asylum", { title, who: host.name }) : null;
}

/** A copy of the ambassador, as it is printed, among the supporting cards of that faction. */
function takeIn(work: Work, seat: SeatIndex, asylum: SeatIndex, ambassador: number): void {
  const { facts } = cardOf(work.game, ambassador);
  const id = work.cards.length;
  work.cards.push({ id, facts, owner: asylum, zone: "limbo", play: null });
  enterPlay(work, id, { faction: asylum, controller: asylum, row: "supporting" });
  editPlay(work, id).asylum = true;
  emit(work, { type: "asylum", seat, with: asylum, card: named(work.game, id) });
}
