/** What is said and asked where somebody doubts a fact that was read off a card. */
import type { APIModalInteractionResponseCallbackData } from "discord.js";
import { ASKABLE_FACTS, type FactName, type SeatIndex, type StatedFacts } from "../../engine/index.ts";
import { factInput } from "../menus/fact-form.ts";
import { type Context, mentionOf, nameOf } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { type Button, button, buttonRows, type Message, message } from "../text/message.ts";
import { bound, listed, plain, safe } from "../text/safe-text.ts";
import { FACT_WORDS } from "../text/words.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";

/** A dispute as everybody sees it; `held`: whether a step waits for it. */
export interface DisputeShown {
  readonly title: string;
  /** Who read it off the card, and who doubts it. */
  readonly seat: SeatIndex;
  readonly by: SeatIndex;
  readonly facts: StatedFacts;
  readonly held: boolean;
}

/** "diplomacy 2 and cost none" */
export function statedWords(facts: StatedFacts): string {
  return listed(
    ASKABLE_FACTS.flatMap((fact) => (facts[fact] === undefined ? [] : [`${FACT_WORDS[fact]} ${facts[fact]}`])),
  );
}

const press = (
  ctx: Pick<Context, "table">,
  verb: "dispute" | "dispute-agree" | "dispute-back" | "dispute-judge" | "dispute-correct",
  key: string,
) => encodePress({ table: ctx.table, decision: 0, verb, key });

/** A "Dispute" for each card of which something was said; with the titles where there are several. */
export function disputeButtons(
  cards: readonly { key: string; title: string }[],
  ctx: Pick<Context, "table">,
): Button[] {
  return cards.map(({ key, title }) =>
    button(
      press(ctx, "dispute", key),
      cards.length === 1 ? "Dispute" : bound(`Dispute ${plain(title, 60)}`, DISCORD_LIMITS.buttonLabel),
    ),
  );
}

/** The buttons under a dispute: for the others, for whoever said it, for a judge. */
export function settlingButtons(
  key: string,
  held: boolean,
  ctx: Pick<Context, "table">,
  language: Language = FIRST_LANGUAGE,
): Button[] {
  return [
    button(press(ctx, "dispute-agree", key), say(language, "stands-button"), "main"),
    button(press(ctx, "dispute-correct", key), say(language, "correct-button")),
    ...(held ? [button(press(ctx, "dispute-back", key), say(language, "take-back-button"))] : []),
    button(press(ctx, "dispute-judge", key), say(language, "judge-button")),
  ];
}

/** To everybody: what is doubted, that play waits, and how that ends. */
export function disputeMessage(
  dispute: DisputeShown,
  key: string,
  voters: readonly SeatIndex[],
  ctx: Context,
): Message {
  const { title, seat, by, facts, held } = dispute;
  const teller = nameOf(ctx, seat);
  const lines = [
    `⏸ **${nameOf(ctx, by)} disputes** what ${teller} read off **${safe(title, 80)}**: ${statedWords(facts)}.`,
    held
      ? `Play waits, and what ${teller} did with it is not done yet.`
      : "Play waits. What was done since then stays done.",
    `It stands when ${listed(voters.map((each) => mentionOf(ctx, each)))} ${voters.length === 1 ? "presses" : "have all pressed"} **It stands**. ${mentionOf(ctx, seat)} may correct it${held ? ", or take it back" : ""}. A judge may decide at once.`,
  ];
  const people = ctx.people.filter((one) => voters.includes(one.seat) || one.seat === seat);
  const ping = people.flatMap(({ userId }) => userId ?? []);
  return message({ content: lines.join("\n"), rows: buttonRows(settlingButtons(key, held, ctx)), ping });
}

/** "Carol: it stands. Still asked: Dave." */
export function agreedLine(seat: SeatIndex, missing: readonly SeatIndex[], ctx: Context): string {
  return `-# ${nameOf(ctx, seat)}: it stands. Still asked: ${listed(missing.map((each) => nameOf(ctx, each)))}.`;
}

/** Whoever misread a card has put it right. */
export function correctedLine(
  { seat, title, facts, undone }: { seat: SeatIndex; title: string; facts: StatedFacts; undone?: true },
  ctx: Context,
): string {
  const anew = undone ? ` ${nameOf(ctx, seat)} cannot do it so, and acts anew.` : "";
  return `📝 ${nameOf(ctx, seat)} has misread **${safe(title, 80)}** and corrects it: ${statedWords(facts)}. Others may dispute it.${anew}`;
}

/** How a dispute ended. */
export function settledLine(
  dispute: DisputeShown,
  how: "agreed" | "judged" | "withdrawn",
  name: string | undefined,
  undone: boolean,
  ctx: Context,
): string {
  const teller = nameOf(ctx, dispute.seat);
  const card = `**${safe(dispute.title, 80)}**`;
  switch (how) {
    case "agreed":
      return `▶ It stands: ${card} has ${statedWords(dispute.facts)}. ${dispute.held ? `What ${teller} did holds. ` : ""}Play goes on.`;
    case "withdrawn":
      return `▶ ${teller} takes back what was read off ${card}, and acts anew.`;
    case "judged": {
      // Why not is its player's to see, who tries again: it may speak of hidden cards.
      const lost = undone ? ` ${teller} cannot do it so, and acts anew.` : "";
      return `▶ ⚖️ ${safe(name ?? "A judge", 40)} has decided about ${card}. Play goes on.${lost}`;
    }
  }
}

/** The form of whoever misread the card. */
export function correctionForm(...[said, key, ctx]: Parameters<typeof judgeForm>) {
  const form = judgeForm(said, key, ctx);
  return {
    ...form,
    custom_id: press(ctx, "dispute-correct", key),
    title: plain(`Correct ${said.title}`, DISCORD_LIMITS.modalTitle),
  };
}

/** The judge's form: what was said, to be left as it is or put right. */
export function judgeForm(
  { title, facts }: Pick<DisputeShown, "title" | "facts">,
  key: string,
  ctx: Pick<Context, "table">,
): APIModalInteractionResponseCallbackData {
  const names = ASKABLE_FACTS.filter((fact: FactName) => facts[fact] !== undefined).slice(
    0,
    DISCORD_LIMITS.modalInputs,
  );
  return {
    custom_id: press(ctx, "dispute-judge", key),
    title: plain(title, DISCORD_LIMITS.modalTitle),
    components: names.map((fact) => factInput(title, fact, { value: String(facts[fact]), required: true })),
  };
}
