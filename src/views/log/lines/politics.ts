/** What becomes of tension, states between players, unrest, votes and ambassadors, in words. */
import { type EventOf, type PoliticsEvent, STATES } from "../../../engine/index.ts";
import { tallyWords } from "../../prompts/vote.ts";
import { holderAfter, sideName } from "../../text/context.ts";
import { capitalized, safe } from "../../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, sayPut, type WordId } from "../../words/index.ts";
import { causeIn, listedAt } from "../telling.ts";
import type { Line, LinesOf, Told } from "./line.ts";

export const POLITICS: LinesOf<PoliticsEvent["type"]> = {
  "league-dictated": (_event, { tell, name, source }) => tell("log-league-dictated", { source, name }),
  "tension-changed": (event, { tell, cause, nameAt }) => {
    const [from, toward] = [nameAt(event.from), nameAt(event.toward)];
    return tell("log-tension", { from, toward, to: event.to, cause });
  },
  "race-tension-changed": (event, { tell, ctx, cause }) => {
    const [from, toward] = [sideName(ctx, event.from), sideName(ctx, event.toward)];
    return tell("log-race-tension", { from, toward, to: event.to, cause });
  },
  surrendered: (event, { tell, name, nameAt }) => tell("log-surrenders", { name, to: nameAt(event.to) }),
  asylum: (event, { tell, name, nameAt, title }) => tell("log-asylum", { title, name, with: nameAt(event.with) }),
  "joined-war": (event, { tell, name, nameAt }) =>
    tell("log-joins-war", { name, title: safe(event.with.title), against: nameAt(event.against) }),
  conquered,
  "state-started": ofState,
  "state-ended": ofState,
  "state-suspended": ofState,
  "civil-war": (event, { tell, namesOf }) => {
    const war = { race: event.race, names: namesOf(event.seats) };
    return event.begins
      ? tell("log-civil-war", war)
      : tell("log-civil-war-over", { ...war, count: event.seats.length });
  },
  "unrest-changed": (event, { tell, name, cause }) => tell("log-unrest", { name, to: event.to, cause }),
  "isa-founded": (event, { tell, source, namesOf, nameAt }) =>
    tell("log-isa-founded", { source, name: nameAt(event.founder), members: namesOf(event.members) }),
  "isa-joined": (_event, { tell, name, count, source }) => tell("log-isa-joined", { name, count, source }),
  "isa-left": (event, { tell, source, namesOf }) =>
    tell("log-isa-left", { names: namesOf(event.seats), count: event.seats.length, source }),
  "vote-called": (event, { tell, source, nameAt }) => {
    const called = tell("log-vote-called", { source, kind: event.kind, name: nameAt(event.head) });
    return event.sealed ? tell("log-vote-called-sealed", { called }) : called;
  },
  voted: (event, { tell, name, count, nameAt }) => {
    const own = "seat" in event.of && event.of.seat === event.by;
    const voter = { name, count, whose: "" };
    if (event.league) voter.whose = tell("log-for-league");
    else if (!own) voter.whose = tell("log-for-voter", { voter: voterName({ tell, nameAt }, event.of) });
    if (event.vote === null) return tell("log-has-voted", voter);
    return event.vote === "abstain" ? tell("log-abstains", voter) : tell(`log-votes-${event.vote}`, voter);
  },
  "vote-forced": (event, { tell, source, nameAt }) =>
    tell("log-vote-forced", { source, whose: voterOf({ tell, nameAt }, event.of), vote: event.vote }),
  "ballot-given": (event, { tell, source, nameAt }) =>
    tell("log-ballot-given", { source, name: nameAt(event.to), whose: voterOf({ tell, nameAt }, event.of) }),
  "league-called": (event, { tell }) => tell("log-league-called", { ballots: event.ballots }),
  "vote-ended": (event, { tell, language, source }) => {
    const league = event.league ? tell("log-league-tally", { tally: tallyWords(event.league, [], language) }) : "";
    const tally = tallyWords(event.tally, event.absent, language);
    return tell(event.passed ? "log-vote-passes" : "log-vote-fails", { source, tally, league });
  },
  "ambassador-changed": newAmbassador,
  converted: newAmbassador,
  "shadow-war": (event, { tell, cause, ctx }) => {
    if (!event.begins) return tell("log-shadow-war-over", { cause });
    const who = event.by === null ? null : holderAfter(ctx, { nonPlayer: event.by });
    return tell("log-shadow-war", { by: who === null ? "" : tell("log-by-influence", { who }), cause });
  },
  "shadow-war-at": (event, { tell, cause }) => tell("log-shadow-war-at", { at: event.at, cause }),
};

