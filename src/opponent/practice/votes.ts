/** How a seat votes: for what leaves it better off than if it fails, against what leaves it worse off. */
import {
  type Action,
  type ActionOf,
  applyKnown,
  type Game,
  type SeatIndex,
  type VoteChoice,
} from "../../engine/index.ts";
import { evaluate } from "./evaluate.ts";

/** What comes to less than this is all the same. */
const SOMETHING = 0.02;

/** A vote has no more steps than this. */
const LONGEST = 24;

/** Where it is all the same, only whoever has called for it is for it. */
export function voted(game: Game, seat: SeatIndex): ActionOf<"vote"> {
  const gain = evaluate(held(game, "yes"), seat) - evaluate(held(game, "no"), seat);
  const same = game.vote?.by === seat ? "yes" : "abstain";
  return { type: "vote", seat, vote: gain > SOMETHING ? "yes" : gain < -SOMETHING ? "no" : same };
}

/** The game where everybody votes so, also who has voted otherwise: what comes of the vote if it passes, or if it fails. */
function held(game: Game, choice: VoteChoice): Game {
  const { vote } = game;
  if (!vote) return game;
  const changed = (ballots: typeof vote.ballots) =>
    ballots.map((ballot) => (ballot.cast === null ? ballot : { ...ballot, cast: choice }));
  const league = vote.league && changed(vote.league);
  let now: Game = { ...game, vote: { ...vote, ballots: changed(vote.ballots), league } };
  for (let step = 0; now.vote && step < LONGEST; step++) {
    const asked = now.awaiting.find(({ kind }) => kind === "vote" || kind === "call");
    if (!asked) break;
    const action: Action =
      asked.kind === "call"
        ? { type: "call-rest", seat: asked.seat }
        : { type: "vote", seat: asked.seat, vote: choice };
    const applied = applyKnown(now, action);
    if (!applied.ok) break;
    now = applied.game;
  }
  return now;
}
