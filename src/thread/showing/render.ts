import type { Library } from "../../catalogue/library.ts";
import { type DecisionView, type Game, mayHoldAftermath, type SeatIndex } from "../../engine/index.ts";
import { LEARNER, lessonNow } from "../../lesson/script.ts";
import type { PaletteName } from "../../pictures/index.ts";
import { aheadOf } from "../../table/ahead/ahead.ts";
import { calledWith } from "../../table/ahead/calling.ts";
import type { Announcement } from "../../table/announcement.ts";
import { openCall } from "../../table/calls/open.ts";
import { openClaim } from "../../table/disputes/objection.ts";
import { NO_USER, type Phase, type Table } from "../../table/table.ts";
import { deadlineFor, waitsForNobody } from "../../table/waiting/clocks.ts";
import {
  type Context,
  directHand,
  directMessagesClosed,
  encodePress,
  endMessage,
  lobbyMessage,
  type Message,
  objectButtons,
  promptMessage,
  safe,
  trackerAndBoard,
} from "../../views/index.ts";
import { callLine } from "../../views/judging/call.ts";
import { lessonAnswered, lessonEnd, lessonHead, lessonPrompt } from "../../views/lesson/lesson.ts";
import { lessonStands } from "../../views/lesson/stands.ts";
import { mannersLine } from "../../views/manners/manners.ts";
import { inColours, picturedTracker } from "../../views/pictures/messages.ts";
import { calledPrivately } from "../../views/prompts/ahead.ts";
import { callingOthers } from "../../views/prompts/ahead-plan.ts";
import { untilLine } from "../../views/prompts/deadline.ts";
import { watchButton } from "../../views/prompts/notices.ts";
import { closedPrompt } from "../../views/prompts/prompt.ts";
import { handGivenMessage } from "../../views/prompts/substitutes.ts";
import { mentionOf } from "../../views/text/context.ts";
import { DISCORD_LIMITS } from "../../views/text/limits.ts";
import { type Button, button, buttonRows, message } from "../../views/text/message.ts";
import { bound, listed } from "../../views/text/safe-text.ts";
import { playedOnHead, playedOnLine } from "../../views/tracker/played-on.ts";
import { FIRST_LANGUAGE, type Language, say } from "../../views/words/index.ts";
import type { Fixed } from "../pass/posted.ts";
import { actionsNow, openView, ownView } from "../seen/cached-views.ts";
import { contextOf, directLanguage, openContextOf, tableLanguage } from "../seen/context.ts";
import { publicView } from "../seen/public-view.ts";
import { clocksShown } from "./clock-words.ts";
import { lobbyView } from "./lobby-view.ts";
import { logMessages } from "./log-messages.ts";

/** What a table's thread and its players' direct messages should show. */
export interface Rendered {
  /** Messages that are edited in place. */
  readonly fixed: Partial<Record<Fixed, Message>>;
  readonly hands: readonly RenderedHand[];
}

export interface RenderedHand {
  seat: SeatIndex;
  userId: string;
  /** Whose seat it is: who plays it, but for a substitute. */
  owner: string;
  message: Message;
  /** What the player is called for privately, in a message of its own, and a name for it. */
  call?: { key: string; message: Message };
}

/** From a table to its messages: pure. */
export interface Render {
  /** As text. Each of the two is made where it is asked for. */
  table(table: Table): Rendered;
  /** The messages that are edited in place, with pictures in those that have one, in these colours. */
  pictured(table: Table, colours?: PaletteName): Rendered["fixed"];
  /** The prompt for these decisions, as far as they are still owed; `of`: how many stood in it at first. */
  prompt(table: Table, decisions: readonly number[], of?: number): Message;
  /** What becomes of that prompt when all of them are answered. */
  answered(table: Table, decisions: readonly number[]): Message;
  /** What becomes of it when play waits for something else: they are asked anew when it goes on. */
  putOff(table: Table, decisions: readonly number[]): Message;
  log(table: Table, announcements: readonly Announcement[]): Message[];
  /** In the thread: how the player in this seat sees the hand. */
  directClosed(table: Table, seat: SeatIndex): Message;
  /** In the direct messages of who played this seat until now, in place of the hand. */
  handGiven(table: Table, seat: SeatIndex, former: string): Message;
  /** The same, privately. */
  directClosedNotice(table: Table, user: string): Message;
}

