/** What is said and asked where somebody objects to an effect that was carried out by hand. */
import type { Event, SeatIndex, Stuck } from "../../engine/index.ts";
import { callButton } from "../judging/call.ts";
import { logLines } from "../log/log.ts";
import { stuckIn } from "../refusals/table.ts";
import { type Context, languageIn, mentionOf, nameOf } from "../text/context.ts";
import { encodePress, type PressVerb } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import {
  type Button,
  button,
  buttonRows,
  inLanguages,
  type Message,
  message,
  privateMessage,
} from "../text/message.ts";
import { bound, plain, safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, listedIn, say } from "../words/index.ts";

/** An objection as everybody sees it. */
export interface ObjectionShown {
  /** Number of the effect. */
  readonly id: number;
  /** Counts the objections of the table: the same effect may be objected to more than once. */
  readonly number?: number;
  /** Who did it, and who objects: the same where its player asks for it to be undone. */
  readonly seat: SeatIndex;
  readonly by: SeatIndex;
  readonly because: string;
  readonly done: readonly Event[];
  /** Whose agreement it takes to undo it. */
  readonly voters: readonly SeatIndex[];
  /** Why it cannot be undone; null where it can be. */
  readonly stuck: Stuck | "seen" | "shuffled" | null;
}

type Table = Pick<Context, "table">;

const press = (ctx: Table, verb: PressVerb, key: string | number) =>
  encodePress({ table: ctx.table, decision: 0, verb, key: String(key) });

/** How a button names an objection: the effect, and which objection it is. */
export const objectionKey = ({ id, number }: Pick<ObjectionShown, "id" | "number">): string =>
  number === undefined ? String(id) : `${id}.${number}`;

/** Two rows of buttons. */
const TWO_ROWS = 2 * DISCORD_LIMITS.buttons;

/** By themselves, and with the card that an effect is of. */
const DOUBTS = {
  object: ["object-button", "object-button-of"],
  undo: ["undo-button", "undo-button-of"],
} as const;

/** "Object: Trade Pact": a button that names the card of its effect. */
export const doubtWords = (verb: keyof typeof DOUBTS, because: string, language: Language): string =>
  bound(say(language, DOUBTS[verb][1], { title: plain(because, 60) }), DISCORD_LIMITS.buttonLabel);

/** The same names, those that come more than once counted in their order: "Stage (1)", "Stage (2)". */
export function countedNames(because: readonly string[]): string[] {
  const names = because.map((each) => plain(each, 50));
  return names.map((name, at) => {
    const count = names.slice(0, at + 1).filter((each) => each === name).length;
    return names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${count})`;
  });
}

/** "Object" and "Undo" for each effect by hand, with the cards' names where there are several, and a call for a judge. */
export function objectButtons(
  effects: readonly { id: number; because: string }[],
  ctx: Table,
  language: Language = FIRST_LANGUAGE,
): Button[] {
  const named = countedNames(effects.map(({ because }) => because));
  const label = (verb: keyof typeof DOUBTS, at: number) => {
    const [alone] = DOUBTS[verb];
    return effects.length === 1 ? say(language, alone) : doubtWords(verb, named[at] ?? "", language);
  };
  const buttons = effects.flatMap(({ id }, at) => [
    button(press(ctx, "object", id), label("object", at)),
    button(press(ctx, "undo", id), label("undo", at)),
  ]);
  const last = effects.at(-1)?.id;
  if (last === undefined || buttons.length >= TWO_ROWS) return buttons;
  return [...buttons, callButton(ctx, { effect: last }, language)];
}

/** To everybody: who objects to what, that play waits, and how that ends. */
export function objectionMessage(objection: ObjectionShown, ctx: Context): Message {
  const { seat, by, because, done, voters, stuck } = objection;
  const language = languageIn(ctx);
  const [card, name] = [`**${safe(because, 80)}**`, nameOf(ctx, seat)];
  const others = voters.filter((each) => each !== by);
  const names = listedIn(
    others.map((each) => mentionOf(ctx, each)),
    language,
  );
  const ends = { names, count: others.length, by: nameOf(ctx, by) };
  const lines = [
    by === seat
      ? say(language, "objection-asks-undo", { by: ends.by, card })
      : say(language, "objection-objects", { by: ends.by, card, name }),
    ...logLines(done, ctx)
      .slice(0, 5)
      .map((line) => `> ${bound(line, 200)}`),
    stuck !== null
      ? say(language, "objection-stuck", { why: stuckIn(stuck, language), names, by: ends.by })
      : by === seat || others.length === 1
        ? say(language, "objection-ends", ends)
        : say(language, "objection-ends-alone", { ...ends, name }),
  ];
  const people = ctx.people.filter((one) => others.includes(one.seat));
  const ping = people.flatMap(({ userId }) => userId ?? []);
  return message({
    content: lines.join("\n"),
    rows: buttonRows(objectionButtons(objection, ctx, stuck !== null, language)),
    ping,
  });
}

/** The answers to an objection; `done`: what it is about cannot be undone any more. */
export function objectionButtons(
  objection: Pick<ObjectionShown, "id" | "number">,
  ctx: Table,
  done = false,
  language: Language = FIRST_LANGUAGE,
): Button[] {
  const key = objectionKey(objection);
  return [
    button(press(ctx, "object-undo", key), say(language, done ? "undo-wrong-button" : "undo-agree-button"), "main"),
    button(press(ctx, "object-stand", key), say(language, "let-stand-button")),
    button(press(ctx, "object-judge", key), say(language, "judge-button")),
  ];
}

/** "Carol agrees to undo it. Still asked: Dave." */
export function wordLine(seat: SeatIndex, word: "undo" | "stand", missing: readonly SeatIndex[], ctx: Context): string {
  const language = languageIn(ctx);
  const names = listedIn(
    missing.map((each) => nameOf(ctx, each)),
    language,
  );
  return say(language, `objection-word-${word}`, { name: nameOf(ctx, seat), names });
}

/** How an objection ended. */
export function objectionEnd(
  { seat, because, stuck }: ObjectionShown,
  word: "undo" | "stand",
  how: "agreed" | "judged" | "own",
  name: string | undefined,
  ctx: Context,
): string {
  const language = languageIn(ctx);
  const card = `**${safe(because, 80)}**`;
  const ended = { how, judge: safe(name ?? say(language, "judge-a-judge"), 40), card };
  if (word === "stand") return say(language, "objection-stands", ended);
  if (stuck !== null) return say(language, "objection-was-wrong", { ...ended, why: stuckIn(stuck, language) });
  return how === "own"
    ? say(language, "objection-taken-back", { name: nameOf(ctx, seat), card })
    : say(language, "objection-undone", ended);
}

/** To a judge alone: what there is to decide. */
export function judgeObjection(
  objection: Pick<ObjectionShown, "id" | "number">,
  { because }: { because: string },
  ctx: Table,
): Message {
  const key = objectionKey(objection);
  return inLanguages((language) =>
    privateMessage({
      content: say(language, "objection-judge", { card: safe(because, 80) }),
      rows: buttonRows([
        button(press(ctx, "judge-undo", key), say(language, "objection-judge-undo-button"), "main"),
        button(press(ctx, "judge-stand", key), say(language, "objection-judge-stand-button")),
      ]),
    }),
  );
}
