/** A step that was taken back, in words. */
import type { Event, SeatIndex } from "../../engine/index.ts";
import { type Context, nameOf } from "../text/context.ts";
import { bound, listed, safe } from "../text/safe-text.ts";

/** The most that is said of it. */
const WORDS = 1_000;
const LINE = 200;

type StepUndone = Extract<Event, { type: "step-undone" }>;

/** The lines of the log as what has not happened: "~~Londo builds with Vir: influence rating 5~~ · ~~Gkar passes~~". */
export function undoneWords(told: readonly string[]): string {
  const lines = told.map((line) => `~~${bound(line.split("\n")[0] ?? "", LINE)}~~`);
  let words = "";
  for (const [at, line] of lines.entries()) {
    const more = ` … and ${lines.length - at} more`;
    if (words.length + line.length + more.length > WORDS) return `${words}${more}`;
    words = words === "" ? line : `${words} · ${line}`;
  }
  return words === "" ? "the last step" : words;
}

/** `told`: the lines of what was taken back. "↩ **Londo takes back**, and Gkar agrees: ~~…~~" */
export function undoneLine({ seat, agreed, judge }: StepUndone, told: readonly string[], ctx: Context): string {
  const name = (each: SeatIndex) => nameOf(ctx, each);
  const words = undoneWords(told);
  if (judge !== undefined) return `↩ ⚖️ **${safe(judge, 40)} lets ${name(seat)} take back** ${words}`;
  const by = agreed ? `, and ${listed(agreed.map(name))} ${agreed.length === 1 ? "agrees" : "agree"}:` : "";
  return `↩ **${name(seat)} takes back**${by} ${words}`;
}
