import type { MessageComponentInteraction, ModalSubmitInteraction } from "discord.js";
import { factsAndOrder, stillUnknown, type UnknownOfCard, unknownOf } from "../../catalogue/facts.ts";
import { mostUrgent } from "../../engine/index.ts";
import { perspectiveOf } from "../../thread/seen/perspective.ts";
import { encodePress, factForm, ownSeat, readFactPress, safe, staleMessage } from "../../views/index.ts";
import { wentWrongMessage } from "../../views/prompts/notices.ts";
import { button, buttonRows, inLanguages, type Message, privateMessage } from "../../views/text/message.ts";
import { type Language, listedIn, say } from "../../views/words/index.ts";
import type { Bot } from "../shared/bot.ts";
import { type Answer, privately, replacing } from "../shared/command.ts";
import { pressesAtTable } from "../shared/presses.ts";
import { refusedMessage } from "../shared/refused.ts";
import { performOrder } from "./perform.ts";
import { typedFacts } from "./typed-facts.ts";

/** Where it names no card. */
const OLD = privately(wentWrongMessage("old-button"));

type FactPress = NonNullable<ReturnType<typeof readFactPress>>;

/** "Give the facts": the button that opens the form, and the form's answer. */
export const factPresses = pressesAtTable(
  {
    facts(interaction, asked, bot) {
      const press = readFactPress(asked, interaction.isStringSelectMenu() ? interaction.values : []);
      return press === null ? Promise.resolve(OLD) : open(interaction, press, bot);
    },
  },
  {
    facts(interaction, asked, bot) {
      const press = readFactPress(asked);
      return press === null ? Promise.resolve(OLD) : submit(interaction, press, bot);
    },
  },
);

async function open(interaction: MessageComponentInteraction, press: FactPress, bot: Bot): Promise<Answer> {
  const table = await bot.tables.load(press.table);
  if (table === null) return replacing(refusedMessage({ from: "table", refusal: { code: "no-table" } }, table, bot));
  const now = perspectiveOf(table, interaction.user.id, bot);
  if (!now.ok) return replacing(refusedMessage(now.refused, table, bot));
  const { game, seat, view, ctx } = now.perspective;
  const { decision, then } = press;
  const owed = view.awaiting.find((each) => each.seat === seat && each.card === press.card && each.kind === "fact");
  const untyped = ownSeat(view)?.hand?.some(({ id, type }) => id === press.card && type === null) ?? false;
  const waiting = stillUnknown(game, seat, then);
  const needed = waiting?.card === press.card ? waiting.asked : (owed?.facts ?? (untyped ? (["type"] as const) : []));
  const unknown = unknownOf(game, seat, press.card, needed);
  const question = unknown && asSomething(unknown);
  if (question === null) return replacing(staleMessage(ctx));
  return {
    kind: "form",
    form: factForm({ ...question, decision, then }, ctx),
    formIn: (language) => factForm({ ...question, decision, then }, ctx, language),
    late: inLanguages((language) =>
      privateMessage({ content: say(language, "fact-late"), rows: again(pressId(press), language) }),
    ),
  };
}

/** Without a question that must be answered, whatever is unknown may be; null where nothing is. */
function asSomething(unknown: UnknownOfCard): UnknownOfCard | null {
  return unknown.asked.length + unknown.others.length > 0 ? unknown : null;
}

async function submit(interaction: ModalSubmitInteraction, press: FactPress, bot: Bot): Promise<Answer> {
  const read = typedFacts(interaction);
  if (!read.ok) {
    return replacing(
      inLanguages((language) => {
        const problem = typedFacts(interaction, language);
        return privateMessage({ content: problem.ok ? "" : problem.problem, rows: again(pressId(press), language) });
      }),
    );
  }
  let waits = false;
  return performOrder(
    {
      table: press.table,
      key: interaction.id,
      userId: interaction.user.id,
      channel: interaction.channelId,
      silent: false,
      read: ({ game, seat, view }) => {
        // What waited for the facts was an answer to a question: it is not done at another one.
        const asked = press.then === "" || press.decision === 0 ? press.decision : mostUrgent(view.awaiting, seat)?.id;
        if (asked !== press.decision) return { kind: "stale" };
        const actions = factsAndOrder(game, seat, press.card, read.facts, press.then);
        waits = actions.length === 1 && press.then !== "";
        return { kind: "do", actions };
      },
      next: ({ game, seat }) => (waits ? stillAsked(stillUnknown(game, seat, press.then), press) : null),
    },
    bot,
  );
}

/** What the order that waits needs besides. */
function stillAsked(unknown: UnknownOfCard | null, press: FactPress): Message | null {
  if (unknown === null) return null;
  return inLanguages((language) => {
    const words = unknown.asked.map((fact) => say(language, `fact-${fact}`));
    const content = say(language, "fact-still", { facts: listedIn(words, language), title: safe(unknown.title) });
    return privateMessage({ content, rows: again(pressId({ ...press, card: unknown.card }), language) });
  });
}

const pressId = ({ table, decision, card, then }: FactPress) =>
  encodePress({ table, decision, verb: "facts", key: `${card}.${then}` });
const again = (customId: string, language: Language) =>
  buttonRows([button(customId, say(language, "fact-give"), "main")]);
