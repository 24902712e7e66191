/** Practice opponents as players of a league: so that somebody alone can try one. Pure. */
import type { Faction, Race } from "../engine/index.ts";
import type { Entrant, League } from "./league.ts";

/** So many players a league is filled up to. */
export const FILLED = 18;

/** Who is to come in, in this order: of each race as few as can be, so that pods without two of a race are possible. */
export function newcomers(
  { entrants }: Pick<League, "entrants">,
  sides: readonly { race: Race; faction: Faction }[],
  nameOf: (race: Race, taken: readonly string[]) => string,
): Pick<Entrant, "user" | "name" | "race" | "faction">[] {
  const all: Pick<Entrant, "user" | "name" | "race" | "faction">[] = [...entrants];
  const fresh: typeof all = [];
  let last = Math.max(0, ...entrants.map(({ user }) => Number(/^practice-(\d+)$/u.exec(user)?.[1] ?? 0)));
  while (all.length < FILLED) {
    const count = (race: Race) => all.filter((each) => each.race === race).length;
    const [side] = sides.toSorted((a, b) => count(a.race) - count(b.race));
    if (side === undefined) break;
    const name = nameOf(
      side.race,
      all.map((each) => each.name),
    );
    const one = { user: `practice-${++last}`, name, race: side.race, faction: side.faction };
    all.push(one);
    fresh.push(one);
  }
  return fresh;
}
