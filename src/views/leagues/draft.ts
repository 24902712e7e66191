/** A pairing before it is published, for organisers alone. */
import type { League } from "../../leagues/index.ts";
import { type Draft, type DraftsWorth, draftsWorth, type Night } from "../../leagues/night/index.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, type MenuOption, type Message, menuRow, privateMessage } from "../text/message.ts";
import { counted, fitted, listed, safe } from "../text/safe-text.ts";
import { RACE_WORDS } from "../text/words.ts";
import { nightPressId } from "./night-press.ts";
import { namedIn, nameIn } from "./night-words.ts";
import { PAGE, pageButtons } from "./pages.ts";
import { pointsWord } from "./round-words.ts";
import { firstPages, type Pairwise, twoPlayersMenu } from "./two-players.ts";

/** The pods with who plays what, and what is not ideal about them. */
export function draftMessage(league: League, night: Night, draft: Draft, lead = ""): Message {
  const { version, pods, byes, locked, final, round } = draft;
  const idOf = (verb: Parameters<typeof nightPressId>[0]) => nightPressId(verb, league.id, { number: version });
  const lines = pods.map((users, at) => {
    const who = users.map((user) => `${nameIn(night, user)} (${raceOf(night, user)})`).join(", ");
    return `**Pod ${at + 1}**${locked.includes(at) ? " 🔒" : ""}: ${who}`;
  });
  const sitting = byes.length === 0 ? [] : [`**Sit out**: ${listed(byes.map((user) => nameIn(night, user)))}`];
  const title = final ? "The final" : `Round ${round} of ${night.settings.rounds}`;
  const head = `${title} of **${safe(league.name, 60)}**: ${counted(pods.length, "pod")}. Nobody but organisers sees this.`;
  const worth = worthLines(night, draft);
  const planned = planLine(night, draft);
  const people = swappable(night, draft);
  return privateMessage({
    content: [...(lead === "" ? [] : [lead]), head, ...worth.map((each) => `-# ${each}`), ...planned].join("\n"),
    embeds: [{ description: fitted([...lines, ...sitting], DISCORD_LIMITS.embedDescription) }],
    rows: [
      ...(draft.stale || final ? [] : [twoPlayersMenu(league, people, swapping(draft)), lockMenu(league, draft, 0)]),
      ...buttonRows([
        ...(draft.stale ? [] : [button(idOf("publish"), "Publish", "good")]),
        ...(final && !draft.stale ? [] : [button(idOf("again"), "Pair again", draft.stale ? "main" : "plain")]),
        ...(draft.stale || final ? [] : firstPages(league, people, swapping(draft), "Swap others…")),
        ...(draft.stale || final || pods.length <= PAGE
          ? []
          : [button(nightPressId("locks", league.id, { number: version, page: 1 }), "Lock others…")]),
        button(idOf("discard"), "Throw it away"),
        button(nightPressId("organise", league.id), "Back"),
      ]),
    ],
  });
}

/** What is not ideal about the pods as they are now, and what has become worse by hand. */
function worthLines(night: Night, draft: Draft): string[] {
  if (draft.stale) return ["Somebody has come or gone since: press **Pair again**."];
  const worth = draft.swapped ? draftsWorth(night) : null;
  const { repeats, why } = worth ?? draft;
  if (why.length > 0) return [...why.map((each) => namedIn(night, each)), ...worseLine(worth)];
  if (draft.final) return ["Those who stand first meet."];
  return [`Repeats ${repeats}${repeats === 0 ? ": nobody meets anybody again" : ""}.`, ...worseLine(worth)];
}

type Worse = DraftsWorth["worse"][number];
const WORSE_WORDS: Readonly<Record<Worse["what"], string>> = {
  byes: "byes of who has sat out before",
  repeats: "repeats",
  odd: "seats once more in a pod of another size",
  gaps: "points between those who meet",
  rivalry: "the same rival races again",
};

/** "Changed by hand: repeats 2 instead of 0." */
function worseLine(worth: DraftsWorth | null): string[] {
  if (worth === null) return [];
  if (worth.worse.length === 0) return ["Changed by hand: as good as it was paired."];
  const said = worth.worse.map(
    ({ what, was, is }) => `${WORSE_WORDS[what]} ${pointsWord(is)} instead of ${pointsWord(was)}`,
  );
  return [`Changed by hand, and worse than it was paired: ${listed(said)}.`];
}

/** What the whole night comes to, where it was planned together. */
function planLine({ plan, settings }: Night, { round, swapped }: Draft): string[] {
  // What is changed by hand is not what was planned: the rounds after it are planned anew.
  if (swapped || plan === null || plan.from + plan.rounds.length <= round) return [];
  const bound = plan.repeats === 0 ? "" : plan.proven ? ", fewer is impossible" : ", no fewer were found";
  return [
    `-# Planned together with the rounds after it, up to round ${settings.rounds}: ${counted(plan.repeats, "repeat")} in all${bound}.`,
  ];
}

const raceOf = ({ players }: Night, user: string): string => {
  const player = players.find((each) => each.user === user);
  return player ? RACE_WORDS[player.race] : "?";
};

/** Who may change places: everybody but those in locked pods. */
export function swappable(night: Night, { pods, byes, locked }: Draft): MenuOption[] {
  const free = [
    ...pods.flatMap((users, at) => (locked.includes(at) ? [] : users.map((user) => [user, `Pod ${at + 1}`] as const))),
    ...byes.map((user) => [user, "Sits out"] as const),
  ];
  return free.map(([user, where]) => ({
    value: user,
    label: night.players.find((player) => player.user === user)?.name ?? user,
    description: `${where} · ${raceOf(night, user)}`,
  }));
}

/** How two of a draft are chosen who change places. */
export const swapping = ({ version }: Pick<Draft, "version">): Pairwise => ({
  does: "swap",
  asks: "partner",
  number: version,
  words: "Swap two players",
});

/** The places of the pods that one page of the menu locks and unlocks. */
export const lockable = ({ pods }: Pick<Draft, "pods">, page: number): readonly number[] =>
  [...pods.keys()].slice(page * PAGE, (page + 1) * PAGE);

function lockMenu({ id }: Pick<League, "id">, draft: Draft, page: number) {
  const options = lockable(draft, page).map((at) => ({
    value: String(at),
    label: `Pod ${at + 1}`,
    description: "Stays as it is when you pair again",
    chosen: draft.locked.includes(at),
  }));
  const customId = nightPressId("lock", id, { number: draft.version, page });
  return menuRow(customId, "Lock pods", options, { least: 0, most: options.length });
}

/** A page of the pods that can be locked, where one menu does not hold all. */
export function lockPage(league: Pick<League, "id" | "name">, draft: Draft, wanted: number): Message {
  const pages = Math.max(1, Math.ceil(draft.pods.length / PAGE));
  const page = Math.min(wanted, pages - 1);
  const idOf = (to: number) => nightPressId("locks", league.id, { number: draft.version, page: to });
  const some = draft.locked.map((at) => String(at + 1));
  return privateMessage({
    content: `**${safe(league.name, 60)}**: which of ${counted(draft.pods.length, "pod")} stay as they are when you pair again? ${some.length === 0 ? "None is locked." : `Locked: ${some.join(", ")}.`}`,
    rows: [
      lockMenu(league, draft, page),
      ...buttonRows([...pageButtons(page, pages, idOf), button(nightPressId("pair", league.id), "Back")]),
    ],
  });
}
