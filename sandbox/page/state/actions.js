// @ts-check
/** What the acting user does. Each asks the server and keeps the page's state in step. */

/** @import { Act, Outcome, SandboxMessage, SandboxUser, Switch, Weather, WireCommand } from "../types.d.ts" */
import { timesIn } from "../elements/time.js";
import { openLink } from "./link.js";
import { changed, learn, on, openChannel, state } from "./state.js";

/** @type {import("./link.js").Link | null} */
let link = null;
let noteNumber = 0;

/** @param {Act} act */
function ask(act) {
  return link === null ? Promise.reject(new Error("Not connected yet.")) : link.ask(act);
}

/** Connects, and opens a channel whenever it is known what this user can see. */
export function start() {
  on(["snapshot"], () => void goTo(openChannel()?.id ?? state.generalChannelId));
  on(["channels"], () => {
    if (openChannel() === null) void goTo(state.generalChannelId);
  });
  document.addEventListener("visibilitychange", markRead);
  on(["badges"], markRead);
  link = openLink(
    () => state.you,
    learn,
    (connected) => {
      state.connected = connected;
      state.everConnected ||= connected;
      changed("link");
    },
  );
}

/**
 * Opens a channel: its messages, from the newest on.
 * @param {string} channelId
 */
export async function goTo(channelId) {
  const you = state.you;
  const unread = state.badges.channels[channelId]?.messages ?? 0;
  state.openChannelId = channelId;
  state.messages = null;
  state.firstUnreadId = null;
  sessionStorage.setItem("channel", channelId);
  changed("open");
  try {
    const messages = /** @type {SandboxMessage[]} */ (await ask({ act: "open", channelId }));
    if (state.openChannelId !== channelId || state.you !== you) return;
    state.messages = messages;
    const countable = messages.filter(({ ephemeral, author }) => !ephemeral && author.id !== you);
    state.firstUnreadId = unread > 0 ? (countable.at(-unread)?.id ?? null) : null;
    changed("messages");
    markRead();
  } catch {
    // the socket dropped: the next snapshot opens it again
  }
}

function markRead() {
  const unread = state.badges.channels[state.openChannelId];
  if (unread === undefined || state.messages === null || document.visibilityState !== "visible") return;
  ask({ act: "read", channelId: state.openChannelId }).catch(() => {});
}

/**
 * Takes another seat.
 * @param {string} userId
 */
export async function be(userId) {
  if (userId !== state.you) await ask({ act: "be", userId });
}

/** @param {string} name */
export async function addUser(name) {
  const user = /** @type {SandboxUser} */ (await ask({ act: "addUser", name }));
  await be(user.id);
}

/**
 * Runs a slash command. While it is on its way, and when nothing comes of it, a line in the channel says so.
 * @param {WireCommand} command
 * @param {string} typed the line as it was typed
 */
export async function run(command, typed) {
  const note = { key: `note-${++noteNumber}`, channelId: state.openChannelId, userId: state.you, typed, failure: null };
  state.notes = [...state.notes, note];
  changed("messages");
  const outcome = await outcomeOf({ act: "run", channelId: note.channelId, command });
  state.notes =
    outcome.kind === "failed"
      ? state.notes.map((other) => (other.key === note.key ? { ...other, failure: outcome.reason } : other))
      : state.notes.filter(({ key }) => key !== note.key);
  if (outcome.kind === "modal" && state.you === note.userId) changed("modal", outcome.modal);
  changed("messages");
}

/** @param {string} key */
export function dropNote(key) {
  state.notes = state.notes.filter((note) => note.key !== key);
  changed("messages");
}

/**
 * The bot's proposals for the option that is being typed; none when it does not answer.
 * @param {WireCommand} command
 * @param {string} focused
 */
export async function complete(command, focused) {
  const outcome = await outcomeOf({ act: "complete", channelId: state.openChannelId, command, focused });
  return outcome.kind === "choices" ? outcome.choices : [];
}

/**
 * @param {SandboxMessage} message
 * @param {string} customId
 */
export function press(message, customId) {
  return touch(message, customId, { act: "press", messageId: message.id, customId });
}

/**
 * @param {SandboxMessage} message
 * @param {string} customId
 * @param {string[]} values
 */
export function select(message, customId, values) {
  return touch(message, customId, { act: "select", messageId: message.id, customId, values });
}

/**
 * Runs a command of a message's own menu.
 * @param {SandboxMessage} message
 * @param {string} name
 */
export function runOnMessage(message, name) {
  return touch(message, `apps/${name}`, { act: "apps", messageId: message.id, name });
}

/**
 * @param {SandboxMessage} message
 * @param {string} customId
 * @param {Act} act
 */
async function touch(message, customId, act) {
  const key = `${message.id}/${customId}`;
  if (state.busy.has(key)) return;
  const you = state.you;
  state.busy.add(key);
  state.failures.delete(message.id);
  changed("messages");
  const outcome = await outcomeOf(act);
  state.busy.delete(key);
  if (outcome.kind === "failed") state.failures.set(message.id, outcome.reason);
  if (outcome.kind === "modal" && state.you === you) changed("modal", outcome.modal);
  changed("messages");
}

/**
 * Submits the open form: the reason when it failed, otherwise null.
 * @param {Record<string, string | string[]>} values
 */
export async function submit(values) {
  const outcome = await outcomeOf({ act: "submit", values });
  return outcome.kind === "failed" ? outcome.reason : null;
}

export function dismissModal() {
  ask({ act: "dismissModal" }).catch(() => {});
}

/** @param {SandboxMessage} message */
export function dismiss(message) {
  ask({ act: "dismiss", messageId: message.id }).catch(() => {});
  if (state.messages === null) return;
  state.messages = state.messages.filter(({ id }) => id !== message.id);
  changed("messages");
}

/** @param {string} content */
export async function say(content) {
  await ask({ act: "say", channelId: state.openChannelId, content });
}

/** @param {"en-US" | "de"} locale */
export async function setLocale(locale) {
  await ask({ act: "locale", locale });
  state.locale = locale;
  timesIn(locale);
}

/** @param {boolean} open */
export async function setDirectMessages(open) {
  await ask({ act: "directMessages", open });
  state.directMessagesOpen = open;
  changed("users");
}

/**
 * Opens a table with four practice seats, or the lesson, and goes there.
 *
 * @param {"practice" | "learn"} act
 * @param {boolean} [all] whether one person plays all four seats, rather than one against three practice opponents
 */
export async function openHere(act, all) {
  const asked = all === undefined ? { act } : { act, all };
  const result = /** @type {{ channelId?: string } | null} */ (await ask(asked));
  if (result?.channelId !== undefined) await goTo(result.channelId);
}

/**
 * @param {Act} act
 * @returns {Promise<Outcome>}
 */
async function outcomeOf(act) {
  try {
    return /** @type {Outcome} */ (await ask(act));
  } catch (error) {
    return { kind: "failed", reason: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * How the switches stand for a channel.
 * @param {string} channelId
 */
export async function readWeather(channelId) {
  return /** @type {Weather} */ (await ask({ act: "weather", channelId }));
}

/**
 * Puts a switch, and gives how they stand then.
 * @param {string} channelId
 * @param {Switch} wanted
 */
export async function changeWeather(channelId, wanted) {
  return /** @type {Weather} */ (await ask({ act: "turn", channelId, switch: wanted }));
}
