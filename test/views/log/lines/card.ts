import type { Event } from "../../../../src/engine/index.ts";
import { cassarin, fleet } from "./about.ts";

export const CARD = {
  assisted: [
    { type: "assisted", seat: 0, card: fleet, whom: cassarin, by: "sponsoring" },
    "Londo rotates Purple Fleet to assist: Envoy Cassarin sponsors the next card of this turn for 1 influence less",
  ],
  "rotated-to-heal": [
    { type: "rotated-to-heal", seat: 0, card: cassarin, ambassadorial: false },
    "Londo rotates Envoy Cassarin to heal",
  ],
  "fully-healed": [
    { type: "fully-healed", card: cassarin, why: "ambassadorial", source: "" },
    "The whole inner circle rotated to heal: Envoy Cassarin is fully healed",
  ],
  tended: [
    { type: "tended", card: cassarin, source: "Carn" },
    "Envoy Cassarin stays in play and heals as the inner circle does (Carn)",
  ],
  turned: [{ type: "turned", card: cassarin, to: "ready", source: "Carn" }, "Envoy Cassarin readies (Carn)"],
  damaged: [{ type: "damaged", card: cassarin, amount: 2, source: "Carn" }, "Envoy Cassarin takes 2 damage (Carn)"],
  neutralized: [
    { type: "neutralized", card: cassarin, severe: 1, source: "" },
    "Envoy Cassarin is neutralized, with 1 severe damage",
  ],
  healed: [{ type: "healed", card: cassarin, source: "" }, "Envoy Cassarin is healed"],
  "mark-changed": [
    { type: "mark-changed", card: cassarin, mark: "shadow", by: 1, source: "Carn", ignored: false },
    "Envoy Cassarin gets 1 Shadow mark (Carn)",
  ],
  "tokens-changed": [
    { type: "tokens-changed", card: { card: 9, title: "Lasting Calm" }, by: -1, left: 2, source: "Riot" },
    "Lasting Calm loses 1 token: 2 on it (Riot)",
  ],
  "chaos-moved": [
    {
      type: "chaos-moved",
      seat: 0,
      from: { card: 8, title: "Lightless Raiders" },
      to: { card: 9, title: "Herdsman Zhoraal" },
      amount: 2,
    },
    "Londo moves 2 chaos tokens from Lightless Raiders to Herdsman Zhoraal",
  ],
  "marks-converted": [
    { type: "marks-converted", card: cassarin, mark: "destiny", into: "doom", amount: 1, source: "Carn" },
    "1 Destiny mark of Envoy Cassarin becomes Doom (Carn)",
  ],
  moved: [
    { type: "moved", card: cassarin, to: { seat: 1 }, source: "Carn" },
    "Envoy Cassarin moves into G'Kar’s faction (Carn)",
  ],
  "marks-transferred": [
    { type: "marks-transferred", from: cassarin, to: fleet, mark: "doom", amount: 2, source: "Carn" },
    "2 Doom marks of Envoy Cassarin move to Purple Fleet (Carn)",
  ],
  "control-changed": [
    { type: "control-changed", card: cassarin, to: 1, until: "end-of-turn", source: "Carn" },
    "G'Kar takes control of Envoy Cassarin until the end of the turn (Carn)",
  ],
  "severely-damaged": [
    { type: "severely-damaged", card: cassarin, amount: 2, source: "Carn" },
    "Envoy Cassarin takes 2 severe damage (Carn)",
  ],
  "damage-removed": [
    { type: "damage-removed", card: fleet, amount: 2, left: 1, source: "Carn" },
    "2 damage is taken off Purple Fleet: 1 left (Carn)",
  ],
  "damage-lessened": [
    { type: "damage-lessened", card: fleet, amount: 3, source: "Na'Far" },
    "Purple Fleet takes 3 less damage in this attack (Na'Far)",
  ],
  "ability-used-as": [
    { type: "ability-used-as", card: cassarin, use: "intrigue", as: "diplomacy", source: "Carn" },
    "Envoy Cassarin may use intrigue as diplomacy (Carn)",
  ],
  blanked: [
    { type: "blanked", card: cassarin, source: "Carn" },
    "Envoy Cassarin is blanked: its text has no effect (Carn)",
  ],
  "trait-gained": [
    { type: "trait-gained", card: cassarin, trait: "Ranger", source: "Carn" },
    "Envoy Cassarin becomes a Ranger (Carn)",
  ],
  "text-copied": [
    { type: "text-copied", card: cassarin, source: "Carn" },
    "Envoy Cassarin has another card’s text in place of its own (Carn)",
  ],
  "ability-changed": [
    { type: "ability-changed", card: cassarin, ability: "psi", by: -2, source: "Carn" },
    "Envoy Cassarin: −2 psi (Carn)",
  ],
} satisfies Readonly<Record<string, readonly [Event, string]>>;
