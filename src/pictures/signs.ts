/** The signs of the pictures as SVG paths on a square from -12 to 12. Shape first, colour second. */

/** A polygon or star of so many points. */
function star(points: number, outer: number, inner: number, turn = -90): string {
  const corners: string[] = [];
  for (let at = 0; at < points * 2; at++) {
    const angle = ((turn + (at * 180) / points) * Math.PI) / 180;
    const r = at % 2 === 0 ? outer : inner;
    corners.push(`${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`);
  }
  return `M${corners.join("L")}Z`;
}

const circle = (x: number, y: number, r: number, back = false): string =>
  back
    ? `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`
    : `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;

const rect = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;

const FLAME =
  "M0.5 -11C1.5 -6 8 -2.5 8 4C8 8.5 4.5 11.5 0 11.5C-4.5 11.5 -8 8.5 -8 4C-8 1 -6.2 -1.6 -4.6 -3.4C-4.2 -1.4 -3.2 -0.2 -2 0.2C-2.6 -4 -1.6 -8.4 0.5 -11Z";

export const SIGNS = {
  // Races, on which the place in initiative order stands.
  human: circle(0, 0, 11),
  centauri: "M0 -12.5L12.5 0L0 12.5L-12.5 0Z",
  narn: rect(-10, -10, 20, 20),
  minbari: "M0 -12L12.6 9.8L-12.6 9.8Z",
  "non-aligned": "M-6.2 -10.8L6.2 -10.8L12.4 0L6.2 10.8L-6.2 10.8L-12.4 0Z",
  // Abilities, in which their number stands.
  diplomacy: "M-9 -11H9Q12 -11 12 -8V5Q12 8 9 8H-3L-8 12V8H-9Q-12 8 -12 5V-8Q-12 -11 -9 -11Z",
  intrigue: "M-13 0Q-6 -10.5 0 -10.5Q6 -10.5 13 0Q6 10.5 0 10.5Q-6 10.5 -13 0Z",
  psi: "M-5.8 -11L5.8 -11L12 0L5.8 11L-5.8 11L-12 0Z",
  leadership: "M-12 11V-8L-6.5 -3.5L-2.8 -11.5L0 -6L2.8 -11.5L6.5 -3.5L12 -8V11Z",
  military: "M-11 -11H11V0Q11 7.5 0 12Q-11 7.5 -11 0Z",
  // A seat.
  flame: FLAME,
  hand: "M-12 -6L-7 -8.5L-3 5.5L-8 8ZM-5 -10H5V7H-5ZM7 -8.5L12 -6L8 8L3 5.5Z",
  deck: "M-6 -11H10V7H-6ZM-10 -6H-8V9H7V11H-10Z",
  discard: "M-10 -8H-4V-11H4V-8H10V-5H-10ZM-8.5 -3H8.5L7 11H-7Z",
  scroll: "M-8 -11H8V7H10.5V11H-5.5Q-8 11 -8 8.5ZM-4.5 -7V-5H4.5V-7ZM-4.5 -2.5V-0.5H4.5V-2.5ZM-4.5 2V4H2V2Z",
  // Marks.
  conspiracy: `${circle(0, -5, 6.4)}M-3 0H3L6.5 12H-6.5Z`,
  destiny: star(4, 12, 3.4),
  doom: "M-9 -11.5H9V-8.5H7.5Q7.5 -3 2 0Q7.5 3 7.5 8.5H9V11.5H-9V8.5H-7.5Q-7.5 3 -2 0Q-7.5 -3 -7.5 -8.5H-9Z",
  shadow: "M4.5 -10.8A11.5 11.5 0 1 0 4.5 10.8A14 14 0 0 1 4.5 -10.8Z",
  strife: "M3 -12L-8 2H-1L-4 12L8 -3H1Z",
  vorlon:
    "M0 -1.5C-5 -4 -4.5 -9.5 0 -12C4.5 -9.5 5 -4 0 -1.5ZM1.6 0.8C1.2 6 -3.8 8.6 -8.5 7.2C-8.8 2 -4 -1 1.6 0.8ZM-1.6 0.8C4 -1 8.8 2 8.5 7.2C3.8 8.6 -1.2 6 -1.6 0.8Z",
  // Between factions.
  swords:
    "M-11.5 -11.5L-7 -11L5.2 1.2L7.4 -1L9.4 1L6.8 3.6L11 7.8L7.8 11L3.6 6.8L1 9.4L-1 7.4L1.2 5.2L-11 -7ZM11.5 -11.5L7 -11L2.4 -6.4L6.4 -2.4L11 -7ZM-5.2 1.2L-7.4 -1L-9.4 1L-6.8 3.6L-11 7.8L-7.8 11L-3.6 6.8L-1 9.4L1 7.4L-1.2 5.2L-2.6 3.8L-4 2.4Z",
  trade: "M-11 -6.5H4V-11L12 -5L4 1V-3.5H-11ZM11 6.5H-4V11L-12 5L-4 -1V3.5H11Z",
  alliance:
    "M-7 -6.5A6.5 6.5 0 0 0 -7 6.5H-1V3H-6.5A3 3 0 0 1 -6.5 -3H-1V-6.5ZM7 -6.5A6.5 6.5 0 0 1 7 6.5H1V3H6.5A3 3 0 0 0 6.5 -3H1V-6.5ZM-4.5 -1.7H4.5V1.7H-4.5Z",
  peace: "M-10 -10.5H10V0Q10 7.5 0 12Q-10 7.5 -10 0ZM-6 -6.5V0Q-6 5 0 7.6Q6 5 6 0V-6.5Z",
  neutrality: `${rect(-10, -6.5, 20, 4.5)}${rect(-10, 2.5, 20, 4.5)}`,
  state: `${circle(0, 0, 10)}${circle(0, 0, 5.5, true)}`,
  burst: star(12, 13, 9.6),
  disc: circle(0, 0, 11),
  // Cards.
  star: star(5, 12, 5.2),
  spark: star(4, 12, 3.6),
  severe:
    "M-10 -10H10V10H-10ZM-6.8 -4.6L-2.2 0L-6.8 4.6L-4.6 6.8L0 2.2L4.6 6.8L6.8 4.6L2.2 0L6.8 -4.6L4.6 -6.8L0 -2.2L-4.6 -6.8Z",
  group: `${circle(-5.2, -5, 4)}${circle(5.2, -5, 4)}M-12 9V5.5Q-12 0.8 -6.6 0.8H-3.6Q-0.6 0.8 -0.6 4V9ZM12 9V5.5Q12 0.8 6.6 0.8H3.6Q0.6 0.8 0.6 4V9Z`,
  fleet: "M0 -12L3 -3.5L4 2L11 8V10.5L3.5 8.5L2.5 12H-2.5L-3.5 8.5L-11 10.5V8L-4 2L-3 -3.5Z",
  location: `${circle(0, 0, 7)}M-13 4.5Q-9.5 2.5 -7.6 2L-7 4.4Q0 5.5 7.6 -1.8L12.8 -4.6Q14 -3 6 3.2Q-3 8.6 -9 7.8Q-13 7 -13 4.5Z`,
  enhancement: "M-3.4 -10.5H3.4V-3.4H10.5V3.4H3.4V10.5H-3.4V3.4H-10.5V-3.4H-3.4Z",
  event: "M-9 -11.5H4L9 -6.5V11.5H-9ZM3 -9V-5.5H6.8Z",
  // What happens.
  flag: "M-8 -12H-5.5V-11H9L5.5 -6L9 -1H-5.5V12H-8Z",
  down: "M-10 -6H10L0 8Z",
  up: "M-10 6H10L0 -8Z",
  right: "M-6 -10L9 0L-6 10Z",
  arrow: "M-12 -1.6H5V-6L12 0L5 6V1.6H-12Z",
  check: "M-11 0.5L-8 -2.8L-3.2 1.6L7.8 -9L11 -5.6L-3.2 8.2Z",
  cross: "M-9.5 -6.5L-6.5 -9.5L0 -3L6.5 -9.5L9.5 -6.5L3 0L9.5 6.5L6.5 9.5L0 3L-6.5 9.5L-9.5 6.5L-3 0Z",
  trophy:
    "M-7 -11.5H7V-9.5H12V-7Q12 -0.5 5.8 0.3Q4.4 3 2 3.9V7H6V11H-6V7H-2V3.9Q-4.4 3 -5.8 0.3Q-12 -0.5 -12 -7V-9.5H-7ZM-9.5 -7Q-9.3 -3.6 -6.8 -2.6Q-7 -4 -7 -7ZM9.5 -7H7Q7 -4 6.8 -2.6Q9.3 -3.6 9.5 -7Z",
  ring: `${circle(0, 0, 11)}${circle(0, 0, 8, true)}${star(5, 6.5, 2.8)}`,
  claw: "M-11 -9Q0 -7 1.5 11Q-5.5 4 -11 -9ZM0 -11Q9 -6 8 10Q3.5 1 0 -11Z",
  out: "M-9.5 -6.5L-6.5 -9.5L0 -3L6.5 -9.5L9.5 -6.5L3 0L9.5 6.5L6.5 9.5L0 3L-6.5 9.5L-9.5 6.5L-3 0Z",
  ballot: "M-10 -1H-6L-2 3.5L7.5 -8L10.5 -5.5L-1.8 9.5L-7 4H-7.5V9H8V2H11V12H-11V-1Z",
  hourglass: "M-9 -11.5H9V-8.5H7.5Q7.5 -3 2 0Q7.5 3 7.5 8.5H9V11.5H-9V8.5H-7.5Q-7.5 3 -2 0Q-7.5 -3 -7.5 -8.5H-9Z",
} as const;
export type SignName = keyof typeof SIGNS;
