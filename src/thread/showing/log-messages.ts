/** What is announced of a table as the messages of its log. */
import type { ConflictId, DecisionView, Game, View } from "../../engine/index.ts";
import type { Announcement } from "../../table/announcement.ts";
import type { JudgeCall } from "../../table/calls/open.ts";
import { disputeKey } from "../../table/disputes/dispute.ts";
import type { Table } from "../../table/table.ts";
import { deadlineFor } from "../../table/waiting/clocks.ts";
import {
  agreedLine,
  correctedLine,
  disputeButtons,
  disputeMessage,
  encodePress,
  logLines,
  type Message,
  objectButtons,
  objectionEnd,
  objectionMessage,
  pausedMessage,
  rebuiltLine,
  safe,
  settledLine,
  wordLine,
} from "../../views/index.ts";
import { callAgreedLine, callEnd, callMessage, takenLine, wordingMessage } from "../../views/judging/call.ts";
import { atTheEdges, mayGoOn } from "../../views/log/runs.ts";
import { conflictsChanged, happenedLines } from "../../views/log/standings.ts";
import { picturedLook } from "../../views/pictures/messages.ts";
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
import { owedWords } from "../../views/prompts/owed.ts";
import { stillThere } from "../../views/prompts/quiet.ts";
import { changedHandsMessage, offerLine, offerMessage } from "../../views/prompts/substitutes.ts";
import { undoAgreedLine, undoAskedMessage, undoLapsedLine, undoRefusedLine } from "../../views/prompts/undo.ts";
import { DISCORD_LIMITS } from "../../views/text/limits.ts";
import { type Button, button, buttonRows, message } from "../../views/text/message.ts";
import { playedOnBegins } from "../../views/tracker/played-on.ts";
import { FIRST_LANGUAGE, type Language, say } from "../../views/words/index.ts";
import { looseButtons } from "../pressed/loose-buttons.ts";
import { openView } from "../seen/cached-views.ts";
import { openContextOf, pastContextOf, tableLanguage } from "../seen/context.ts";
import { publicView } from "../seen/public-view.ts";

/** Messages of the log that ask something of their own. */
const ALONE = new WeakSet<Message>();

function alone(message: Message): Message {
  ALONE.add(message);
  return message;
}

/** Whether a message of the log is one of its own, that no question goes with. */
export const standsAlone = (message: Message): boolean => ALONE.has(message);

/** Events whose lines stand at the beginning and at the end of a message, where what others do alike may be told along with them. */
type Edges = ReturnType<typeof atTheEdges>;
const NO_EDGES: Edges = { first: [], last: [] };
const EDGES = new WeakMap<Message, Edges>();

export const edgesOf = (message: Message): Edges => EDGES.get(message) ?? NO_EDGES;

