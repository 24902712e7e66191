/** Every "no", worded: a file a topic. A new refusal goes into the file of its topic, and is missing here until it does. */
import type { RefusalCode, RefusalFacts } from "../../engine/index.ts";
import { FIRST_LANGUAGE, type Language } from "../words/index.ts";
import { ACTING } from "./acting.ts";
import { AFTERMATHS } from "./aftermaths.ts";
import { AGENDAS } from "./agendas.ts";
import { ANY_TIME } from "./any-time.ts";
import { CONFLICTS } from "./conflicts.ts";
import { DAMAGE } from "./damage.ts";
import { DRAWING } from "./draw.ts";
import { EVENTS } from "./events.ts";
import { FLEETS } from "./fleets.ts";
import { MERCENARIES } from "./mercenaries.ts";
import { NOTHING } from "./nothing.ts";
import { REPLACING } from "./replacing.ts";
import { SETUP } from "./setup.ts";
import { SPONSORING } from "./sponsoring.ts";
import { STATES_WORDING } from "./states.ts";
import { VOTING } from "./votes.ts";
import type { Wording } from "./wording.ts";

/** The sentence for each refusal. The braces are the list of facts that it would like to have. */
export const REFUSAL_WORDING: Readonly<Record<RefusalCode, Wording>> = {
  ...ANY_TIME,
  ...SETUP,
  ...ACTING,
  ...SPONSORING,
  ...REPLACING,
  ...AGENDAS,
  ...CONFLICTS,
  ...DAMAGE,
  ...FLEETS,
  ...MERCENARIES,
  ...EVENTS,
  ...AFTERMATHS,
  ...DRAWING,
  ...NOTHING,
  ...STATES_WORDING,
  ...VOTING,
};

/** What is wrong and what would be possible, in one or two sentences of message text. */
export function refusalSentence(code: RefusalCode, facts: RefusalFacts, language: Language = FIRST_LANGUAGE): string {
  return REFUSAL_WORDING[code](facts, language);
}
