/** What a press about a round does: its clock, and what came of its pods. */
export const ROUND_PRESSES = [
  // For everybody.
  "standings",
  "season",
  "export",
  "results",
  "pod",
  // For a pod's players.
  "report",
  "confirm",
  "dispute",
  // For organisers.
  "judge",
  "decide",
  "clock",
  "start",
  "extend",
  // Of the pod that is chosen.
  "more",
  "time",
  "timed",
] as const;
export type RoundPressVerb = (typeof ROUND_PRESSES)[number];

export interface RoundPress {
  verb: RoundPressVerb;
  /** The league's id. */
  id: string;
  /** Counted from 1, as the league counts its nights, the night its rounds, and the round its pods; 0 where none is meant. */
  night: number;
  round: number;
  pod: number;
  /** Which report of the pod, how many minutes, or a page from 0. */
  number: number;
}

type Place = Partial<Omit<RoundPress, "verb">> & Pick<RoundPress, "id">;

export const roundPressId = (verb: RoundPressVerb, { id, night = 0, round = 0, pod = 0, number = 0 }: Place): string =>
  `round:${verb}:${id}:${night}:${round}:${pod}:${number}`;

/** What a custom id says about a round, or null where it is about something else. */
export function parseRoundPress(customId: string): RoundPress | null {
  const read = /^round:([a-z]{1,12}):([a-z0-9]{8}):(\d{1,4}):(\d{1,4}):(\d{1,3}):(\d{1,6})$/u.exec(customId);
  const [, said, id, ...rest] = read ?? [];
  const verb = ROUND_PRESSES.find((each) => each === said);
  if (verb === undefined || id === undefined) return null;
  const [night = 0, round = 0, pod = 0, number = 0] = rest.map(Number);
  return { verb, id, night, round, pod, number };
}

/** What a choice of a menu of all pods says: "2.3" for the third pod of the second round. */
export const podValue = (round: { readonly number: number }, pod: { readonly number: number }): string =>
  `${round.number}.${pod.number}`;

/** Which pod was chosen of all; null where none is named. */
export function readPodValue(value: string): { round: number; pod: number } | null {
  const [, round, pod] = /^(\d{1,3})\.(\d{1,3})$/u.exec(value) ?? [];
  return round === undefined ? null : { round: Number(round), pod: Number(pod) };
}
