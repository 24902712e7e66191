import { describe, expect, it } from "vitest";
import { PLAYERS_LIMITS, readPlayers } from "../../../src/leagues/files/players.ts";
import { shouldWords } from "../../../src/views/index.ts";
import { took } from "../../hostile/cost.ts";

const read = (text: string | Uint8Array) => readPlayers(text, "engine");
const problems = async (text: string | Uint8Array) => {
  const found = await read(text);
  if (found.ok) throw new Error("it was taken");
  return found.problems.map((problem) => ({ ...problem, should: shouldWords(problem.should, "en") }));
};

describe("a table of players", () => {
  it("names a Discord user and a race in each row, and a name and a faction where it says so", async () => {
    const text = 'User,Name,Race,Faction\r\n1001,Londo,Centauri,Home\r\n<@1002>,"G\'Kar, of Mars",narn,\r\n';
    expect(await read(text)).toEqual({
      ok: true,
      players: [
        { user: "1001", name: "Londo", race: "centauri", faction: "home" },
        { user: "1002", name: "G'Kar, of Mars", race: "narn", faction: "babylon-project" },
      ],
    });
  });

  it("may be separated by tabs or semicolons, have its columns in any order, and others besides", async () => {
    expect(await read("race;paid;discord id\nLeague of Non-Aligned Worlds;yes;1001")).toMatchObject({
      players: [{ user: "1001", race: "non-aligned" }],
    });
    expect(await read("\uFEFFid\trace\n1001\tNon Aligned")).toMatchObject({ ok: true });
  });

  it("says of each bad row what should stand there, and nobody is taken", async () => {
    const text = "user,race,faction\n1001,narn,\nLondo,narn,\n1003,drakh,\n1004,minbari,psi corps\n1001,human,";
    expect(await problems(text)).toEqual([
      expect.objectContaining({ line: 3, column: "user", found: "Londo" }),
      expect.objectContaining({ line: 4, column: "race", found: "drakh", should: expect.stringContaining("centauri") }),
      expect.objectContaining({
        line: 5,
        column: "faction",
        found: "psi corps",
        should: "one of babylon-project, home, corporate",
      }),
      expect.objectContaining({ line: 6, column: "user", found: "1001", should: "another player: line 2 is the same" }),
    ]);
  });

  it("of other things is refused with what its headings should be", async () => {
    const [problem] = await problems("title,cost\nVir Cotto,3");
    expect(problem?.should).toBe("headings, among them “user” and “race”, such as: user,name,race,faction");
    expect((await problems(""))[0]?.should).toContain("this is empty");
    expect((await problems("user,race"))[0]?.should).toContain("there is none");
    expect((await problems("a\u0000b"))[0]?.should).toContain("not a program’s file");
    expect((await problems(new Uint8Array([0xc3, 0x28, 0x0a])))[0]?.should).toContain("UTF-8");
  });

  it("is bounded in bytes, rows, columns and the length of a row", async () => {
    const row = (user: number) => `${user},narn\n`;
    const rows = Array.from({ length: PLAYERS_LIMITS.rows + 1 }, (_, at) => row(1_000 + at)).join("");
    expect((await problems(`user,race\n${rows}`))[0]?.should).toBe("at most 200 players");
    expect((await problems("x".repeat(PLAYERS_LIMITS.bytes + 1)))[0]?.should).toBe("at most 64 KiB");
    expect((await problems(`user,race${",x".repeat(60)}\n1,narn`))[0]?.should).toBe("at most 40 columns");
    expect((await problems(`user,race\n"${"x".repeat(5_000)}`))[0]?.should).toMatch(
      /row of at most 4,096|second quote/u,
    );
  });

  it("that somebody has made to hold the moderator up does not", async () => {
    const worst = [
      `user,race\n${'"'.repeat(PLAYERS_LIMITS.bytes - 20)}`,
      `user,race\n${",".repeat(PLAYERS_LIMITS.bytes - 20)}`,
      `user,race\n${"1,narn\n".repeat(9_000)}`,
      "\n".repeat(PLAYERS_LIMITS.bytes - 1),
      "user,race,".repeat(6_000),
    ];
    for (const text of worst) {
      const turns: number[] = [];
      for (let run = 0; run < 3; run++) turns.push((await took(() => read(text))).turn);
      expect(Math.min(...turns)).toBeLessThan(50);
    }
  });
});
