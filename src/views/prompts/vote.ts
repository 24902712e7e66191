import { belongingTo, type Councillor, type View } from "../../engine/index.ts";
import { type Context, nameOf } from "../text/context.ts";
import { safe } from "../text/safe-text.ts";
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
  const each = absent.map((race) => say(language, "council-the", { race: say(language, `council-${race}`) }));
  const races = listedIn(each, language);
  const among = each.length < abstain ? "tally-among" : "tally-named";
  const named = each.length === 0 ? "" : ` ${say(language, among, { races })}`;
  return say(language, "tally-abstaining", { yes, no, abstain, named });
}

/** The same of a vote that is being held. */
export function countWords(
  { tally, ballots }: Pick<VoteView, "tally" | "ballots">,
  language: Language = FIRST_LANGUAGE,
): string {
  const absent = ballots.flatMap(({ of, caster, cast }) =>
    "race" in of && caster === null && cast === "abstain" ? [of.race] : [],
  );
  return tallyWords(tally, absent, language);
}

function ballotWords({ of, caster, cast, has }: BallotView, ctx: Context, language: Language): string {
  const whose = "race" in of ? say(language, `council-${of.race}`) : nameOf(ctx, of.seat);
  const voter = "race" in of && caster !== null ? belongingTo(whose, nameOf(ctx, caster)) : whose;
  const says = cast
    ? `**${say(language, `vote-${cast}`)}**`
    : has
      ? say(language, "ballot-voted")
      : say(language, "ballot-not-yet");
  return `${voter} ${says}`;
}

/** A vote that is being held, as lines of the board: the count as far as it may be seen, and each ballot. */
export function voteLines(vote: VoteView, ctx: Context, language: Language): string[] {
  const { source, head, sealed, ballots, league } = vote;
  const count = sealed ? say(language, "ballots-sealed") : countWords(vote, language);
  const listing = (some: readonly BallotView[]) => some.map((each) => ballotWords(each, ctx, language)).join(" · ");
  return [
    say(language, "ballots-head", { source: safe(source), name: nameOf(ctx, head), count }),
    ...(vote.says === null ? [] : [`-# “${safe(vote.says, 300)}”`]),
    listing(ballots),
    ...(league ? [say(language, "ballots-league", { ballots: listing(league) })] : []),
  ];
}
