import type { APIEmbedField } from "discord.js";
import type { ConflictView, ParticipantView, View } from "../../engine/index.ts";
import { howMuchRows } from "../prompts/explained.ts";
import { voteLines } from "../prompts/vote.ts";
import { type Context, nameOf, targetName } from "../text/context.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { type Message, message } from "../text/message.ts";
import { counted, fitted, plain, safe } from "../text/safe-text.ts";
import { ABILITY_SIGNS, ABILITY_WORDS } from "../text/words.ts";

/** What is needed before this conflict is won, or by how much it is being won. */
export function conflictScore(conflict: ConflictView, ctx: Context): string {
  const { result } = conflict;
  if (result !== null) {
    const by = result.margin > 0 ? ` by ${result.margin}` : "";
    return `${result.won ? "✅ won" : "❌ lost"}${by}${result.uncontested ? ", uncontested" : ""}`;
  }
  const own = conflict.sides?.find(({ seat }) => seat === conflict.initiator)?.total ?? 0;
  const ahead =
    conflict.form === "sides"
      ? own -
        Math.max(
          0,
          ...(conflict.sides ?? []).filter(({ seat }) => seat !== conflict.initiator).map(({ total }) => total),
        )
      : conflict.support - conflict.opposition;
  return ahead > 0
    ? `${nameOf(ctx, conflict.initiator)} is winning by ${ahead}`
    : `${nameOf(ctx, conflict.initiator)} needs ${1 - ahead} more to win`;
}

function participant(each: ParticipantView, ctx: Context): string {
  const state = each.neutralized ? " ✖ neutralized" : "";
  const through = each.through === null ? "" : ` ${ABILITY_WORDS[each.through]} as ${ABILITY_WORDS[each.using]}`;
  return `${safe(each.title, 40)} ${each.amount}${through}${state} (${nameOf(ctx, each.seat)})`;
}

function cardsOf(
  list: readonly ParticipantView[],
  added: ConflictView["added"],
  { result }: ConflictView,
  ctx: Context,
): string {
  const parts = [
    ...list.map((each) => participant(each, ctx)),
    ...added.map(({ amount, source }) => `${safe(source, 40)} +${amount}`),
  ];
  return parts.length > 0 ? parts.join(", ") : result === null ? "nobody yet" : "nobody";
}

function sides(conflict: ConflictView, ctx: Context): string[] {
  const { participants, added } = conflict;
  if (conflict.form === "sides") {
    return (conflict.sides ?? []).map(({ seat, total }) => {
      const cards = participants.filter((each) => each.as === "support" && each.side === seat);
      const extra = added.filter((each) => each.side === seat);
      return `**For ${nameOf(ctx, seat)} ${total}**: ${cardsOf(cards, extra, conflict, ctx)}`;
    });
  }
  return [
    `**Support ${conflict.support}**: ${cardsOf(
      participants.filter(({ as }) => as === "support"),
      added.filter(({ to }) => to === "support"),
      conflict,
      ctx,
    )}`,
    `**Opposition ${conflict.opposition}**: ${cardsOf(
      participants.filter(({ as }) => as === "oppose"),
      added.filter(({ to }) => to === "opposition"),
      conflict,
      ctx,
    )}`,
  ];
}

/** A conflict's title; of several with that title, with its number among them, as orders name it. */
function titleAmong(conflict: ConflictView, all: readonly ConflictView[]): string {
  const number = all.filter(({ title }) => title === conflict.title).indexOf(conflict);
  const title = plain(conflict.title, 60);
  return number > 0 ? `${title} #${number + 1}` : title;
}

function conflictField(conflict: ConflictView, title: string, ctx: Context, share: number): APIEmbedField {
  const sign = ABILITY_SIGNS[conflict.type];
  const name = plain(`${sign} ${title} · ${ABILITY_WORDS[conflict.type]} conflict`, DISCORD_LIMITS.embedFieldName);
  const attacks = conflict.participants.filter(({ as }) => as === "attack");
  const leaders = conflict.participants.filter(({ as }) => as === "lead");
  const target =
    conflict.target === null
      ? ""
      : ` on ${targetName(ctx, conflict.target)}${conflict.second ? ` and ${targetName(ctx, conflict.second)}` : ""}`;
  const lines = [
    `By ${nameOf(ctx, conflict.initiator)}${target} · **${conflictScore(conflict, ctx)}**`,
    ...sides(conflict, ctx),
    ...(attacks.length > 0 ? [`Attacks: ${cardsOf(attacks, [], conflict, ctx)}`] : []),
    ...(leaders.length > 0 ? [`Leading: ${cardsOf(leaders, [], conflict, ctx)}`] : []),
    ...(conflict.faceDownUnder ? [`${counted(conflict.faceDownUnder, "card")} face down under it`] : []),
    ...(conflict.says === null ? [] : [`-# ${safe(conflict.says, 300)}`]),
  ];
  return { name, value: fitted(lines, Math.min(DISCORD_LIMITS.embedFieldValue, share - name.length), () => "…") };
}

/** The conflict board: every open conflict with its sides and what it needs. Edited in place. */
export function boardMessage(view: View, ctx: Context): Message {
  const conflicts = view.conflicts.slice(0, DISCORD_LIMITS.embedFields);
  const declared = view.declared.map(({ seat, title, open, war, revealed }) => {
    if (revealed) return `${nameOf(ctx, seat)} has revealed ${safe(title ?? "")}: it is still to be initiated`;
    return open
      ? `${nameOf(ctx, seat)} has declared ${war ? "a war conflict:" : "a conflict through"} ${safe(title ?? "")}`
      : `🂠 ${nameOf(ctx, seat)} has declared a conflict, face down`;
  });
  const title = plain(`Conflicts${view.turn > 0 ? ` of turn ${view.turn}` : ""}`, DISCORD_LIMITS.embedTitle);
  const many = conflicts.length > 0 ? counted(conflicts.length, "conflict is open", "conflicts are open") : "";
  const open = conflicts.every(({ result }) => result === null) ? many : "";
  const nothing = conflicts.length === 0 && declared.length === 0 ? "No conflict has been initiated." : "";
  const description = fitted(
    [...(view.vote ? voteLines(view.vote, ctx) : []), open, ...declared, nothing].filter((line) => line !== ""),
    900,
  );
  const left = DISCORD_LIMITS.embeds - title.length - description.length;
  const share = Math.floor(left / Math.max(1, conflicts.length));
  return message({
    embeds: [
      {
        title,
        ...(description === "" ? {} : { description }),
        ...(conflicts.length > 0
          ? { fields: conflicts.map((each) => conflictField(each, titleAmong(each, view.conflicts), ctx, share)) }
          : {}),
      },
    ],
    rows: howMuchRows(view, ctx, (id) =>
      conflicts.some(({ participants }) => participants.some(({ card }) => card === id)),
    ),
  });
}
