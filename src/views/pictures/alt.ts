/** What a picture shows, in words, for whoever does not see it: Discord reads them out. */
import { POWERS } from "../../engine/index.ts";
import type { ConflictsFacts, SideFacts, VoteFacts } from "../../pictures/conflicts/facts.ts";
import type { DrawnCard, DrawnSeat, DrawnTable } from "../../pictures/facts.ts";
import type { Picture } from "../../pictures/index.ts";
import type { StandingsFacts } from "../../pictures/standings/facts.ts";
import type { SummaryFacts } from "../../pictures/summary/facts.ts";
import { raceIn } from "../text/named.ts";
import { bound, capitalized } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";
import { pictureWords } from "./in-language.ts";
import { filled } from "./words.ts";

/** Discord's limit for the description of a file. */
export const LONGEST_ALT = 1_024;

/** The same facts in words: what matters most first, and as much of the rest as fits. */
export function altText(picture: Picture, language: Language = FIRST_LANGUAGE): string {
  const said = bareText(picture, language);
  return picture.band === undefined ? said : bound(`${picture.band}. ${said}`, LONGEST_ALT);
}

function bareText(picture: Picture, language: Language): string {
  switch (picture.what) {
    case "table":
      return tableText(picture.facts, language);
    case "conflicts":
      return bound(conflictLines(picture.facts, language).join(" "), LONGEST_ALT);
    case "seat":
      return bound(
        [...seatLines(picture.facts, true, language), ...cardLines(picture.facts, language)].join(" "),
        LONGEST_ALT,
      );
    case "summary":
      return bound(summaryLines(picture.facts, language).join(" "), LONGEST_ALT);
    case "standings":
      return standingsText(picture.facts, language);
  }
}

/**
 * The figures of all seats, then the cards of one seat after another, first of those who must act: as many whole seats
 * as there is room for, and where the others' are to be read.
 */
function tableText(facts: DrawnTable, language: Language): string {
  const said = tableLines(facts, language);
  const inTurn = [...facts.seats.filter(({ acts }) => acts), ...facts.seats.filter(({ acts }) => !acts)];
  const cards = inTurn.flatMap((seat) => cardLines(seat, language));
  const button = say(language, "lesson-cards-button");
  for (let shown = cards.length; shown >= 0; shown -= 1) {
    const rest =
      shown === cards.length ? [] : [say(language, shown === 0 ? "alt-cards-all" : "alt-cards-rest", { button })];
    const text = [...said, ...cards.slice(0, shown), ...rest].join(" ");
    if (text.length <= LONGEST_ALT) return text;
  }
  return bound(said.join(" "), LONGEST_ALT);
}

function tableLines(facts: DrawnTable, language: Language): string[] {
  const said = pictureWords(language);
  const where = [
    facts.title,
    ...(facts.round === "" ? [] : [language === FIRST_LANGUAGE ? facts.round.toLowerCase() : facts.round]),
  ].join(", ");
  const forces = POWERS.map((force) => `${said.forces[force]}: ${facts.forces[force]}`).join(", ");
  const few = facts.seats.length <= 4;
  return [
    `${where}.`,
    ...(facts.toAct === "" ? [] : [`${facts.toAct}.`]),
    `${forces}.`,
    ...facts.seats.flatMap((seat) => (few ? seatLines(seat, false, language) : [shortSeat(seat, language)])),
    ...facts.notices.map((each) => `${each}.`),
    ...(facts.alliance ? [`${said.alliance}.`] : []),
    ...(facts.global.length > 0 ? [`${said.wholeGame}: ${facts.global.join(", ")}.`] : []),
  ];
}

const influenceOf = ({ unspent, spent }: DrawnSeat): number => unspent + spent;

function shortSeat(seat: DrawnSeat, language: Language): string {
  const { name, race, power, unrest, token } = seat;
  const { place } = token;
  if (seat.eliminated) return `${place}. ${name}, ${pictureWords(language).eliminated}.`;
  const wars = seat.relations.filter(({ state }) => state === "war").map((each) => each.name);
  const war =
    wars.length === 0 ? "" : say(language, "alt-war", { names: wars.join(` ${pictureWords(language).and} `) });
  return say(language, "alt-short", { place, name, race, influence: influenceOf(seat), power, unrest, war });
}

function seatLines(seat: DrawnSeat, full: boolean, language: Language): string[] {
  const said = pictureWords(language);
  const { name, token, faction, unspent, spent, power, unrest, hand, deck, discard } = seat;
  const { place } = token;
  if (seat.eliminated) return [say(language, "alt-seat-out", { place, name, who: faction })];
  const agenda =
    seat.agenda === null
      ? ""
      : seat.agenda.hidden
        ? `, ${said.agendaHidden}`
        : say(language, "alt-agenda", { title: seat.agenda.title });
  const marks = seat.marks.map(([mark, amount]) => `, ${said.marks[mark]} ${amount}`).join("");
  const tensions = seat.relations.map(
    ({ name: other, toward, state }) => `${other} ${toward}${state ? ` (${said.states[state] ?? state})` : ""}`,
  );
  const abroad = full ? seat.abroad.map(({ race, toward }) => `${said.races[race]} ${toward}`) : [];
  const toward = [...tensions, ...abroad];
  const figures = { influence: influenceOf(seat), unspent, spent, power, unrest, hand, deck, discard };
  return [
    say(language, "alt-seat", { place, name, faction, ...figures, more: `${agenda}${marks}` }),
    ...(toward.length > 0 ? [say(language, "alt-tension", { list: toward.join(", ") })] : []),
  ];
}

