import type { View } from "../../../src/engine/index.ts";
import { type Message, type PressOutcome, parsePress, readPress } from "../../../src/views/index.ts";
import { customIdOf, expectAcceptable, optionsOf } from "../discord-limits.ts";
import { actions, ctx, fullView } from "../fixtures.ts";

export function press(
  message: Message,
  label: string,
  values: readonly string[] = [],
  view: View = fullView,
  legalNow = actions,
): PressOutcome {
  const parsed = parsePress(customIdOf(message, label));
  if (!parsed) throw new Error("a press of ours must parse");
  return readPress(parsed, values, view, legalNow, ctx);
}

export function choose(
  message: Message,
  menu: string,
  label: string,
  view?: View,
  legalNow?: typeof actions,
): PressOutcome {
  const option = optionsOf(message, menu).find((each) => each.label === label);
  if (!option)
    throw new Error(
      `no ${label} in ${menu}: ${optionsOf(message, menu)
        .map((each) => each.label)
        .join(", ")}`,
    );
  return press(message, menu, [option.value], view, legalNow);
}

export function shown(outcome: PressOutcome): Message {
  if (outcome.kind !== "show") throw new Error(`expected a message, got ${outcome.kind}`);
  expectAcceptable(outcome.message);
  return outcome.message;
}
