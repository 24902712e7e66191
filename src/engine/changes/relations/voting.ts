/** engine: Votes — how a vote begins, goes on and ends, and what binds a ballot */

import type { VoteSpec } from "../../cards/text.ts";
import {
  boundBallot,
  handedOn,
  leagueBallots,
  newVote,
  openBallots,
  passes,
  sameVoter,
  tally,
  wantsLeague,
} from "../../rules/relations/vote.ts";
import type { Ballot, Bound, EffectContext, Vote } from "../../state/game.ts";
import { playing } from "../../state/lookup.ts";
import type { Councillor, SeatIndex, VoteChoice } from "../../state/vocabulary.ts";
import { ask, emit, schedule, type Work } from "../work.ts";

/** Begins a vote, as part of whatever calls for it. Returns false while another one is held, or without an Alliance. */
export function callVote(work: Work, vote: Vote): boolean {
  if (work.game.vote || (vote.kind === "isa" && !work.game.isa)) return false;
  const { kind, source, by, head, sealed } = vote;
  work.game.vote = vote;
  emit(work, { type: "vote-called", kind, source, by, head, sealed });
  return true;
}

/** Holds the vote that a card's text calls for, with what follows from it. */
export function holdVote(
  work: Work,
  { kind, sealed = false, passed = [], failed = [] }: VoteSpec,
  context: EffectContext,
): void {
  callVote(work, { ...newVote(work.game, kind, context.by, context.source, sealed), passed, failed, context });
}

/** Asks for the next ballot, or counts them when all are in. */
export function continueVote(work: Work): void {
  abstainAbsent(work);
  const { vote } = work.game;
  if (!vote) return;
  if (openBallots(vote).length === 0) {
    const league = wantsLeague(work.game, vote) ? leagueBallots(work.game) : [];
    if (league.length === 0) {
      count(work, vote);
      return;
    }
    work.game.vote = { ...vote, league, called: [] };
    emit(work, { type: "league-called", ballots: league.length });
  }
  askNext(work, work.game.vote ?? vote);
}

function askNext(work: Work, vote: Vote): void {
  const open = indices(vote);
  if (vote.sealed) {
    for (const ballot of open) askBallot(work, vote, ballot);
    return;
  }
  const [called, ...rest] = vote.called.filter((ballot) => open.includes(ballot));
  const nobodyToCall = open.length === 1 || vote.league || !playing(work.game).includes(vote.head);
  const next =
    called ?? (nobodyToCall || open.every((ballot) => saidInAdvance(vote, ballot) !== null) ? open[0] : null);
  if (next === null || next === undefined) {
    ask(work, { kind: "call", seat: vote.head });
    return;
  }
  work.game.vote = { ...vote, called: rest };
  askBallot(work, vote, next);
}

/** Where the ballots lie that are still to be cast, those of the lower initiative first. */
function indices(vote: Vote): number[] {
  return (vote.league ?? vote.ballots).flatMap(({ cast }, index) => (cast === null ? [index] : []));
}

function askBallot(work: Work, vote: Vote, ballot: number): void {
  const caster = (vote.league ?? vote.ballots)[ballot]?.caster;
  const said = saidInAdvance(vote, ballot);
  if (said !== null) castBallot(work, ballot, said);
  else if (caster !== null && caster !== undefined) ask(work, { kind: "vote", seat: caster, ballot });
}

/** How a ballot is to be cast by what its player has said in advance; null where nothing has been said. */
function saidInAdvance(vote: Vote, ballot: number): VoteChoice | null {
  if (vote.league) return null;
  const caster = vote.ballots[ballot]?.caster;
  return vote.inAdvance?.find(({ seat }) => seat === caster)?.vote ?? null;
}

