import { type Event, STATES } from "../../engine/index.ts";
import { type Context, nameOf, sideName } from "../text/context.ts";
import { capitalized, listed, safe } from "../text/safe-text.ts";
import { ABILITY_WORDS, RACE_WORDS } from "../text/words.ts";
import { FIRST_LANGUAGE, type Language, sayPut, type WordId } from "../words/index.ts";

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
  if (event.type === "joined-war")
    return `${nameOf(ctx, event.seat)} rotates ${safe(event.with.title)} to join the war against ${nameOf(ctx, event.against)}`;
  if (event.type === "surrendered")
    return `🏳️ ${nameOf(ctx, event.seat)} surrenders unconditionally to ${nameOf(ctx, event.to)}`;
  if (event.type === "asylum")
    return `${safe(event.card.title)} of ${nameOf(ctx, event.seat)} finds asylum with ${nameOf(ctx, event.with)}, as a supporting character`;
  if (event.type === "conquered") return conquered(event, ctx);
  if (event.type === "civil-war") {
    const race = RACE_WORDS[event.race];
    return event.begins
      ? `⚔️ **${race} civil war**: ${listed(event.seats.map((seat) => nameOf(ctx, seat)))} are at war with one another, and count as races of their own`
      : `🕊️ **The ${race} civil war is over**: ${listed(event.seats.map((seat) => nameOf(ctx, seat)))} ${event.seats.length === 1 ? "stands" : "stand"} for one race again`;
  }
  if (event.type === "chosen") {
    const price = event.influence > 0 ? ` for ${event.influence} influence` : "";
    return `${nameOf(ctx, event.seat)} chooses to ${safe(event.does, 100)}${price} (${safe(event.source)})`;
  }
  if (event.type === "became-enhancement") {
    const where = event.on === null ? `of ${nameOf(ctx, event.seat)}’s faction` : `of ${safe(event.on.title)}`;
    return `**${safe(event.card.title)}** stays in play as an enhancement ${where}`;
  }
  if (event.type === "tended")
    return `${safe(event.card.title)} stays in play and heals as the inner circle does (${safe(event.source)})`;
  if (event.type === "conflicts-barred") {
    const who =
      event.seat === undefined ? "No conflicts are declared" : `${nameOf(ctx, event.seat)} declares no conflicts`;
    return `${who} ${event.now ? "this" : "next"} turn (${safe(event.source)})`;
  }
  if (event.type === "gains-barred")
    return `${nameOf(ctx, event.seat)} gains no more influence this turn (${safe(event.source)})`;
  if (event.type === "gain-prevented")
    return `${nameOf(ctx, event.seat)} does not gain the ${event.amount} influence of ${safe(event.source)}: no more influence is gained this turn (${safe(event.by)})`;
  if (event.type === "counted-as") {
    const as = [event.outcome, event.as === null ? null : ABILITY_WORDS[event.as]].filter((word) => word !== null);
    return `For the aftermaths of ${nameOf(ctx, event.seat)}, ${safe(event.conflict)} counts as ${as.join(" ")} too (${safe(event.source)})`;
  }
  if (event.type === "withdrawn")
    return `${safe(event.card.title)} is taken out of ${safe(event.conflict)}, and takes no part in it again (${safe(event.source)})`;
  if (event.type === "picked")
    return `${nameOf(ctx, event.seat)} picks ${safe(event.card.title)} ${safe(event.does, 60)} (${safe(event.source)})`;
  const source = event.source === "" ? "" : ` (${safe(event.source)})`;
  if (event.type === "race-tension-changed") {
    const [from, toward] = [sideName(ctx, event.from), sideName(ctx, event.toward)];
    return `The tension of ${from} toward ${toward} is now ${event.to}${source}`;
  }
  const sides = listed(event.between.map((side) => sideName(ctx, side)));
  const label = stateLabel(event.state);
  if (event.type === "state-suspended") return suspended(event, label, sides, ctx);
  if (event.type === "state-started") {
    const ratings = (event.changed ?? []).map(({ seat, rating }) => `${nameOf(ctx, seat)}: rating ${rating}`);
    const now = ratings.length > 0 ? `. ${listed(ratings)}` : "";
    return event.state === "war"
      ? `${label} begins between ${sides}${source}${now}`
      : `${label}: a state of ${safe(event.state)} begins between ${sides}${source}${now}`;
  }
  const why = {
    effect: "",
    war: ", for they are at war now",
    elimination: ", for one of them is out of the game",
    tension: ", for the tension between them is too high",
  }[event.why];
  const taken = event.taken.map(
    ({ seat, amount, rating }) => `${nameOf(ctx, seat)} loses the ${amount} influence that it gave: rating ${rating}`,
  );
  return `${label} between ${sides} ends${why}${source}${taken.length > 0 ? `. ${taken.join(". ")}` : ""}`;
}

function suspended(
  event: Extract<StateEvent, { type: "state-suspended" }>,
  label: string,
  sides: string,
  ctx: Context,
): string {
  const what = event.suspended ? "is suspended, as if it were not" : "is in force again";
  const verb = event.suspended ? "loses the" : "has back the";
  const changed = event.changed.map(
    ({ seat, amount, rating }) => `${nameOf(ctx, seat)} ${verb} ${amount} influence that it gave: rating ${rating}`,
  );
  const cause = event.by === undefined ? "" : ` (${safe(event.by)})`;
  return `${label} between ${sides} ${what}${cause}${changed.length > 0 ? `. ${changed.join(". ")}` : ""}`;
}

function conquered(event: Extract<StateEvent, { type: "conquered" }>, ctx: Context): string {
  const from = event.from === null ? "" : ` from ${nameOf(ctx, event.from)}`;
  const name = `${nameOf(ctx, event.seat)} ${event.retaken ? "takes back" : "conquers"} **${safe(event.card.title)}**${from}`;
  // The war conflict over it bears its name.
  const cause = event.source === `War over ${event.card.title}` ? "" : ` (${safe(event.source)})`;
  if (event.retaken) return `🏴 ${name}: it works as before${cause}`;
  if (event.serves) return `🏴 ${name}: it serves like a location of that faction${cause}`;
  const held = event.controlled ? "its text rests" : "its text is blanked, and nobody controls it";
  return `🏴 ${name}: ${held}${cause}`;
}
