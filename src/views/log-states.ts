import type { Event } from "../engine/index.ts";
import { type Context, nameOf, sideName } from "./context.ts";
import { capitalized, listed, safe } from "./safe-text.ts";

type StateEvent = Extract<
  Event,
  {
    type:
      | "race-tension-changed"
      | "state-started"
      | "state-ended"
      | "joined-war"
      | "conquered"
      | "surrendered"
      | "asylum";
  }
>;

/** "⚔️ War", "Free trade", or whatever a card calls it. */
export function stateLabel(name: string): string {
  const words = safe(capitalized(name), 40);
  return name === "war" ? `⚔️ ${words}` : `🤝 ${words}`;
}

/** What became of a state, or of the tension with a race that nobody plays, in a sentence. */
export function happenedToStates(event: StateEvent, ctx: Context): string {
  if (event.type === "joined-war")
    return `${nameOf(ctx, event.seat)} rotates ${safe(event.with.title)} to join the war against ${nameOf(ctx, event.against)}`;
  if (event.type === "surrendered")
    return `🏳️ ${nameOf(ctx, event.seat)} surrenders unconditionally to ${nameOf(ctx, event.to)}`;
  if (event.type === "asylum")
    return `${safe(event.card.title)} of ${nameOf(ctx, event.seat)} finds asylum with ${nameOf(ctx, event.with)}, as a supporting character`;
  if (event.type === "conquered") return conquered(event, ctx);
  const source = event.source === "" ? "" : ` (${safe(event.source)})`;
  if (event.type === "race-tension-changed") {
    const [from, toward] = [sideName(ctx, event.from), sideName(ctx, event.toward)];
    return `The tension of ${from} toward ${toward} is now ${event.to}${source}`;
  }
  const sides = listed(event.between.map((side) => sideName(ctx, side)));
  const label = stateLabel(event.state);
  if (event.type === "state-started")
    return event.state === "war"
      ? `${label} begins between ${sides}${source}`
      : `${label}: a state of ${safe(event.state)} begins between ${sides}${source}`;
  const why = { effect: "", war: ", for they are at war now", elimination: ", for one of them is out of the game" }[
    event.why
  ];
  const taken = event.taken.map(
    ({ seat, amount, rating }) => `${nameOf(ctx, seat)} loses the ${amount} influence that it gave: rating ${rating}`,
  );
  return `${label} between ${sides} ends${why}${source}${taken.length > 0 ? `. ${taken.join(". ")}` : ""}`;
}

function conquered(event: Extract<StateEvent, { type: "conquered" }>, ctx: Context): string {
  const from = event.from === null ? "" : ` from ${nameOf(ctx, event.from)}`;
  const name = `${nameOf(ctx, event.seat)} ${event.retaken ? "takes back" : "conquers"} **${safe(event.card.title)}**${from}`;
  if (event.retaken) return `🏴 ${name}: it works as before (${safe(event.source)})`;
  const held = event.controlled ? "its text rests" : "its text is blanked, and nobody controls it";
  return `🏴 ${name}: ${held} (${safe(event.source)})`;
}
