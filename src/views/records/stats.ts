/** A record in words: one's own, for its owner alone, and a server's. */
import type { Faction, Race } from "../../engine/index.ts";
import { type Promises, promiseIn } from "../../records/promises.ts";
import { ENOUGH_GAMES, type Rating } from "../../records/rating.ts";
import type { PlayerSum, SideSum } from "../../records/sums.ts";
import { settingsButton } from "../settings/mine.ts";
import { buttonRows, type Message, privateMessage } from "../text/message.ts";
import { capitalized, counted, fitted, safe } from "../text/safe-text.ts";
import { FACTION_WORDS, RACE_WORDS, RULE_SET_WORDS } from "../text/words.ts";
import { promiseWords } from "./promise.ts";

const LONGEST = 1_900;
/** "27.9 ± 3.1"; before five games, how many are missing. */
const ratingWords = (rating: Rating | null, games: number): string =>
  rating === null
    ? `rating after ${counted(ENOUGH_GAMES - games, "more game")}`
    : `rating ${rating.mu.toFixed(1)} ± ${rating.sigma.toFixed(1)}`;

const ORDINALS = ["1st", "2nd", "3rd"] as const;
const placesWords = (places: readonly number[]): string =>
  places.flatMap((count, at) => (count === 0 ? [] : [`${ORDINALS[at] ?? `${at + 1}th`} ×${count}`])).join(", ");

const sumWords = (sum: PlayerSum): string =>
  `${counted(sum.games, "game")}, ${sum.won} won · ${placesWords(sum.places)} · ${ratingWords(sum.rating, sum.games)}`;

const RATING_NOTE =
  "-# A rating begins at 25; ± says how unsure it still is. It is made anew from the results each time it is asked for.";

/** A promise kept, or nothing: nobody is blamed. */
function promiseLines(promises: Promises): string[] {
  const promised = promiseIn(promises);
  return promised === null ? [] : [`🤝 ${capitalized(promiseWords(promised))}`];
}

/** @param own one sum for each rule set */
export function ownRecordMessage(own: readonly PlayerSum[], promises: Promises, isOn: boolean): Message {
  const rows = buttonRows([settingsButton()]);
  if (!isOn) {
    const content =
      "You are on no record: no game is noted under your name, and none is shown. `/settings mine record:on` " +
      "has the games that you finish from then on noted in their server.";
    return privateMessage({ content, rows });
  }
  if (own.length === 0) {
    const content =
      "You are on record, and have finished no game here since. Games with practice opponents do not count.";
    return privateMessage({ content, rows });
  }
  const lines = [
    "**Your record in this server**",
    ...own.map((sum) => `${RULE_SET_WORDS[sum.rules]}: ${sumWords(sum)}`),
    ...promiseLines(promises),
    RATING_NOTE,
    "-# `/settings mine record:off` hides it everywhere; `/privacy delete` takes your name out for good.",
  ];
  return privateMessage({ content: lines.join("\n"), rows });
}

/** Races and factions, with how often they have won. */
interface Sides {
  readonly races: readonly SideSum<Race>[];
  readonly factions: readonly SideSum<Faction>[];
}

/** @param sides null for whoever runs no leagues */
export function serverRecordMessage(sums: readonly PlayerSum[], games: number, sides: Sides | null): Message {
  if (games === 0)
    return privateMessage({
      content:
        "No game is on record in this server yet. A finished game is noted once somebody who played it has said " +
        "`/settings mine record:on`; games with practice opponents are not.",
    });
  const sets = [...new Set(sums.map(({ rules }) => rules))];
  const players = sets.flatMap((rules) => [
    `**${RULE_SET_WORDS[rules]}**`,
    ...sums.filter((sum) => sum.rules === rules).map((sum) => `▫️ **${safe(sum.name, 32)}** · ${sumWords(sum)}`),
  ]);
  const rates =
    sides === null
      ? []
      : [`Races: ${ratesWords(sides.races, RACE_WORDS)}`, `Factions: ${ratesWords(sides.factions, FACTION_WORDS)}`];
  const head = `📒 **${counted(games, "game")} on record in this server**`;
  const foot = [...rates, RATING_NOTE, "-# Whoever is on record has chosen so: `/settings mine record:on`."];
  const left = LONGEST - head.length - foot.join("\n").length;
  return privateMessage({ content: [head, fitted(players, left), ...foot].filter((each) => each !== "").join("\n") });
}

function ratesWords<T extends string>(sums: readonly SideSum<T>[], words: Readonly<Record<T, string>>): string {
  return sums.map(({ side, seats, won }) => `${words[side]} ${won} of ${seats}`).join(", ");
}
