import type { Event } from "../../engine/index.ts";
import { tallyWords } from "../prompts/vote.ts";
import { type Context, nameOf } from "../text/context.ts";
import { counted, listed, safe } from "../text/safe-text.ts";
import { COUNCIL_WORDS, VOTE_WORDS } from "../text/words.ts";

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

const KINDS = {
  player: "a vote of the players",
  "babylon-5": "a vote of the Babylon 5 council",
  isa: "a vote of the Interstellar Alliance",
} as const;

/** Whose vote it is: "the Narn", or a player. */
export function voterName(ctx: Context, of: Of): string {
  return "race" in of ? `the ${COUNCIL_WORDS[of.race]}` : nameOf(ctx, of.seat);
}

/** What happened in a vote, in a sentence. */
export function happenedInVote(event: VoteEvent, ctx: Context): string {
  switch (event.type) {
    case "isa-founded": {
      const members = listed(event.members.map((seat) => nameOf(ctx, seat)));
      return `🌐 **The Interstellar Alliance exists** (${safe(event.source)}): founded by ${nameOf(ctx, event.founder)}, members ${members}`;
    }
    case "isa-joined":
      return `🌐 ${nameOf(ctx, event.seat)} joins the Interstellar Alliance (${safe(event.source)})`;
    case "isa-left":
      return `🌐 ${listed(event.seats.map((seat) => nameOf(ctx, seat)))} ${event.seats.length === 1 ? "is" : "are"} out of the Interstellar Alliance (${safe(event.source)})`;
    case "vote-called": {
      const sealed = event.sealed ? " All vote at once, unseen." : "";
      return `🗳️ ${safe(event.source)} calls ${KINDS[event.kind]}. ${nameOf(ctx, event.head)} heads it.${sealed}`;
    }
    case "voted": {
      const own = "seat" in event.of && event.of.seat === event.by;
      const whose = event.league ? " for the League" : own ? "" : ` for ${voterName(ctx, event.of)}`;
      const name = nameOf(ctx, event.by);
      if (event.vote === null) return `🗳️ ${name} has voted${whose}`;
      return event.vote === "abstain"
        ? `🗳️ ${name} abstains${whose}`
        : `🗳️ ${name} votes ${VOTE_WORDS[event.vote]}${whose}`;
    }
    case "vote-forced":
      return `🗳️ By ${safe(event.source)} the vote of ${voterName(ctx, event.of)} is ${VOTE_WORDS[event.vote]}`;
    case "ballot-given":
      return `🗳️ By ${safe(event.source)} ${nameOf(ctx, event.to)} casts the vote of ${voterName(ctx, event.of)}`;
    case "league-called":
      return `🗳️ A tie: the League of Non-Aligned Worlds votes, ${counted(event.ballots, "species ambassador")}`;
    case "league-dictated":
      return `🗳️ By ${safe(event.source)} ${nameOf(ctx, event.seat)} casts the votes of the League of Non-Aligned Worlds from now on`;
    case "vote-ended": {
      const league = event.league ? `; the League ${tallyWords(event.league)}` : "";
      return `🗳️ ${safe(event.source)} **${event.passed ? "passes" : "does not pass"}**: ${tallyWords(event.tally, event.absent)}${league}`;
    }
  }
}
