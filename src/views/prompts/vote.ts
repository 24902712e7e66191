import type { Councillor, View } from "../../engine/index.ts";
import { type Context, nameOf } from "../text/context.ts";
import { listed, safe } from "../text/safe-text.ts";
import { COUNCIL_WORDS, VOTE_WORDS } from "../text/words.ts";

type VoteView = NonNullable<View["vote"]>;
type BallotView = VoteView["ballots"][number];

/** "3 yes, 1 no, 1 abstaining (the Vorlons)": by name only those for whom nobody votes. */
export function tallyWords({ yes, no, abstain }: VoteView["tally"], absent: readonly Councillor[] = []): string {
  const races = absent.map((race) => `the ${COUNCIL_WORDS[race]}`);
  const named = races.length === 0 ? "" : ` (${races.length < abstain ? "among them " : ""}${listed(races)})`;
  return `${yes} yes, ${no} no${abstain > 0 ? `, ${abstain} abstaining${named}` : ""}`;
}

/** The same of a vote that is being held. */
export function countWords({ tally, ballots }: Pick<VoteView, "tally" | "ballots">): string {
  const absent = ballots.flatMap(({ of, caster, cast }) =>
    "race" in of && caster === null && cast === "abstain" ? [of.race] : [],
  );
  return tallyWords(tally, absent);
}

function ballotWords({ of, caster, cast, has }: BallotView, ctx: Context): string {
  const whose = "race" in of ? COUNCIL_WORDS[of.race] : nameOf(ctx, of.seat);
  const by = "race" in of && caster !== null ? ` (${nameOf(ctx, caster)})` : "";
  const says = cast ? `**${VOTE_WORDS[cast]}**` : has ? "has voted" : "–";
  return `${whose}${by} ${says}`;
}

/** A vote that is being held, as lines of the board: the count as far as it may be seen, and each ballot. */
export function voteLines(vote: VoteView, ctx: Context): string[] {
  const { source, head, sealed, ballots, league } = vote;
  const count = sealed ? "sealed until all have voted" : countWords(vote);
  return [
    `🗳️ **Vote on ${safe(source)}**, headed by ${nameOf(ctx, head)}: ${count}`,
    ...(vote.says === null ? [] : [`-# “${safe(vote.says, 300)}”`]),
    ballots.map((ballot) => ballotWords(ballot, ctx)).join(" · "),
    ...(league ? [`The League breaks the tie: ${league.map((ballot) => ballotWords(ballot, ctx)).join(" · ")}`] : []),
  ];
}
