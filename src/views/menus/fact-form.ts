import {
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from "discord.js";
import {
  ABILITIES,
  type Ability,
  CARD_TYPES,
  type CardId,
  type CardType,
  CONFLICT_TYPES,
  type FactName,
  type StatedFacts,
  statedFactsSchema,
} from "../../engine/index.ts";
import type { Context } from "../text/context.ts";
import { encodePress, type Press } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { bound, plain, safe } from "../text/safe-text.ts";
import { FIRST_LANGUAGE, type Language, say } from "../words/index.ts";

export interface FactQuestion {
  card: CardId;
  title: string;
  /** Must be answered. */
  asked: readonly FactName[];
  /** Unknown too: may be answered in the same go. */
  others: readonly FactName[];
  /** The decision that waits, and the key of the action to go on with; "" for none. */
  decision: number;
  then: string;
  /** Why the game itself asks: "For initiative". */
  why?: string;
}

/** What a form asks of a fact, as short as a label must be. */
function inputLabel(title: string, fact: FactName, language: Language): string {
  const asked = (id: "fact-asked" | "fact-asked-short", title: string) =>
    say(language, id, { title, fact: say(language, `fact-${fact}`) });
  const most = DISCORD_LIMITS.inputLabel;
  const whole = asked("fact-asked", plain(title, 80));
  if (whole.length <= most) return whole;
  const short = asked("fact-asked-short", plain(title, 80));
  if (short.length <= most) return short;
  return asked("fact-asked-short", bound(plain(title, 80), most - asked("fact-asked-short", "").length));
}

/** What an answer looks like; types are typed in English. */
function placeholder(fact: FactName, language: Language): string {
  if (fact === "type") return say(language, "fact-like-type");
  if (fact === "cost") return say(language, "fact-like-cost");
  if (fact === "conflict") return say(language, "fact-like-conflict", { types: CONFLICT_TYPES.join(", ") });
  return say(language, "fact-like-number");
}

/** The form that asks a card's controller for what nobody has told yet: at most five questions, the asked ones first. */
export function factForm(
  question: FactQuestion,
  ctx: Context,
  language: Language = FIRST_LANGUAGE,
): APIModalInteractionResponseCallbackData {
  const { asked, others, title, card, decision, then, why } = question;
  const facts = [...new Set([...asked, ...others])].slice(0, DISCORD_LIMITS.modalInputs);
  return {
    custom_id: encodePress({ table: ctx.table, decision, verb: "facts", key: `${card}.${then}` }),
    title: plain(why === undefined ? title : `${why}: ${title}`, DISCORD_LIMITS.modalTitle),
    components: facts.map((fact) => factInput(title, fact, { required: asked.includes(fact) }, language)),
  };
}

/** The field of a form in which a fact of a card is typed. */
export function factInput(
  title: string,
  fact: FactName,
  { value, required }: Pick<APITextInputComponent, "value" | "required">,
  language: Language = FIRST_LANGUAGE,
): APIModalInteractionResponseCallbackData["components"][number] {
  const input: APITextInputComponent = {
    type: ComponentType.TextInput,
    custom_id: fact,
    style: TextInputStyle.Short,
    label: inputLabel(title, fact, language),
    placeholder: placeholder(fact, language),
    ...(value === undefined ? {} : { value }),
    ...(required === undefined ? {} : { required }),
    max_length: 20,
  };
  return { type: ComponentType.ActionRow, components: [input] };
}

/** The key of the menu over the cards in hand whose type nobody has said. */
export const UNTYPED_MENU = "type";

/** Which card a form's answer is about, and the key of the action that waits for it ("" for none). */
export function readFactPress(
  press: Press,
  values: readonly string[] = [],
): { table: string; decision: number; card: CardId; then: string } | null {
  // A menu's values name the card.
  const key = press.key === UNTYPED_MENU ? `${values[0] ?? ""}.` : press.key;
  const [, card, then] = /^(\d{1,5})\.(.*)$/u.exec(key) ?? [];
  if (card === undefined || then === undefined) return null;
  return { table: press.table, decision: press.decision, card: Number(card), then };
}

/** The type that somebody writes: "char", "Fleets"; null where none or several begin so. */
function typeMeant(text: string): CardType | null {
  const found = CARD_TYPES.filter((each) => each.startsWith(text) || text === `${each}s`);
  return found.length === 1 ? (found[0] ?? null) : null;
}

export type StatedOrNot = { ok: true; facts: StatedFacts } | { ok: false; problem: string };

const isAbility = (name: string): name is Ability => ABILITIES.some((each) => each === name);

/** Reads a submitted form (input id → what was typed). Empty answers are left out; a wrong one is explained. */
export function readFacts(fields: Readonly<Record<string, string>>, language: Language = FIRST_LANGUAGE): StatedOrNot {
  const facts: Record<string, string | number> = {};
  for (const [name, typed] of Object.entries(fields)) {
    const text = typed.trim().toLowerCase();
    if (text === "") continue;
    if (name === "type") {
      const type = typeMeant(text);
      if (type === null)
        return {
          ok: false,
          problem: say(language, "fact-no-type", { said: safe(text, 20), types: CARD_TYPES.join(", ") }),
        };
      facts[name] = type;
    } else if (name === "cost" && /^(none|-|\u2013|no|x)$/u.test(text)) facts[name] = "none";
    else if (name === "conflict") {
      const type = CONFLICT_TYPES.find((each) => each.startsWith(text) || text.startsWith(each.slice(0, 5)));
      if (!type)
        return {
          ok: false,
          problem: say(language, "fact-no-conflict", { types: CONFLICT_TYPES.join(", ") }),
        };
      facts[name] = type;
    } else if ((name === "cost" || isAbility(name)) && /^\d{1,2}$/u.test(text)) facts[name] = Number(text);
    else {
      const word = name === "cost" || isAbility(name) ? (`fact-${name}` as const) : "fact-that";
      const no = name === "cost" ? "fact-no-cost" : "fact-no-number";
      const said = safe(text, 20);
      return { ok: false, problem: say(language, no, { said, what: say(language, word) }) };
    }
  }
  // A conflict has no cost: whoever writes one down means that none is printed.
  if (facts.type === "conflict") delete facts.cost;
  const parsed = statedFactsSchema.safeParse(facts);
  if (!parsed.success) return { ok: false, problem: say(language, "fact-unreadable") };
  if (Object.keys(parsed.data).length === 0) return { ok: false, problem: say(language, "fact-empty") };
  return { ok: true, facts: parsed.data };
}
