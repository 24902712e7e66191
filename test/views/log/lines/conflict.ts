import type { Event } from "../../../../src/engine/index.ts";
import { cassarin, fleet, gkar } from "./about.ts";

export const CONFLICT = {
  declared: [{ type: "declared", seat: 0, conflict: true }, "Londo declares a conflict, face down"],
  "conflicts-revealed": [
    {
      type: "conflicts-revealed",
      conflicts: [
        { seat: 0, card: { card: 7, title: "Patrol" } },
        { seat: 1, card: { card: 8, title: "Raid" } },
      ],
    },
    "🂠 Revealed, before the first is initiated: Londo’s **Patrol** and G'Kar’s **Raid**",
  ],
  "cover-shown": [
    { type: "cover-shown", seat: 0, card: { card: 7, title: "Patrol" }, through: { card: 8, title: "Knowledge" } },
    "Londo shows **Patrol**, which comes back to their hand: it has hidden a conflict through Knowledge",
  ],
  "conflict-allowed": [
    { type: "conflict-allowed", seat: 0, amount: 1, source: "Twofold Ambitions" },
    "Londo may declare 1 conflict more in the next conflict round (Twofold Ambitions)",
  ],
  "conflict-initiated": [
    { type: "conflict-initiated", seat: 0, conflict: 1, title: "Trade Pact", conflictType: "diplomacy", target: gkar },
    "Londo initiates **Trade Pact**, a diplomacy conflict on G'Kar",
  ],
  "conflict-discarded": [
    { type: "conflict-discarded", seat: 0, title: "Trade Pact", why: "limited" },
    "Londo’s Trade Pact is discarded: a copy has been initiated already this turn",
  ],
  supported: [
    { type: "supported", seat: 0, with: cassarin, conflict: "Trade Pact", ability: "diplomacy", amount: 4, side: 1 },
    "Londo supports Trade Pact for G'Kar with Envoy Cassarin: diplomacy 4",
  ],
  opposed: [
    { type: "opposed", seat: 1, with: cassarin, conflict: "Trade Pact", ability: "diplomacy", amount: 4, side: null },
    "G'Kar opposes Trade Pact with Envoy Cassarin: diplomacy 4",
  ],
  attacked: [
    {
      type: "attacked",
      seat: 0,
      with: fleet,
      target: { card: 13, title: "Red Fleet" },
      conflict: "Border Raid",
      ability: "military",
      deals: 5,
      takes: 3,
      first: fleet,
    },
    "⚔️ Londo attacks Red Fleet with Purple Fleet (military) in Border Raid: Red Fleet takes 5 damage; Purple Fleet takes 3 damage; Purple Fleet damages first",
  ],
  led: [
    { type: "led", seat: 0, with: cassarin, fleet, by: 2, military: 7 },
    "Londo: Envoy Cassarin leads Purple Fleet, +2 to military 7",
  ],
  "conflicts-barred": [
    { type: "conflicts-barred", source: "Carn", seat: 0, now: true },
    "Londo declares no conflicts this turn (Carn)",
  ],
  "counted-as": [
    {
      type: "counted-as",
      seat: 0,
      conflict: "Trade Pact",
      from: 1,
      as: "intrigue",
      outcome: "lost",
      source: "Foretold",
    },
    "For the aftermaths of Londo, Trade Pact counts as lost intrigue too (Foretold)",
  ],
  withdrawn: [
    { type: "withdrawn", card: cassarin, conflict: "Trade Pact", from: 1, source: "Second Thoughts", was: [] },
    "Envoy Cassarin is taken out of Trade Pact, and takes no part in it again (Second Thoughts)",
  ],
  "attack-declared": [
    {
      type: "attack-declared",
      seat: 0,
      with: fleet,
      target: { card: 13, title: "Red Fleet" },
      conflict: "Border Raid",
    },
    "⚔️ Londo attacks Red Fleet with Purple Fleet in Border Raid. Cards may answer before the damage.",
  ],
  added: [
    { type: "added", to: "support", conflict: "Trade Pact", amount: 2, side: null, source: "Carn" },
    "Carn adds 2 support to Trade Pact",
  ],
  "conflict-cancelled": [
    { type: "conflict-cancelled", seat: 0, title: "Trade Pact", source: "Veto" },
    "🚫 Trade Pact of Londo is cancelled (Veto): it does not resolve, and nobody wins or loses it",
  ],
  "conflict-prolonged": [
    { type: "conflict-prolonged", seat: 0, conflict: 1, title: "Trade Pact", source: "Long Talks" },
    "⏳ Trade Pact of Londo will not resolve this turn (Long Talks): what is applied to it counts on in the next",
  ],
  "conflict-put-off": [
    { type: "conflict-put-off", seat: 0, title: "Trade Pact", support: 4, opposition: 2, source: "Long Talks" },
    "⏳ Trade Pact of Londo is put off to the next turn with 4 support and 2 opposition (Long Talks)",
  ],
  "conflict-resolved": [
    {
      type: "conflict-resolved",
      seat: 0,
      conflict: 1,
      title: "Trade Pact",
      won: true,
      margin: 2,
      support: 6,
      opposition: 4,
      sides: null,
      uncontested: false,
    },
    "✅ Londo’s **Trade Pact** is won by 2 (6 for, 4 against)",
  ],
  "aftermath-played": [
    {
      type: "aftermath-played",
      seat: 1,
      card: fleet,
      influence: 0,
      target: { what: "card", named: cassarin, seat: 0 },
    },
    "G'Kar plays the aftermath **Purple Fleet** on Envoy Cassarin (Londo)",
  ],
} satisfies Readonly<Record<string, readonly [Event, string]>>;
