// @ts-check
/** Puts the page together. */
import { start } from "./actions.js";
import { startBanner } from "./banner.js";
import { setLine, startComposer } from "./composer.js";
import { byId } from "./dom.js";
import { startFollowing } from "./follow.js";
import { startHeader } from "./header.js";
import { startMessageList } from "./message-list.js";
import { startModal } from "./modal.js";
import { onCommandMention } from "./person.js";
import { startSeats } from "./seats.js";
import { startSidebar } from "./sidebar.js";
import { startWelcome } from "./welcome.js";

startSidebar();
startSeats();
startHeader();
startWelcome();
startMessageList(setLine);
startBanner();
startComposer();
startModal();
startFollowing();
onCommandMention((path) => setLine(`/${path} `));
start();

// typing anywhere is typing a message
document.addEventListener("keydown", (event) => {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (key.length !== 1 || key === " " || ctrlKey || metaKey || altKey || document.querySelector("dialog[open]")) return;
  if (target instanceof Element && target.closest("input, textarea, .popup")) return;
  byId("entry").focus();
});
