/** A vacation, announced from a table: how many days of it are left in this game, and what has been announced, for one player alone. */
import type { APIModalInteractionResponseCallbackData } from "discord.js";
import { dayIn } from "../../settings/days.ts";
import type { Vacation } from "../../settings/index.ts";
import { ALLOWANCE_MS, daysOf, vacationAt } from "../../settings/vacations.ts";
import { settingsButton, vacationForm } from "../settings/mine.ts";
import type { Context } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { type Button, button, buttonRows, type Message, privateMessage } from "../text/message.ts";
import { counted, safe } from "../text/safe-text.ts";
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
export const awayButton = (ctx: Where): Button => button(press(ctx, ""), "Vacation…");

/** What such a button is about: the page, the form, or the vacation that begins then (ms since the epoch) called off. */
export function parseAway(key: string): { what: "page" | "form" } | { what: "back"; from: number } | null {
  if (key === "") return { what: "page" };
  if (key === "new") return { what: "form" };
  const [, from] = /^back\.(\d{1,15})$/u.exec(key) ?? [];
  return from === undefined ? null : { what: "back", from: Number(from) };
}

/** So many vacations have a button that calls them off; settings have the rest. */
const CALLED_OFF = 3;

/** The page. `lead`: what has just been done. */
export function awayMessage({ vacations, left, zone, deadlines, now }: AwayAt, ctx: Context, lead = ""): Message {
  const present = vacationAt(vacations, now);
  const days = daysOf(ALLOWANCE_MS);
  const meanwhile = deadlines
    ? "While you are away no deadline of yours runs and nothing pings you; the tracker says until when."
    : "This table has no deadlines, so it waits for you anyway; the tracker says until when you are away.";
  const lines = [
    ...(lead === "" ? [] : [`✅ ${lead}`]),
    `🏖️ **Your vacation** at **${safe(ctx.tableName, 60)}**`,
    ...(vacations.length === 0
      ? ["None is announced."]
      : vacations.map(({ from, until }) => `Away from ${stamp(from, "f")} until ${stamp(until, "f")}`)),
    `**${left} of ${counted(days, "day")}** ${left === 1 ? "is" : "are"} left to you in this game. ${meanwhile}`,
    ...(left === 0 ? ["For longer, `/game pause` stops the table for everybody."] : []),
    `-# It holds at all your tables. Days are by ${zone === null ? "UTC: **My settings** sets your time zone" : safe(zone, 40)}.`,
  ];
  const off = vacations.slice(0, CALLED_OFF).map((each) => {
    const words = each === present ? "I am back" : `Call off ${dayIn(each.from, zone ?? "UTC")}`;
    return button(press(ctx, `back.${each.from}`), words, each === present ? "good" : "plain");
  });
  const announce = left === 0 ? [] : [button(press(ctx, "new"), "Announce…", "main")];
  return privateMessage({ content: lines.join("\n"), rows: buttonRows([...announce, ...off, settingsButton()]) });
}

/** The form for the first and the last day; `zone`: the one that days are meant in. */
export function awayForm(
  { left, now }: Pick<AwayAt, "left" | "now">,
  zone: string,
  ctx: Where,
): APIModalInteractionResponseCallbackData {
  const title = `Your vacation: ${left} of ${daysOf(ALLOWANCE_MS)} days left`;
  return { ...vacationForm(now, zone), custom_id: press(ctx, "new"), title };
}
