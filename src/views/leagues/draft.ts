/** A pairing before it is published, for organisers alone. */
import type { League } from "../../leagues/index.ts";
import { type Draft, type DraftsWorth, draftsWorth, type Night } from "../../leagues/night/index.ts";
import { fittedIn } from "../text/fitted.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import {
  button,
  buttonRows,
  inLanguages,
  type MenuOption,
  type Message,
  menuRow,
  privateMessage,
} from "../text/message.ts";

import { type Language, listedIn, say, type Tell } from "../words/index.ts";
import { leadLines, NO_LEAD } from "./lead.ts";
import { leagueName } from "./league-press.ts";
import { nameIn } from "./night-names.ts";
import { nightPressId } from "./night-press.ts";
import { PAGE, pageButtons } from "./pages.ts";
import { whyWords } from "./pairing-words.ts";
import { pointsWord } from "./round-words.ts";
import { firstPages, type Pairwise, type People, twoPlayersMenu } from "./two-players.ts";

/** With one pod in which all play there is nobody to change places with, and nothing to lock against. */
const isWhole = ({ pods, byes }: Pick<Draft, "pods" | "byes">): boolean => pods.length === 1 && byes.length === 0;

/** The pods with who plays what, and what is not ideal about them. */
export const draftMessage = (league: League, night: Night, draft: Draft, lead: Tell = NO_LEAD): Message =>
  inLanguages((language) => {
    const { pods, byes, locked, final, round, stale } = draft;
    const lines = pods.map((users, at) => {
      const who = users.map((user) => `${nameIn(night, user)} (${raceOf(night, user, language)})`).join(", ");
      return `**${say(language, "draft-pod", { pod: at + 1 })}**${locked.includes(at) ? " 🔒" : ""}: ${who}`;
    });
    const sitting = listedIn(
      byes.map((user) => nameIn(night, user)),
      language,
    );
    const about = { league: leagueName(league), pods: pods.length };
    const head = final
      ? say(language, "draft-title-final", about)
      : say(language, "draft-title", { ...about, round, rounds: night.settings.rounds });
    return privateMessage({
      content: [
        ...leadLines(lead, language),
        head,
        ...worthLines(night, draft, language).map((each) => `-# ${each}`),
        ...planLine(night, draft, language),
      ].join("\n"),
      embeds: [
        {
          description: fittedIn(
            [...lines, ...(sitting === "" ? [] : [say(language, "draft-byes", { names: sitting })])],
            DISCORD_LIMITS.embedDescription,
            language,
          ),
        },
      ],
      rows: [
        ...(stale || final || isWhole(draft)
          ? []
          : [
              twoPlayersMenu(league, swappable(night, draft)(language), swapping(draft), language),
              lockMenu(league, draft, 0, language),
            ]),
        ...buttonRows(draftButtons(league, night, draft, language)),
      ],
    });
  });

function draftButtons(league: League, night: Night, draft: Draft, language: Language) {
  const { version, pods, final, stale } = draft;
  const idOf = (verb: Parameters<typeof nightPressId>[0]) => nightPressId(verb, league.id, { number: version });
  const people = swappable(night, draft)(language);
  return [
    ...(stale ? [] : [button(idOf("publish"), say(language, "draft-publish-button"), "good")]),
    ...(final && !stale ? [] : [button(idOf("again"), say(language, "draft-again-button"), stale ? "main" : "plain")]),
    ...(stale || final ? [] : firstPages(league, people, swapping(draft), say(language, "draft-swap-others-button"))),
    ...(stale || final || pods.length <= PAGE
      ? []
      : [
          button(
            nightPressId("locks", league.id, { number: version, page: 1 }),
            say(language, "draft-lock-others-button"),
          ),
        ]),
    button(idOf("discard"), say(language, "draft-discard-button")),
    button(nightPressId("organise", league.id), say(language, "league-back-button")),
  ];
}

