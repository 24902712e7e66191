/** The lines of a scenario in which nobody at the table acts: moderators, Discord, and the bot's process. */

import { isProblemCode } from "../standin/api/problem.ts";
import type { Absence, NewChannel } from "../standin/face.ts";
import { isServerChannelKind } from "../standin/servers/kinds.ts";
import { permissionNamed } from "../standin/servers/permissions.ts";
import type { SiteMood } from "./sites.ts";
import { durationOf, type Word } from "./words.ts";

/** Where requests fail: a path, a channel or thread by its name, or direct messages with a user (or with anybody). */
export interface FailingRoute {
  method?: string;
  path?: string;
  channel?: string;
  directWith?: string;
}

/** How the bot's store is: killed, there and answering nothing, or there. */
export type StoreState = "away" | "silent" | "back";

export type Circumstance =
  | { act: "fail"; code: number; route: FailingRoute; times?: number; after: boolean }
  | { act: "mend" | "back" | "open-gateway" | "drop-gateway" | "reconnect-gateway" | "forget-sessions" }
  | { act: "latency"; ms: number }
  | { act: "store"; is: StoreState }
  | { act: "backup" | "restore" }
  | { act: "away"; how: Absence }
  | { act: "close-gateway"; code: number }
  | { act: "delete" | "lock" | "unlock" | "archive" | "unarchive"; place: string }
  | { act: "channel"; channel: NewChannel }
  | { act: "delete-message"; text: string; place: string }
  | { act: "permission"; who: string; permission: string; place?: string; allowed: boolean }
  | { act: "time-out"; who: string; ms: number }
  | { act: "role"; user: string; role: string; given: boolean }
  | { act: "install"; user: string; installed: boolean }
  | { act: "kick-bot" | "invite-bot" | "outage" | "outage-over" }
  | { act: "launch" | "bot-ready" }
  | { act: "bot-exits" | "bot-says"; texts: readonly string[] }
  | { act: "site"; name: string; mood: SiteMood }
  | { act: "at-most"; refusals: number };

const METHOD = /^(GET|POST|PUT|PATCH|DELETE)$/;

/** Reads a line whose first word is one of these verbs; undefined for any other. Throws for one that is not well formed. */
export function circumstanceOf(words: readonly Word[]): Circumstance | undefined {
  const [verb, ...rest] = words;
  switch (verb?.text) {
    case "fail":
      return failureOf(rest);
    case "mend":
    case "launch":
    case "backup":
    case "restore":
      return nothingMore({ act: verb.text }, rest);
    case "latency":
      return { act: "latency", ms: millisecondsOf(rest) };
    case "discord":
      return presenceOf(rest);
    case "store":
      return storeOf(rest);
    case "close":
    case "open":
    case "drop":
    case "reconnect":
    case "forget":
      return gatewayOf(verb.text, rest);
    case "channel":
      return { act: "channel", channel: newChannel(rest) };
    case "delete":
      return rest[0]?.text === "message" ? deletedMessage(rest.slice(1)) : { act: "delete", place: onePlace(rest) };
    case "lock":
    case "unlock":
    case "archive":
    case "unarchive":
      return { act: verb.text, place: onePlace(rest) };
    case "deny":
    case "allow":
      return permissionOf(verb.text === "allow", rest);
    case "give":
    case "take":
      return roleOf(verb.text === "give", rest);
    case "time":
      if (rest[0]?.text !== "out") throw new Error("write: time out @bot 10m");
      return { act: "time-out", who: userNamed(rest[1]), ms: durationOf(rest.slice(2)) };
    case "kick":
    case "invite":
      if (rest[0]?.text !== "bot") throw new Error(`${verb.text} whom? Only the bot: ${verb.text} bot`);
      return nothingMore({ act: verb.text === "kick" ? "kick-bot" : "invite-bot" }, rest.slice(1));
    case "install":
    case "uninstall":
      return nothingMore(
        { act: "install", user: userNamed(rest[0]), installed: verb.text === "install" },
        rest.slice(1),
      );
    case "outage":
      if (rest[0]?.text === "over") return nothingMore({ act: "outage-over" }, rest.slice(1));
      return nothingMore({ act: "outage" }, rest);
    case "site":
      return siteOf(rest);
    case "expect":
      return expectationOf(rest);
    default:
      return undefined;
  }
}

