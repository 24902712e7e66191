/** Who may do what, from where: of every command and every press. */

import type { Table } from "../../../src/table/table.ts";
import type { Input } from "../in-process.ts";
import type { State } from "../tables-at.ts";

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
  input: (at: At) => Input;
}

export interface At {
  table: Table;
  id: string;
  league: string;
  deck: string;
}

export const shows = { right: "john", does: "shows", state: "playing" } as const;
export const looks = { ...shows, kind: "server" } as const;
export const owns = { ...shows, kind: "own" } as const;
export const judges = { right: "judge", does: "server", state: "playing", kind: "judge of the own server" } as const;
export const manages = { ...judges, right: "manager" } as const;
/** Somebody without a seat has no game to act in; a former player is told that it goes on without them. */
export const seats = { state: "playing", kind: "seats", does: "table" } as const;
export const leagues = { ...shows, kind: "own server" } as const;

/** Whoever sits in the pod of the league's night; John organises it too. */
export const podded = { ...shows, kind: "seats", played: true } as const;

/** Of the state that the row names. */
export const judged = { state: "playing", right: "judge", kind: "one", does: "table" } as const;
