// Where all go at once, the first action of a round calls all others who play: each may say then what to do in it.
import { describe, expect, it } from "vitest";
import { type Action, type Game, viewFor } from "../../../src/engine/index.ts";
import type { Table } from "../../../src/table/table.ts";
import { createRender } from "../../../src/thread/showing/render.ts";
import { library, PLAYERS } from "../tables.ts";
import { acts, DELENN, GKAR, inActionRound, joins, LONDO, passes, taken } from "./tables.ts";

const render = createRender(library);

/** As the round begins: whatever is said first notes its opening. */
const begun = (change?: (game: Game) => Game, by: string = DELENN): Table =>
  taken({ ...inActionRound(change), timing: "together" }, { type: "skip-aftermaths", at: 5_000, by, on: true }).table;

const promptOf = (table: Table) =>
  render.prompt(
    table,
    table.waiting.map(({ decision }) => decision),
  );

describe("As an action round begins", () => {
  it("all others are called with whoever acts first, to give their orders", () => {
    const { content, allowed_mentions } = promptOf(begun());
    expect(content).toContain(`<@${DELENN}> and <@${GKAR}>: orders for this round may be given now: **Give orders…**`);
    expect(allowed_mentions.users).toEqual([LONDO, DELENN, GKAR]);
  });

  it("they are called once, and not with the next action", () => {
    const later = taken(begun(), acts(passes(0))).table;
    const { content, allowed_mentions } = promptOf(later);
    expect(content).not.toContain("may be given now");
    expect(allowed_mentions.users).toEqual([DELENN]);
  });

  it("nobody is called who has left the game", () => {
    const out = (game: Game): Game => ({
      ...game,
      seats: game.seats.map((seat, at) => (at === 1 ? { ...seat, eliminated: true } : seat)),
    });
    const { content, allowed_mentions } = promptOf(begun(out, GKAR));
    expect(content).toContain(`<@${GKAR}>: your orders for this round may be given now`);
    expect(allowed_mentions.users).toEqual([LONDO, GKAR]);
  });

  it("nobody is called where one is asked after the other", () => {
    const table = taken(inActionRound(), { type: "skip-aftermaths", at: 5_000, by: DELENN, on: true }).table;
    expect(promptOf(table).content).not.toContain("may be given now");
    expect(promptOf(table).allowed_mentions.users).toEqual([LONDO]);
  });

  it("whoever has given orders already is called like the others, whatever they are", () => {
    const table = begun();
    const order = { type: "ordered", at: 6_000, by: DELENN } as const;
    const ordered = taken(table, { ...order, actions: [joins(table, 1, "Lennier", "oppose")], thenPass: ["touched"] });
    const passing = taken(table, { type: "pass-until", at: 6_000, by: DELENN, until: ["touched"] });
    expect(promptOf(ordered.table)).toEqual(promptOf(table));
    expect(promptOf(passing.table)).toEqual(promptOf(table));
    // What nobody sees makes the thread look again, and says nothing.
    expect([...ordered.announcements, ...passing.announcements].map(({ what }) => what)).toEqual([
      "changed",
      "changed",
    ]);
  });
});

const calls = (seat: number): Action => ({
  type: "effect",
  seat,
  because: "Show of Hands",
  effect: { verb: "call-vote", kind: "player", sealed: false },
});

const votes = (seat: number, vote: "yes" | "no" | "abstain"): Action => ({ type: "vote", seat, vote });

/** The question of a vote that is open now. */
const votePrompt = (table: Table) => {
  const asked = table.game?.awaiting.filter(({ kind }) => kind === "call" || kind === "vote") ?? [];
  return render.prompt(
    table,
    asked.map(({ id }) => id),
  );
};

describe("A vote", () => {
  it("all who have one to give are called with whoever heads it, and see nobody's before its time", () => {
    const called = taken(begun(), acts(calls(2))).table;
    // Whoever heads it has called it, and is still there: the others are called with the first of them who is to vote.
    expect(votePrompt(called).content).not.toContain("may be given now");
    const asked = taken(called, acts({ type: "call-rest", seat: 2 })).table;
    const [first] = asked.game?.awaiting.filter(({ kind }) => kind === "vote") ?? [];
    const other = [0, 1].find((seat) => seat !== first?.seat) ?? -1;
    const { content, allowed_mentions } = votePrompt(asked);
    expect(content).toContain(
      `<@${PLAYERS[other]}>: your vote may be given now; nobody sees it before you are called.`,
    );
    expect(allowed_mentions.users).toEqual([PLAYERS[first?.seat ?? -1], PLAYERS[other]]);
    for (const vote of ["yes", "no"] as const) {
      const said = taken(asked, acts(votes(other, vote))).table;
      expect(votePrompt(said)).toEqual(votePrompt(asked));
      expect(viewFor(said.game as Game, { seat: 2 })).toEqual(viewFor(asked.game as Game, { seat: 2 }));
    }
  });

  it("that another seat heads calls all at once, and the next of its questions nobody", () => {
    const called = taken(begun(), acts(calls(2))).table;
    // As if it had been called by somebody else.
    const { opening, ...rest } = called;
    const asked = taken(rest, { type: "skip-aftermaths", at: 20_000, by: LONDO, on: true }).table;
    expect(votePrompt(asked).content).toContain("your votes may be given now.");
    const next = taken(asked, acts({ type: "call-rest", seat: 2 })).table;
    expect(votePrompt(next).content).not.toContain("may be given now");
    expect(opening?.vote).toBeUndefined();
  });
});
