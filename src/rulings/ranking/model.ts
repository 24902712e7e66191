/** The learnt ranking: trees of yes-or-no questions about numbers, whose leaves add up. `npm run rule:train` makes it. */
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type Care, CorpusError, isListOf, isRecord, readJson, type Shape, shaped } from "../usable.ts";
import { FEATURES } from "./features.ts";

/**
 * A tree as a row of numbers: a part is either 0 and the value of a leaf, or the number of a feature from 1, a bound, and
 * then the part for what is below the bound and the part for what is not.
 */
export type Tree = readonly number[];

const fileSchema = z.object({ trees: z.array(z.array(z.number()).min(2)).min(1) }).strict();
type File = z.infer<typeof fileSchema>;
const isTree = (raw: unknown): raw is number[] => isListOf(raw, (each) => typeof each === "number");
const SHAPE: Shape<File> = {
  is: (raw): raw is File => isRecord(raw) && isListOf(raw.trees, isTree),
  schema: fileSchema,
};

export const RANKING = fileURLToPath(new URL("../../../data/ranking.json", import.meta.url));

/** A tree's parts with where each goes on. */
interface Parts {
  /** For each part the feature that it asks about, or -1 for a leaf. */
  readonly feature: Int16Array;
  /** The bound, or the leaf's value. */
  readonly value: Float64Array;
  /** The part for what is not below the bound; the other follows. */
  readonly over: Int16Array;
}

/** Adds up what the trees say of a candidate. */
export class Ranking {
  readonly #trees: readonly Parts[];

  /** Throws `CorpusError` where a tree breaks off or asks about what there is not. */
  constructor(trees: readonly Tree[]) {
    this.#trees = trees.map(partsOf);
  }

  scoreOf(features: Float64Array): number {
    let sum = 0;
    for (const { feature, value, over } of this.#trees) {
      let at = 0;
      for (let asks = feature[0] ?? -1; asks >= 0; asks = feature[at] ?? -1) {
        at = (features[asks] ?? 0) < (value[at] ?? 0) ? at + 1 : (over[at] ?? 0);
      }
      sum += value[at] ?? 0;
    }
    return sum;
  }
}

function partsOf(tree: Tree): Parts {
  const feature: number[] = [];
  const value: number[] = [];
  const over: number[] = [];
  let read = 0;
  const next = (): number => {
    const number = tree[read++];
    if (number === undefined) throw new CorpusError("ranking.json: a tree breaks off");
    return number;
  };
  const part = (): void => {
    const asks = next();
    if (!Number.isInteger(asks) || asks < 0 || asks > FEATURES.length)
      throw new CorpusError(`ranking.json: there is no feature ${asks}`);
    const here = feature.push(asks - 1) - 1;
    value.push(next());
    over.push(0);
    if (asks === 0) return;
    part();
    over[here] = feature.length;
    part();
  };
  part();
  if (read < tree.length) throw new CorpusError("ranking.json: a tree goes on after its end");
  return { feature: Int16Array.from(feature), value: Float64Array.from(value), over: Int16Array.from(over) };
}

/** Reads `data/ranking.json`. Throws `CorpusError` where it is not what it should be. */
export function readRanking(care: Care = "quick", path = RANKING): Ranking {
  return new Ranking(shaped(readJson(path, "ranking.json"), SHAPE, "ranking.json", care).trees);
}
