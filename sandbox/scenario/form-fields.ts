/** The fields of a form as scripts name them, and what is filled into them. */
import type { Field } from "../standin/people/controls.ts";
import { offered } from "./instead.ts";
import { StepFailed } from "./step-failed.ts";
import { named, plain } from "./text.ts";

export function fieldNamed(fields: readonly Field[], key: string): Field | undefined {
  const byId = fields.find((field) => field.customId.toLowerCase() === key.toLowerCase());
  if (byId) return byId;
  const byWord = (field: Field) => plain(field.label).split(/\W+/).includes(plain(key));
  return (
    fields.find((field) => plain(field.label) === plain(key)) ??
    fields.find((field) => field.customId.toLowerCase().startsWith(key.toLowerCase())) ??
    fields.find((field) => plain(field.label).startsWith(plain(key))) ??
    fields.find(byWord)
  );
}

export function fieldValues(field: Field, value: string): string[] {
  const one = (wanted: string) =>
    field.options.find((option) => option.value === wanted) ?? named(field.options, wanted, (option) => option.label);
  const whole = one(value);
  if (whole) return [whole.value];
  return value.split(",").map((part) => {
    const found = one(part.trim());
    if (found) return found.value;
    throw new StepFailed(
      `"${field.label}" has no option "${part.trim()}"`,
      offered(
        "options",
        field.options.map(({ label }) => label),
      ),
    );
  });
}
