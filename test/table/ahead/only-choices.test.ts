// moderator: Orders for later — a choice that is none is made at once, and the log says so
import { describe, expect, it } from "vitest";
import type { Game } from "../../../src/engine/index.ts";
import type { LogEntry } from "../../../src/table/entry.ts";
import type { Table } from "../../../src/table/table.ts";
import { createRender } from "../../../src/thread/showing/render.ts";
import { arranged, turned } from "../../engine/stage.ts";
import { library } from "../tables.ts";
import { DELENN, inActionRound, taken } from "./tables.ts";

/** Londo owes the purging of a mark, which only these cards have. */
const owing = (...marked: readonly string[]): Table =>
  inActionRound((game: Game) =>
    arranged(
      marked.reduce((now, title) => {
        const { marks } = now.cards.find((one) => one.play !== null)?.play ?? { marks: {} };
        return turned(now, title, { marks: { ...marks, doom: 1 } as never });
      }, game),
      (work) => {
        work.game.awaiting = [
          { id: 7, seat: 0, kind: "purge", mark: "doom", amount: 1, source: "A Card" },
          ...work.game.awaiting,
        ];
      },
    ),
  );
const step: LogEntry = { type: "pass-until", at: 5_000, by: DELENN, until: ["touched"] };
const owes = ({ game }: Table) => game?.awaiting.some(({ kind }) => kind === "purge");

describe("a question with one possible answer", () => {
  it("is answered at once, and the log says that it was the only choice", () => {
    const done = taken({ ...owing("Vir"), onlyChoices: true }, step);
    expect(owes(done.table)).toBe(false);
    expect(done.announcements).toContainEqual({ what: "forced", seat: 0, sentence: "purge 1 doom mark from Vir" });
    const said = createRender(library)
      .log(done.table, done.announcements)
      .map(({ content }) => content);
    expect(said.join("\n")).toContain("purge 1 doom mark from Vir, the only choice");
  });

  it("is asked where two cards may answer it, and at tables whose game began before", () => {
    expect(owes(taken({ ...owing("Vir", "Carn"), onlyChoices: true }, step).table)).toBe(true);
    expect(owes(taken(owing("Vir"), step).table)).toBe(true);
  });
});
