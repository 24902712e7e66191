/** What a picture shows, in words, for whoever does not see it: Discord reads them out. */
import { POWERS } from "../../engine/index.ts";
import type { ConflictsFacts, SideFacts } from "../../pictures/conflicts/facts.ts";
import type { DrawnCard, DrawnSeat, DrawnTable } from "../../pictures/facts.ts";
import type { Picture } from "../../pictures/index.ts";
import type { StandingsFacts } from "../../pictures/standings/facts.ts";
import type { SummaryFacts } from "../../pictures/summary/facts.ts";
import { bound, counted } from "../text/safe-text.ts";
import { ABILITY_WORDS, RACE_WORDS } from "../text/words.ts";
import { FORCE_WORDS, markName, PICTURE_WORDS } from "./words.ts";

/** Discord's limit for the description of a file. */
export const LONGEST_ALT = 1_024;

/** The same facts in words: what matters most first, and as much of the rest as fits. */
export function altText(picture: Picture): string {
  const said = bareText(picture);
  return picture.band === undefined ? said : bound(`${picture.band}. ${said}`, LONGEST_ALT);
}

function bareText(picture: Picture): string {
  switch (picture.what) {
    case "table":
      return fitting(...tableLines(picture.facts));
    case "conflicts":
      return fitting(conflictLines(picture.facts), []);
    case "seat":
      return fitting(seatLines(picture.facts, true), cardLines(picture.facts));
    case "summary":
      return fitting(summaryLines(picture.facts), []);
    case "standings":
      return standingsText(picture.facts);
  }
}

/** First all lines of the first kind, then of the others as many as there is room for. */
function fitting(first: readonly string[], others: readonly string[]): string {
  const said = [...first];
  let left = LONGEST_ALT - said.join(" ").length;
  for (const line of others) {
    if (line.length + 1 > left) continue;
    said.push(line);
    left -= line.length + 1;
  }
  return bound(said.join(" "), LONGEST_ALT);
}

function tableLines(facts: DrawnTable): [string[], string[]] {
  const where = [facts.title, ...(facts.round === "" ? [] : [facts.round.toLowerCase()])].join(", ");
  const forces = POWERS.map((force) => `${FORCE_WORDS[force]}: ${facts.forces[force]}`).join(", ");
  const few = facts.seats.length <= 4;
  return [
    [
      `${where}.`,
      ...(facts.toAct === "" ? [] : [`${facts.toAct}.`]),
      `${forces}.`,
      ...facts.seats.flatMap((seat) => (few ? seatLines(seat, false) : [shortSeat(seat)])),
    ],
    [
      ...facts.notices.map((each) => `${each}.`),
      ...(facts.alliance ? [`${PICTURE_WORDS.alliance}.`] : []),
      ...(facts.global.length > 0 ? [`${PICTURE_WORDS.wholeGame}: ${facts.global.join(", ")}.`] : []),
      ...facts.seats.flatMap(cardLines),
    ],
  ];
}

function shortSeat(seat: DrawnSeat): string {
  if (seat.eliminated) return `${seat.token.place}. ${seat.name}, ${PICTURE_WORDS.eliminated}.`;
  const wars = seat.relations.filter(({ state }) => state === "war").map(({ name }) => name);
  const war = wars.length === 0 ? "" : `, war with ${wars.join(" and ")}`;
  return `${seat.token.place}. ${seat.name}, ${seat.race}: influence ${seat.unspent + seat.spent}, power ${seat.power}, unrest ${seat.unrest}${war}.`;
}

function seatLines(seat: DrawnSeat, full: boolean): string[] {
  const { name, token, faction } = seat;
  if (seat.eliminated) return [`${token.place}. ${name}, ${faction}, ${PICTURE_WORDS.eliminated}.`];
  const influence = `Influence ${seat.unspent + seat.spent} (${seat.unspent} unspent, ${seat.spent} spent)`;
  const agenda =
    seat.agenda === null
      ? ""
      : seat.agenda.hidden
        ? `, ${PICTURE_WORDS.agendaHidden}`
        : `, agenda ${seat.agenda.title}`;
  const marks = seat.marks.map(([mark, amount]) => `, ${markName(mark)} ${amount}`).join("");
  const tensions = seat.relations.map(
    ({ name: other, toward, state }) => `${other} ${toward}${state ? ` (${state})` : ""}`,
  );
  const abroad = full ? seat.abroad.map(({ race, toward }) => `${RACE_WORDS[race]} ${toward}`) : [];
  const toward = [...tensions, ...abroad];
  return [
    `${token.place}. ${name}, ${faction}: ${influence}, power ${seat.power}, unrest ${seat.unrest}, hand ${seat.hand}, deck ${seat.deck}, discard ${seat.discard}${agenda}${marks}.`,
    ...(toward.length > 0 ? [`Tension: ${toward.join(", ")}.`] : []),
  ];
}

