import { z } from "zod";
import { type Action, type DecisionKind, RULE_SETS, type RuleSetId, type View } from "../../engine/index.ts";
import { shortHash } from "../../short-hash.ts";

/** What buttons and menus of a table stand for, by what they are about. */
export const PRESSES_ABOUT = {
  // `do` one action; `pick` from a menu; `page` of the action menu; `cards` chosen for a hand or a discard; `moment`: stopping
  // play and playing fast and loose, with what each of them is; `why`: what a question is about.
  playing: ["do", "pick", "page", "moment", "why", "cards", "confirm", "clear"],
  // What may be looked at. `look`: a judge looks at hidden cards that everybody has been told of.
  looking: ["act", "hand", "since", "all-cards", "seat-picture", "how-much", "tracker", "board", "help"],
  judgesLook: ["look"],
  notes: ["note"],
  // What is said in advance: what to pass until, an order that waits, either taken back, and skipping; orders chosen from menus:
  // the menus, one of them done, picked or turned, and to pass after the last.
  ahead: [
    "until",
    "order",
    "ahead-drop",
    "skip-none",
    "plan",
    "plan-do",
    "plan-cards",
    "plan-confirm",
    "plan-clear",
    "plan-pick",
    "plan-page",
    "plan-pass",
  ],
  // Whether to be asked about a card of one's own that may answer something.
  asking: ["asking"],
  // What has happened: a page of the log, another kind of lines; how a turn stood.
  log: ["log-page", "log-kind"],
  replay: ["replay"],
  facts: ["facts"],
  // A practice table that goes on from a moment of a game.
  playingOn: ["play-on"],
  // A fact that is doubted.
  disputes: ["dispute", "dispute-agree", "dispute-back", "dispute-judge", "dispute-correct"],
  // An effect by hand that was not understood, to be changed.
  effects: ["effect"],
  // An effect by hand that is taken back or objected to.
  objections: ["undo", "object", "object-undo", "object-stand", "object-judge", "judge-undo", "judge-stand"],
  // A step that is taken back, what the others say to that, and what a judge decides.
  takingBack: ["take-back", "undo-agree", "undo-refuse", "undo-judge", "judge-back", "judge-leave"],
  // A seat that changes hands: one who is asked agrees or refuses; whose seat it is takes it back.
  substitutes: ["seat-agree", "seat-refuse", "seat-back"],
  // A judge is called: one takes it, answers, is kept from being called by somebody, or makes the answer a ruling of the
  // server; whoever called takes it back; the table agrees by itself.
  calls: [
    "call",
    "call-take",
    "call-answer",
    "call-word",
    "call-agree",
    "call-back",
    "call-mute",
    "call-unmute",
    "call-rule",
  ],
  // A paused table goes on; somebody's time is over, and the others give more, or go on; one's own days off at a table.
  clocks: ["resume", "give-time", "go-on", "away"],
  // A quiet table is still there, or is to be closed.
  quiet: ["stay", "end"],
  lobby: [
    "join",
    "leave",
    "start",
    "seat",
    "race",
    "deck",
    "ambassador",
    "hands",
    "timing",
    "language",
    "add-bot",
    "fill",
  ],
  manners: ["manners", "manner"],
  // House rules: what they start from, a point, what holds of it; all of them listed.
  houseRules: ["house-base", "house-point", "house-option", "house-rules"],
  afterwards: ["verify", "rematch", "again", "elsewhere"],
} as const;
export type PressVerb = (typeof PRESSES_ABOUT)[keyof typeof PRESSES_ABOUT][number];
export const PRESSES: readonly PressVerb[] = Object.values(PRESSES_ABOUT).flat();

/** What a press says: on which table, which decision it answers, and the verb's key. */
export interface Press {
  table: string;
  /** The decision that it answers; 0 where it answers none, or where several players share the button. */
  decision: number;
  verb: PressVerb;
  /** An action's key, a group's, a page: what the verb needs. */
  key: string;
}

const partsSchema = z.tuple([
  z.literal("b5"),
  z.string().regex(/^[A-Za-z0-9_-]{1,12}$/u),
  z.string().regex(/^\d{1,9}$/u),
  z.enum(PRESSES),
  z.string().regex(/^[A-Za-z0-9._-]{0,60}$/u),
]);

/** What a key says of the questions that were open when its button was made: their kind, and the numbers of the first and the last. */
export interface AskedThen {
  kind: string;
  first: number;
  last: number;
}

/** Of whatever kind: the button belongs to the moment rather than to one question. */
const ANY = "any";

/**
 * What the key of a button ends in that several players may press: the questions that it answers. Numbers of decisions are
 * never given twice, so that no later question is taken for one of these.
 */
export function sharedSuffix(kind: DecisionKind | typeof ANY, asked: readonly { readonly id: number }[]): string {
  const ids = asked.map(({ id }) => id);
  return ids.length === 0 ? "" : `.${kind}.${Math.min(...ids)}-${Math.max(...ids)}`;
}

/** What the key of a button ends in that is good for as long as any of these questions is open. */
export const anyQuestionSuffix = (asked: readonly { readonly id: number }[]): string => sharedSuffix(ANY, asked);

/** Whether a button names the moment rather than a question. */
export const answersAnyQuestion = ({ kind }: AskedThen): boolean => kind === ANY;

