/** Examples of effects by hand that are wanted less often. */
import { type CardInPlayView, MARKS, type SeatView } from "../../engine/index.ts";
import { ABILITY_WORDS } from "../../views/index.ts";

/** What waits for something to happen, and what has a price. */
export function joined(others: readonly SeatView[], n: number): string[] {
  const [other] = others;
  return [
    `when I win a conflict, gain ${n} influence`,
    `when I win a conflict, I may apply 1 influence to gain ${n} power`,
    `the next time that I lose a conflict, gain ${n} power`,
    ...(other ? [`when a conflict is initiated against me, ${other.name} loses ${n} power`] : []),
    `for good, each time a turn begins, gain ${n} influence`,
    `apply ${n} influence to draw 1`,
    `lose ${n} power then draw 1`,
    `both gain ${n} power and draw 1`,
    "sponsor a character for 1 less",
    "discount characters by 1",
    "may declare 1 more conflict",
    "nobody declares conflicts next turn",
    ...(other ? [`${other.name} cannot declare conflicts this turn`] : []),
    `gain ${n} influence for each of my rotated characters`,
    "ready all my characters",
    `damage each rotated fleet by ${n}`,
    `if I have 10 or more influence, gain ${n} power`,
    ...(other
      ? [
          `${other.name} chooses: gain ${n} influence or draw 1`,
          `${other.name} picks one of my supporting characters to rotate`,
        ]
      : []),
    "stop waiting",
  ];
}

/** What else may be done to a card, with the cards and the hand of the own player. */
export function seldom(
  card: CardInPlayView,
  { seat }: SeatView,
  me: SeatView | null,
  n: number,
  open: readonly string[],
): string[] {
  const { title, type, row, isAmbassador, neutralized } = card;
  const own = seat === me?.seat;
  const [best] = Object.entries(card.abilities).toSorted(([, a], [, b]) => (b ?? 0) - (a ?? 0));
  const ability = Object.entries(ABILITY_WORDS).find(([name]) => name === best?.[0])?.[1];
  const marked = MARKS.filter((mark) => (card.marks[mark] ?? 0) > 0);
  const character = type === "character";
  const [attacker] = me?.inner ?? [];
  const conflicts = (me?.discard ?? []).filter((lying) => lying.type === "conflict").map((lying) => lying.title);
  const fresh = own && !isAmbassador ? (me?.hand ?? []).filter((held) => held.type === type).slice(0, 3) : [];
  return [
    ...(ability ? [`${title} gets +${n} ${ability}`, `${title} gets -${n} ${ability} while it stays rotated`] : []),
    ...(character && row === "supporting" ? [`promote ${title}`, `promote ${title} for free`] : []),
    ...(character ? [`${title} becomes a Ranger`] : []),
    ...(character && !isAmbassador ? [`${title} becomes the ambassador`] : []),
    ...(character && card.race === null ? [`${title} becomes the Drakh ambassador`] : []),
    ...(neutralized && row === "supporting" ? [`tend ${title}`] : []),
    ...(own ? conflicts.map((card) => `${card} becomes an enhancement on ${title}`) : []),
    ...(attacker && !own && !neutralized && ability ? [`attack ${title} with ${attacker.title} using ${ability}`] : []),
    ...(ability && !neutralized && type !== "location"
      ? open.flatMap((one) => [`${title} supports ${one}`, `${title} opposes ${one}`])
      : []),
    ...(ability && !neutralized ? [`${title} takes ${n} less damage`] : []),
    ...(attacker && attacker.id !== card.id && character ? [`${title} copies the text of ${attacker.title}`] : []),
    ...(attacker && attacker.id !== card.id
      ? card.attached.map((lying) => `attach ${lying} of ${title} to ${attacker.title}`)
      : []),
    ...marked.flatMap((mark) => [
      `convert 1 ${mark} mark of ${title} to ${mark === "doom" ? "destiny" : "doom"}`,
      ...(attacker && attacker.id !== card.id ? [`transfer 1 ${mark} mark from ${title} to ${attacker.title}`] : []),
    ]),
    ...fresh.map((held) => `replace ${title} with ${held.title}`),
    ...(own && isAmbassador ? ["reverse"] : []),
  ];
}
