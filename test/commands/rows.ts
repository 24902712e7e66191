/** Every command and every press, each with a state in which it does something, who may do it, and who may not. */

import { disputeKey } from "../../src/table/disputes/dispute.ts";
import type { Table } from "../../src/table/table.ts";
import { deckPressId } from "../../src/views/decks/deck-press.ts";
import { LEAVE_LINE } from "../../src/views/finding/find.ts";
import { actionKey, encodePress, type PressVerb, pauseKey, strandedId } from "../../src/views/index.ts";
import { leaguePressId } from "../../src/views/leagues/league-press.ts";
import { nightPressId } from "../../src/views/leagues/night-press.ts";
import { type RoundPressVerb, roundPressId } from "../../src/views/leagues/round-press.ts";
import { lateKey } from "../../src/views/prompts/deadline.ts";
import { objectionKey } from "../../src/views/prompts/objection.ts";
import { looseSuffix, sharedSuffix } from "../../src/views/text/custom-id.ts";
import type { Deed } from "./in-process.ts";
import { JOHN, REFA, type State, VIR } from "./tables-at.ts";

/** Everybody who is not the one who may. All but the last three ask in the table's own thread. */
export const STRANGERS = [
  "another seat",
  "a player of another table",
  "a former player",
  "somebody without a seat",
  "the judge of another server",
  "somebody in a direct message",
  "a bot",
] as const;
export type Stranger = (typeof STRANGERS)[number];

/** `served`: allowed by intent. `refused`: a private word, and nothing changes. */
export type Comes = "served" | "refused";

/** Who may, as a rule of thumb: whoever a kind does not name is refused. */
export const KINDS = {
  /** What it touches is the asker's own, or everybody's to read: the table stays as it is. */
  own: STRANGERS.filter((each) => each !== "a bot"),
  /** Looking at a table, and what anybody in its server may do. */
  server: ["another seat", "a player of another table", "a former player", "somebody without a seat"],
  /** As `server`, where it is the asker's own server that it is about, whichever that is. */
  "own server": [
    "another seat",
    "a player of another table",
    "a former player",
    "somebody without a seat",
    "the judge of another server",
  ],
  /** Whoever sits at the table and still plays. */
  seats: ["another seat"],
  /** A judge's word about their own server. */
  "judge of the own server": ["the judge of another server"],
  /** The one who is named, or a judge of this server: nobody else. */
  one: [],
} as const satisfies Readonly<Record<string, readonly Stranger[]>>;
export type Kind = keyof typeof KINDS;

/** Who may: the host (seat 0), the player who is to act (seat 1), a judge of the table's server, or who manages that. */
export type Right = "john" | "dave" | "judge" | "manager";

export interface Row {
  state: State | "broken";
  right: Right;
  kind: Kind;
  /** Who it is where the rule of thumb does not hold. */
  but?: Readonly<Partial<Record<Stranger, Comes>>>;
  /** What it does where the right one does it: the table changes, the server's own records do, or something is shown. */
  does: "table" | "server" | "shows";
  /** A round of the league's night is being played. */
  played?: true;
  deed: (at: At) => Deed;
}

export interface At {
  table: Table;
  id: string;
  league: string;
  deck: string;
}

const sub =
  (command: string, name: string, options: Record<string, string | boolean | number> = {}) =>
  (): Deed => ({
    command,
    sub: name,
    options,
  });

const shows = { right: "john", does: "shows", state: "playing" } as const;
const looks = { ...shows, kind: "server" } as const;
const owns = { ...shows, kind: "own" } as const;
const judges = { right: "judge", does: "server", state: "playing", kind: "judge of the own server" } as const;
const manages = { ...judges, right: "manager" } as const;
/** Somebody without a seat has no game to act in; a former player is told that it goes on without them. */
const seats = { state: "playing", kind: "seats", does: "table" } as const;
const leagues = { ...shows, kind: "own server" } as const;

/** Whoever sits in the pod of the league's night; John organises it too. */
const podded = { ...shows, kind: "seats", played: true } as const;

/** Of the state that the row names. */
const judged = { state: "playing", right: "judge", kind: "one", does: "table" } as const;