/** Whether this question is one of those that a button names. */
export function wasAskedThen({ kind, first, last }: AskedThen, now: { id: number; kind: DecisionKind }): boolean {
  return (kind === ANY || kind === now.kind) && first <= now.id && now.id <= last;
}

/** Which questions a shared button names; null where it names none, as those of earlier versions. */
export function askedThen(key: string): AskedThen | null {
  const [, kind, first, last] = /\.([a-z-]+)\.(\d{1,9})-(\d{1,9})$/u.exec(key) ?? [];
  return kind === undefined ? null : { kind, first: Number(first), last: Number(last) };
}

/** Whether a key ends as shared buttons of earlier versions did, in a kind and a turn: which question that was cannot be told. */
export const namesTurnOnly = (key: string): boolean => /\.[a-z-]+\.\d+$/u.test(key);

/** What the key of a button about fast and loose ends in: the proposal, by its number. */
export const looseSuffix = (proposal: number): string => `.loose-${proposal}`;

/** Which proposal to play fast and loose a button is about; null where it names none. */
export function looseThen(key: string): number | null {
  const [, id] = /\.loose-(\d{1,9})$/u.exec(key) ?? [];
  return id === undefined ? null : Number(id);
}

/** The custom id of a press, at most 100 characters. */
export function encodePress({ table, decision, verb, key }: Press): string {
  return ["b5", table, String(decision), verb, key].join(":");
}

/** What a custom id says, or null where it is not one of these. */
export function parsePress(customId: string): Press | null {
  if (customId.length > 100) return null;
  const parts = partsSchema.safeParse(customId.split(":"));
  if (!parts.success) return null;
  const [, table, decision, verb, key] = parts.data;
  return { table, decision: Number(decision), verb, key };
}

/**
 * What a button about a rule does: shows an entry privately or to everybody, answers with it in place of the message, shows
 * it whole there, shows what decides the question to everybody, shows what all rule sets say, lists what belongs to it, or
 * says that it was no answer.
 */
export const RULE_VERBS = [
  "rule",
  "rule-all",
  "rule-pick",
  "rule-more",
  "rule-told",
  "rule-sets",
  "rule-related",
  "rule-miss",
] as const;
export type RuleVerb = (typeof RULE_VERBS)[number];

export interface RulePress {
  verb: RuleVerb;
  /** The entry; "none" where there was none. */
  id: string;
  /** The rule set that it is shown by, where one was asked for. */
  rules: RuleSetId | null;
  /** The message that it was looked up for: whoever shows it to everybody replies to that. */
  on?: string | undefined;
}

/** `rule:<id>` shows an entry privately, `rule-all:<id>` to everybody. */
export function ruleCustomId(id: string, everybody = false): string {
  return rulePressId({ verb: everybody ? "rule-all" : "rule", id, rules: null });
}

export function rulePressId({ verb, id, rules, on }: RulePress): string {
  const last = on === undefined ? [] : [on];
  return [verb, id, ...(rules === null ? last.map(() => "") : [rules]), ...last].join(":").slice(0, 100);
}

const rulePressSchema = z.tuple([
  z.enum(RULE_VERBS),
  z.string().regex(/^[a-z0-9/_-]{1,80}$/u),
  z.enum(RULE_SETS).or(z.literal("")).optional(),
  z
    .string()
    .regex(/^\d{15,20}$/u)
    .optional(),
]);

/** What a button about a rule does, or null where it is none. */
export function parseRulePress(customId: string): RulePress | null {
  const parts = rulePressSchema.safeParse(customId.split(":"));
  if (!parts.success) return null;
  const [verb, id, rules = "", on] = parts.data;
  if (rules === "" && on === undefined && parts.data.length > 2) return null;
  return { verb, id, rules: rules === "" ? null : rules, ...(on === undefined ? {} : { on }) };
}

/** JSON with its keys in order, so that equal actions give equal text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    entries.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(",")}}`;
  }
  return JSON.stringify(value) ?? "null";
}

/**
 * Names exactly one action of what a seat may do now. The seat is left out: a button under a public message serves
 * whoever presses it, for the own seat.
 */
export function actionKey(action: Action): string {
  const known = keysOfActions.get(action);
  if (known !== undefined) return known;
  const { seat: _, ...rest } = action;
  const key = shortHash(canonical(rest));
  keysOfActions.set(action, key);
  return key;
}

/**
 * Whether an action that answers no question means the moment at which it was offered: to stop play now, to ask for fast and
 * loose in this step, to say something for this conflict or this turn.
 */
export function meansWhenOffered(action: Action): boolean {
  if (action.type === "standing") return action.answer === "conflict" || action.answer === "turn";
  return action.type === "wait" || action.type === "loose";
}

/** What the key of a button that answers no question ends in, so that it does nothing once its moment has passed. */
export function anytimeSuffix(
  action: Action,
  { awaiting, looseProposal }: Pick<View, "awaiting" | "looseProposal">,
): string {
  if (looseProposal !== undefined && (action.type === "loose" || action.type === "object"))
    return looseSuffix(looseProposal);
  return meansWhenOffered(action) ? anyQuestionSuffix(awaiting) : "";
}

/** The same actions are put on buttons, listed in a hand, and looked through for what was pressed. */
const keysOfActions = new WeakMap<Action, string>();
