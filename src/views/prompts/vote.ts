import type { Councillor, View } from "../../engine/index.ts";
import { type Context, nameOf } from "../text/context.ts";
import { safe } from "../text/safe-text.ts";
import { COUNCIL_WORDS, VOTE_WORDS } from "../text/words.ts";
import { FIRST_LANGUAGE, type Language, listedIn, say } from "../words/index.ts";

type VoteView = NonNullable<View["vote"]>;
type BallotView = VoteView["ballots"][number];

/** "3 yes, 1 no, 1 abstaining (the Vorlons)": by name only those for whom nobody votes. */
export function tallyWords(
  { yes, no, abstain }: VoteView["tally"],
  absent: readonly Councillor[] = [],
  language: Language = FIRST_LANGUAGE,
): string {
  if (abstain === 0) return say(language, "tally", { yes, no });
  const tally = say(language, "tally-abstaining", { yes, no, abstain });
  if (absent.length === 0) return tally;
  const races = absent.map((race) => say(language, `voter-${race}`));
  return say(language, races.length < abstain ? "tally-absent-among" : "tally-absent", {
    tally,
    names: listedIn(races, language),
  });
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
