import {
  type ActionType,
  CALLED,
  type DecisionKind,
  type DecisionView,
  type LegalAction,
  type SeatIndex,
  type View,
  VOTES,
} from "../../engine/index.ts";
import { verbKey } from "../menus/slots.ts";
import { QUESTION_WORDS, questionOf, questionOfAll, taskOf } from "../questions/index.ts";
import { buttonWords } from "../text/action-words.ts";
import { type Context, mentionOf } from "../text/context.ts";
import { actionKey, encodePress, sharedSuffix } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { type Button, button, buttonRows, type Message, message } from "../text/message.ts";
import { bound, listed } from "../text/safe-text.ts";
import { seenCards } from "../tracker/seats.ts";
import { actionsAnswering, heldBack } from "../tracker/urgency.ts";
import { passUntilButton } from "./ahead-until.ts";

/** What may stand on a public button: it depends on public things only, and so gives no hand away. */
const PUBLIC_ACTIONS: ReadonlySet<ActionType> = new Set([
  "build",
  "pass",
  "keep",
  "declare-nothing",
  "start-with-any",
  "mulligan",
  "buy",
  "lose",
  "sustain",
  "resolve-first",
  "vote",
  "call-rest",
  // A triggered effect is printed on a card that lies open.
  "trigger",
  "agree-to-victory",
]);

/** When a player acts, and looks at the conflicts first. */
const ACTS: ReadonlySet<DecisionKind> = new Set(["action", "mercenary", "hold"]);

/**
 * The public ping: exactly those who owe these decisions are mentioned, and asked in one line. `view` is the public's;
 * of `actions` only those on public things become buttons. Several who owe the same kind share one message. `quiet`: seats that are
 * named like the others and not pinged, since they have answered in advance, in private. `more`: what else may be pressed where
 * the buttons are all the answers that there are. `isLast`: others were asked with the one who is left, and have answered in public.
 */
export function promptMessage(
  view: View,
  decisions: readonly DecisionView[],
  actions: readonly LegalAction[],
  ctx: Context,
  quiet: readonly SeatIndex[] = [],
  more: readonly Button[] = [],
  isLast = false,
): Message {
  // Only what the public view says of them: a decision as its own player sees it may name a secret card.
  const owed = decisions.flatMap(({ id }) => view.awaiting.filter((each) => each.id === id));
  const later = heldBack(view.awaiting);
  const asked = owed.filter(({ id }) => !later.has(id));
  const together = asked.filter(({ seat, kind }) => isInSecret(view, seat, kind));
  const apart = asked.filter((each) => !together.includes(each));
  const lines = [
    ...(together.length > 0 ? [secretLine(together, view, ctx)] : []),
    ...[...groupedByKind(apart)].map(([, same]) => line(same, view, ctx)),
  ];
  if (isLast && asked.length === 1) lines.push("-# You are the last: all others have answered.");
  const waits = owed.filter(({ id }) => later.has(id));
  if (waits.length > 0) lines.push(`-# ${mentions(waits, ctx)}: something else is asked first, then this again.`);
  return message({
    content: bound(lines.join("\n"), DISCORD_LIMITS.content),
    rows: buttonRows(buttonsFor(asked, view, actions, ctx, more)),
    ping: owed.flatMap(({ seat }) => {
      if (quiet.includes(seat)) return [];
      const userId = ctx.people.find((each) => each.seat === seat)?.userId ?? null;
      return userId !== null && /^\d+$/u.test(userId) ? [userId] : [];
    }),
  });
}

/**
 * What stands in a prompt's place once it has been answered and nothing else would be left of the message, or is put off
 * because play waits: it pings nobody.
 */
export function closedPrompt(
  decisions: readonly DecisionView[],
  now: "answered" | "play waits",
  ctx: Context,
): Message {
  const lines = [...groupedByKind(decisions)].map(
    ([, same]) =>
      `${same.length > 2 ? `${same.length} players` : mentions(same, ctx)} ${now === "answered" ? (same.length > 1 ? "were asked to" : "was asked to") : "to"} ${same[0] ? taskOf(same[0].kind) : "choose"}`,
  );
  const said = lines.join("; ");
  return message({
    content: bound(now === "answered" ? `-# ${said}` : `-# Asked ${said} · ${now}`, DISCORD_LIMITS.content),
  });
}

