/** What is said and asked where somebody objects to an effect that was carried out by hand. */
import type { Event, SeatIndex, Stuck } from "../../engine/index.ts";
import { callButton } from "../judging/call.ts";
import { logLines } from "../log/log.ts";
import { type Context, mentionOf, nameOf } from "../text/context.ts";
import { encodePress, type PressVerb } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { type Button, button, buttonRows, type Message, message, privateMessage } from "../text/message.ts";
import { bound, listed, plain, safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";

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

/** "Object" and "Undo" for each effect by hand, with the cards' names where there are several, and a call for a judge. */
export function objectButtons(effects: readonly { id: number; because: string }[], ctx: Table): Button[] {
  const label = (verb: string, because: string) =>
    effects.length === 1 ? verb : bound(`${verb}: ${plain(because, 60)}`, DISCORD_LIMITS.buttonLabel);
  const buttons = effects.flatMap(({ id, because }) => [
    button(press(ctx, "object", id), label("Object", because)),
    button(press(ctx, "undo", id), label("Undo", because)),
  ]);
  const last = effects.at(-1)?.id;
  return last === undefined || buttons.length >= TWO_ROWS ? buttons : [...buttons, callButton(ctx, { effect: last })];
}

/** Why something cannot be undone, as the end of a sentence. */
export function stuckWords(stuck: Stuck | "seen" | "shuffled"): string {
  if (stuck === "shuffled") return "a deck was shuffled by it, and a shuffle is never taken back";
  if (stuck === "seen") return "cards have been seen by it that were hidden, and nobody can unsee them";
  return stuck.why ?? `others have acted since, and “${stuck.verb}” cannot be taken back by itself then`;
}

/** By how many they are. */
const AGREE = ["agree", "agrees", "both agree", "all agree"] as const;

const HOW_ELSE = "Put right with `/effect` what can be.";

/** To everybody: who objects to what, that play waits, and how that ends. */
export function objectionMessage(objection: ObjectionShown, ctx: Context): Message {
  const { seat, by, because, done, voters, stuck } = objection;
  const card = `**${safe(because, 80)}**`;
  const others = voters.filter((each) => each !== by);
  const heading =
    by === seat
      ? `⏸ **${nameOf(ctx, by)} asks to undo** ${card}, carried out by hand:`
      : `⏸ **${nameOf(ctx, by)} objects** to ${card}, which ${nameOf(ctx, seat)} carried out by hand:`;
  const lines = [
    heading,
    ...logLines(done, ctx)
      .slice(0, 5)
      .map((line) => `> ${bound(line, 200)}`),
    stuck === null
      ? `Play waits. It is undone when ${listed(others.map((each) => mentionOf(ctx, each)))} ${AGREE[Math.min(others.length, 3)]}${by === seat || others.length === 1 ? "" : `, or ${nameOf(ctx, seat)} alone`}; it stands when ${nameOf(ctx, by)} lets it stand and nobody else objects. A judge may decide at once.`
      : `Play waits. It cannot be undone: ${stuckWords(stuck)}. ${listed(others.map((each) => mentionOf(ctx, each)))} may say whether it was wrong all the same, or a judge decides; ${nameOf(ctx, by)} may let it stand.`,
  ];
  const people = ctx.people.filter((one) => others.includes(one.seat));
  const ping = people.flatMap(({ userId }) => userId ?? []);
  return message({
    content: lines.join("\n"),
    rows: buttonRows(objectionButtons(objection, ctx, stuck !== null)),
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
  const says = word === "undo" ? "agrees to undo it" : "would let it stand";
  return `-# ${nameOf(ctx, seat)} ${says}. To undo it takes ${listed(missing.map((each) => nameOf(ctx, each)))} still.`;
}

/** How an objection ended. */
export function objectionEnd(
  { seat, because, stuck }: ObjectionShown,
  word: "undo" | "stand",
  how: "agreed" | "judged" | "own",
  name: string | undefined,
  ctx: Context,
): string {
  const card = `**${safe(because, 80)}**`;
  const who = how === "judged" ? `⚖️ ${safe(name ?? "A judge", 40)} has decided: ` : how === "agreed" ? "agreed: " : "";
  if (word === "stand") return `▶ ${capital(`${who}${card} stands.`)} Play goes on.`;
  if (stuck !== null)
    return `▶ ${capital(`${who}${card} was wrong.`)} It cannot be undone: ${stuckWords(stuck)}. ${HOW_ELSE}`;
  return how === "own"
    ? `▶ ${nameOf(ctx, seat)} takes ${card} back. Play goes on.`
    : `▶ ${capital(`${who}${card} is undone.`)} Play goes on.`;
}

const capital = (text: string) => text.replace(/^[a-z]/u, (first) => first.toUpperCase());

/** To a judge alone: what there is to decide. */
export function judgeObjection(
  objection: Pick<ObjectionShown, "id" | "number">,
  { because }: { because: string },
  ctx: Table,
): Message {
  const key = objectionKey(objection);
  return privateMessage({
    content: `**${safe(because, 80)}**, carried out by hand: what holds? Play goes on at once.`,
    rows: buttonRows([
      button(press(ctx, "judge-undo", key), "Undo it", "main"),
      button(press(ctx, "judge-stand", key), "It stands"),
    ]),
  });
}
