/** Practice cards of the corporations: some hire out to anybody, some serve a Corporate faction alone. */
import type { CardFacts } from "../facts.ts";
import { able, plain } from "./invent.ts";
import { NO_TEXT, RESTORES_1 } from "./texts.ts";

const CORPORATE_CARD = { keywords: ["Corporate"] };

export const CORPORATE: readonly CardFacts[] = [
  able(
    "character",
    "neutral",
    "Chairman Oxbridge",
    8,
    { diplomacy: 4, intrigue: 3, leadership: 2 },
    {
      says: "Your groups cost 1 less to sponsor.",
      statics: [{ gives: "sponsor-cost", types: ["group"], by: -1 }],
    },
    CORPORATE_CARD,
  ),
  able("character", "neutral", "Financier Delmar", 7, { diplomacy: 4, intrigue: 4 }, RESTORES_1, CORPORATE_CARD),
  able(
    "character",
    "neutral",
    "Industrialist Krome",
    7,
    { diplomacy: 4, leadership: 3, intrigue: 1 },
    {
      says: "Your locations get +1 military.",
      statics: [{ gives: "ability", ability: "military", by: 1, to: "your-locations" }],
    },
    CORPORATE_CARD,
  ),
  able("character", "minbari", "Prospector Yunelle", 3, { intrigue: 2, diplomacy: 1 }, NO_TEXT, CORPORATE_CARD),
  plain(
    "group",
    "neutral",
    "Boardroom Syndicate",
    3,
    {
      says: "Rotate and apply 3 influence: gain 1 power.",
      actions: [{ does: "gain 1 power", influence: 3, effects: [{ verb: "gain-power", who: "you", amount: 1 }] }],
    },
    CORPORATE_CARD,
  ),
  plain(
    "event",
    "neutral",
    "Leveraged Buyout",
    0,
    {
      says: "You may apply 3 additional influence this turn.",
      effects: [{ verb: "add-influence", who: "you", amount: 3 }],
    },
    { keywords: ["Corporate only"] },
  ),
];
