/**
 * What on the page is too pale to read on what lies behind it: WCAG 2.2, 1.4.3 (AA). Runs in the page, and so is whole in
 * itself; gives each text as "Not your turn: 3.9 of 4.5 (rgb(1, 2, 3))".
 *
 * @returns {string[]}
 */
export function paleTexts() {
  /** @typedef {readonly [number, number, number, number]} Rgba */
  /** @param {string} colour @returns {Rgba} */
  const read = (colour) => {
    const [r = 0, g = 0, b = 0, a = 1] = (colour.match(/[\d.]+/gu) ?? []).map(Number);
    return [r, g, b, a];
  };
  /** @param {Rgba} top @param {Rgba} below @returns {Rgba} */
  const over = ([r, g, b, a], below) => [
    r * a + below[0] * (1 - a),
    g * a + below[1] * (1 - a),
    b * a + below[2] * (1 - a),
    1,
  ];
  /** @param {number} part */
  const linear = (part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  /** @param {Rgba} colour */
  const luminance = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  /** @param {Element} element @returns {Element[]} */
  const withAncestors = (element) =>
    element.parentElement === null ? [element] : [element, ...withAncestors(element.parentElement)];
  /** @param {Element} element @returns {Rgba} */
  const behind = (element) => {
    const layers = withAncestors(element).map((at) => read(getComputedStyle(at).backgroundColor));
    return layers.reduceRight((below, layer) => over(layer, below), /** @type {Rgba} */ ([255, 255, 255, 1]));
  };
  /** @type {Set<string>} */
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (!element || text === "" || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    // What cannot be used now is left out by the rule as well.
    if (element.closest(":disabled, [aria-disabled=true]")) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const ground = behind(element);
    const opacity = withAncestors(element).reduce((product, at) => product * Number(getComputedStyle(at).opacity), 1);
    const [r, g, b, a] = read(color);
    const lights = [luminance(over([r, g, b, a * opacity], ground)), luminance(ground)];
    const contrast = (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
    const size = Number.parseFloat(fontSize);
    const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    if (contrast < least) found.add(`${text.slice(0, 40)}: ${contrast.toFixed(2)} of ${least} (${color})`);
  }
  return [...found];
}