/** The log's lines in as few messages as they fit; a reminder and a dispute ping, and stand alone. */
export function logMessages(table: Table, announcements: readonly Announcement[]): Message[] {
  const messages: Message[] = [];
  let gathered = "";
  let edges: Edges = NO_EDGES;
  let disputable: { key: string; title: string }[] = [];
  let objectable: { id: number; because: string }[] = [];
  let loose: readonly Button[] = [];
  const flush = () => {
    const ctx = { table: table.id };
    const language = tableLanguage(table);
    const rows = [
      ...buttonRows(disputeButtons(disputable.slice(0, MOST_DISPUTABLE), ctx, language)),
      ...buttonRows(objectButtons(objectable.slice(-MOST_OBJECTABLE), ctx, language)),
      ...buttonRows(loose),
    ];
    if (gathered !== "") {
      const said = message({ content: gathered, rows });
      EDGES.set(said, edges);
      messages.push(said);
    }
    gathered = "";
    disputable = [];
    objectable = [];
    loose = [];
  };
  const told = toldTogether(announcements);
  const lastOf = lastChanges(table, told);
  for (const announcement of told) {
    for (const line of saidOf(table, announcement, (conflict) => lastOf.get(conflict) === announcement)) {
      if (gathered.length + line.length + 1 > DISCORD_LIMITS.content) flush();
      const { first, last } = announcement.what === "happened" ? atTheEdges(announcement.events) : NO_EDGES;
      edges = { first: gathered === "" ? first : edges.first, last };
      gathered = gathered === "" ? line : `${gathered}\n${line}`;
    }
    if (announcement.what === "happened") {
      const known = disputable.map(({ key }) => key);
      disputable.push(...(announcement.disputable ?? []).filter(({ key }) => !known.includes(key)));
      if (announcement.objectable) objectable.push(announcement.objectable);
      const agreed = announcement.events.findLast(({ type }) => type === "loose-agreed" || type === "loose-ended");
      if (agreed) loose = agreed.type === "loose-agreed" ? looseButtons(table.id, agreed, tableLanguage(table)) : [];
      // Each effect has its buttons.
      if (objectable.length === MOST_OBJECTABLE) flush();
    }
    if (announcement.what === "reminder") {
      flush();
      messages.push(alone(reminder(announcement, table)));
    }
    if (announcement.what === "expired") {
      flush();
      messages.push(alone(expiredMessage(announcement, openContextOf(table))));
    }
    if (announcement.what === "stalled") {
      flush();
      messages.push(alone(stalledMessage(announcement, openContextOf(table))));
    }
    if (announcement.what === "disputed") {
      flush();
      const { dispute, voters } = announcement;
      messages.push(alone(disputeMessage(dispute, disputeKey(dispute), voters, openContextOf(table))));
    }
    if (announcement.what === "seat-offered") {
      flush();
      messages.push(alone(offerMessage(announcement, pastContextOf(table, tableLanguage(table)))));
    }
    if (announcement.what === "seat-taken" || announcement.what === "seat-taken-back") {
      flush();
      messages.push(alone(changedHandsMessage(announcement, pastContextOf(table, tableLanguage(table)))));
    }
    if (announcement.what === "objected") {
      flush();
      messages.push(alone(objectionMessage(announcement.objection, openContextOf(table))));
    }
    if (announcement.what === "judge-called" && table.game !== null) {
      flush();
      messages.push(alone(calledMessage(announcement.call, table, table.game)));
    }
    if (announcement.what === "call-worded") {
      flush();
      const { number, wording, missing } = announcement;
      messages.push(alone(wordingMessage(number, wording, missing, openContextOf(table))));
    }
    if (announcement.what === "call-settled") {
      flush();
      messages.push(alone(callEnd(announcement, openContextOf(table))));
    }
    if (announcement.what === "undo-asked") {
      flush();
      messages.push(alone(undoAskedMessage(announcement, openContextOf(table))));
    }
    if (announcement.what === "quiet") {
      flush();
      messages.push(stillThere(announcement.pausedAt, openContextOf(table)));
    }
    if (announcement.what === "paused") {
      flush();
      messages.push(
        alone(pausedMessage(announcement.name, announcement.at ?? table.paused?.at ?? 0, openContextOf(table))),
      );
    }
  }
  flush();
  return messages;
}

/** These, those in a row of which one line tells what several have done alike as one. */
function toldTogether(announcements: readonly Announcement[]): Announcement[] {
  const out: Announcement[] = [];
  for (const next of announcements) {
    const last = out.at(-1);
    const both = last && mayFollow(last, next);
    if (both) out[out.length - 1] = { ...both.next, events: [...both.last.events, ...both.next.events] };
    else out.push(next);
  }
  return out;
}

type Happened = Extract<Announcement, { what: "happened" }>;

/** Whether what happens next may be one line with what has happened last, and brings no button along. */
function mayFollow(last: Announcement, next: Announcement): { last: Happened; next: Happened } | null {
  if (last.what !== "happened" || next.what !== "happened") return null;
  if (last.objectable || next.objectable || last.disputable || next.disputable) return null;
  const [event, following] = [last.events.at(-1), next.events[0]];
  const areSame = last.seatNames.every((name, seat) => next.seatNames[seat] === name);
  return event && following && areSame && mayGoOn(event, following) ? { last, next } : null;
}

/** Messages of the log that are better with a picture, and what they are then. */
const PICTURED = new WeakMap<Message, Message>();

/** A message of the log as it is with its picture; null for one that has none. */
export const withPicture = (message: Message): Message | null => PICTURED.get(message) ?? null;

