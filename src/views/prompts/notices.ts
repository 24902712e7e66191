import type { Action, DecisionView, LegalAction, SeatIndex, View } from "../../engine/index.ts";
import { didYouMean } from "../menus/did-you-mean.ts";
import { type Context, languageIn, nameOf } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { button, buttonRows, inLanguages, inWords, type Message, message, privateMessage } from "../text/message.ts";
import { pinged } from "../text/pinged.ts";
import { bound, plain, safe } from "../text/safe-text.ts";
import { ownDecision, ownSeat, seenCards } from "../tracker/seats.ts";
import { FIRST_LANGUAGE, type Language, listedIn, say, type Tell } from "../words/index.ts";
import { whoseTurn } from "./ahead-until.ts";

/** The buttons that lead on from anywhere: what can I do, and my hand. */
export const wayOn = (ctx: Context) => buttonRows(wayOnButtons(ctx, languageIn(ctx)));

export function wayOnButtons(ctx: Context, language: Language = FIRST_LANGUAGE) {
  const press = (verb: "act" | "hand") => encodePress({ table: ctx.table, decision: 0, verb, key: "" });
  return [
    button(press("act"), say(language, "what-button"), "main"),
    button(press("hand"), say(language, "hand-button")),
  ];
}

/** For whoever watches: what lies on the table for everybody. */
export function watchButtons(ctx: Context, language: Language = FIRST_LANGUAGE) {
  const press = (verb: "tracker" | "all-cards") => encodePress({ table: ctx.table, decision: 0, verb, key: "" });
  return [
    button(press("tracker"), say(language, "tracker-button")),
    button(press("all-cards"), say(language, "all-cards-button")),
  ];
}

/** To look on at a game in which one has no seat. */
export function watchButton({ table }: Pick<Context, "table">, language: Language) {
  return button(encodePress({ table, decision: 0, verb: "tracker", key: "" }), say(language, "watch-button"));
}

/** Where a table's opening was told, once its game has begun. */
export function watchInvitation({ id, thread }: { id: string; thread: string }, language: Language): Message {
  return message({
    content: say(language, "watch-begun", { thread: `<#${thread}>` }),
    rows: buttonRows([watchButton({ table: id }, language)]),
  });
}

/** Where what is possible is shown already: my hand. */
export function handButton(ctx: Context, language: Language = FIRST_LANGUAGE) {
  return button(encodePress({ table: ctx.table, decision: 0, verb: "hand", key: "" }), say(language, "hand-button"));
}

/** After a press on a button whose moment has passed. */
export function staleMessage(ctx: Context): Message {
  return inLanguages((language) =>
    privateMessage({ content: say(language, "stale-now"), rows: buttonRows(wayOnButtons(ctx, language)) }),
  );
}

/** After a press on a button that is there for others; in a vote, who has one. */
export function othersAskedMessage(asked: readonly DecisionView[], view: View, ctx: Context): Message {
  const own = ownSeat(view)?.seat;
  const casters = (view.vote?.league ?? view.vote?.ballots ?? []).flatMap(({ caster }) => caster ?? []);
  const voting = asked.every(({ kind }) => kind === "vote" || kind === "call") && casters.length > 0;
  const namesOf = (seats: readonly SeatIndex[]) => [...new Set(seats)].map((seat) => nameOf(ctx, seat));
  const seats = asked.map(({ seat }) => seat);
  return inLanguages((language) => {
    const content =
      voting && own !== undefined && !casters.includes(own)
        ? say(language, "turn-no-vote", { names: listedIn(namesOf(casters), language) })
        : pinged(
            say(language, "turn-others", { names: listedIn(namesOf(seats), language), count: seats.length }),
            ctx,
            language,
          );
    return privateMessage({ content, rows: buttonRows(wayOnButtons(ctx, language)) });
  });
}

/**
 * To a player whose step shows nowhere yet: what has been taken down, and when it shows. `view` is of before the step,
 * `sentence` what does it in words.
 */
export function takenQuietly(
  action: Action | undefined,
  view: View,
  language: Language,
  sentence: Tell = () => "",
): string {
  switch (action?.type) {
    case "choose-ambassador": {
      if (ownDecision(view)?.second) return "";
      return say(language, "taken-ambassador", { which: named(titleOf(action.card, view), language) });
    }
    case "sideboard": {
      const title = titleOf(action.card, view);
      const asked = ownDecision(view);
      if (asked?.kind !== "sideboard" || title === "") return "";
      return asked.about === null
        ? say(language, "taken-sideboard", { title })
        : say(language, "taken-sideboard-in", { title, other: safe(asked.about) });
    }
    case "keep":
      if (ownDecision(view)?.kind === "sideboard" || view.secretly) return "";
      return say(language, ownDecision(view)?.kind === "buy" ? "taken-buy-none" : "taken-keep-all");
    // What is answered in secret is shown where it may still be changed.
    case "aftermath":
    case "pass":
      return "";
    case "vote":
      return say(language, "taken-vote", { vote: say(language, `vote-${action.vote}`) });
    case "call":
    case "call-rest":
      return say(language, "taken-called");
    case "standing":
      return say(language, "taken-standing", { order: named(safe(sentence(language), 120), language) });
    case "state-facts": {
      const title = titleOf(action.card, view) || say(language, "taken-the-card");
      const { type } = action.facts;
      return type === undefined
        ? say(language, "taken-fact", { title })
        : say(language, "taken-fact-type", { title, kind: say(language, "kind-a", { type }) });
    }
    case "stack": {
      const card = (ownDecision(view)?.options ?? []).find(({ id }) => id === action.cards[0]);
      if (card === undefined) return say(language, "taken-as-dealt");
      return say(language, ownDecision(view)?.again ? "taken-draw-next" : "taken-draw-first", {
        title: safe(card.title),
      });
    }
    default:
      return say(language, "taken-done");
  }
}

