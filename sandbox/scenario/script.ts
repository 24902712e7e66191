/**
 * The language of scenarios, a step a line; empty lines and lines that start with # are passed over.
 *
 *     @londo /game create rules:engine name:"Long night"     a slash command; a value may do without its option's name
 *     @londo upload /deck submit file:decks/a.dek            the same with a file, its path relative to the script
 *     @londo click "Join"                                    a button, on the newest message that londo sees with it,
 *                                                            by its label, or by its id in whatever language
 *     @londo apps "Find the rule" on "text"                  a command of a message's menu, on the newest with that text
 *     @londo select "Sponsor" "Vir Cotto" "Carn Mollari"     one or more options of a menu
 *     @londo fill cost=3 "Type of card"=character            fills and sends the form that is open;
 *                                                            fields that it does not ask for are left out, unless none fits
 *     @londo dismiss                                         closes the form that is open
 *     @londo say "Good evening"                              an ordinary message
 *     @londo posts "Ideas" in #ideas tagged "Chat"           opens a post of a forum and goes there; tagged is for its tags
 *     @londo in #general                                     where londo types from now on: #name, #table, dm,
 *                                                            or @gkar for their own direct messages, without the bot
 *     in server NAME · @londo in server NAME                 the lines that follow play in another server · londo alone goes
 *                                                            there; it is opened when first named, with the bot, a #general
 *                                                            and a role Judge; "home" is the first one. Who is first named
 *                                                            there is of that server alone; others come as plain members
 *     @londo cannot click "Join"                             it fails: Discord refuses it, or it is not there
 *     expect PLACE "text" …                                  each text comes to stand there within 3 s
 *     expect once PLACE "text" …                             and each stands there a single time
 *     expect #post tagged "Chat" · refuse #post tagged …     the post of a forum has the tags · has none of them
 *     refuse PLACE "text" …                                  none of the texts has ever stood there
 *     complete @londo /act order:"sup" "support …"           the last option, half typed, is offered these choices
 *     refuse complete @londo /act order:"sup" "Kosh"         … and is not offered these
 *     @vir /game replay link:"{link @londo}"                 the last link to a message in a private reply to londo
 *     @gkar replays "text" …                                 what npm run -s replay says of the newest game.json that a
 *                                                            private reply has given to gkar
 *     @gkar replays with another Join "text" …               … of that file, with another id in place of the first press
 *                                                            of Join (or of that of Start) wherever it stands in it
 *     advance 25h                                            the clocks move: 90s, 10m, 25h, 2d, or several of them
 *     wait 1s                                                real time goes by
 *     kill · start                                           kill -9 the bot process · start it again
 *     kill 200ms after @londo click "Start"                  kill -9 so long after a user began something, which may
 *                                                            have no answer then
 *     @londo speaks German · @londo speaks English           what londo’s Discord is in from now on; English at first
 *     @londo leaves                                          the server of these lines; "in server NAME" brings londo back
 *     close-dms @londo · open-dms @londo                     direct messages fail · arrive again
 *
 * What moderators do by hand:
 *
 *     channel #news announcement                             makes a channel in the server of these lines: text,
 *                                                            announcement, voice, stage, forum or media
 *     channel #ideas forum tags "Chat" moderated "Official" requires-tag
 *                                                            a forum's tags, those that moderators alone may give, and
 *                                                            whether each post needs one
 *     delete #table · delete message "Round 2" #table        a channel or thread · the newest message there with that text
 *     lock #table · unlock #table                            nobody writes but who may manage threads, nothing can be pressed
 *     archive #table · unarchive #table                      nothing can be pressed until somebody writes
 *
 *     deny @bot "Send Messages" #table · allow …             a permission in a channel (a thread has its channel's), or
 *                                                            without a place in the whole server; also @everyone or a user
 *     give @londo role Judge · take @londo role Judge        in the server of these lines
 *     time out @bot 10m · time out @londo 0s                 in the server of these lines · 0s ends it
 *     kick bot · invite bot                                  out of the server of these lines · into it again
 *     install @londo · uninstall @londo                      the application, to their own account
 *
 * Sites that hear of a server's tables, on this machine; each checks with the newest secret that somebody was shown, and
 * with the clock, who has sent what it is sent, and the scenario fails where that is nobody whom it can believe:
 *
 *     site news                                              opens one, which takes everything
 *     @londo /settings webhook url:"{site news}"             stands for its address
 *     site news answers 503                                  from now on, until it answers otherwise
 *     site news is silent · site news is away                it takes what comes and never answers · nothing listens there
 *     expect site news "table.begun" …                       each text comes to stand in an event, as JSON, that it has taken
 *     expect once site news … · refuse site news …           a single time · in nothing that has ever come there
 *
 * What Discord does:
 *
 *     fail 50035 on POST /channels/X/messages times 2        requests fail with an error code or an HTTP status: the next
 *                                                            two, or all until mend. A route is a method, a path in which
 *                                                            a star is any one part (or one part of a path, such as pins),
 *                                                            #table, dm (all direct messages) or dm @urza; or several of them
 *     fail 504 after on POST messages                        they are carried out, and only the answer is lost
 *     mend                                                   nothing fails any more
 *     outage · outage over                                   the server of these lines is unavailable
 *     latency 200ms                                          every request takes that long, until latency 0ms
 *     discord away · discord unreachable · discord back      503 for all · no connection at all · as before
 *     drop gateway · reconnect gateway · forget sessions     a cut, op 7, op 9
 *     close gateway 4014 · open gateway                      with a code, final ones for who comes later too · let in again
 *
 * The bot's store, which is a Redis of the scenario's own then (a redis-server on the PATH):
 *
 *     store away · store silent · store back                 killed · there, and it answers nothing · as before, with all
 *                                                            that it had written
 *
 * What a host does with it, whichever store it is:
 *
 *     backup                                                 all that is in it goes into a file, while the bot runs
 *     restore                                                the bot is killed, the store emptied and filled from the
 *                                                            newest such file, and the bot started again
 *
 * The bot's process:
 *
 *     launch                                                 starts it without waiting until it is ready
 *     expect bot ready                                       within 23 s
 *     expect bot exits "text" …                              it ends by itself, not with 0, and has written the texts
 *     expect bot says "text" …                               it writes them, in its last 40 lines
 *     expect at most 5 refusals                              answers 401, 403 and 429 since the start, 10 minutes at most
 *
 * PLACE is #table (the newest thread), #general or another channel's name, @londo dm, @londo reply (the newest private
 * reply), @londo form (the form that is open) or @londo ping (messages that mention londo).
 */