export function createRender(library: Library): Render {
  // A pass that had to wait for its turn to edit comes back to the same table.
  const rendered = new WeakMap<Table, Rendered>();
  const pictures = new WeakMap<Table, Rendered["fixed"]>();
  // One question is looked at several times: whether what happened fits with it, what it is posted as, what it is now.
  const prompts = new WeakMap<Table, Map<string, Message>>();
  return {
    table(table) {
      const now = rendered.get(table) ?? asText(table, library);
      rendered.set(table, now);
      return now;
    },
    pictured(table, colours = "dark") {
      const now = pictures.get(table) ?? fixedMessages(table, library, true);
      pictures.set(table, now);
      const { tracker, ...rest } = now;
      return tracker === undefined ? now : { ...rest, tracker: inColours(tracker, colours) };
    },
    prompt(table, decisions, of = decisions.length) {
      const known = prompts.get(table) ?? new Map<string, Message>();
      prompts.set(table, known);
      const key = `${decisions.join(".")}/${of}`;
      const now = known.get(key) ?? prompt(table, decisions, of);
      known.set(key, now);
      return now;
    },
    answered: (table, decisions) => closed(table, decisions, "answered"),
    putOff: (table, decisions) => closed(table, decisions, "play waits"),
    log: logMessages,
    directClosed(table, seat) {
      const name = safe(table.seats[seat]?.display ?? "", 24);
      const language = tableLanguage(table);
      const content = say(language, "takes-no-messages", { name });
      const hand = encodePress({ table: table.id, decision: 0, verb: "hand", key: "" });
      return message({ content, rows: buttonRows([button(hand, say(language, "hand-button"))]) });
    },
    handGiven: (table, seat, former) =>
      handGivenMessage(table.seats[seat]?.owner === former, seat, { ...openContextOf(table), thread: table.thread }),
    directClosedNotice: (table, user) => directMessagesClosed(contextOf(table, directLanguage(table, user))),
  };
}

/** Most that shows one of them does without the other: where there are pictures, nobody sees the tracker's text. */
function asText(table: Table, library: Library): Rendered {
  let fixed: Rendered["fixed"] | undefined;
  let held: Rendered["hands"] | undefined;
  return {
    get fixed() {
      fixed ??= fixedMessages(table, library, false);
      return fixed;
    },
    get hands() {
      held ??= hands(table);
      return held;
    },
  };
}

function fixedMessages(table: Table, library: Library, pictured: boolean): Rendered["fixed"] {
  const ctx = openContextOf(table);
  // What comes before its game goes by in a moment.
  if (table.lesson && table.game === null) return {};
  if (table.phase === "lobby") return { lobby: lobbyMessage(lobbyView(table, library), ctx) };
  const { playedOn, hostDisplay } = table;
  const closed = table.lesson
    ? lessonHead(hostDisplay, table.language)
    : playedOn
      ? playedOnHead(hostDisplay, playedOn, tableLanguage(table))
      : closedLobby(table, library);
  if (table.game === null) return { lobby: closed };
  const view = publicView(table.game, table);
  const ended = table.phase === "over" && table.seed !== null;
  const over = ended
    ? { end: table.lesson ? lessonEnd(view, table.language) : endMessage(view, ctx, table.seed ?? "") }
    : {};
  const { tracker, board } = trackerOf(table, view, ctx, pictured);
  return { lobby: closed, tracker: waiting(tracker, table, ctx), ...(board ? { board } : {}), ...over };
}

