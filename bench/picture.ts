/** A picture of a table of four late in a game: how long the main thread is held, and how long the whole takes. */
import { viewFor } from "../src/engine/index.ts";
import { drawnTable } from "../src/pictures/index.ts";
import { Painter } from "../src/pictures/painting/painter.ts";
import { Dice, play, practiceSetup } from "../test/engine/play/random-player.ts";
import { figure, percentile } from "./figure.ts";

const games = ["one", "two", "three", "four"].map((seed) =>
  play(practiceSetup(4, new Dice(seed)), seed, undefined, {
    until: ({ turn, round }) => turn >= 8 && round === "draw",
  }),
);
const painter = new Painter();
/** All that the main thread does until it has the file. */
const held: number[] = [];
const whole: number[] = [];
// What the compiler and the canvas do in their first pictures is left out: a bot runs for weeks.
const WARM = 20;
const ROUNDS = 30;
for (let round = 0; round < ROUNDS; round++) {
  for (const game of games) {
    // Each time another name, so that nothing is known beforehand but words that come again.
    const view = viewFor({ ...game }, "public");
    const people = view.seats.map(({ seat }) => ({ seat, userId: null, display: `Player ${seat} of ${round}` }));
    const before = performance.eventLoopUtilization();
    const from = performance.now();
    await painter.draw({ what: "table", facts: drawnTable(view, { people }) });
    const over = performance.now();
    const { active } = performance.eventLoopUtilization(before);
    if (round * games.length < WARM) continue;
    held.push(active);
    whole.push(over - from);
  }
}
figure("view.table_picture.main_ms", percentile(held, 0.5), "ms");
figure("view.table_picture.whole_ms", percentile(whole, 0.5), "ms");
await painter.stop();
