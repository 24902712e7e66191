/** What goes between the thread that opens exported games and the bot: a file's bytes in, views of a turn out. */
import type { CardView, View } from "../engine/index.ts";
import { viewFor } from "../engine/index.ts";
import type { Context } from "../views/text/context.ts";
import { type Translatable, translatable } from "../views/words/index.ts";
import { type Opened, openGame } from "./check-game.ts";

/** The largest file that is opened, and the largest look at it that is handed on, in bytes. */
export const MOST_BYTES = 2 * 1024 * 1024;
const MOST_SHOWN = 600_000;

export interface PastMoment {
  readonly turn: number;
  readonly at: "start" | "end";
}

/** `bytes`: the file, where it is not known to be open. `moment`: null for the last turn's end. */
export interface PastViewQuestion {
  readonly hash: string;
  readonly bytes?: Uint8Array;
  readonly moment: PastMoment | null;
}

export interface PastView {
  readonly ok: true;
  /** What everybody saw then. */
  readonly view: View;
  /** What the player in each seat held: it is over. */
  readonly hands: readonly (readonly CardView[])[];
  readonly turns: readonly number[];
  readonly moment: PastMoment;
  readonly context: Context;
  readonly doubts: readonly Translatable[];
}

/** `closed`: it is not open here; ask again with its bytes. */
export type PastViewAnswer =
  | PastView
  | { readonly ok: false; readonly closed: true }
  | { readonly ok: false; readonly why: readonly Translatable[] };

const DAMAGED = [translatable("checked-unplayable")];

/** So many games are kept open. */
const KEPT = 4;

export class OpenGames {
  readonly #open = new Map<string, Opened>();

  /** Never throws. */
  answer({ hash, bytes, moment }: PastViewQuestion): PastViewAnswer {
    try {
      let opened = this.#open.get(hash);
      if (opened === undefined) {
        if (bytes === undefined) return { ok: false, closed: true };
        const read = openGame(new TextDecoder().decode(bytes));
        if (!read.ok) return { ok: false, why: read.why };
        opened = read.opened;
      }
      // The last that was looked at is the last to go.
      this.#open.delete(hash);
      this.#open.set(hash, opened);
      for (const [oldest] of this.#open) {
        if (this.#open.size <= KEPT) break;
        this.#open.delete(oldest);
      }
      return shown(opened, moment);
    } catch {
      return { ok: false, why: DAMAGED };
    }
  }
}

function shown({ table, turns, doubts }: Opened, moment: PastMoment | null): PastViewAnswer {
  const last = turns.at(-1);
  if (last === undefined) return { ok: false, why: DAMAGED };
  const wanted = moment ?? { turn: last.turn, at: "end" };
  const found = turns.find(({ turn }) => turn === wanted.turn);
  if (found === undefined)
    return { ok: false, why: [translatable("checked-other-turn", { turn: wanted.turn, last: last.turn })] };
  const game = wanted.at === "start" ? found.first : found.last;
  const answer: PastView = {
    ok: true,
    view: viewFor(game, "public"),
    hands: table.seats.map((_, seat) => viewFor(game, { seat }).seats[seat]?.hand ?? []),
    turns: turns.map(({ turn }) => turn),
    moment: wanted,
    context: {
      table: table.id,
      tableName: table.name,
      // Whoever played there is called by name: they may be nobody here.
      people: table.seats.map(({ display }, seat) => ({ seat, userId: null, display })),
    },
    doubts,
  };
  if (JSON.stringify(answer).length > MOST_SHOWN) return { ok: false, why: [translatable("checked-too-large")] };
  return answer;
}
