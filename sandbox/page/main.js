// @ts-check
/** Puts the page together. */
import { start } from "./actions.js";
import { startBanner } from "./banner.js";
import { setLine, startComposer } from "./composer.js";
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
onCommandMention((path) => setLine(`/${path} `));
start();
