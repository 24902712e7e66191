/** What players have said in advance, so that a game over days need not stop to ask. The moderator's own convention. */
import type { Game, StandingAnswer } from "../game.ts";
import type { ConflictId, SeatIndex } from "../vocabulary.ts";
import type { Work } from "../work.ts";

/** What holds for this seat's aftermaths now. */
export function standingOf(game: Game, seat: SeatIndex): StandingAnswer {
  const said = game.standing?.aftermaths.find((one) => one.seat === seat);
  if (!said) return "ask";
  return said.conflict === null ? "turn" : "conflict";
}

export function setStanding(work: Work, seat: SeatIndex, answer: StandingAnswer, conflict: ConflictId | null): void {
  const others = (work.game.standing?.aftermaths ?? []).filter((one) => one.seat !== seat);
  keep(work, answer === "ask" ? others : [...others, { seat, conflict }]);
}

/** What was said until the end of this conflict holds no longer. */
export function forgetConflict(work: Work, conflict: ConflictId): void {
  keep(
    work,
    (work.game.standing?.aftermaths ?? []).filter((one) => one.conflict !== conflict),
  );
}

/** What was said until the end of the turn holds no longer. */
export function forgetTurn(work: Work): void {
  keep(work, []);
}

function keep(work: Work, aftermaths: NonNullable<Game["standing"]>["aftermaths"]): void {
  if (aftermaths.length > 0) work.game.standing = { aftermaths };
  else delete work.game.standing;
}
