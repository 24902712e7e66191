/** engine: Votes — player votes, votes of the Babylon 5 council, votes of the Interstellar Alliance */

import { ruled } from "../../rulesets/index.ts";
import type { Ballot, Bound, Game, Vote } from "../../state/game.ts";
import { factsOf, inFaction, playing, seatOf } from "../../state/lookup.ts";
import { since } from "../../state/revision.ts";
import { COUNCIL, type Race, type SeatIndex, VOTES, type VoteChoice, type VoteKind } from "../../state/vocabulary.ts";
import type { Tally } from "../../state/vote.ts";
import { isaMembers } from "./isa.ts";

export function tally(ballots: readonly Ballot[]): Tally {
  const count = (choice: VoteChoice) => ballots.filter(({ cast }) => cast === choice).length;
  const [yes, no, abstain] = VOTES.map(count);
  return { yes: yes ?? 0, no: no ?? 0, abstain: abstain ?? 0 };
}

/** Every measure needs more Yes than No; on the council a tie that the League breaks counts as its side has it. */
export function passes({ ballots, league }: Vote): boolean {
  const { yes, no } = tally(ballots);
  if (yes !== no || league === null) return yes > no;
  const broken = tally(league);
  return broken.yes > broken.no;
}

/**
 * The faction that casts a race's vote on the council; null where nobody does. By the Engine Rules that is its Babylon
 * Project faction, or else its only faction; by the published ones only an ambassador to Babylon 5 votes.
 */
export function councillor(game: Game, race: Race): SeatIndex | null {
  const factions = playing(game).filter((seat) => seatOf(game, seat).race === race);
  const project = factions.find((seat) => seatOf(game, seat).faction === "babylon-project");
  if (project !== undefined) return project;
  if (ruled(game, "council-votes") === "ambassadors-only") return null;
  return factions.length === 1 ? (factions[0] ?? null) : null;
}

/** Who heads a vote: the Human ambassador to Babylon 5, the founder of the Alliance, or whoever played the card. */
function headOf(game: Game, kind: VoteKind, by: SeatIndex): SeatIndex {
  if (kind === "isa" && game.isa && playing(game).includes(game.isa.founder)) return game.isa.founder;
  if (kind !== "babylon-5") return by;
  const human = playing(game).find(
    (seat) => seatOf(game, seat).race === "human" && seatOf(game, seat).faction === "babylon-project",
  );
  return human ?? by;
}

export function sameVoter(a: Ballot["of"], b: Ballot["of"]): boolean {
  return "race" in a ? "race" in b && a.race === b.race : "seat" in b && a.seat === b.seat;
}

/** A ballot as a card has made it. */
export function boundBallot(ballot: Ballot, bound: Bound): Ballot {
  return "vote" in bound ? { ...ballot, cast: bound.vote } : { of: ballot.of, caster: bound.to, cast: null };
}

const bindingOf = (game: Game, voter: Ballot["of"]) => (game.bound ?? []).findLast(({ of }) => sameVoter(of, voter));

/**
 * The ballot in the hand of whoever casts it in the end: who casts all votes of a player casts those too that this player has
 * by other means. Two who have each other's are left with them. compendium: Call In A Marker
 */
export function handedOn(game: Game, ballot: Ballot): Ballot {
  if (!game.bound || ballot.caster === null || ballot.cast !== null || !since(game, 14)) return ballot;
  const { of } = ballot;
  const own = "seat" in of ? of.seat : of.race === "vorlon" ? null : councillor(game, of.race);
  const passed: (SeatIndex | null)[] = [own];
  let caster = ballot.caster;
  for (;;) {
    const binding = bindingOf(game, { seat: caster });
    if (!binding || !("to" in binding) || binding.to === caster || passed.includes(binding.to)) break;
    passed.push(caster);
    caster = binding.to;
  }
  return caster === ballot.caster ? ballot : { ...ballot, caster };
}

