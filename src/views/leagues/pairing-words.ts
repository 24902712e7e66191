/** What a pairing says of itself, with its players' names. */
import { RACES } from "../../engine/index.ts";
import type { Night } from "../../leagues/night/index.ts";
import { FIRST_LANGUAGE, type Language, listedIn, say } from "../words/index.ts";
import { namedIn, nameIn } from "./night-names.ts";

type Named = Pick<Night, "players">;

/**
 * A sentence of a pairing, which a night keeps as it was written, in the first language. In another one it is told anew; one
 * that is not known stands there as a quotation.
 */
export function whyWords(night: Named, sentence: string, language: Language): string {
  if (language === FIRST_LANGUAGE) return namedIn(night, sentence);
  return (
    byes(night, sentence, language) ??
    repeats(night, sentence, language) ??
    sizes(sentence, language) ??
    impossible(sentence, language) ??
    say(language, "pairing-quoted", { why: namedIn(night, sentence) })
  );
}

const names = (night: Named, ids: string): string =>
  ids.replace(/(?:practice-)?\d+(?= and |,|$| \()/gu, (id) => nameIn(night, id));

/** "2 byes (…), since …" */
function byes(night: Named, sentence: string, language: Language): string | null {
  const [, count, ids = "", why = "", had] =
    /^(\d+) byes? \(([^)]*)\), since (.*?)\.(?: Byes that they have had before: (\d+)\.)?$/u.exec(sentence) ?? [];
  if (count === undefined) return null;
  const cause = crowded(why, language) ?? (why.startsWith("with everybody") ? say(language, "pairing-must-not") : null);
  if (cause === null) return null;
  const told = { count: Number(count), names: shortened(names(night, ids), language), cause };
  return had === undefined
    ? say(language, "pairing-byes", told)
    : say(language, "pairing-byes-again", { ...told, had: Number(had) });
}

/** Which race is played too often. */
function crowded(cause: string, language: Language): string | null {
  const [, most, all, race = "", more, pods, rest] =
    /^(\d+) of (\d+) play ([a-z-]+), (\d+) too many for (\d+) pods?(?:; and (.*))?$/u.exec(cause) ?? [];
  if (most === undefined) return null;
  const said = say(language, "pairing-crowded", {
    most: Number(most),
    all: Number(all),
    race: raceIn(race, language),
    more: Number(more),
    pods: Number(pods),
  });
  if (rest === undefined) return said;
  const [, two, one = "", other, room] =
    /^(all|\d+) play ([a-z-]+)(?: or ([a-z-]+))?, while a pod needs three races, so that (?:no pod is possible|no more than (\d+) pods? can be)$/u.exec(
      rest,
    ) ?? [];
  if (two === undefined) return null;
  const races = [one, ...(other === undefined ? [] : [other])].map((each) => raceIn(each, language));
  return say(language, "pairing-crowded-two", {
    said,
    count: two,
    races: listedIn(races, language, "list-or"),
    pods: Number(room ?? 0),
  });
}

/** "Repeats 2, fewer is impossible: … have met before." */
function repeats(night: Named, sentence: string, language: Language): string | null {
  const [, count, bound, pairs = ""] =
    /^Repeats (\d+), (fewer is impossible|no fewer were found): (.*) have met before\.$/u.exec(sentence) ?? [];
  if (count === undefined) return null;
  const met = shortened(names(night, pairs), language)
    .replaceAll(/ and /gu, ` ${say(language, "pairing-and")} `)
    .replaceAll(/\((\d+) times\)/gu, (_, times: string) => say(language, "pairing-times", { times: Number(times) }));
  return say(language, bound === "fewer is impossible" ? "pairing-repeats-least" : "pairing-repeats", {
    count: Number(count),
    pairs: met,
  });
}

/** "a, b and 3 more" */
const shortened = (list: string, language: Language): string =>
  list.replace(/ and (\d+) more$/u, (_, more: string) => say(language, "pairing-more", { more: Number(more) }));

/** "Pods of 4, 3, as …", and that somebody sits in such a one once more. */
function sizes(sentence: string, language: Language): string | null {
  if (sentence.startsWith("Somebody sits in a pod of another size")) return say(language, "pairing-odd");
  const [, list = "", cause = ""] = /^Pods of ([\d, ]+), as (.*)\.$/u.exec(sentence) ?? [];
  const [, players, size] = /^(\d+) players do not make pods of (\d+) alone$/u.exec(cause) ?? [];
  if (players !== undefined && size !== undefined)
    return say(language, "pairing-sizes", { sizes: list, players: Number(players), size: Number(size) });
  return cause.startsWith("the races") ? say(language, "pairing-sizes-races", { sizes: list }) : null;
}

/** Why there are no pods at all. */
function impossible(sentence: string, language: Language): string | null {
  if (sentence.startsWith("No pods are possible: too many are kept apart")) return say(language, "pairing-apart");
  if (sentence === "Two would meet who must not.") return say(language, "pairing-two-must-not");
  const [, players] = /^A pod has 3 players at least, and there are (\d+)\.$/u.exec(sentence) ?? [];
  if (players !== undefined) return say(language, "pairing-too-few", { players: Number(players) });
  const [, why = "", sit] =
    /^No pods are possible: (.*)\. It would help if some of them (sat out, or )?played another race\.$/u.exec(
      sentence,
    ) ?? [];
  const cause = crowded(why, language);
  if (cause === null) return null;
  return say(language, sit === undefined ? "pairing-none" : "pairing-none-sit", { cause });
}

function raceIn(key: string, language: Language): string {
  const race = RACES.find((each) => each === key);
  return race === undefined ? key : say(language, `race-${race}`);
}
