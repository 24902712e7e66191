/** A step that was taken back, in words. */
import type { Event } from "../../engine/index.ts";
import { type Context, languageIn, nameOf } from "../text/context.ts";
import { bound, safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";
import { listedAt, tellingIn } from "./telling.ts";

/** The most that is said of it. */
const WORDS = 1_000;
const LINE = 200;

type StepUndone = Extract<Event, { type: "step-undone" }>;

/** The lines of the log as what has not happened: "~~Londo builds with Vir: influence rating 5~~ · ~~Gkar passes~~". */
export function undoneWords(told: readonly string[], language: Language = FIRST_LANGUAGE): string {
  const lines = told.map((line) => `~~${bound(line.split("\n")[0] ?? "", LINE)}~~`);
  let words = "";
  for (const [at, line] of lines.entries()) {
    const cut = say(language, "log-undone-more", { words, left: lines.length - at });
    if (cut.length + line.length > WORDS) return cut;
    words = words === "" ? line : `${words} · ${line}`;
  }
  return words === "" ? say(language, "log-undone-step") : words;
}

/** `told`: the lines of what was taken back. "↩ **Londo takes back**, and Gkar agrees: ~~…~~" */
export function undoneLine({ seat, agreed, judge }: StepUndone, told: readonly string[], ctx: Context): string {
  const tell = tellingIn(ctx);
  const name = nameOf(ctx, seat);
  const what = undoneWords(told, languageIn(ctx));
  if (judge !== undefined) return tell("log-undone-judge", { judge: safe(judge, 40), name, what });
  if (!agreed) return tell("log-undone", { name, what });
  const names = listedAt(
    ctx,
    agreed.map((each) => nameOf(ctx, each)),
  );
  return tell("log-undone-agreed", { name, names, count: agreed.length, what });
}