/** With a picture the board stands in the tracker's message: one message is edited, as it is with text. */
function trackerOf(
  table: Table,
  view: ReturnType<typeof publicView>,
  ctx: Context,
  pictured: boolean,
): { tracker: Message; board: Message | null } {
  const { language = FIRST_LANGUAGE } = table;
  if (table.lesson && language !== FIRST_LANGUAGE) return { tracker: lessonStands(view, ctx, language), board: null };
  return pictured ? { tracker: picturedTracker(view, ctx), board: null } : trackerAndBoard(view, ctx);
}

/** The tracker says that play waits, and what for. */
function waiting(tracker: Message, table: Table, ctx: Context): Message {
  const halt = whatWaits(table);
  const call = openCall(table);
  const lines = [
    ...(table.playedOn ? [playedOnLine(table.playedOn, tableLanguage(table))] : []),
    ...(halt === null ? [] : [halt]),
    ...(call ? [callLine(call, ctx)] : []),
    ...clocksShown(table, ctx).map((line) => `-# ${line}`),
    ...mannersShown(table),
  ];
  if (lines.length === 0) return tracker;
  const content = [...lines, ...(tracker.content === "" ? [] : [tracker.content])].join("\n");
  return { ...tracker, content: bound(content, DISCORD_LIMITS.content) };
}

/** While a game runs, among people. */
const mannersShown = (table: Table): string[] =>
  table.manners && table.phase === "playing" && !waitsForNobody(table)
    ? [`-# ${mannersLine(table.manners, tableLanguage(table))}`]
    : [];

function whatWaits(table: Table): string | null {
  const { paused, dispute, objection, hand } = table;
  const language = tableLanguage(table);
  if (paused) return say(language, "waits-paused", { name: safe(paused.name, 24) });
  if (dispute) return say(language, "waits-disputed", { title: safe(dispute.title, 80) });
  const because = hand?.steps.find(({ id }) => id === objection?.id)?.because;
  return because === undefined ? null : say(language, "waits-objected", { because: safe(because, 80) });
}

/** Nothing that a lobby says changes once it is over: it hangs on the phase and on who sits there. */
const closedLobbies = new WeakMap<Table["seats"], { readonly phase: Phase; readonly lobby: Message }>();

/** The lobby once it is over: who sat down, without its last line and its buttons. */
function closedLobby(table: Table, library: Library): Message {
  const { phase, game, seats } = table;
  const known = closedLobbies.get(seats);
  if (known?.phase === phase) return known.lobby;
  const open = lobbyMessage(lobbyView(table, library), openContextOf(table));
  const [embed] = open.embeds;
  const lines = embed?.description?.split("\n").slice(0, -1) ?? [];
  const language = tableLanguage(table);
  const now = phase === "ended" ? say(language, "lobby-closed") : game === null ? "" : say(language, "lobby-begun");
  const watch = phase === "playing" ? buttonRows([watchButton({ table: table.id }, language)]) : [];
  const lobby = { ...open, components: watch, embeds: [{ ...embed, description: [...lines, now].join("\n") }] };
  closedLobbies.set(seats, { phase, lobby });
  return lobby;
}

function hands(table: Table): Rendered["hands"] {
  const { game } = table;
  // A lesson shows the hand where it is played.
  if (game === null || table.phase === "ended" || table.lesson) return [];
  return table.seats.flatMap(({ userId, owner = userId }, seat) =>
    userId === NO_USER
      ? []
      : [
          {
            seat,
            userId,
            owner,
            message: directHand(
              ownView(game, seat),
              { ...contextOf(table, handLanguage(table, seat)), thread: table.thread },
              aheadOf(table, seat),
            ),
            ...called(table, game, seat),
          },
        ],
  );
}

/** In which language a player's direct messages about a table are: what they have chosen, or else what the table speaks. */
const handLanguage = (table: Table, seat: SeatIndex): Language =>
  table.seats[seat]?.habits?.language ?? tableLanguage(table);

