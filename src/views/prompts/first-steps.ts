/** What leads on where no table is meant: open one, ask about the rules, one's decks, the leagues. */
import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from "discord.js";
import { type Button, button } from "../text/message.ts";

export const FIRST_STEPS = ["open", "learn", "ask", "decks", "leagues"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Which step a button or a form is, or null where it is another's. */
export function parseFirstStep(customId: string): FirstStep | null {
  const [, said] = /^first:([a-z]{1,12})$/u.exec(customId) ?? [];
  return FIRST_STEPS.find((each) => each === said) ?? null;
}

const idOf = (step: FirstStep) => `first:${step}`;

export const openTableButton = (): Button => button(idOf("open"), "Open a table", "good");
export const learnButton = (): Button => button(idOf("learn"), "Learn in ten minutes", "good");
export const askButton = (label = "Ask about the rules…"): Button => button(idOf("ask"), label, "main");
export const decksButton = (): Button => button(idOf("decks"), "My decks");
export const leaguesButton = (): Button => button(idOf("leagues"), "Leagues");

/** The field of the form in which a question is typed. */
export const QUESTION = "question";

export function questionForm(longest: number): APIModalInteractionResponseCallbackData {
  const field = {
    type: ComponentType.TextInput,
    custom_id: QUESTION,
    label: "What would you like to know?",
    style: TextInputStyle.Short,
    required: true,
    max_length: longest,
    placeholder: "promote · Kha'Mak · 8.7 · can I heal in a conflict?",
  } as const;
  return {
    custom_id: idOf("ask"),
    title: "Ask about the rules",
    components: [{ type: ComponentType.ActionRow, components: [field] }],
  };
}
