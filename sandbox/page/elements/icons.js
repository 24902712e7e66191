// @ts-check
/** The page's own pictures, as strokes on a 24 × 24 grid. */

const strokes = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h16M3.5 15h16",
  speaker: "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11",
  news: "M4 10v4h3l9 4.5v-13L7 10zM7 14l1.5 5.5M19 10a2.5 2.5 0 0 1 0 4",
  posts: "M4 5h16v10H10l-4 4v-4H4zM8 8.5h8M8 11.5h5",
  thread: "M5 5v8a3 3 0 0 0 3 3h10M14.5 12.5 18 16l-3.5 3.5",
  mail: "M4 6h16v12H4zM4.5 6.5 12 13l7.5-6.5",
  mailOff: "M4 6h16v12H4zM4.5 6.5 12 13l7.5-6.5M3 3l18 18",
  pin: "M9 4h6M10 4v6l-3 4h10l-3-4V4M12 14v6",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 4.5a3.2 3.2 0 0 1 0 6.2M18 14.6c2.1.9 3.5 2.8 3.5 5.4",
  weather: "M7 18a4 4 0 0 1-.4-8A5.5 5.5 0 0 1 17.2 9 4.5 4.5 0 0 1 17 18zM9 20.5l-.6 1.5M13 20.5l-.6 1.5",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  plus: "M12 5v14M5 12h14",
  down: "M6 9.5l6 6 6-6",
  check: "M5 12.5l4.5 4.5L19 7.5",
  send: "M4 12l16-8-5.5 16-3-6.5zM11.5 13.5 20 4",
  file: "M7 3h7l4 4v14H7zM14 3v4h4",
  slash: "M15.5 4l-7 16",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  link: "M14 5h5v5M19 5l-9 9M18 14v5H5V6h5",
  warning: "M12 4 2.8 20h18.4zM12 10v4.5M12 17.4v.1",
  retry: "M19 12a7 7 0 1 1-2-4.9M19 3.5V8h-4.5",
};

/** The picture of each kind of channel. */
export const pictures = /** @type {const} */ ({
  text: "hash",
  announcement: "news",
  voice: "speaker",
  stage: "speaker",
  forum: "posts",
  media: "posts",
  thread: "thread",
  dm: "mail",
});

/**
 * @param {keyof typeof strokes} name
 * @returns {SVGSVGElement}
 */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", strokes[name]);
  svg.append(path);
  return svg;
}
