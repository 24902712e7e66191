/**
 * Takes an action in as `actionSchema` does, several times as fast for most of them: what the schema says of each kind of
 * action is read from it once. Whatever this does not take in is left to the schema, so that nothing is refused here.
 */
import { z } from "zod";
import { type Action, actionSchema, targetSchema } from "./action.ts";

/** A part of an action: a whole number within bounds, a word of a list, or an object told by what one of its fields says. */
type Part =
  | { is: "number"; least: number; most: number }
  | { is: "word"; words: ReadonlySet<unknown> }
  | { is: "object"; told: string; shapes: Shapes };

interface Field {
  name: string;
  /** Null for a part that only the schema can read. */
  part: Part | null;
  optional: boolean;
}

type Shapes = ReadonlyMap<unknown, readonly Field[]>;

function partOf(schema: unknown): Part | null {
  if (schema instanceof z.ZodLiteral) return { is: "word", words: schema.values };
  if (schema instanceof z.ZodEnum) return { is: "word", words: new Set(schema.options) };
  if (schema === targetSchema) return { is: "object", told: "what", shapes: shapesOf("what", targetSchema.options) };
  if (!(schema instanceof z.ZodNumber) || !schema.isInt) return null;
  const { minValue, maxValue } = schema;
  return minValue === null || maxValue === null ? null : { is: "number", least: minValue, most: maxValue };
}

function shapesOf(told: string, options: readonly { shape: Readonly<Record<string, unknown>> }[]): Shapes {
  return new Map(
    options.flatMap(({ shape }) => {
      const fields = Object.entries(shape).map(([name, schema]): Field => {
        const optional = schema instanceof z.ZodOptional;
        return { name, part: partOf(optional ? schema.unwrap() : schema), optional };
      });
      const by = shape[told];
      return by instanceof z.ZodLiteral ? [...by.values].map((value) => [value, fields] as const) : [];
    }),
  );
}

const ACTIONS = shapesOf("type", actionSchema.options);

/** The action as the schema gives it back; null for what is none. */
export function accept(given: unknown): Action | null {
  const quick = objectOf(given, "type", ACTIONS);
  if (quick !== undefined) return quick as unknown as Action; // a parsed boundary
  const parsed = actionSchema.safeParse(given);
  return parsed.success ? parsed.data : null;
}

type Fields = Record<string, unknown>;

const isObject = (given: unknown): given is Fields => typeof given === "object" && given !== null;

/** A copy of what is given, with the fields in the schema's order; undefined where it is left to the schema. */
function objectOf(given: unknown, told: string, shapes: Shapes): Fields | undefined {
  if (!isObject(given)) return undefined;
  const fields = shapes.get(given[told]);
  if (fields === undefined) return undefined;
  const taken: Fields = {};
  let count = 0;
  for (const { name, part, optional } of fields) {
    const value = given[name];
    if (value === undefined && optional) continue;
    const read = part === null ? undefined : readAs(value, part);
    if (read === undefined) return undefined;
    taken[name] = read;
    count += 1;
  }
  // One that has more, be it undefined, is the schema's to judge.
  for (const _ in given) count -= 1;
  return count === 0 ? taken : undefined;
}

function readAs(value: unknown, part: Part): unknown {
  switch (part.is) {
    case "number":
      return typeof value === "number" && Number.isInteger(value) && value >= part.least && value <= part.most
        ? value
        : undefined;
    case "word":
      return part.words.has(value) ? value : undefined;
    case "object":
      return objectOf(value, part.told, part.shapes);
  }
}