/** What judges have to know: the question, and where the game stands, as everybody sees it. */
function calledMessage(call: JudgeCall, table: Table, game: Game): Message {
  const view = publicView(game, table);
  const ctx = openContextOf(table);
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
function saidOf(table: Table, announcement: Announcement, isLast: (conflict: ConflictId) => boolean): string[] {
  try {
    return linesOf(table, announcement, isLast);
  } catch {
    return [say(tableLanguage(table), "unsaid")];
  }
}

/** Which announcement is the last to change each conflict: how that stands then is told behind it. */
function lastChanges({ game }: Table, announcements: readonly Announcement[]): ReadonlyMap<ConflictId, Announcement> {
  if (game === null || game.conflicts.length === 0) return new Map();
  const view = openView(game);
  return new Map(
    announcements.flatMap((each) =>
      each.what === "happened" ? conflictsChanged(each.events, view).map(({ id }) => [id, each] as const) : [],
    ),
  );
}

function linesOf(table: Table, announcement: Announcement, isLast: (conflict: ConflictId) => boolean): string[] {
  const language = tableLanguage(table);
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
      return [votedLine(announcement.seat, announcement.missing, openContextOf(table))];
    case "time-given": {
      const { name, ms, seats, secret = false } = announcement;
      return [givenLine(name, ms, seats, secret, openContextOf(table))];
    }
    case "time-called":
      return [callsTimeLine(announcement.name, announcement.waits ?? false, language)];
    case "away":
      return [awayLine(announcement.seat, announcement.from, announcement.until, openContextOf(table))];
    case "seat-offered":
    case "seat-taken":
    case "seat-taken-back":
      return [];
    case "seat-agreed":
    case "seat-refused":
      return [offerLine(announcement, pastContextOf(table, tableLanguage(table)))];
    case "moved":
      return [say(language, "goes-on-here")];
    case "resumed":
      return [say(language, "goes-on-again", { name: safe(announcement.name, 24) })];
    case "rebuilt":
      return [rebuiltLine(announcement.name, announcement.lost, language)];
    case "call-taken":
      return [takenLine(announcement.name, announcement.seat, openContextOf(table))];
    case "call-agreed":
      return [callAgreedLine(announcement.seat, announcement.missing, openContextOf(table))];
    case "undo-agreed":
      return [undoAgreedLine(announcement.seat, announcement.missing, openContextOf(table))];
    case "undo-refused":
      return [undoRefusedLine(announcement, openContextOf(table))];
    case "undo-lapsed":
      return [undoLapsedLine(announcement.seat, openContextOf(table))];
    case "forced": {
      const name = safe(table.seats[announcement.seat]?.display ?? "", 24);
      return [say(language, "only-choice", { name, order: safe(announcement.sentence, 120) })];
    }
    case "objection-word":
      return [wordLine(announcement.seat, announcement.word, announcement.missing, openContextOf(table))];
    case "objection-settled": {
      const { objection, word, how, name } = announcement;
      return [objectionEnd(objection, word, how, name, openContextOf(table))];
    }
    case "dispute-agreed":
      return [agreedLine(announcement.seat, announcement.missing, openContextOf(table))];
    case "reading-corrected":
      return [correctedLine(announcement, openContextOf(table))];
    case "dispute-settled": {
      const { dispute, how, name, undone } = announcement;
      return [settledLine(dispute, how, name, undone ?? false, openContextOf(table))];
    }
    case "played-on":
      return playedOnBegins(announcement.seedHash, tableLanguage(table));
    case "started":
      // Nothing is secret in the shuffles of a lesson.
      if (table.lesson) return [];
      return [
        say(language, "begins"),
        announcement.pressed
          ? say(language, "begins-pressed")
          : say(language, "begins-seed", { hash: announcement.seedHash }),
      ];
    case "happened": {
      const now = openContextOf(table);
      const people = announcement.seatNames.map((display, seat) => ({
        ...now.people[seat],
        seat,
        userId: null,
        display,
      }));
      const ctx = { ...now, people };
      if (table.game === null) return logLines(announcement.events, ctx);
      return happenedLines(announcement.events, openView(table.game), ctx, isLast);
    }
    case "ended": {
      const name = table.seats.find(({ userId }) => userId === announcement.by)?.display;
      const who = name === undefined ? `<@${announcement.by}>` : safe(name, 24);
      if (table.lesson) return [say(table.language ?? FIRST_LANGUAGE, "lesson-closed", { who })];
      return [
        say(language, "has-closed", { who }),
        ...(announcement.seed === null ? [] : [say(language, "seed-was", { seed: announcement.seed })]),
      ];
    }
  }
}

function reminder(
  { userId, secret, about, quiet, decision, more }: Extract<Announcement, { what: "reminder" }>,
  table: Table,
): Message {
  const { id, game } = table;
  const language = tableLanguage(table);
  const whom = `<@${userId}>`;
  const view = game && openView(game);
  const asked = view?.awaiting.find((each) => each.id === decision);
  const owed = view && asked ? owedIn(asked, view, language) : "";
  const at = deadlineFor(table, decision);
  const until = at === null ? "" : `\n${untilLine(at, language)}`;
  const content = secret
    ? say(language, "remind-all", { whom, about: about ?? "aftermath" })
    : `${owed === "" ? say(language, "remind-you", { whom }) : say(language, "remind-you-for", { whom, owed })}${until}`;
  // It opens with what has happened since its reader last looked, in private, and answers can be given there.
  const hand = button(encodePress({ table: id, decision: 0, verb: "hand", key: "" }), say(language, "hand-button"));
  const give = more === undefined ? [] : [giveTimeButton({ table: id, language }, [decision], more)];
  return message({ content, rows: buttonRows([hand, ...give]), ping: quiet ? [] : [userId] });
}

/** What is owed; in other languages as the tracker says it. */
const owedIn = (asked: DecisionView, view: View, language: Language): string =>
  language === FIRST_LANGUAGE ? owedWords(asked, view) : say(language, `owed-${asked.kind}`);
