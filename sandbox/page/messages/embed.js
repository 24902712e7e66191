// @ts-check
/** Embeds and attached files. */
import { h } from "../elements/dom.js";
import { icon } from "../elements/icons.js";
import { names } from "../elements/person.js";
import { when } from "../elements/time.js";
import { inline, link } from "./inline.js";
import { markdown } from "./markdown.js";

/** @import { APIEmbed } from "../types.d.ts" */
/** @import { APIAttachment } from "discord.js" */

/**
 * Pictures come from the stand-in itself, whatever loopback name it calls itself by.
 * @param {string} address
 */
export function pictureAddress(address) {
  if (!URL.canParse(address)) return "";
  const { protocol, hostname, port, pathname, search } = new URL(address);
  if (protocol !== "http:" && protocol !== "https:") return "";
  const isOurs = ["127.0.0.1", "localhost", "[::1]"].includes(hostname) && port === location.port;
  return isOurs ? pathname + search : address;
}

/** How many have been shown: each is called by its own heading. */
let shown = 0;

/** @param {APIEmbed} embed */
export function embedBox(embed) {
  const { author, title, url, description, fields = [], image, thumbnail, footer, timestamp, color } = embed;
  const heading = `embed-heading-${++shown}`;
  const named = title !== undefined ? "title" : author ? "author" : null;
  const text = h(
    "div",
    { class: "embed-text" },
    author &&
      h(
        "div",
        { class: "embed-author", id: named === "author" ? heading : null },
        author.url ? link(author.url, author.name) : author.name,
      ),
    title !== undefined &&
      h("div", { class: "embed-title", id: heading }, url ? link(url, inline(title, names)) : inline(title, names)),
    description !== undefined && h("div", { class: "embed-description text" }, markdown(description, names)),
    fields.length > 0 && fieldGrid(fields),
  );
  const foot = [footer?.text, timestamp && when(timestamp)].filter(Boolean).join(" • ");
  return h(
    "article",
    {
      class: "embed",
      "aria-labelledby": named && heading,
      "aria-label": named === null ? "Embed" : null,
      style: { borderLeftColor: color === undefined ? "" : colour(color) },
    },
    h("div", { class: "embed-top" }, text, thumbnail && picture(thumbnail.url, "", "embed-thumbnail")),
    image && picture(image.url, image.description ?? title ?? "Picture", "embed-image"),
    foot !== "" && h("div", { class: "embed-footer" }, foot),
  );
}

/** @param {NonNullable<APIEmbed["fields"]>} fields */
function fieldGrid(fields) {
  return h(
    "div",
    { class: "embed-fields" },
    fields.map(({ name, value, inline: beside }) =>
      h(
        "div",
        { class: beside ? "embed-field embed-field-inline" : "embed-field" },
        h("div", { class: "embed-field-name" }, inline(name, names)),
        h("div", { class: "text" }, markdown(value, names)),
      ),
    ),
  );
}

/** @param {number} number as Discord writes colours: 0xRRGGBB */
export function colour(number) {
  return `#${number.toString(16).padStart(6, "0")}`;
}

/**
 * A picture that opens alone when it is pressed.
 * @param {string} address
 * @param {string} description what one who cannot see it should know
 * @param {string} className
 */
export function picture(address, description, className) {
  const source = pictureAddress(address);
  const image = h("img", { src: source, alt: description, loading: "lazy" });
  image.addEventListener("error", () => shown.classList.add("picture-missing"));
  const shown = h(
    "a",
    { class: `picture ${className}`, href: source, target: "_blank", rel: "noopener noreferrer", title: description },
    image,
  );
  return shown;
}

/** @param {APIAttachment} attachment */
export function attachmentBox(attachment) {
  const { url, filename, description, content_type: type = "", size } = attachment;
  if (type.startsWith("image/")) return picture(url, description ?? filename, "attachment-picture");
  return h(
    "div",
    { class: "attachment-file" },
    icon("file"),
    h(
      "div",
      {},
      h("a", { href: pictureAddress(url), download: filename }, filename),
      h("div", { class: "quiet" }, description ?? sizeInWords(size)),
    ),
  );
}

/** @param {number} bytes */
function sizeInWords(bytes) {
  return bytes < 1024
    ? `${bytes} bytes`
    : bytes < 1_048_576
      ? `${(bytes / 1024).toFixed(1)} KB`
      : `${(bytes / 1_048_576).toFixed(1)} MB`;
}
