// @ts-check
/** Over the messages: the channel's name, and the panels for pinned messages and members. */
import { byId, fill, h } from "../elements/dom.js";
import { icon, pictures } from "../elements/icons.js";
import { avatar, nameColour } from "../elements/person.js";
import { onPressElsewhere } from "../elements/popup.js";
import { when } from "../elements/time.js";
import { contentOf } from "../messages/message.js";
import { jumpTo } from "../messages/message-list.js";
import { on, openChannel, state } from "../state/state.js";
import { openDrawer } from "./sidebar.js";
import { weather } from "./weather.js";

/** What each panel is called. */
const titles = { pins: "Pinned messages", members: "Members", weather: "Discord's weather" };

/** @typedef {"pins" | "members" | "weather"} Panel */

const panelBox = byId("side-panel");
/** @type {Panel | null} */
let panel = window.innerWidth >= 1200 ? "members" : null;

/** Where the panel lies over the messages instead of beside them. */
const narrow = window.matchMedia("(max-width: 1099px)");
let channelOfPanel = "";
/** The channel whose switches are shown. @type {string | null} */
let drawnWeather = null;
let stopWatching = () => {};

export function startHeader() {
  on(["snapshot", "channels", "open", "bot", "badges"], drawHeader);
  on(["snapshot", "channels", "open", "bot", "messages", "users"], drawPanel);
  panelBox.addEventListener("keydown", (event) => {
    if (event.key === "Escape") show(null);
  });
  narrow.addEventListener("change", () => {
    if (narrow.matches) close();
  });
}

/** Closes the panel where it would hide what the reader turns to. */
function close() {
  if (panel === null) return;
  panel = null;
  drawHeader();
  drawPanel();
}

/** @param {Panel | null} wanted */
function show(wanted) {
  const before = panel;
  panel = wanted;
  drawHeader();
  drawPanel();
  if (wanted !== null) panelBox.focus();
  else if (before !== null) byId(`show-${before}`).focus();
}

function drawHeader() {
  const channel = openChannel();
  const focusedId = document.activeElement?.id ?? "";
  const name = channel?.kind === "dm" ? (channel.recipient?.displayName ?? channel.name) : (channel?.name ?? "");
  const parent = channel?.parentId ? state.channels.find(({ id }) => id === channel.parentId) : undefined;
  const you = state.users.get(state.you);
  const waiting = Object.entries(state.badges.users).some(([id, { mentions }]) => mentions > 0 && id !== state.you);
  fill(
    byId("channel-header"),
    h(
      "button",
      {
        type: "button",
        id: "open-drawer",
        class: "icon-button drawer-button",
        "aria-label": "Channels and seats",
        onclick: openDrawer,
      },
      icon("menu"),
      waiting && h("span", { class: "dot" }),
    ),
    icon(pictures[channel?.kind ?? "text"]),
    h("h2", { class: "channel-title", title: name }, name),
    parent && h("span", { class: "channel-parent" }, `in #${parent.name}`),
    h("span", { class: "spacer" }),
    you &&
      h(
        "button",
        {
          type: "button",
          class: "header-you",
          "aria-label": `You are ${you.displayName}: switch`,
          onclick: openDrawer,
        },
        avatar(you, "avatar-small"),
        h("span", {}, you.displayName),
      ),
    panelButton("pins", "pin", titles.pins, channel?.pinnedMessageIds.length ?? 0),
    panelButton("members", "people", titles.members),
    panelButton("weather", "weather", titles.weather),
  );
  if (focusedId !== "" && document.activeElement?.id !== focusedId) document.getElementById(focusedId)?.focus();
}

/**
 * @param {Panel} which
 * @param {"pin" | "people" | "weather"} picture
 * @param {string} label
 * @param {number} [count]
 */
