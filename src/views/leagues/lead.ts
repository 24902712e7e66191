/** What stands above a screen: what has just been done, or why nothing was. */
import type { Language, Tell } from "../words/index.ts";

export const NO_LEAD: Tell = () => "";

/** The line that it takes, or none. */
export function leadLines(lead: Tell, language: Language): string[] {
  const said = lead(language);
  return said === "" ? [] : [said];
}