/** By "/game create" and the like. */
export const COMMAND_ROWS: Readonly<Record<string, Row>> = {
  "/game create": { ...shows, kind: "own server", deed: sub("game", "create") },
  "/game find": { ...shows, kind: "own server", deed: sub("game", "find") },
  "/game copy": { ...looks, deed: sub("game", "copy") },
  "/game join": {
    state: "lobby",
    right: "john",
    kind: "server",
    does: "table",
    deed: sub("game", "join", { race: "narn" }),
    but: { "another seat": "served" },
  },
  "/game leave": { state: "lobby", right: "john", kind: "seats", does: "table", deed: sub("game", "leave") },
  "/game start": { state: "lobby", right: "john", kind: "seats", does: "table", deed: sub("game", "start") },
  "/game seat": {
    state: "lobby",
    right: "john",
    kind: "one",
    does: "table",
    deed: sub("game", "seat", { who: "bot" }),
  },
  "/game rules": {
    state: "house lobby",
    right: "john",
    kind: "one",
    does: "table",
    deed: sub("game", "rules", { from: "quickstart" }),
  },
  "/game status": { ...looks, deed: sub("game", "status") },
  "/game watch": { ...leagues, deed: sub("game", "watch") },
  "/game mine": { ...owns, deed: sub("game", "mine") },
  "/game time": { ...looks, deed: sub("game", "time") },
  "/game log": { ...looks, deed: sub("game", "log") },
  "/game replay": { ...looks, state: "slipped", deed: sub("game", "replay", { turn: 1 }) },
  "/game export": { ...looks, deed: sub("game", "export") },
  "/game undo": { state: "playing", right: "john", kind: "one", does: "table", deed: sub("game", "undo") },
  "/game pause": { ...seats, right: "john", deed: sub("game", "pause") },
  "/game resume": { ...seats, state: "paused", right: "john", deed: sub("game", "resume") },
  "/game move": { ...seats, right: "john", deed: sub("game", "move") },
  "/game substitute": {
    ...seats,
    right: "john",
    deed: () => ({ command: "game", sub: "substitute", people: { player: VIR } }),
  },
  "/game comeback": { ...seats, state: "substituted", kind: "one", right: "john", deed: sub("game", "comeback") },
  "/game concede": { ...seats, right: "john", does: "shows", deed: sub("game", "concede") },
  "/game verify": { ...looks, deed: sub("game", "verify") },
  "/game end": { state: "playing", right: "john", kind: "one", does: "shows", deed: sub("game", "end") },
  "/game look": { ...judged, does: "shows", deed: sub("game", "look") },
  "/deck use": {
    state: "lobby",
    right: "john",
    kind: "seats",
    does: "table",
    deed: sub("deck", "use", { starter: "Centauri practice" }),
  },
  "/deck submit": {
    ...owns,
    deed: sub("deck", "submit", { list: "3 Vir Cotto", name: "New" }),
    but: { "somebody in a direct message": "refused" },
  },
  "/deck list": { ...owns, deed: sub("deck", "list"), but: { "somebody in a direct message": "refused" } },
  ...Object.fromEntries(
    ["show", "check", "export", "delete"].map((name): [string, Row] => [
      `/deck ${name}`,
      { ...shows, kind: "one", deed: ({ deck }) => ({ command: "deck", sub: name, options: { deck } }) },
    ]),
  ),
  "/hand": {
    ...seats,
    right: "john",
    does: "shows",
    deed: () => ({ command: "hand" }),
    but: { "a former player": "served" },
  },
  "/act": { ...seats, kind: "one", right: "dave", deed: () => ({ command: "act", options: { order: "pass" } }) },
  "/pass": { ...seats, kind: "one", right: "dave", deed: () => ({ command: "pass" }) },
  "/effect": {
    ...seats,
    right: "john",
    deed: () => ({ command: "effect", options: { order: "gain 1 influence", because: "X" } }),
  },
  "/judge": { ...seats, right: "john", deed: () => ({ command: "judge", options: { question: "Who has priority?" } }) },
  "/tracker": { ...looks, deed: () => ({ command: "tracker" }) },
  "/board": { ...looks, deed: () => ({ command: "board" }) },
  "/league create": { ...judges, deed: sub("league", "create", { name: "Spring" }) },
  "/league join": {
    ...shows,
    kind: "one",
    does: "server",
    deed: ({ deck }) => ({ command: "league", sub: "join", options: { league: "Autumn", deck } }),
  },
  "/league leave": {
    ...shows,
    right: "dave",
    kind: "one",
    does: "server",
    deed: sub("league", "leave", { league: "Autumn" }),
  },
  "/league show": { ...looks, deed: sub("league", "show", { league: "Autumn" }) },
  "/league mine": { ...shows, right: "dave", kind: "one", deed: sub("league", "mine", { league: "Autumn" }) },
  "/league decks": { ...shows, right: "judge", kind: "one", deed: sub("league", "decks", { league: "Autumn" }) },
  "/league close": { ...shows, kind: "one", does: "server", deed: sub("league", "close", { league: "Autumn" }) },
  "/league report": { ...podded, deed: sub("league", "report", { league: "Autumn" }) },
  "/league confirm": { ...podded, does: "server", deed: sub("league", "confirm", { league: "Autumn" }) },
  "/league time": { ...shows, kind: "one", played: true, deed: sub("league", "time", { league: "Autumn" }) },
  "/league extend": {
    ...shows,
    kind: "one",
    played: true,
    does: "server",
    deed: sub("league", "extend", { league: "Autumn", minutes: 5 }),
  },
  "/league correct": {
    ...shows,
    kind: "one",
    played: true,
    deed: sub("league", "correct", { league: "Autumn", pod: 1 }),
  },
  "/league standings": { ...looks, played: true, deed: sub("league", "standings", { league: "Autumn" }) },
  "/league export": { ...looks, played: true, deed: sub("league", "export", { league: "Autumn" }) },
  "/league import": {
    ...shows,
    kind: "one",
    deed: () => ({ command: "league", sub: "import", attached: "file", options: { league: "Autumn" } }),
  },
  "/league me": { ...looks, played: true, deed: sub("league", "me", { league: "Autumn" }) },
  "/league reopen": { ...shows, kind: "one", deed: sub("league", "reopen", { league: "Autumn" }) },
  "/league organisers": { ...shows, kind: "one", deed: sub("league", "organisers", { league: "Autumn" }) },
  "/league night": { ...shows, kind: "one", deed: sub("league", "night", { league: "Autumn" }) },
  "/league checkin": { ...looks, deed: sub("league", "checkin", { league: "Autumn" }) },
  "/league pair": { ...shows, kind: "one", deed: sub("league", "pair", { league: "Autumn" }) },
  "/league publish": { ...shows, kind: "one", deed: sub("league", "publish", { league: "Autumn" }) },
  "/league drop": { ...looks, deed: sub("league", "drop", { league: "Autumn" }) },
  "/stats me": { ...leagues, deed: sub("stats", "me") },
  "/stats server": { ...leagues, deed: sub("stats", "server") },
  "/stats export": { ...judges, does: "shows", deed: sub("stats", "export") },
  "/rule": { ...owns, deed: () => ({ command: "rule", options: { question: "mulligan" } }) },
  "/card": { ...owns, deed: () => ({ command: "card", options: { name: "Londo Mollari" } }) },
  "/cards set": { ...judges, deed: sub("cards", "set", { name: "Lord Refa", fact: "type", value: "character" }) },
  "/cards import": { ...judges, does: "shows", deed: sub("cards", "import") },
  "/cards export": { ...leagues, deed: sub("cards", "export") },
  "/cards list": { ...leagues, deed: sub("cards", "list") },
  "/rules list": { ...leagues, deed: sub("rules", "list") },
  "/rules add": { ...judges, does: "shows", deed: sub("rules", "add") },
  "/rules edit": { ...shows, right: "judge", kind: "one", deed: sub("rules", "edit", { ruling: "1" }) },
  "/rules remove": { ...judges, kind: "one", deed: sub("rules", "remove", { ruling: "1" }) },
  "/rules export": { ...leagues, deed: sub("rules", "export"), but: { "the judge of another server": "refused" } },
  "/rules import": { ...judges, does: "shows", deed: () => ({ command: "rules", sub: "import", attached: "file" }) },
  "/rules misses": { ...judges, does: "shows", deed: sub("rules", "misses") },
  "/about": { ...owns, deed: () => ({ command: "about" }) },
  "/privacy show": { ...owns, deed: sub("privacy", "show") },
  "/privacy delete": { ...owns, deed: sub("privacy", "delete") },
  "/settings mine": { ...owns, deed: sub("settings", "mine", { quiet: "22-8" }) },
  "/settings webhook": { ...manages, deed: sub("settings", "webhook", { url: "https://site.example/b5" }) },
  "/settings server": { ...manages, deed: sub("settings", "server", { pace: "slow" }) },
  "/help": { ...owns, deed: () => ({ command: "help" }) },
  "/learn": { ...shows, kind: "own server", deed: () => ({ command: "learn" }) },
};

