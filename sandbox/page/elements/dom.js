// @ts-check
/** Builds elements. Text always becomes text nodes, never markup. */

/**
 * @typedef {Node | string | null | undefined | false} Child
 * @typedef {Record<string, unknown>} Props
 */

/**
 * h("button", { class: "quiet", onclick: close }, "Close"): functions become listeners, true an empty attribute;
 * false, null and undefined leave it out; `value`, `checked` and the like are set as properties.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Props} [props]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) setProperty(element, name, value);
  element.append(...kept(children));
  return element;
}

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {unknown} value
 */
function setProperty(element, name, value) {
  if (value === false || value === null || value === undefined) return;
  if (typeof value === "function")
    element.addEventListener(name.replace(/^on/, ""), /** @type {EventListener} */ (value));
  else if (name === "value" || name === "checked" || name === "multiple") Reflect.set(element, name, value);
  else if (name === "style") Object.assign(element.style, value);
  else element.setAttribute(name, value === true ? "" : String(value));
}

/**
 * @param {(Child | Child[])[]} children
 * @returns {(Node | string)[]}
 */
export function kept(children) {
  return /** @type {(Node | string)[]} */ (
    children.flat().filter((child) => child !== null && child !== undefined && child !== false && child !== "")
  );
}

/**
 * Replaces what is in an element.
 * @param {Element} element
 * @param {...(Child | Child[])} children
 */
export function fill(element, ...children) {
  element.replaceChildren(...kept(children));
}

/**
 * The element of that id, which index.html has.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`index.html has no #${id}`);
  return element;
}

/**
 * Arrow keys, Home and End move the focus among the items; only the current one is in the tab order.
 * @param {HTMLElement} container
 * @param {string} selector
 * @param {"vertical" | "both"} [direction]
 */
export function rovingFocus(container, selector, direction = "vertical") {
  const forward = direction === "both" ? ["ArrowDown", "ArrowRight"] : ["ArrowDown"];
  const backward = direction === "both" ? ["ArrowUp", "ArrowLeft"] : ["ArrowUp"];
  container.addEventListener("keydown", (event) => {
    const items = /** @type {HTMLElement[]} */ ([...container.querySelectorAll(selector)]);
    const at = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (at < 0) return;
    const to = forward.includes(event.key)
      ? at + 1
      : backward.includes(event.key)
        ? at - 1
        : event.key === "Home"
          ? 0
          : event.key === "End"
            ? items.length - 1
            : null;
    if (to === null) return;
    event.preventDefault();
    items[Math.max(0, Math.min(items.length - 1, to))]?.focus();
  });
}
