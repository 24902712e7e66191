import { NOTHING_REASONS, type NothingReason, type RefusalFacts } from "../../engine/index.ts";
import { isWord } from "../words/words.ts";
import { type Wording, type Wordings, worded } from "./wording.ts";

const CHANGES_NOTHING = worded("nothing-changed", "nothing-changed-2");

const isReason = (text: RefusalFacts[string] | undefined): text is NothingReason =>
  typeof text === "string" && Object.hasOwn(NOTHING_REASONS, text);

/** Why an effect by hand changes nothing. */
function reasonWords(reason: NothingReason): Wording {
  const inGeneral = `nothing-${reason}-2`;
  return worded(`nothing-${reason}`, ...(isWord(inGeneral) ? [inGeneral] : []));
}

export const NOTHING = {
  // {because}: the card that was named as the cause. {reason}: why, where one of the usual reasons holds.
  "nothing-to-change": (facts, language) => {
    const said = CHANGES_NOTHING(facts, language);
    return isReason(facts.reason) ? `${said} ${reasonWords(facts.reason)(facts, language)}` : said;
  },
} satisfies Wordings;
