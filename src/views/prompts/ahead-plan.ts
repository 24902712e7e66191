/** What a player may say now for later: orders of this round, and what the turn ends with. */
import type { AheadKind, LegalAction, SeatIndex, View } from "../../engine/index.ts";
import { MOST_ORDERS, type SeatAhead } from "../../table/ahead/ahead.ts";
import { type Context, mentionOf } from "../text/context.ts";
import { actionKey, encodePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { type ActionRow, type Button, button, buttonRows, type Message, privateMessage } from "../text/message.ts";
import { bound, listed, safe } from "../text/safe-text.ts";
import { ownDecision, ownSeat } from "../tracker/seats.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";
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
  return button(press(ctx, "plan"), kind === "action" && more ? "…then more" : planWords(kind, language));
}

/** The key of the press that opens what may be said of the turn's end. */
export const LATER = "later";

/** In the action round: opens what may be said now of aftermaths, of the draw round and of the next declaration. */
export const laterButton = (ctx: Pick<Context, "table">): Button =>
  button(press(ctx, "plan", LATER), "After this round…");

/** What others may give now who are called with a question; to one of them alone, and to several. */
const CALLED: Readonly<Record<"action" | "vote", readonly [string, string]>> = {
  action: [
    "your orders for this round may be given now: **Give orders…**",
    "orders for this round may be given now: **Give orders…**",
  ],
  vote: [
    "your vote may be given now; nobody sees it before you are called.",
    "votes may be given now; nobody sees one before its player is called.",
  ],
};

/** The question that opens an action round or a vote, with which the others are called who have something to say in it. */
export function callingOthers(
  asked: Message,
  called: { readonly what: "action" | "vote"; readonly seats: readonly SeatIndex[] } | null,
  ctx: Context,
): Message {
  if (called === null || called.seats.length === 0) return asked;
  const { what, seats } = called;
  const [alone, several] = CALLED[what];
  const line = `-# ${listed(seats.map((seat) => mentionOf(ctx, seat)))}: ${seats.length === 1 ? alone : several}`;
  const users = ctx.people.flatMap(({ seat, userId }) =>
    seats.includes(seat) && userId !== null && /^\d+$/u.test(userId) ? [userId] : [],
  );
  return {
    ...asked,
    content: bound(`${asked.content}\n${line}`, DISCORD_LIMITS.content),
    components: what === "action" ? withButton(asked.components, planButton("action", ctx)) : asked.components,
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

const OFFERED: Readonly<Record<AheadKind, string>> = {
  action: "when your turn comes",
  declare: "when conflicts are declared next",
  aftermath: "after the first conflict where it is possible, and play no other aftermath this turn",
  draw: "in this turn’s draw round",
};

/** An order that is not asked for now, and may wait. `why`: why not now, with a space behind it. */
export function offerToWait(
  { action, sentence }: { action: Parameters<typeof actionKey>[0]; sentence: string },
  kind: AheadKind,
  why: string,
  { orders = [] }: SeatAhead,
  view: View,
  ctx: Context,
): Message {
  const acts = kind === "action";
  const full = orders.length >= MOST_ORDERS;
  const order = (key: string) => encodePress({ table: ctx.table, decision: 0, verb: "order", key });
  const key = actionKey(action);
  const turn = turnSuffix(view);
  return privateMessage({
    content: full
      ? `It is not asked of you now, and ${MOST_ORDERS} orders wait already. Drop one under **My hand** first.`
      : `${why}“${safe(sentence, 120)}” is not asked of you now, so nothing was done. I can do it ${OFFERED[kind]}, if it is still possible then.`,
    rows: buttonRows([
      ...(full
        ? []
        : [
            button(order(`${key}${turn}`), acts ? "Do it when my turn comes" : "Do it when I am asked", "main"),
            ...(!acts ? [] : [button(order(`${key}.pass${turn}`), "Do it, then pass")]),
          ]),
      button(press(ctx, "hand"), "My hand"),
    ]),
  });
}

/** One of several orders that is not understood, or that may mean several things. */
export function whichOrder(words: string, possible: readonly LegalAction[], ctx: Context): Message {
  const some = possible.slice(0, 5).map(({ sentence }) => `\`${safe(sentence, 100)}\``);
  const mean = some.length === 0 ? "" : ` Did you mean ${listed(some, "or")}?`;
  return privateMessage({
    content: `I do not understand “${safe(words, 100)}”, so nothing was taken down.${mean}`,
    rows: buttonRows([button(press(ctx, "hand"), "My hand")]),
  });
}
