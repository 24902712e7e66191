import { both, type Wordings, worded } from "./wording.ts";

/** Mercenaries, and assistance. */
export const MERCENARIES = {
  // {title}: the card. {type}: its type. {needs} {offered}: influence.
  "not-a-mercenary": both(worded("no-not-a-mercenary", "no-not-a-mercenary-2"), worded("no-not-a-mercenary-then")),
  // {auction}: bids hire it for when all have passed.
  "mercenary-not-hired": both(worded("no-mercenary-not-hired", "no-mercenary-not-hired-2"), (facts, language) =>
    worded(facts.auction === true ? "no-mercenary-not-hired-then-bid" : "no-mercenary-not-hired-then")(facts, language),
  ),
  "mercenary-yours": both(worded("no-mercenary-yours", "no-mercenary-yours-2"), worded("no-mercenary-yours-then")),
  "mercenary-cost": both(
    worded("no-mercenary-cost", "no-mercenary-cost-2"),
    worded("no-mercenary-cost-then", "no-mercenary-cost-then-2"),
  ),
  "mercenary-without-cost": both(
    worded("no-mercenary-without-cost", "no-mercenary-without-cost-2"),
    worded("no-mercenary-without-cost-then"),
  ),
  "mercenary-bid-nothing": both(
    worded("no-mercenary-bid-nothing"),
    worded("no-mercenary-bid-nothing-then", "no-mercenary-bid-nothing-then-2"),
  ),
  "mercenary-acts": both(worded("no-mercenary-acts", "no-mercenary-acts-2"), worded("no-mercenary-acts-then")),

  // {title}: the card. {type}: its type. {race}: whose ambassador it helps. {yours}: your race.
  "not-an-assistant": both(worded("no-not-an-assistant", "no-not-an-assistant-2"), worded("no-not-an-assistant-then")),
  "assists-another": both(
    worded("no-assists-another", "no-assists-another-2", "no-assists-another-3"),
    worded("no-assists-another-then"),
  ),
  "assistant-elsewhere": both(
    worded("no-assistant-elsewhere", "no-assistant-elsewhere-2"),
    worded("no-assistant-elsewhere-then"),
  ),
} satisfies Wordings;
