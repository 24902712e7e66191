/** engine: Votes */

import { castBallot, voteInAdvance } from "../changes/relations/voting.ts";
import type { Work } from "../changes/work.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { callable } from "../rules/relations/vote.ts";
import type { Ballot, Decision } from "../state/game.ts";
import type { ActionOf } from "./action.ts";

/** The head says who votes next. */
export function call(work: Work, { ballot }: ActionOf<"call">): Refusal | undefined {
  const { vote } = work.game;
  if (!vote) return refusal("no-vote");
  if (!callable(work.game).some(({ index }) => index === ballot)) return refusal("ballot-cast");
  work.game.vote = { ...vote, called: [ballot] };
  return undefined;
}

/** The head lets all others vote in initiative order, lowest first. */
export function callRest(work: Work): Refusal | undefined {
  const { vote } = work.game;
  if (!vote) return refusal("no-vote");
  const place = ({ caster }: Ballot) => (caster === null ? -1 : work.game.order.indexOf(caster));
  const called = callable(work.game)
    .toSorted((a, b) => place(a.ballot) - place(b.ballot) || a.index - b.index)
    .map(({ index }) => index);
  work.game.vote = { ...vote, called };
  return undefined;
}

/** As one was called; by the head, the own one without being called; by anybody else in advance, in secret. */
export function castVote(
  work: Work,
  { seat, vote: choice }: ActionOf<"vote">,
  decision: Decision,
): Refusal | undefined {
  const { vote } = work.game;
  if (!vote) return refusal("no-vote");
  if (decision.kind !== "vote" && decision.kind !== "call") {
    voteInAdvance(work, seat, choice);
    return undefined;
  }
  const own = () => callable(work.game).find(({ ballot }) => ballot.caster === seat)?.index;
  const index = decision.kind === "vote" ? decision.ballot : own();
  if (index === undefined || (vote.league ?? vote.ballots)[index]?.cast !== null) return refusal("ballot-cast");
  castBallot(work, index, choice);
  return undefined;
}