function newAmbassador(
  event: EventOf<"ambassador-changed" | "converted">,
  { tell, name, cause, titlesOf }: Told,
): Line {
  const change = {
    title: safe(event.ambassador.title),
    name,
    stays: event.before ? tell("log-stays", { title: safe(event.before.title) }) : "",
    over: event.moved ? tell("log-goes-over", { titles: titlesOf(event.moved), count: event.moved.length }) : "",
  };
  return event.type === "converted" ? tell("log-converted", change) : tell("log-new-ambassador", { ...change, cause });
}

const stateId = (state: (typeof STATES)[number]): WordId => `state-${state.replaceAll(" ", "-")}` as WordId; // each has one

/** "⚔️ War", "Free trade", or whatever a card calls it. */
export function stateLabel(name: string, language: Language = FIRST_LANGUAGE): string {
  const known = STATES.find((each) => each === name);
  const words = safe(capitalized(known ? sayPut(language, stateId(known), {}) : name), 40);
  return name === "war" ? `⚔️ ${words}` : `🤝 ${words}`;
}

/** A state that begins, ends, rests or is in force again, with what that changes. */
function ofState(
  event: EventOf<"state-started" | "state-ended" | "state-suspended">,
  { ctx, tell, language, nameAt }: Told,
): string {
  const sides = listedAt(
    ctx,
    event.between.map((side) => sideName(ctx, side)),
  );
  const label = stateLabel(event.state, language);
  const after = (lines: readonly string[]) => (lines.length > 0 ? `. ${lines.join(". ")}` : "");
  if (event.type === "state-suspended") {
    const what = event.suspended ? "log-loses-given" : "log-has-back-given";
    const changed = event.changed.map(({ seat, amount, rating }) => tell(what, { name: nameAt(seat), amount, rating }));
    const cause = causeIn(tell, event.by);
    return tell(event.suspended ? "log-state-suspended" : "log-state-resumed", {
      label,
      sides,
      cause,
      changed: after(changed),
    });
  }
  const cause = causeIn(tell, event.source);
  if (event.type === "state-started") {
    const ratings = (event.changed ?? []).map(({ seat, rating }) => tell("log-rating", { name: nameAt(seat), rating }));
    const started = { label, sides, cause, now: ratings.length > 0 ? `. ${listedAt(ctx, ratings)}` : "" };
    if (event.state === "war") return tell("log-state", started);
    const known = STATES.find((each) => each === event.state);
    return tell("log-state-of", {
      ...started,
      state: known === undefined ? safe(event.state) : sayPut(language, stateId(known), {}),
    });
  }
  const taken = event.taken.map(({ seat, amount, rating }) =>
    tell("log-loses-given", { name: nameAt(seat), amount, rating }),
  );
  return tell("log-state-ends", { label, sides, why: event.why, cause, taken: after(taken) });
}

function conquered(event: EventOf<"conquered">, { tell, name, title, cause: caused, nameAt }: Told): string {
  // The war conflict over it bears its name.
  const cause = event.source === `War over ${event.card.title}` ? "" : caused;
  const held = event.retaken
    ? tell("log-held-as-before")
    : event.serves
      ? tell("log-held-serves")
      : tell(event.controlled ? "log-held-rests" : "log-held-blanked");
  const said = { name, title, held, cause };
  if (event.from === null) return tell(event.retaken ? "log-retakes" : "log-conquers", said);
  const from = nameAt(event.from);
  return tell(event.retaken ? "log-retakes-from" : "log-conquers-from", { ...said, from });
}

/** Whose vote it is: "the Narn", or a player. */
function voterName({ tell, nameAt }: Pick<Told, "tell" | "nameAt">, of: EventOf<"voted">["of"]): string {
  return "race" in of ? tell(`voter-${of.race}`) : nameAt(of.seat);
}

/** The same after "the vote of". */
function voterOf({ tell, nameAt }: Pick<Told, "tell" | "nameAt">, of: EventOf<"voted">["of"]): string {
  return "race" in of ? tell(`voter-of-${of.race}`) : tell("voter-of-seat", { name: nameAt(of.seat) });
}
