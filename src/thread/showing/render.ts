import type { Library } from "../../catalogue/library.ts";
import { type DecisionView, type Game, mayHoldAftermath, type SeatIndex } from "../../engine/index.ts";
import { LEARNER, lessonNow } from "../../lesson/script.ts";
import { aheadOf } from "../../table/ahead/ahead.ts";
import { calledWith } from "../../table/ahead/calling.ts";
import type { Announcement } from "../../table/announcement.ts";
import { type JudgeCall, openCall } from "../../table/calls/open.ts";
import { disputeKey } from "../../table/disputes/dispute.ts";
import { openClaim } from "../../table/disputes/objection.ts";
import { NO_USER, type Phase, type Table } from "../../table/table.ts";
import { deadlineFor } from "../../table/waiting/clocks.ts";
import {
  agreedLine,
  type Context,
  correctedLine,
  directHand,
  directMessagesClosed,
  disputeButtons,
  disputeMessage,
  encodePress,
  endMessage,
  lobbyMessage,
  logLines,
  type Message,
  objectButtons,
  objectionEnd,
  objectionMessage,
  pausedMessage,
  promptMessage,
  rebuiltLine,
  safe,
  settledLine,
  trackerAndBoard,
  wordLine,
} from "../../views/index.ts";
import { callAgreedLine, callEnd, callLine, callMessage, takenLine, wordingMessage } from "../../views/judging/call.ts";
import { lessonAnswered, lessonEnd, lessonHead, lessonPrompt } from "../../views/lesson/lesson.ts";
import { lessonStands } from "../../views/lesson/stands.ts";
import { lessonLines } from "../../views/lesson/told.ts";
import { standings } from "../../views/log/standings.ts";
import { mannersLine } from "../../views/manners/manners.ts";
import { picturedLook, picturedTracker } from "../../views/pictures/messages.ts";
import { calledPrivately } from "../../views/prompts/ahead.ts";
import { callingOthers } from "../../views/prompts/ahead-plan.ts";
import {
  awayLine,
  callsTimeLine,
  expiredMessage,
  givenLine,
  giveTimeButton,
  stalledMessage,
  untilLine,
  votedLine,
} from "../../views/prompts/deadline.ts";
import { watchButton } from "../../views/prompts/notices.ts";
import { owedWords } from "../../views/prompts/owed.ts";
import { closedPrompt } from "../../views/prompts/prompt.ts";
import { stillThere } from "../../views/prompts/quiet.ts";
import { changedHandsMessage, handGivenMessage, offerLine, offerMessage } from "../../views/prompts/substitutes.ts";
import { undoAgreedLine, undoAskedMessage, undoLapsedLine, undoRefusedLine } from "../../views/prompts/undo.ts";
import { mentionOf } from "../../views/text/context.ts";
import { type Button, button, buttonRows, message } from "../../views/text/message.ts";
import { bound, listed } from "../../views/text/safe-text.ts";
import { playedOnBegins, playedOnHead, playedOnLine } from "../../views/tracker/played-on.ts";
import { FIRST_LANGUAGE, say as told } from "../../views/words/index.ts";
import type { Fixed } from "../pass/posted.ts";
import { looseButtons } from "../pressed/live-buttons.ts";
import { actionsNow, openView, ownView } from "../seen/cached-views.ts";
import { contextOf, pastContextOf } from "../seen/context.ts";
import { publicView } from "../seen/public-view.ts";
import { clocksShown } from "./clock-words.ts";
import { lobbyView } from "./lobby-view.ts";

/** What a table's thread and its players' direct messages should show. */
export interface Rendered {
  /** Messages that are edited in place. */
  fixed: Partial<Record<Fixed, Message>>;
  hands: readonly RenderedHand[];
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
  table(table: Table): Rendered;
  /** The messages that are edited in place, as far as they are pictures. */
  pictured(table: Table): Rendered["fixed"];
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
  directClosedNotice(table: Table): Message;
}

