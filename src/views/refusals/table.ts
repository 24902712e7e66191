/** What a table itself says "no" to, worded, before the game is asked. */

import { durationWords } from "../../settings/duration.ts";
import type { TableRefusal, TableRefusalCode } from "../../table/refusal.ts";
import { lessonKeeps } from "../lesson/lesson.ts";
import { stuckWords } from "../prompts/objection.ts";
import { listed, plain, safe } from "../text/safe-text.ts";
import { FACTION_WORDS, RACE_WORDS } from "../text/words.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";

type Phase = Extract<TableRefusal, { code: "not-playing" }>["phase"];
type Stop = Extract<TableRefusal, { code: "undo-stuck" }>["why"];
type Pace = Extract<TableRefusal, { code: "objection-late" }>["pace"];

/** The `/rule` entry that a table's own "no" rests on, where there is one. */
export const TABLE_REFUSAL_RULES: Readonly<Partial<Record<TableRefusalCode, string>>> = {
  "table-full": "seats",
  "too-few-seats": "seats",
  "not-all-came": "rematch",
  "not-over": "rematch",
  "no-such-ambassador": "ambassadors",
  "deck-sealed": "sideboarding",
  "not-house-maker": "house-rules",
  "not-timing-maker": "declaring-together",
  "rules-are-fixed": "house-rules",
  "manners-are-fixed": "table-manners",
  "manners-of-league": "table-manners",
  "not-manners-maker": "table-manners",
  "takebacks-never": "table-manners",
  paused: "pausing",
  "paused-already": "pausing",
  "not-paused": "pausing",
  disputed: "disputes",
  "nothing-to-dispute": "disputes",
  "own-word": "disputes",
  "not-your-word": "disputes",
  "not-your-reading": "disputes",
  "nothing-to-correct": "disputes",
  "agreed-already": "disputes",
  "too-late-to-withdraw": "disputes",
  objected: "objections",
  "nothing-to-object": "objections",
  "nothing-to-undo": "taking-back",
  "own-effect": "objections",
  "not-your-effect": "objections",
  "word-given": "objections",
  "objection-late": "objections",
  "cannot-undo": "objections",
  "undo-stuck": "not-taken-back",
  "judge-sits": "judges",
  "call-open": "calling-a-judge",
  "no-call": "calling-a-judge",
  "no-call-in-lesson": "calling-a-judge",
  "call-taken": "calling-a-judge",
  "call-unanswered": "calling-a-judge",
  "not-your-call": "calling-a-judge",
  "call-agreed": "calling-a-judge",
  "caller-muted": "calling-a-judge",
  "called-often": "calling-a-judge",
  "undo-refused": "taking-back",
  "undo-open": "taking-back",
  "undo-over": "taking-back",
  "undo-after-end": "not-taken-back",
  "undo-not-asked": "taking-back",
  "undo-agreed": "taking-back",
  "pass-ahead-later": "passing-ahead",
  "pass-until-what": "passing-ahead",
  "orders-wait": "passing-ahead",
  "no-orders": "orders-ahead",
  "too-many-orders": "orders-ahead",
  "pass-among-orders": "orders-ahead",
  "order-after-pass": "orders-ahead",
  "declares-and-not": "orders-ahead",
  "draws-twice": "turn-end-ahead",
  "orders-use-twice": "orders-ahead",
  "nothing-ahead": "orders-ahead",
  "nobody-waited-for": "deadlines",
  "no-deadlines": "deadlines",
  "too-much-time": "deadlines",
  "own-time": "time-over",
  "voted-already": "time-over",
  "vacation-too-long": "vacations",
  "seat-given": "substitutes",
  "no-bot-here": "practice-opponents",
  "not-bots-host": "practice-opponents",
  "no-substitute": "substitutes",
  "not-your-seat-to-give": "substitutes",
  "no-offer": "substitutes",
  "not-your-offer": "substitutes",
  "agreed-to-offer": "substitutes",
  "no-seat-to-take-back": "substitutes",
  stale: "orders",
};

type NoSubstitute = Extract<TableRefusal, { code: "no-substitute" }>["why"];