function panelButton(which, picture, label, count = 0) {
  const isOpen = panel === which;
  return h(
    "button",
    {
      type: "button",
      id: `show-${which}`,
      class: isOpen ? "icon-button icon-button-on" : "icon-button",
      title: label,
      "aria-label": count > 0 ? `${label} (${count})` : label,
      "aria-pressed": String(isOpen),
      onclick: () => show(isOpen ? null : which),
    },
    icon(picture),
    count > 0 && h("span", { class: "count" }, String(count)),
  );
}

function drawPanel() {
  if (narrow.matches && state.openChannelId !== channelOfPanel) panel = null;
  channelOfPanel = state.openChannelId ?? "";
  stopWatching();
  stopWatching = () => {};
  panelBox.hidden = panel === null;
  if (panel === null) {
    drawnWeather = null;
    return;
  }
  if (narrow.matches) stopWatching = onPressElsewhere([panelBox, byId("channel-header")], close);
  // Its switches are drawn anew by themselves; news must not take the focus from them.
  const isSame = panel === "weather" && drawnWeather === channelOfPanel && !panelBox.hidden;
  drawnWeather = panel === "weather" ? channelOfPanel : null;
  if (isSame) return;
  const title = titles[panel];
  const hadFocus = document.activeElement === panelBox;
  const scrolled = panelBox.querySelector(".panel-body")?.scrollTop ?? 0;
  panelBox.setAttribute("aria-label", title);
  panelBox.tabIndex = -1;
  fill(
    panelBox,
    h(
      "header",
      { class: "panel-head" },
      h("h2", {}, title),
      h(
        "button",
        {
          type: "button",
          class: "icon-button",
          "aria-label": `Close ${title.toLowerCase()}`,
          onclick: () => show(null),
        },
        icon("close"),
      ),
    ),
    h("div", { class: "panel-body" }, panel === "pins" ? pins() : panel === "members" ? members() : weather()),
  );
  const body = panelBox.querySelector(".panel-body");
  if (body) body.scrollTop = scrolled;
  if (hadFocus) panelBox.focus();
}

function pins() {
  const ids = openChannel()?.pinnedMessageIds ?? [];
  const pinned = (state.messages ?? []).filter(({ id }) => ids.includes(id));
  if (pinned.length === 0)
    return h("p", { class: "panel-empty" }, "Nothing is pinned here. A table's tracker and board will be.");
  return pinned.map((message) => {
    const name = state.users.get(message.author.id)?.displayName ?? message.author.username;
    return h(
      "article",
      { class: "pinned" },
      h(
        "header",
        { class: "message-head" },
        h("span", { class: "message-author", style: { color: nameColour(message.author) } }, name),
        h("time", { class: "message-time", datetime: message.timestamp }, when(message.timestamp)),
        h("span", { class: "spacer" }),
        h(
          "button",
          {
            type: "button",
            class: "link-button",
            onclick: () => {
              if (window.innerWidth < 900) show(null);
              jumpTo(message.id);
            },
          },
          "Jump",
        ),
      ),
      // only to be read here: the buttons work where the message stands
      h("div", { class: "pinned-content", inert: true }, contentOf(message)),
    );
  });
}

function members() {
  const everyone = [...state.users.values()];
  const group = (/** @type {string} */ title, /** @type {typeof everyone} */ users) =>
    users.length > 0 && [
      h("h3", { class: "panel-heading" }, `${title} — ${users.length}`),
      h(
        "ul",
        { class: "members" },
        users.map((user) =>
          h(
            "li",
            { class: user.bot && !state.botOnline ? "member member-off" : "member" },
            h("span", { class: "member-face" }, avatar(user, "avatar-member"), h("span", { class: "presence" })),
            h(
              "span",
              { class: "member-name", style: { color: nameColour(user) }, title: `@${user.username}` },
              user.displayName,
            ),
            user.bot && h("span", { class: "tag" }, "BOT"),
            user.bot && !state.botOnline && h("span", { class: "quiet" }, "offline"),
          ),
        ),
      ),
    ];
  return [
    group(
      "Bot",
      everyone.filter(({ bot }) => bot),
    ) || null,
    group(
      "People",
      everyone.filter(({ bot }) => !bot),
    ) || null,
  ].flat();
}
