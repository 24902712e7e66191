// @ts-check
/** "You are": every user as a seat to take, with what waits for them. */

import { byId, fill, h, rovingFocus } from "../elements/dom.js";
import { icon } from "../elements/icons.js";
import { avatar } from "../elements/person.js";
import { addUser, be, setDirectMessages } from "../state/actions.js";
import { on, people, state } from "../state/state.js";
import { follows, setFollows } from "./follow.js";
import { closeDrawer } from "./sidebar.js";

/** @import { SandboxUser } from "../types.d.ts" */

const seats = byId("seats");
let adding = false;
let problem = "";

/** Where a new user's name is typed, while one is. */
const nameField = () => /** @type {HTMLInputElement | null} */ (seats.querySelector('[data-focus="add-name"]'));

export function startSeats() {
  on(["snapshot", "users", "badges"], draw);
  rovingFocus(seats, ".seat", "both");
  document.addEventListener("keydown", takeByNumber);
}

function draw() {
  const nameBeingTyped = nameField()?.value ?? "";
  const focused = seats.contains(document.activeElement) ? document.activeElement : null;
  const focusedKey = focused?.getAttribute("data-focus");
  const scrolled = seats.querySelector(".seat-row")?.scrollTop ?? 0;
  const you = state.users.get(state.you);
  const open = state.directMessagesOpen;
  fill(
    seats,
    h(
      "div",
      { class: "seats-head" },
      h("h2", { id: "seats-title" }, "You are ", h("strong", {}, you?.displayName ?? "…")),
      h(
        "button",
        {
          type: "button",
          class: open ? "icon-button" : "icon-button icon-button-off",
          "data-focus": "direct",
          "aria-pressed": String(open),
          title: open
            ? `The bot may send ${you?.displayName} direct messages. Press to close them.`
            : `${you?.displayName}'s direct messages are closed. Press to open them.`,
          "aria-label": "Direct messages from the bot",
          onclick: () => void setDirectMessages(!open),
        },
        icon(open ? "mail" : "mailOff"),
      ),
    ),
    h(
      "div",
      { class: "seat-row" },
      h("div", { class: "seat-faces", role: "radiogroup", "aria-labelledby": "seats-title" }, people().map(seat)),
      h(
        "button",
        {
          type: "button",
          class: "seat-add",
          title: "Add a user",
          "aria-label": "Add a user",
          "data-focus": "add",
          "aria-expanded": String(adding),
          onclick: () => {
            adding = !adding;
            problem = "";
            draw();
            if (adding) nameField()?.focus();
          },
        },
        h("span", { class: "seat-face" }, icon("plus")),
        h("span", { class: "seat-name" }, "Add"),
      ),
    ),
    adding && addForm(nameBeingTyped),
    h("p", { class: "seats-hint" }, "Press a face to play that seat."),
    h(
      "label",
      { class: "seats-follow" },
      h("input", {
        type: "checkbox",
        checked: follows(),
        "data-focus": "follow",
        onchange: (/** @type {Event} */ event) => {
          if (event.target instanceof HTMLInputElement) setFollows(event.target.checked);
        },
      }),
      "Take the seat that is asked",
    ),
  );
  const row = seats.querySelector(".seat-row");
  if (row) row.scrollTop = scrolled;
  const again = focusedKey ? seats.querySelector(`[data-focus="${CSS.escape(focusedKey)}"]`) : null;
  if (again instanceof HTMLElement) again.focus();
}

/** Alt and a number take the seat of that place. @param {KeyboardEvent} event */
function takeByNumber(event) {
  const user = event.altKey && /^[1-9]$/.test(event.key) ? people()[Number(event.key) - 1] : undefined;
  if (user === undefined) return;
  event.preventDefault();
  void be(user.id);
}

/**
 * @param {SandboxUser} user
 * @param {number} at
 */
function seat(user, at) {
  const isYou = user.id === state.you;
  const mentions = isYou ? 0 : (state.badges.users[user.id]?.mentions ?? 0);
  return h(
    "button",
    {
      type: "button",
      class: "seat",
      role: "radio",
      "data-focus": user.id,
      "data-user": user.username,
      tabindex: isYou ? "0" : "-1",
      "aria-checked": String(isYou),
      "aria-label": mentions > 0 ? `${user.displayName}, ${mentions} waiting` : user.displayName,
      title: at < 9 ? `${user.displayName} (Alt+${at + 1})` : user.displayName,
      onclick: () => {
        closeDrawer();
        void be(user.id);
      },
    },
    h(
      "span",
      { class: "seat-face" },
      avatar(user, "avatar-seat"),
      mentions > 0 && h("span", { class: "badge" }, mentions > 99 ? "99+" : String(mentions)),
    ),
    h("span", { class: "seat-name" }, user.displayName),
  );
}

/** @param {string} typed */
function addForm(typed) {
  const name = h("input", {
    type: "text",
    value: typed,
    maxlength: "32",
    required: true,
    placeholder: "Name, for example vir",
    autocomplete: "off",
    spellcheck: "false",
    "aria-label": "Name of the new user",
    "data-focus": "add-name",
  });
  return h(
    "form",
    {
      class: "seat-form",
      onsubmit: async (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        try {
          await addUser(name.value.trim().replace(/^@/, ""));
          adding = false;
        } catch (error) {
          problem = error instanceof Error ? error.message : String(error);
        }
        draw();
      },
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        adding = false;
        draw();
      },
    },
    name,
    h("button", { type: "submit", class: "button button-primary" }, "Add"),
    problem !== "" && h("p", { class: "failure", role: "alert" }, problem),
  );
}
