import { type UnknownOfCard, unknownFor, unknownOf, waitingKey } from "../../catalogue/facts.ts";
import { type Action, aheadKind, mostUrgent, type View } from "../../engine/index.ts";
import { keptFrom, lessonNow } from "../../lesson/script.ts";
import { aheadOf } from "../../table/ahead/ahead.ts";
import { actKey, freeSlip } from "../../table/disputes/taking-back.ts";
import { type Refused, tableRefuses } from "../../table/refusal.ts";
import { isOut, seatOfUser, type Table } from "../../table/table.ts";
import type { Proposal } from "../../table/tables.ts";
import type { Pressed } from "../../thread/pressed/pressed-prompts.ts";
import { contextOf } from "../../thread/seen/context.ts";
import { ownDecisionId, type Perspective, type Pings, perspectiveOf } from "../../thread/seen/perspective.ts";
import {
  actionKey,
  actionMenu,
  cardsTaken,
  doneInBrief,
  encodePress,
  factForm,
  type Message,
  safe,
  staleMessage,
  takenQuietly,
} from "../../views/index.ts";
import { laterButton, planButton, planKind } from "../../views/prompts/ahead-plan.ts";
import { mayPassAhead, thenPassButton } from "../../views/prompts/ahead-until.ts";
import { askingButton } from "../../views/prompts/asking.ts";
import { handButton } from "../../views/prompts/notices.ts";
import { withUndo } from "../../views/prompts/undo.ts";
import { healFirst } from "../../views/refusals/advice.ts";
import { cannotUndo } from "../../views/refusals/table.ts";
import { actWords } from "../../views/text/acted.ts";
import { isAlone } from "../../views/text/context.ts";
import { DISCORD_LIMITS } from "../../views/text/limits.ts";
import {
  button,
  buttonRows,
  changedIn,
  inLanguages,
  inWords,
  privateMessage,
  withButtons,
} from "../../views/text/message.ts";
import { FIRST_LANGUAGE, type Language, say, type Tell } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, quiet, replacing } from "../shared/command.ts";
import { refusedMessage } from "../shared/refused.ts";
import { warned } from "../shared/warned.ts";
import { saidSo, untoldIn } from "./ahead.ts";

/** What was made of an order or a press at the moment when it is taken. */
export type OrderRead =
  | { kind: "do"; actions: readonly Action[] }
  /** Something that is said in advance. */
  | { kind: "entry"; entry: Proposal }
  | { kind: "show"; message: Message; menu?: true }
  | { kind: "stale" };

export interface OrderWanted {
  table: string;
  /** The interaction's id: the same one is done once. */
  key: string;
  userId: string;
  /**
   * Reads the order against the game as it is. It may be asked again when somebody else was faster, so that it must be
   * pure.
   */
  read(perspective: Perspective): OrderRead;
  /** True where the answer is seen as the thread's next line; false where the player waits for a word. */
  silent: boolean;
  /** The channel where the player reads the answer: in the table's own thread it does not say again what stands there. */
  channel: string | null;
  /** The column of the button that was pressed on a private message, from 0. */
  column?: number;
  /** The public prompt that was pressed, which the answer may bring up to date. */
  pressed?: Pressed;
  /** Hears how the table stands once the order has been taken or refused. */
  left?(table: Table): void;
  /** True where a refused player who owes the game a card's facts is shown their form. */
  asksFacts?: boolean;
  /** What is asked of the player at once when it has been done, in place of the menu of all that is possible. */
  next?(perspective: Perspective): Message | null;
}

/** What may change nothing that others see. */
const SECRET: ReadonlySet<Action["type"]> = new Set([
  "aftermath",
  "standing",
  "pass",
  "vote",
  "declare",
  "declare-war",
  "declare-nothing",
  "discard",
  "keep",
  "buy",
]);

/** What others see that it was done, and only its player what it was. */
const FOR_ITS_PLAYER: ReadonlySet<Action["type"]> = new Set(["start-with", "start-with-any"]);

/** What others see that it was done, and not with which card: its player reads that it was this one. */
const FACE_DOWN: ReadonlySet<Action["type"]> = new Set(["declare", "hide", "place"]);

/** Does what a player wants, and says what came of it. */
export async function performOrder(wanted: OrderWanted, bot: Bot): Promise<Answer> {
  let answer: Answer | null = null;
  try {
    answer = await carriedOut(wanted, bot);
    return answer;
  } finally {
    if (answer?.kind !== "settle") wanted.pressed?.nothing();
  }
}