const late = ({ waiting }: Table): string => lateKey(waiting.map(({ decision }) => decision));

const press =
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

const passing = actionKey({ type: "pass", seat: 0 });
const disputed = (table: Table) => (table.dispute ? disputeKey(table.dispute) : "");
const objected = (table: Table) => (table.objection ? objectionKey(table.objection) : "");
const lobby = { state: "lobby", right: "john", kind: "seats", does: "table" } as const;
const house = { state: "house lobby", right: "john", kind: "one", does: "table" } as const;
const loose = (table: Table) => `${actionKey({ type: "loose", seat: 0 })}${looseSuffix(table.game?.loose?.id ?? 0)}`;

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
  practice: { ...lobby, kind: "one", does: "shows", deed: press("practice") },
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
function unreadInHand({ game }: Table): number {
  return game?.seats[0]?.hand[0] ?? 0;
}

const decks = { ...shows, kind: "one" } as const;
const deck = (verb: Parameters<typeof deckPressId>[0], values?: string[], more = ""): Row => ({
  ...decks,
  deed: (at) => ({ press: deckPressId(verb, at.deck, more), ...(values ? { values } : {}) }),
});
const league = (
  verb: Parameters<typeof leaguePressId>[0],
  row: Omit<Row, "deed">,
  more: { user?: string; values?: string[] } = {},
): Row => ({
  ...row,
  deed: (at) => ({
    press: leaguePressId(verb, at.league, more.user === undefined ? {} : { user: more.user }),
    ...(more.values ? { values: more.values } : {}),
  }),
});
const RESULT = { places: "1 Player 1\n2 Player 2\n3 Player 3", victory: "standard", odd: "", why: "a slip" };
const ofRound =
  (verb: RoundPressVerb, number = 1) =>
  (at: At) =>
    roundPressId(verb, { id: at.league, night: 1, round: 1, pod: 1, number });
