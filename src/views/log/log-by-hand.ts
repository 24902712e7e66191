/** What is carried out by hand, and what was set up by hand to be done when something happens, in words. */
import { type Event, loggedAs, type SeatIndex } from "../../engine/index.ts";
import { type Context, nameOf } from "../text/context.ts";
import { bound, listed, safe } from "../text/safe-text.ts";

type OfHand = Extract<
  Event,
  { type: "by-hand" | "hand-undone" | "watch-set" | "watch-done" | "watch-ended" | "influence-applied" }
>;
type Watched = Extract<Event, { type: "watch-set" | "watch-done" | "watch-ended" }>;
type LoggedEffect = Pick<Extract<Event, { type: "by-hand" }>, "verb" | "amount" | "does" | "words">;
type Lasts = NonNullable<Extract<Event, { type: "by-hand" }>["lasts"]>;

export function doneByHand(event: OfHand, ctx: Context): string {
  switch (event.type) {
    case "by-hand": {
      const lasts = event.lasts ? `, ${lastingWords(event.lasts)}` : "";
      if (event.judge !== undefined)
        return `⚖️ ${safe(event.judge, 40)}, a judge, puts right by hand for ${nameOf(ctx, event.seat)}, because of ${safe(event.because, 100)}: ${effectInWords(event)}${lasts}`;
      return `✋ ${nameOf(ctx, event.seat)} carries out ${safe(event.because, 100)} by hand: ${effectInWords(event)}${lasts}`;
    }
    case "hand-undone":
      return `↩ Undone is what ${nameOf(ctx, event.seat)} did by hand for ${safe(event.because, 100)}: ${effectInWords(event)}`;
    case "influence-applied":
      return `${nameOf(ctx, event.seat)} applies ${event.amount} influence (${safe(event.source)})`;
    case "watch-set":
      return `⏰ From now on, ${watchWords(event, ctx)}`;
    case "watch-done":
      return `⏰ As ${nameOf(ctx, event.seat)} set up for ${safe(event.source)}: ${triggerWords(event, ctx)}`;
    case "watch-ended":
      return `⏰ That is over: ${watchWords(event, ctx)}`;
  }
}

/** "gain 2 power", "raise tension by 1", "ready", "for each of what it counts: gain 1 power". */
function effectInWords({ verb, amount, does = [], words = [] }: LoggedEffect): string {
  const puts: Readonly<Record<string, () => string>> = {
    "{n}": () => `${amount}`,
    "(s)": () => (amount === 1 ? "" : "s"),
    "{does}": () => listed(does.map(effectInWords)),
    "{words}": () =>
      listed(
        words.map((each) => safe(each, 60)),
        "or",
      ),
  };
  return loggedAs(verb).replaceAll(/\{\w+\}|\(s\)/gu, (put) => puts[put]?.() ?? put);
}

/** "the next time that Londo wins a conflict: gain 2 influence (Trade Pact, until the end of the turn)" */
export function watchWords(watched: Omit<Watched, "type">, ctx: Context): string {
  const { once, source, until, holder } = watched;
  const lasts = lastingWords({ until, ...(holder ? { holder } : {}) });
  return `${once ? "the next time that" : "each time that"} ${triggerWords(watched, ctx)}: ${thenWords(watched, ctx)} (${safe(source)}, ${lasts})`;
}

/** "gain 2 influence", "Londo may gain 2 influence for 1 influence" */
function thenWords({ does, may }: Pick<Watched, "does" | "may">, ctx: Context): string {
  if (!may) return listed(does.map(effectInWords));
  const price = may.influence > 0 ? ` for ${may.influence} influence` : "";
  return `${nameOf(ctx, may.seat)} may ${safe(may.does, 60)}${price}`;
}

/** What is waited for, on the tracker: "Londo wins a conflict → gain 2 influence (Trade Pact)". */
export function trackedWatch(watched: Omit<Watched, "type">, ctx: Context): string {
  const next = watched.once ? "next time " : "";
  return bound(`${next}${triggerWords(watched, ctx)} → ${thenWords(watched, ctx)} (${safe(watched.source, 40)})`, 160);
}

function lastingWords({ until, holder }: Lasts): string {
  const card = holder ? safe(holder.title) : "its card";
  switch (until) {
    case "end-of-turn":
      return "until the end of the turn";
    case "conflict":
      return "until the conflict is over";
    case "attack":
      return "until the attack is over";
    case "while-rotated":
      return `while ${card} stays rotated`;
    case "while-in-play":
      return `while ${card} is in play`;
    case "initiative":
      return "until initiative is determined";
    case "permanent":
      return "for good";
  }
}

/** "Londo wins a conflict", "Vir Cotto is attacked". */
function triggerWords({ on, whose, about }: Pick<Watched, "on" | "whose" | "about">, ctx: Context): string {
  const who = whose === "each" ? "a player" : nameOf(ctx, whose satisfies SeatIndex);
  const card = about ? safe(about.title) : "the card";
  switch (on) {
    case "you-win":
      return `${who} wins a conflict`;
    case "you-lose":
      return `${who} loses a conflict`;
    case "conflict-against-you-won":
      return `a conflict against ${who} is won`;
    case "conflict-against-you":
      return `a conflict is initiated against ${who}`;
    case "you-gain-by-conflict":
      return `${who} gains influence by a conflict`;
    case "card-attacked":
      return `${card} is attacked`;
    case "card-attacks":
      return `${card} attacks`;
    case "card-neutralized":
      return `${card} is neutralized`;
    case "card-neutralizes":
      return `${card} neutralizes another card`;
    case "card-restored":
      return `${card} is neutralized no longer`;
    case "card-discarded":
      return `${card} is discarded`;
    case "card-took-part":
      return `a conflict in which ${card} took part is over, and it is not neutralized`;
    case "card-supports":
      return `${card} supports a conflict`;
    case "card-sponsors":
      return `${card} sponsors a card`;
    case "event-played":
      return whose === "each" ? "an event is played" : `a player other than ${who} plays an event`;
    case "event-on-card":
      return `an event is played on ${card}`;
    case "you-conquer":
      return `${who} conquers a location`;
    case "conquered-from-you":
      return `a location of ${who} is conquered`;
    case "any-resolved":
      return "a conflict is won or lost";
    case "you-win-war":
      return `${who} wins a war conflict`;
    case "card-survives":
      return `${card} comes through an attack`;
    case "turn-starts":
      return "a turn has begun";
    case "initiative":
      return "initiative is determined";
    case "draw-round":
      return "a draw round has begun";
    case "turn-ends":
      return "a turn ends";
  }
}
