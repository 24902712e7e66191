/** What was there instead of what a step was to find: the lines of a report. */
import type { Outcome, StandIn } from "../standin/face.ts";
import { textIn } from "./text.ts";

export function describe(outcome: Outcome): string {
  if (outcome.kind === "failed") return outcome.reason;
  return outcome.kind === "message" ? textIn(outcome.message) : outcome.kind;
}

export function shown(label: string, control: { disabled: boolean }): string {
  return `${label.trim()}${control.disabled ? " (disabled)" : ""}`;
}

export function offered(what: string, names: readonly string[]): string[] {
  return [`${what} on offer: ${names.length > 0 ? [...new Set(names)].join(" | ") : "none"}`];
}

export function quoted(texts: readonly string[]): string[] {
  const shownTexts = texts.filter((text) => text !== "");
  return shownTexts.length > 0 ? shownTexts.map((text) => `| ${text.replaceAll("\n", "\n| ")}`) : ["(nothing)"];
}

export function channelNames(standIn: StandIn): string[] {
  return standIn.users().flatMap((user) => standIn.channels(user.id).map((channel) => `#${channel.name}`));
}
