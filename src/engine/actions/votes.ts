/** engine: Votes */
import type { ActionOf } from "../action.ts";
import type { Ballot, Decision, Vote } from "../game.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { callable } from "../rules/voting.ts";
import type { VoteChoice } from "../vocabulary.ts";
import { emit, type Work } from "../work.ts";

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

export function castVote(
  work: Work,
  { seat, vote: choice }: ActionOf<"vote">,
  decision: Decision,
): Refusal | undefined {
  const { vote } = work.game;
  if (!vote || decision.kind !== "vote") return refusal("no-vote");
  const league = vote.league !== null;
  const ballot = (vote.league ?? vote.ballots)[decision.ballot];
  if (!ballot || ballot.cast !== null) return refusal("ballot-cast");
  work.game.vote = cast(vote, decision.ballot, choice);
  emit(work, { type: "voted", of: ballot.of, by: seat, vote: vote.sealed ? null : choice, league });
  return undefined;
}

function cast(vote: Vote, index: number, choice: VoteChoice): Vote {
  const marked = (ballots: readonly Ballot[]) =>
    ballots.map((ballot, at) => (at === index ? { ...ballot, cast: choice } : ballot));
  return vote.league ? { ...vote, league: marked(vote.league) } : { ...vote, ballots: marked(vote.ballots) };
}
