/** How long the search of the rulings takes: for whole questions, and for the choices while somebody types. */
import { completions } from "../src/rulings/complete.ts";
import { loadCorpus } from "../src/rulings/corpus.ts";
import { loadSearch } from "../src/rulings/search.ts";
import { ELSEWHERE, QUESTIONS } from "../test/rulings/proof.ts";
import { figure, percentile } from "./figure.ts";

const ROUNDS = 5;

const search = loadSearch();
/** Questions as players ask them, those about other things, and every entry's title. */
const questions = [
  ...QUESTIONS.map(({ question }) => question),
  ...ELSEWHERE,
  ...loadCorpus().entries.map(({ title }) => title),
];
/** From one to twelve letters of each. */
const typed = questions.map((question, at) => question.slice(0, 1 + (at % 12)));

function slowest(texts: readonly string[], look: (text: string) => unknown): number {
  for (const text of texts) look(text);
  const took = Array.from({ length: ROUNDS }, () => texts)
    .flat()
    .map((text) => {
      const from = performance.now();
      look(text);
      return performance.now() - from;
    });
  return percentile(took, 0.99);
}

figure(
  "rule.search.p99_ms",
  slowest(questions, (text) => search.find(text)),
  "ms",
);
figure(
  "rule.complete.p99_ms",
  slowest(typed, (text) => completions(search, text, {})),
  "ms",
);
