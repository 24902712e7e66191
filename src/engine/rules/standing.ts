/** What players have said in advance, so that a game over days need not stop to ask. The moderator's own convention. */
import type { AftermathAnswer, Game, Standing, StandingAnswer } from "../game.ts";
import type { CardId, ConflictId, SeatIndex } from "../vocabulary.ts";
import type { Work } from "../work.ts";

/** What holds for this seat's aftermaths now. */
export function standingOf(game: Game, seat: SeatIndex): AftermathAnswer {
  const said = game.standing?.aftermaths.find((one) => one.seat === seat);
  if (!said) return "ask";
  return said.conflict === null ? "turn" : "conflict";
}

/** What holds for a card of this seat that may answer something. */
export function cardStanding(game: Game, seat: SeatIndex, card: CardId): "ask" | "always" | "never" {
  return game.standing?.cards?.find((one) => one.seat === seat && one.card === card)?.answer ?? "ask";
}

export function setStanding(work: Work, seat: SeatIndex, answer: StandingAnswer, conflict: ConflictId | null): void {
  const others = aftermathsOf(work).filter((one) => one.seat !== seat);
  keep(work, { aftermaths: answer === "ask" ? others : [...others, { seat, conflict }] });
}

export function setCardStanding(work: Work, seat: SeatIndex, card: CardId, answer: StandingAnswer): void {
  const others = cardsOf(work).filter((one) => one.seat !== seat || one.card !== card);
  const said = answer === "always" || answer === "never" ? [{ seat, card, answer }] : [];
  keep(work, { cards: [...others, ...said] });
}

/** What was said until the end of this conflict holds no longer. */
export function forgetConflict(work: Work, conflict: ConflictId): void {
  keep(work, { aftermaths: aftermathsOf(work).filter((one) => one.conflict !== conflict) });
}

/** What was said until the end of the turn holds no longer, nor what was said of cards that have left. */
export function forgetTurn(work: Work): void {
  keep(work, { aftermaths: [], cards: cardsOf(work).filter(({ card }) => work.game.cards[card]?.play) });
}

const aftermathsOf = (work: Work): Standing["aftermaths"] => work.game.standing?.aftermaths ?? [];
const cardsOf = (work: Work): NonNullable<Standing["cards"]> => work.game.standing?.cards ?? [];

function keep(work: Work, changed: Partial<Standing>): void {
  const { aftermaths, cards } = { aftermaths: aftermathsOf(work), cards: cardsOf(work), ...changed };
  if (aftermaths.length + cards.length === 0) delete work.game.standing;
  else work.game.standing = { aftermaths, ...(cards.length > 0 ? { cards } : {}) };
}
