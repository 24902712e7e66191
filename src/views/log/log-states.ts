import { type Event, type SeatIndex, STATES } from "../../engine/index.ts";
import { type Context, languageIn, nameOf, sideName } from "../text/context.ts";
import { abilityIn } from "../text/named.ts";
import { capitalized, safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, sayPut, type WordId } from "../words/index.ts";
import { causeIn, listedAt, priceIn, tellingIn } from "./telling.ts";

type StateEvent = Extract<
  Event,
  {
    type:
      | "race-tension-changed"
      | "state-started"
      | "state-ended"
      | "state-suspended"
      | "civil-war"
      | "joined-war"
      | "conquered"
      | "surrendered"
      | "asylum"
      | "chosen"
      | "picked"
      | "became-enhancement"
      | "conflicts-barred"
      | "gains-barred"
      | "gain-prevented"
      | "withdrawn"
      | "counted-as"
      | "tended";
  }
>;

const stateId = (state: (typeof STATES)[number]): WordId => `state-${state.replaceAll(" ", "-")}` as WordId; // each has one

/** "⚔️ War", "Free trade", or whatever a card calls it. */
export function stateLabel(name: string, language: Language = FIRST_LANGUAGE): string {
  const known = STATES.find((each) => each === name);
  const words = safe(capitalized(known ? sayPut(language, stateId(known), {}) : name), 40);
  return name === "war" ? `⚔️ ${words}` : `🤝 ${words}`;
}

/** What became of a state, or of the tension with a race that nobody plays, in a sentence. */
export function happenedToStates(event: StateEvent, ctx: Context): string {
  const tell = tellingIn(ctx);
  const name = "seat" in event && event.seat !== undefined ? nameOf(ctx, event.seat) : "";
  const names = (seats: readonly SeatIndex[]) =>
    listedAt(
      ctx,
      seats.map((seat) => nameOf(ctx, seat)),
    );
  switch (event.type) {
    case "joined-war":
      return tell("log-joins-war", { name, title: safe(event.with.title), against: nameOf(ctx, event.against) });
    case "surrendered":
      return tell("log-surrenders", { name, to: nameOf(ctx, event.to) });
    case "asylum":
      return tell("log-asylum", { title: safe(event.card.title), name, with: nameOf(ctx, event.with) });
    case "conquered":
      return conquered(event, ctx);
    case "civil-war": {
      const war = { race: event.race, names: names(event.seats) };
      return event.begins
        ? tell("log-civil-war", war)
        : tell("log-civil-war-over", { ...war, count: event.seats.length });
    }
    case "chosen": {
      const price = priceIn(tell, event.influence);
      return tell("log-chooses", { name, does: safe(event.does, 100), price, source: safe(event.source) });
    }
    case "picked":
      return tell("log-picks", {
        name,
        title: safe(event.card.title),
        does: safe(event.does, 60),
        source: safe(event.source),
      });
    case "became-enhancement": {
      const title = safe(event.card.title);
      return event.on === null
        ? tell("log-enhancement-of-faction", { title, name })
        : tell("log-enhancement-of-card", { title, on: safe(event.on.title) });
    }
    case "tended":
      return tell("log-tended", { title: safe(event.card.title), source: safe(event.source) });
    case "conflicts-barred": {
      const barred = { when: event.now ? "now" : "next", source: safe(event.source) };
      return event.seat === undefined
        ? tell("log-no-conflicts", barred)
        : tell("log-no-conflicts-of", { ...barred, name });
    }
    case "gains-barred":
      return tell("log-no-gains", { name, source: safe(event.source) });
    case "gain-prevented": {
      const { amount, source, by } = event;
      return tell("log-gain-prevented", { name, amount, source: safe(source), by: safe(by) });
    }
    case "counted-as": {
      const outcome = event.outcome === null ? null : tell(`outcome-${event.outcome}`);
      const ability = event.as === null ? null : abilityIn(languageIn(ctx), event.as);
      const as = [outcome, ability].filter((word) => word !== null).join(" ");
      return tell("log-counted-as", { name, conflict: safe(event.conflict), as, source: safe(event.source) });
    }
    case "withdrawn": {
      const [title, conflict] = [safe(event.card.title), safe(event.conflict)];
      const said = { title, conflict, source: safe(event.source) };
      return event.again ? tell("log-taken-out", said) : tell("log-withdrawn", said);
    }
    case "race-tension-changed": {
      const [from, toward] = [sideName(ctx, event.from), sideName(ctx, event.toward)];
      return tell("log-race-tension", { from, toward, to: event.to, cause: causeIn(tell, event.source) });
    }
    case "state-started":
    case "state-ended":
    case "state-suspended":
      return ofState(event, ctx);
  }
}

type OfState = Extract<StateEvent, { type: "state-started" | "state-ended" | "state-suspended" }>;

/** A state that begins, ends, rests or is in force again, with what that changes. */
function ofState(event: OfState, ctx: Context): string {
  const tell = tellingIn(ctx);
  const language = languageIn(ctx);
  const sides = listedAt(
    ctx,
    event.between.map((side) => sideName(ctx, side)),
  );
  const label = stateLabel(event.state, language);
  const after = (lines: readonly string[]) => (lines.length > 0 ? `. ${lines.join(". ")}` : "");
  if (event.type === "state-suspended") {
    const what = event.suspended ? "log-loses-given" : "log-has-back-given";
    const changed = event.changed.map(({ seat, amount, rating }) =>
      tell(what, { name: nameOf(ctx, seat), amount, rating }),
    );
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
    const ratings = (event.changed ?? []).map(({ seat, rating }) =>
      tell("log-rating", { name: nameOf(ctx, seat), rating }),
    );
    const started = { label, sides, cause, now: ratings.length > 0 ? `. ${listedAt(ctx, ratings)}` : "" };
    if (event.state === "war") return tell("log-state", started);
    const known = STATES.find((each) => each === event.state);
    return tell("log-state-of", {
      ...started,
      state: known === undefined ? safe(event.state) : sayPut(language, stateId(known), {}),
    });
  }
  const taken = event.taken.map(({ seat, amount, rating }) =>
    tell("log-loses-given", { name: nameOf(ctx, seat), amount, rating }),
  );
  return tell("log-state-ends", { label, sides, why: event.why, cause, taken: after(taken) });
}

function conquered(event: Extract<StateEvent, { type: "conquered" }>, ctx: Context): string {
  const tell = tellingIn(ctx);
  // The war conflict over it bears its name.
  const cause = event.source === `War over ${event.card.title}` ? "" : causeIn(tell, event.source);
  const held = event.retaken
    ? tell("log-held-as-before")
    : event.serves
      ? tell("log-held-serves")
      : tell(event.controlled ? "log-held-rests" : "log-held-blanked");
  const said = { name: nameOf(ctx, event.seat), title: safe(event.card.title), held, cause };
  if (event.from === null) return tell(event.retaken ? "log-retakes" : "log-conquers", said);
  const from = nameOf(ctx, event.from);
  return tell(event.retaken ? "log-retakes-from" : "log-conquers-from", { ...said, from });
}
