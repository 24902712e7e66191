/** Until when a player passes ahead: the conditions in words, the keys of their buttons, and whom the table waits for else. */
import type { View } from "../../engine/index.ts";
import { PASS_UNTIL, type PassUntil, USUALLY } from "../../table/ahead/ahead.ts";
import { type Context, nameOf } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { type Button, button } from "../text/message.ts";
import { listed, safe } from "../text/safe-text.ts";
import { ownSeat } from "../tracker/seats.ts";
import { FIRST_LANGUAGE, type Language, listedIn, say } from "../words/index.ts";

/** What each condition is called in "until …", which is how an order says it, too. */
export const UNTIL_WORDS: Readonly<Record<PassUntil, string>> = {
  touched: "something touches me",
  attacked: "attacked",
  conflict: "my conflict changes",
  acts: "somebody acts",
  card: "a new card",
  round: "the round ends",
};

/** The same, said to the player. */
export const UNTIL_YOU: Readonly<Record<PassUntil, string>> = {
  touched: "something touches you",
  attacked: "a card of yours is attacked",
  conflict: "a conflict that you are in, or that is aimed at you, changes",
  acts: "another player does anything but pass",
  card: "another player’s card comes into play",
  round: "the round ends",
};

export const EXPLAINED: Readonly<Record<PassUntil, string>> = {
  touched: "An attack, a conflict of yours, anything done to you",
  attacked: "Somebody attacks a card of yours",
  conflict: "One that you are in, or that is aimed at you",
  acts: "Another player does anything but pass",
  card: "Another player’s card comes into play",
  round: "Whatever happens: you do nothing more this round",
};

/** What the key of a button ends in that is good for this turn only. */
export const turnSuffix = ({ turn }: Pick<View, "turn">): string => `.t${turn}`;

/** The turn that a button is good for; null where it names none. */
export function turnOf(key: string): number | null {
  const [, turn] = /\.t(\d{1,6})$/u.exec(key) ?? [];
  return turn === undefined ? null : Number(turn);
}

/** The key of a press that names conditions, for this turn: "attacked.conflict.t3". */
export const untilKey = (until: readonly PassUntil[], view: Pick<View, "turn">): string =>
  `${until.join(".")}${turnSuffix(view)}`;

/** The conditions of such a key or of a menu's values; none of what it does not know. */
export function conditionsIn(values: readonly string[]): PassUntil[] {
  const said = values.flatMap((value) => value.split("."));
  return PASS_UNTIL.filter((one) => said.includes(one));
}

export const untilWords = (until: readonly PassUntil[]): string =>
  listed(
    until.map((one) => UNTIL_YOU[one]),
    "or",
  );

const press = ({ table }: Pick<Context, "table">, key = "") => encodePress({ table, decision: 0, verb: "until", key });

/** Beside Pass: opens what to pass until. */
export const passUntilButton = (ctx: Pick<Context, "table">, language: Language = FIRST_LANGUAGE): Button =>
  button(press(ctx), say(language, "pass-until-button"));

/** After an action: passes from now on, until something touches its player. */
export const thenPassButton = (view: View, ctx: Pick<Context, "table">): Button =>
  button(press(ctx, untilKey(USUALLY, view)), "…then pass");

/** Whether this seat may say now that it passes ahead. */
export function mayPassAhead(view: View): boolean {
  return view.round === "action" && view.result === null && ownSeat(view)?.eliminated === false;
}

/** To a player who passes and is not asked. */
export const NOT_ASKED = "It is not asked of you now, so nothing was done.";

/** Whom the table waits for, to somebody whom it does not wait for. */
export function whoseTurn({ awaiting }: View, ctx: Context, language: Language = FIRST_LANGUAGE): string {
  const names = [...new Set(awaiting.map(({ seat }) => nameOf(ctx, seat)))];
  const [only, ...more] = names;
  if (only === undefined) return say(language, "turn-nobody");
  return more.length === 0
    ? say(language, "turn-of", { name: only })
    : say(language, "turn-waits", { names: listedIn(names, language) });
}

/** To a player who has named no condition that there is. */
export const unknownCondition = (phrase: string): string => `I know no such condition: “${safe(phrase, 60)}”.`;
