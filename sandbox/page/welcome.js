// @ts-check
/** Over an empty #general: how to begin. It is the page's own, not a message. */
import { openPracticeTable } from "./actions.js";
import { byId, fill, h } from "./dom.js";
import { dots } from "./message.js";
import { names } from "./person.js";
import { on, state } from "./state.js";

const box = byId("welcome");
let opening = false;
let problem = "";

export function startWelcome() {
  on(["snapshot", "channels", "open", "link"], draw);
  on(["messages"], shorten);
}

function draw() {
  const tables = state.channels.filter(({ kind, archived }) => kind === "thread" && !archived);
  box.hidden = !state.everConnected || tables.length > 0 || state.openChannelId !== state.generalChannelId;
  if (box.hidden) return;
  shorten();
  const hadFocus = box.contains(document.activeElement);
  fill(
    box,
    h(
      "section",
      { class: "welcome-card", "aria-label": "How to begin" },
      h("h2", {}, "No table is open yet"),
      h(
        "p",
        { class: "welcome-line" },
        "Try it: type ",
        h(
          "button",
          { type: "button", class: "mention mention-channel", onclick: () => names.typeCommand("game create") },
          "/game create",
        ),
        state.practice ? ", or press this button." : " and press Enter.",
      ),
      state.practice &&
        h(
          "button",
          {
            type: "button",
            class: "button button-success welcome-button",
            disabled: opening,
            onclick: () => void practise(),
          },
          opening ? dots() : null,
          opening ? "Opening…" : "Open a practice table",
        ),
      problem !== "" && h("p", { class: "failure", role: "alert" }, problem),
      h("p", { class: "welcome-hint" }, "You play every seat: switch with “You are”, below the channels."),
    ),
  );
  if (hadFocus) box.querySelector("button")?.focus();
}

/** Where something is written, a phone needs the room for it. */
function shorten() {
  box.classList.toggle("welcome-brief", (state.messages ?? []).length > 0);
}

async function practise() {
  opening = true;
  problem = "";
  draw();
  try {
    await openPracticeTable();
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  opening = false;
  draw();
}