const NO_SUBSTITUTE: Readonly<Record<NoSubstitute, (name: string) => string>> = {
  lobby: () =>
    "Before the game nobody needs a substitute: who leaves gives up the seat (`/game leave`), and anybody may take it (`/game join`).",
  nobody: () => "There is no such seat at this table.",
  out: (name) => `${name} is out of this game, so there is nothing left to play in that seat.`,
  "plays-it": (name) => `${name} plays that seat already.`,
  owner: (name) => `That is ${name}’s own seat: \`/game comeback\` takes it back, and nobody need agree.`,
  seated: (name) => `${name} has a seat at this table already, and nobody plays two. Ask somebody else.`,
  looked: (name) => `${name} has looked at hidden cards here as a judge, and so plays no seat. Ask somebody else.`,
  bot: (name) => `${name} is a bot, and seats are for people. Ask somebody else.`,
  "not-here": (name) => `${name} is not in this server, so they could not see the table. Ask somebody who is.`,
  "whose-bot": () =>
    "Say for whom the bot is to play: `/game seat who:bot for:…`, with somebody who plays at this table.",
  manners: () => "At this table nobody plays another’s seat: its manners say so. A judge may still name somebody.",
  unread: () =>
    "The bot plays only decks whose cards it knows by heart: somebody would have to read it the cards of this one. Ask a person.",
  whose: () => "Say whose seat it is: `/game substitute player:… for:…`, with somebody who plays at this table.",
};

const STATES: Readonly<Record<Phase, string>> = {
  lobby: "The game at this table has not begun yet. Any player at the table may press Start.",
  playing: "The game at this table is running.",
  over: "The game at this table is over.",
  ended: "This table was closed.",
};

/** What keeps a step from being taken back. */
const STUCK: Readonly<Record<Stop, string>> = {
  left: "somebody has left the game, or it is over",
  drawn: "cards were drawn",
  shuffled: "cards were shuffled, or lots were drawn",
  shown: "something hidden was shown",
  irrevocable: "an irrevocable card was played, which stays by the quickstart rules",
  intent: "another player has shown what he means to do",
  settled: "something was settled in words",
  long: "too much has happened",
};

/** What is in the way of taking a step back, for whoever has just taken it. */
export const cannotUndo = (why: Stop): string => `Cannot be undone: ${STUCK[why]}.`;

/** How long an effect by hand may be objected to, at each pace. */
const WINDOW: Readonly<Record<Pace, string>> = {
  live: "10 minutes",
  daily: "a day",
  slow: "a day",
  bank: "a day",
  custom: "a day",
};

const NO_SEAT: Readonly<Record<Phase, string>> = {
  lobby: "You have no seat at this table yet: press Join to take one.",
  playing: "You have no seat at this table. Its game is running, so you can only watch.",
  over: "You had no seat at this table, and its game is over.",
  ended: "You had no seat at this table, and it is closed.",
};

/**
 * Why the table does not take it, and what would be possible, in one or two sentences of message text.
 *
 * @param table where it stands and how far its game is; null where there is none.
 * @param most how many may sit at a table.
 */
