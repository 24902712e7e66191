import { disputeKey } from "../../../src/table/disputes/dispute.ts";
import type { Table } from "../../../src/table/table.ts";
import { actionKey, encodePress, type PressVerb, pauseKey } from "../../../src/views/index.ts";
import { lateKey } from "../../../src/views/prompts/deadline.ts";
import { objectionKey } from "../../../src/views/prompts/objection.ts";
import type { Deed } from "../in-process.ts";
import { JOHN, REFA } from "../tables-at.ts";
import { type At, judged, looks, type Row, seats } from "./row.ts";

const late = ({ waiting }: Table): string => lateKey(waiting.map(({ decision }) => decision));

export const press =
  (verb: PressVerb, key: string | ((table: Table) => string) = "", more: { asked?: true; values?: string[] } = {}) =>
  ({ table, id }: At): Deed => ({
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
  do: { ...seats, kind: "one", right: "dave", deed: press("do", passing, { asked: true }) },
  pick: { ...seats, kind: "one", right: "dave", deed: press("pick", "pass.0", { asked: true, values: [passing] }) },
  act: { ...seats, right: "dave", does: "shows", deed: press("act"), but: { "a former player": "served" } },
  page: { ...seats, kind: "one", right: "dave", does: "shows", deed: press("page", "0", { asked: true }) },
  cards: {
    ...seats,
    kind: "one",
    right: "dave",
    does: "shows",
    deed: press("cards", "0.0.0", { asked: true, values: ["0"] }),
  },
  confirm: { ...seats, kind: "one", right: "dave", does: "shows", deed: press("confirm", "0.0", { asked: true }) },
  moment: { ...seats, kind: "seats", right: "dave", does: "shows", deed: press("moment") },
  why: { ...seats, kind: "seats", right: "dave", does: "shows", deed: press("why") },
  clear: { ...seats, kind: "one", right: "dave", does: "shows", deed: press("clear", "0.0", { asked: true }) },
  until: { ...seats, kind: "seats", right: "dave", does: "shows", deed: press("until") },
  order: { ...seats, kind: "one", right: "dave", does: "shows", deed: press("order", "none") },
  plan: { ...seats, kind: "seats", right: "dave", does: "shows", deed: press("plan") },
  "plan-do": { ...seats, kind: "one", right: "dave", does: "shows", deed: press("plan-do", "none") },
  "plan-cards": { ...seats, kind: "one", right: "dave", does: "shows", deed: press("plan-cards", "none") },
  "plan-confirm": { ...seats, kind: "one", right: "dave", does: "shows", deed: press("plan-confirm", "none") },
  "plan-clear": { ...seats, kind: "one", right: "dave", does: "shows", deed: press("plan-clear", "none") },
  "plan-pick": { ...seats, kind: "one", right: "dave", does: "shows", deed: press("plan-pick", "none") },
  "plan-page": { ...seats, kind: "one", right: "dave", does: "shows", deed: press("plan-page", "1") },
  "plan-pass": { ...seats, kind: "one", right: "dave", does: "shows", deed: press("plan-pass") },
  "ahead-drop": { ...seats, kind: "one", right: "dave", does: "shows", deed: press("ahead-drop", "pass") },
  "skip-none": { ...seats, right: "dave", deed: press("skip-none", "on") },
  asking: {
    ...seats,
    right: "john",
    does: "shows",
    deed: press("asking"),
    but: { "a former player": "served" },
  },
  hand: { ...seats, right: "john", does: "shows", deed: press("hand"), but: { "a former player": "served" } },
  since: { ...seats, right: "john", does: "shows", deed: press("since", "0-0"), but: { "a former player": "served" } },
  note: { ...seats, right: "john", does: "shows", deed: press("note"), but: { "a former player": "served" } },
  "all-cards": { ...looks, deed: press("all-cards", "0") },
  "seat-picture": { ...looks, deed: press("seat-picture", "0") },
  "how-much": { ...looks, deed: press("how-much", "0") },
  tracker: { ...looks, deed: press("tracker") },
  board: { ...looks, deed: press("board") },
  help: { ...looks, deed: press("help") },
  "log-page": { ...looks, deed: press("log-page", "x.x.x.all") },
  "log-kind": { ...looks, deed: press("log-kind", "x.x.x.all", { values: ["votes"] }) },
  replay: { ...looks, state: "slipped", deed: press("replay", "1.end.table") },
  "play-on": { ...seats, kind: "seats", right: "john", does: "shows", deed: press("play-on", "now") },
  facts: {
    ...seats,
    kind: "one",
    right: "john",
    does: "shows",
    deed: press("facts", (table) => `${unreadInHand(table)}.`),
  },
  dispute: {
    ...seats,
    right: "dave",
    deed: press("dispute", () => disputeKey({ card: REFA.id, facts: {} }).split(".")[0] ?? ""),
  },
  "dispute-agree": { ...seats, state: "disputed", right: "dave", deed: press("dispute-agree", disputed) },
  "dispute-back": {
    ...seats,
    kind: "one",
    state: "disputed",
    right: "john",
    does: "shows",
    deed: press("dispute-back", disputed),
  },
  "dispute-judge": { ...judged, state: "disputed", does: "shows", deed: press("dispute-judge", disputed) },
  "dispute-correct": {
    ...seats,
    kind: "one",
    state: "disputed",
    right: "john",
    does: "shows",
    deed: press("dispute-correct", disputed),
  },
  effect: { ...seats, right: "john", does: "shows", deed: press("effect") },
  undo: { ...seats, kind: "one", right: "john", deed: press("undo", "1") },
  object: { ...seats, right: "dave", deed: press("object", "1") },
  "object-undo": { ...seats, state: "objected", right: "john", deed: press("object-undo", objected) },
  "object-stand": { ...seats, state: "objected", right: "dave", deed: press("object-stand", objected) },
  "object-judge": { ...judged, state: "objected", does: "shows", deed: press("object-judge", objected) },
  "judge-undo": { ...judged, state: "objected", deed: press("judge-undo", objected) },
  "judge-stand": { ...judged, state: "objected", deed: press("judge-stand", objected) },
  "take-back": {
    ...seats,
    kind: "one",
    state: "slipped",
    right: "john",
    deed: press("take-back", ({ acts }) => `${acts?.run.at(-1)?.n}.0`),
  },
  "undo-agree": { ...seats, state: "asked to undo", right: "dave", deed: press("undo-agree", "1") },
  "undo-refuse": { ...seats, state: "asked to undo", right: "dave", deed: press("undo-refuse", "1") },
  "undo-judge": { ...judged, state: "asked to undo", does: "shows", deed: press("undo-judge", "1") },
  "judge-back": { ...judged, state: "asked to undo", deed: press("judge-back", "1") },
  "judge-leave": { ...judged, state: "asked to undo", deed: press("judge-leave", "1") },
  call: { ...seats, right: "dave", does: "shows", deed: press("call") },
  "call-take": { ...judged, state: "called", deed: press("call-take", "1") },
  "call-answer": { ...judged, state: "called", does: "shows", deed: press("call-answer", "1") },
  "call-word": { ...seats, state: "called", right: "dave", does: "shows", deed: press("call-word", "1") },
  "call-agree": { ...seats, state: "worded", right: "john", deed: press("call-agree", "1.1") },
  "call-back": { ...seats, state: "called", kind: "one", right: "john", deed: press("call-back", "1") },
  "call-mute": { ...judged, state: "called", does: "server", deed: press("call-mute", JOHN) },
  "call-unmute": { ...judged, state: "called", does: "shows", deed: press("call-unmute", JOHN) },
  "call-rule": { ...judged, state: "answered", does: "server", deed: press("call-rule", "1") },
  "seat-agree": { ...seats, state: "offered", kind: "one", right: "john", deed: press("seat-agree", "1") },
  "seat-refuse": { ...seats, state: "offered", right: "john", deed: press("seat-refuse", "1") },
  "add-bot": { state: "lobby", right: "john", kind: "one", does: "table", deed: press("add-bot") },
  "seat-back": { ...seats, state: "substituted", kind: "one", right: "john", deed: press("seat-back") },
  look: { ...judged, state: "looked at", does: "shows", deed: press("look", "1") },
  resume: {
    ...seats,
    state: "paused",
    right: "john",
    deed: press("resume", ({ paused }) => pauseKey(paused?.at ?? 0)),
  },
  "give-time": { ...seats, kind: "one", state: "late", right: "john", deed: press("give-time", late) },
  away: { ...seats, right: "john", does: "shows", deed: press("away") },
  "go-on": { ...seats, kind: "one", state: "late", right: "john", deed: press("go-on", late) },
  stay: { ...seats, right: "john", deed: press("stay") },
  end: { state: "playing", right: "john", kind: "one", does: "shows", deed: press("end") },
  join: { ...lobby, right: "judge", kind: "server", deed: press("join") },
  leave: { ...lobby, deed: press("leave") },
  start: { ...lobby, deed: press("start") },
  seat: { ...lobby, does: "shows", deed: press("seat") },
  race: { ...lobby, deed: press("race", "", { values: ["narn/babylon-project"] }) },
  deck: { ...lobby, deed: press("deck", "", { values: ["Centauri practice"] }) },
  ambassador: {
    ...lobby,
    deed: press("ambassador", "", { values: ["no such card"] }),
    does: "shows",
    but: { "another seat": "served" },
  },
  timing: { ...lobby, kind: "one", deed: press("timing", "together") },
  language: { ...lobby, kind: "one", deed: press("language", "de") },
  manners: { ...looks, state: "lobby", deed: press("manners") },
  manner: { ...lobby, kind: "one", deed: press("manner", "talk", { values: ["kept"] }) },
  hands: { ...lobby, deed: press("hands", "", { values: ["mulligan"] }) },
  "house-base": { ...house, deed: press("house-base", "", { values: ["quickstart"] }) },
  "house-point": { ...house, does: "shows", deed: press("house-point", "", { values: ["action-order"] }) },
  "house-option": { ...house, deed: press("house-option", "action-order", { values: ["highest-first"] }) },
  "house-rules": { ...looks, state: "house lobby", deed: press("house-rules") },
  verify: { ...looks, state: "over", deed: press("verify") },
  rematch: { ...looks, state: "over", kind: "seats", deed: press("rematch"), but: { "a former player": "served" } },
  again: { ...looks, state: "over", deed: press("again") },
  elsewhere: { ...looks, state: "over", deed: press("elsewhere") },
};

/** The card in John's hand of which something is not known. */
export function unreadInHand({ game }: Table): number {
  return game?.seats[0]?.hand[0] ?? 0;
}