/** Discord's limit for a message's text. */
const CONTENT = 2_000;

export function createRender(library: Library): Render {
  // A pass that had to wait for its turn to edit comes back to the same table.
  const rendered = new WeakMap<Table, Rendered>();
  const pictures = new WeakMap<Table, Rendered["fixed"]>();
  // One question is looked at several times: whether what happened fits with it, what it is posted as, what it is now.
  const prompts = new WeakMap<Table, Map<string, Message>>();
  return {
    table(table) {
      const now = rendered.get(table) ?? { fixed: fixedMessages(table, library), hands: hands(table) };
      rendered.set(table, now);
      return now;
    },
    pictured(table) {
      const now = pictures.get(table) ?? picturedMessages(table);
      pictures.set(table, now);
      return now;
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
      const content = `${name} takes no direct messages from me. **My hand** shows each player the own hand, privately.`;
      const hand = encodePress({ table: table.id, decision: 0, verb: "hand", key: "" });
      return message({ content, rows: buttonRows([button(hand, "My hand")]) });
    },
    handGiven: (table, seat, former) =>
      handGivenMessage(table.seats[seat]?.owner === former, seat, { ...contextOf(table), thread: table.thread }),
    directClosedNotice: (table) => directMessagesClosed(contextOf(table)),
  };
}

function fixedMessages(table: Table, library: Library): Rendered["fixed"] {
  const ctx = contextOf(table);
  // What comes before its game goes by in a moment.
  if (table.lesson && table.game === null) return {};
  if (table.phase === "lobby") return { lobby: lobbyMessage(lobbyView(table, library), ctx) };
  const { playedOn, hostDisplay } = table;
  const closed = table.lesson
    ? lessonHead(hostDisplay, table.language)
    : playedOn
      ? playedOnHead(hostDisplay, playedOn)
      : closedLobby(table, library);
  if (table.game === null) return { lobby: closed };
  const view = publicView(table.game, table);
  const ended = table.phase === "over" && table.seed !== null;
  const over = ended
    ? { end: table.lesson ? lessonEnd(view, table.language) : endMessage(view, ctx, table.seed ?? "") }
    : {};
  const { language = FIRST_LANGUAGE } = table;
  const translated = table.lesson && language !== FIRST_LANGUAGE;
  const { tracker, board } = translated
    ? { tracker: lessonStands(view, ctx, language), board: null }
    : trackerAndBoard(view, ctx);
  return { lobby: closed, tracker: waiting(tracker, table, ctx), ...(board ? { board } : {}), ...over };
}

/** The board stands in the tracker's message: one message is edited, as it is with text. */
function picturedMessages(table: Table): Rendered["fixed"] {
  if (table.phase === "lobby" || table.game === null) return {};
  // The words in pictures are English.
  if (table.lesson && (table.language ?? FIRST_LANGUAGE) !== FIRST_LANGUAGE) return {};
  const ctx = contextOf(table);
  return { tracker: waiting(picturedTracker(publicView(table.game, table), ctx), table, ctx) };
}

/** The tracker says that play waits, and what for. */
function waiting(tracker: Message, table: Table, ctx: Context): Message {
  const halt = whatWaits(table);
  const call = openCall(table);
  const lines = [
    ...(table.playedOn ? [playedOnLine(table.playedOn)] : []),
    ...(halt === null ? [] : [halt]),
    ...(call ? [callLine(call, ctx)] : []),
    ...clocksShown(table, ctx).map((line) => `-# ${line}`),
    ...mannersShown(table),
  ];
  if (lines.length === 0) return tracker;
  const content = [...lines, ...(tracker.content === "" ? [] : [tracker.content])].join("\n");
  return { ...tracker, content: bound(content, CONTENT) };
}

/** While a game runs. */
const mannersShown = ({ manners, phase }: Table): string[] =>
  manners && phase === "playing" ? [`-# ${mannersLine(manners)}`] : [];