/** The title of a card that its player sees, in message text; "" where they do not. */
function titleOf(card: number, view: View): string {
  const title = seenCards(view).get(card)?.card.title;
  return title === undefined ? "" : safe(title);
}

const named = (what: string, language: Language): string => (what === "" ? "" : say(language, "taken-colon", { what }));

/** A message has room for other words beside them. */
const MOST_TITLES = 1_200;

/**
 * The cards that have come into the own hand between two views of it; "" for none. For their player alone. `anew`: the
 * whole hand was dealt anew, with cards in it that it may have held before.
 */
export function cardsTaken(before: View, after: View, language: Language, anew = false): string {
  const had = new Set(anew ? [] : (ownSeat(before)?.hand?.map(({ id }) => id) ?? []));
  const fresh = (ownSeat(after)?.hand ?? []).filter(({ id }) => !had.has(id));
  if (fresh.length === 0) return "";
  const titles = fresh.map(({ title }) => `**${safe(title)}**`);
  return say(language, "taken-into-hand", { titles: bound(listedIn(titles, language), MOST_TITLES) });
}

/** After an unexpected error; `id` finds it in the bot's log, `isDone`: what was asked for was done before. */
export function errorMessage(id: string, isDone = false): Message {
  const number = plain(id, 40).replaceAll("`", "");
  return inWords((language) => say(language, isDone ? "wrong-after" : "wrong-failed", { number }));
}

/** What is said where the store did not answer in time, a button does nothing any more, or Discord takes no answer. */
export const wentWrongMessage = (
  what: "nothing-changed" | "unsure" | "ended" | "ended-after" | "old-button" | "unshown",
): Message => inWords((language) => say(language, `wrong-${what}`));

/** More of it goes into a file, which Discord shows as well. */
const MOST_TYPED = 1_200;

/** A message about a form that could not be taken, with what was typed into its fields, to be copied. */
export function typedBack(told: Message, typed: readonly string[], language: Language): Message {
  const fenced = (text: string) => ["```", text.replaceAll("```", "` ` `"), "```"].join("\n");
  const blocks = typed.map(fenced).join("\n");
  const content = `${told.content}\n${say(language, "wrong-typed")}`;
  return blocks.length > MOST_TYPED
    ? { ...told, content, files: [...(told.files ?? []), { name: "typed.txt", text: typed.join("\n\n") }] }
    : { ...told, content: `${content}\n${blocks}` };
}

/** With the next press, where Discord has not taken what was answered to the one before: `answer` is that, "" where it was only that it is done. */
export const unheardMessage = (answer: string, language: Language): Message =>
  privateMessage({
    content: `${say(language, "wrong-unheard")}\n${answer === "" ? say(language, "taken-done") : answer}`,
  });

/** Once, privately, to a player who cannot be written to. */
export function directMessagesClosed(ctx: Context): Message {
  return privateMessage({ content: say(languageIn(ctx), "taken-no-messages"), rows: wayOn(ctx) });
}

/** Why an order is unclear: `which` is a name in it that fits several cards, or with no titles none; `form` is how such an order is said. */
export interface Unclear {
  readonly nearest: readonly LegalAction[];
  readonly which?: { readonly phrase: string; readonly titles: readonly string[] };
  readonly form?: string;
}

/** For an order that is not understood: what of it is not, and the nearest that are possible now. */
export function unclearOrder(order: string, { nearest, which, form }: Unclear, view: View, ctx: Context): Message {
  // Whoever is not asked has less to say, and is told so first.
  const waits = ownDecision(view) === null && view.awaiting.length > 0;
  const told = (language: Language) =>
    [...(waits ? [whoseTurn(view, ctx, language)] : []), whyUnclear(order, which, form, language)].join(" ");
  if (nearest.length > 0)
    return didYouMean(nearest, view, ctx, (language) => `${told(language)} ${say(language, "unclear-nearest")}`);
  return inLanguages((language) =>
    privateMessage({
      content: `${told(language)} ${say(language, "unclear-possible")}`,
      rows: buttonRows(wayOnButtons(ctx, language)),
    }),
  );
}

function whyUnclear(order: string, which: Unclear["which"], form: Unclear["form"], language: Language): string {
  if (order.trim() === "") return say(language, "unclear-empty");
  if (which === undefined) {
    const said = safe(order, 100);
    return form === undefined
      ? say(language, "unclear-order", { order: said })
      : say(language, "unclear-form", { order: said, form });
  }
  const name = safe(which.phrase, 60);
  if (which.titles.length === 0) return say(language, "unclear-unknown", { name });
  const titles = which.titles.slice(0, 10).map((title) => safe(title));
  return say(language, "unclear-several", { name, titles: listedIn(titles, language, "list-or") });
}