function mentions(decisions: readonly DecisionView[], ctx: Context): string {
  return listed(decisions.map(({ seat }) => mentionOf(ctx, seat)));
}

function groupedByKind(decisions: readonly DecisionView[]): ReadonlyMap<string, DecisionView[]> {
  const kinds = new Map<string, DecisionView[]>();
  for (const each of decisions) kinds.set(each.kind, [...(kinds.get(each.kind) ?? []), each]);
  return kinds;
}

function line(same: readonly DecisionView[], view: View, ctx: Context): string {
  const first = same[0];
  if (!first) return "";
  // Each is asked of another card.
  if (first.kind === "fact")
    return same.map((each) => `${mentionOf(ctx, each.seat)}, ${questionOf(each, view)}`).join("\n");
  const who = listed(same.map(({ seat }) => mentionOf(ctx, seat)));
  if (same.length === 1) return `${who}, ${questionOf(first, view)}`;
  // The same question for all: numbers that differ from seat to seat are left to each one's own menu.
  const handOf = ({ kind, seat }: DecisionView) => (kind === "keep-hand" ? view.seats[seat]?.handSize : "");
  const amounts = new Set(same.map((each) => `${each.amount} ${each.about} ${handOf(each)}`));
  const shared = amounts.size === 1 && first.kind !== "buy" && first.kind !== "action";
  return `${who}, ${shared ? questionOf(first, view) : questionOfAll(first)}`;
}

function buttonsFor(
  asked: readonly DecisionView[],
  view: View,
  possible: readonly LegalAction[],
  ctx: Context,
  more: readonly Button[],
): Button[] {
  const first = asked[0];
  if (!first) return [];
  // Several who owe the same kind share their buttons.
  const same = asked.filter(({ kind }) => kind === first.kind);
  const actions = same.flatMap(({ seat, kind }) =>
    actionsAnswering(
      possible.filter(({ action }) => action.seat === seat),
      kind,
    ),
  );
  const several = same.length > 1;
  const press = (verb: "do" | "pick", key: string) =>
    several
      ? encodePress({ table: ctx.table, decision: 0, verb, key: `${key}${sharedSuffix(first.kind, same)}` })
      : encodePress({ table: ctx.table, decision: first.id, verb, key });
  const open = encodePress({ table: ctx.table, decision: 0, verb: "act", key: "" });
  // The same buttons whoever has answered already: nothing about it shows.
  const answers =
    first.kind === "aftermath"
      ? aftermathButtons(press)
      : isInSecret(view, first.seat, first.kind)
        ? secretButtons(first.kind, press)
        : publicButtons(several ? sharedByAll(same, actions) : withVotes(first, actions), first.kind, view, press);
  // A vote has no more answers than its buttons; so has a claimed victory, with the one to object.
  const complete = (first.kind === "vote" || first.kind === "victory-claim") && answers.length > 0;
  const buttons = complete
    ? [...answers, ...more]
    : [button(open, QUESTION_WORDS[first.kind].opens, "main"), ...answers];
  // Nobody passes who owes the action that a card is played along with.
  if (first.kind === "action" && first.about === null && view.halted === undefined) buttons.push(passUntilButton(ctx));
  buttons.push(button(encodePress({ table: ctx.table, decision: 0, verb: "hand", key: "" }), "My hand"));
  // The board is far up the thread by then, and it is what most actions are about.
  if (ACTS.has(first.kind) && view.conflicts.length > 0)
    buttons.push(button(encodePress({ table: ctx.table, decision: 0, verb: "board", key: "" }), "Conflicts"));
  return buttons;
}

/** Whether a question is one that all are asked at the same time, to be answered in secret. */
function isInSecret({ secretly }: View, seat: SeatIndex, kind: DecisionKind): boolean {
  if (!secretly?.asked.includes(seat)) return false;
  return secretly.step === "declare" ? kind === "declare" : kind === "discard" || kind === "buy";
}

/** One question for all, and how many have answered: not who, and nothing of what. */
function secretLine(asked: readonly DecisionView[], view: View, ctx: Context): string {
  const { step, answered } = view.secretly ?? { step: "declare", answered: 0 };
  const far = `Asked: ${mentions(asked, ctx)}; ${answered} of ${asked.length} ${answered === 1 ? "has" : "have"} answered.`;
  if (step === "draw")
    return `**Discard and buy**, everybody in secret. ${far}\n-# Discard or keep, see your free card, and buy at 3 influence each; when the last has answered, all of it happens.`;
  const again = asked.some((each) => each.again);
  return again
    ? `**Declare again**, in secret: a conflict has been declared in the open before your turn. ${far}\n-# What you had answered is at hand; nobody has seen it.`
    : `**Declare conflicts**, everybody in secret. ${far}\n-# You may change your answer until the last has answered; then all are declared in initiative order.`;
}

