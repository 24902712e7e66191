// @ts-check
/** Puts the page together. */

import { setLine, startComposer } from "./composer/composer.js";
import { byId } from "./elements/dom.js";
import { onCommandMention } from "./elements/person.js";
import { startBanner } from "./frame/banner.js";
import { startFollowing } from "./frame/follow.js";
import { startHeader } from "./frame/header.js";
import { startSeats } from "./frame/seats.js";
import { startSidebar } from "./frame/sidebar.js";
import { startWelcome } from "./frame/welcome.js";
import { startMessageList } from "./messages/message-list.js";
import { startModal } from "./messages/modal.js";
import { start } from "./state/actions.js";

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