async function carriedOut(wanted: OrderWanted, bot: Bot): Promise<Answer> {
  let shown: Message | null = null;
  let meant: readonly Action[] = [];
  let quietly: Tell = () => "";
  let did: Tell = () => "";
  let before: View | null = null;
  let ahead = false;
  const acted = await bot.tables.act(wanted.table, wanted.key, wanted.userId, (table) => {
    shown = null;
    const now = perspectiveOf(table, wanted.userId, bot);
    if (!now.ok) return now;
    const read = wanted.read(now.perspective);
    // What a player who has left the game would do, the rules refuse; there is nothing to choose from either.
    if (read.kind === "show" && isOut(table, wanted.userId))
      return { ok: false, refused: tableRefuses({ code: "out-of-game" }) };
    if (read.kind === "show") shown = read.menu ? warned(read.message, now.perspective) : read.message;
    ahead = read.kind === "entry";
    const kept = table.lesson ? keptInLesson(now.perspective, read) : null;
    if (kept !== null) return { ok: false, refused: kept };
    if (read.kind === "entry") return { ok: true, entry: read.entry };
    if (read.kind !== "do") return { ok: false, refused: tableRefuses({ code: "stale" }) };
    meant = read.actions;
    before = now.perspective.view;
    const [last, then] = [meant.at(-1), now.perspective];
    did = (language) => sentenceOf(last, then, language);
    quietly = (language) => takenQuietly(last, then.view, language, did);
    return { ok: true, entry: { type: "acted", actions: read.actions } };
  });

  if (acted.table !== null) wanted.left?.(acted.table);
  switch (acted.outcome) {
    case "done": {
      const later = ahead ? perspectiveOf(acted.table, wanted.userId, bot) : null;
      if (later?.ok) return replacing(saidSo(later.perspective, untoldIn(wanted.channel, acted.table, acted.events)));
      // A secret answer shows nowhere else.
      const secret = acted.events.length === 0 && meant.some(({ type }) => SECRET.has(type));
      const forThem = meant.some(({ type }) => FOR_ITS_PLAYER.has(type));
      if (wanted.silent && !secret && !forThem) {
        const taken = takenBy(acted.table, wanted.userId, before, bot);
        if (taken !== null) return replacing(taken);
        const answered = await wanted.pressed?.answered(acted.table);
        return answered ? { kind: "settle", ...answered } : quiet;
      }
      const own = seatOfUser(acted.table, wanted.userId);
      const beside = wanted.channel === acted.table.thread && acted.events.length > 0;
      const said: Tell = (language) => {
        const done = doneInBrief(acted.events, own, contextOf(acted.table, language));
        if (done === "") return quietly(language);
        const what = FACE_DOWN.has(meant.at(-1)?.type ?? "pass") ? did(language) : "";
        if (what !== "") return say(language, "taken-did", { what: safe(what, 160) });
        return beside ? say(language, "taken-done") : done;
      };
      const anew = meant.some(({ type }) => type === "mulligan");
      const acts = meant.some((action) => action.type !== "pass" && aheadKind(action) === "action");
      const after = wanted.next ? perspectiveOf(acted.table, wanted.userId, bot) : null;
      const next = after?.ok ? (wanted.next?.(after.perspective) ?? null) : null;
      if (next !== null)
        return replacing(
          changedIn(next, (told, language) => ({
            ...told,
            content: `${said(language)}\n\n${told.content}`.trim().slice(0, 2_000),
          })),
        );
      const done = afterwards(acted.table, wanted.userId, bot, said, before, anew);
      const slip = acted.events.length > 0 ? undoable(done, acted.table, wanted) : done;
      const passed = acted.events.some(({ type }) => type === "passed");
      const whole = acts || secret || passed ? withLater(slip, acted.table, wanted.userId, acts, bot) : slip;
      const lies = meant.some(({ type }) => type === "place");
      if (!lies) return replacing(whole);
      return replacing(
        changedIn(whole, (told, language) => withButtons(told, [askingButton(contextOf(acted.table), language)])),
      );
    }
    case "again":
      if (wanted.silent) return quiet;
      return replacing(afterwards(acted.table, wanted.userId, bot, (language) => say(language, "taken-done-already")));
    case "refused": {
      const { refused, table } = acted;
      if (table === null) return replacing(refusedMessage(refused, table, bot));
      const now = perspectiveOf(table, wanted.userId, bot);
      const owed = now.ok && wanted.asksFacts ? askOwedFacts(now.perspective) : null;
      if (owed !== null) return owed;
      if (shown !== null) return replacing(shown);
      if (now.ok && refused.from === "table" && refused.refusal.code === "stale")
        return replacing(stale(now.perspective));
      const asking = now.ok && refused.from === "rules" ? askFacts(now.perspective, refused.refusal, meant) : null;
      const no = refusedMessage(refused, table, bot);
      return asking ?? replacing(now.ok ? withHealing(no, refused, now.perspective) : no);
    }
  }
}