function whatWaits({ paused, dispute, objection, hand }: Table): string | null {
  if (paused) return `⏸ **${safe(paused.name, 24)}** has paused this table: nobody acts until \`/game resume\`.`;
  if (dispute) return `⏸ Play waits: what was read off **${safe(dispute.title, 80)}** is disputed.`;
  const because = hand?.steps.find(({ id }) => id === objection?.id)?.because;
  return because === undefined
    ? null
    : `⏸ Play waits: there is an objection to **${safe(because, 80)}**, carried out by hand.`;
}

/** Nothing that a lobby says changes once it is over: it hangs on the phase and on who sits there. */
const closedLobbies = new WeakMap<Table["seats"], { readonly phase: Phase; readonly lobby: Message }>();

/** The lobby once it is over: who sat down, without its last line and its buttons. */
function closedLobby(table: Table, library: Library): Message {
  const { phase, game, seats } = table;
  const known = closedLobbies.get(seats);
  if (known?.phase === phase) return known.lobby;
  const open = lobbyMessage(lobbyView(table, library), contextOf(table));
  const [embed] = open.embeds;
  const lines = embed?.description?.split("\n").slice(0, -1) ?? [];
  const now = phase === "ended" ? "This table is closed." : game === null ? "" : "The game has begun.";
  const watch = phase === "playing" ? buttonRows([watchButton({ table: table.id })]) : [];
  const lobby = { ...open, components: watch, embeds: [{ ...embed, description: [...lines, now].join("\n") }] };
  closedLobbies.set(seats, { phase, lobby });
  return lobby;
}

function hands(table: Table): Rendered["hands"] {
  const { game } = table;
  // A lesson shows the hand where it is played.
  if (game === null || table.phase === "ended" || table.lesson) return [];
  const ctx = { ...contextOf(table), thread: table.thread };
  return table.seats.flatMap(({ userId, owner = userId }, seat) =>
    userId === NO_USER
      ? []
      : [
          {
            seat,
            userId,
            owner,
            message: directHand(ownView(game, seat), ctx, aheadOf(table, seat)),
            ...called(table, game, seat),
          },
        ],
  );
}

/** Whoever is skipped at aftermaths while holding none is asked in private alone: in public that would tell the hand. */
function called(table: Table, game: Game, seat: SeatIndex): { call?: { key: string; message: Message } } {
  const asked = game.awaiting.find((one) => one.seat === seat && one.kind === "aftermath");
  if (asked === undefined || table.phase !== "playing" || !aheadOf(table, seat).skips || !mayHoldAftermath(game, seat))
    return {};
  const ctx = { ...contextOf(table), thread: table.thread };
  return { call: { key: String(asked.id), message: calledPrivately(ownView(game, seat), ctx) } };
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
  const asked = promptMessage(
    view,
    owed,
    actionsOf(game, owed),
    contextOf(table),
    quiet,
    claimButtons(table, owed),
    of > 1 && table.waiting.length === 1,
  );
  const lesson = table.lesson ? lessonNow(game) : null;
  const learners = owed.find(({ seat }) => seat === LEARNER);
  if (lesson !== null && learners !== undefined)
    return lessonPrompt(lesson, learners, asked, view, contextOf(table), table.language);
  const timed = until === null ? asked : { ...asked, content: bound(`${asked.content}\n${untilLine(until)}`, CONTENT) };
  return callingOthers(timed, calledWith(table, decisions), contextOf(table));
}

/** To object to the victory that these are asked about, and for whoever claims it to take it back. */
function claimButtons(table: Table, owed: readonly DecisionView[]): Button[] {
  const asked = owed.flatMap(({ kind, to }) => (kind === "victory-claim" && to !== undefined ? [to] : []));
  const claims = [...new Set(asked)].flatMap((seat) => openClaim(table, seat) ?? []);
  return objectButtons(claims, { table: table.id });
}

