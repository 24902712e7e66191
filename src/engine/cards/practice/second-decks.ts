/** A second practice deck for each race: fewer of the cards that all decks share, and newer ones in their place. */
import type { StarterDeck } from "../decks.ts";
import { CENTAURI, deck, HUMAN, type Line, MINBARI, NARN, NON_ALIGNED } from "./decks.ts";

/** What only the second decks have. */
const NEWER: readonly Line[] = [
  [1, "Rising Omens"],
  [1, "Campaign Ribbons"],
  [1, "Muster of Loyalists"],
  [1, "Gleaned Insight"],
  [1, "Dividend Day"],
  [1, "Vented Anger"],
  [1, "Burden of Greatness"],
  [1, "Long Night of Filing"],
  [2, "Xenologist Tutors"],
  [1, "Depot Requisition"],
  [1, "Mislaid Manifest"],
  [1, "Candid Debate"],
  [1, "Lasting Calm"],
  [1, "Gathering Dusk"],
  [1, "Thunderous Awakening"],
  [1, "Elders Departing"],
  [1, "Shortcut Seekers"],
  [1, "Contested Succession"],
  [1, "Pardoned Ambition"],
  [1, "Audited Ledgers"],
  [1, "Pledged Restraint"],
  [1, "Relief Convoys"],
  [1, "Capitulation Offered"],
  [1, "Stockpiled Alloys"],
  [1, "Vigilant Eavesdroppers"],
  [1, "Mingled Houses"],
  [1, "Exploited Discontent"],
  [1, "Bonded Escort"],
  [1, "Weighed Bribe"],
];

/** What stays at home for them. */
const OUT = [
  "Kingmaker Favor",
  "Double Salary",
  "Embezzled Funds",
  "Hiring Spree",
  "Alliance Subsidy",
  "Ostracism Writ",
  "Petition of Grievances",
  "Unseen Assent",
  "Notarized Proxy",
  "Charter Convention",
  "Union of Worlds",
  "Founding Charter",
  "Prestige Embassy",
  "Jubilee Tournament",
  "Loyalty Oath",
  "Courier Service",
  "Archive Keepers",
  "Inquiry Bureau",
  "Goodwill Tour",
  "Quiet Inquiry",
  "Council Session",
  "Twofold Ambitions",
  "Urgent Dispatches",
  "Commerce Accord",
  "Customs Checkpoint",
  "Privateer Wing",
  "Golden Reputation",
  "Open Enlistment",
  "Prophets Circle",
  "Locked Vault",
];

export const SECOND_DECKS: readonly StarterDeck[] = [
  second("Practice Centauri II", "centauri", "Envoy Cassarin", CENTAURI),
  second("Practice Human II", "human", "Consul Marlowe", HUMAN),
  second("Practice Minbari II", "minbari", "Herald Isenna", MINBARI),
  second("Practice Narn II", "narn", "Speaker Torvash", NARN),
  second("Practice Non-Aligned II", "non-aligned", "Delegate Oonwe", NON_ALIGNED),
];

function second(name: string, race: StarterDeck["race"], ambassador: string, own: readonly Line[]): StarterDeck {
  return deck(name, race, ambassador, [...own, ...NEWER], "babylon-project", OUT);
}