/** In a lesson: why this is not done yet; null where it is. What the script does not need is declined, and changes nothing. */
function keptInLesson({ game }: Perspective, read: OrderRead): Refused | null {
  if (read.kind !== "do" && read.kind !== "entry") return null;
  const now = lessonNow(game);
  const step = now === null ? null : read.kind === "do" ? keptFrom(game, read.actions) : now.step;
  return now === null || step === null
    ? null
    : tableRefuses({ code: "lesson", step, wanted: now.wanted[0]?.sentence ?? "pass" });
}

/** To a "no" because a card is neutralized, what helps: a button that heals it, where its player may do that now. */
function withHealing(no: Message, refused: Refused, { actions, ctx, view, seat }: Perspective): Message {
  if (refused.from !== "rules" || refused.refusal.code !== "not-ready") return no;
  const { title, state } = refused.refusal.facts;
  const decision = mostUrgent(view.awaiting, seat)?.id;
  const heals = actions.find(({ action, sentence }) => action.type === "heal" && sentence === `heal ${title}`);
  return state === "neutralized" && heals && decision !== undefined ? healFirst(no, heals, decision, ctx) : no;
}

/** The order in words; "" where it has none. */
function sentenceOf(action: Action | undefined, { actions }: Perspective, language: Language): string {
  const key = action && actionKey(action);
  const found = actions.find((one) => actionKey(one.action) === key);
  return found ? actWords(found.action.type, found.sentence, language) : "";
}

/** The form for the facts that an order lacks; null where another player answers for the card. */
function askFacts(
  perspective: Perspective,
  refusal: Parameters<typeof unknownFor>[2],
  meant: readonly Action[],
): Answer | null {
  const unknown = unknownFor(perspective.game, perspective.seat, refusal);
  const order = meant.at(-1);
  if (unknown === null || order === undefined) return null;
  return factQuestion(perspective, unknown, order.type === "state-facts" ? "" : waitingKey(order));
}

/** The form for facts that the game itself waits for; null where this player owes none. */
export function askOwedFacts(perspective: Perspective): Answer | null {
  const { game, seat, view } = perspective;
  const owed = mostUrgent(view.awaiting, seat);
  if (owed?.kind !== "fact") return null;
  const unknown = owed.card === null ? null : unknownOf(game, seat, owed.card, owed.facts ?? []);
  return unknown && factQuestion(perspective, unknown, "", whyAsked(view, unknown));
}

/** What the game needs the facts for. */
function whyAsked({ round }: View, { asked }: UnknownOfCard) {
  if (asked.includes("conflict")) return "fact-why-type";
  return round === "ready" ? "fact-why-initiative" : "fact-why-damage";
}

/** The form for what is unknown of a card, with the key of the order that goes on then. */
function factQuestion(
  perspective: Perspective,
  unknown: UnknownOfCard,
  then: string,
  why?: ReturnType<typeof whyAsked>,
): Answer {
  const decision = ownDecisionId(perspective) ?? 0;
  const give = encodePress({ table: perspective.table.id, decision, verb: "facts", key: `${unknown.card}.${then}` });
  const formIn = (language: Language) => {
    const question = { ...unknown, decision, then, ...(why === undefined ? {} : { why: say(language, why) }) };
    return factForm(question, perspective.ctx, language);
  };
  return {
    kind: "form",
    form: formIn(FIRST_LANGUAGE),
    formIn,
    late: inLanguages((language) =>
      privateMessage({
        content: say(language, "fact-nobody", { title: safe(unknown.title) }),
        rows: buttonRows([button(give, say(language, "fact-give"), "main")]),
      }),
    ),
  };
}

