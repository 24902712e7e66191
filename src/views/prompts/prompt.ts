import {
  type ActionType,
  type DecisionKind,
  type DecisionView,
  type LegalAction,
  type SeatIndex,
  type View,
  VOTES,
} from "../../engine/index.ts";
import { namesIn, verbKey } from "../menus/slots.ts";
import { opensWords, questionOf, questionOfAll, taskOf } from "../questions/index.ts";
import { calledIn } from "../text/acted.ts";
import { buttonWords } from "../text/action-words.ts";
import { type Context, mentionOf } from "../text/context.ts";
import { actionKey, encodePress, sharedSuffix } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { type Button, button, buttonRows, type Message, message } from "../text/message.ts";
import { bound } from "../text/safe-text.ts";
import { seenCards } from "../tracker/seats.ts";
import { actionsAnswering, heldBack } from "../tracker/urgency.ts";
import { FIRST_LANGUAGE, type Language, listedIn, say } from "../words/index.ts";
import { passUntilButton } from "./ahead-until.ts";
import { handButton } from "./notices.ts";

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
  language: Language = FIRST_LANGUAGE,
): Message {
  // Only what the public view says of them: a decision as its own player sees it may name a secret card.
  const owed = decisions.flatMap(({ id }) => view.awaiting.filter((each) => each.id === id));
  const later = heldBack(view.awaiting);
  const asked = owed.filter(({ id }) => !later.has(id));
  const together = asked.filter(({ seat, kind }) => isInSecret(view, seat, kind));
  const apart = asked.filter((each) => !together.includes(each));
  const lines = [
    ...(together.length > 0 ? [secretLine(together, view, ctx, language)] : []),
    ...[...groupedByKind(apart)].map(([, same]) => line(same, view, ctx, language)),
  ];
  if (isLast && asked.length === 1) lines.push(say(language, "asks-last"));
  const waits = owed.filter(({ id }) => later.has(id));
  if (waits.length > 0) lines.push(say(language, "asks-after", { names: mentions(waits, ctx, language) }));
  return message({
    content: bound(lines.join("\n"), DISCORD_LIMITS.content),
    rows: buttonRows(buttonsFor(asked, view, actions, ctx, more, language)),
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
  language: Language = FIRST_LANGUAGE,
): Message {
  const lines = [...groupedByKind(decisions)].map(([, same]) => {
    const who = same.length > 2 ? say(language, "asks-players", { count: same.length }) : mentions(same, ctx, language);
    const task = same[0] ? taskOf(same[0].kind, language) : say(language, "asks-choose");
    if (now !== "answered") return say(language, "asks-to", { who, task });
    return say(language, same.length > 1 ? "asks-were" : "asks-was", { who, task });
  });
  const said = lines.join("; ");
  const content = now === "answered" ? `-# ${said}` : say(language, "asks-waits", { said });
  return message({ content: bound(content, DISCORD_LIMITS.content) });
}

function mentions(decisions: readonly DecisionView[], ctx: Context, language: Language): string {
  return listedIn(
    decisions.map(({ seat }) => mentionOf(ctx, seat)),
    language,
  );
}

function groupedByKind(decisions: readonly DecisionView[]): ReadonlyMap<string, DecisionView[]> {
  const kinds = new Map<string, DecisionView[]>();
  for (const each of decisions) kinds.set(each.kind, [...(kinds.get(each.kind) ?? []), each]);
  return kinds;
}

function line(same: readonly DecisionView[], view: View, ctx: Context, language: Language): string {
  const first = same[0];
  if (!first) return "";
  // Each is asked of another card.
  if (first.kind === "fact")
    return same
      .map((each) => {
        const question = questionOf(each, view, language);
        return say(language, "asks-alone", { who: mentionOf(ctx, each.seat), question });
      })
      .join("\n");
  const who = mentions(same, ctx, language);
  if (same.every((each) => isBotsOwn(each, view, ctx)))
    return say(language, "asks-bot", { who, count: same.length, task: taskOf(first.kind, language) });
  if (same.length === 1) return say(language, "asks-alone", { who, question: questionOf(first, view, language) });
  // The same question for all: numbers that differ from seat to seat are left to each one's own menu.
  const handOf = ({ kind, seat }: DecisionView) => (kind === "keep-hand" ? view.seats[seat]?.handSize : "");
  const amounts = new Set(same.map((each) => `${each.amount} ${each.about} ${handOf(each)}`));
  const shared = amounts.size === 1 && first.kind !== "buy" && first.kind !== "action";
  const question = shared ? questionOf(first, view, language) : questionOfAll(first, language);
  return say(language, "asks-together", { who, question });
}

function buttonsFor(
  asked: readonly DecisionView[],
  view: View,
  possible: readonly LegalAction[],
  ctx: Context,
  more: readonly Button[],
  language: Language,
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
  // A practice opponent presses none: what is left are those that help others while they wait.
  if (same.every((each) => isBotsOwn(each, view, ctx))) return lookButtons(first.kind, view, ctx, language);
  const several = same.length > 1;
  const press = (verb: "do" | "pick", key: string) =>
    several
      ? encodePress({ table: ctx.table, decision: 0, verb, key: `${key}${sharedSuffix(first.kind, same)}` })
      : encodePress({ table: ctx.table, decision: first.id, verb, key });
  const open = encodePress({ table: ctx.table, decision: 0, verb: "act", key: "" });
  // The same buttons whoever has answered already: nothing about it shows.
  const answers =
    first.kind === "aftermath"
      ? aftermathButtons(press, language)
      : isInSecret(view, first.seat, first.kind)
        ? secretButtons(first.kind, press, language)
        : publicButtons(
            several ? sharedByAll(same, actions) : withVotes(first, actions),
            first.kind,
            view,
            press,
            language,
          );
  // A vote has no more answers than its buttons; so has a claimed victory, with the one to object, and buying few cards.
  const complete = (hasButtonsAlone(first.kind) || areAllToBuy(first.kind, actions, answers)) && answers.length > 0;
  const buttons = complete
    ? [...answers, ...more]
    : [button(open, opensWords(first.kind, language), "main"), ...answers];
  // Nobody passes who owes the action that a card is played along with.
  if (first.kind === "action" && first.about === null && view.halted === undefined)
    buttons.push(passUntilButton(ctx, language));
  return [...buttons, ...lookButtons(first.kind, view, ctx, language)];
}

const hasButtonsAlone = (kind: DecisionKind) => kind === "vote" || kind === "victory-claim";

/** Whether these buttons are all the numbers of cards that each who is asked may buy, and none. */
function areAllToBuy(kind: DecisionKind, actions: readonly LegalAction[], answers: readonly Button[]): boolean {
  if (kind !== "buy") return false;
  const numbers = actions.filter(({ action }) => action.type === "buy" || action.type === "keep");
  return new Set(numbers.map(({ action }) => actionKey(action))).size === answers.length;
}

/** Whether a practice opponent answers, and nobody else may say anything to it. */
function isBotsOwn({ seat, kind }: DecisionView, view: View, ctx: Context): boolean {
  const person = ctx.people.find((each) => each.seat === seat);
  if (person?.userId !== null || isInSecret(view, seat, kind)) return false;
  return kind !== "vote" && kind !== "call" && kind !== "victory-claim" && kind !== "aftermath";
}

/** One's hand, and the conflicts where they matter. */
function lookButtons(kind: DecisionKind, view: View, ctx: Context, language: Language): Button[] {
  const hand = handButton(ctx, language);
  // The board is far up the thread by then, and it is what most actions are about.
  if (!ACTS.has(kind) || view.conflicts.length === 0) return [hand];
  const board = encodePress({ table: ctx.table, decision: 0, verb: "board", key: "" });
  return [hand, button(board, say(language, "asks-conflicts-button"))];
}

/** Whether a question is one that all are asked at the same time, to be answered in secret. */
function isInSecret({ secretly }: View, seat: SeatIndex, kind: DecisionKind): boolean {
  if (!secretly?.asked.includes(seat)) return false;
  return secretly.step === "declare" ? kind === "declare" : kind === "discard" || kind === "buy";
}

/** One question for all, and how many have answered: not who, and nothing of what. */
function secretLine(asked: readonly DecisionView[], view: View, ctx: Context, language: Language): string {
  const { step, answered } = view.secretly ?? { step: "declare", answered: 0 };
  const names = mentions(asked, ctx, language);
  const far = say(language, "asks-far", { names, answered, all: asked.length });
  if (step === "draw") return say(language, "asks-draw", { far });
  return say(language, asked.some((each) => each.again) ? "asks-again" : "asks-declare", { far });
}

/** The same for all, whoever has got how far: nothing of it shows. */
function secretButtons(kind: DecisionKind, press: (verb: "do", key: string) => string, language: Language): Button[] {
  if (kind === "declare") {
    const nothing = actionKey({ type: "declare-nothing", seat: 0 });
    return [button(press("do", nothing), say(language, "asks-nothing-button"))];
  }
  const keep = actionKey({ type: "keep", seat: 0 });
  return kind === "discard" ? [button(press("do", keep), say(language, "press-keep"))] : [];
}

/** Where the head calls the next, whoever has a vote may give it before being called: its buttons are there for all. */
function withVotes({ kind, seat }: DecisionView, actions: readonly LegalAction[]): readonly LegalAction[] {
  if (kind !== "call") return actions;
  const votes = VOTES.map((vote) => ({ action: { type: "vote", seat, vote }, sentence: vote, needs: [] }) as const);
  return [...actions.filter(({ action }) => action.type !== "vote"), ...votes];
}

/** How everybody answers about aftermaths: none now, or none this turn; the rest stands in the menu. */
function aftermathButtons(press: (verb: "do", key: string) => string, language: Language): Button[] {
  const none = actionKey({ type: "pass", seat: 0 });
  const turn = actionKey({ type: "standing", seat: 0, answer: "turn" });
  return [
    button(press("do", none), say(language, "asks-none-button")),
    button(press("do", turn), say(language, "asks-none-turn-button")),
  ];
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
  language: Language,
): Button[] {
  const allowed = actions.filter(({ action }) => PUBLIC_ACTIONS.has(action.type));
  const build = allowed.filter(({ action }) => action.type === "build");
  const cards = seenCards(view);
  const isName = namesIn(view, cards);
  const buttons: Button[] = [];
  const only = build.length === 1 ? build[0] : undefined;
  if (only?.action.type === "build") {
    const title = cards.get(only.action.with)?.card.title;
    const label = title ? say(language, "asks-build-button", { title }) : calledIn("build", language);
    buttons.push(button(press("do", actionKey(only.action)), label));
  } else if (build.length > 1) buttons.push(button(press("pick", verbKey("build")), `${calledIn("build", language)}…`));
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
    buttons.push(
      ...few.map((legal) => button(press(verb, actionKey(legal.action)), buttonWords(legal, kind, language, isName))),
    );
  }
  return buttons.slice(0, DISCORD_LIMITS.buttons * 2 - 2);
}

function goesOnWith(action: LegalAction["action"]): boolean {
  return action.type === "sustain" && action.deed !== undefined;
}

function isReadyAll(action: LegalAction["action"]): boolean {
  return action.type === "sustain" && action.cards.length === 0;
}
