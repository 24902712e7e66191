/** A league of sixty: how long pairing a round takes after five, and what a thousand reports come to. */

import { type Field, fieldSchema } from "../src/leagues/pairing/field.ts";
import { paired } from "../src/leagues/pairing/pair.ts";
import { pointsSchema, reportSchema } from "../src/leagues/standings/report.ts";
import { standingsOf } from "../src/leagues/standings/standings.ts";
import { madeOf } from "../src/piecemeal.ts";
import { figure } from "./figure.ts";

const RACES = ["centauri", "human", "minbari", "narn", "non-aligned"];
const ROUNDS = 6;

let players = Array.from({ length: 60 }, (_, at) => ({ id: `p${at}`, race: RACES[at % 5], met: [] as string[] }));
let slowest = 0;
for (let round = 0; round < ROUNDS; round++) {
  const field: Field = fieldSchema.parse({ players, seed: `round ${round}` });
  const from = performance.now();
  const found = madeOf(paired(field));
  slowest = Math.max(slowest, performance.now() - from);
  if (!found.ok) throw new Error(found.error);
  players = players.map((player) => {
    const pod = found.pods.find((one) => one.includes(player.id)) ?? [];
    return { ...player, met: [...player.met, ...pod.filter((id) => id !== player.id)] };
  });
}
figure("league.pair_60.ms", slowest, "ms");

const reports = Array.from({ length: 1_000 }, (_, at) =>
  reportSchema.parse({
    round: 1 + Math.floor(at / 15),
    pod: [0, 1, 2, 3].map((seat) => `p${(at * 4 + seat * (1 + Math.floor(at / 15))) % 60}-${seat}`),
    places: [1, 2, 3, 4],
    victory: "standard",
  }),
);
const from = performance.now();
standingsOf(pointsSchema.parse({}), reports);
figure("league.standings_1000_reports.ms", performance.now() - from, "ms");
