// @ts-check
/** Over #general: how to begin, in brief once there are tables. It is the page's own, not a message. */

import { byId, fill, h } from "../elements/dom.js";
import { names } from "../elements/person.js";
import { dots } from "../messages/message.js";
import { openHere } from "../state/actions.js";
import { on, state } from "../state/state.js";
import { setFollows } from "./follow.js";

const box = byId("welcome");
/** The bot cannot know how its reader has the page; the server's setting can say it. */
const light = matchMedia("(prefers-color-scheme: light)");
/** What is being opened. @type {"learn" | "practice" | "all" | null} */
let opening = null;
let problem = "";

export function startWelcome() {
  on(["snapshot", "channels", "open", "link"], draw);
  on(["messages"], shorten);
  light.addEventListener("change", draw);
}

function draw() {
  box.hidden = !state.everConnected || state.openChannelId !== state.generalChannelId;
  if (box.hidden) return;
  shorten();
  const hadFocus = box.contains(document.activeElement);
  fill(
    box,
    h(
      "section",
      { class: "welcome-card", "aria-label": "How to begin" },
      h("h2", {}, "Babylon 5, the card game"),
      h(
        "p",
        { class: "welcome-about" },
        "A game of diplomacy for 2 to 10: ambassadors of five races bring people and fleets into play, support and oppose conflicts, and grow in influence until one has 20 power and more than the others. The practice decks are of cards invented for this moderator; the four real starter decks are here, too. For your own server, see docs/hosting.md.",
      ),
      state.practice && opener("learn", "Learn in ten minutes"),
      state.practice && opener("practice", "Open a practice table"),
      state.practice && opener("all", "Play all four seats yourself"),
      h(
        "p",
        { class: "welcome-line" },
        "Or type ",
        h(
          "button",
          { type: "button", class: "mention mention-channel", onclick: () => names.typeCommand("game create") },
          "/game create",
        ),
        ".",
      ),
      light.matches &&
        h(
          "p",
          { class: "welcome-line" },
          "Tables are drawn dark, as Discord mostly is. For light ones, as this page is: ",
          h(
            "button",
            { type: "button", class: "mention mention-channel", onclick: () => names.typeCommand("settings server") },
            "/settings server",
          ),
          " pictures:light.",
        ),
      problem !== "" && h("p", { class: "failure", role: "alert" }, problem),
      h(
        "p",
        { class: "welcome-hint" },
        "At a practice table three practice opponents play against you. To be somebody else, press a face under “You are”: below the channels, or behind your name above.",
      ),
    ),
  );
  if (hadFocus) box.querySelector("button")?.focus();
}

/** Where something is written there must be room for it: whoever has a table knows the rest. */
function shorten() {
  const tables = state.channels.some(({ kind, archived }) => kind === "thread" && !archived);
  box.classList.toggle("welcome-known", tables);
  box.classList.toggle("welcome-brief", tables || (state.messages ?? []).length > 0);
}

/**
 * @param {"learn" | "practice" | "all"} what `all`: a practice table of which one person plays all four seats
 * @param {string} label
 */
function opener(what, label) {
  return h(
    "button",
    {
      type: "button",
      class: `button ${what === "all" ? "button-secondary" : "button-success"} welcome-button`,
      disabled: opening !== null,
      onclick: () => void openIt(what),
    },
    opening === what ? dots() : null,
    opening === what ? "Opening…" : label,
  );
}

/** @param {"learn" | "practice" | "all"} what */
async function openIt(what) {
  opening = what;
  problem = "";
  draw();
  try {
    if (what === "learn") await openHere("learn");
    else {
      if (what === "all") setFollows(true);
      await openHere("practice", what === "all");
    }
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  opening = null;
  draw();
}
