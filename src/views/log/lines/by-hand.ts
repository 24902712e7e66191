/** What is carried out by hand, and what was set up by hand to be done when something happens, in words. */
import { type ByHandEvent, type EventOf, loggedAs, type SeatIndex } from "../../../engine/index.ts";
import { type Context, languageIn, nameOf } from "../../text/context.ts";
import { bound, safe } from "../../text/safe-text.ts";
import { effectText, FIRST_LANGUAGE, type Language, listedIn } from "../../words/index.ts";
import { listedAt, type TellLog, tellingIn } from "../telling.ts";
import type { LinesOf } from "./line.ts";

type Watched = EventOf<"watch-set" | "watch-done" | "watch-ended">;
type LoggedEffect = Pick<EventOf<"by-hand">, "verb" | "amount" | "does" | "words">;
type Lasts = NonNullable<EventOf<"by-hand">["lasts"]>;

export const BY_HAND: LinesOf<ByHandEvent["type"]> = {
  "left-by-hand": (event, { tell, title }) =>
    event.left === null ? tell("log-left", { title }) : tell("log-left-of", { title, left: safe(event.left, 300) }),
  "by-hand": (event, { tell, nameAt, ctx }) => {
    const { seat, judge } = event;
    const lasts = event.lasts ? tell("hand-lasts", { lasts: lastingWords(event.lasts, tell) }) : "";
    const done = {
      name: nameAt(seat),
      because: safe(event.because, 100),
      does: effectInWords(event, ctx),
      lasts,
    };
    return judge === undefined ? tell("hand-does", done) : tell("hand-judge-does", { ...done, judge: safe(judge, 40) });
  },
  "hand-undone": (event, { tell, nameAt, ctx }) =>
    tell("hand-undone", {
      name: nameAt(event.seat),
      because: safe(event.because, 100),
      does: effectInWords(event, ctx),
    }),
  "watch-set": (event, { tell, ctx }) => tell("watch-from-now", { watch: watchWords(event, ctx) }),
  "watch-done": (event, { tell, nameAt, ctx, source }) =>
    tell("watch-done", {
      name: nameAt(event.seat),
      source,
      trigger: triggerWords(event, ctx),
    }),
  "watch-ended": (event, { tell, ctx }) => tell("watch-over", { watch: watchWords(event, ctx) }),
};

/** "gain 2 power", "raise tension by 1", "ready", "for each of what it counts: gain 1 power". */
function effectInWords({ verb, amount, does = [], words = [] }: LoggedEffect, ctx: Context): string {
  const language = languageIn(ctx);
  const put = {
    n: amount ?? "",
    does: listedIn(
      does.map((each) => effectInWords(each, ctx)),
      language,
    ),
    words: listedIn(
      words.map((each) => quotedIn(language, safe(each, 60))),
      language,
      "list-or",
    ),
  };
  const translated = effectText(language, verb, put);
  if (translated !== null) return translated;
  const puts: Readonly<Record<string, string>> = {
    "{n}": `${amount}`,
    "(s)": amount === 1 ? "" : "s",
    "{does}": put.does,
    "{words}": put.words,
  };
  return loggedAs(verb).replaceAll(/\{\w+\}|\(s\)/gu, (slot) => puts[slot] ?? slot);
}

/** What a card has in English stands between quotes in other languages. */
const quotedIn = (language: Language, words: string): string => (language === FIRST_LANGUAGE ? words : `“${words}”`);

/** "the next time that Londo wins a conflict: gain 2 influence (Trade Pact, until the end of the turn)" */
export function watchWords(watched: Omit<Watched, "type">, ctx: Context): string {
  const tell = tellingIn(ctx);
  const { once, source, until, holder } = watched;
  return tell(once ? "watch-once" : "watch-each", {
    trigger: triggerWords(watched, ctx),
    // biome-ignore lint/suspicious/noThenProperty: what is done then, a name in a text.
    then: thenWords(watched, ctx),
    source: safe(source),
    lasts: lastingWords({ until, ...(holder ? { holder } : {}) }, tell),
  });
}

/** "gain 2 influence", "Londo may gain 2 influence for 1 influence" */
function thenWords({ does, may }: Pick<Watched, "does" | "may">, ctx: Context): string {
  const tell = tellingIn(ctx);
  if (!may)
    return listedAt(
      ctx,
      does.map((each) => effectInWords(each, ctx)),
    );
  const free = { name: nameOf(ctx, may.seat), does: safe(may.does, 60) };
  return may.influence > 0 ? tell("watch-may-for", { ...free, influence: may.influence }) : tell("watch-may", free);
}

/** What is waited for, on the tracker: "Londo wins a conflict → gain 2 influence (Trade Pact)". */
export function trackedWatch(watched: Omit<Watched, "type">, ctx: Context): string {
  const line = tellingIn(ctx)(watched.once ? "watch-tracked-once" : "watch-tracked", {
    trigger: triggerWords(watched, ctx),
    // biome-ignore lint/suspicious/noThenProperty: what is done then, a name in a text.
    then: thenWords(watched, ctx),
    source: safe(watched.source, 40),
  });
  return bound(line, 160);
}

function lastingWords({ until, holder }: Lasts, tell: TellLog): string {
  switch (until) {
    case "while-rotated":
    case "while-in-play":
      return tell(`lasts-${until}`, { title: holder ? safe(holder.title) : tell("lasts-its-card") });
    default:
      return tell(`lasts-${until}`);
  }
}

/** "Londo wins a conflict", "Vir Cotto is attacked". */
function triggerWords({ on, whose, about }: Pick<Watched, "on" | "whose" | "about">, ctx: Context): string {
  const tell = tellingIn(ctx);
  const who = whose === "each" ? tell("trigger-a-player") : nameOf(ctx, whose satisfies SeatIndex);
  const card = about ? safe(about.title) : tell("trigger-the-card");
  switch (on) {
    case "you-win":
    case "you-lose":
    case "conflict-against-you-won":
    case "conflict-against-you":
    case "you-gain-by-conflict":
    case "you-conquer":
    case "conquered-from-you":
    case "you-win-war":
      return tell(`trigger-${on}`, { who });
    case "card-attacked":
    case "card-attacks":
    case "card-neutralized":
    case "card-neutralizes":
    case "card-restored":
    case "card-discarded":
    case "card-took-part":
    case "card-supports":
    case "card-sponsors":
    case "event-on-card":
    case "card-survives":
      return tell(`trigger-${on}`, { card });
    case "event-played":
      return whose === "each" ? tell("trigger-event-played") : tell("trigger-event-by-others", { who });
    case "any-resolved":
    case "turn-starts":
    case "initiative":
    case "draw-round":
    case "turn-ends":
      return tell(`trigger-${on}`);
  }
}
