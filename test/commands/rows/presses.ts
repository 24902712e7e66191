import { disputeKey } from "../../../src/table/disputes/dispute.ts";
import type { Table } from "../../../src/table/table.ts";
import { actionKey, encodePress, type PressVerb, pauseKey } from "../../../src/views/index.ts";
import { lateKey } from "../../../src/views/prompts/deadline.ts";
import { objectionKey } from "../../../src/views/prompts/objection.ts";
import type { Input } from "../in-process.ts";
import { JOHN, REFA } from "../tables-at.ts";
import { type At, judged, looks, type Row, seats } from "./row.ts";

const late = ({ waiting }: Table): string => lateKey(waiting.map(({ decision }) => decision));

export const press =
  (verb: PressVerb, key: string | ((table: Table) => string) = "", more: { asked?: true; values?: string[] } = {}) =>
  ({ table, id }: At): Input => ({
    press: encodePress({
      table: id,
      decision: more.asked ? (table.game?.awaiting[0]?.id ?? 0) : 0,
      verb,
      key: typeof key === "string" ? key : key(table),
    }),
    ...(more.values ? { values: more.values } : {}),
  });

export const passing = actionKey({ type: "pass", seat: 0 });
export const disputed = (table: Table) => (table.dispute ? disputeKey(table.dispute) : "");
const objected = (table: Table) => (table.objection ? objectionKey(table.objection) : "");
const lobby = { state: "lobby", right: "john", kind: "seats", does: "table" } as const;
export const house = { state: "house lobby", right: "john", kind: "one", does: "table" } as const;