/** A vote before anybody has voted; whoever has no one to cast the vote abstains. */
export function newVote(game: Game, asked: VoteKind, by: SeatIndex, source: string, sealed: boolean): Vote {
  // engine: The Interstellar Alliance — while it exists its members vote instead of the council.
  const kind = asked === "babylon-5" && game.isa ? "isa" : asked;
  const ballots: Ballot[] =
    kind === "babylon-5"
      ? COUNCIL.map((race) => {
          // engine: the Vorlons abstain by default, and so does a race that nobody plays.
          const caster = race === "vorlon" ? null : councillor(game, race);
          return { of: { race }, caster, cast: caster === null ? "abstain" : null };
        })
      : (kind === "isa" ? isaMembers(game) : playing(game)).map((seat) => ({ of: { seat }, caster: seat, cast: null }));
  const bound = ballots.map((ballot) => {
    const binding = bindingOf(game, ballot.of);
    return handedOn(game, binding ? boundBallot(ballot, binding) : ballot);
  });
  return { kind, source, by, head: headOf(game, kind, by), sealed, ballots: bound, league: null, called: [] };
}

/**
 * The League's ballots, one for each species' ambassador in any faction, cast by the player of the faction.
 * engine: League of Non-Aligned Worlds
 */
export function leagueBallots(game: Game): Ballot[] {
  return ownLeagueBallots(game).map((ballot) => handedOn(game, ballot));
}

function ownLeagueBallots(game: Game): Ballot[] {
  // compendium: Non-Aligned Support — one player dictates how the League votes.
  const dictated = game.league;
  if (dictated && playing(game).includes(dictated.seat))
    return [{ of: { seat: dictated.seat }, caster: dictated.seat, cast: null }];
  // quickstart: The Babylon 5 Vote – mini game
  if (ruled(game, "league-votes") === "players")
    return playing(game)
      .filter((seat) => seatOf(game, seat).race === "non-aligned")
      .map((seat): Ballot => ({ of: { seat }, caster: seat, cast: null }));
  return playing(game).flatMap((seat) =>
    inFaction(game, seat, "inner", "supporting")
      .filter((id) => {
        const facts = factsOf(game, id);
        return facts.race === "non-aligned" && facts.ambassador === "species";
      })
      .map((): Ballot => ({ of: { seat }, caster: seat, cast: null })),
  );
}

/** True for a tie on the council that the League has not been asked to break, and may. */
export function wantsLeague(game: Game, { kind, ballots, league }: Vote): boolean {
  const { yes, no } = tally(ballots);
  // compendium: Votes — two players, one for it and one against. A card that gives somebody the League's vote gives it.
  const two = game.seats.length === 2 && yes > 0 && !game.league;
  if (two && ruled(game, "league-votes") === "species-of-three") return false;
  return kind === "babylon-5" && league === null && yes === no;
}

/** The ballots that are being cast now: the League's once it breaks a tie. */
export function openBallots(vote: Vote): readonly Ballot[] {
  return (vote.league ?? vote.ballots).filter(({ cast }) => cast === null);
}

/** True where a vote is being held and nobody is asked to call or to cast: it goes on, whatever else is owed. */
export function voteGoesOn({ vote, awaiting }: Game): boolean {
  return Boolean(vote) && !awaiting.some(({ kind }) => kind === "call" || kind === "vote");
}

/**
 * The one ballot that a player has still to cast without having been called: how, may be said in advance, since a table
 * may play over days. Null for none, for several, for the head, and where nobody is called.
 */
export function ballotInAdvance({ vote, awaiting }: Game, seat: SeatIndex): number | null {
  if (!vote || vote.sealed || vote.league || vote.head === seat) return null;
  if (awaiting.some((one) => one.kind === "vote" && one.seat === seat)) return null;
  const own = vote.ballots.flatMap(({ caster, cast }, index) => (caster === seat && cast === null ? [index] : []));
  return own.length === 1 ? (own[0] ?? null) : null;
}

/** Whether this seat has a vote to give before being called; whether it has done so already does not show. */
export const mayVoteInAdvance = (game: Game, seat: SeatIndex): boolean => ballotInAdvance(game, seat) !== null;

/** The ballots that the head may call, each with its number. */
export function callable(game: Game): { index: number; ballot: Ballot }[] {
  const { vote } = game;
  if (!vote) return [];
  return vote.ballots.flatMap((ballot, index) => (ballot.cast === null ? [{ index, ballot }] : []));
}

/** What a ballot is called: "Narn" or a player's name. */
export function ballotName(game: Game, of: Ballot["of"]): string {
  return "race" in of ? of.race : seatOf(game, of.seat).name;
}