/** What is not ideal about the pods as they are now, and what has become worse by hand. */
function worthLines(night: Night, draft: Draft, language: Language): string[] {
  if (draft.stale) return [say(language, "draft-stale")];
  const worth = draft.swapped ? draftsWorth(night) : null;
  const { repeats, why } = worth ?? draft;
  if (why.length > 0) return [...why.map((each) => whyWords(night, each, language)), ...worseLine(worth, language)];
  if (draft.final) return [say(language, "draft-first-meet")];
  return [say(language, "draft-repeats", { repeats }), ...worseLine(worth, language)];
}

/** "Changed by hand: repeats 2 instead of 0." */
function worseLine(worth: DraftsWorth | null, language: Language): string[] {
  if (worth === null) return [];
  if (worth.worse.length === 0) return [say(language, "draft-by-hand")];
  const said = worth.worse.map(({ what, was, is }) =>
    say(language, `draft-worse-${what}`, { is: pointsWord(is), was: pointsWord(was) }),
  );
  return [say(language, "draft-worse", { list: listedIn(said, language) })];
}

/** What the whole night comes to, where it was planned together. */
function planLine({ plan, settings }: Night, { round, swapped }: Draft, language: Language): string[] {
  // What is changed by hand is not what was planned: the rounds after it are planned anew.
  if (swapped || plan === null || plan.from + plan.rounds.length <= round) return [];
  const bound = plan.repeats === 0 ? "none" : plan.proven ? "proven" : "found";
  return [say(language, "draft-planned", { rounds: settings.rounds, repeats: plan.repeats, bound })];
}

const raceOf = ({ players }: Night, user: string, language: Language): string => {
  const player = players.find((each) => each.user === user);
  return player ? say(language, `race-${player.race}`) : "?";
};

/** Who may change places: everybody but those in locked pods. */
export const swappable =
  (night: Night, { pods, byes, locked }: Draft): People =>
  (language) => {
    const free = [
      ...pods.flatMap((users, at) =>
        locked.includes(at) ? [] : users.map((user) => [user, say(language, "draft-pod", { pod: at + 1 })] as const),
      ),
      ...byes.map((user) => [user, say(language, "draft-sits-out")] as const),
    ];
    return free.map(
      ([user, where]): MenuOption => ({
        value: user,
        label: night.players.find((player) => player.user === user)?.name ?? user,
        description: `${where} · ${raceOf(night, user, language)}`,
      }),
    );
  };

/** How two of a draft are chosen who change places. */
export const swapping = ({ version }: Pick<Draft, "version">): Pairwise => ({
  does: "swap",
  asks: "partner",
  number: version,
  words: "draft-swap",
});

/** The places of the pods that one page of the menu locks and unlocks. */
export const lockable = ({ pods }: Pick<Draft, "pods">, page: number): readonly number[] =>
  [...pods.keys()].slice(page * PAGE, (page + 1) * PAGE);

function lockMenu({ id }: Pick<League, "id">, draft: Draft, page: number, language: Language) {
  const options = lockable(draft, page).map((at) => ({
    value: String(at),
    label: say(language, "draft-pod", { pod: at + 1 }),
    description: say(language, "draft-lock-more"),
    chosen: draft.locked.includes(at),
  }));
  const customId = nightPressId("lock", id, { number: draft.version, page });
  return menuRow(customId, say(language, "draft-lock-menu"), options, { least: 0, most: options.length });
}

/** A page of the pods that can be locked, where one menu does not hold all. */
export const lockPage = (league: Pick<League, "id" | "name">, draft: Draft, wanted: number): Message =>
  inLanguages((language) => {
    const pages = Math.max(1, Math.ceil(draft.pods.length / PAGE));
    const page = Math.min(wanted, pages - 1);
    const idOf = (to: number) => nightPressId("locks", league.id, { number: draft.version, page: to });
    const locked = draft.locked.length === 0 ? "none" : draft.locked.map((at) => String(at + 1)).join(", ");
    return privateMessage({
      content: say(language, "draft-lock-which", { league: leagueName(league), pods: draft.pods.length, locked }),
      rows: [
        lockMenu(league, draft, page, language),
        ...buttonRows([
          ...pageButtons(page, pages, idOf, language),
          button(nightPressId("pair", league.id), say(language, "league-back-button")),
        ]),
      ],
    });
  });