function cardLines(seat: DrawnSeat): string[] {
  const rows = [
    [PICTURE_WORDS.inner, seat.inner],
    [PICTURE_WORDS.supporting, seat.supporting],
    [PICTURE_WORDS.onFaction, seat.onFaction],
  ] as const;
  const said = rows.flatMap(([label, cards]) =>
    cards.length === 0 ? [] : [`${label}: ${cards.map(cardWords).join(", ")}`],
  );
  return said.length === 0 || seat.eliminated ? [] : [`${seat.name}, ${said.join("; ")}.`];
}

function cardWords(card: DrawnCard): string {
  const able = card.abilities.map(({ ability, now }) => `${ABILITY_WORDS[ability]} ${now ?? "?"}`);
  const state = [
    ...(card.state === "neutralized" ? ["neutralized"] : card.turned ? ["rotated"] : []),
    ...(card.damage > 0 ? [`${card.damage} damage`] : []),
    ...(card.severe > 0 ? [`${card.severe} severe damage`] : []),
    ...(card.under > 0 ? [`${card.under} face down under it`] : []),
    ...card.attached.map((title) => `with ${title}`),
    ...(card.controller ? [`controlled by ${card.controller.name}`] : []),
  ];
  return [card.title, ...able, ...state].join(" ");
}

function conflictLines({ conflicts, vote, declared }: ConflictsFacts): string[] {
  const side = ({ rows }: SideFacts) =>
    rows.length === 0
      ? "nobody"
      : rows.map(({ title, amount, out }) => `${title} ${out ? "neutralized" : amount}`).join(", ");
  return [
    ...(vote ? [`Vote on ${vote.title}, ${vote.head}: ${vote.tally}.`] : []),
    ...conflicts.map((each) => {
      const aim = each.targets.length === 0 ? "" : ` against ${each.targets.map(({ name }) => name).join(" and ")}`;
      const sums = each.several
        ? each.sides.map((one) => `${one.name} ${one.total}`).join(", ")
        : `${each.sides[0]?.total ?? 0} : ${each.sides[1]?.total ?? 0}`;
      const who = each.several
        ? ""
        : each.sides
            .map(
              (one, at) =>
                ` ${at === 0 ? PICTURE_WORDS.support : PICTURE_WORDS.opposition} ${one.total}: ${side(one)}.`,
            )
            .join("");
      const attacks = [...each.sides.flatMap(({ rows }) => rows), ...each.loose].flatMap(({ title, attackers }) =>
        attackers.map((attacker) => ` ${attacker.title} attacks ${title}.`),
      );
      return `${each.typeName} conflict ${each.title} of ${each.initiator.name}${aim}: ${sums}, ${each.verdict.text}.${who}${attacks.join("")}`;
    }),
    ...(declared.length > 0
      ? [
          `${PICTURE_WORDS.declared}: ${declared.map(({ name, title }) => `${name}, ${title ?? PICTURE_WORDS.hiddenShort}`).join("; ")}.`,
        ]
      : []),
    ...(conflicts.length + declared.length === 0 && vote === null ? [PICTURE_WORDS.noConflicts] : []),
  ];
}

function summaryLines({ title, how, places, turning, votes, forces }: SummaryFacts): string[] {
  return [
    `${title}. ${how}.`,
    ...places.map(
      ({ token, seat, power, won }) =>
        `${token.place}. ${seat.name}, ${seat.race}: power ${power}, influence ${seat.unspent + seat.spent}, conflicts won ${won}.`,
    ),
    ...turning.map(({ turn, text }) => `${PICTURE_WORDS.turn} ${turn}: ${text}.`),
    ...votes.map(({ title: about, text }) => `${about}: ${text}.`),
    `${POWERS.map((force) => `${FORCE_WORDS[force]}: ${forces[force]}`).join(", ")}.`,
  ];
}

/** As many whole rows as there is room for, the first first. */
function standingsText({ title, about, rows }: StandingsFacts): string {
  const said = [`${title}.`, `${about}.`];
  let left = LONGEST_ALT - said.join(" ").length - 16;
  for (const [at, { rank, name, race, points, victories, tables, note }] of rows.entries()) {
    const who = race === null ? name : `${name}, ${RACE_WORDS[race]}`;
    const line = `${rank}. ${who}: ${points === "1" ? "1 point" : `${points} points`}, ${counted(victories, "victory", "victories")}, ${counted(tables, "table")}${note === "" ? "" : `, ${note}`}.`;
    left -= line.length + 1;
    if (left < 0) return [...said, `And ${rows.length - at} more.`].join(" ");
    said.push(line);
  }
  return said.join(" ");
}
