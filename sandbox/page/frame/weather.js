// @ts-check
/** The panel of what Discord may do to the bot: slow down, go away, refuse, lock a thread, throw the bot out. */

import { fill, h } from "../elements/dom.js";
import { changeWeather, readWeather, setDirectMessages, setLocale } from "../state/actions.js";
import { openChannel, state } from "../state/state.js";

/** @import { Switch, Weather } from "../types.d.ts" */

const latencies = [0, 200, 1000, 2500];

/**
 * The panel's contents, filled in when the server has said how things stand.
 * @returns {HTMLElement}
 */
export function weather() {
  const box = h("div", { class: "weather" });
  void draw(box, readWeather(state.openChannelId), "");
  return box;
}

/**
 * @param {HTMLElement} box
 * @param {Promise<Weather>} asked
 * @param {string} focused the id of the switch that was used
 */
async function draw(box, asked, focused) {
  try {
    const now = await asked;
    const put = (/** @type {string} */ id, /** @type {Switch} */ wanted) =>
      void draw(box, changeWeather(state.openChannelId, wanted), id);
    fill(box, everywhere(now, put), here(now, put), yours(box));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    box.querySelector(".weather-problem")?.remove();
    box.prepend(h("p", { class: "weather-problem", role: "alert" }, reason));
  }
  if (focused !== "") document.getElementById(focused)?.focus();
}

/** @typedef {(id: string, wanted: Switch) => void} Put */

/**
 * @param {Weather} now
 * @param {Put} put
 */
function everywhere(now, put) {
  const options = latencies.map((ms) =>
    h("option", { value: String(ms), selected: ms === now.latencyMs }, ms === 0 ? "as fast as it can" : `${ms} ms`),
  );
  return h(
    "section",
    { class: "weather-group" },
    h("h3", { class: "panel-heading" }, "Discord"),
    h(
      "label",
      { class: "weather-line", for: "weather-latency" },
      h("span", {}, "Every request takes"),
      h(
        "select",
        {
          id: "weather-latency",
          class: "weather-select",
          onchange: (/** @type {Event} */ event) => {
            const { value } = /** @type {HTMLSelectElement} */ (event.currentTarget);
            put("weather-latency", { name: "latency", ms: Number(value) });
          },
        },
        options,
      ),
    ),
    line("away", "Discord is away", "Answers 503 to everything.", now.away, (on) =>
      put("weather-away", { name: "away", on }),
    ),
    button("drop", "Drop the bot's connection", () => put("weather-drop", { name: "drop" })),
  );
}

/**
 * @param {Weather} now
 * @param {Put} put
 */
function here(now, put) {
  if (!now.inServer) return null;
  const name = openChannel()?.name ?? "";
  const thread = now.isThread && [
    line("locked", "Locked", "Only moderators write; nothing can be pressed.", now.locked, (on) =>
      put("weather-locked", { name: "locked", on }),
    ),
    line("archived", "Archived", "Sleeps until somebody writes.", now.archived, (on) =>
      put("weather-archived", { name: "archived", on }),
    ),
    button("delete", "Delete this thread", () => put("weather-delete", { name: "delete" })),
  ];
  return h(
    "section",
    { class: "weather-group" },
    h("h3", { class: "panel-heading" }, `In ${now.isThread ? "this thread" : `#${name}`}`),
    line("bot", "The bot is in the server", "Off: it is thrown out.", now.botIsHere, (on) =>
      put("weather-bot", { name: "bot", on }),
    ),
    ...(thread || []),
    h("h3", { class: "panel-heading" }, "The bot may"),
    now.isThread && h("p", { class: "weather-note" }, "A thread has the permissions of its channel."),
    ...now.permissions.map(({ name: permission, allowed }, index) =>
      line(`may-${index}`, permission, "", allowed, (on) =>
        put(`weather-may-${index}`, { name: "permission", permission, on }),
      ),
    ),
  );
}

/** @param {HTMLElement} box */
function yours(box) {
  const change = async (/** @type {boolean} */ open) => {
    await setDirectMessages(open);
    await draw(box, readWeather(state.openChannelId), "weather-dms");
  };
  const speak = async (/** @type {boolean} */ german) => {
    await setLocale(german ? "de" : "en-US");
    await draw(box, readWeather(state.openChannelId), "weather-locale");
  };
  return h(
    "section",
    { class: "weather-group" },
    h("h3", { class: "panel-heading" }, "You"),
    line("locale", "Your Discord is in German", "Off: it is in English.", state.locale === "de", speak),
    line("dms", "Your direct messages are open", "Off: the bot cannot write to you.", state.directMessagesOpen, change),
  );
}

/**
 * @param {string} id
 * @param {string} label
 * @param {string} note
 * @param {boolean} isOn
 * @param {(on: boolean) => void} put
 */
function line(id, label, note, isOn, put) {
  return h(
    "label",
    { class: "weather-line", for: `weather-${id}` },
    h("span", {}, label, note !== "" && h("small", { class: "weather-note" }, note)),
    h("input", {
      type: "checkbox",
      role: "switch",
      id: `weather-${id}`,
      class: "weather-switch",
      checked: isOn,
      onchange: () => put(!isOn),
    }),
  );
}

/**
 * @param {string} id
 * @param {string} label
 * @param {() => void} put
 */
function button(id, label, put) {
  return h("button", { type: "button", id: `weather-${id}`, class: "button weather-button", onclick: put }, label);
}
