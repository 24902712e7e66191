const RACES = ["centauri", "human", "minbari", "narn", "non-aligned"];

/** So many players, each of the next of these races. */
export function playersOf(count: number, races = RACES) {
  return Array.from({ length: count }, (_, at) => ({ id: `p${at}`, race: races[at % races.length] }));
}
