// @ts-check
/** The left column: channels with their threads beneath, and direct messages. */

import { byId, fill, h, rovingFocus } from "../elements/dom.js";
import { icon, pictures } from "../elements/icons.js";
import { avatar } from "../elements/person.js";
import { goTo } from "../state/actions.js";
import { on, state } from "../state/state.js";

/** @import { SandboxChannel } from "../types.d.ts" */

const channels = byId("channels");
const drawer = byId("sidebar");
const scrim = byId("scrim");

export function startSidebar() {
  on(["snapshot", "channels", "badges", "open"], draw);
  rovingFocus(channels, ".channel");
  scrim.addEventListener("click", closeDrawer);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && drawer.classList.contains("drawer-open")) closeDrawer();
  });
}

export function openDrawer() {
  drawer.classList.add("drawer-open");
  scrim.hidden = false;
  const current = channels.querySelector("[aria-current]");
  if (current instanceof HTMLElement) current.focus();
}

export function closeDrawer() {
  drawer.classList.remove("drawer-open");
  scrim.hidden = true;
}

function draw() {
  const hadFocus = channels.contains(document.activeElement)
    ? document.activeElement?.getAttribute("data-channel")
    : null;
  fill(
    byId("server-name"),
    h("span", { class: "server-mark", "aria-hidden": "true" }),
    h("h1", { title: state.serverName }, state.serverName),
  );
  const texts = state.channels.filter(({ kind }) => kind !== "thread" && kind !== "dm");
  const direct = state.channels.filter(({ kind }) => kind === "dm");
  const threadsOf = (/** @type {string} */ id) =>
    state.channels
      .filter(({ kind, parentId }) => kind === "thread" && parentId === id)
      .sort((one, other) => Number(one.archived) - Number(other.archived));
  fill(
    channels,
    heading("Channels", "heading-channels"),
    h(
      "ul",
      { "aria-labelledby": "heading-channels" },
      texts.map((channel) => {
        const threads = threadsOf(channel.id);
        return h(
          "li",
          {},
          entry(channel),
          threads.length > 0 &&
            h(
              "ul",
              { class: "threads" },
              threads.map((thread) => h("li", {}, entry(thread))),
            ),
        );
      }),
    ),
    heading("Direct messages", "heading-direct"),
    direct.length > 0
      ? h(
          "ul",
          { "aria-labelledby": "heading-direct" },
          direct.map((channel) => h("li", {}, entry(channel))),
        )
      : h("p", { class: "channels-empty" }, "None yet. Hands arrive here."),
  );
  const current = channels.querySelector("[aria-current]") ?? channels.querySelector(".channel");
  current?.setAttribute("tabindex", "0");
  const again = hadFocus ? channels.querySelector(`[data-channel="${CSS.escape(hadFocus)}"]`) : null;
  if (again instanceof HTMLElement) again.focus();
}

/**
 * @param {string} text
 * @param {string} id
 */
function heading(text, id) {
  return h("h2", { id, class: "channels-heading" }, text);
}

/** @param {SandboxChannel} channel */
function entry(channel) {
  const isOpen = channel.id === state.openChannelId;
  const unread = isOpen ? undefined : state.badges.channels[channel.id];
  const name = channel.kind === "dm" ? (channel.recipient?.displayName ?? channel.name) : channel.name;
  const classes = ["channel", `channel-${channel.kind}`];
  if (unread) classes.push("channel-unread");
  if (channel.archived) classes.push("channel-archived");
  const mentions = unread?.mentions ?? 0;
  const words = [name, unread && "unread", mentions > 0 && `${mentions} for you`, channel.archived && "archived"];
  return h(
    "button",
    {
      type: "button",
      class: classes.join(" "),
      tabindex: "-1",
      title: name,
      "data-channel": channel.id,
      "aria-current": isOpen ? "page" : null,
      "aria-label": words.filter(Boolean).join(", "),
      onclick: () => {
        closeDrawer();
        if (!isOpen) void goTo(channel.id);
        byId("entry").focus({ preventScroll: true });
      },
    },
    channel.kind === "dm" && channel.recipient
      ? avatar(channel.recipient, "avatar-small")
      : icon(pictures[channel.kind]),
    h("span", { class: "channel-name" }, name),
    mentions > 0 && h("span", { class: "badge" }, mentions > 99 ? "99+" : String(mentions)),
  );
}
