/** A league, and its night as it may stand: before the first round, in one, reported, disputed, paired anew. */
import { CARD_TYPES } from "../../../src/engine/index.ts";
import type { League } from "../../../src/leagues/index.ts";
import type { LeagueRound, Night, Pod, Said } from "../../../src/leagues/night/index.ts";
import type { DeckView } from "../../../src/views/decks/decks.ts";
import { opening, said, taken } from "../../leagues/night/night.ts";
import { played, result } from "../../leagues/played.ts";
import { usual } from "../../leagues/usual.ts";

export const deck: DeckView = {
  id: "deck2222",
  name: "Xxx",
  lines: [
    ...CARD_TYPES.map((type) => ({ count: 2, title: `Aaa ${type.slice(0, 3)}x`, section: "deck" as const, type })),
    { count: 1, title: "Ccc", section: "reserve", type: null },
  ],
  race: "narn",
  faction: "home",
  ambassador: "Bbb",
  strange: [],
  missing: null,
};
export const check = [
  { fit: "remark", says: { code: "copies-fit" }, rule: { id: "deck-construction", title: "„Deck construction“" } },
  { fit: "fits", says: { code: "reserve-fits", cards: 20 }, rule: { id: "reserve", title: "„Reserve“" } },
] as const;

export const entrants = [1, 2, 3].map((at) => ({
  user: String(at),
  name: `Vir ${at}`,
  race: "narn" as const,
  faction: "home" as const,
  deck: "deck2222",
  at: 1,
}));
export const league: League = {
  ...usual,
  id: "league22",
  name: "Xxx",
  host: { user: "1", name: "Zack" },
  rules: "engine",
  open: true,
  entrants,
  at: 1,
};
/** The league with other settings. */
export const changed = (more: Partial<League["settings"]>): League => ({
  ...league,
  settings: { ...league.settings, ...more },
});

/** Before the first round. */
export const gathering = taken(opening(8), []);
/** Two pods play, and two sit out. */
export const inRound = played(
  8,
  [
    {
      pods: [
        [1, 2, 3],
        [4, 5, 6],
      ],
      byes: [7, 8],
    },
  ],
  { pace: "live" },
);
export const [round] = inRound.rounds as [LeagueRound];
export const [pod] = round.pods as [Pod, Pod];
const report: Said = {
  type: "reported",
  round: 1,
  pod: 1,
  from: "player",
  result: { places: [1, 2, 2], victory: "major", before_time: true },
};
export const reported = taken(inRound, [said(report, "2")]);
export const disputed = taken(reported, [said({ type: "disputed", round: 1, pod: 1, report: 1, why: "Delenn." }, "3")]);
export const settled = taken(inRound, [
  said(result(1, 1, [1, 2, 3])),
  said(result(1, 2, [2, 1, 3], { victory: "standard" })),
]);
/** Its clock runs. */
export const running = taken(inRound, [said({ type: "clock-started", round: 1, minutes: 90 })]);
/** Three rounds that last days. */
export const twoDays = played(6, [
  {
    pods: [
      [1, 2, 3],
      [4, 5, 6],
    ],
  },
  {
    pods: [
      [1, 4, 5],
      [2, 3, 6],
    ],
  },
  {
    pods: [
      [1, 2, 5],
      [3, 4, 6],
    ],
  },
]);
const drafting = (more: { why?: string[]; locked?: number[] } = {}): Night =>
  taken(
    taken(
      gathering,
      [1, 2, 3, 4, 5, 6, 7].map((user) => said({ type: "here", user: String(user), here: true })),
    ),
    [
      said({
        type: "drafted",
        round: 1,
        final: false,
        pods: [
          ["1", "2", "3"],
          ["4", "5", "6"],
        ],
        byes: ["7"],
        locked: [],
        why: [],
        repeats: 0,
        proven: true,
        ...more,
      }),
    ],
  );
/** The first round of a night, and one of its pods. */
export const at = (night: Night, number = 1): [LeagueRound, Pod] => {
  const [first] = night.rounds as [LeagueRound];
  return [first, first.pods[number - 1] as Pod];
};
/** A pairing that nobody has published yet. */
export const draft = drafting();
export const worse = drafting({ why: ["Repeats 2, fewer is impossible: 1 and 2 have met before."] });
