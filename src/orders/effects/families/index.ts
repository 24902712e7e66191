/** How every effect is said, family by family: the same families as the effects themselves have in the engine. */
import type { Verb } from "../../../engine/index.ts";
import type { JoiningEffect, SaidEffect } from "../record.ts";
import * as abilities from "./abilities.ts";
import * as alliance from "./alliance.ts";
import * as attaching from "./attaching.ts";
import * as attacks from "./attacks.ts";
import * as choosing from "./choosing.ts";
import * as conflicts from "./conflicts.ts";
import * as control from "./control.ts";
import * as damage from "./damage.ts";
import * as hands from "./hands.ts";
import * as influence from "./influence.ts";
import * as linked from "./linked.ts";
import * as marks from "./marks.ts";
import * as moving from "./moving.ts";
import * as power from "./power.ts";
import * as relations from "./relations.ts";
import * as reversal from "./reversal.ts";
import * as rotation from "./rotation.ts";
import * as rounds from "./rounds.ts";
import * as sponsoring from "./sponsoring.ts";
import * as states from "./states.ts";
import * as victory from "./victory.ts";
import * as votes from "./votes.ts";
import * as watching from "./watching.ts";

/** Those that one sentence says. Where several have a word, the earlier family is asked first. */
const sentences = {
  ...influence.said,
  ...marks.said,
  ...abilities.said,
  ...power.said,
  ...relations.said,
  ...hands.said,
  ...sponsoring.said,
  ...rotation.said,
  ...damage.said,
  ...attacks.said,
  ...reversal.said,
  ...conflicts.said,
  ...rounds.said,
  ...victory.said,
  ...alliance.said,
  ...votes.said,
  ...states.said,
  ...control.said,
  ...attaching.said,
  ...moving.said,
};

/** Those that join others, in the order in which a text is tried. */
const joining = {
  "stop-waiting": watching.said["stop-waiting"],
  if: choosing.said.if,
  when: watching.said.when,
  choose: choosing.said.choose,
  pick: choosing.said.pick,
  pay: watching.said.pay,
  ...linked.said,
};

/**
 * What has no sentence of its own. `set-goal` says which of the goals that are written in a card its conflict is for, and
 * `set-paid` what was applied for it, for the rest of its text to count: a text that is carried out by hand has neither, and
 * the table reads both off the card. `later` is how a card's own text waits; by hand that is said with `when`: "at the end of
 * the turn, …", "in the draw round, …".
 */
export type NeverSaid = "set-goal" | "set-paid" | "later";

/** A verb of effects that nobody could say does not compile. */
type Said = { readonly [V in Exclude<Verb, NeverSaid>]: SaidEffect | JoiningEffect };
({ ...sentences, ...joining }) satisfies Said;

export const SAID: Readonly<Record<string, SaidEffect>> = sentences;
export const JOINING: Readonly<Record<string, JoiningEffect>> = joining;
export const FOR_EACH: JoiningEffect = linked.said["for-each"];
