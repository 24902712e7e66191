/** What is said and asked where a player takes back a step. */
import type { Event, SeatIndex } from "../../engine/index.ts";
import { logLines } from "../log/log.ts";
import { undoneWords } from "../log/log-undone.ts";
import { type Context, mentionOf, nameOf } from "../text/context.ts";
import { encodePress, type PressVerb, parsePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import {
  type ActionRow,
  type Button,
  button,
  buttonRows,
  type Message,
  message,
  privateMessage,
} from "../text/message.ts";
import { listed, safe } from "../text/safe-text.ts";
import { handButton, watchButtons } from "./notices.ts";

type Table = Pick<Context, "table">;

const press = (ctx: Table, verb: PressVerb, key: string | number) =>
  encodePress({ table: ctx.table, decision: 0, verb, key: String(key) });

/** "Undo" for the own last step; `key` names it. */
export const undoButton = (key: string, ctx: Table): Button => button(press(ctx, "take-back", key), "Undo");

/**
 * A private answer with **Undo** at its end. It never stands in the column that has just been pressed, so that a second tap
 * does not undo what the first has done. The same message where there is no room for it.
 *
 * @param pressed the column of the button that was pressed, from 0; null where none was
 */
export function withUndo(shown: Message, key: string, pressed: number | null, ctx: Context): Message {
  const undo = undoButton(key, ctx);
  const last = shown.components.at(-1);
  const room = last !== undefined && isOfButtons(last) && last.components.length < DISCORD_LIMITS.buttons;
  if (room && last.components.length !== pressed)
    return {
      ...shown,
      components: [...shown.components.slice(0, -1), { ...last, components: [...last.components, undo] }],
    };
  if (shown.components.length >= DISCORD_LIMITS.rows) return shown;
  if (pressed !== 0) return { ...shown, components: [...shown.components, ...buttonRows([undo])] };
  const there = new Set(shown.components.flatMap(verbsIn));
  const before = [handButton(ctx), ...watchButtons(ctx)].find(({ custom_id }) => !there.has(verbOf(custom_id)));
  return before ? { ...shown, components: [...shown.components, ...buttonRows([before, undo])] } : shown;
}

const isOfButtons = ({ components }: ActionRow) => components.every((each) => "custom_id" in each && "label" in each);
const verbOf = (customId: string) => parsePress(customId)?.verb ?? customId;
const verbsIn = ({ components }: ActionRow) =>
  components.flatMap((each) => ("custom_id" in each ? [verbOf(each.custom_id)] : []));

/** A request as everybody sees it. */
export interface UndoAsked {
  readonly request: number;
  readonly seat: SeatIndex;
  readonly asked: readonly SeatIndex[];
  /** What would not have happened. */
  readonly events: readonly Event[];
}

/** To everybody: what a player would take back, and whose agreement that takes. */
export function undoAskedMessage({ request, seat, asked, events }: UndoAsked, ctx: Context): Message {
  const why = ctx.manners?.takebacks === "consent" ? "as this table has agreed" : "since it touches them";
  const lines = [
    `↩ **${nameOf(ctx, seat)} asks to take back** ${undoneWords(logLines(events, ctx))}`,
    `It takes the agreement of ${listed(asked.map((each) => mentionOf(ctx, each)))}, ${why}. One refusal ends it, and a judge may decide. Play goes on meanwhile.`,
  ];
  const ping = ctx.people.filter((one) => asked.includes(one.seat)).flatMap(({ userId }) => userId ?? []);
  return message({ content: lines.join("\n"), rows: buttonRows(undoAnswers(request, ctx)), ping });
}

/** The answers to a request. */
export function undoAnswers(request: number, ctx: Table): Button[] {
  return [
    button(press(ctx, "undo-agree", request), "Agree", "main"),
    button(press(ctx, "undo-refuse", request), "Refuse"),
    button(press(ctx, "undo-judge", request), "Judge: decide"),
  ];
}

/** To a judge alone: what there is to decide. */
export function judgeUndo(request: number, seat: SeatIndex, ctx: Context): Message {
  return privateMessage({
    content: `**${nameOf(ctx, seat)}** asks to take back the last step, with what came after it. What holds?`,
    rows: buttonRows([
      button(press(ctx, "judge-back", request), "Take it back", "main"),
      button(press(ctx, "judge-leave", request), "It stays"),
    ]),
  });
}

/** "Gkar agrees to take it back. Still asked: Delenn." */
export function undoAgreedLine(seat: SeatIndex, missing: readonly SeatIndex[], ctx: Context): string {
  return `-# ${nameOf(ctx, seat)} agrees to take it back. Still asked: ${listed(missing.map((each) => nameOf(ctx, each)))}.`;
}

/** How a request ended that was not granted. `by` null: a judge, called `judge`, has decided. */
export function undoRefusedLine(
  { seat, by, judge, last }: { seat: SeatIndex; by: SeatIndex | null; judge?: string; last: boolean },
  ctx: Context,
): string {
  if (by === seat) return `-# ${nameOf(ctx, seat)} no longer asks to take anything back.`;
  const who = by === null ? `⚖️ ${safe(judge ?? "A judge", 40)} has decided:` : `${nameOf(ctx, by)} refuses:`;
  const more = last ? ` ${nameOf(ctx, seat)} asks no more in this turn.` : "";
  return `↩ ${who} what ${nameOf(ctx, seat)} did stays done.${more}`;
}

/** Play has gone on in a way that cannot be taken back. */
export const undoLapsedLine = (seat: SeatIndex, ctx: Context): string =>
  `-# What ${nameOf(ctx, seat)} asked to take back can no longer be taken back: play has gone on.`;
