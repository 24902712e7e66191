import { draftOfNext, type Night, type Said } from "../../../src/leagues/night/index.ts";
import { madeOf } from "../../../src/piecemeal.ts";
import { opening, said, taken } from "./night.ts";

export const begun = (players: number, settings: Parameters<typeof opening>[1] = {}): Night =>
  taken(
    opening(players, settings),
    Array.from({ length: players }, (_, at) => said({ type: "here", user: String(at + 1), here: true })),
  );

export function drafted(night: Night): readonly Said[] {
  const made = madeOf(draftOfNext(night));
  if (!made.ok) throw new Error(made.why);
  return made.said;
}

export const publishing = (night: Night): Said => ({
  type: "published",
  draft: night.draft?.version ?? 0,
  tables: (night.draft?.pods ?? []).map((_, at) => `r${night.rounds.length}p${at}`),
  channel: "9",
});

export function published(night: Night): Night {
  const draft = taken(
    night,
    drafted(night).map((each) => said(each)),
  );
  return taken(draft, [said(publishing(draft))]);
}

/** Every open pod of the last round with the places in the order of its players, or as `places` has them. */
export const reported = (night: Night, places = [1, 2, 3, 4, 5, 6]): Night =>
  taken(
    night,
    (night.rounds.at(-1)?.pods ?? []).map(({ number, players }) =>
      said({
        type: "reported",
        round: night.rounds.length,
        pod: number,
        result: { places: places.slice(0, players.length), victory: "standard", before_time: true },
        from: "organiser",
      }),
    ),
  );
