/** rulebook: War, Captured Locations; quickstart: Special Note – WAR — a location changes hands. */

import { isRetaken, staysOn } from "../../rules/conflicts/war.ts";
import { hasCopy } from "../../rules/in-force/limit.ts";
import { givenBy } from "../../rules/in-force/mark-sources.ts";
import { isBlanked, restOf, servesCaptured } from "../../rules/in-force/statics.ts";
import { mayBeTogether } from "../../rules/in-force/taint.ts";
import { ruled } from "../../rulesets/index.ts";
import type { InPlay } from "../../state/game.ts";
import { attachedTo, factsOf, mustPlay, named, playOf, titleOf } from "../../state/lookup.ts";
import { snapshotsOf } from "../../state/snapshot.ts";
import type { CardId, SeatIndex } from "../../state/vocabulary.ts";
import { cutOffMarks, whileBlanking, whileGiving } from "../in-force/mark-sources.ts";
import { gainMarks } from "../in-force/marks.ts";
import { editPlay, emit, type Work } from "../work.ts";
import { discardFromPlay } from "../zones.ts";
import { noteTookPart } from "./took-part.ts";

/**
 * A location changes hands: what lies on it is discarded, it joins the conqueror's faction, and unless it is taken back
 * it rests there. Returns false where it is in that faction already, or has a copy there that it cannot join, or where the
 * Shadows or the Vorlons have tainted both. engine: Allergic Cards and Marks
 */
export function conquer(work: Work, id: CardId, by: SeatIndex, source: string): boolean {
  const before = playOf(work.game, id);
  if (!before || factsOf(work.game, id).type !== "location" || before.faction === by) return false;
  const attached = attachedTo(work.game, id);
  const staying = attached.filter((other) => staysOn(work.game, other));
  if (hasCopy(work.game, by, id) || mayBeTogether(work.game, [id, ...staying], by)) return false;
  const { faction: from } = before;
  const was = snapshotsOf(work.game, id).filter(({ card }) => !staying.includes(card));
  for (const other of attached)
    if (work.game.inPlay.includes(other) && !staying.includes(other)) discardFromPlay(work, other);
  const retaken = isRetaken(work.game, id, by);
  const rule = ruled(work.game, "captured-locations");
  const controlled = retaken || rule !== "nobody-controls" || servesCaptured(work.game, by);
  cutOffMarks(work, id);
  noteTookPart(work, id);
  whileGiving(work, staying, () =>
    whileBlanking(work, () => {
      hold(editPlay(work, id), by, controlled, retaken ? null : rule === "rests" ? "all" : "text");
      for (const other of staying) editPlay(work, other).faction = by;
    }),
  );
  if (!isBlanked(work.game, id))
    for (const { to, mark, amount } of givenBy(work.game, id))
      gainMarks(work, to, mark, amount, titleOf(work.game, id));
  emit(work, {
    type: "conquered",
    seat: by,
    card: named(work.game, id),
    from,
    retaken,
    controlled,
    ...(retaken || restOf(work.game, id) !== undefined ? {} : { serves: true as const }),
    source,
    was,
  });
  return true;
}

function hold(play: InPlay, by: SeatIndex, controlled: boolean, rests: "text" | "all" | null): void {
  play.faction = by;
  play.controller = controlled ? by : null;
  play.taken = undefined;
  if (rests === null) play.rests = undefined;
  else play.rests = rests;
}

/**
 * Where nobody controls a captured location, whoever has it does as long as a card lets captured locations serve that
 * player, and no longer. engine: Bonuses and Blanking (Imperialism)
 */
export function settleCaptured(work: Work): void {
  const captured = work.game.inPlay.filter((id) => mustPlay(work.game, id).rests !== undefined);
  if (captured.length === 0 || ruled(work.game, "captured-locations") !== "nobody-controls") return;
  for (const id of captured) {
    const { faction, controller, taken } = mustPlay(work.game, id);
    const now = servesCaptured(work.game, faction) ? faction : null;
    if ((taken ? taken.from : controller) === now) continue;
    whileGiving(work, [id], () => {
      const play = editPlay(work, id);
      if (play.taken) play.taken = { ...play.taken, from: now };
      else play.controller = now;
    });
  }
}
