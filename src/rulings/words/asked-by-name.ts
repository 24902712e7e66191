import type { Ruling } from "../corpus.ts";
import type { Names } from "./names.ts";

const BEFORE =
  "what(?:'|’)?s|what (?:is|are|does)|who is|how (?:do|does|is|are)|explain|define|tell me about|(?:rules?|rulings?) (?:for|on|about)|about|show me";
const WITHOUT =
  "(?:how (?:do|does) (?:it|they|this|that) work|what (?:is|are) (?:it|they|this|that)|meaning|definition|please|pls|rules?|rulings?)";
const WITHIN = `(?:${WITHOUT}|works?|means?|explained|do|again|card)`;

/** With "what is" before the name more may stand behind it: "what does a control card do" asks for the name, "control a card" does not. */
const FRAMED = new RegExp(`^(?:(?:${BEFORE})\\s+)+(.+?)(?:,?\\s+${WITHIN})*\\s*[?.!]*$`, "iu");
const BARE = new RegExp(`^(.+?)(?:,?\\s+${WITHOUT})*\\s*[?.!]*$`, "iu");

/** What is asked for by its name alone, as "sustain" in "what is sustain"; the question itself where nothing stands around it. */
export function bareOf(question: string): string {
  const asked = question.trim();
  return (FRAMED.exec(asked) ?? BARE.exec(asked))?.[1] ?? question;
}

/** The entry whose title or alias the question is, with or without "what is" or "how does … work" around it. */
export function namedIn(names: Names, question: string): Ruling | undefined {
  const bare = bareOf(question);
  const [unbracketed = "", brackets] = question.split(/(?= *\([^()]*\)\s*$)/u);
  return names.exact(question) ?? names.exact(bare) ?? (brackets === undefined ? undefined : names.exact(unbracketed));
}
