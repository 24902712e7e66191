/** What leads on where no table is meant: open one, ask about the rules, one's decks, the leagues. */
import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from "discord.js";
import { type Button, button, type Message, privateMessage } from "../text/message.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";

export const FIRST_STEPS = ["open", "practice", "learn", "ask", "decks", "leagues"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Which step a button or a form is, or null where it is another's. */
export function parseFirstStep(customId: string): { verb: FirstStep } | null {
  const [, said] = /^first:([a-z]{1,12})$/u.exec(customId) ?? [];
  const verb = FIRST_STEPS.find((each) => each === said);
  return verb === undefined ? null : { verb };
}

const idOf = (step: FirstStep) => `first:${step}`;

/** Each in the language of the message that it stands under. */
export const openTableButton = (language: Language = FIRST_LANGUAGE): Button =>
  button(idOf("open"), say(language, "open-button"), "good");
export const practiceButton = (language: Language = FIRST_LANGUAGE): Button =>
  button(idOf("practice"), say(language, "practice-button"), "good");
export const learnButton = (language: Language = FIRST_LANGUAGE): Button =>
  button(idOf("learn"), say(language, "learn-button"), "good");
export const askButton = (label?: string, language: Language = FIRST_LANGUAGE): Button =>
  button(idOf("ask"), label ?? say(language, "ask-button"), "main");
export const decksButton = (language: Language = FIRST_LANGUAGE): Button =>
  button(idOf("decks"), say(language, "decks-button"));
export const leaguesButton = (language: Language = FIRST_LANGUAGE): Button =>
  button(idOf("leagues"), say(language, "leagues-button"));

/** Leads to a practice table that has just begun; `alone`: its player alone sees it. */
export const practiceAnswer = (thread: string, alone: boolean, language: Language): Message =>
  privateMessage({
    content: say(language, alone ? "practice-open-alone" : "practice-open", { thread: `<#${thread}>` }),
  });

/** The field of the form in which a question is typed. */
export const QUESTION = "question";

export function questionForm(
  longest: number,
  language: Language = FIRST_LANGUAGE,
): APIModalInteractionResponseCallbackData {
  const field = {
    type: ComponentType.TextInput,
    custom_id: QUESTION,
    label: say(language, "ask-label"),
    style: TextInputStyle.Short,
    required: true,
    max_length: longest,
    placeholder: "promote · Kha'Mak · 8.7 · can I heal in a conflict?",
  } as const;
  return {
    custom_id: idOf("ask"),
    title: say(language, "ask-title"),
    components: [{ type: ComponentType.ActionRow, components: [field] }],
  };
}
