// @ts-check
/** The apps of a message: right click, long press, or the menu key. */

import { h } from "../elements/dom.js";
import { onPressElsewhere, showAt } from "../elements/popup.js";
import { runOnMessage } from "../state/actions.js";
import { state } from "../state/state.js";

/** @import { SandboxMessage } from "../types.d.ts" */

/** How long a finger rests on a message before its menu opens, in ms. */
const longPress = 500;
/** How far a finger may move meanwhile, in pixels. */
const stillness = 10;

let close = () => {};

/**
 * Opens the menu of a message when it is asked for.
 * @param {HTMLElement} row
 * @param {SandboxMessage} message
 */
export function watchForApps(row, message) {
  if (message.ephemeral) return;
  row.addEventListener("contextmenu", (event) => {
    if (isElsewhere(event)) return;
    event.preventDefault();
    open(row, message);
  });
  row.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "touch" || isElsewhere(event)) return;
    const { clientX, clientY } = event;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      stop.abort();
      open(row, message);
    }, longPress);
    const { signal } = stop;
    signal.addEventListener("abort", () => clearTimeout(timer));
    for (const name of ["pointerup", "pointercancel"]) row.addEventListener(name, () => stop.abort(), { signal });
    row.addEventListener(
      "pointermove",
      (move) => {
        if (Math.hypot(move.clientX - clientX, move.clientY - clientY) > stillness) stop.abort();
      },
      { signal },
    );
  });
}

/**
 * Links, fields and the buttons of a message have menus and presses of their own.
 * @param {Event} event
 */
function isElsewhere({ target }) {
  return target instanceof Element && target.closest("a, input, textarea, button, .popup") !== null;
}

/**
 * @param {HTMLElement} row
 * @param {SandboxMessage} message
 */
function open(row, message) {
  close();
  const items = state.apps.map((name) =>
    h(
      "button",
      {
        type: "button",
        role: "menuitem",
        class: "option",
        onclick: () => {
          close();
          void runOnMessage(message, name);
        },
      },
      name,
    ),
  );
  const popup = h(
    "div",
    { class: "popup apps-popup", popover: "manual", role: "menu", "aria-label": "Apps on this message" },
    h("div", { class: "apps-title" }, "Apps"),
    items,
    items.length === 0 && h("div", { class: "popup-empty" }, "No app has anything for messages"),
  );
  document.body.append(popup);
  const stopWatching = onPressElsewhere([popup], () => close());
  close = () => {
    stopWatching();
    popup.remove();
    close = () => {};
  };
  popup.addEventListener("keydown", ({ key }) => {
    const at = items.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    if (key === "Escape") close();
    if (key === "Escape") row.focus({ preventScroll: true });
    if (key === "ArrowDown") items[(at + 1) % items.length]?.focus();
    if (key === "ArrowUp") items.at(at - 1)?.focus();
  });
  showAt(popup, row);
  popup.style.width = "";
  items[0]?.focus();
}
