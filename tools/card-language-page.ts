/** The page that tells the card language: what a card's text may be made of, read off the schemas that check it. */
import type { z } from "zod";
import { conditionSchema, effectConditionSchema, requirementSchema } from "../src/engine/cards/conditions.ts";
import { countSchema, standingCountSchema } from "../src/engine/cards/count.ts";
import { ENCODED } from "../src/engine/cards/encoded/index.ts";
import { partySchema, stateNameSchema, whichSchema, whoSchema } from "../src/engine/cards/references.ts";
import { FORBIDDEN, staticSchema, toSchema } from "../src/engine/cards/statics.ts";
import { targetSpecSchema } from "../src/engine/cards/target-spec.ts";
import { cardTextSchema, conflictTermsSchema, paymentSchema } from "../src/engine/cards/text.ts";
import { triggersSchema } from "../src/engine/cards/triggers.ts";
import { effectSchema, textEffectSchema } from "../src/engine/effects/index.ts";
import { controlUntilSchema, untilSchema, voterSchema } from "../src/engine/effects/parts.ts";
import { ABILITIES, CARD_TYPES, MARKS, RACES, STATES, VOTE_KINDS } from "../src/engine/state/vocabulary.ts";

/** Sets of words that many fields share, by the name under which the page tells them once. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  ability: ABILITIES,
  "card type": CARD_TYPES,
  forbidden: FORBIDDEN,
  mark: MARKS,
  race: RACES,
  state: STATES,
  "vote kind": VOTE_KINDS,
};

/** Parts that stand in several places, by the name under which the page tells them once. */
const PARTS: ReadonlyMap<z.core.$ZodType, string> = new Map<z.core.$ZodType, string>([
  [whoSchema, "who"],
  [partySchema, "party"],
  [whichSchema, "which"],
  [targetSpecSchema, "target"],
  [stateNameSchema, "state name"],
  [countSchema, "count"],
  [standingCountSchema, "count"],
  [effectConditionSchema, "condition"],
  [conditionSchema, "condition"],
  [requirementSchema, "requirement"],
  [triggersSchema, "trigger"],
  [toSchema, "bearer"],
  [untilSchema, "until"],
  [controlUntilSchema, "until when"],
  [voterSchema, "voter"],
  [paymentSchema, "payment"],
  [staticSchema, "static"],
  [conflictTermsSchema, "conflict terms"],
  [textEffectSchema, "effect"],
]);

/** Real cards, from plain to hard, with what is to be learnt from each. */
const WORKED: readonly { readonly title: string; readonly shows: string }[] = [
  {
    title: "War College",
    shows:
      "What lasts while a card is in play is a static: nothing is done, and a card that is blanked gives nothing by itself. `only` narrows whom it is for.",
  },
  {
    title: "In The Line Of Duty",
    shows:
      "What a text is aimed at is described, never listed: `target` says what must be true of it, and whatever fits is offered. The effect names it `target`.",
  },
  {
    title: "Blockade",
    shows:
      "A conflict says what becomes of it: `won`, `lost` and `resolution`, each with its effects. `target-race` is every faction of the race that was aimed at, as the rulebook has it for dual races.",
  },
  {
    title: "Armistice",
    shows:
      "Two targets at once, each legal by itself and both together (`second`). `later` puts something off to the draw round, and `if` asks then, not now. What is paid besides influence stands in `pays`.",
  },
  {
    title: "Maintain the Peace",
    shows:
      "“When …” is `triggered`: what it answers, only `when` which conditions hold, and `must` where nobody is asked. Tokens count for what a static makes of them. What the words below cannot say is told to the players in `byHand`, and the card counts as assisted.",
  },
];

/** A part of zod's own description of a schema, which differs from kind to kind. */
const partOf = <T>(schema: z.core.$ZodType, part: string): T =>
  (schema._zod.def as unknown as Readonly<Record<string, unknown>>)[part] as T; // zod types it kind by kind

