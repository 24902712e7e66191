/** What a question asks, beside what it is about. */
import { wordsOf } from "./words/normalise.ts";

export interface AskedFor {
  /** Whether something may be, must be, or is so; `open` where it asks for something else, as how much. */
  readonly kind: "may" | "must" | "is" | "open";
  /** Whether any word asks: "neutralized supporter" does not, and is read as "is". */
  readonly asks: boolean;
  /** Whether it asks which of two things is so: yes and no say nothing to that. */
  readonly either: boolean;
  readonly negated: boolean;
  /** Whether it asks what something prevents: "does it cost me my vote" is answered by no where "may I vote" is by yes. */
  readonly hinders: boolean;
  /** Whether it asks how much or how many. */
  readonly amount: boolean;
  /** Numbers in it, as digits. */
  readonly numbers: readonly string[];
}

const NUMBERS: readonly string[] = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];
const MAY = set("can may could cud might allowed able legal permitted possible cna legally ok okay");
const MUST = set("must need needs required obliged forced should shud supposed hafta gotta");
const IS = set("is are am was were do does did will would has have gets get still");
const OPEN = set(
  "what which who whom whose where when why how much many wat wot wen hwo wher wats wots whats hows whos",
);
const AMOUNT = set(
  "much many mutch menny cost costs price pay expensive limit maximum max minimum min total often size long high howmuch howmany",
);
const NOT = set(
  "not no never without cannot cant dont doesnt isnt wont arent didnt wasnt werent hasnt havent couldnt wouldnt shouldnt aint nobody none neither nothing",
);

const HINDERING = set(
  "cost costs lose loses losing lost prevent prevents stop stops stopped block blocks blocked forbid forbids forbidden hinder hinders deny denies",
);

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** Reads what a question asks; of several sentences the last that asks. */
export function askingOf(question: string): AskedFor {
  const sentences = question.split(/(?<=[.!?])\s+/u).filter((each) => each.trim() !== "");
  const asking = sentences.findLast((each) => each.includes("?")) ?? sentences.at(-1) ?? "";
  const words = wordsOf(asking);
  const all = wordsOf(question);
  const last = wordsOf(asking.split(/[,;:]\s+/u).at(-1) ?? "");
  return {
    // "I have 20 and he has 21, who wins?" asks what stands after the comma.
    kind: OPEN.has(last[0] ?? "") ? "open" : kindOf(words),
    asks: words.some((word) => [OPEN, MAY, MUST, IS].some((asking) => asking.has(word))),
    either: /\bor\b(?! (?:not|no|what)\b)/iu.test(asking),
    negated: all.some((word) => NOT.has(word)),
    hinders: all.some((word) => HINDERING.has(word)),
    amount: all.some((word) => AMOUNT.has(word)),
    numbers: numbersIn(all),
  };
}

function kindOf(words: readonly string[]): AskedFor["kind"] {
  for (const [at, word] of words.entries()) {
    if (OPEN.has(word)) return "open";
    if (MAY.has(word)) return "may";
    if (MUST.has(word) || (["have", "has"].includes(word) && words.slice(at, at + 4).includes("to"))) return "must";
    // "Does he need to" and "is he allowed to" ask for what comes after.
    if (IS.has(word)) {
      const rest = words.slice(at + 1);
      if (rest.some((each) => each === "allowed" || each === "legal" || each === "able")) return "may";
      if (rest.some((each) => MUST.has(each)) || (rest.includes("have") && rest.includes("to"))) return "must";
      return "is";
    }
  }
  return "is";
}

/** Numbers among words, as digits: "three" and "3" are the same. */
export function numbersIn(words: readonly string[]): readonly string[] {
  return words.flatMap((word) => {
    if (/^\d{1,3}$/u.test(word)) return [word];
    const at = NUMBERS.indexOf(word);
    return at < 2 ? [] : [String(at)];
  });
}
