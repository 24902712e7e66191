/** A vacation, announced from a table: how many days of it are left in this game, and what has been announced, for one player alone. */
import type { APIModalInteractionResponseCallbackData } from "discord.js";
import { dayIn } from "../../settings/days.ts";
import type { Vacation } from "../../settings/index.ts";
import { ALLOWANCE_MS, daysOf, vacationAt } from "../../settings/vacations.ts";
import { settingsButton, vacationForm } from "../settings/mine.ts";
import type { Context } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { type Button, button, buttonRows, inLanguages, type Message, privateMessage } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";
import { stamp } from "./deadline.ts";

/** What there is to know of a player's vacations at a table. */
export interface AwayAt {
  /** Those that are not over, in the order of time. */
  readonly vacations: readonly Vacation[];
  /** How many whole days are left in this game. */
  readonly left: number;
  /** The player's own zone; null where they have named none. */
  readonly zone: string | null;
  /** Whether the table has deadlines that would wait. */
  readonly deadlines: boolean;
  /** In ms since the epoch. */
  readonly now: number;
}

type Where = Pick<Context, "table">;
const press = ({ table }: Where, key: string) => encodePress({ table, decision: 0, verb: "away", key });

/** Opens the page about one's own vacation. */
export const awayButton = (ctx: Where, language: Language = FIRST_LANGUAGE): Button =>
  button(press(ctx, ""), say(language, "own-hand-vacation-button"));

/** What such a button is about: the page, the form, or the vacation that begins then (ms since the epoch) called off. */
export function parseAway(key: string): { what: "page" | "form" } | { what: "back"; from: number } | null {
  if (key === "") return { what: "page" };
  if (key === "new") return { what: "form" };
  const [, from] = /^back\.(\d{1,15})$/u.exec(key) ?? [];
  return from === undefined ? null : { what: "back", from: Number(from) };
}

/** So many vacations have a button that calls them off; settings have the rest. */
const CALLED_OFF = 3;

/** The page. `done`: what has just been done. */
export function awayMessage(at: AwayAt, ctx: Context, done: "announced" | "called-off" | null = null): Message {
  return inLanguages((language) => awayPage(at, ctx, done, language));
}

function awayPage(
  { vacations, left, zone, deadlines, now }: AwayAt,
  ctx: Context,
  done: "announced" | "called-off" | null,
  language: Language,
): Message {
  const present = vacationAt(vacations, now);
  const days = daysOf(ALLOWANCE_MS);
  const meanwhile = say(language, deadlines ? "away-clocks" : "away-no-clocks");
  const lines = [
    ...(done === null ? [] : [`✅ ${say(language, `away-${done}`)}`]),
    say(language, "away-title", { table: safe(ctx.tableName, 60) }),
    ...(vacations.length === 0
      ? [say(language, "away-none")]
      : vacations.map(({ from, until }) =>
          say(language, "away-from", { from: stamp(from, "f"), until: stamp(until, "f") }),
        )),
    `${say(language, "away-left", { left, days })} ${meanwhile}`,
    ...(left === 0 ? [say(language, "away-longer")] : []),
    zone === null ? say(language, "away-zone-none") : say(language, "away-zone", { zone: safe(zone, 40) }),
  ];
  const off = vacations.slice(0, CALLED_OFF).map((each) => {
    const words =
      each === present
        ? say(language, "away-back-button")
        : say(language, "away-call-off-button", { day: dayIn(each.from, zone ?? "UTC") });
    return button(press(ctx, `back.${each.from}`), words, each === present ? "good" : "plain");
  });
  const announce = left === 0 ? [] : [button(press(ctx, "new"), say(language, "away-announce-button"), "main")];
  return privateMessage({
    content: lines.join("\n"),
    rows: buttonRows([...announce, ...off, settingsButton(language)]),
  });
}

/** The form for the first and the last day; `zone`: the one that days are meant in. */
export function awayForm(
  { left, now }: Pick<AwayAt, "left" | "now">,
  zone: string,
  ctx: Where,
  language: Language = FIRST_LANGUAGE,
): APIModalInteractionResponseCallbackData {
  const title = say(language, "away-form", { left, days: daysOf(ALLOWANCE_MS) });
  return { ...vacationForm(now, zone, language), custom_id: press(ctx, "new"), title };
}
