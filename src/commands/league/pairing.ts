/** From who is here to a published round. */
import type { BaseInteraction } from "discord.js";
import type { League } from "../../leagues/index.ts";
import { draftOfNext, type NightActed } from "../../leagues/night/index.ts";
import { madeInTurns } from "../../piecemeal.ts";
import { newTableId } from "../../table/seats/lobby.ts";
import { cited, citing } from "../../views/leagues/cited.ts";
import { draftMessage, lockable } from "../../views/leagues/draft.ts";
import { NO_LEAD } from "../../views/leagues/lead.ts";
import { nightProblem, noDraft } from "../../views/leagues/night-words.ts";
import { say } from "../../views/words/index.ts";
import { placeTyped } from "../game/opening/place.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, replacing, replyInstead } from "../shared/command.ts";
import { openPods } from "./pods.ts";
import { type LastNight, panelOf, speakerOf, tell } from "./running.ts";

/** The draft of the next round: the one that there is, or a new one. `again`: another one in any case. */
export async function pair(
  asked: BaseInteraction,
  league: League,
  { ref, night }: LastNight,
  again: boolean,
  bot: Bot,
): Promise<Answer> {
  if (night.draft !== null && !again) return replacing(draftMessage(league, night, night.draft));
  const drafted = await madeInTurns(draftOfNext(night, again));
  if (!drafted.ok) return replacing(panelOf(bot, league, night, noDraft(drafted, night)));
  const acted = await bot.nights.act(ref, speakerOf(asked, bot), (present) =>
    // Somebody else was faster: theirs is shown.
    present.drafts === night.drafts ? drafted.said : [],
  );
  return preview(bot, league, acted);
}

/** The draft as it is after this, or the panel where there is none any more; where it was refused, with why. */
function preview(bot: Bot, league: League, acted: NightActed): Answer {
  if (acted.outcome === "none") return replyInstead(citing("night-no-gone-night", "league-night"));
  const { night } = acted;
  const lead = acted.outcome === "refused" ? nightProblem(acted.problem, night) : NO_LEAD;
  return replacing(
    night.draft === null ? panelOf(bot, league, night, lead) : draftMessage(league, night, night.draft, lead),
  );
}

/** Two players change places in the draft of this version. */
export async function swap(
  asked: BaseInteraction,
  league: League,
  { ref }: LastNight,
  { version, users }: { version: number; users: readonly string[] },
  bot: Bot,
): Promise<Answer> {
  const [a = "", b = ""] = users;
  const acted = await bot.nights.act(ref, speakerOf(asked, bot), () => [{ type: "swapped", draft: version, a, b }]);
  return preview(bot, league, acted);
}

/** Of the pods on this page of the draft exactly these are locked. */
export async function lockPods(
  asked: BaseInteraction,
  league: League,
  { ref }: LastNight,
  { version, pods, page }: { version: number; pods: readonly number[]; page: number },
  bot: Bot,
): Promise<Answer> {
  const acted = await bot.nights.act(ref, speakerOf(asked, bot), ({ draft }) => {
    if (draft === null || draft.version !== version) return { code: "draft-changed" };
    const changed = lockable(draft, page).filter((at) => draft.locked.includes(at) !== pods.includes(at));
    return changed.map((pod, more) => ({ type: "locked", draft: version + more, pod, on: pods.includes(pod) }));
  });
  return preview(bot, league, acted);
}

export async function discard(
  asked: BaseInteraction,
  league: League,
  last: LastNight,
  version: number,
  bot: Bot,
): Promise<Answer> {
  const told = await tell(asked, last, () => [{ type: "discarded", draft: version }], bot);
  return told.ok
    ? replacing(panelOf(bot, league, told.night, (language) => say(language, "night-thrown-away")))
    : told.answer;
}

/** The draft of this version becomes a round; its tables are opened in the background, each once. */
export async function publish(
  asked: Parameters<typeof placeTyped>[0] & BaseInteraction,
  league: League,
  { ref }: LastNight,
  version: number | null,
  bot: Bot,
): Promise<Answer> {
  const found = placeTyped(asked, "/league publish");
  if (!found.ok) return replyInstead((language) => cited(found.why(language), "league-night", language));
  if (found.place.post !== null) return replyInstead(citing("night-text-channel", "league-night"));
  const { channel } = found.place;
  const acted = await bot.nights.act(ref, speakerOf(asked, bot), ({ draft }) => {
    if (draft === null) return { code: "draft-changed" };
    const tables = draft.pods.map(() => newTableId());
    return [{ type: "published", draft: version ?? draft.version, tables, channel }];
  });
  if (acted.outcome === "none" || acted.outcome === "refused") return preview(bot, league, acted);
  openPods(ref, bot);
  const round = acted.night.rounds.at(-1);
  const published = {
    round: round?.number ?? 0,
    channel: `<#${channel}>`,
    tables: round?.pods.length ?? 0,
  };
  return replacing(panelOf(bot, league, acted.night, (language) => say(language, "night-published", published)));
}
