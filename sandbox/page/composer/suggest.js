// @ts-check
/** The list over the entry line: commands, options or choices, one of which may be active. */
import { fill, h } from "../elements/dom.js";

/** @import { Child } from "../elements/dom.js" */

/**
 * @typedef {object} Item
 * @property {Child | Child[]} label
 * @property {string} [description]
 * @property {Child} [mark] stands before the label
 * @property {string} [side] stands at the far end
 * @property {() => void} pick
 */

/**
 * @typedef {object} Suggestion
 * @property {Child | Child[]} title what is being typed
 * @property {Item[]} items
 * @property {boolean} [eager] whether Enter takes the first item at once
 * @property {string} [empty] what to say when there are no items
 */

export class SuggestionList {
  #title = h("div", { class: "suggest-title", id: "suggest-title" });
  #list = h("div", { id: "suggest", role: "listbox", "aria-labelledby": "suggest-title", class: "suggest-list" });
  #empty = h("div", { class: "suggest-empty", role: "status" });
  element = h("div", { class: "suggest", hidden: true }, this.#title, this.#list, this.#empty);
  /** @type {Item[]} */
  #items = [];
  #active = -1;
  /** @type {HTMLElement | null} */
  #field = null;

  /**
   * @param {HTMLElement} field the field that has the focus meanwhile
   * @param {Suggestion} suggestion
   */
  show(field, { title, items, eager = false, empty = "" }) {
    if (this.#field !== field) this.hide();
    this.#field = field;
    this.#items = items;
    this.#active = eager && items.length > 0 ? 0 : -1;
    fill(this.#title, title);
    fill(this.#empty, items.length === 0 ? empty : "");
    fill(
      this.#list,
      items.map(({ label, description, mark, side, pick }, at) =>
        h(
          "div",
          {
            id: `suggest-${at}`,
            role: "option",
            class: "option",
            // the field keeps the focus
            onpointerdown: (/** @type {Event} */ event) => event.preventDefault(),
            onpointermove: () => at !== this.#active && this.#activate(at, false),
            onclick: pick,
          },
          mark,
          h(
            "span",
            { class: "option-text" },
            h("span", { class: "option-label" }, label),
            description && h("span", { class: "option-description" }, description),
          ),
          side && h("span", { class: "option-side" }, side),
        ),
      ),
    );
    this.element.hidden = false;
    this.#activate(this.#active, true);
  }

  hide() {
    this.element.hidden = true;
    this.#items = [];
    this.#active = -1;
    this.#field?.setAttribute("aria-expanded", "false");
    this.#field?.removeAttribute("aria-activedescendant");
    this.#field = null;
  }

  /** Whether there is something to choose from. */
  get offers() {
    return !this.element.hidden && this.#items.length > 0;
  }

  get isShown() {
    return !this.element.hidden;
  }

  /** The item that Enter takes. */
  get active() {
    return this.#items[this.#active] ?? null;
  }

  get first() {
    return this.#items[0] ?? null;
  }

  /** @param {1 | -1} by */
  move(by) {
    const count = this.#items.length;
    const from = this.#active < 0 && by < 0 ? count : this.#active;
    this.#activate((from + by + count) % count, true);
  }

  /**
   * @param {number} at
   * @param {boolean} scroll
   */
  #activate(at, scroll) {
    this.#active = at;
    for (const [index, option] of [...this.#list.children].entries()) {
      option.classList.toggle("option-active", index === at);
      option.setAttribute("aria-selected", String(index === at));
    }
    this.#field?.setAttribute("aria-expanded", String(this.#items.length > 0));
    if (at < 0) {
      this.#field?.removeAttribute("aria-activedescendant");
      this.#list.scrollTop = 0;
      return;
    }
    this.#field?.setAttribute("aria-activedescendant", `suggest-${at}`);
    if (scroll) this.#list.children[at]?.scrollIntoView({ block: "nearest" });
  }
}