/** By the verb of its custom id. */
export const PRESS_ROWS: Readonly<Record<PressVerb, Row>> = {
  do: { ...seats, kind: "one", right: "dave", input: press("do", passing, { asked: true }) },
  pick: { ...seats, kind: "one", right: "dave", input: press("pick", "pass.0", { asked: true, values: [passing] }) },
  act: { ...seats, right: "dave", does: "shows", input: press("act"), but: { "a former player": "served" } },
  page: { ...seats, kind: "one", right: "dave", does: "shows", input: press("page", "0", { asked: true }) },
  cards: {
    ...seats,
    kind: "one",
    right: "dave",
    does: "shows",
    input: press("cards", "0.0.0", { asked: true, values: ["0"] }),
  },
  confirm: { ...seats, kind: "one", right: "dave", does: "shows", input: press("confirm", "0.0", { asked: true }) },
  moment: { ...seats, kind: "seats", right: "dave", does: "shows", input: press("moment") },
  why: { ...seats, kind: "seats", right: "dave", does: "shows", input: press("why") },
  clear: { ...seats, kind: "one", right: "dave", does: "shows", input: press("clear", "0.0", { asked: true }) },
  until: { ...seats, kind: "seats", right: "dave", does: "shows", input: press("until") },
  order: { ...seats, kind: "one", right: "dave", does: "shows", input: press("order", "none") },
  plan: { ...seats, kind: "seats", right: "dave", does: "shows", input: press("plan") },
  "plan-do": { ...seats, kind: "one", right: "dave", does: "shows", input: press("plan-do", "none") },
  "plan-cards": { ...seats, kind: "one", right: "dave", does: "shows", input: press("plan-cards", "none") },
  "plan-confirm": { ...seats, kind: "one", right: "dave", does: "shows", input: press("plan-confirm", "none") },
  "plan-clear": { ...seats, kind: "one", right: "dave", does: "shows", input: press("plan-clear", "none") },
  "plan-pick": { ...seats, kind: "one", right: "dave", does: "shows", input: press("plan-pick", "none") },
  "plan-page": { ...seats, kind: "one", right: "dave", does: "shows", input: press("plan-page", "1") },
  "plan-pass": { ...seats, kind: "one", right: "dave", does: "shows", input: press("plan-pass") },
  "ahead-drop": { ...seats, kind: "one", right: "dave", does: "shows", input: press("ahead-drop", "pass") },
  "skip-none": { ...seats, right: "dave", input: press("skip-none", "on") },
  asking: {
    ...seats,
    right: "john",
    does: "shows",
    input: press("asking"),
    but: { "a former player": "served" },
  },
  hand: { ...seats, right: "john", does: "shows", input: press("hand"), but: { "a former player": "served" } },
  since: { ...seats, right: "john", does: "shows", input: press("since", "0-0"), but: { "a former player": "served" } },
  note: { ...seats, right: "john", does: "shows", input: press("note"), but: { "a former player": "served" } },
  "all-cards": { ...looks, input: press("all-cards", "0") },
  "seat-picture": { ...looks, input: press("seat-picture", "0") },
  "how-much": { ...looks, input: press("how-much", "0") },
  tracker: { ...looks, input: press("tracker") },
  board: { ...looks, input: press("board") },
  help: { ...looks, input: press("help") },
  "log-page": { ...looks, input: press("log-page", "x.x.x.all") },
  "log-kind": { ...looks, input: press("log-kind", "x.x.x.all", { values: ["votes"] }) },
  replay: { ...looks, state: "slipped", input: press("replay", "1.end.table") },
  "play-on": { ...seats, kind: "seats", right: "john", does: "shows", input: press("play-on", "now") },
  facts: {
    ...seats,
    kind: "one",
    right: "john",
    does: "shows",
    input: press("facts", (table) => `${unreadInHand(table)}.`),
  },
  dispute: {
    ...seats,
    right: "dave",
    input: press("dispute", () => disputeKey({ card: REFA.id, facts: {} }).split(".")[0] ?? ""),
  },
  "dispute-agree": { ...seats, state: "disputed", right: "dave", input: press("dispute-agree", disputed) },
  "dispute-back": {
    ...seats,
    kind: "one",
    state: "disputed",
    right: "john",
    does: "shows",
    input: press("dispute-back", disputed),
  },
  "dispute-judge": { ...judged, state: "disputed", does: "shows", input: press("dispute-judge", disputed) },
  "dispute-correct": {
    ...seats,
    kind: "one",
    state: "disputed",
    right: "john",
    does: "shows",
    input: press("dispute-correct", disputed),
  },
  effect: { ...seats, right: "john", does: "shows", input: press("effect") },
  undo: { ...seats, kind: "one", right: "john", input: press("undo", "1") },
  object: { ...seats, right: "dave", input: press("object", "1") },
  "object-undo": { ...seats, state: "objected", right: "john", input: press("object-undo", objected) },
  "object-stand": { ...seats, state: "objected", right: "dave", input: press("object-stand", objected) },
  "object-judge": { ...judged, state: "objected", does: "shows", input: press("object-judge", objected) },
  "judge-undo": { ...judged, state: "objected", input: press("judge-undo", objected) },
  "judge-stand": { ...judged, state: "objected", input: press("judge-stand", objected) },
  "take-back": {
    ...seats,
    kind: "one",
    state: "slipped",
    right: "john",
    input: press("take-back", ({ acts }) => `${acts?.run.at(-1)?.n}.0`),
  },
  "undo-agree": { ...seats, state: "asked to undo", right: "dave", input: press("undo-agree", "1") },
  "undo-refuse": { ...seats, state: "asked to undo", right: "dave", input: press("undo-refuse", "1") },
  "undo-judge": { ...judged, state: "asked to undo", does: "shows", input: press("undo-judge", "1") },
  "judge-back": { ...judged, state: "asked to undo", input: press("judge-back", "1") },
  "judge-leave": { ...judged, state: "asked to undo", input: press("judge-leave", "1") },
  call: { ...seats, right: "dave", does: "shows", input: press("call") },
  "call-take": { ...judged, state: "called", input: press("call-take", "1") },
  "call-answer": { ...judged, state: "called", does: "shows", input: press("call-answer", "1") },
  "call-word": { ...seats, state: "called", right: "dave", does: "shows", input: press("call-word", "1") },
  "call-agree": { ...seats, state: "worded", right: "john", input: press("call-agree", "1.1") },
  "call-back": { ...seats, state: "called", kind: "one", right: "john", input: press("call-back", "1") },
  "call-mute": { ...judged, state: "called", does: "server", input: press("call-mute", JOHN) },
  "call-unmute": { ...judged, state: "called", does: "shows", input: press("call-unmute", JOHN) },
  "call-rule": { ...judged, state: "answered", does: "server", input: press("call-rule", "1") },
  "seat-agree": { ...seats, state: "offered", kind: "one", right: "john", input: press("seat-agree", "1") },
  "seat-refuse": { ...seats, state: "offered", right: "john", input: press("seat-refuse", "1") },
  "add-bot": { state: "lobby", right: "john", kind: "one", does: "table", input: press("add-bot") },
  // It seats practice opponents and begins: for whoever opened the table.
  fill: { state: "lobby", right: "john", kind: "one", does: "table", input: press("fill") },
  "seat-back": { ...seats, state: "substituted", kind: "one", right: "john", input: press("seat-back") },
  look: { ...judged, state: "looked at", does: "shows", input: press("look", "1") },
  resume: {
    ...seats,
    state: "paused",
    right: "john",
    input: press("resume", ({ paused }) => pauseKey(paused?.at ?? 0)),
  },
  "give-time": { ...seats, kind: "one", state: "late", right: "john", input: press("give-time", late) },
  away: { ...seats, right: "john", does: "shows", input: press("away") },
  "go-on": { ...seats, kind: "one", state: "late", right: "john", input: press("go-on", late) },
  stay: { ...seats, right: "john", input: press("stay") },
  end: { state: "playing", right: "john", kind: "one", does: "shows", input: press("end") },
  join: { ...lobby, right: "judge", kind: "server", input: press("join") },
  leave: { ...lobby, input: press("leave") },
  start: { ...lobby, input: press("start") },
  seat: { ...lobby, does: "shows", input: press("seat") },
  race: { ...lobby, input: press("race", "", { values: ["narn/babylon-project"] }) },
  deck: { ...lobby, input: press("deck", "", { values: ["Centauri practice"] }) },
  ambassador: {
    ...lobby,
    input: press("ambassador", "", { values: ["no such card"] }),
    does: "shows",
    but: { "another seat": "served" },
  },
  timing: { ...lobby, kind: "one", input: press("timing", "together") },
  language: { ...lobby, kind: "one", input: press("language", "de") },
  manners: { ...looks, state: "lobby", input: press("manners") },
  manner: { ...lobby, kind: "one", input: press("manner", "talk", { values: ["kept"] }) },
  hands: { ...lobby, input: press("hands", "", { values: ["mulligan"] }) },
  "house-base": { ...house, input: press("house-base", "", { values: ["quickstart"] }) },
  "house-point": { ...house, does: "shows", input: press("house-point", "", { values: ["action-order"] }) },
  "house-option": { ...house, input: press("house-option", "action-order", { values: ["highest-first"] }) },
  "house-rules": { ...looks, state: "house lobby", input: press("house-rules") },
  verify: { ...looks, state: "over", input: press("verify") },
  rematch: { ...looks, state: "over", kind: "seats", input: press("rematch"), but: { "a former player": "served" } },
  again: { ...looks, state: "over", input: press("again") },
  elsewhere: { ...looks, state: "over", input: press("elsewhere") },
};

/** The card in John's hand of which something is not known. */
export function unreadInHand({ game }: Table): number {
  return game?.seats[0]?.hand[0] ?? 0;
}
