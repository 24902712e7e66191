/** The rules that each step of the lesson rests on, each a `/rule` entry, the most important first; what it says is in `words/en/people/lesson.ts`. */
import type { LessonStep } from "../../lesson/script.ts";

export const STEP_RULES = {
  welcome: ["standard-victory", "conflict-round"],
  build: ["building-influence", "action-round"],
  "pass-first": ["passing"],
  draw: ["draw-round", "buying-cards"],
  watch: ["ready-round", "declaring-conflicts"],
  sponsor: ["sponsoring", "conflicts"],
  wait: ["passing"],
  oppose: ["supporting-and-opposing", "won"],
  "pass-second": ["passing"],
  aftermath: ["resolving-conflicts", "aftermaths"],
  "draw-again": ["draw-round", "standard-victory"],
  declare: ["declaring-conflicts", "won-by"],
  support: ["supporting-and-opposing", "participants"],
  "support-again": ["won-by", "uncontested"],
  "pass-last": ["passing"],
  "aftermath-last": ["resolving-conflicts", "standard-victory"],
} as const satisfies Readonly<Record<LessonStep, readonly [string, ...string[]]>>;
