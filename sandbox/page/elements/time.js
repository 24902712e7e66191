// @ts-check
/** Times as Discord words them. */
import { h } from "./dom.js";

/** @type {Record<string, Intl.DateTimeFormatOptions>} */
const styles = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const units = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
/** In which language a message's times are; undefined: in the browser's. @type {string | undefined} */
let language;

/**
 * In which language messages tell times from now on, those that stand there, too.
 * @param {"en-US" | "de"} locale of the acting user's Discord
 */
export function timesIn(locale) {
  language = locale === "de" ? "de" : undefined;
  for (const element of document.querySelectorAll("time.timestamp")) if (element instanceof HTMLElement) write(element);
}

/** @param {HTMLElement} element */
function write(element) {
  const { seconds, style = "f" } = element.dataset;
  const date = new Date(Number(seconds) * 1000);
  element.title = format(date, "F");
  const words = style === "R" ? ago(Number(seconds)) : format(date, style);
  if (element.textContent !== words) element.textContent = words;
}

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });
const day = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });

/**
 * `<t:…:R>` and its kin; the relative ones keep up with the clock.
 * @param {number} seconds since 1970
 * @param {string} style
 */
export function timestamp(seconds, style) {
  const date = new Date(seconds * 1000);
  const element = h("time", { class: "timestamp", datetime: isoOf(date) });
  Object.assign(element.dataset, { seconds: String(seconds), style });
  write(element);
  return element;
}

/** Brings every relative time on the page up to date. */
export function tick() {
  for (const element of document.querySelectorAll('time[data-style="R"]'))
    if (element instanceof HTMLElement) write(element);
}

/**
 * "14:03" today, "Yesterday at 14:03", or the date.
 * @param {string} iso
 */
export function when(iso) {
  const date = new Date(iso);
  const today = new Date();
  const yesterday = new Date(today.getTime() - 86_400_000);
  if (date.toDateString() === today.toDateString()) return clock.format(date);
  if (date.toDateString() === yesterday.toDateString()) return `Yesterday at ${clock.format(date)}`;
  return `${new Intl.DateTimeFormat(undefined, { dateStyle: "short" }).format(date)} ${clock.format(date)}`;
}

/** @param {string} iso */
export function dayOf(iso) {
  return day.format(new Date(iso));
}

/** @param {number} seconds */
function ago(seconds) {
  const from = seconds - Date.now() / 1000;
  const [unit, length] = units.find(([, size]) => Math.abs(from) >= size) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.trunc(from / length), unit);
}

/**
 * @param {Date} date
 * @param {string} style
 */
function format(date, style) {
  return Number.isNaN(date.getTime())
    ? "Invalid date"
    : new Intl.DateTimeFormat(language, styles[style] ?? styles.f).format(date);
}

/** @param {Date} date */
function isoOf(date) {
  return Number.isNaN(date.getTime()) ? "" : date.toISOString();
}