const kindOf = (schema: z.core.$ZodType): string => schema._zod.def.type;
const optionsOf = (union: z.core.$ZodType) => partOf<readonly z.core.$ZodType[] | undefined>(union, "options") ?? [];
const shapeOf = (object: z.core.$ZodType) => partOf<Readonly<Record<string, z.core.$ZodType>>>(object, "shape");

/** One schema in the page's words: `1–20`, `who`, `"won" or "lost"`, `[effect, …]`. */
function wordsOf(schema: z.core.$ZodType, isTop = false): string {
  const part = isTop ? undefined : PARTS.get(schema);
  if (part !== undefined) return part;
  switch (kindOf(schema)) {
    case "optional":
    case "nullable":
    case "readonly":
    case "default":
      return wordsOf(partOf(schema, "innerType"));
    case "literal":
      return partOf<unknown[]>(schema, "values").map(quoted).join(" or ");
    case "enum":
      return listOf(Object.values(partOf<Record<string, string>>(schema, "entries")));
    case "number":
    case "int":
      return rangeOf(schema);
    case "string":
      return "text";
    case "boolean":
      return "`true` or `false`";
    case "array":
      return `[${wordsOf(partOf(schema, "element"))}, …]`;
    case "union":
      return unionWords(schema);
    case "object":
      return `{ ${fieldsOf(schema).join(", ")} }`;
    default:
      throw new Error(`the page has no words for ${kindOf(schema)}`);
  }
}

/** Choices between effects are effects: which verbs may stand inside of which is the compiler's to say. */
function unionWords(schema: z.core.$ZodType): string {
  if (partOf(schema, "discriminator") === "verb") return "effect";
  const words = optionsOf(schema).map((option) => wordsOf(option));
  return [...new Set(words)].join(" or ");
}

const quoted = (value: unknown): string => `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;

function listOf(values: readonly string[]): string {
  const named = Object.entries(WORDS);
  const same = named.find(
    ([, words]) => words.length === values.length && words.every((word) => values.includes(word)),
  );
  if (same) return same[0];
  for (const [name, words] of named) {
    if (!words.every((word) => values.includes(word))) continue;
    const rest = values.filter((value) => !words.includes(value));
    return [name, ...rest.map(quoted)].join(" or ");
  }
  return values.map(quoted).join(" or ");
}

function rangeOf(schema: z.core.$ZodType): string {
  const { minValue, maxValue } = schema as z.ZodNumber; // the only kind of number in a text
  const least = bounded(minValue);
  const most = bounded(maxValue);
  if (least !== null && most !== null) return `${least}–${most}`.replace("-", "−");
  return least === null ? "a number" : `${least} or more`;
}

const bounded = (bound: number | null): number | null =>
  bound === null || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? null : bound;

/** The fields of an object, those that may be left out with a question mark; without `but`. */
function fieldsOf(schema: z.core.$ZodType, but = ""): string[] {
  return Object.entries(shapeOf(schema))
    .filter(([name]) => name !== but)
    .map(([name, field]) => `\`${name}\`${schemaIsOptional(field) ? "?" : ""} ${fieldWords(name, field)}`);
}

/** The types of conflict are called as the abilities are. */
function fieldWords(name: string, field: z.core.$ZodType): string {
  const words = wordsOf(field);
  return words === "ability" && /type$/iu.test(name) ? "conflict type" : words;
}

const schemaIsOptional = (schema: z.core.$ZodType): boolean => kindOf(schema) === "optional";

