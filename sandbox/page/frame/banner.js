// @ts-check
/** Over the entry line: whether anybody listens. And in the tab's title: how much waits for the acting user. */
import { byId, fill } from "../elements/dom.js";
import { icon } from "../elements/icons.js";
import { on, openChannel, state } from "../state/state.js";

/** Whether the bot has been there since the page was opened: before, it is only starting. */
let seenOnline = false;

export function startBanner() {
  on(["link", "bot", "snapshot"], draw);
  on(["snapshot", "badges", "open"], drawTitle);
  draw();
}

function draw() {
  const banner = byId("banner");
  const lost = !state.connected && state.everConnected;
  const offline = state.connected && !state.botOnline;
  seenOnline ||= state.botOnline;
  banner.className = lost ? "banner-lost" : offline ? "banner-offline" : "";
  if (lost) fill(banner, icon("retry"), "Connection lost. Reconnecting…");
  else if (offline && !seenOnline) fill(banner, icon("retry"), "The bot is starting. A moment…");
  else if (offline) fill(banner, icon("warning"), "Bot offline. Commands and buttons work again when it is back.");
  else fill(banner);
}

function drawTitle() {
  const waiting = Object.values(state.badges.channels).reduce((sum, { mentions }) => sum + mentions, 0);
  const place = openChannel();
  document.title = `${waiting > 0 ? `(${waiting}) ` : ""}${place ? `${place.kind === "dm" ? "@" : "#"}${place.name} · ` : ""}${state.serverName}`;
}
