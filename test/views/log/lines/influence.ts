import type { Event } from "../../../../src/engine/index.ts";
import { cassarin, fleet } from "./about.ts";

export const INFLUENCE = {
  built: [
    { type: "built", seat: 0, with: cassarin, rating: 5 },
    "Londo builds with Envoy Cassarin: influence rating 5",
  ],
  discounted: [
    { type: "discounted", seat: 0, types: ["fleet", "location"], amount: 2, source: "Dry Dock" },
    "The next fleet or location that Londo sponsors this turn costs 2 less (Dry Dock)",
  ],
  bid: [
    { type: "bid", seat: 0, card: cassarin, influence: 2, total: 2, hired: true },
    "Londo hires Envoy Cassarin for 2 influence, until the end of the turn",
  ],
  repaired: [
    { type: "repaired", seat: 0, card: fleet, by: 2, left: 1 },
    "Londo repairs 2 damage of Purple Fleet for 2 influence: 1 left",
  ],
  "influence-applied": [
    { type: "influence-applied", seat: 0, amount: 2, source: "Carn" },
    "Londo applies 2 influence (Carn)",
  ],
  "influence-gained": [
    { type: "influence-gained", whose: { nonPlayer: "shadows" }, amount: 1, rating: 5, source: "Carn" },
    "The Shadows gain 1 influence: influence rating 5 (Carn)",
  ],
  "influence-lost": [
    { type: "influence-lost", whose: { seat: 0 }, amount: 2, rating: 3, source: "" },
    "Londo loses 2 influence: influence rating 3",
  ],
  "rating-changed": [
    {
      type: "rating-changed",
      seat: 0,
      by: -1,
      rating: 4,
      card: { card: 9, title: "Tithing Houses" },
      ended: true,
    },
    "Londo’s influence rating is now 4, 1 lower without Tithing Houses",
  ],
  "influence-added": [
    { type: "influence-added", seat: 0, amount: 3, source: "Windfall" },
    "Londo has 3 additional influence this turn (Windfall)",
  ],
  "gains-barred": [
    { type: "gains-barred", seat: 0, source: "Embargo" },
    "Londo gains no more influence this turn (Embargo)",
  ],
  "gain-prevented": [
    { type: "gain-prevented", seat: 0, amount: 2, source: "Windfall", by: "Embargo" },
    "Londo does not gain the 2 influence of Windfall: no more influence is gained this turn (Embargo)",
  ],
  "influence-restored": [
    { type: "influence-restored", seat: 0, amount: 1, source: "Carn" },
    "Londo restores 1 influence (Carn)",
  ],
  "influence-transferred": [
    { type: "influence-transferred", from: { seat: 0 }, to: { nonPlayer: "babylon-5" }, amount: 1, source: "Carn" },
    "1 influence goes from Londo to Babylon 5 (Carn)",
  ],
  "power-gained": [{ type: "power-gained", seat: 0, amount: 1, raw: 1, source: "Carn" }, "Londo gains 1 power (Carn)"],
  "power-lost": [{ type: "power-lost", seat: 0, amount: 1, raw: 0, source: "Carn" }, "Londo loses 1 power (Carn)"],
  "power-transferred": [
    { type: "power-transferred", from: 0, to: 1, amount: 1, source: "Carn" },
    "1 power goes from Londo to G'Kar (Carn)",
  ],
  "influence-swollen": [
    { type: "influence-swollen", by: 2, rating: 12, source: "Ranger Strike Team" },
    "Babylon 5 has 2 more influence until the end of the turn: 12 (Ranger Strike Team)",
  ],
} satisfies Readonly<Record<string, readonly [Event, string]>>;
