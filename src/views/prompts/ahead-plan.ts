/** What a player may say now for later: orders of this round, and what the turn ends with. */
import type { AheadKind, LegalAction, SeatIndex, View } from "../../engine/index.ts";
import { MOST_ORDERS, type SeatAhead } from "../../table/ahead/ahead.ts";
import { namesIn } from "../menus/choices/slot.ts";
import { actWords } from "../text/acted.ts";
import { type Context, mentionOf } from "../text/context.ts";
import { actionKey, encodePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import {
  type ActionRow,
  type Button,
  button,
  buttonRows,
  inLanguages,
  type Message,
  privateMessage,
} from "../text/message.ts";
import { bound, safe } from "../text/safe-text.ts";
import { ownDecision, ownSeat } from "../tracker/seats.ts";
import { FIRST_LANGUAGE, type Language, listedIn, say } from "../words/index.ts";
import { turnSuffix } from "./ahead-until.ts";

const press = ({ table }: Pick<Context, "table">, verb: "plan" | "hand", key = "") =>
  encodePress({ table, decision: 0, verb, key });

/** What its player may give orders for while not asked; null where nothing. */
export function planKind(view: View): AheadKind | null {
  if (view.result !== null || view.halted !== undefined || ownSeat(view)?.eliminated !== false) return null;
  switch (view.round) {
    case "setup":
      // With a starting hand there is something to declare first.
      return (ownSeat(view)?.hand ?? []).length > 0 && ownDecision(view) === null ? "declare" : null;
    case "ready":
    case "conflict":
    case "action":
      return "action";
    case "resolution":
    case "draw":
      return "declare";
    default:
      return null;
  }
}

/** What opens the menus of what may be ordered for later. */
export const planWords = (kind: AheadKind, language: Language = FIRST_LANGUAGE): string =>
  say(language, `plan-${kind}`);

/** Opens the menus of what may be ordered now; `more`: right after something was done. */
export function planButton(
  kind: AheadKind,
  ctx: Pick<Context, "table">,
  more = false,
  language: Language = FIRST_LANGUAGE,
): Button {
  return button(
    press(ctx, "plan"),
    kind === "action" && more ? say(language, "ahead-more-button") : planWords(kind, language),
  );
}

/** The key of the press that opens what may be said of the turn's end. */
export const LATER = "later";

/** In the action round: opens what may be said now of aftermaths, of the draw round and of the next declaration. */
export const laterButton = (ctx: Pick<Context, "table">, language: Language = FIRST_LANGUAGE): Button =>
  button(press(ctx, "plan", LATER), say(language, "ahead-later-button"));

/** The question that opens an action round or a vote, with which the others are called who have something to say in it. */
export function callingOthers(
  asked: Message,
  called: { readonly what: "action" | "vote"; readonly seats: readonly SeatIndex[] } | null,
  ctx: Context,
  language: Language = FIRST_LANGUAGE,
): Message {
  if (called === null || called.seats.length === 0) return asked;
  const { what, seats } = called;
  const names = listedIn(
    seats.map((seat) => mentionOf(ctx, seat)),
    language,
  );
  const calls =
    seats.length === 1
      ? say(language, `ahead-calls-${what}`, { name: names })
      : say(language, `ahead-calls-${what}-all`, { names });
  const line = `-# ${calls}`;
  const users = ctx.people.flatMap(({ seat, userId }) =>
    seats.includes(seat) && userId !== null && /^\d+$/u.test(userId) ? [userId] : [],
  );
  return {
    ...asked,
    content: bound(`${asked.content}\n${line}`, DISCORD_LIMITS.content),
    components:
      what === "action" ? withButton(asked.components, planButton("action", ctx, false, language)) : asked.components,
    allowed_mentions: { parse: [], users: [...(asked.allowed_mentions.users ?? []), ...users] },
  };
}

/** The rows with one more button, in the last of them where there is room. */
export function withButton(rows: readonly ActionRow[], more: Button): ActionRow[] {
  const last = rows.at(-1);
  const room =
    last?.components.every(({ type }) => type === more.type) && last.components.length < DISCORD_LIMITS.buttons;
  if (last && room) return [...rows.slice(0, -1), { ...last, components: [...last.components, more] }];
  return [...rows, ...buttonRows([more])].slice(0, DISCORD_LIMITS.rows);
}

/** What stands before a text in its language, with a space behind it; "" for nothing. */
type BeforeIn = (language: Language) => string;

/** An order that is not asked for now, and may wait. `why`: why not now, with a space behind it. */
export function offerToWait(
  order: Pick<LegalAction, "action" | "sentence">,
  kind: AheadKind,
  why: BeforeIn,
  ahead: SeatAhead,
  view: View,
  ctx: Context,
): Message {
  return inLanguages((language) => offered(order, kind, why(language), ahead, view, ctx, language));
}

function offered(
  { action, sentence }: Pick<LegalAction, "action" | "sentence">,
  kind: AheadKind,
  why: string,
  { orders = [] }: SeatAhead,
  view: View,
  ctx: Context,
  language: Language,
): Message {
  const acts = kind === "action";
  const full = orders.length >= MOST_ORDERS;
  const order = (key: string) => encodePress({ table: ctx.table, decision: 0, verb: "order", key });
  const key = actionKey(action);
  const turn = turnSuffix(view);
  const words = safe(actWords(action.type, sentence, language, namesIn(view)), 120);
  const mine = button(press(ctx, "hand"), say(language, "hand-button"));
  if (full)
    return privateMessage({ content: say(language, "ahead-full", { most: MOST_ORDERS }), rows: buttonRows([mine]) });
  return privateMessage({
    content: `${why}${say(language, "ahead-offer", { order: words, when: say(language, `ahead-offer-${kind}`) })}`,
    rows: buttonRows([
      button(order(`${key}${turn}`), say(language, acts ? "ahead-do-button" : "ahead-do-asked-button"), "main"),
      ...(acts ? [button(order(`${key}.pass${turn}`), say(language, "ahead-do-pass-button"))] : []),
      mine,
    ]),
  });
}

/** One of several orders that is not understood, or that may mean several things; what is possible is said as it is typed. */
export function whichOrder(words: string, possible: readonly LegalAction[], ctx: Context): Message {
  const some = possible.slice(0, 5).map(({ sentence }) => `\`${safe(sentence, 100)}\``);
  return inLanguages((language) => {
    const mean = say(language, "ahead-mean", { orders: listedIn(some, language, "list-or") });
    const unclear = say(language, "ahead-unclear", { words: safe(words, 100) });
    return privateMessage({
      content: some.length === 0 ? unclear : `${unclear} ${mean}`,
      rows: buttonRows([button(press(ctx, "hand"), say(language, "hand-button"))]),
    });
  });
}
