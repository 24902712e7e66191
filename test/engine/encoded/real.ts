import { loadLibrary } from "../../../src/catalogue/library.ts";
import { withText } from "../../../src/engine/cards/encoded/index.ts";
import type { CardFacts, Game } from "../../../src/engine/index.ts";
import type { Conflict } from "../../../src/engine/state/game.ts";
import { conflictTitle } from "../../../src/engine/state/lookup.ts";
import { arranged, at, happens, order, passed, type SeatStage, stage } from "../stage.ts";

/** The real card, with the figures that the stage needs and no source gives. */
export function real(title: string, more: Partial<CardFacts> = {}): CardFacts {
  const [card] = loadLibrary().byTitle(title);
  if (!card) throw new Error(`no card called ${title}`);
  return { ...withText(card), ...more };
}

/** A stage on which the first seat has initiated this real conflict against a card, by its title, or a player, by seat. */
export function against(title: string, aim: string | number, seats: Readonly<Record<string, SeatStage>>): Game {
  const [who = ""] = Object.keys(seats);
  return arranged(stage(seats, [[who, real(title)]]), (work) => {
    const target = typeof aim === "string" ? { what: "card", card: at(work.game, aim) } : { what: "player", seat: aim };
    work.game.conflicts = work.game.conflicts.map((one) => ({ ...one, target: target as typeof one.target }));
  });
}

/** The first conflict after the support of this card of the first seat and the opposition of that one of the second. */
export function resolved(game: Game, supporter: string | null, opponent: string | null = null): Game {
  return passed(joined(game, supporter, opponent), "action", "aftermath");
}

/** How that conflict ended. */
export function outcome(game: Game, supporter: string | null, opponent: string | null = null): Conflict["result"] {
  let now = joined(game, supporter, opponent);
  for (let steps = 0; steps < 50; steps++) {
    const { game: after, events } = happens(now, { type: "pass", seat: now.awaiting[0]?.seat ?? 0 });
    for (const event of events)
      if (event.type === "conflict-resolved")
        return { won: event.won, margin: event.margin, uncontested: event.uncontested };
    now = after;
  }
  return null;
}

function joined(game: Game, supporter: string | null, opponent: string | null): Game {
  const [conflict] = game.conflicts;
  if (!conflict) throw new Error("no conflict");
  const join = (as: string, title: string) =>
    `${as} ${conflictTitle(game, conflict)} with ${title} using ${conflict.type}`;
  const supported = supporter === null ? game : order(game, 0, join("support", supporter));
  return opponent === null ? supported : order(passedTo(supported, 1), 1, join("oppose", opponent));
}

/** The first seats pass until this one may act. */
function passedTo(game: Game, seat: number): Game {
  let now = game;
  while (now.awaiting[0]?.seat !== seat) now = order(now, now.awaiting[0]?.seat ?? 0, "pass");
  return now;
}

/** The influence ratings of all seats. */
export const ratings = (game: Game) => game.seats.map(({ unspent, spent }) => unspent + spent);