function closed(table: Table, decisions: readonly number[], now: "answered" | "play waits"): Message {
  const owed = table.game === null ? [] : openView(table.game).awaiting;
  const { language = FIRST_LANGUAGE } = table;
  if (table.lesson && language !== FIRST_LANGUAGE) {
    const asked = owed.filter(({ id }) => decisions.includes(id)).map(({ seat }) => mentionOf(contextOf(table), seat));
    return lessonAnswered(listed(asked), now, language);
  }
  return closedPrompt(
    owed.filter(({ id }) => decisions.includes(id)),
    now,
    contextOf(table),
  );
}

function actionsOf(game: Game, owed: readonly { seat: SeatIndex }[]) {
  return [...new Set(owed.map(({ seat }) => seat))].flatMap((seat) => actionsNow(game, seat));
}

/** Messages of the log that ask something of their own. */
const ALONE = new WeakSet<Message>();

function alone(message: Message): Message {
  ALONE.add(message);
  return message;
}

/** Whether a message of the log is one of its own, that no question goes with. */
export const standsAlone = (message: Message): boolean => ALONE.has(message);

/** The log's lines in as few messages as they fit; a reminder and a dispute ping, and stand alone. */
function logMessages(table: Table, announcements: readonly Announcement[]): Message[] {
  const messages: Message[] = [];
  let gathered = "";
  let disputable: { key: string; title: string }[] = [];
  let objectable: { id: number; because: string }[] = [];
  let loose: readonly Button[] = [];
  const say = () => {
    const ctx = { table: table.id };
    const rows = [
      ...buttonRows(disputeButtons(disputable.slice(0, MOST_DISPUTABLE), ctx)),
      ...buttonRows(objectButtons(objectable.slice(-MOST_OBJECTABLE), ctx)),
      ...buttonRows(loose),
    ];
    if (gathered !== "") messages.push(message({ content: gathered, rows }));
    gathered = "";
    disputable = [];
    objectable = [];
    loose = [];
  };
  for (const announcement of announcements) {
    for (const line of saidOf(table, announcement)) {
      if (gathered.length + line.length + 1 > CONTENT) say();
      gathered = gathered === "" ? line : `${gathered}\n${line}`;
    }
    if (announcement.what === "happened") {
      const known = disputable.map(({ key }) => key);
      disputable.push(...(announcement.disputable ?? []).filter(({ key }) => !known.includes(key)));
      if (announcement.objectable) objectable.push(announcement.objectable);
      const agreed = announcement.events.findLast(({ type }) => type === "loose-agreed" || type === "loose-ended");
      if (agreed) loose = agreed.type === "loose-agreed" ? looseButtons(table.id, agreed) : [];
      // Each effect has its buttons.
      if (objectable.length === MOST_OBJECTABLE) say();
    }
    if (announcement.what === "reminder") {
      say();
      messages.push(alone(reminder(announcement, table)));
    }
    if (announcement.what === "expired") {
      say();
      messages.push(alone(expiredMessage(announcement, contextOf(table))));
    }
    if (announcement.what === "stalled") {
      say();
      messages.push(alone(stalledMessage(announcement, contextOf(table))));
    }
    if (announcement.what === "disputed") {
      say();
      const { dispute, voters } = announcement;
      messages.push(alone(disputeMessage(dispute, disputeKey(dispute), voters, contextOf(table))));
    }
    if (announcement.what === "seat-offered") {
      say();
      messages.push(alone(offerMessage(announcement, pastContextOf(table))));
    }
    if (announcement.what === "seat-taken" || announcement.what === "seat-taken-back") {
      say();
      messages.push(alone(changedHandsMessage(announcement, pastContextOf(table))));
    }
    if (announcement.what === "objected") {
      say();
      messages.push(alone(objectionMessage(announcement.objection, contextOf(table))));
    }
    if (announcement.what === "judge-called" && table.game !== null) {
      say();
      messages.push(alone(calledMessage(announcement.call, table, table.game)));
    }
    if (announcement.what === "call-worded") {
      say();
      const { number, wording, missing } = announcement;
      messages.push(alone(wordingMessage(number, wording, missing, contextOf(table))));
    }
    if (announcement.what === "call-settled") {
      say();
      messages.push(alone(callEnd(announcement, contextOf(table))));
    }
    if (announcement.what === "undo-asked") {
      say();
      messages.push(alone(undoAskedMessage(announcement, contextOf(table))));
    }
    if (announcement.what === "quiet") {
      say();
      messages.push(stillThere(announcement.pausedAt, contextOf(table)));
    }
    if (announcement.what === "paused") {
      say();
      messages.push(
        alone(pausedMessage(announcement.name, announcement.at ?? table.paused?.at ?? 0, contextOf(table))),
      );
    }
  }
  say();
  return messages;
}