function failureOf(words: readonly Word[]): Circumstance {
  const [codeWord, ...rest] = words.map((word) => word.text);
  const code = Number(codeWord);
  if (!isProblemCode(code)) throw new Error(`"${codeWord ?? ""}" is no error code that is known here`);
  const after = rest[0] === "after";
  if (after) rest.shift();
  if (rest.shift() !== "on")
    throw new Error("fail takes a code, on, and a route: fail 503 on POST /channels/*/messages");
  let times: number | undefined;
  if (rest.at(-2) === "times") {
    times = Number(rest.at(-1));
    if (!Number.isInteger(times) || times < 1) throw new Error(`"${rest.at(-1)}" is not how many times`);
    rest.splice(-2);
  }
  return { act: "fail", code, route: routeOf(rest), after, ...(times === undefined ? {} : { times }) };
}

function routeOf(words: string[]): FailingRoute {
  const method = METHOD.test(words[0] ?? "") ? words.shift() : undefined;
  const route: FailingRoute = method === undefined ? {} : { method };
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === "dm") route.directWith = words[0]?.startsWith("@") ? (words.shift() ?? "").slice(1) : "anybody";
    else if (word.startsWith("#")) route.channel = word.slice(1);
    else if (route.path === undefined) route.path = word;
    else throw new Error(`"${word}" is one word too many for a route`);
  }
  if (Object.keys(route).length === 0) throw new Error("a route is missing: a method, a path, #channel or dm @user");
  return route;
}

function permissionOf(allowed: boolean, words: readonly Word[]): Circumstance {
  const [who, ...rest] = words;
  const place = rest.at(-1)?.text.startsWith("#") ? rest.pop()?.text.slice(1) : undefined;
  const permission = rest.map((word) => word.text).join(" ");
  if (permissionNamed(permission) === undefined) throw new Error(`"${permission}" is no permission of Discord's`);
  return { act: "permission", who: userNamed(who), permission, allowed, ...(place === undefined ? {} : { place }) };
}

function roleOf(given: boolean, words: readonly Word[]): Circumstance {
  const [who, what, ...role] = words;
  if (what?.text !== "role" || role.length === 0) throw new Error("write: give @londo role Judge");
  return { act: "role", user: userNamed(who), role: role.map((word) => word.text).join(" "), given };
}

function userNamed(word: Word | undefined): string {
  if (!word || !/^@[\w.-]+$/.test(word.text)) throw new Error(`"${word?.text ?? ""}" is not of the form @name`);
  return word.text.slice(1).toLowerCase();
}

function presenceOf(words: readonly Word[]): Circumstance {
  const how = words[0]?.text;
  if (how === "away") return nothingMore({ act: "away", how: "unavailable" }, words.slice(1));
  if (how === "unreachable") return nothingMore({ act: "away", how }, words.slice(1));
  if (how === "back") return nothingMore({ act: "back" }, words.slice(1));
  throw new Error("discord is away, unreachable or back");
}

function storeOf(words: readonly Word[]): Circumstance {
  const is = words[0]?.text;
  if (is !== "away" && is !== "silent" && is !== "back") throw new Error("the store is away, silent or back");
  return nothingMore({ act: "store", is }, words.slice(1));
}

const gatewayActs = {
  open: "open-gateway",
  drop: "drop-gateway",
  reconnect: "reconnect-gateway",
  forget: "forget-sessions",
} as const;

function gatewayOf(verb: "close" | keyof typeof gatewayActs, words: readonly Word[]): Circumstance {
  const [what, code, ...more] = words;
  if (verb === "forget" && what?.text === "sessions") return nothingMore({ act: gatewayActs.forget }, words.slice(1));
  if (verb === "forget" || what?.text !== "gateway") throw new Error(`what does ${verb} concern? gateway or sessions`);
  if (verb !== "close") return nothingMore({ act: gatewayActs[verb] }, words.slice(1));
  const number = Number(code?.text);
  if (!Number.isInteger(number) || number < 4000 || number > 4999) {
    throw new Error("close gateway takes a code from 4000 on, such as 4004");
  }
  return nothingMore({ act: "close-gateway", code: number }, more);
}

