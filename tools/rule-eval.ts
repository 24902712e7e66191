/**
 * `npm run rule:eval`: how well the search of the rulings finds, a line a figure; `--misses` shows what it missed of the
 * questions that it may be tuned for. Ends with 1 where a target of the questions that are kept aside is missed; with
 * `--held`, which looks at these alone, where one of their figures falls behind what it has reached.
 */
import { called } from "../src/called.ts";
import { loadCorpus } from "../src/rulings/corpus.ts";
import { RulingSearch } from "../src/rulings/search.ts";
import {
  BROAD,
  ELSEWHERE,
  elsewhereFigures,
  isHeld,
  judgedFigure,
  keptAsideFigures,
  loadFigure,
  nameFigures,
  QUESTIONS,
  questionFigures,
  questionsOf,
  reached,
  timeFigures,
} from "../test/rulings/proof.ts";

const corpus = loadCorpus();
const search = new RulingSearch(corpus);
const tuned = QUESTIONS.filter(({ heldOut }) => !heldOut);

const keptAside = keptAsideFigures(search);
const { held: heldAlone, misses } = called("npm run rule:eval -- [--held] [--misses]", {
  held: { type: "boolean", default: false },
  misses: { type: "boolean", default: false },
}).values;
const further = async () => [
  ...questionFigures(search, questionsOf(undefined, false)),
  ...questionFigures(search, questionsOf(undefined, true), ".held_out"),
  ...questionFigures(search, questionsOf("argued", false), ".argued"),
  ...questionFigures(search, questionsOf("argued", true), ".argued.held_out"),
  ...questionFigures(search, questionsOf("fresh", false), ".fresh"),
  ...questionFigures(search, questionsOf("fresh", true), ".fresh.held_out"),
  ...questionFigures(search, questionsOf("styles", false), ".styles"),
  ...questionFigures(search, questionsOf("readers", false), ".readers"),
  ...questionFigures(search, questionsOf("later", false), ".later"),
  ...questionFigures(search, questionsOf("table", false), ".table"),
  ...questionFigures(search, BROAD.asked, ".broad"),
  judgedFigure(search),
  ...elsewhereFigures(search),
  ...nameFigures(search, corpus.entries),
  ...timeFigures(),
  await loadFigure(),
];
for (const figure of [...keptAside, ...(heldAlone ? [] : await further())]) {
  const { name, value, target, atMost } = figure;
  console.log(JSON.stringify({ name, value, target: `${atMost ? "≤" : "≥"} ${target}`, reached: reached(figure) }));
}

if (misses) {
  for (const { question, answers, game } of tuned) {
    const { verdict, hits } = search.find(question, game);
    const ids = hits.map(({ entry, score }) => `${entry.id} ${score}`);
    if (!answers.includes(hits[0]?.entry.id ?? ""))
      console.log(`${verdict}: ${question} [${answers}] → ${ids.join(", ")}`);
  }
  for (const question of ELSEWHERE) {
    const { verdict, hits } = search.find(question);
    if (verdict !== "nothing") console.log(`${verdict}: ${question} → ${hits[0]?.entry.id} ${hits[0]?.score}`);
  }
}

process.exitCode = keptAside.every(heldAlone ? isHeld : reached) ? 0 : 1;
