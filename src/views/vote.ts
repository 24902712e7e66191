import type { View } from "../engine/index.ts";
import { type Context, nameOf } from "./context.ts";
import { safe } from "./safe-text.ts";
import { COUNCIL_WORDS, VOTE_WORDS } from "./words.ts";

type VoteView = NonNullable<View["vote"]>;
type BallotView = VoteView["ballots"][number];

/** "3 yes, 1 no, 1 abstaining" */
export function tallyWords({ yes, no, abstain }: VoteView["tally"]): string {
  return `${yes} yes, ${no} no${abstain > 0 ? `, ${abstain} abstaining` : ""}`;
}

function ballotWords({ of, caster, cast, has }: BallotView, ctx: Context): string {
  const whose = "race" in of ? COUNCIL_WORDS[of.race] : nameOf(ctx, of.seat);
  const by = "race" in of && caster !== null ? ` (${nameOf(ctx, caster)})` : "";
  const says = cast ? `**${VOTE_WORDS[cast]}**` : has ? "has voted" : "–";
  return `${whose}${by} ${says}`;
}

/** A vote that is being held, as lines of the board: the count as far as it may be seen, and each ballot. */
export function voteLines(vote: VoteView, ctx: Context): string[] {
  const { source, head, sealed, ballots, league, tally } = vote;
  const count = sealed ? "sealed until all have voted" : tallyWords(tally);
  return [
    `🗳️ **Vote on ${safe(source)}**, headed by ${nameOf(ctx, head)}: ${count}`,
    ...(vote.says === null ? [] : [`-# “${safe(vote.says, 300)}”`]),
    ballots.map((ballot) => ballotWords(ballot, ctx)).join(" · "),
    ...(league ? [`The League breaks the tie: ${league.map((ballot) => ballotWords(ballot, ctx)).join(" · ")}`] : []),
  ];
}
