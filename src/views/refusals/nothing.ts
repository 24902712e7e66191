import type { NothingReason, RefusalFacts } from "../../engine/index.ts";
import { type Wording, type Wordings, worded } from "./wording.ts";

/** Why an effect by hand changes nothing. {who}: a player. {title}: a card. {limit}: where the number ends. {mark}. */
const REASONS: Readonly<Record<NothingReason, Wording>> = {
  nobody: worded("nothing-nobody"),
  "least-rating": worded("nothing-least-rating", "nothing-least-rating-2"),
  "no-influence": worded("nothing-no-influence"),
  "same-side": worded("nothing-same-side"),
  "nothing-spent": worded("nothing-nothing-spent", "nothing-nothing-spent-2"),
  "no-power": worded("nothing-no-power", "nothing-no-power-2"),
  "tension-most": worded("nothing-tension-most", "nothing-tension-most-2"),
  "tension-least": worded("nothing-tension-least", "nothing-tension-least-2"),
  "unrest-most": worded("nothing-unrest-most", "nothing-unrest-most-2"),
  "unrest-least": worded("nothing-unrest-least", "nothing-unrest-least-2"),
  "deck-empty": worded("nothing-deck-empty", "nothing-deck-empty-2"),
  "hand-empty": worded("nothing-hand-empty", "nothing-hand-empty-2"),
  "nothing-fits": worded("nothing-nothing-fits", "nothing-nothing-fits-2"),
  "card-hidden": worded("nothing-card-hidden"),
  ready: worded("nothing-ready", "nothing-ready-2"),
  rotated: worded("nothing-rotated", "nothing-rotated-2"),
  unhurt: worded("nothing-unhurt", "nothing-unhurt-2"),
  "no-damage": worded("nothing-no-damage", "nothing-no-damage-2"),
  neutralized: worded("nothing-neutralized", "nothing-neutralized-2"),
  "not-neutralized": worded("nothing-not-neutralized", "nothing-not-neutralized-2"),
  "no-tokens": worded("nothing-no-tokens", "nothing-no-tokens-2"),
  "no-mark": worded("nothing-no-mark", "nothing-no-mark-2"),
  "mark-ignored": worded("nothing-mark-ignored", "nothing-mark-ignored-2"),
  "same-card": worded("nothing-same-card"),
  "in-place": worded("nothing-in-place", "nothing-in-place-2"),
  "own-ambassador": worded("nothing-own-ambassador", "nothing-own-ambassador-2"),
  "leads-already": worded("nothing-leads-already", "nothing-leads-already-2"),
  "drakh-already": worded("nothing-drakh-already", "nothing-drakh-already-2"),
  controlled: worded("nothing-controlled", "nothing-controlled-2"),
  "not-location": worded("nothing-not-location", "nothing-not-location-2"),
  "in-faction": worded("nothing-in-faction", "nothing-in-faction-2"),
  "isa-exists": worded("nothing-isa-exists"),
  "no-isa": worded("nothing-no-isa"),
  "isa-member": worded("nothing-isa-member", "nothing-isa-member-2"),
  "isa-not-member": worded("nothing-isa-not-member", "nothing-isa-not-member-2"),
  "vote-held": worded("nothing-vote-held"),
  "vote-fixed": worded("nothing-vote-fixed"),
  "barred-already": worded("nothing-barred-already", "nothing-barred-already-2"),
  "not-suspended": worded("nothing-not-suspended", "nothing-not-suspended-2"),
  "not-barred": worded("nothing-not-barred", "nothing-not-barred-2"),
  "shadow-war-there": worded("nothing-shadow-war-there", "nothing-shadow-war-there-2"),
  "no-reserve": worded("nothing-no-reserve", "nothing-no-reserve-2"),
  "not-action-round": worded("nothing-not-action-round"),
  "acts-anyway": worded("nothing-acts-anyway", "nothing-acts-anyway-2"),
  "no-change": worded("nothing-no-change", "nothing-no-change-2"),
  blanked: worded("nothing-blanked", "nothing-blanked-2"),
  "no-conflict": worded("nothing-no-conflict"),
  irrevocable: worded("nothing-irrevocable"),
  "conflict-over": worded("nothing-conflict-over"),
  "no-holder": worded("nothing-no-holder"),
  "not-rotated": worded("nothing-not-rotated", "nothing-not-rotated-2"),
  "waits-for-nothing": worded("nothing-waits-for-nothing"),
  "nothing-waits": worded("nothing-nothing-waits", "nothing-nothing-waits-2"),
  price: worded("nothing-price", "nothing-price-2"),
  "counts-nothing": worded("nothing-counts-nothing"),
  "not-so": worded("nothing-not-so"),
  "nothing-to-choose": worded("nothing-nothing-to-choose"),
  "nobody-to-pick": worded("nothing-nobody-to-pick"),
  "no-such-cards": worded("nothing-no-such-cards"),
  "kept-already": worded("nothing-kept-already"),
  "not-in-discard": worded("nothing-not-in-discard"),
  "not-tended": worded("nothing-not-tended", "nothing-not-tended-2"),
  "took-no-part": worded("nothing-took-no-part", "nothing-took-no-part-2"),
  "nothing-moves": worded("nothing-nothing-moves", "nothing-nothing-moves-2"),
  prolonged: worded("nothing-prolonged"),
  "no-attack": worded("nothing-no-attack", "nothing-no-attack-2"),
  "not-discarded": worded("nothing-not-discarded"),
  "no-room": worded("nothing-no-room", "nothing-no-room-2"),
  "sides-only": worded("nothing-sides-only"),
};

const CHANGES_NOTHING = worded("nothing-changed", "nothing-changed-2");

const isReason = (text: RefusalFacts[string] | undefined): text is NothingReason =>
  typeof text === "string" && text in REASONS;

export const NOTHING = {
  // {because}: the card that was named as the cause. {reason}: one of those above.
  "nothing-to-change": (facts, language) => {
    const said = CHANGES_NOTHING(facts, language);
    return isReason(facts.reason) ? `${said} ${REASONS[facts.reason](facts, language)}` : said;
  },
} satisfies Wordings;