const round = (verb: RoundPressVerb, row: Omit<Row, "deed">, number?: number): Row => ({
  ...row,
  played: true,
  deed: (at) => ({ press: ofRound(verb, number)(at) }),
});
/** For organisers of the league alone. */
const organised = (
  verb: Parameters<typeof nightPressId>[0],
  more: { does?: "server"; values?: string[] } = {},
): Row => ({
  ...shows,
  kind: "one",
  ...(more.does ? { does: more.does } : {}),
  deed: (at) => ({ press: nightPressId(verb, at.league), ...(more.values ? { values: more.values } : {}) }),
});
const plain = (customId: string, row: Omit<Row, "deed">, values?: string[]): Row => ({
  ...row,
  deed: () => ({ press: customId, ...(values ? { values } : {}) }),
});
const form = (
  customId: string | ((at: At) => string),
  row: Omit<Row, "deed">,
  fields: Record<string, string>,
): Row => ({
  ...row,
  deed: (at) => ({ form: typeof customId === "string" ? customId : customId(at), fields }),
});

/** The presses and forms of other families, by what they are. */
export const OTHER_ROWS: Readonly<Record<string, Row>> = {
  follow: { ...looks, deed: ({ id }) => ({ press: `follow:${id}` }) },
  "deck:show": deck("show"),
  "deck:check": deck("check"),
  "deck:use": { ...deck("use"), state: "lobby" },
  "deck:export": deck("export"),
  "deck:rename": deck("rename"),
  "deck:name": deck("name"),
  "deck:correct": deck("correct"),
  "deck:faction": deck("faction", ["narn/babylon-project"]),
  "deck:ambassador": deck("ambassador", ["x"]),
  "deck:type": deck("type", ["character"]),
  "deck:typed": deck("typed", ["x"], "character"),
  "deck:delete": deck("delete"),
  "deck:gone": deck("gone"),
  "deck:paste": plain("deck:paste", { ...owns }),
  "form deck:submit": form(
    "deck:submit",
    { ...owns, but: { "somebody in a direct message": "refused" } },
    { list: "3 Vir Cotto", name: "New" },
  ),
  "form deck:name": form((at) => deckPressId("name", at.deck), decks, { name: "Other" }),
  "league:show": league("show", looks),
  "league:join": league("join", looks),
  "league:with": {
    ...shows,
    kind: "one",
    does: "server",
    deed: (at) => ({ press: leaguePressId("with", at.league), values: [at.deck] }),
  },
  "league:mine": league("mine", { ...shows, right: "dave", kind: "one" }),
  "league:decks": league("decks", { ...shows, right: "judge", kind: "one" }),
  "league:pick": league("pick", { ...shows, right: "judge", kind: "one" }, { values: ["1002"] }),
  "league:deck": league("deck", { ...shows, right: "judge", kind: "one" }, { user: "1002" }),
  "league:close": league("close", { ...shows, does: "server", kind: "one" }),
  "league:reopen": league("reopen", { ...shows, kind: "one" }),
  "league:quit": league("quit", looks),
  "league:leave": league("leave", { ...shows, right: "dave", does: "server", kind: "one" }),
  "round:standings": round("standings", looks),
  "round:season": round("season", looks),
  "round:export": round("export", looks),
  "round:results": round("results", looks),
  "round:pod": round("pod", looks),
  "round:report": round("report", podded),
  "round:confirm": round("confirm", { ...podded, does: "server" }),
  "round:dispute": round("dispute", podded),
  "round:judge": round("judge", { ...shows, kind: "one" }),
  "round:decide": {
    ...round("decide", { ...shows, kind: "one" }),
    deed: (at) => ({ press: ofRound("decide")(at), values: ["1.1"] }),
  },
  "round:clock": round("clock", { ...shows, kind: "one" }),
  "round:start": round("start", { ...shows, kind: "one" }),
  "round:extend": round("extend", { ...shows, kind: "one", does: "server" }, 5),
  "round:more": {
    ...round("more", { ...shows, kind: "one", does: "server" }, 5),
    deed: (at) => ({ press: ofRound("more", 5)(at), values: ["1"] }),
  },
  "round:time": round("time", { ...shows, kind: "one" }),
  "round:timed": round("timed", { ...shows, kind: "one", does: "server" }),
  "form round:report": form(ofRound("report"), { ...podded, does: "server" }, RESULT),
  "form round:judge": form(ofRound("judge"), { ...shows, kind: "one", does: "server", played: true }, RESULT),
  "form round:dispute": form(ofRound("dispute"), { ...podded, does: "server" }, { why: "no" }),
  "night:here": { ...looks, deed: (at) => ({ press: nightPressId("here", at.league) }) },
  "night:drop": { ...looks, deed: (at) => ({ press: nightPressId("drop", at.league) }) },
  "night:dropped": { ...looks, deed: (at) => ({ press: nightPressId("dropped", at.league) }) },
  "night:side": { ...looks, deed: (at) => ({ press: nightPressId("side", at.league), values: ["narn/home"] }) },
  "night:organise": organised("organise"),
  "night:open": organised("open", { does: "server" }),
  "night:fill": organised("fill", { does: "server" }),
  "night:everybody": organised("everybody"),
  "night:end": organised("end"),
  "night:ended": organised("ended"),
  "night:pair": organised("pair"),
  "night:again": organised("again"),
  "night:swap": organised("swap", { values: ["1001", "1002"] }),
  "night:locks": organised("locks"),
  "night:partner": organised("partner", { values: ["1001"] }),
  "night:lock": organised("lock", { values: ["0"] }),
  "night:publish": organised("publish"),
  "night:discard": organised("discard"),
  "night:players": organised("players"),
  "night:player": organised("player", { values: ["1002"] }),
  "night:in": organised("in", { values: ["1002"] }),
  "night:come": organised("come"),
  "night:away": organised("away"),
  "night:out": organised("out"),
  "night:no-show": organised("no-show"),
  "night:back": organised("back"),
  "night:settings": organised("settings"),
  "night:switches": organised("switches", { does: "server", values: ["close"] }),
  "night:numbers": organised("numbers"),
  "night:apart": organised("apart", { does: "server", values: ["1001", "1002"] }),
  "night:apart-from": organised("apart-from", { values: ["1001"] }),
  "night:together": organised("together"),
  "night:manners": organised("manners"),
  "night:talk": organised("talk", { does: "server", values: ["open"] }),
  "night:takebacks": organised("takebacks", { does: "server", values: ["never"] }),
  "night:leaving": organised("leaving", { does: "server", values: ["own-seats"] }),
  "night:hosts": organised("hosts"),
  "night:organisers": organised("organisers", { does: "server", values: ["1002"] }),
  "form night:numbers": form(
    (at) => nightPressId("numbers", at.league),
    { ...shows, kind: "one", does: "server" },
    { size: "5", rounds: "2", time: "60m", points: "5 3 2 1 + 1", final: "" },
  ),
  "rule:rule": plain("rule:mulligan", owns),
  "rule:rule-all": plain("rule-all:mulligan", owns),
  "rule:rule-pick": plain("rule-pick:mulligan", owns),
  "rule:rule-more": plain("rule-more:mulligan", owns),
  "rule:rule-told": plain("rule-told:mulligan", owns),
  "rule:rule-sets": plain("rule-sets:mulligan", owns),
  "rule:rule-related": plain("rule-related:mulligan", owns),
  "rule:rule-miss": plain("rule-miss:mulligan", owns),
  "rulings:list": plain("rulings-list:", leagues),
  "rulings:make": plain("rulings-make:", { ...judges, does: "shows" }),
  "rulings:change": plain("rulings-change:1", { ...judges, does: "shows", kind: "one" }),
  "rulings:drop": plain("rulings-drop:1", { ...judges, does: "shows", kind: "one" }),
  "rulings:gone": plain("rulings-gone:1", { ...judges, kind: "one" }),
  "rulings:forget": plain("rulings-forget:", { ...judges, does: "shows" }),
  "form house:new": form("house:new", judges, { title: "Ties", text: "A tie is lost.", replaces: "" }),
  "form house:1": form("house:1", { ...judges, kind: "one" }, { title: "Ties", text: "A tie is won.", replaces: "" }),
  "form cards": form("cards:import", judges, { table: "title,type\nNobody At All,character" }),
  "form note": form(
    ({ id }) => encodePress({ table: id, decision: 0, verb: "note", key: "" }),
    { ...seats, right: "john", does: "shows", but: { "a former player": "served" } },
    { note: "Keep Vir" },
  ),
  "form away": form(
    ({ id }) => encodePress({ table: id, decision: 0, verb: "away", key: "new" }),
    { ...seats, right: "john", does: "shows" },
    { from: "tomorrow", until: "tomorrow" },
  ),
  "form call": form(
    (at) => encodePress({ table: at.id, decision: 0, verb: "call", key: "" }),
    { ...seats, right: "john" },
    { said: "Who goes first?" },
  ),
  "form call-answer": form(
    (at) => encodePress({ table: at.id, decision: 0, verb: "call-answer", key: "1" }),
    { ...judged, state: "called" },
    { said: "The elder goes first" },
  ),
  "form call-word": form(
    (at) => encodePress({ table: at.id, decision: 0, verb: "call-word", key: "1" }),
    { ...seats, state: "called", right: "dave" },
    { said: "The elder goes first" },
  ),
  "form dispute-judge": form(
    (at) => encodePress({ table: at.id, decision: 0, verb: "dispute-judge", key: disputed(at.table) }),
    { ...judged, state: "disputed" },
    { cost: "4" },
  ),
  "form dispute-correct": form(
    (at) => encodePress({ table: at.id, decision: 0, verb: "dispute-correct", key: disputed(at.table) }),
    { ...seats, kind: "one", state: "disputed", right: "john" },
    { cost: "4" },
  ),
  "form effect": form(
    (at) => encodePress({ table: at.id, decision: 0, verb: "effect", key: "" }),
    { ...seats, right: "john" },
    { order: "gain 1 influence", because: "X" },
  ),
  "form facts": form(
    (at) => encodePress({ table: at.id, decision: 0, verb: "facts", key: `${unreadInHand(at.table)}.` }),
    { ...seats, kind: "one", right: "john", does: "shows" },
    { cost: "4" },
  ),
  "first:open": plain("first:open", { ...shows, kind: "own server" }),
  "first:learn": plain("first:learn", { ...shows, kind: "own server" }),
  "first:ask": plain("first:ask", owns),
  "first:decks": plain("first:decks", { ...owns, but: { "somebody in a direct message": "refused" } }),
  "first:leagues": plain("first:leagues", { ...owns, but: { "somebody in a direct message": "refused" } }),
  "form first:ask": form("first:ask", owns, { question: "mulligan" }),
  "privacy:delete": plain("privacy:delete", { ...owns, right: "dave", does: "server" }),
  "mine:show": plain("mine:show", owns),
  "mine:zone": plain("mine:zone", owns),
  "mine:quiet": plain("mine:quiet", owns),
  "mine:vacation": plain("mine:vacation", owns),
  "mine:near": plain("mine:near:Europe/Berlin", owns),
  "mine:why": plain("mine:why:off", owns),
  "mine:mute": plain("mine:mute", owns),
  "mine:dm": plain("mine:dm", owns),
  "mine:next": plain("mine:next", owns),
  "mine:record": plain("mine:record", owns),
  "mine:pictures": plain("mine:pictures", owns),
  "mine:remind": plain("mine:remind", owns, ["8"]),
  "mine:language": plain("mine:language", owns, ["en"]),
  "mine:back": plain("mine:back", owns, ["1"]),
  "form mine:zone": form("mine:zone", owns, { zone: "Europe/Berlin" }),
  opened: plain(`opened:${"0".repeat(32)}:1.end.table`, owns),
  "webhook:show": plain("webhook:show", { ...manages, does: "shows" }),
  "webhook:test": plain("webhook:test", { ...manages, does: "shows" }),
  "webhook:secret": plain("webhook:secret", { ...manages, does: "shows" }),
  "webhook:off": plain("webhook:off", { ...manages, does: "shows" }),
  "server:show": plain("server:show", { ...leagues }),
  "server:role": plain("server:role", manages, ["950"]),
  "server:organisers": plain("server:organisers", manages, ["950"]),
  "server:no-organisers": plain("server:no-organisers", { ...manages, does: "shows" }),
  "server:usual-role": plain("server:usual-role", { ...manages, does: "shows" }),
  "server:places": plain("server:places", manages, ["901"]),
  "server:anywhere": plain("server:anywhere", { ...manages, does: "shows" }),
  "server:pictures": plain("server:pictures", manages),
  "server:tables": plain("server:tables", { ...manages, does: "shows" }),
  "server:rules": plain("server:rules", manages, ["quickstart"]),
  "server:pace": plain("server:pace", manages, ["slow"]),
  "server:expiry": plain("server:expiry", manages, ["pass"]),
  "server:timing": plain("server:timing", manages, ["in-order"]),
  "server:deadline": plain("server:deadline", { ...manages, does: "shows" }),
  "server:usual": plain("server:usual", { ...manages, does: "shows" }),
  "form server:deadline": form("server:deadline", manages, { deadline: "12h" }),
  card: plain("card:Londo Mollari", owns),
  "card-all": plain("card-all:Londo Mollari", owns),
  end: { state: "playing", right: "john", kind: "one", does: "table", deed: ({ id }) => ({ press: `end:${id}` }) },
  "call-time": {
    state: "playing",
    right: "john",
    kind: "one",
    does: "table",
    deed: ({ id }) => ({ press: `call-time:${id}` }),
  },
  "end by a judge": {
    state: "playing",
    right: "judge",
    kind: "one",
    does: "table",
    deed: ({ id }) => ({ press: `end:${id}` }),
  },
  "resume by a judge": {
    ...seats,
    state: "paused",
    right: "judge",
    deed: press("resume", ({ paused }) => pauseKey(paused?.at ?? 0)),
  },
  "house-base by a judge": { ...house, right: "judge", deed: press("house-base", "", { values: ["quickstart"] }) },
  "agree to fast and loose": { ...seats, state: "fast and loose", right: "dave", deed: press("do", loose) },
  "no aftermath, of several": {
    ...seats,
    kind: "one",
    right: "dave",
    does: "table",
    deed: press("do", ({ game }) => `${passing}${sharedSuffix("action", game?.awaiting ?? [])}`),
  },
  "find:leave": plain(LEAVE_LINE, owns),
  "stranded:mend": {
    state: "broken",
    right: "judge",
    kind: "one",
    does: "shows",
    deed: ({ id }) => ({ press: strandedId("mend", id) }),
  },
  "stranded:close": {
    state: "broken",
    right: "john",
    kind: "one",
    does: "shows",
    deed: ({ id }) => ({ press: strandedId("close", id) }),
  },
  "stranded:mend-now": {
    state: "broken",
    right: "john",
    kind: "one",
    does: "table",
    deed: ({ id }) => ({ press: strandedId("mend-now", id, 4) }),
  },
  "stranded:close-now": {
    state: "broken",
    right: "judge",
    kind: "one",
    does: "table",
    deed: ({ id }) => ({ press: strandedId("close-now", id, 4) }),
  },
};
