/** Until when a player passes ahead: the conditions in words, the keys of their buttons, and whom the table waits for else. */
import type { View } from "../../engine/index.ts";
import { PASS_UNTIL, type PassUntil, USUALLY } from "../../table/ahead/ahead.ts";
import { type Context, nameOf } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { type Button, button } from "../text/message.ts";
import { pinged } from "../text/pinged.ts";
import { safe } from "../text/safe-text.ts";
import { ownSeat } from "../tracker/seats.ts";
import { FIRST_LANGUAGE, type Language, listedIn, say } from "../words/index.ts";

/** What each condition is called in "until …", which in English is how an order says it, too. */
export const untilWord = (until: PassUntil, language: Language): string => say(language, `until-${until}`);

/** What each condition is called where it is typed. */
export const UNTIL_WORDS = Object.fromEntries(
  PASS_UNTIL.map((until) => [until, untilWord(until, FIRST_LANGUAGE)]),
) as Readonly<Record<PassUntil, string>>;

/** The same, said to the player. */
export const untilYou = (until: PassUntil, language: Language): string => say(language, `until-you-${until}`);

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

export const untilWords = (until: readonly PassUntil[], language: Language = FIRST_LANGUAGE): string =>
  listedIn(
    until.map((one) => untilYou(one, language)),
    language,
    "list-or",
  );

const press = ({ table }: Pick<Context, "table">, key = "") => encodePress({ table, decision: 0, verb: "until", key });

/** Beside Pass: opens what to pass until. */
export const passUntilButton = (ctx: Pick<Context, "table">, language: Language = FIRST_LANGUAGE): Button =>
  button(press(ctx), say(language, "pass-until-button"));

/** After an action: passes from now on, until something touches its player. */
export const thenPassButton = (view: View, ctx: Pick<Context, "table">, language: Language = FIRST_LANGUAGE): Button =>
  button(press(ctx, untilKey(USUALLY, view)), say(language, "ahead-then-pass-button"));

/** Whether this seat may say now that it passes ahead. */
export function mayPassAhead(view: View): boolean {
  return view.round === "action" && view.result === null && ownSeat(view)?.eliminated === false;
}

/** To a player who passes and is not asked. */
export const notAskedWords = (language: Language): string => say(language, "ahead-not-asked");

/** Whom the table waits for, to somebody whom it does not wait for. */
export function whoseTurn({ awaiting }: View, ctx: Context, language: Language = FIRST_LANGUAGE): string {
  const names = [...new Set(awaiting.map(({ seat }) => nameOf(ctx, seat)))];
  const [only, ...more] = names;
  if (only === undefined) return say(language, "turn-nobody");
  return more.length === 0
    ? pinged(say(language, "turn-of", { name: only }), ctx, language)
    : say(language, "turn-waits", { names: listedIn(names, language) });
}

/** To a player who has named no condition that there is. */
export const unknownCondition = (phrase: string, language: Language): string =>
  say(language, "ahead-no-condition", { phrase: safe(phrase, 60) });
