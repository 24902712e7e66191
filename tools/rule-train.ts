/**
 * `npm run rule:train`: learns which entries the words of a question speak for, in which order `/rule` puts what it finds,
 * whether a question is about the rules, and whether the first is its answer, from the questions that are not kept aside,
 * the ways to ask and questions about other things; writes it to `data/wording.json` and `data/ranking.json`, from the
 * same data always the same. With `--measure` it says how well, for the third or half of the examples that it had not
 * learnt from, each in turn.
 */
import { writeFileSync } from "node:fs";
import { called } from "../src/called.ts";
import { LEAST_ABOUT, SURE } from "../src/rulings/confidence.ts";
import { FEATURES } from "../src/rulings/ranking/features.ts";
import { RANKING, Trees } from "../src/rulings/ranking/model.ts";
import { SIGNS } from "../src/rulings/ranking/signs.ts";
import { WORDING } from "../src/rulings/ranking/wording.ts";
import { type Example, examples, learnWording, seenOf } from "./ranking/examples.ts";
import { type Case, learnOrder, learnWhether } from "./ranking/trees.ts";

/** The order that signs are read in is learnt from the other half, as it will not know what is asked. */
const HALVES = 2;
/** A way that was written for the search says less of how players ask. */
const COUNTS = { question: 1, way: 0.25, elsewhere: 1 } as const;

interface Seen extends Case {
  readonly example: Example;
  readonly about: boolean;
}

/** Examples as they are seen in an order that was not learnt from them. */
function seen(all: readonly Example[]): Seen[] {
  return Array.from({ length: HALVES }).flatMap((_, half) => {
    const order = new Trees(learnOrder(all.filter(({ part }) => part % HALVES !== half)), FEATURES.length);
    const mine = all.filter(({ part }) => part % HALVES === half);
    return mine.map((example) => {
      const { signs, first } = seenOf(example, order);
      const about = example.kind !== "elsewhere";
      return { example, features: signs, is: first, about, counts: COUNTS[example.kind] };
    });
  });
}

const aboutRules = (cases: readonly Seen[]) => learnWhether(cases.map((each) => ({ ...each, is: each.about })));

const share = (of: readonly unknown[], whole: readonly unknown[]) =>
  Math.round((of.length / Math.max(1, whole.length)) * 1e4) / 1e4;

/** How often the best by scores and by the learnt order is right, and how often what is learnt of both says so. */
function measure(cases: readonly Seen[]): void {
  const thirds = [0, 1, 2];
  const judged = thirds.flatMap((third) => {
    const others = cases.filter(({ example }) => example.part % 3 !== third);
    const about = new Trees(aboutRules(others), SIGNS.length);
    const sure = new Trees(learnWhether(others), SIGNS.length);
    return cases
      .filter(({ example }) => example.part % 3 === third)
      .map((each) => ({
        ...each,
        refused: about.scoreOf(each.features) < LEAST_ABOUT,
        sure: sure.scoreOf(each.features) >= SURE,
      }));
  });
  for (const kind of ["question", "way", "elsewhere"] as const) {
    const those = judged.filter(({ example }) => example.kind === kind);
    console.log(
      JSON.stringify({
        kind,
        asked: those.length,
        scored: share(
          those.filter(({ example }) => example.right[0]),
          those,
        ),
        first: share(
          those.filter(({ is }) => is),
          those,
        ),
        refused: share(
          those.filter(({ refused }) => refused),
          those,
        ),
        sure: share(
          those.filter(({ sure }) => sure),
          those,
        ),
        wrongly: share(
          those.filter(({ sure, is }) => sure && !is),
          those,
        ),
      }),
    );
  }
}

/** As JSON, with a line for all words that begin alike. */
const inLines = (learnt: object) =>
  JSON.stringify(learnt).replace(/("(.)[^"]*":"[^"]*",)(?="(.))/gu, (all, _, one, next) =>
    one === next ? all : `${all}\n`,
  );

const { values } = called("npm run rule:train -- [--measure]", { measure: { type: "boolean", default: false } });
const all = examples();
const cases = seen(all);
if (values.measure) measure(cases);
const learnt = { order: learnOrder(all), about: aboutRules(cases), sure: learnWhether(cases) };
const wording = learnWording();
writeFileSync(WORDING, `${inLines(wording)}\n`);
writeFileSync(RANKING, `${JSON.stringify(learnt).replaceAll("],[", "],\n[")}\n`);
