/** A record in words: one's own, for its owner alone, and a server's. */
import type { Faction, Race } from "../../engine/index.ts";
import { type Promises, promiseIn } from "../../records/promises.ts";
import { ENOUGH_GAMES, type Rating } from "../../records/rating.ts";
import type { PlayerSum, SideSum } from "../../records/sums.ts";
import { settingsButton } from "../settings/mine.ts";
import { fittedIn } from "../text/fitted.ts";
import { buttonRows, inLanguages, inWords, type Message, privateMessage } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { RULE_SET_WORDS } from "../text/words.ts";
import { type Language, say, sayPut, type WordId } from "../words/index.ts";

const LONGEST = 1_900;
/** "rating 27.9 ± 3.1"; before five games, how many are missing. */
const ratingWords = (rating: Rating | null, games: number, language: Language): string =>
  rating === null
    ? say(language, "record-rating-later", { games: ENOUGH_GAMES - games })
    : say(language, "record-rating", { mean: rating.mu.toFixed(1), unsure: rating.sigma.toFixed(1) });

const placesWords = (places: readonly number[], language: Language): string =>
  places
    .flatMap((count, at) => (count === 0 ? [] : [say(language, "record-place", { place: at + 1, count })]))
    .join(", ");

const sumWords = (sum: PlayerSum, language: Language): string =>
  say(language, "record-sum", {
    games: sum.games,
    won: sum.won,
    places: placesWords(sum.places, language),
    rating: ratingWords(sum.rating, sum.games, language),
  });

/** A promise kept, or nothing: nobody is blamed. */
function promiseLines(promises: Promises, language: Language): string[] {
  const promised = promiseIn(promises);
  if (promised === null) return [];
  const { within, kept, deadlines } = promised;
  return within === undefined
    ? [say(language, "record-kept", { kept, deadlines })]
    : [say(language, "record-kept-within", { within, kept, deadlines })];
}

/** @param own one sum for each rule set */
export const ownRecordMessage = (own: readonly PlayerSum[], promises: Promises, isOn: boolean): Message =>
  inLanguages((language) => {
    const rows = buttonRows([settingsButton(language)]);
    if (!isOn) return privateMessage({ content: say(language, "record-none"), rows });
    if (own.length === 0) return privateMessage({ content: say(language, "record-empty"), rows });
    const lines = [
      say(language, "record-title"),
      ...own.map((sum) => `${RULE_SET_WORDS[sum.rules]}: ${sumWords(sum, language)}`),
      ...promiseLines(promises, language),
      say(language, "record-note"),
      say(language, "record-off"),
    ];
    return privateMessage({ content: lines.join("\n"), rows });
  });

/** To who asks where there is no server. */
export const noRecordHere = (): Message => inWords((language) => say(language, "record-elsewhere"));

/** Races and factions, with how often they have won. */
interface Sides {
  readonly races: readonly SideSum<Race>[];
  readonly factions: readonly SideSum<Faction>[];
}

/** @param sides null for whoever runs no leagues */
export const serverRecordMessage = (sums: readonly PlayerSum[], games: number, sides: Sides | null): Message =>
  inWords((language) => serverRecord(sums, games, sides, language));

function serverRecord(sums: readonly PlayerSum[], games: number, sides: Sides | null, language: Language): string {
  if (games === 0) return say(language, "record-server-none");
  const sets = [...new Set(sums.map(({ rules }) => rules))];
  const players = sets.flatMap((rules) => [
    `**${RULE_SET_WORDS[rules]}**`,
    ...sums
      .filter((sum) => sum.rules === rules)
      .map((sum) => `▫️ **${safe(sum.name, 32)}** · ${sumWords(sum, language)}`),
  ]);
  const rates =
    sides === null
      ? []
      : [
          say(language, "record-races", { list: ratesWords("race", sides.races, language) }),
          say(language, "record-factions", { list: ratesWords("faction", sides.factions, language) }),
        ];
  const head = say(language, "record-server-title", { games });
  const foot = [...rates, say(language, "record-note"), say(language, "record-chosen")];
  const left = LONGEST - head.length - foot.join("\n").length;
  return [head, fittedIn(players, left, language), ...foot].filter((each) => each !== "").join("\n");
}

function ratesWords<K extends "race" | "faction">(
  kind: K,
  sums: readonly SideSum<K extends "race" ? Race : Faction>[],
  language: Language,
): string {
  return sums
    .map(({ side, seats, won }) =>
      say(language, "record-side", { side: sayPut(language, `${kind}-${side}` as WordId, {}), won, seats }),
    )
    .join(", ");
}
