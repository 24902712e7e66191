/** Effects that are joined by "and", and what one of them leaves out. */
import type { Effect } from "../../engine/index.ts";
import { orderWords } from "../words.ts";
import { MOST_JOINTS } from "./phrases.ts";
import { effectSentences } from "./sentences.ts";

/** One effect, or several that are joined by "and"; null where a part of it is none. */
export function all(text: string, plain: (text: string) => Effect | null): Effect[] | null {
  const parts = text.split(/\s+and\s+/iu);
  if (parts.length > MOST_JOINTS) return null;
  const found: { text: string; effect: Effect | null }[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    const said = last?.effect ? goingOn(part, last.text) : part;
    const effect = plain(said);
    // "between Narn and Centauri": what is no effect by itself belongs to the one before it.
    if (last && (effect === null || last.effect === null)) {
      last.text = `${last.text} and ${part}`;
      last.effect = plain(last.text);
    } else found.push({ text: said, effect });
  }
  const effects = found.flatMap(({ effect }) => effect ?? []);
  return effects.length === found.length ? effects : null;
}

/** "Narn gains 2 influence and draws 1", "gain 1 influence and 2 power": what a part leaves out is as in the one before it. */
function goingOn(part: string, before: string): string {
  const [said] = effectSentences(orderWords(part), "exact");
  const [first] = effectSentences(orderWords(before), "exact");
  if (!first || (said && said.subject.length > 0)) return part;
  const subject = orderWords(before).slice(0, first.subject.length + (said ? 0 : 1));
  return [...subject, part].join(" ");
}

/** "Narn and Centauri lose 1 influence": each of them does. */
export function distributed(text: string): string {
  const parts = text.split(/\s+and\s+/iu);
  const doing = parts.findIndex((part) => effectSentences(orderWords(part), "exact").length > 0);
  const [first] = effectSentences(orderWords(parts[doing] ?? ""), "exact");
  if (doing < 1 || !first) return text;
  const said = orderWords(parts[doing] ?? "")
    .slice(first.subject.length)
    .join(" ");
  return parts.map((part, at) => (at < doing ? `${part.replace(/^both\s/iu, "")} ${said}` : part)).join(" and ");
}
