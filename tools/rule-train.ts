/**
 * `npm run rule:train`: learns in which order `/rule` puts what it finds, from the questions that are not kept aside and
 * the ways to ask, and writes it to `data/ranking.json`; from the same data always the same. With `--measure` it first
 * says how often the right one came first and within five, for a third of the examples that it had not learnt from, each
 * third in turn, beside the order by scores alone.
 */
import { writeFileSync } from "node:fs";
import { RANKING, Ranking } from "../src/rulings/ranking/model.ts";
import { type Example, examples } from "./ranking/examples.ts";
import { learn } from "./ranking/trees.ts";

const THIRDS = 3;

/** Which place the best of the right answers has; Infinity where none was looked at. */
function placeOf({ right }: Example, scores: readonly number[]): number {
  const best = Math.max(...scores.filter((_, at) => right[at]));
  return right.includes(true) ? scores.filter((score) => score > best).length : Infinity;
}

function measure(all: readonly Example[]): void {
  const places = { question: [] as number[][], way: [] as number[][] };
  for (let third = 0; third < THIRDS; third++) {
    const ranking = new Ranking(learn(all.filter(({ part }) => part % THIRDS !== third)));
    for (const each of all.filter(({ part }) => part % THIRDS === third)) {
      const scored = placeOf(
        each,
        each.features.map((_, at) => -at),
      );
      places[each.kind].push([
        scored,
        placeOf(
          each,
          each.features.map((features) => ranking.scoreOf(features)),
        ),
      ]);
    }
  }
  for (const [kind, those] of Object.entries(places)) {
    for (const [which, name] of ["scored", "ranked"].entries()) {
      const share = (within: number) =>
        Math.round((those.filter((each) => (each[which] ?? Infinity) < within).length / those.length) * 1e4) / 1e4;
      console.log(JSON.stringify({ kind, order: name, asked: those.length, first: share(1), five: share(5) }));
    }
  }
}

const all = examples();
if (process.argv.includes("--measure")) measure(all);
writeFileSync(RANKING, `${JSON.stringify({ trees: learn(all) }).replaceAll("],[", "],\n[")}\n`);
