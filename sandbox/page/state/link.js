// @ts-check
/** The live socket: requests with their answers, news, and reconnecting by itself. */

/** @import { Act, FromServer, News } from "../types.d.ts" */

const shortestWait = 400;
const longestWait = 5000;

/**
 * @typedef {object} Link
 * @property {(act: Act) => Promise<unknown>} ask
 */

/**
 * @param {() => string} actingUser whom to be after a reconnect
 * @param {(news: News) => void} onNews
 * @param {(connected: boolean) => void} onChange
 * @returns {Link}
 */
export function openLink(actingUser, onNews, onChange) {
  /** @type {Map<number, { resolve: (result: unknown) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  /** @type {WebSocket | null} */
  let socket = null;
  let nextId = 1;
  let wait = shortestWait;

  function connect() {
    const opened = new WebSocket(`ws://${location.host}/ui/live?as=${encodeURIComponent(actingUser())}`);
    opened.addEventListener("open", () => {
      socket = opened;
      wait = shortestWait;
      onChange(true);
    });
    opened.addEventListener("message", ({ data }) => receive(JSON.parse(data)));
    opened.addEventListener("close", () => {
      socket = null;
      for (const { reject } of waiting.values()) reject(new Error("The connection was lost."));
      waiting.clear();
      onChange(false);
      setTimeout(connect, wait);
      wait = Math.min(longestWait, wait * 2);
    });
  }

  /** @param {FromServer} message */
  function receive(message) {
    if (message.type !== "reply") return onNews(message);
    const waiter = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.ok) waiter?.resolve(message.result);
    else waiter?.reject(new Error(message.error));
  }

  connect();
  return {
    ask: (act) =>
      new Promise((resolve, reject) => {
        if (socket === null) return reject(new Error("Not connected. Trying again…"));
        const id = nextId++;
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, ...act }));
      }),
  };
}
