import type { Event, SeatIndex } from "../../engine/index.ts";
import { tallyWords } from "../prompts/vote.ts";
import { type Context, languageIn, nameOf } from "../text/context.ts";
import { safe } from "../text/safe-text.ts";
import { say } from "../words/index.ts";
import { listedAt, tellingIn } from "./telling.ts";

type VoteEvent = Extract<
  Event,
  {
    type:
      | "isa-founded"
      | "isa-joined"
      | "isa-left"
      | "vote-called"
      | "voted"
      | "vote-forced"
      | "ballot-given"
      | "league-called"
      | "league-dictated"
      | "vote-ended";
  }
>;
type Of = Extract<Event, { type: "voted" }>["of"];

/** Whose vote it is: "the Narn", or a player. */
function voterName(ctx: Context, of: Of): string {
  return "race" in of ? say(languageIn(ctx), `voter-${of.race}`) : nameOf(ctx, of.seat);
}

/** The same after "the vote of". */
function voterOf(ctx: Context, of: Of): string {
  const language = languageIn(ctx);
  return "race" in of
    ? say(language, `voter-of-${of.race}`)
    : say(language, "voter-of-seat", { name: nameOf(ctx, of.seat) });
}

/** What happened in a vote, in a sentence. */
export function happenedInVote(event: VoteEvent, ctx: Context): string {
  const tell = tellingIn(ctx);
  const language = languageIn(ctx);
  const names = (seats: readonly SeatIndex[]) =>
    listedAt(
      ctx,
      seats.map((seat) => nameOf(ctx, seat)),
    );
  const name = "seat" in event ? nameOf(ctx, event.seat) : "";
  const source = "source" in event ? safe(event.source) : "";
  switch (event.type) {
    case "isa-founded":
      return tell("log-isa-founded", { source, name: nameOf(ctx, event.founder), members: names(event.members) });
    case "isa-joined":
      return tell("log-isa-joined", { name, source });
    case "isa-left":
      return tell("log-isa-left", { names: names(event.seats), count: event.seats.length, source });
    case "vote-called": {
      const called = tell("log-vote-called", { source, kind: event.kind, name: nameOf(ctx, event.head) });
      return event.sealed ? tell("log-vote-called-sealed", { called }) : called;
    }
    case "voted": {
      const own = "seat" in event.of && event.of.seat === event.by;
      const voter = { name: nameOf(ctx, event.by), whose: "" };
      if (event.league) voter.whose = tell("log-for-league");
      else if (!own) voter.whose = tell("log-for-voter", { voter: voterName(ctx, event.of) });
      if (event.vote === null) return tell("log-has-voted", voter);
      return event.vote === "abstain" ? tell("log-abstains", voter) : tell(`log-votes-${event.vote}`, voter);
    }
    case "vote-forced":
      return tell("log-vote-forced", { source, whose: voterOf(ctx, event.of), vote: event.vote });
    case "ballot-given":
      return tell("log-ballot-given", { source, name: nameOf(ctx, event.to), whose: voterOf(ctx, event.of) });
    case "league-called":
      return tell("log-league-called", { ballots: event.ballots });
    case "league-dictated":
      return tell("log-league-dictated", { source, name });
    case "vote-ended": {
      const league = event.league ? tell("log-league-tally", { tally: tallyWords(event.league, [], language) }) : "";
      const tally = tallyWords(event.tally, event.absent, language);
      return tell(event.passed ? "log-vote-passes" : "log-vote-fails", { source, tally, league });
    }
  }
}
