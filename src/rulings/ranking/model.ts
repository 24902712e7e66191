/** What was learnt: trees of yes-or-no questions about numbers, whose leaves add up. `npm run rule:train` makes it. */
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type Care, CorpusError, isListOf, isRecord, readJson, type Shape, shaped } from "../usable.ts";
import { FEATURES } from "./features.ts";
import { SIGNS } from "./signs.ts";

/**
 * A tree as a row of numbers: a part is either 0 and the value of a leaf, or the number of a feature from 1, a bound, and
 * then the part for what is below the bound and the part for what is not.
 */
export type Tree = readonly number[];

const treesSchema = z.array(z.array(z.number()).min(2)).min(1);
const fileSchema = z.object({ order: treesSchema, about: treesSchema, sure: treesSchema }).strict();
type File = z.infer<typeof fileSchema>;
const isNumber = (raw: unknown): raw is number => typeof raw === "number";
const isTree = (raw: unknown): raw is number[] => isListOf(raw, isNumber);
const areTrees = (raw: unknown): raw is number[][] => isListOf(raw, isTree);
const SHAPE: Shape<File> = {
  is: (raw): raw is File => isRecord(raw) && areTrees(raw.order) && areTrees(raw.about) && areTrees(raw.sure),
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

/** Adds up what trees say of numbers. */
export class Trees {
  readonly #trees: readonly Parts[];

  /** Trees that ask about so many numbers. Throws `CorpusError` where one breaks off or asks about what there is not. */
  constructor(trees: readonly Tree[], numbers: number) {
    this.#trees = trees.map((tree) => partsOf(tree, numbers));
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

function partsOf(tree: Tree, numbers: number): Parts {
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
    if (!Number.isInteger(asks) || asks < 0 || asks > numbers)
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

/** What is learnt from questions whose answers are known. */
export interface Learnt {
  /** In which order candidates answer a question, by their features. */
  readonly order: Trees;
  /** Whether a question is about the rules, by its signs: above zero where it is likelier than not. */
  readonly about: Trees;
  /** Whether the first of what was found answers it, likewise. */
  readonly sure: Trees;
}

/** Reads `data/ranking.json`. Throws `CorpusError` where it is not what it should be. */
export function readLearnt(care: Care = "quick", path = RANKING): Learnt {
  const { order, about, sure } = shaped(readJson(path, "ranking.json"), SHAPE, "ranking.json", care);
  return {
    order: new Trees(order, FEATURES.length),
    about: new Trees(about, SIGNS.length),
    sure: new Trees(sure, SIGNS.length),
  };
}

let read: Learnt | undefined;

/** What ships, read once. */
export function learnt(): Learnt {
  read ??= readLearnt();
  return read;
}