/** Messages of the log that are better with a picture, and what they are then. */
const PICTURED = new WeakMap<Message, Message>();

/** A message of the log as it is with its picture; null for one that has none. */
export const withPicture = (message: Message): Message | null => PICTURED.get(message) ?? null;

/** What judges have to know: the question, and where the game stands, as everybody sees it. */
function calledMessage(call: JudgeCall, table: Table, game: Game): Message {
  const view = publicView(game, table);
  const ctx = contextOf(table);
  const { text, brief } = callMessage(call, view, ctx);
  const { pictures = [] } = picturedLook(view, ctx);
  PICTURED.set(text, { ...brief, pictures });
  return text;
}

/** Two rows of buttons at most. */
const MOST_DISPUTABLE = 10;
/** As many effects as two rows of buttons hold, two for each. */
const MOST_OBJECTABLE = 5;

/** A slip in the wording of one event must not keep a whole table from going on. */
function saidOf(table: Table, announcement: Announcement): string[] {
  try {
    return linesOf(table, announcement);
  } catch {
    return ["-# Something happened here that I cannot put into words. The tracker shows how it stands."];
  }
}

function linesOf(table: Table, announcement: Announcement): string[] {
  switch (announcement.what) {
    case "changed":
    case "reminder":
    case "learned":
    case "judged":
    case "unlearned":
    case "disputed":
    case "objected":
    case "undo-asked":
    case "judge-called":
    case "call-worded":
    case "call-settled":
    case "paused":
    case "quiet":
    case "over":
    case "expired":
    case "stalled":
    case "done-for":
    case "next":
      return [];
    case "go-on":
      return [votedLine(announcement.seat, announcement.missing, contextOf(table))];
    case "time-given": {
      const { name, ms, seats, secret = false } = announcement;
      return [givenLine(name, ms, seats, secret, contextOf(table))];
    }
    case "time-called":
      return [callsTimeLine(announcement.name, announcement.waits ?? false)];
    case "away":
      return [awayLine(announcement.seat, announcement.from, announcement.until, contextOf(table))];
    case "seat-offered":
    case "seat-taken":
    case "seat-taken-back":
      return [];
    case "seat-agreed":
    case "seat-refused":
      return [offerLine(announcement, pastContextOf(table))];
    case "moved":
      return ["**This table goes on here.** Everything stands as it did."];
    case "resumed":
      return [`▶️ **${safe(announcement.name, 24)}** lets the table go on.`];
    case "rebuilt":
      return [rebuiltLine(announcement.name, announcement.lost)];
    case "call-taken":
      return [takenLine(announcement.name, announcement.seat, contextOf(table))];
    case "call-agreed":
      return [callAgreedLine(announcement.seat, announcement.missing, contextOf(table))];
    case "undo-agreed":
      return [undoAgreedLine(announcement.seat, announcement.missing, contextOf(table))];
    case "undo-refused":
      return [undoRefusedLine(announcement, contextOf(table))];
    case "undo-lapsed":
      return [undoLapsedLine(announcement.seat, contextOf(table))];
    case "forced": {
      const name = safe(table.seats[announcement.seat]?.display ?? "", 24);
      return [`-# ${name}: ${safe(announcement.sentence, 120)}, the only choice.`];
    }
    case "objection-word":
      return [wordLine(announcement.seat, announcement.word, announcement.missing, contextOf(table))];
    case "objection-settled": {
      const { objection, word, how, name } = announcement;
      return [objectionEnd(objection, word, how, name, contextOf(table))];
    }
    case "dispute-agreed":
      return [agreedLine(announcement.seat, announcement.missing, contextOf(table))];
    case "reading-corrected":
      return [correctedLine(announcement, contextOf(table))];
    case "dispute-settled": {
      const { dispute, how, name, undone } = announcement;
      return [settledLine(dispute, how, name, undone ?? false, contextOf(table))];
    }
    case "played-on":
      return playedOnBegins(announcement.seedHash);
    case "started":
      // Nothing is secret in the shuffles of a lesson.
      if (table.lesson) return [];
      return [
        "**The game begins.**",
        announcement.pressed
          ? `-# Every shuffle follows from the secret seed that was fixed in the lobby (SHA-256 \`${announcement.seedHash}\`) and from your own presses of Join and Start: nobody could choose it. \`/game verify\` proves it at the end.`
          : `-# Every shuffle follows from a secret seed, shown at the end. Its SHA-256: \`${announcement.seedHash}\``,
      ];
    case "happened": {
      const now = contextOf(table);
      const people = announcement.seatNames.map((display, seat) => ({
        ...now.people[seat],
        seat,
        userId: null,
        display,
      }));
      if (table.lesson && table.game !== null)
        return lessonLines(
          announcement.events,
          openView(table.game),
          { ...now, people },
          table.language ?? FIRST_LANGUAGE,
        );
      const notes = table.game === null ? [] : standings(announcement.events, openView(table.game));
      return [...logLines(announcement.events, { ...now, people }), ...notes];
    }
    case "ended": {
      const name = table.seats.find(({ userId }) => userId === announcement.by)?.display;
      const who = name === undefined ? `<@${announcement.by}>` : safe(name, 24);
      if (table.lesson) return [told(table.language ?? FIRST_LANGUAGE, "lesson-closed", { who })];
      return [
        `**${who} has closed this table.**`,
        ...(announcement.seed === null ? [] : [`-# The seed was \`${announcement.seed}\`.`]),
      ];
    }
  }
}

const WORD_ABOUT = { declare: "word on what is declared", draw: "word on discarding and buying" } as const;

function reminder(
  { userId, secret, about, quiet, decision, more }: Extract<Announcement, { what: "reminder" }>,
  table: Table,
): Message {
  const word = about === undefined ? "word about aftermaths" : WORD_ABOUT[about];
  const { id, game } = table;
  const view = game && openView(game);
  const asked = view?.awaiting.find((each) => each.id === decision);
  const owed = view && asked ? owedWords(asked, view) : "";
  const at = deadlineFor(table, decision);
  const until = at === null ? "" : `\n${untilLine(at)}`;
  const content = secret
    ? `⏰ <@${userId}>, the table waits for everybody’s ${word}. Whoever has given it has nothing more to do.`
    : `⏰ <@${userId}>, the table waits for you${owed === "" ? "" : `: ${owed}`}.${until}`;
  // It opens with what has happened since its reader last looked, in private, and answers can be given there.
  const hand = button(encodePress({ table: id, decision: 0, verb: "hand", key: "" }), "My hand");
  const rows = buttonRows([hand, ...(more === undefined ? [] : [giveTimeButton({ table: id }, [decision], more)])]);
  return message({ content, rows, ping: quiet ? [] : [userId] });
}
