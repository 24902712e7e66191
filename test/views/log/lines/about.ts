/** Cards, players and watches that events of the tests are about. */
export const cassarin = { card: 10, title: "Envoy Cassarin" };
export const fleet = { card: 12, title: "Purple Fleet" };
export const gkar = { what: "player", seat: 1 } as const;

export const WATCH = {
  seat: 0,
  source: "Carn",
  on: "you-win",
  whose: 0,
  about: null,
  does: [{ verb: "gain-influence", amount: 2 }],
  until: "end-of-turn",
  holder: null,
  once: false,
} as const;
