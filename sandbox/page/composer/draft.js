// @ts-check
/** The command that is being typed: its name, and a chip with a field for each option. */
import { fill, h } from "../elements/dom.js";
import { icon } from "../elements/icons.js";
import { kinds } from "./slash.js";

/** @import { Chip, Option, Runnable } from "../types.d.ts" */
/** @typedef {Chip & { element: HTMLElement, field: HTMLInputElement | HTMLButtonElement }} LiveChip */

let fieldNumber = 0;

export class Draft {
  element = h("div", { class: "draft", hidden: true });
  /** @type {Runnable | null} */
  command = null;
  /** @type {LiveChip[]} */
  chips = [];
  /** @type {(chip: LiveChip) => void} */
  #onFile;

  /** @param {(chip: LiveChip) => void} onFile a file was chosen for the chip */
  constructor(onFile) {
    this.#onFile = onFile;
  }

  /**
   * Begins a command, with a chip for each option that it requires.
   * @param {Runnable} command
   */
  begin(command) {
    this.command = command;
    this.chips = [];
    this.element.hidden = false;
    fill(this.element, h("span", { class: "draft-name", title: command.description }, `/${command.path}`));
    for (const option of command.options) if (option.required) this.add(option);
  }

  clear() {
    this.command = null;
    this.chips = [];
    this.element.hidden = true;
    fill(this.element);
  }

  /** Options that have no chip yet. */
  get remaining() {
    return (this.command?.options ?? []).filter(
      (option) => !this.chips.some((chip) => chip.option.name === option.name),
    );
  }

  /** The first chip that must be filled and is not. */
  get firstEmpty() {
    return this.chips.find(({ option, text, file }) => option.required && text === "" && file === undefined) ?? null;
  }

  /**
   * The option's chip, made when there is none.
   * @param {Option} option
   * @returns {LiveChip}
   */
  add(option) {
    const existing = this.chips.find((chip) => chip.option.name === option.name);
    if (existing) return existing;
    const chip = this.#make(option);
    this.chips.push(chip);
    this.element.append(chip.element);
    return chip;
  }

  /** @param {LiveChip} chip */
  remove(chip) {
    this.chips = this.chips.filter((other) => other !== chip);
    chip.element.remove();
  }

  /**
   * Writes into a chip; `chosen` is the value that the text is a name for.
   * @param {LiveChip} chip
   * @param {string} text
   * @param {string | number | boolean} [chosen]
   */
  write(chip, text, chosen) {
    chip.text = text;
    if (chosen === undefined) delete chip.chosen;
    else chip.chosen = chosen;
    if (chip.field instanceof HTMLInputElement) {
      if (chip.field.value !== text) chip.field.value = text;
      chip.field.size = Math.max(3, Math.min(60, text.length + 1));
    }
    this.mark(chip, false);
  }

  /**
   * @param {LiveChip} chip
   * @param {File} file
   */
  attach(chip, file) {
    chip.file = file;
    fill(chip.field, icon("file"), h("span", {}, file.name));
    this.mark(chip, false);
    this.#onFile(chip);
  }

  /**
   * @param {LiveChip} chip
   * @param {boolean} wrong
   */
  mark(chip, wrong) {
    chip.element.classList.toggle("chip-wrong", wrong);
    chip.field.setAttribute("aria-invalid", String(wrong));
  }

  /**
   * @param {Option} option
   * @returns {LiveChip}
   */
  #make(option) {
    const id = `option-${++fieldNumber}`;
    const label = `${option.name}${option.required ? ", required" : ""}: ${option.description}`;
    const field = option.type === kinds.attachment ? this.#fileField(id, label, () => chip) : textField(id, label);
    /** @type {LiveChip} */
    const chip = {
      option,
      text: "",
      field,
      element: h(
        "span",
        { class: "chip", "data-option": option.name },
        h(
          "label",
          { class: "chip-name", for: id, title: option.description },
          option.name,
          option.required && h("span", { class: "required" }, "*"),
        ),
        field,
      ),
    };
    return chip;
  }

  /**
   * @param {string} id
   * @param {string} label
   * @param {() => LiveChip} chip
   */
  #fileField(id, label, chip) {
    const input = h("input", { type: "file", hidden: true, "aria-label": label });
    input.addEventListener("change", () => {
      const file = input.files?.[0];
      if (file) this.attach(chip(), file);
    });
    const button = h(
      "button",
      { type: "button", id, class: "chip-file", "aria-label": label, onclick: () => input.click() },
      icon("file"),
      h("span", {}, "Choose or drop a file"),
    );
    // outside of the button, or its own press would come back to it
    queueMicrotask(() => button.after(input));
    return button;
  }
}

/**
 * @param {string} id
 * @param {string} label
 */
function textField(id, label) {
  return h("input", {
    id,
    type: "text",
    class: "chip-field",
    size: "3",
    role: "combobox",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    "aria-label": label,
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": "suggest",
  });
}
