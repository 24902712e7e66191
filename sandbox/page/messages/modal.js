// @ts-check
/** Forms that the bot opens. */

import { byId, fill, h } from "../elements/dom.js";
import { icon } from "../elements/icons.js";
import { names } from "../elements/person.js";
import { dismissModal, submit } from "../state/actions.js";
import { on } from "../state/state.js";
import { markdown } from "./markdown.js";
import { dots } from "./message.js";
import { selectMenu } from "./select-menu.js";

/** @import { OpenModal } from "../types.d.ts" */
/** @import { APIComponentInModalActionRow, APIComponentInLabel, APISelectMenuComponent, APITextInputComponent } from "discord.js" */

/**
 * One thing to fill in.
 * @typedef {object} Field
 * @property {string} customId
 * @property {HTMLElement} element
 * @property {() => string | string[]} read
 * @property {() => string | null} problem
 */

const dialog = /** @type {HTMLDialogElement} */ (byId("modal"));
/** @type {string | null} */
let openId = null;

export function startModal() {
  on(["modal"], (modal) => show(/** @type {OpenModal | null} */ (modal)));
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    cancel();
  });
}

function cancel() {
  dismissModal();
  close();
}

function close() {
  openId = null;
  if (dialog.open) dialog.close();
  fill(dialog);
}

/** @param {OpenModal | null} modal */
function show(modal) {
  if (modal === null) return close();
  if (modal.interactionId === openId) return;
  openId = modal.interactionId;
  /** @type {Field[]} */
  const fields = [];
  const parts = modal.data.components.map((component) => {
    if (component.type === 1) {
      return component.components.map((input) => {
        const field = fieldOf(input);
        fields.push(field);
        return labelled(field, "label" in input ? (input.label ?? "") : "", undefined, isRequired(input));
      });
    }
    if (component.type === 18) {
      const field = fieldOf(component.component);
      fields.push(field);
      return labelled(field, component.label, component.description, isRequired(component.component));
    }
    return h("div", { class: "text" }, "content" in component ? markdown(component.content, names) : null);
  });
  const failure = h("p", { class: "failure", role: "alert" });
  const send = h("button", { type: "submit", class: "button button-primary" }, "Submit");
  fill(
    dialog,
    h(
      "form",
      {
        class: "modal-form",
        novalidate: true,
        onsubmit: async (/** @type {SubmitEvent} */ event) => {
          event.preventDefault();
          if (!complain(fields)) return;
          const id = openId;
          send.disabled = true;
          fill(send, dots(), "Submit");
          fill(failure);
          const reason = await submit(Object.fromEntries(fields.map(({ customId, read }) => [customId, read()])));
          if (openId !== id) return;
          if (reason === null) return close();
          send.disabled = false;
          fill(send, "Submit");
          fill(failure, icon("warning"), reason);
        },
      },
      h(
        "header",
        { class: "modal-head" },
        h("h2", { id: "modal-title" }, modal.data.title),
        h(
          "button",
          { type: "button", class: "icon-button", "aria-label": "Close the form", onclick: cancel },
          icon("close"),
        ),
      ),
      h("div", { class: "modal-body" }, ...parts),
      failure,
      h(
        "footer",
        { class: "modal-foot" },
        h("button", { type: "button", class: "button button-quiet", onclick: cancel }, "Cancel"),
        send,
      ),
    ),
  );
  if (!dialog.open) dialog.showModal();
  const first = dialog.querySelector("input, textarea, .select-opener");
  if (first instanceof HTMLElement) first.focus();
}

/**
 * Shows what is wrong with each field: true when nothing is.
 * @param {Field[]} fields
 */
function complain(fields) {
  /** @type {HTMLElement | null} */
  let first = null;
  for (const { element, problem } of fields) {
    const reason = problem();
    const line = element.closest(".field")?.querySelector(".field-problem");
    const input = element.matches("input, textarea") ? element : element.querySelector("button");
    if (line) line.textContent = reason ?? "";
    input?.setAttribute("aria-invalid", String(reason !== null));
    if (reason !== null && first === null && input instanceof HTMLElement) first = input;
  }
  first?.focus();
  return first === null;
}

/**
 * @param {Field} field
 * @param {string} label
 * @param {string | undefined} description
 * @param {boolean} required
 */
function labelled(field, label, description, required) {
  const id = `field-${field.customId.replace(/[^\w-]/g, "-")}`;
  const input = field.element.matches("input, textarea") ? field.element : field.element.querySelector("button");
  if (input) input.id = id;
  input?.setAttribute("aria-describedby", `${id}-more`);
  return h(
    "div",
    { class: "field" },
    h("label", { for: id }, label, required && h("span", { class: "required", title: "Required" }, " *")),
    description && h("p", { class: "field-description" }, description),
    field.element,
    h("p", { id: `${id}-more`, class: "field-problem", role: "alert" }),
  );
}

/** @param {APIComponentInModalActionRow | APIComponentInLabel} input */
function isRequired(input) {
  return "required" in input ? (input.required ?? true) : true;
}

/**
 * @param {APIComponentInModalActionRow | APIComponentInLabel} input
 * @returns {Field}
 */
function fieldOf(input) {
  if (input.type === 4) return textField(input);
  if (input.type === 3 || input.type === 5 || input.type === 6 || input.type === 7 || input.type === 8)
    return menuField(input);
  return {
    customId: input.custom_id,
    element: h("div", { class: "quiet" }, "(this page cannot show this kind of field)"),
    read: () => [],
    problem: () => null,
  };
}

/**
 * @param {APITextInputComponent} input
 * @returns {Field}
 */
function textField(input) {
  const least = input.min_length ?? 0;
  const most = input.max_length ?? 4000;
  const props = {
    class: "field-input",
    placeholder: input.placeholder,
    value: input.value ?? "",
    maxlength: most,
    autocomplete: "off",
    "aria-required": String(isRequired(input)),
  };
  const element = input.style === 2 ? h("textarea", { ...props, rows: "5" }) : h("input", { ...props, type: "text" });
  if (input.style === 2) {
    element.addEventListener("keydown", (event) => {
      if (event instanceof KeyboardEvent && event.key === "Enter" && (event.ctrlKey || event.metaKey))
        element.form?.requestSubmit();
    });
  }
  return {
    customId: input.custom_id,
    element,
    read: () => element.value,
    problem() {
      const { length } = element.value.trim();
      if (length === 0) return isRequired(input) ? "This is required." : null;
      return length < least ? `At least ${least} characters; there are ${length}.` : null;
    },
  };
}

/**
 * @param {APISelectMenuComponent} component
 * @returns {Field}
 */
function menuField(component) {
  const menu = selectMenu({ component, key: `modal/${component.custom_id}`, choose: () => {} });
  return {
    customId: component.custom_id,
    element: menu.element,
    read: menu.values,
    problem: () => (isRequired(component) && menu.values().length === 0 ? "Choose at least one." : null),
  };
}