/** The same for all, whoever has got how far: nothing of it shows. */
function secretButtons(kind: DecisionKind, press: (verb: "do", key: string) => string): Button[] {
  if (kind === "declare") {
    const nothing = actionKey({ type: "declare-nothing", seat: 0 });
    return [button(press("do", nothing), "Declare nothing")];
  }
  return kind === "discard" ? [button(press("do", actionKey({ type: "keep", seat: 0 })), "Keep all")] : [];
}

/** Where the head calls the next, whoever has a vote may give it before being called: its buttons are there for all. */
function withVotes({ kind, seat }: DecisionView, actions: readonly LegalAction[]): readonly LegalAction[] {
  if (kind !== "call") return actions;
  const votes = VOTES.map((vote) => ({ action: { type: "vote", seat, vote }, sentence: vote, needs: [] }) as const);
  return [...actions.filter(({ action }) => action.type !== "vote"), ...votes];
}

/** How everybody answers about aftermaths: none now, or none this turn; the rest stands in the menu. */
function aftermathButtons(press: (verb: "do", key: string) => string): Button[] {
  const none = actionKey({ type: "pass", seat: 0 });
  const turn = actionKey({ type: "standing", seat: 0, answer: "turn" });
  return [button(press("do", none), "None"), button(press("do", turn), "None this turn")];
}

/** Of several players' public actions those that each of them may do: their keys leave the seat out. */
function sharedByAll(asked: readonly DecisionView[], actions: readonly LegalAction[]): LegalAction[] {
  const found = new Map<string, { legal: LegalAction; seats: Set<number> }>();
  for (const legal of actions) {
    if (!PUBLIC_ACTIONS.has(legal.action.type)) continue;
    const key = actionKey(legal.action);
    const same = found.get(key) ?? { legal, seats: new Set() };
    same.seats.add(legal.action.seat);
    found.set(key, same);
  }
  return [...found.values()].flatMap(({ legal, seats }) => (asked.every(({ seat }) => seats.has(seat)) ? [legal] : []));
}

function publicButtons(
  actions: readonly LegalAction[],
  kind: DecisionKind,
  view: View,
  press: (verb: "do" | "pick", key: string) => string,
): Button[] {
  const allowed = actions.filter(({ action }) => PUBLIC_ACTIONS.has(action.type));
  const build = allowed.filter(({ action }) => action.type === "build");
  const cards = seenCards(view);
  const buttons: Button[] = [];
  const only = build.length === 1 ? build[0] : undefined;
  if (only?.action.type === "build") {
    const title = cards.get(only.action.with)?.card.title;
    buttons.push(button(press("do", actionKey(only.action)), title ? `Build with ${title}` : "Build"));
  } else if (build.length > 1) buttons.push(button(press("pick", verbKey("build")), `${CALLED.build}…`));
  for (const type of [
    "agree-to-victory",
    "vote",
    "call-rest",
    "start-with-any",
    "mulligan",
    "declare-nothing",
    "keep",
    "lose",
    "buy",
    "sustain",
    "resolve-first",
    "trigger",
    "pass",
  ] as const) {
    const members = allowed.filter(({ action }) => action.type === type);
    // A menu's worth of numbers, or cards that stay rotated, are chosen in private.
    const few = type === "sustain" ? members.filter(({ action }) => isReadyAll(action) || goesOnWith(action)) : members;
    if (few.length > 3 || (few.length > 2 && type !== "vote")) continue;
    const verb = type === "mulligan" ? "pick" : "do";
    buttons.push(...few.map((legal) => button(press(verb, actionKey(legal.action)), buttonWords(legal, kind))));
  }
  return buttons.slice(0, DISCORD_LIMITS.buttons * 2 - 2);
}

function goesOnWith(action: LegalAction["action"]): boolean {
  return action.type === "sustain" && action.deed !== undefined;
}

function isReadyAll(action: LegalAction["action"]): boolean {
  return action.type === "sustain" && action.cards.length === 0;
}
