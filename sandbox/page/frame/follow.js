// @ts-check
/** Where one person plays several seats: the page takes the seat that is asked, and leads to the next one. */

/** @import { Question } from "./asked.js" */
import { byId, fill, h } from "../elements/dom.js";
import { be } from "../state/actions.js";
import { nameOf, on, state } from "../state/state.js";
import { nextFor, othersAfter, questionIn } from "./asked.js";

const bar = byId("follow");
const KEPT = "follows";
/** The question as it was when a seat was last taken for it: whoever takes another by hand stays there. */
let seen = /** @type {Question | null} */ (null);

export const follows = () => sessionStorage.getItem(KEPT) === "yes";

/** @param {boolean} wanted */
export function setFollows(wanted) {
  sessionStorage.setItem(KEPT, wanted ? "yes" : "no");
  seen = null;
  look();
}

export function startFollowing() {
  on(["messages", "snapshot", "open", "badges"], look);
}

function look() {
  const found = follows() ? questionIn(state.messages ?? []) : null;
  const asked = (found?.asked ?? []).filter((id) => state.users.get(id)?.bot === false);
  const question = found && { ...found, asked };
  if (question !== null && (question.id !== seen?.id || question.content !== seen.content) && !isBusy()) {
    const next = nextFor(question, state.you, seen);
    seen = question;
    if (next !== null) {
      void be(next);
      return;
    }
  }
  const next = question === null ? null : othersAfter(asked, state.you);
  if (next === null) fill(bar);
  else
    fill(
      bar,
      h(
        "button",
        { type: "button", class: "follow-next", onclick: () => void be(next) },
        asked.includes(state.you) ? "Also asked: " : "Asked: ",
        h("strong", {}, nameOf(next) ?? "…"),
      ),
    );
}

/** While something is being written or sent nobody is taken out of it. */
function isBusy() {
  if (state.busy.size > 0 || document.querySelector("dialog[open]") !== null) return true;
  const entry = byId("entry");
  return "value" in entry ? entry.value !== "" : (entry.textContent ?? "").trim() !== "";
}
