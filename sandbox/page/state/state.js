// @ts-check
/** What the page knows, and how news change it. Views listen to topics and draw what they need. */

/** @import { News, SandboxMessage, SandboxUser, Snapshot, State, Topic } from "../types.d.ts" */
import { runnables } from "../composer/slash.js";
import { timesIn } from "../elements/time.js";

/** @type {State} */
export const state = {
  connected: false,
  everConnected: false,
  botOnline: false,
  serverName: "",
  you: sessionStorage.getItem("you") ?? "",
  generalChannelId: "",
  users: new Map(),
  channels: [],
  commands: [],
  apps: [],
  badges: { users: {}, channels: {} },
  practice: false,
  directMessagesOpen: true,
  locale: "en-US",
  openChannelId: sessionStorage.getItem("channel") ?? "",
  messages: null,
  firstUnreadId: null,
  notes: [],
  failures: new Map(),
  busy: new Set(),
};

const topics = new EventTarget();

/**
 * @param {Topic[]} names
 * @param {(detail: unknown) => void} listener
 */
export function on(names, listener) {
  for (const name of names)
    topics.addEventListener(name, (event) => listener(/** @type {CustomEvent} */ (event).detail));
}

/**
 * @param {Topic} name
 * @param {unknown} [detail]
 */
export function changed(name, detail) {
  topics.dispatchEvent(new CustomEvent(name, { detail }));
}

/** @param {News} news */
export function learn(news) {
  switch (news.type) {
    case "snapshot":
      learnAll(news);
      break;
    case "message":
      learnMessage(news.channelId, news.message, news.edited);
      break;
    case "delete":
      if (news.channelId !== state.openChannelId || state.messages === null) return;
      state.messages = state.messages.filter(({ id }) => id !== news.messageId);
      changed("messages");
      break;
    case "channels":
      state.channels = news.channels;
      changed("channels");
      break;
    case "users":
      learnUsers(news.users);
      changed("users");
      break;
    case "commands":
      state.commands = runnables(news.commands);
      state.apps = news.apps;
      changed("commands");
      break;
    case "badges":
      state.badges = news.badges;
      changed("badges");
      break;
    case "modal":
      changed("modal", news.modal);
      break;
    case "typing":
      if (news.channelId === state.openChannelId) changed("typing", news.userId);
      break;
    case "bot":
      state.botOnline = news.online;
      changed("bot");
      break;
  }
}

/** @param {Snapshot} news */
function learnAll(news) {
  const { serverName, you, generalChannelId, channels, badges, botOnline, practice, directMessagesOpen, locale } = news;
  Object.assign(state, {
    serverName,
    you,
    generalChannelId,
    channels,
    badges,
    botOnline,
    practice,
    directMessagesOpen,
    locale,
  });
  timesIn(locale);
  learnUsers(news.users);
  state.commands = runnables(news.commands);
  state.apps = news.apps;
  sessionStorage.setItem("you", you);
  changed("snapshot");
  changed("modal", news.openModal);
}

/** @param {SandboxUser[]} users */
function learnUsers(users) {
  state.users = new Map(users.map((user) => [user.id, user]));
}

/**
 * @param {string} channelId
 * @param {SandboxMessage} message
 * @param {boolean} edited
 */
function learnMessage(channelId, message, edited) {
  if (channelId !== state.openChannelId || state.messages === null) return;
  const at = state.messages.findIndex(({ id }) => id === message.id);
  if (at >= 0) state.messages = state.messages.with(at, message);
  else if (!edited) state.messages = [...state.messages, message];
  else return;
  state.failures.delete(message.id);
  changed("messages");
}

/** The open channel as this user sees it; null when there is none. */
export function openChannel() {
  return state.channels.find(({ id }) => id === state.openChannelId) ?? null;
}

/**
 * The display name, or null when there is no such user.
 * @param {string} userId
 */
export function nameOf(userId) {
  return state.users.get(userId)?.displayName ?? null;
}

/** The people who can be played: everyone but bots. */
export function people() {
  return [...state.users.values()].filter(({ bot }) => !bot);
}
