import type { APIEmbedField } from "discord.js";
import { type Ability, belongingTo, type ConflictView, type ParticipantView, type View } from "../../engine/index.ts";
import { howMuchRows } from "../prompts/explained.ts";
import { voteLines } from "../prompts/vote.ts";
import { type Context, conflictLabel, languageIn, nameOf, targetName } from "../text/context.ts";
import { fittedIn } from "../text/fitted.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { type Message, message } from "../text/message.ts";
import { fitted, plain, safe } from "../text/safe-text.ts";
import { ABILITY_SIGNS } from "../text/words.ts";
import { listedIn, say } from "../words/index.ts";

/** What is needed before this conflict is won, or by how much it is being won. */
export function conflictScore(conflict: ConflictView, ctx: Context): string {
  const language = languageIn(ctx);
  const { result } = conflict;
  if (result !== null) {
    const { won, margin, uncontested } = result;
    const told =
      margin > 0
        ? say(language, won ? "board-won-by" : "board-lost-by", { margin })
        : say(language, won ? "board-won" : "board-lost");
    return uncontested ? say(language, "board-uncontested", { result: told }) : told;
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
  const name = nameOf(ctx, conflict.initiator);
  return ahead > 0
    ? say(language, "board-winning", { name, by: ahead })
    : say(language, "board-needs", { name, more: 1 - ahead });
}

function participant(each: ParticipantView, ctx: Context): string {
  const language = languageIn(ctx);
  const ability = (which: Ability) => say(language, `fact-${which}`);
  const state = each.neutralized ? ` ✖ ${say(language, "state-neutralized")}` : "";
  const through =
    each.through === null
      ? ""
      : ` ${say(language, "board-as", { through: ability(each.through), using: ability(each.using) })}`;
  return belongingTo(`${safe(each.title, 40)} ${each.amount}${through}${state}`, nameOf(ctx, each.seat));
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
  return parts.length > 0
    ? parts.join(", ")
    : say(languageIn(ctx), result === null ? "board-nobody-yet" : "board-nobody");
}

function sides(conflict: ConflictView, ctx: Context): string[] {
  const { participants, added } = conflict;
  const language = languageIn(ctx);
  if (conflict.form === "sides") {
    return (conflict.sides ?? []).map(({ seat, total }) => {
      const cards = participants.filter((each) => each.as === "support" && each.side === seat);
      const extra = added.filter((each) => each.side === seat);
      const told = cardsOf(cards, extra, conflict, ctx);
      return say(language, "board-for", { name: nameOf(ctx, seat), total, cards: told });
    });
  }
  return [
    say(language, "board-support", {
      total: conflict.support,
      cards: cardsOf(
        participants.filter(({ as }) => as === "support"),
        added.filter(({ to }) => to === "support"),
        conflict,
        ctx,
      ),
    }),
    say(language, "board-opposition", {
      total: conflict.opposition,
      cards: cardsOf(
        participants.filter(({ as }) => as === "oppose"),
        added.filter(({ to }) => to === "opposition"),
        conflict,
        ctx,
      ),
    }),
  ];
}

function conflictField(conflict: ConflictView, ctx: Context, share: number): APIEmbedField {
  const title = plain(conflictLabel(ctx, conflict), 90);
  const sign = ABILITY_SIGNS[conflict.type];
  const language = languageIn(ctx);
  const kind = say(language, "board-kind", { ability: say(language, `fact-${conflict.type}`) });
  const name = plain(`${sign} ${title} · ${kind}`, DISCORD_LIMITS.embedFieldName);
  const attacks = conflict.participants.filter(({ as }) => as === "attack");
  const leaders = conflict.participants.filter(({ as }) => as === "lead");
  const targets = [conflict.target, conflict.second].flatMap((each) => (each ? [targetName(ctx, each)] : []));
  const by = { name: nameOf(ctx, conflict.initiator) };
  const whose =
    conflict.target === null
      ? say(language, "board-by", by)
      : say(language, "board-by-on", { ...by, target: listedIn(targets, language) });
  const lines = [
    `${whose} · **${conflictScore(conflict, ctx)}**`,
    ...sides(conflict, ctx),
    ...(attacks.length > 0 ? [say(language, "board-attacks", { cards: cardsOf(attacks, [], conflict, ctx) })] : []),
    ...(leaders.length > 0 ? [say(language, "board-leading", { cards: cardsOf(leaders, [], conflict, ctx) })] : []),
    ...(conflict.faceDownUnder ? [say(language, "board-under", { count: conflict.faceDownUnder })] : []),
    ...(conflict.says === null ? [] : [`-# ${safe(conflict.says, 300)}`]),
  ];
  return { name, value: fitted(lines, Math.min(DISCORD_LIMITS.embedFieldValue, share - name.length), () => "…") };
}

/** The conflict board: every open conflict with its sides and what it needs. Edited in place. */
export function boardMessage(view: View, ctx: Context): Message {
  const language = languageIn(ctx);
  const conflicts = view.conflicts.slice(0, DISCORD_LIMITS.embedFields);
  const declared = view.declared.map(({ seat, title, open, war, revealed }) => {
    const name = nameOf(ctx, seat);
    const named = { name, title: safe(title ?? "") };
    if (revealed) return say(language, "board-revealed", named);
    if (open) return say(language, war ? "board-war" : "board-through", named);
    return say(language, "board-face-down", { name });
  });
  const { turn } = view;
  const whole = turn > 0 ? say(language, "board-title-turn", { turn }) : say(language, "board-title");
  const title = plain(whole, DISCORD_LIMITS.embedTitle);
  const many = conflicts.length > 0 ? say(language, "board-open", { count: conflicts.length }) : "";
  const open = conflicts.every(({ result }) => result === null) ? many : "";
  const nothing = conflicts.length === 0 && declared.length === 0 ? say(language, "board-none") : "";
  const description = fittedIn(
    [...(view.vote ? voteLines(view.vote, ctx, language) : []), open, ...declared, nothing].filter(
      (line) => line !== "",
    ),
    900,
    language,
  );
  const left = DISCORD_LIMITS.embeds - title.length - description.length;
  const share = Math.floor(left / Math.max(1, conflicts.length));
  return message({
    embeds: [
      {
        title,
        ...(description === "" ? {} : { description }),
        ...(conflicts.length > 0 ? { fields: conflicts.map((each) => conflictField(each, ctx, share)) } : {}),
      },
    ],
    rows: howMuchRows(
      view,
      ctx,
      (id) => conflicts.some(({ participants }) => participants.some(({ card }) => card === id)),
      language,
    ),
  });
}