import { LOCALES } from "../standin/people/localized.ts";
import { type Circumstance, circumstanceOf } from "./circumstances.ts";
import type { Place } from "./places.ts";
import type { PressOfFile } from "./replays.ts";
import { durationOf, type Word, wordsOf } from "./words.ts";

export type Step =
  | { kind: "run"; user: string; command: readonly Word[] }
  | { kind: "click"; user: string; label: string }
  | { kind: "apps"; user: string; command: string; text: string }
  | { kind: "select"; user: string; menu: string; options: readonly string[] }
  | { kind: "fill"; user: string; values: readonly { key: string; value: string }[] }
  | { kind: "dismiss" | "leaves"; user: string }
  | { kind: "speaks"; user: string; language: keyof typeof LOCALES }
  | { kind: "say"; user: string; text: string }
  | { kind: "posts"; user: string; title: string; forum: string; tags: readonly string[] }
  | { kind: "in"; user: string; place: string }
  | { kind: "in-server"; user: string | null; server: string }
  | { kind: "expect" | "expect-once" | "refuse"; place: Place; texts: readonly string[] }
  | { kind: "complete"; user: string; command: readonly Word[]; choices: readonly string[]; offered: boolean }
  | { kind: "replays"; user: string; otherwise: PressOfFile | null; texts: readonly string[] }
  | { kind: "advance" | "wait"; ms: number }
  | { kind: "kill" | "start" }
  | { kind: "kill-after"; ms: number; step: Step }
  | { kind: "close-dms" | "open-dms"; user: string }
  | { kind: "cannot"; user: string; step: Step }
  | { kind: "circumstance"; circumstance: Circumstance };

export interface Line {
  number: number;
  text: string;
  steps: readonly Step[];
}

/** What a Discord can be in. */
const LANGUAGES = Object.keys(LOCALES) as (keyof typeof LOCALES)[]; // the keys of a constant

/** A line that is no step, with what is wrong with it. */
export class ScriptError extends Error {
  readonly line: number;
  readonly text: string;

  constructor(line: number, text: string, message: string) {
    super(message);
    this.line = line;
    this.text = text;
  }
}

