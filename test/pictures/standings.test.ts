import { beforeAll, describe, expect, it } from "vitest";
import { RACES } from "../../src/engine/index.ts";
import { type Board, type BoardRow, boardOf } from "../../src/leagues/standings/board.ts";
import { pointsSchema } from "../../src/leagues/standings/report.ts";
import { type Brush, loadBrush } from "../../src/pictures/canvas.ts";
import { sceneOf, standingsFacts } from "../../src/pictures/index.ts";
import { picturedStandings, standingsMessage } from "../../src/views/leagues/standings.ts";
import { altText, LONGEST_ALT } from "../../src/views/pictures/alt.ts";
import { said, taken } from "../leagues/night/night.ts";
import { played, result } from "../leagues/played.ts";
import { isSound, saidIn } from "./sound.ts";

const ABOUT = { id: "l1", name: "Autumn", night: 1 };
const POINTS = pointsSchema.parse({});

let brush: Brush;
beforeAll(async () => {
  brush = await loadBrush();
});

/** A board of so many, with long names and ties among them. */
function boardWith(players: number): Board {
  const rows = Array.from({ length: players }, (_, at): BoardRow => {
    const points = Math.max(0, 41 - Math.floor(at / 2)) + (at % 3) / 2;
    const name = at % 5 === 4 ? `The honourable ambassador number ${at + 1}` : `Player ${at + 1}`;
    const race = RACES[at % RACES.length] ?? null;
    const standing = { id: `p${at}`, rank: at + 1, points, tiebreak: [at % 4, at % 2, 3.25, 0] };
    return { ...standing, name, race, played: 3, byes: 0, gone: at % 7 === 6 };
  });
  return { rows, waiting: [], open: 0, unopened: [], rounds: 3, ended: true };
}

const sceneFor = (board: Board, colours: "dark" | "light" = "dark") =>
  sceneOf({ what: "standings", facts: standingsFacts(ABOUT, board), colours }, brush.measure);

describe("the standings of a league as a picture", () => {
  it.each([1, 2, 8, 18, 26, 27, 40, 60, 200])("are readable on a phone with %i players, in both colours", (players) => {
    for (const colours of ["dark", "light"] as const) {
      const scene = sceneFor(boardWith(players), colours);
      isSound(scene);
      expect(scene.height).toBeLessThanOrEqual(390 * 2.16);
    }
  });

  it("show what the night came to, worked by hand: a row a player with rank, name, tables, victories and points", () => {
    const night = taken(played(4, [{ pods: [[1, 2, 3, 4]] }]), [
      // 3 wins before time: 5 + 1; 1 and 4 share 3 + 2; 2: 1
      said(result(1, 1, [2, 4, 1, 2], { victory: "major", before_time: true })),
    ]);
    const board = boardOf([night], POINTS);
    const facts = standingsFacts(ABOUT, board);
    expect(facts).toMatchObject({ title: "Standings of Autumn, night 1", about: "1 round · 4 players" });
    expect(
      facts.rows.map(({ rank, name, points, victories, tables }) => [rank, name, points, victories, tables]),
    ).toEqual([
      [1, "Player 3", "6", 1, 1],
      [2, "Player 1", "2.5", 0, 1],
      [2, "Player 4", "2.5", 0, 1],
      [4, "Player 2", "1", 0, 1],
    ]);
    const scene = sceneFor(board);
    const words = saidIn(scene);
    for (const { name, points, rank } of facts.rows) {
      expect(words).toContain(name);
      expect(words).toContain(points);
      expect(words).toContain(String(rank));
    }
    expect(scene.parts.filter(({ name }) => name.startsWith("row:"))).toHaveLength(4);
    expect(altText({ what: "standings", facts })).toMatch(
      /^Standings of Autumn, night 1\. 1 round · 4 players\. 1\. Player 3, [\w-]+: 6 points, 1 victory, 1 table\. 2\. Player 1/u,
    );
  });

  it("say in words what they show, as many whole rows as there is room for", () => {
    const alt = altText({ what: "standings", facts: standingsFacts(ABOUT, boardWith(60)) });
    expect(alt.length).toBeLessThanOrEqual(LONGEST_ALT);
    const rows = alt.match(/\d+\. (?:Player|The honourable)/gu)?.length ?? 0;
    expect(rows).toBeGreaterThan(8);
    expect(alt).toMatch(new RegExp(`And ${60 - rows} more\\.$`, "u"));
  });

  it("are read out in the language of the message", () => {
    const german = picturedStandings(ABOUT, boardWith(3), "de").pictures?.[0]?.alt ?? "";
    expect(german).toMatch(/^Schlusstabelle/u);
    expect(german).toMatch(/\d Runden? · 3 Spieler\. 1\. Player \d+, .*: [\d,]+ Punkte?, \d+ Siege?, \d+ Tische?/u);
    expect(german).not.toMatch(/points?\b|victor|tables?\b|rounds?\b|players\b|standings/iu);
  });

  it("take the place of the rows, and leave how ties are broken and the way on", () => {
    const board = boardWith(6);
    const pictured = picturedStandings(ABOUT, board, "en");
    const text = standingsMessage(ABOUT, board, "en");
    expect(pictured.pictures).toHaveLength(1);
    expect(pictured.components).toEqual(text.components);
    expect(pictured.embeds[0]?.title).toBe("Final standings of Autumn, night 1");
    expect(pictured.embeds[0]?.description).toContain("Equal points");
    expect(pictured.embeds[0]?.description).not.toContain("Player 1");
    expect(text.embeds[0]?.description).toContain("Player 1");
  });
});
