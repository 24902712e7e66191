import type { Event } from "../../../../src/engine/index.ts";
import { cassarin, fleet, gkar } from "./about.ts";

export const PLAY = {
  sponsored: [
    { type: "sponsored", seat: 0, card: fleet, with: cassarin, influence: 3, target: null },
    "Londo sponsors Purple Fleet with Envoy Cassarin for 3 influence",
  ],
  taken: [
    { type: "taken", seat: 0, card: fleet, from: "discard", source: "Salvage" },
    "Londo takes Purple Fleet from the discard pile into the hand (Salvage)",
  ],
  "came-in": [
    { type: "came-in", seat: 0, card: fleet, from: "discard", back: "discard", source: "Day Of The Dead" },
    "Londo brings Purple Fleet from the discard pile into play for this turn (Day Of The Dead)",
  ],
  "went-back": [
    { type: "went-back", seat: 0, card: fleet },
    "The turn is over: Purple Fleet goes back into the deck of Londo",
  ],
  shuffled: [{ type: "shuffled", seat: 0, source: "Salvage" }, "Londo shuffles the deck (Salvage)"],
  "hand-shown": [
    { type: "hand-shown", seat: 0, cards: [fleet, cassarin], source: "Leak" },
    "Londo shows the whole hand (Leak): Purple Fleet and Envoy Cassarin",
  ],
  "agenda-hidden": [
    { type: "agenda-hidden", seat: 0, with: cassarin, influence: 2 },
    "Londo hides an agenda, face down, with Envoy Cassarin for 2 influence",
  ],
  "agenda-revealed": [
    { type: "agenda-revealed", seat: 0, card: { card: 5, title: "Golden Reputation" } },
    "Londo reveals the agenda **Golden Reputation**",
  ],
  "agenda-failed": [
    {
      type: "agenda-failed",
      seat: 0,
      card: { card: 5, title: "Twilight Bargain" },
      code: "requirement-not-met",
      facts: { title: "Twilight Bargain", needs: "2 Shadow marks", has: 1 },
    },
    "Londo turns up the agenda Twilight Bargain, which cannot stay: it requires 2 Shadow marks, and there are 1",
  ],
  "agenda-replaced": [
    {
      type: "agenda-replaced",
      seat: 0,
      old: { card: 5, title: "Golden Reputation" },
      card: { card: 6, title: "Silken Manners" },
      with: cassarin,
      influence: 0,
    },
    "Londo replaces the agenda Golden Reputation with **Silken Manners**, rotating Envoy Cassarin",
  ],
  replaced: [
    {
      type: "replaced",
      seat: 0,
      old: cassarin,
      card: { card: 13, title: "Regal Cassarin" },
      faction: 0,
      moved: [{ card: 15, title: "Glory" }],
      hidden: 1,
      influence: 2,
    },
    "Londo replaces Envoy Cassarin with Regal Cassarin, with Glory and 1 card face down for 2 influence",
  ],
  promoted: [
    { type: "promoted", seat: 0, card: fleet, with: cassarin, influence: 4 },
    "Londo promotes Purple Fleet to the inner circle with Envoy Cassarin for 4 influence",
  ],
  played: [
    { type: "played", seat: 0, card: { ...fleet, says: "Draw 1 card." }, influence: 1, target: gkar },
    "Londo plays **Purple Fleet** on G'Kar for 1 influence\n-# “Draw 1 card.”",
  ],
  placed: [
    { type: "placed", seat: 0, under: cassarin, influence: 0 },
    "Londo places a contingency, face down, under Envoy Cassarin",
  ],
  revealed: [{ type: "revealed", seat: 0, card: fleet }, "Londo reveals **Purple Fleet**"],
  "card-used": [
    { type: "card-used", seat: 0, card: cassarin, does: "restore 1 influence", target: null },
    "Londo uses Envoy Cassarin: “restore 1 influence”",
  ],
  chosen: [
    { type: "chosen", seat: 0, does: "discard it", influence: 0, source: "Carn" },
    "Londo chooses to discard it (Carn)",
  ],
  "became-enhancement": [
    { type: "became-enhancement", seat: 0, card: fleet, on: cassarin },
    "**Purple Fleet** stays in play as an enhancement of Envoy Cassarin",
  ],
  picked: [
    { type: "picked", seat: 0, card: cassarin, does: "to discard", source: "Carn" },
    "Londo picks Envoy Cassarin to discard (Carn)",
  ],
  triggered: [
    { type: "triggered", seat: 0, card: cassarin, does: "gain 1 more influence" },
    "Londo answers with Envoy Cassarin: “gain 1 more influence”",
  ],
  drew: [{ type: "drew", seat: 0, cards: 1, why: "free", left: 49 }, "Londo draws 1 card: 49 left in the deck"],
  fetched: [
    { type: "fetched", seat: 0, card: null, left: 3, source: null },
    "Londo takes a card from the reserve by the Interstellar Alliance, and draws nothing this turn: 3 left there",
  ],
  discarded: [{ type: "discarded", seat: 0, cards: [fleet], from: "hand" }, "Londo discards Purple Fleet from hand"],
  removed: [{ type: "removed", seat: 0, cards: [fleet] }, "Purple Fleet of Londo is removed from the game"],
  returned: [{ type: "returned", seat: 1, card: cassarin }, "Envoy Cassarin returns to G'Kar’s hand"],
  "cards-shown": [
    { type: "cards-shown", seat: 1, to: 0, cards: 3, source: "Telepathic Scan" },
    "G'Kar shows Londo 3 random cards of the hand (Telepathic Scan): one of them is discarded",
  ],
  reversed: [{ type: "reversed", card: fleet, source: "Carn" }, "What Purple Fleet did is reversed (Carn)"],
  "taken-back": [
    { type: "taken-back", seat: 0, cards: [fleet], source: "Carn" },
    "Londo takes Purple Fleet back from the discard pile (Carn)",
  ],
  cancelled: [
    { type: "cancelled", card: fleet, source: "Carn" },
    "Purple Fleet is cancelled: nothing of it happens, and it has not been played (Carn)",
  ],
  prevented: [
    { type: "prevented", card: cassarin, what: "be-rotated", by: fleet },
    "Envoy Cassarin cannot be rotated by an effect: Purple Fleet forbids it",
  ],
  "no-effect": [
    { type: "no-effect", source: "Carn", why: "limit-reached" },
    "Carn changes nothing: the limit is reached",
  ],
  attached: [
    { type: "attached", card: fleet, from: cassarin, to: cassarin, source: "Carrier" },
    "Purple Fleet moves from Envoy Cassarin to Envoy Cassarin (Carrier)",
  ],
  "discards-ordered": [
    { type: "discards-ordered", seat: 0, cards: [cassarin, { card: 4, title: "Page" }] },
    "Londo orders the discard pile, from the top: Envoy Cassarin and Page",
  ],
  "laid-aside": [
    { type: "laid-aside", seat: 0, card: cassarin },
    "**Envoy Cassarin** of Londo lies aside until its effect has run out",
  ],
} satisfies Readonly<Record<string, readonly [Event, string]>>;