/** Every option of a union, one a row: its word, its fields, and a real card that has it where there is one. */
function rows(union: z.core.$ZodType, by: string): string[] {
  return optionsOf(union).flatMap((option): string[] => {
    if (kindOf(option) === "union") return rows(option, by);
    const names = shapeOf(option)[by];
    if (names === undefined) return [];
    const words = wordsOf(names).replaceAll(" or ", ", ");
    const first = /`([^`]+)`/u.exec(words)?.[1] ?? "";
    return [`| ${words} | ${fieldsOf(option, by).join("; ") || "–"} | ${exampleOf(by, first)} |`];
  });
}

/** The title of a real card in whose text this word stands. */
function exampleOf(by: string, word: string): string {
  const has = (value: unknown): boolean => {
    if (typeof value !== "object" || value === null) return false;
    if ((value as Record<string, unknown>)[by] === word) return true;
    return Object.values(value).some(has);
  };
  return ENCODED.find(({ text }) => has(text))?.title ?? "";
}

/** One card as it stands in its family's file, and what it shows. */
function worked({ title, shows }: (typeof WORKED)[number]): string[] {
  const card = ENCODED.find((each) => each.title === title);
  if (!card) throw new Error(`no card called ${title} is encoded`);
  const { says, ...text } = card.text;
  const lines = JSON.stringify(text, null, 2).replace(/\{\n\s+([^{}[\]]*?)\n\s+\}/gu, (_, fields: string) => {
    return `{ ${fields.replaceAll(/\n\s+/gu, " ")} }`;
  });
  return [`### ${title} (${card.type ?? "of any type"})`, "", `> ${says}`, "", "```json", lines, "```", "", shows, ""];
}

const table = (union: z.core.$ZodType, by: string): string[] => [
  `| \`${by}\` | with | as on |`,
  "|---|---|---|",
  ...rows(union, by),
];

/** The whole page, in Markdown. */
export function cardLanguage(): string {
  const inTexts = new Set(rows(textEffectSchema, "verb"));
  return [
    "# The card language",
    "",
    "[Back to implementing cards](implementing-cards.md). Written by `npm run cards:language` from the schemas that check every",
    "card's text, so it lists all there is and nothing else. A field with a question mark may be left out; a name without marks",
    "is told in a section of its own. What each word means in play stands beside its schema in `src/engine/`.",
    "",
    "## Five worked cards",
    "",
    "Each with what players read, in this project's words, and the rest of its entry.",
    "",
    ...WORKED.flatMap(worked),
    "## A text",
    "",
    ...fieldsOf(cardTextSchema).map((field) => `- ${field}`),
    "",
    "## Effects",
    "",
    "In a text, and by hand with `/effect`.",
    "",
    ...table(textEffectSchema, "verb"),
    "",
    "By hand alone:",
    "",
    ...table(effectSchema, "verb").filter((row, at) => at < 2 || !inTexts.has(row)),
    "",
    "## Statics",
    "",
    ...table(staticSchema, "gives"),
    "",
    "## Requirements and conditions",
    "",
    ...table(requirementSchema, "needs"),
    "",
    "A condition is one of the first six, or a count with its bounds.",
    "",
    "## Counts",
    "",
    ...table(countSchema, "count"),
    "",
    "## Payments",
    "",
    ...table(paymentSchema, "pays"),
    "",
    "## Conflict terms",
    "",
    ...fieldsOf(conflictTermsSchema).map((field) => `- ${field}`),
    "",
    "## Targets",
    "",
    ...targets(),
    "",
    "## Who, which, how long, when",
    "",
    `- **who**: ${wordsOf(whoSchema, true)}`,
    `- **party**: ${wordsOf(partySchema, true)}`,
    `- **which**: ${wordsOf(whichSchema, true)}`,
    `- **state name**: ${wordsOf(stateNameSchema, true)}`,
    `- **bearer**: ${wordsOf(toSchema, true)}`,
    `- **voter**: ${wordsOf(voterSchema, true)}`,
    `- **until**: ${wordsOf(untilSchema, true)}`,
    `- **until when**: ${wordsOf(controlUntilSchema, true)}`,
    `- **trigger**: ${wordsOf(triggersSchema, true)}`,
    "- **conflict type**: the same words as for abilities",
    ...Object.entries(WORDS).map(([name, words]) => `- **${name}**: ${words.map(quoted).join(", ")}`),
    "",
  ].join("\n");
}

/** Of targets of several kinds one row each; of one kind its fields. */
function targets(): string[] {
  if (kindOf(targetSpecSchema) === "union") return table(targetSpecSchema, "what");
  return fieldsOf(targetSpecSchema).map((field) => `- ${field}`);
}
