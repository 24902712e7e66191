// @ts-check
/** Buttons, menus and Components V2 under or as a message. */

import { h } from "../elements/dom.js";
import { icon } from "../elements/icons.js";
import { names } from "../elements/person.js";
import { press, select } from "../state/actions.js";
import { state } from "../state/state.js";
import { attachmentBox, colour, picture, pictureAddress } from "./embed.js";
import { markdown } from "./markdown.js";
import { selectMenu } from "./select-menu.js";

/** @import { Component, SandboxMessage } from "../types.d.ts" */
/** @import { APIButtonComponent, APIMediaGalleryComponent, APISectionComponent, APIUnfurledMediaItem } from "discord.js" */

/** Discord's numbers for the kinds of components. */
export const kinds = /** @type {const} */ ({
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
});
const buttonStyles = ["", "primary", "secondary", "success", "danger", "link"];

/**
 * @param {SandboxMessage} message
 * @param {readonly Component[]} components
 * @returns {HTMLElement[]}
 */
export function componentBoxes(message, components) {
  return components.map((component) => componentBox(message, component));
}

/**
 * @param {SandboxMessage} message
 * @param {Component} component
 * @returns {HTMLElement}
 */
function componentBox(message, component) {
  switch (component.type) {
    case kinds.row:
      return h("div", { class: "row" }, componentBoxes(message, component.components));
    case kinds.button:
      return button(message, component);
    case kinds.stringSelect:
    case kinds.userSelect:
    case kinds.roleSelect:
    case kinds.mentionableSelect:
    case kinds.channelSelect:
      return selectMenu({
        component,
        key: `${message.id}/${component.custom_id}`,
        busy: state.busy.has(`${message.id}/${component.custom_id}`),
        choose: (values) => void select(message, component.custom_id, values),
      }).element;
    case kinds.text:
      return h("div", { class: "text" }, markdown(component.content, names));
    case kinds.section:
      return section(message, component);
    case kinds.thumbnail:
      return picture(addressOf(message, component.media), component.description ?? "", "thumbnail");
    case kinds.gallery:
      return gallery(message, component);
    case kinds.separator: {
      const size = component.spacing === 2 ? "separator separator-large" : "separator";
      return h("div", { class: component.divider === false ? size : `${size} separator-line`, role: "separator" });
    }
    case kinds.container: {
      const accent = component.accent_color ?? null;
      return h(
        "div",
        { class: "container", style: { borderLeftColor: accent === null ? "" : colour(accent) } },
        componentBoxes(message, component.components),
      );
    }
    case kinds.file: {
      const url = addressOf(message, component.file);
      const attachment = message.attachments.find((other) => other.url === url);
      return attachment ? attachmentBox(attachment) : h("a", { href: pictureAddress(url), download: true }, "File");
    }
    default:
      return h("div", { class: "quiet" }, "(a component that this page does not draw)");
  }
}

/**
 * @param {SandboxMessage} message
 * @param {APISectionComponent} component
 */
function section(message, { components, accessory }) {
  return h(
    "div",
    { class: "section" },
    h("div", { class: "section-text" }, componentBoxes(message, components)),
    componentBox(message, accessory),
  );
}

/**
 * @param {SandboxMessage} message
 * @param {APIMediaGalleryComponent} component
 */
function gallery(message, { items }) {
  return h(
    "div",
    { class: items.length === 1 ? "gallery gallery-one" : "gallery" },
    items.map(({ media, description }) => picture(addressOf(message, media), description ?? "", "gallery-picture")),
  );
}

/**
 * `attachment://name` stands for a file of the same message.
 * @param {SandboxMessage} message
 * @param {APIUnfurledMediaItem} media
 */
function addressOf(message, { url }) {
  if (!url.startsWith("attachment://")) return url;
  return message.attachments.find(({ filename }) => filename === url.slice("attachment://".length))?.url ?? "";
}

/**
 * @param {SandboxMessage} message
 * @param {APIButtonComponent} component
 */
function button(message, component) {
  const label = "label" in component ? (component.label ?? "") : "";
  const emoji = "emoji" in component ? component.emoji : undefined;
  const face = [
    emoji &&
      h(
        "span",
        { class: "button-emoji", "aria-hidden": label === "" ? null : "true" },
        emoji.id ? `:${emoji.name}:` : (emoji.name ?? ""),
      ),
    label !== "" && h("span", {}, label),
  ];
  const style = `button button-${buttonStyles[component.style] ?? "secondary"}`;
  if ("url" in component) {
    const address = /^https?:/i.test(component.url) ? component.url : null;
    return h("a", { class: style, href: address, target: "_blank", rel: "noopener noreferrer" }, face, icon("link"));
  }
  const customId = "custom_id" in component ? component.custom_id : "";
  const key = `${message.id}/${customId}`;
  const busy = state.busy.has(key);
  return h(
    "button",
    {
      type: "button",
      class: busy ? `${style} busy` : style,
      disabled: component.disabled ?? false,
      "aria-busy": busy ? "true" : null,
      "data-focus": key,
      onclick: () => void press(message, customId),
    },
    face,
  );
}