export function tableRefusalSentence(
  refusal: TableRefusal,
  table: { readonly phase: Phase; readonly thread: string } | null,
  most: number,
  language: Language = FIRST_LANGUAGE,
): string {
  switch (refusal.code) {
    case "no-table":
      return "There is no table here. Type this in a table's thread, or open one with `/game create`.";
    case "table-exists":
      return "This thread has a table already.";
    case "not-in-lobby":
      return `Seats can be changed only before the game. ${STATES[refusal.phase]}`;
    case "not-playing":
      return STATES[refusal.phase];
    case "seated-already":
      return `You sit here already, as ${RACE_WORDS[refusal.race]}. Use the menus to change race or deck.`;
    case "not-seated":
      return NO_SEAT[table?.phase ?? "playing"];
    case "out-of-game":
      return "You are out of this game: you may go on watching, and the others decide.";
    case "elsewhere":
      return `This table stands in another server, and you have no seat at it. Go to its thread there: <#${refusal.thread}>.`;
    case "table-full":
      return `All ${refusal.seats} seats are taken: a game is for up to ${most} players.`;
    case "too-few-seats":
      return `A game needs at least two players; ${refusal.seats === 1 ? "only one sits" : "nobody sits"} here.`;
    case "not-over":
      return "The game at this table is not over yet. A rematch comes after it.";
    case "not-all-came":
      return `${listed(refusal.users.map((user) => `<@${user}>`))} ${refusal.users.length === 1 ? "has" : "have"} not come yet: each presses **Join**, or **Leave**. From <t:${Math.ceil(refusal.until / 1_000)}:f> on **Start** begins without who has not come.`;
    case "no-bot-here":
      return "No practice opponent sits in this lobby. People leave their own seats with `/game leave`.";
    case "deck-sealed":
      return "You sit here with the deck that you have registered for the league: only another ambassador of it can be chosen. Between two rounds **Join…** on the league’s message exchanges cards with your reserve. Nothing was changed.";
    case "not-bots-host":
      return `Only <@${refusal.host}>, who opened this table, has practice opponents sit down and go. Nothing was changed.`;
    case "no-such-deck":
      return `I know no deck called “${safe(refusal.deck)}”. Choose one from the list of \`/deck use\`, or bring your own with \`/deck submit\`.`;
    case "no-deck-for-faction":
      return `There is no ready-made deck for the ${RACE_WORDS[refusal.race]} ${FACTION_WORDS[refusal.faction]} faction.`;
    case "no-such-ambassador":
      return `Your deck has no starting ambassador called “${plain(refusal.text, 60)}”. ${
        refusal.has.length === 0
          ? "It has none."
          : `It has ${listed(
              refusal.has.slice(0, 10).map((each) => safe(each)),
              "or",
            )}.`
      }`;
    case "seat-given":
      return `**${safe(refusal.name, 24)}** plays your seat now, so you only watch. You may take it back at any time.`;
    case "no-substitute":
      return NO_SUBSTITUTE[refusal.why](`**${safe(refusal.name, 24)}**`);
    case "not-your-seat-to-give":
      return "Only the player of that seat, whoever opened the table, or a judge of its server can ask for a substitute. Nothing was changed.";
    case "no-offer":
      return "That is settled: the seat has changed hands, somebody has refused, or somebody else was asked since. Nothing was done.";
    case "not-your-offer":
      return "That is asked of others: the seat’s player, whoever opened the table, and who is to play. Nothing was done.";
    case "agreed-to-offer":
      return "You have agreed already; the others are asked.";
    case "no-seat-to-take-back":
      return "Nobody plays a seat of yours at this table, so there is none to take back.";
    case "not-your-seat":
      return "You may act only for your own seat.";
    case "not-host":
      return `Only <@${refusal.host}>, who opened this table, or a judge or a member who may manage threads can do that, in ${table === null ? "its server" : `<#${table.thread}>`}.`;
    case "not-house-maker":
      return `The house rules of this table are chosen by <@${refusal.host}>, who opened it, or by a judge of its server. Tell them what you would like.`;
    case "not-timing-maker":
      return `Whether all declare and draw at once here is chosen by <@${refusal.host}>, who opened this table, or by a judge of its server. Tell them what you would like.`;
    case "rules-are-fixed":
      return "The rules of a table can be chosen only before its game, so that everybody knows what they play by.";
    case "paused":
      return `**${safe(refusal.name, 24)}** has paused this table, so nobody acts. Anybody who sits here may let it go on.`;
    case "paused-already":
      return `**${safe(refusal.name, 24)}** has paused this table already. **Go on** or \`/game resume\` ends it.`;
    case "not-paused":
      return "This table is not paused: play goes on already.";
    case "disputed":
      return `What was read off **${safe(refusal.title, 60)}** is disputed. Play waits until everybody agrees with it, or a judge decides.`;
    case "nothing-to-dispute":
      return "That is settled: nothing of it is disputed now, or may be. A judge can still correct a fact with `/cards set`.";
    case "own-word":
      return "You said it yourself: the others decide whether it stands. If you have misread the card, press **Correct it…**.";
    case "not-your-word":
      return "Only the player who read it off the card can take it back.";
    case "not-your-reading":
      return "Only the player who read it off the card corrects it, until it is settled. Whoever doubts it disputes it.";
    case "nothing-to-correct":
      return `That is what you read off **${safe(refusal.title, 60)}** before: nothing was changed.`;
    case "agreed-already":
      return "You have agreed with it already; the others are asked.";
    case "too-late-to-withdraw":
      return `Others have acted since then, so it cannot be taken back: a judge corrects **${safe(refusal.title, 60)}** from now on.`;
    case "objected":
      return `There is an objection to **${safe(refusal.because, 60)}**, carried out by hand. Play waits until it is let stand, everybody agrees to undo it, or a judge decides.`;
    case "nothing-to-object":
      return "That is settled: it is undone or stands already, or its turn is over. What is wrong now can be put right with `/effect`.";
    case "nothing-to-undo":
      return "There is nothing of yours to undo: you have done nothing yet, or it is undone or stands already. What is wrong now can be put right with `/effect`.";
    case "own-effect":
      return "You did it yourself: press **Undo** under it to take it back.";
    case "not-your-effect":
      return "Only the player who carried it out can take it back. If you think that it is wrong, press **Object** under it.";
    case "word-given":
      return "You have said so already; the others are asked. You may still change your mind with the other button.";
    case "objection-late":
      return refusal.over === "turn"
        ? "The turn in which it was done is over, and finished turns are not rewritten. What is wrong now can be put right with `/effect`."
        : `An effect by hand may be undone or objected to for ${WINDOW[refusal.pace]}, and that is over. What is wrong now can be put right with \`/effect\`.`;
    case "cannot-undo":
      return `**${safe(refusal.because, 60)}** cannot be undone: ${stuckWords(refusal.stuck)}. Put right with \`/effect\` what can be.`;
    case "undo-stuck":
      return refusal.own
        ? cannotUndo(refusal.why)
        : `There is nothing of yours to undo now: since you last did something, ${STUCK[refusal.why]}. That stays done.`;
    case "judge-sits":
      return "You sit at this table, so another judge has to do that.";
    case "manners-are-fixed":
      return "The manners of a table are chosen before its game. A judge may say what holds now.";
    case "manners-of-league":
      return "The league has set the manners of its tables: a judge alone changes them.";
    case "not-manners-maker":
      return `Only whoever opened this table, or a judge, chooses its manners: <@${refusal.host}>.`;
    case "takebacks-never":
      return "This table has agreed on no takebacks: what is done stays done. What was against the rules a judge puts right: **Call a judge**, or `/judge`.";
    case "call-open":
      return "A judge has been called to this table already. One call at a time: that one is to be answered, agreed on or taken back first.";
    case "no-call":
      return "That call is over: it was answered or taken back, or somebody has put it in other words since. The newest message about it has the buttons.";
    case "no-call-in-lesson":
      return "Practice has no judge. In a lesson press the button under its last message; `/game end` ends either.";
    case "call-taken":
      return "You have taken this call already. Press **Answer…** when you know.";
    case "call-unanswered":
      return "Say something, or first put something right with `/effect order: because: player:`; then press **Answer…** once more.";
    case "not-your-call":
      return "Only the player who has called can take the call back.";
    case "call-agreed":
      return "You have agreed to that already.";
    case "caller-muted":
      return `The judges of this server take no calls from you until <t:${Math.ceil(refusal.until / 1_000)}:f>. Your table can still agree by itself, and \`/rule\` answers.`;
    case "called-often":
      return `That were many calls in one day. The next one can be made in ${durationWords(refusal.ms)}; \`/rule\` answers meanwhile.`;
    case "undo-refused":
      return "Two of your requests have been refused in this turn, so you cannot ask again before the next one. A judge may still put it right.";
    case "undo-open":
      return "Somebody asks to take something back already. One request at a time: answer that one first.";
    case "undo-after-end":
      return `${STATES[refusal.phase]} What was done here stays done: **Rematch** opens a new game for the same players. In a league an organiser can correct the result with \`/league correct\`.`;
    case "undo-over":
      return "That request is over: it was answered, or play has gone on.";
    case "undo-not-asked":
      return "It touches nothing of yours, so you are not asked.";
    case "undo-agreed":
      return "You have agreed already, or ask for it yourself; the others are asked.";
    case "pass-ahead-later":
      return "You can pass ahead in the action round only, and it ends with it. Say it again when that has begun.";
    case "pass-until-what":
      return "Say until what you pass, such as `pass until attacked` or `pass until somebody acts`.";
    case "orders-wait":
      return `Your order “${safe(refusal.sentence, 80)}” waits for your turn, so you cannot pass until then. Drop it under **My hand** first.`;
    case "no-orders":
      return "Say what is to be done when your turn comes, such as `build with Londo, then pass`.";
    case "too-many-orders":
      return `At most ${refusal.most} orders can wait for your turn, and ${refusal.wait === 0 ? "that is more" : `${refusal.wait} wait already`}. Nothing was changed: give fewer, or drop one under **My hand**.`;
    case "pass-among-orders":
      return "To pass comes last: say what you do first, and end with “then pass”.";
    case "order-after-pass":
      return `You have said that you pass after “${safe(refusal.sentence, 80)}”, so nothing can follow on it. Drop that order under **My hand** first.`;
    case "declares-and-not":
      return "You cannot declare a conflict and declare nothing. Drop one of the two under **My hand** first.";
    case "draws-twice":
      return "What you discard and buy is one order, such as `keep, buy 2`. Say it once; nothing was changed.";
    case "orders-use-twice":
      return `Two of these orders use **${safe(refusal.title, 60)}**, which can do only one of them. Nothing was changed.`;
    case "nothing-ahead":
      return "That holds no longer: it was carried out, dropped or taken back before. Nothing was changed.";
    case "nobody-waited-for":
      return "Nobody else’s clock is running here, so there is nobody to give time to: time for yourself the others give. Nothing was done.";
    case "no-deadlines":
      return "This table has no deadlines, so nobody needs more time. Nothing was done.";
    case "too-much-time":
      return `Nobody can be given more than ${durationWords(refusal.ms)} for one answer. \`/game pause\` stops the table for as long as you like.`;
    case "own-time":
      return "Your own time is over: answer, and play goes on. The others vote on whether to wait. Nothing was done.";
    case "voted-already":
      return "You have voted to go on already; the others are asked.";
    case "vacation-too-long":
      return say(language, "mine-too-long-there", {
        days: refusal.days,
        table: safe(refusal.table, 60),
        left: refusal.left,
      });
    case "lesson":
      return lessonKeeps(refusal.step, refusal.wanted, language);
    case "stale":
      return "The game has moved on since then, so nothing was done.";
  }
}