function newChannel(words: readonly Word[]): NewChannel {
  const [name, kind, ...rest] = words;
  if (!kind || !isServerChannelKind(kind.text)) {
    throw new Error(`"${kind?.text ?? ""}" is no kind of channel: text, announcement, voice, stage, forum or media`);
  }
  const tags: { name: string; moderated: boolean }[] = [];
  let list: string | null = null;
  let requiresTag = false;
  for (const word of rest) {
    if (word.quoted && list !== null) tags.push({ name: word.text, moderated: list === "moderated" });
    else if (word.text === "tags" || word.text === "moderated") list = word.text;
    else if (word.text === "requires-tag") requiresTag = true;
    else throw new Error(`"${word.text}" is one word too many: tags and moderated take names in quotes`);
  }
  const isForum = kind.text === "forum" || kind.text === "media";
  if (!isForum && rest.length > 0) throw new Error("only the posts of a forum have tags");
  return { name: onePlace(name ? [name] : []), kind: kind.text, tags, requiresTag };
}

/** A site that has opened takes everything until something else is said of it. */
function siteOf([name, verb, how, ...more]: readonly Word[]): Circumstance {
  if (!name || !/^[a-z][\w-]*$/u.test(name.text)) throw new Error(`"${name?.text ?? ""}" is no name of a site`);
  const site = (mood: SiteMood) => nothingMore({ act: "site", name: name.text, mood }, more);
  if (verb === undefined) return site(204);
  if (verb.text === "answers" && /^[2-5]\d\d$/u.test(how?.text ?? "")) return site(Number(how?.text));
  if (verb.text === "is" && (how?.text === "silent" || how?.text === "away")) return site(how.text);
  throw new Error("write: site news, site news answers 503, site news is silent or site news is away");
}

function deletedMessage(words: readonly Word[]): Circumstance {
  const [text, ...rest] = words;
  if (!text?.quoted)
    throw new Error('delete message takes some of its text in quotes: delete message "Round 2" #table');
  return { act: "delete-message", text: text.text, place: onePlace(rest) };
}

function expectationOf(words: readonly Word[]): Circumstance | undefined {
  const [first, second, ...texts] = words;
  if (first?.text === "bot") {
    if (second?.text === "ready") return nothingMore({ act: "bot-ready" }, texts);
    if (second?.text !== "exits" && second?.text !== "says") throw new Error("the bot is ready, exits or says");
    if (second.text === "says" && texts.length === 0) throw new Error("the text is missing");
    return { act: second.text === "exits" ? "bot-exits" : "bot-says", texts: texts.map((word) => word.text) };
  }
  if (first?.text !== "at" || second?.text !== "most") return undefined;
  const refusals = Number(texts[0]?.text);
  if (!Number.isInteger(refusals) || texts[1]?.text !== "refusals") {
    throw new Error("write: expect at most 5 refusals");
  }
  return nothingMore({ act: "at-most", refusals }, texts.slice(2));
}

function nothingMore(circumstance: Circumstance, words: readonly Word[]): Circumstance {
  if (words.length > 0) throw new Error(`"${words[0]?.text}" is one word too many`);
  return circumstance;
}

function onePlace(words: readonly Word[]): string {
  const [place, ...more] = words;
  if (!place?.text.startsWith("#") || place.text.length < 2) throw new Error("a place is missing: #table or #name");
  if (more.length > 0) throw new Error(`"${more[0]?.text}" is one word too many`);
  return place.text.slice(1);
}

function millisecondsOf(words: readonly Word[]): number {
  const [, number, unit] = /^(\d+)(ms|s)$/.exec(words.map((word) => word.text).join("")) ?? [];
  if (number === undefined) throw new Error("latency takes a time such as 200ms, or 0ms for none");
  return Number(number) * (unit === "s" ? 1_000 : 1);
}