/** The cards that a press in public has brought into its player’s hand; null for none, and in a lesson, which shows them. */
function takenBy(table: Table, userId: string, before: View | null, bot: Pings): Message | null {
  const now = perspectiveOf(table, userId, bot);
  if (!now.ok || table.lesson || before === null || cardsTaken(before, now.perspective.view, FIRST_LANGUAGE) === "")
    return null;
  const { view, ctx } = now.perspective;
  return inLanguages((language) =>
    privateMessage({
      content: cardsTaken(before, view, language),
      rows: buttonRows([handButton(ctx, language)]),
    }),
  );
}

/** What happened, and what is asked of the player next, if anything. */
function afterwards(
  table: Table,
  userId: string,
  bot: Pings,
  said: Tell,
  before: View | null = null,
  anew = false,
): Message {
  const now = perspectiveOf(table, userId, bot);
  const alone = (told: Tell) => inWords((language) => told(language) || say(language, "taken-done"));
  if (!now.ok) return alone(said);
  const { view, actions, ctx, seat } = now.perspective;
  const answered = mostUrgent(view.awaiting, seat)?.answered !== undefined;
  const told: Tell = (language) => {
    const taken = before === null ? "" : cardsTaken(before, view, language, anew);
    // The menu below says what has been answered in secret; cards that have come say that something was done.
    const shown = (answered || taken !== "") && said(language) === say(language, "taken-done");
    return [shown ? "" : said(language), taken].filter((each) => each !== "").join("\n");
  };
  if (actions.length === 0) return alone(told);
  const menu = warned(actionMenu(view, actions, ctx), now.perspective);
  return changedIn(menu, (asked, language) => {
    const first = told(language);
    const content = first === "" ? asked.content : `${first}\n\n${asked.content}`;
    return content === asked.content || content.length > 2_000 ? asked : { ...asked, content };
  });
}

/** With a button that takes back the step that has just been taken, or a few words on why that cannot be. */
function undoable(done: Message, table: Table, { userId, column }: OrderWanted): Message {
  const { stop, run = [] } = table.acts ?? {};
  const slip = freeSlip(table, userId);
  if (slip !== null) return withUndo(done, actKey(slip, table), column ?? null, contextOf(table));
  const own = stop?.seat !== undefined && stop.seat === seatOfUser(table, userId);
  if (table.phase !== "playing" || run.length > 0 || !own) return done;
  return changedIn(done, (told, language) => {
    const why = `-# ${cannotUndo(stop.why, language)}`;
    if (told.content.length + why.length + 1 > 2_000) return told;
    const [said, ...asked] = told.content.split("\n\n");
    return { ...told, content: [`${said}\n${why}`, ...asked].join("\n\n") };
  });
}

/** After an action or an answer in secret: buttons for what may be said at once for later, where its player has not yet. */
function withLater(said: Message, table: Table, userId: string, acted: boolean, bot: Pings): Message {
  const now = perspectiveOf(table, userId, bot);
  if (!now.ok || said.components.length >= DISCORD_LIMITS.rows) return said;
  const { view, ctx, seat, game } = now.perspective;
  const { pass, orders } = aheadOf(table, seat);
  const kind = planKind(view);
  if (kind === null || mostUrgent(game.awaiting, seat) !== null || pass || orders) return said;
  return changedIn(said, (told, language) => {
    const then = kind === "action" && mayPassAhead(view) ? [thenPassButton(view, ctx, language)] : [];
    if (isAlone(ctx)) return acted ? withButtons(told, then) : told;
    // Whoever has passed may still say what comes after the round.
    if (kind === "action" && !acted) return withButtons(told, [laterButton(ctx, language)]);
    const plan = planButton(kind, ctx, acted, language);
    // Where nothing is asked the menu has that button already, and Discord takes no button twice.
    const there = told.components.some(({ components }) =>
      components.some((each) => "custom_id" in each && each.custom_id === plan.custom_id),
    );
    return withButtons(told, [...then, ...(there ? [] : [plan])]);
  });
}

/** The present state for somebody who pressed an old button. */
function stale(perspective: Perspective): Message {
  const { view, actions, ctx, seat } = perspective;
  if (actions.length === 0) return staleMessage(ctx);
  const answered = view.awaiting.some(
    ({ seat: of, kind, answered: said }) => of === seat && kind === "aftermath" && said !== undefined,
  );
  return changedIn(warned(actionMenu(view, actions, ctx), perspective), (menu, language) => ({
    ...menu,
    content: `${say(language, answered ? "stale-answered" : "stale-now")}\n\n${menu.content}`.slice(0, 2_000),
  }));
}