/** Reads a script. Throws a ScriptError for the first line that it does not understand. */
export function parseScript(source: string): Line[] {
  return source.split(/\r?\n/).flatMap((raw, index) => {
    const text = raw.trim();
    if (text === "" || text.startsWith("#")) return [];
    try {
      return [{ number: index + 1, text, steps: stepsOf(text) }];
    } catch (error) {
      throw new ScriptError(index + 1, text, error instanceof Error ? error.message : String(error));
    }
  });
}

/** Lines of this kind may stand in one, with a · between them. */
const CHAINED =
  /^((kill|start|launch|mend|outage|outage over|(kick|invite) bot)|channel\s[^"]+|((un)?install|deny|allow)\s[^"]+|(close|open)-dms\s+@\S+|(un)?(lock|archive)\s+#\S+|delete\s+#\S+|latency\s+\S+|discord\s+\S+|store\s+\S+|(drop|reconnect|open)\s+gateway|close\s+gateway\s+\d+|forget\s+sessions|fail\s[^"]+)$/;

function stepsOf(text: string): Step[] {
  const simple = text.split(/\s*·\s*/);
  if (simple.length > 1 && simple.every((part) => CHAINED.test(part))) return simple.flatMap(stepsOf);
  const [first, ...rest] = wordsOf(text);
  if (!first) return [];
  if (first.text.startsWith("@")) return userSteps(nameOf(first), rest);
  const circumstance = circumstanceOf([first, ...rest]);
  if (circumstance) return [{ kind: "circumstance", circumstance }];
  switch (first.text) {
    case "expect":
      return [rest[0]?.text === "once" ? expectation("expect-once", rest.slice(1)) : expectation("expect", rest)];
    case "refuse":
      return rest[0]?.text === "complete" ? [completion(rest.slice(1), false)] : [expectation("refuse", rest)];
    case "complete":
      return [completion(rest, true)];
    case "advance":
    case "wait":
      return [{ kind: first.text, ms: durationOf(rest) }];
    case "in":
      if (rest[0]?.text !== "server") throw new Error("without a user this is: in server NAME");
      return [{ kind: "in-server", user: null, server: need(rest[1], "a server's name").text }];
    case "kill":
      return [rest.length === 0 ? { kind: "kill" } : killAfter(rest)];
    case "start":
      return [{ kind: "start" }];
    case "close-dms":
    case "open-dms":
      return [{ kind: first.text, user: nameOf(need(rest[0], "a user")) }];
    default:
      throw new Error(`"${first.text}" is no verb of a scenario`);
  }
}

function userSteps(user: string, words: readonly Word[]): Step[] {
  const [verb, ...rest] = words;
  if (!verb) throw new Error("what does this user do?");
  if (verb.text.startsWith("/")) return [{ kind: "run", user, command: words }];
  switch (verb.text) {
    case "upload":
      return [{ kind: "run", user, command: slash(rest) }];
    case "click":
      return [{ kind: "click", user, label: need(rest[0], "a button's label").text }];
    case "apps": {
      const [command, on, text] = rest;
      if (!command?.quoted || on?.text !== "on" || !text?.quoted)
        throw new Error('write: @londo apps "Find the rule" on "text of a message"');
      return [{ kind: "apps", user, command: command.text, text: text.text }];
    }
    case "select": {
      const [menu, ...options] = rest.map((word) => word.text);
      if (menu === undefined || options.length === 0) throw new Error("select takes a menu and at least one option");
      return [{ kind: "select", user, menu, options }];
    }
    case "fill":
      return [{ kind: "fill", user, values: rest.map(assignment) }];
    case "dismiss":
    case "leaves":
      if (rest.length > 0) throw new Error(`"${rest[0]?.text}" is one word too many`);
      return [{ kind: verb.text, user }];
    case "cannot":
      return userSteps(user, rest).map((step) => ({ kind: "cannot", user, step }));
    case "say":
      return [{ kind: "say", user, text: rest.map((word) => word.text).join(" ") }];
    case "speaks": {
      const language = LANGUAGES.find((each) => each === rest[0]?.text);
      if (language === undefined || rest.length > 1) throw new Error(`a Discord speaks ${LANGUAGES.join(" or ")} here`);
      return [{ kind: "speaks", user, language }];
    }
    case "posts":
      return [newPost(user, rest)];
    case "replays":
      return [replay(user, rest)];
    case "in": {
      const [place, ...then] = rest;
      if (place?.text === "server") {
        const [server, ...after] = then;
        const go: Step = { kind: "in-server", user, server: need(server, "a server's name").text };
        return after.length > 0 ? [go, ...userSteps(user, after)] : [go];
      }
      const step: Step = { kind: "in", user, place: need(place, "a place").text.replace(/^#/, "") };
      return then.length > 0 ? [step, ...userSteps(user, then)] : [step];
    }
    default:
      throw new Error(`"${verb.text}" is nothing that a user does`);
  }
}

function killAfter(words: readonly Word[]): Step {
  const [time, after, user, ...then] = words;
  const [step, ...more] = after?.text === "after" && user ? userSteps(nameOf(user), then) : [];
  if (!time || !step || more.length > 0) throw new Error('write: kill 200ms after @londo click "Start"');
  return { kind: "kill-after", ms: durationOf([time]), step };
}

function newPost(user: string, words: readonly Word[]): Step {
  const [title, where, forum, tagged, ...tags] = words;
  const hasTags =
    tagged === undefined || (tagged.text === "tagged" && tags.length > 0 && tags.every((tag) => tag.quoted));
  if (!title?.quoted || where?.text !== "in" || !forum?.text.startsWith("#") || !hasTags)
    throw new Error('write: @londo posts "Title" in #forum, or with tagged "Chat" after it');
  return { kind: "posts", user, title: title.text, forum: forum.text.slice(1), tags: tags.map((tag) => tag.text) };
}

function replay(user: string, words: readonly Word[]): Step {
  const [first, another, press, ...texts] = words;
  if (first?.text !== "with") return { kind: "replays", user, otherwise: null, texts: quotedTexts(words) };
  if (another?.text !== "another" || (press?.text !== "Join" && press?.text !== "Start"))
    throw new Error('write: @gkar replays with another Join "text", or another Start');
  return { kind: "replays", user, otherwise: press.text, texts: quotedTexts(texts) };
}

function expectation(kind: "expect" | "expect-once" | "refuse", words: readonly Word[]): Step {
  const [first, ...rest] = words;
  const where = need(first, "a place");
  if (where.text.startsWith("#")) {
    const name = where.text.slice(1);
    const [tagged, ...tags] = rest;
    if (tagged?.text === "tagged" && tags[0]?.quoted)
      return { kind, place: { kind: "tags", name }, texts: quotedTexts(tags) };
    return { kind, place: { kind: "channel", name }, texts: quotedTexts(rest) };
  }
  if (where.text === "site")
    return {
      kind,
      place: { kind: "site", name: need(rest[0], "a site's name").text },
      texts: quotedTexts(rest.slice(1)),
    };
  const [what, ...texts] = rest;
  const place = need(what, "dm, reply, form or ping").text;
  if (place !== "dm" && place !== "reply" && place !== "form" && place !== "ping") {
    throw new Error(`"${place}" is no place: it is dm, reply, form or ping`);
  }
  return { kind, place: { kind: place, user: nameOf(where) }, texts: quotedTexts(texts) };
}

function quotedTexts(words: readonly Word[]): string[] {
  if (words.length === 0) throw new Error("the text is missing");
  if (words.every((word) => word.quoted)) return words.map((word) => word.text);
  return [words.map((word) => word.text).join(" ")];
}

function completion(words: readonly Word[], offered: boolean): Step {
  const [who, ...rest] = words;
  const command = slash(rest);
  const last = command.findLastIndex((word) => word.colon !== null);
  const choices = command.slice(last + 1).map((word) => word.text);
  if (last < 0 || choices.length === 0) throw new Error('complete takes option:"what is typed" and then "a choice"');
  return { kind: "complete", user: nameOf(need(who, "a user")), command: command.slice(0, last + 1), choices, offered };
}

function slash(words: readonly Word[]): readonly Word[] {
  if (!words[0]?.text.startsWith("/")) throw new Error("a slash command is missing");
  return words;
}

function assignment(word: Word): { key: string; value: string } {
  if (!word.equals) throw new Error(`"${word.text}" is not of the form key=value`);
  return word.equals;
}

function nameOf(word: Word): string {
  if (!/^@[\w.-]+$/.test(word.text)) throw new Error(`"${word.text}" is not of the form @name`);
  return word.text.slice(1).toLowerCase();
}

function need(word: Word | undefined, what: string): Word {
  if (!word) throw new Error(`${what} is missing`);
  return word;
}