function cardLines(seat: DrawnSeat, language: Language): string[] {
  const words = pictureWords(language);
  const rows = [
    [words.inner, seat.inner],
    [words.supporting, seat.supporting],
    [words.onFaction, seat.onFaction],
  ] as const;
  const said = rows.flatMap(([label, cards]) =>
    cards.length === 0 ? [] : [`${label}: ${cards.map((card) => cardWords(card, language)).join(", ")}`],
  );
  return said.length === 0 || seat.eliminated ? [] : [`${seat.name}, ${said.join("; ")}.`];
}

function cardWords(card: DrawnCard, language: Language): string {
  const said = pictureWords(language);
  const able = card.abilities.map(({ ability, now }) => `${say(language, `fact-${ability}`)} ${now ?? "?"}`);
  const state = [
    ...(card.state === "neutralized" ? [said.neutralized] : card.turned ? [say(language, "alt-rotated")] : []),
    ...(card.damage > 0 ? [say(language, "alt-damage", { amount: card.damage })] : []),
    ...(card.severe > 0 ? [say(language, "alt-severe", { amount: card.severe })] : []),
    ...(card.under > 0 ? [say(language, "alt-under", { amount: card.under })] : []),
    ...card.attached.map((title) => say(language, "alt-with", { title })),
    ...(card.controller ? [filled(said.controlled, card.controller.name)] : []),
  ];
  return [card.title, ...able, ...state].join(" ");
}

/** The count, and who has voted how. */
function voteWords({ title, head, tally, ballots, league }: VoteFacts, language: Language): string {
  const cast = [...ballots, ...league].filter((each) => each.cast !== null);
  const told = say(language, "alt-vote", { title, head, tally });
  return cast.length === 0 ? told : `${told} ${cast.map(({ name, says }) => `${name} ${says}`).join(", ")}.`;
}

function conflictLines({ conflicts, vote, declared }: ConflictsFacts, language: Language): string[] {
  const said = pictureWords(language);
  const side = ({ rows }: SideFacts) =>
    rows.length === 0
      ? say(language, "alt-nobody")
      : rows.map(({ title, amount, out }) => `${title} ${out ? said.neutralized : amount}`).join(", ");
  return [
    ...(vote ? [voteWords(vote, language)] : []),
    ...conflicts.map((each) => {
      const targets = each.targets.map(({ name }) => name).join(` ${said.and} `);
      const sums = each.several
        ? each.sides.map((one) => `${one.name} ${one.total}`).join(", ")
        : `${each.sides[0]?.total ?? 0} : ${each.sides[1]?.total ?? 0}`;
      const who = each.several
        ? each.sides
            .filter(({ rows }) => rows.length > 0)
            .map((one) => ` ${one.name}: ${side(one)}.`)
            .join("")
        : each.sides
            .map((one, at) => ` ${at === 0 ? said.support : said.opposition} ${one.total}: ${side(one)}.`)
            .join("");
      const attacks = [...each.sides.flatMap(({ rows }) => rows), ...each.loose].flatMap(({ title, attackers }) =>
        attackers.map((attacker) => ` ${say(language, "alt-attacks", { attacker: attacker.title, title })}`),
      );
      const told = {
        type: each.typeName,
        title: each.title,
        name: each.initiator.name,
        sums,
        verdict: each.verdict.text,
      };
      const what =
        targets === "" ? say(language, "alt-conflict", told) : say(language, "alt-conflict-on", { ...told, targets });
      return `${what}${who}${attacks.join("")}`;
    }),
    ...(declared.length > 0
      ? [`${said.declared}: ${declared.map(({ name, title }) => `${name}, ${title ?? said.hiddenShort}`).join("; ")}.`]
      : []),
    ...(conflicts.length + declared.length === 0 && vote === null ? [said.noConflicts] : []),
    // Last, since of many it may be cut.
    ...conflicts.flatMap(({ title, prize }) => (prize === "" ? [] : [say(language, "alt-prize", { title, prize })])),
  ];
}

function summaryLines({ title, how, places, turning, votes, forces }: SummaryFacts, language: Language): string[] {
  const said = pictureWords(language);
  return [
    `${title}. ${how}.`,
    ...places.map(({ place, seat, power, won }) =>
      say(language, "alt-place", {
        place,
        name: seat.name,
        race: seat.race,
        power,
        influence: influenceOf(seat),
        won,
      }),
    ),
    ...turning.map(({ turn, text }) => `${capitalized(said.turn)} ${turn}: ${text}.`),
    ...votes.map(({ title: about, text }) => `${about}: ${text}.`),
    `${POWERS.map((force) => `${said.forces[force]}: ${forces[force]}`).join(", ")}.`,
  ];
}

/** As many whole rows as there is room for, the first first. */
function standingsText({ title, about, rows }: StandingsFacts, language: Language): string {
  const said = [`${title}.`, `${about}.`];
  let left = LONGEST_ALT - said.join(" ").length - 16;
  for (const [at, { rank, name, race, points, victories, tables, note }] of rows.entries()) {
    const line = say(language, "alt-standing", {
      rank,
      who: race === null ? name : `${name}, ${raceIn(language, race)}`,
      points: language === FIRST_LANGUAGE ? points : points.replace(".", ","),
      one: points === "1" ? "one" : "other",
      victories,
      tables,
      note: note === "" ? "" : `, ${note}`,
    });
    left -= line.length + 1;
    if (left < 0) return [...said, say(language, "alt-standings-more", { left: rows.length - at })].join(" ");
    said.push(line);
  }
  return said.join(" ");
}