/** Nobody sees it until the player is called, or nobody is left to be called who has said nothing. */
export function voteInAdvance(work: Work, seat: SeatIndex, choice: VoteChoice): void {
  const { vote } = work.game;
  if (!vote) return;
  const inAdvance = [...(vote.inAdvance ?? []).filter((one) => one.seat !== seat), { seat, vote: choice }];
  const now = { ...vote, inAdvance };
  work.game.vote = now;
  if (indices(now).every((ballot) => saidInAdvance(now, ballot) !== null))
    work.game.awaiting = work.game.awaiting.filter(({ kind }) => kind !== "call");
}

/** Casts a ballot of the vote that is being held. */
export function castBallot(work: Work, index: number, choice: VoteChoice): void {
  const { vote } = work.game;
  const ballot = (vote?.league ?? vote?.ballots)?.[index];
  if (!vote || !ballot || ballot.caster === null) return;
  const marked = (ballots: readonly Ballot[]) =>
    ballots.map((one, at) => (at === index ? { ...one, cast: choice } : one));
  work.game.vote = vote.league ? { ...vote, league: marked(vote.league) } : { ...vote, ballots: marked(vote.ballots) };
  const league = vote.league !== null;
  emit(work, { type: "voted", of: ballot.of, by: ballot.caster, vote: vote.sealed ? null : choice, league });
}

/** Whoever has left the game abstains. */
function abstainAbsent(work: Work): void {
  const { vote } = work.game;
  if (!vote) return;
  const present = playing(work.game);
  const settled = (ballot: Ballot): Ballot =>
    ballot.cast === null && (ballot.caster === null || !present.includes(ballot.caster))
      ? { ...ballot, cast: "abstain" }
      : ballot;
  work.game.vote = {
    ...vote,
    ballots: vote.ballots.map(settled),
    league: vote.league?.map(settled) ?? null,
  };
}

/** The races of the council for which nobody casts a vote. */
function absentFrom({ ballots }: Vote): { absent?: Councillor[] } {
  const absent = ballots.flatMap(({ of, caster, cast }) =>
    "race" in of && caster === null && cast === "abstain" ? [of.race] : [],
  );
  return absent.length > 0 ? { absent } : {};
}

function count(work: Work, vote: Vote): void {
  const passed = passes(vote);
  work.game.vote = null;
  emit(work, {
    type: "vote-ended",
    source: vote.source,
    passed,
    tally: tally(vote.ballots),
    ...absentFrom(vote),
    league: vote.league && tally(vote.league),
  });
  const effects = passed ? vote.passed : vote.failed;
  if (effects && vote.context) schedule(work, { task: "effects", effects, context: vote.context });
}

/**
 * Fixes how a race or a player votes, or lets another player cast it: in the vote that is being held, and in every one
 * until the end of the turn. Returns whether that changes anything. engine: Babylon 5 Votes
 */
export function bindVote(work: Work, bound: Bound): boolean {
  const { game } = work;
  const known = (game.bound ?? []).findLast(({ of }) => sameVoter(of, bound.of));
  if (known && JSON.stringify({ ...known, source: "" }) === JSON.stringify({ ...bound, source: "" })) return false;
  game.bound = [...(game.bound ?? []), bound];
  const { of, source } = bound;
  emit(
    work,
    "vote" in bound
      ? { type: "vote-forced", of, vote: bound.vote, source }
      : { type: "ballot-given", of, to: bound.to, source },
  );
  const { vote } = game;
  // Once the League votes, the council has.
  const index = !vote || vote.league ? -1 : vote.ballots.findIndex((ballot) => sameVoter(ballot.of, of));
  if (vote && index !== -1) {
    const ballots = vote.ballots.map((ballot, at) =>
      handedOn(game, at === index ? boundBallot(ballot, bound) : ballot),
    );
    game.vote = { ...vote, ballots };
    for (const [at, ballot] of ballots.entries())
      if (at === index || ballot !== vote.ballots[at]) dropQuestion(work, at);
  }
  return true;
}

/** A ballot that is being asked for is asked for no more; what has been asked of the head is asked again. */
function dropQuestion(work: Work, index: number): void {
  work.game.awaiting = work.game.awaiting.filter(
    (one) => one.kind !== "call" && !(one.kind === "vote" && one.ballot === index),
  );
}
