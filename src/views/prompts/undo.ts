/** What is said and asked where a player takes back a step. */
import type { Event, SeatIndex } from "../../engine/index.ts";
import { logLines } from "../log/log.ts";
import { undoneWords } from "../log/undone.ts";
import { type Context, languageIn, mentionOf, nameOf } from "../text/context.ts";
import { encodePress, type PressVerb, parsePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import {
  type ActionRow,
  type Button,
  button,
  buttonRows,
  changedIn,
  inLanguages,
  type Message,
  message,
  privateMessage,
} from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, listedIn, say } from "../words/index.ts";
import { handButton, watchButtons } from "./notices.ts";

type Table = Pick<Context, "table">;

const press = (ctx: Table, verb: PressVerb, key: string | number) =>
  encodePress({ table: ctx.table, decision: 0, verb, key: String(key) });

/** "Undo" for the own last step; `key` names it. */
export const undoButton = (key: string, ctx: Table, language: Language = FIRST_LANGUAGE): Button =>
  button(press(ctx, "take-back", key), say(language, "undo-button"));

/**
 * A private answer with **Undo** at its end. It never stands in the column that has just been pressed, so that a second tap
 * does not undo what the first has done. The same message where there is no room for it.
 *
 * @param pressed the column of the button that was pressed, from 0; null where none was
 */
export const withUndo = (shown: Message, key: string, pressed: number | null, ctx: Context): Message =>
  changedIn(shown, (told, language) => undoable(told, key, pressed, ctx, language));

function undoable(shown: Message, key: string, pressed: number | null, ctx: Context, language: Language): Message {
  const undo = undoButton(key, ctx, language);
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
  const before = [handButton(ctx, language), ...watchButtons(ctx, language)].find(
    ({ custom_id }) => !there.has(verbOf(custom_id)),
  );
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
  const language = languageIn(ctx);
  const names = listedIn(
    asked.map((each) => mentionOf(ctx, each)),
    language,
  );
  const why = ctx.manners?.takebacks === "consent" ? "consent" : "touched";
  const lines = [
    say(language, "undo-asked", { name: nameOf(ctx, seat), what: undoneWords(logLines(events, ctx), language) }),
    say(language, "undo-asked-ends", { names, why }),
  ];
  const ping = ctx.people.filter((one) => asked.includes(one.seat)).flatMap(({ userId }) => userId ?? []);
  return message({ content: lines.join("\n"), rows: buttonRows(undoAnswers(request, ctx, language)), ping });
}

/** The answers to a request. */
export function undoAnswers(request: number, ctx: Table, language: Language = FIRST_LANGUAGE): Button[] {
  return [
    button(press(ctx, "undo-agree", request), say(language, "judge-agree-button"), "main"),
    button(press(ctx, "undo-refuse", request), say(language, "undo-refuse-button")),
    button(press(ctx, "undo-judge", request), say(language, "judge-button")),
  ];
}

/** To a judge alone: what there is to decide. */
export function judgeUndo(request: number, seat: SeatIndex, ctx: Context): Message {
  return inLanguages((language) =>
    privateMessage({
      content: say(language, "undo-judge", { name: nameOf(ctx, seat) }),
      rows: buttonRows([
        button(press(ctx, "judge-back", request), say(language, "undo-judge-back-button"), "main"),
        button(press(ctx, "judge-leave", request), say(language, "undo-judge-leave-button")),
      ]),
    }),
  );
}

/** "Gkar agrees to take it back. Still asked: Delenn." */
export function undoAgreedLine(seat: SeatIndex, missing: readonly SeatIndex[], ctx: Context): string {
  const language = languageIn(ctx);
  const names = listedIn(
    missing.map((each) => nameOf(ctx, each)),
    language,
  );
  return say(language, "undo-agreed", { name: nameOf(ctx, seat), names });
}

/** How a request ended that was not granted. `by` null: a judge, called `judge`, has decided. */
export function undoRefusedLine(
  { seat, by, judge, last }: { seat: SeatIndex; by: SeatIndex | null; judge?: string; last: boolean },
  ctx: Context,
): string {
  const language = languageIn(ctx);
  const name = nameOf(ctx, seat);
  if (by === seat) return say(language, "undo-no-longer", { name });
  const ended = { name, last: last ? "yes" : "no" };
  return by === null
    ? say(language, "undo-refused-judge", { ...ended, judge: safe(judge ?? say(language, "judge-a-judge"), 40) })
    : say(language, "undo-refused", { ...ended, by: nameOf(ctx, by) });
}

/** Play has gone on in a way that cannot be taken back. */
export const undoLapsedLine = (seat: SeatIndex, ctx: Context): string =>
  say(languageIn(ctx), "undo-lapsed", { name: nameOf(ctx, seat) });
