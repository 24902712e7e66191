/** What is said and asked where somebody doubts a fact that was read off a card. */
import type { APIModalInteractionResponseCallbackData } from "discord.js";
import { ASKABLE_FACTS, type FactName, type SeatIndex, type StatedFacts } from "../../engine/index.ts";
import { factInput } from "../menus/fact-form.ts";
import { type Context, languageIn, mentionOf, nameOf } from "../text/context.ts";
import { encodePress } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { type Button, button, buttonRows, type Message, message } from "../text/message.ts";
import { factIn } from "../text/named.ts";
import { bound, plain, safe } from "../text/safe-text.ts";
import { FACT_WORDS } from "../text/words.ts";
import { FIRST_LANGUAGE, type Language, listedIn, say } from "../words/index.ts";

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
export function statedWords(facts: StatedFacts, language: Language = FIRST_LANGUAGE): string {
  const told = (fact: FactName, value: string | number) =>
    language === FIRST_LANGUAGE ? `${FACT_WORDS[fact]} ${value}` : factIn(language, fact, value);
  return listedIn(
    ASKABLE_FACTS.flatMap((fact) => (facts[fact] === undefined ? [] : [told(fact, facts[fact])])),
    language,
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
  language: Language = FIRST_LANGUAGE,
): Button[] {
  return cards.map(({ key, title }) =>
    button(
      press(ctx, "dispute", key),
      cards.length === 1
        ? say(language, "dispute-button")
        : bound(say(language, "dispute-button-of", { title: plain(title, 60) }), DISCORD_LIMITS.buttonLabel),
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
  const language = languageIn(ctx);
  const name = nameOf(ctx, seat);
  const asked = voters.map((each) => mentionOf(ctx, each));
  const lines = [
    say(language, "dispute-disputes", {
      by: nameOf(ctx, by),
      name,
      title: safe(title, 80),
      facts: statedWords(facts, language),
    }),
    held ? say(language, "dispute-held", { name }) : say(language, "dispute-done"),
    say(language, "dispute-ends", {
      names: listedIn(asked, language),
      count: asked.length,
      teller: mentionOf(ctx, seat),
      held: held ? "yes" : "no",
    }),
  ];
  const people = ctx.people.filter((one) => voters.includes(one.seat) || one.seat === seat);
  const ping = people.flatMap(({ userId }) => userId ?? []);
  return message({ content: lines.join("\n"), rows: buttonRows(settlingButtons(key, held, ctx, language)), ping });
}

/** "Carol: it stands. Still asked: Dave." */
export function agreedLine(seat: SeatIndex, missing: readonly SeatIndex[], ctx: Context): string {
  const language = languageIn(ctx);
  const names = listedIn(
    missing.map((each) => nameOf(ctx, each)),
    language,
  );
  return say(language, "dispute-agreed", { name: nameOf(ctx, seat), names });
}

/** Whoever misread a card has put it right. */
export function correctedLine(
  { seat, title, facts, undone }: { seat: SeatIndex; title: string; facts: StatedFacts; undone?: true },
  ctx: Context,
): string {
  const language = languageIn(ctx);
  const name = nameOf(ctx, seat);
  const told = { name, title: safe(title, 80), facts: statedWords(facts, language) };
  return `${say(language, "dispute-corrected", told)}${undone ? ` ${say(language, "dispute-anew", { name })}` : ""}`;
}

/** How a dispute ended. */
export function settledLine(
  dispute: DisputeShown,
  how: "agreed" | "judged" | "withdrawn",
  name: string | undefined,
  undone: boolean,
  ctx: Context,
): string {
  const language = languageIn(ctx);
  const teller = nameOf(ctx, dispute.seat);
  const card = `**${safe(dispute.title, 80)}**`;
  switch (how) {
    case "agreed": {
      const facts = statedWords(dispute.facts, language);
      return dispute.held
        ? say(language, "dispute-stands-holds", { card, facts, name: teller })
        : say(language, "dispute-stands", { card, facts });
    }
    case "withdrawn":
      return say(language, "dispute-withdrawn", { name: teller, card });
    case "judged": {
      // Why not is its player's to see, who tries again: it may speak of hidden cards.
      const lost = undone ? ` ${say(language, "dispute-anew", { name: teller })}` : "";
      const judge = safe(name ?? say(language, "judge-a-judge"), 40);
      return `${say(language, "dispute-judged", { judge, card })}${lost}`;
    }
  }
}

/** The form of whoever misread the card. */
export function correctionForm(...[said, key, ctx, language = FIRST_LANGUAGE]: Parameters<typeof judgeForm>) {
  const form = judgeForm(said, key, ctx, language);
  return {
    ...form,
    custom_id: press(ctx, "dispute-correct", key),
    title: plain(say(language, "dispute-correct-title", { title: said.title }), DISCORD_LIMITS.modalTitle),
  };
}

/** The judge's form: what was said, to be left as it is or put right. */
export function judgeForm(
  { title, facts }: Pick<DisputeShown, "title" | "facts">,
  key: string,
  ctx: Pick<Context, "table">,
  language: Language = FIRST_LANGUAGE,
): APIModalInteractionResponseCallbackData {
  const names = ASKABLE_FACTS.filter((fact: FactName) => facts[fact] !== undefined).slice(
    0,
    DISCORD_LIMITS.modalInputs,
  );
  return {
    custom_id: press(ctx, "dispute-judge", key),
    title: plain(title, DISCORD_LIMITS.modalTitle),
    components: names.map((fact) => factInput(title, fact, { value: String(facts[fact]), required: true }, language)),
  };
}