/** Whoever is skipped at aftermaths while holding none is asked in private alone: in public that would tell the hand. */
function called(table: Table, game: Game, seat: SeatIndex): { call?: { key: string; message: Message } } {
  const asked = game.awaiting.find((one) => one.seat === seat && one.kind === "aftermath");
  if (asked === undefined || table.phase !== "playing" || !aheadOf(table, seat).skips || !mayHoldAftermath(game, seat))
    return {};
  const language = handLanguage(table, seat);
  const ctx = { ...contextOf(table, language), thread: table.thread };
  return { call: { key: String(asked.id), message: calledPrivately(ownView(game, seat), ctx, language) } };
}

function prompt(table: Table, decisions: readonly number[], of: number): Message {
  const { game } = table;
  if (game === null) throw new Error("a table without a game asks nothing");
  const view = openView(game);
  const owed = view.awaiting.filter(({ id }) => decisions.includes(id));
  const answered = (game.aftermathStep?.asked ?? []).filter((asked) => asked.quiet).map(({ seat }) => seat);
  // Whoever is skipped while holding none is not pinged in either case: that would tell which it is.
  const skipped = owed
    .filter(({ seat }) => aheadOf(table, seat).skips)
    .map(({ seat }) => seat)
    .filter((seat) => owed.every((one) => one.seat !== seat || one.kind === "aftermath"));
  const quiet = [...answered, ...skipped];
  // What is owed by several at different times stands on the tracker.
  const times = new Set(owed.map(({ id }) => deadlineFor(table, id)));
  const [until = null] = times.size === 1 ? times : [];
  // A lesson asks in words of its own.
  const language = table.lesson ? FIRST_LANGUAGE : tableLanguage(table);
  const asked = promptMessage(
    view,
    owed,
    actionsOf(game, owed),
    openContextOf(table),
    quiet,
    claimButtons(table, owed),
    of > 1 && table.waiting.length === 1,
    language,
  );
  const lesson = table.lesson ? lessonNow(game) : null;
  const learners = owed.find(({ seat }) => seat === LEARNER);
  if (lesson !== null && learners !== undefined)
    return lessonPrompt(lesson, learners, asked, view, openContextOf(table), table.language);
  const timed =
    until === null
      ? asked
      : { ...asked, content: bound(`${asked.content}\n${untilLine(until, language)}`, DISCORD_LIMITS.content) };
  return callingOthers(timed, calledWith(table, decisions), openContextOf(table), language);
}

/** To object to the victory that these are asked about, and for whoever claims it to take it back. */
function claimButtons(table: Table, owed: readonly DecisionView[]): Button[] {
  const asked = owed.flatMap(({ kind, to }) => (kind === "victory-claim" && to !== undefined ? [to] : []));
  const claims = [...new Set(asked)].flatMap((seat) => openClaim(table, seat) ?? []);
  return objectButtons(claims, { table: table.id }, table.lesson ? FIRST_LANGUAGE : tableLanguage(table));
}

function closed(table: Table, decisions: readonly number[], now: "answered" | "play waits"): Message {
  const owed = table.game === null ? [] : openView(table.game).awaiting;
  const { language = FIRST_LANGUAGE } = table;
  if (table.lesson && language !== FIRST_LANGUAGE) {
    const asked = owed
      .filter(({ id }) => decisions.includes(id))
      .map(({ seat }) => mentionOf(openContextOf(table), seat));
    return lessonAnswered(listed(asked), now, language);
  }
  return closedPrompt(
    owed.filter(({ id }) => decisions.includes(id)),
    now,
    openContextOf(table),
    tableLanguage(table),
  );
}

function actionsOf(game: Game, owed: readonly { seat: SeatIndex }[]) {
  return [...new Set(owed.map(({ seat }) => seat))].flatMap((seat) => actionsNow(game, seat));
}
