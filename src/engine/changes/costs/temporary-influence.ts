/** engine: Temporary Influence — influence that Babylon 5 has until the end of the turn. compendium: Ranger Strike Team */
import type { Game } from "../../state/game.ts";
import { emit, type Work } from "../work.ts";

/** How much more it may have by something that lets it reach no more than `most`; that counts before the Shadow War only. */
function room(game: Game, most: number | null): number {
  if (most === null || game.shadowWar !== "not-yet") return Number.MAX_SAFE_INTEGER;
  return Math.max(0, most - game.influence["babylon-5"]);
}

/** Raises it until the end of the turn; false where there is no room. */
export function swell(work: Work, wanted: number, most: number | null, source: string): boolean {
  const amount = Math.min(wanted, room(work.game, most));
  if (amount < 1) return false;
  change(work, amount, source);
  work.game.swollen = [...(work.game.swollen ?? []), { amount, most, source }];
  return true;
}

function change(work: Work, by: number, source: string): void {
  const rating = Math.max(0, work.game.influence["babylon-5"] + by);
  work.game.influence = { ...work.game.influence, "babylon-5": rating };
  emit(work, { type: "influence-swollen", by, rating, source });
}

/** What it has for good comes first: what has no room beside it any more is gone. */
export function keepTemporaryInfluenceWithin(work: Work): void {
  const { swollen } = work.game;
  if (!swollen || work.game.shadowWar !== "not-yet") return;
  for (const one of swollen) {
    const over = one.most === null ? 0 : Math.min(one.amount, work.game.influence["babylon-5"] - one.most);
    if (over < 1) continue;
    change(work, -over, one.source);
    const left = { ...one, amount: one.amount - over };
    work.game.swollen = (work.game.swollen ?? []).flatMap((other) =>
      other !== one ? other : left.amount > 0 ? left : [],
    );
  }
  if (work.game.swollen?.length === 0) work.game.swollen = undefined;
}

/** Takes back what an effect has raised it by, as far as it is still there. */
export function unswell(work: Work, wanted: number, source: string): void {
  const swollen = work.game.swollen ?? [];
  const at = swollen.findLastIndex((one) => one.source === source);
  const one = swollen[at];
  if (!one) return;
  const amount = Math.min(wanted, one.amount);
  change(work, -amount, source);
  const left = swollen.with(at, { ...one, amount: one.amount - amount }).filter((other) => other.amount > 0);
  work.game.swollen = left.length > 0 ? left : undefined;
}

/** The turn is over, and so is that. */
export function endTemporaryInfluence(work: Work): void {
  for (const { amount, source } of work.game.swollen ?? []) change(work, -amount, source);
  work.game.swollen = undefined;
}
