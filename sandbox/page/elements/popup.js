// @ts-check
/** A box over everything else, next to what opened it. */

const gap = 4;
const edge = 8;

/**
 * Puts the box under the anchor, or over it where there is more room.
 * @param {HTMLElement} box an element with popover="manual"
 * @param {HTMLElement} anchor
 */
export function showAt(box, anchor) {
  if (!box.matches(":popover-open")) box.showPopover();
  const at = anchor.getBoundingClientRect();
  const below = window.innerHeight - at.bottom - gap - edge;
  const above = at.top - gap - edge;
  const goesUp = below < Math.min(box.scrollHeight, 320) && above > below;
  box.style.maxHeight = `${Math.max(120, Math.min(360, goesUp ? above : below))}px`;
  box.style.width = `${Math.min(Math.max(at.width, 240), window.innerWidth - 2 * edge)}px`;
  const width = box.offsetWidth;
  box.style.left = `${Math.max(edge, Math.min(at.left, window.innerWidth - width - edge))}px`;
  box.style.top = goesUp ? "auto" : `${at.bottom + gap}px`;
  box.style.bottom = goesUp ? `${window.innerHeight - at.top + gap}px` : "auto";
}

/**
 * Calls back when the reader presses elsewhere, or what it belongs to moves away.
 * @param {HTMLElement[]} inside
 * @param {() => void} close
 * @returns {() => void} stops watching
 */
export function onPressElsewhere(inside, close) {
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      if (!inside.some((element) => target instanceof Node && element.contains(target))) close();
    },
    { capture: true, signal },
  );
  window.addEventListener("resize", close, { signal });
  return () => stop.abort();
}
