import { type CardInPlayView, MARKS, type Mark } from "../../../engine/index.ts";
import { cardsOf } from "../groups.ts";
import { cardNamed, markNamed } from "../nouns.ts";
import { after, amountSaid, partedAtLast } from "../phrases.ts";
import { type SaidEffect, when, within } from "../record.ts";
import { BECOME, GAIN, LOSE, says, TAKE, TRANSFER } from "../words.ts";

const DAMAGEABLE: readonly (string | null)[] = ["character", "fleet", "location"];

const lyingOn = ({ marks }: CardInPlayView): readonly Mark[] => MARKS.filter((mark) => (marks[mark] ?? 0) > 0);

const gain: SaidEffect = {
  words: [GAIN],
  means: ({ subject, rest }, nouns) =>
    says(rest, "mark", "marks")
      ? { verb: "gain-mark", which: cardsOf(subject, nouns), mark: markNamed(rest), amount: amountSaid(rest) }
      : undefined,
  examples: {
    card: ({ title, type }, _, { n }) =>
      DAMAGEABLE.includes(type) ? MARKS.map((mark) => `${title} gains ${n} ${mark} mark${n === 1 ? "" : "s"}`) : [],
  },
};

/** "Vir loses 1 Doom mark", "purge 1 Doom mark from Vir" */
const purge: SaidEffect = {
  words: [LOSE, ["purge"]],
  means({ subject, verb, rest }, nouns) {
    if (verb === "lose" && !says(rest, "mark", "marks")) return undefined;
    const named = verb === "lose" ? subject : (after(rest, ["from", "of"]) ?? subject);
    return { verb: "purge-mark", which: cardsOf(named, nouns), mark: markNamed(rest), amount: amountSaid(rest) };
  },
  examples: {
    card: (card, _, { n }) =>
      lyingOn(card).flatMap((mark) =>
        within(
          card.marks[mark] ?? 0,
          n,
          (amount) => `${card.title} loses ${amount} ${mark} mark${amount === 1 ? "" : "s"}`,
        ),
      ),
  },
};

/** "transfer 2 Destiny marks from Vir Cotto to Londo". */
const transfer: SaidEffect = {
  words: [TRANSFER],
  means({ rest }, nouns) {
    if (!says(rest, "mark", "marks")) return undefined;
    const parts = partedAtLast(rest, "to");
    const from = parts && partedAtLast(parts[0], "from", "of");
    if (!parts || !from) return null;
    const cards = { from: cardNamed(from[1], nouns), to: cardNamed(parts[1], nouns) };
    return { verb: "transfer-mark", ...cards, mark: markNamed(from[0]), amount: amountSaid(rest) };
  },
  examples: {
    card(card, _, { me }) {
      const [to] = me?.inner ?? [];
      if (!to || to.id === card.id) return [];
      return lyingOn(card).map((mark) => `transfer 1 ${mark} mark from ${card.title} to ${to.title}`);
    },
  },
};

/** "convert 1 Destiny mark of Vir Cotto to Doom". */
const convert: SaidEffect = {
  words: [["convert"]],
  means({ rest }, nouns) {
    const parts = partedAtLast(rest, "to", "into");
    const of = parts && partedAtLast(parts[0], "of", "on", "from");
    if (!parts || !of) return null;
    const marks = { mark: markNamed(of[0]), into: markNamed(parts[1]) };
    return { verb: "convert-mark", which: cardNamed(of[1], nouns), ...marks, amount: amountSaid(rest) };
  },
  examples: {
    card: (card) =>
      lyingOn(card).map((mark) => `convert 1 ${mark} mark of ${card.title} to ${mark === "doom" ? "destiny" : "doom"}`),
  },
};

/** "put 2 tokens on Maintain the Peace", "take 1 chaos token off it". */
function tokens(verb: "put-tokens" | "take-tokens"): Pick<SaidEffect, "means"> {
  return {
    means({ rest }, nouns) {
      if (rest[0] === "back" || !says(rest, "token", "tokens")) return undefined;
      const named = after(rest, ["on", "off", "from", "onto", "of"], []);
      const kind = rest.includes("chaos") ? { kind: "chaos" } : {};
      return { verb, which: named && cardsOf(named, nouns), amount: amountSaid(rest), ...kind };
    },
  };
}

const tokenWord = (amount: number) => (amount === 1 ? "token" : "tokens");

const put: SaidEffect = {
  words: [["put", "place"]],
  ...tokens("put-tokens"),
  examples: {
    card: ({ title }, _, { me, n }) => [
      `put ${n} ${tokenWord(n)} on ${title}`,
      ...when(me?.drakh === true, `put ${n} chaos ${tokenWord(n)} on ${title}`),
    ],
  },
};

const take: SaidEffect = {
  words: [TAKE],
  ...tokens("take-tokens"),
  examples: {
    card: ({ title, chaos = 0, tokens: lying = 0 }, _, { n }) => [
      ...within(chaos, n, (amount) => `take ${amount} chaos ${tokenWord(amount)} off ${title}`),
      ...within(lying, n, (amount) => `take ${amount} ${tokenWord(amount)} off ${title}`),
    ],
  },
};

const trait: SaidEffect = {
  words: [BECOME],
  otherwise: true,
  means({ subject, rest }, nouns) {
    if (!says(rest, "ranger", "rangers")) return undefined;
    const name = says(rest, "one") ? "Ranger One" : "Ranger";
    return { verb: "gain-trait", which: cardNamed(subject, nouns), trait: name };
  },
  examples: { card: ({ title, type }) => when(type === "character", `${title} becomes a Ranger`) },
};

export const said = {
  "gain-mark": gain,
  "put-tokens": put,
  "take-tokens": take,
  "purge-mark": purge,
  "transfer-mark": transfer,
  "convert-mark": convert,
  "gain-trait": trait,
};
