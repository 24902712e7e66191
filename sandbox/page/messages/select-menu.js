// @ts-check
/** A menu of a message or a form: a button that opens a list, searched by typing. */
import { h } from "../elements/dom.js";
import { icon, pictures } from "../elements/icons.js";
import { avatar } from "../elements/person.js";
import { onPressElsewhere, showAt } from "../elements/popup.js";
import { state } from "../state/state.js";

/** @import { APISelectMenuComponent } from "discord.js" */
/** @typedef {{ value: string, label: string, description?: string, mark?: Node | string | null, chosen: boolean }} Entry */

/** What was chosen last, until the bot sends the menu anew. @type {WeakMap<object, string[]>} */
const remembered = new WeakMap();
let menuNumber = 0;

/**
 * @param {object} options
 * @param {APISelectMenuComponent} options.component
 * @param {string} options.key
 * @param {boolean} [options.busy]
 * @param {string} [options.label]
 * @param {(values: string[]) => void} options.choose
 */
export function selectMenu({ component, key, busy = false, label, choose }) {
  const id = `menu-${++menuNumber}`;
  const least = component.min_values ?? 1;
  const most = component.max_values ?? 1;
  const several = most > 1;
  const placeholder = component.placeholder ?? "Make a selection";
  const entries = entriesOf(component);
  let chosen = remembered.get(component) ?? entries.filter((entry) => entry.chosen).map(({ value }) => value);
  let picked = chosen;
  let active = 0;
  let stopWatching = () => {};

  const face = h("span", { class: "select-face" });
  const opener = h(
    "button",
    {
      type: "button",
      class: busy ? "select-opener busy" : "select-opener",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": id,
      "aria-busy": busy ? "true" : null,
      disabled: component.disabled ?? false,
      "data-focus": key,
      onclick: () => (popup.matches(":popover-open") ? close() : open()),
    },
    face,
    icon("down"),
  );
  const search = h("input", {
    class: "select-search",
    type: "text",
    role: "combobox",
    placeholder: "Search",
    autocomplete: "off",
    spellcheck: "false",
    "aria-label": `Search: ${label ?? placeholder}`,
    "aria-expanded": "true",
    "aria-controls": `${id}-list`,
  });
  const list = h("div", {
    id: `${id}-list`,
    role: "listbox",
    class: "select-list",
    "aria-label": label ?? placeholder,
    "aria-multiselectable": several ? "true" : null,
  });
  const count = h("span", { class: "quiet", role: "status" });
  const done = h("button", { type: "button", class: "button button-primary", onclick: () => finish() }, "Done");
  const popup = h(
    "div",
    { id, class: "popup select-popup", popover: "manual" },
    search,
    list,
    several && h("div", { class: "select-foot" }, count, done),
  );
  const element = h("div", { class: "select" }, opener, popup);

  const shown = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    return entries.filter((entry) => {
      const text = `${entry.label} ${entry.description ?? ""}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  };

  function drawFace() {
    const labels = entries.filter(({ value }) => chosen.includes(value)).map((entry) => entry.label);
    face.textContent = labels.length > 0 ? labels.join(", ") : placeholder;
    face.classList.toggle("select-placeholder", labels.length === 0);
    opener.setAttribute("aria-label", [label ?? placeholder, labels.join(", ")].filter(Boolean).join(": "));
  }

  function drawList() {
    const visible = shown();
    active = Math.max(0, Math.min(active, visible.length - 1));
    list.replaceChildren(...visible.map((entry, at) => row(entry, at)));
    if (visible.length === 0) list.append(h("div", { class: "popup-empty" }, "Nothing matches"));
    search.setAttribute("aria-activedescendant", visible.length > 0 ? `${id}-${active}` : "");
    list.children[active]?.scrollIntoView({ block: "nearest" });
    const wanted =
      least === most ? `choose ${most}` : least === 0 ? `choose up to ${most}` : `choose ${least} to ${most}`;
    count.textContent = `${picked.length} chosen · ${wanted}`;
    done.disabled = picked.length < least;
  }

  /**
   * @param {Entry} entry
   * @param {number} at
   */
  function row(entry, at) {
    const isPicked = picked.includes(entry.value);
    return h(
      "div",
      {
        id: `${id}-${at}`,
        role: "option",
        class: at === active ? "option option-active" : "option",
        "aria-selected": String(isPicked),
        "aria-disabled": several && !isPicked && picked.length >= most ? "true" : null,
        onpointerdown: (/** @type {Event} */ event) => event.preventDefault(),
        onclick: () => pick(entry),
        onpointermove: () => {
          if (active === at) return;
          active = at;
          for (const [index, option] of [...list.children].entries())
            option.classList.toggle("option-active", index === at);
        },
      },
      entry.mark ?? null,
      h(
        "span",
        { class: "option-text" },
        h("span", { class: "option-label" }, entry.label),
        entry.description && h("span", { class: "option-description" }, entry.description),
      ),
      several
        ? h("span", { class: isPicked ? "tick tick-on" : "tick" }, isPicked && icon("check"))
        : isPicked && icon("check"),
    );
  }

  /** @param {Entry} entry */
  function pick({ value }) {
    if (several) {
      if (picked.includes(value)) picked = picked.filter((other) => other !== value);
      else if (picked.length < most) picked = [...picked, value];
      drawList();
      return;
    }
    picked = least === 0 && chosen.includes(value) ? [] : [value];
    finish();
  }

  function open() {
    picked = chosen;
    search.value = "";
    active = Math.max(
      0,
      entries.findIndex(({ value }) => chosen.includes(value)),
    );
    drawList();
    showAt(popup, opener);
    opener.setAttribute("aria-expanded", "true");
    stopWatching = onPressElsewhere([element], () =>
      several && picked !== chosen && picked.length >= least ? finish() : close(false),
    );
    search.focus();
    list.children[active]?.scrollIntoView({ block: "nearest" });
  }

  function close(refocus = true) {
    stopWatching();
    if (popup.matches(":popover-open")) popup.hidePopover();
    opener.setAttribute("aria-expanded", "false");
    if (refocus) opener.focus();
  }

  function finish() {
    chosen = picked;
    remembered.set(component, chosen);
    close();
    drawFace();
    choose(chosen);
  }

  search.addEventListener("input", () => {
    active = 0;
    drawList();
  });
  popup.addEventListener("keydown", (event) => {
    const visible = shown();
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      active = (active + (event.key === "ArrowDown" ? 1 : visible.length - 1)) % Math.max(1, visible.length);
      drawList();
    } else if (event.key === "Enter" && event.target === search) {
      const entry = visible[active];
      if (entry) pick(entry);
    } else if (event.key === "Escape") close();
    else if (event.key === "Tab" && !(several && event.target === search && !event.shiftKey && !done.disabled)) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  opener.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open();
  });

  drawFace();
  return { element, values: () => chosen, least };
}

/**
 * @param {APISelectMenuComponent} component
 * @returns {Entry[]}
 */
function entriesOf(component) {
  if (component.type === 3) {
    return component.options.map(({ value, label, description, emoji, default: chosen = false }) => ({
      value,
      label,
      ...(description === undefined ? {} : { description }),
      mark: emoji?.name ? h("span", { class: "option-emoji" }, emoji.id ? `:${emoji.name}:` : emoji.name) : null,
      chosen,
    }));
  }
  const defaults = new Set((component.default_values ?? []).map(({ id }) => id));
  const users = [...state.users.values()].map((user) => ({
    value: user.id,
    label: user.displayName,
    description: `@${user.username}`,
    mark: avatar(user, "avatar-small"),
    chosen: defaults.has(user.id),
  }));
  const channels = state.channels
    .filter(({ kind }) => kind !== "dm")
    .map((channel) => ({
      value: channel.id,
      label: channel.name,
      mark: icon(pictures[channel.kind]),
      chosen: defaults.has(channel.id),
    }));
  if (component.type === 8) return channels;
  return component.type === 6 ? [] : users;
}
