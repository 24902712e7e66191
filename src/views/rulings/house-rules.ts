/** House rules: choosing them before the game, and what they are in words. */
import {
  BASE_RULES,
  CHOICES,
  type ChoiceId,
  differencesOf,
  type HouseRules,
  optionWords,
  RULES,
  type Ruled,
  type RuleSetId,
  ruled,
  TOPICS,
} from "../../engine/index.ts";
import type { Manners } from "../../settings/manners.ts";
import { mannersButton, mannersLine } from "../manners/manners.ts";
import { type Context, languageIn } from "../text/context.ts";
import { encodePress, type PressVerb, ruleCustomId } from "../text/custom-id.ts";
import {
  type ActionRow,
  type Button,
  button,
  buttonRows,
  type MenuOption,
  type Message,
  menuRow,
  privateMessage,
} from "../text/message.ts";
import { fitted, listed } from "../text/safe-text.ts";
import { RULE_SET_WORDS } from "../text/words.ts";
import { commandText, FIRST_LANGUAGE, LANGUAGE_NAMES, LANGUAGES, type Language, say } from "../words/index.ts";

/** What a table plays by: "Engine Rules", "House rules: Engine Rules with 3 changes". */
export function rulesName({ rules, house }: Ruled, language: Language = FIRST_LANGUAGE): string {
  if (rules !== "house" || house === undefined) return ruleSetName(rules, language);
  const count = differencesOf(house).length;
  const base = ruleSetName(house.base, language);
  return count === 0
    ? say(language, "rules-unchanged", { rules: base })
    : say(language, "rules-changed", { rules: base, count });
}

/** What a rule set is called, as the choices of commands say it. */
export const ruleSetName = (rules: RuleSetId, language: Language): string =>
  commandText(language, ["settings", "server", "rules"], rules) ?? RULE_SET_WORDS[rules];

/** How a table is timed: whether all declare and draw at once. */
export function timingWords({ together }: { together?: boolean }, language: Language = FIRST_LANGUAGE): string {
  return say(language, together ? "timed-together" : "timed-in-order");
}

/** A line for each change: "- Transferred influence: **is lost by the one and gained by the other**". */
export function houseLines(house: HouseRules, instead = false): string[] {
  return differencesOf(house).map(
    (each) => `- ${each.title}: **${each.is}**${instead ? `\n-# ${RULE_SET_WORDS[house.base]}: ${each.instead}` : ""}`,
  );
}

const press = (ctx: Context, verb: PressVerb, key = "") => encodePress({ table: ctx.table, decision: 0, verb, key });

/** The button that lists what a table has changed. */
export const rulesButton = (ctx: Context): Button =>
  button(press(ctx, "house-rules"), say(languageIn(ctx), "lobby-rules-button"));

/** What the rules start from, and the points that can be switched, a menu for each topic. */
export function houseRows(house: HouseRules, ctx: Context): ActionRow[] {
  const language = languageIn(ctx);
  const bases = BASE_RULES.map(
    (base): MenuOption => ({
      value: base,
      label: say(language, "rules-start", { rules: ruleSetName(base, language) }),
      chosen: base === house.base,
    }),
  );
  const topics = TOPICS.map(({ title, points }, at) =>
    menuRow(
      press(ctx, "house-point", String(at)),
      say(language, "rules-change-menu", { topic: title }),
      keysOf(points).map((point) => ({
        value: point,
        label: CHOICES[point].title,
        description: `${house.changed[point] === undefined ? "" : "✎ "}${sentenceOf(house, point)}`,
      })),
    ),
  );
  return [menuRow(press(ctx, "house-base"), say(language, "rules-start-menu"), bases), ...topics];
}

const keysOf = (points: Readonly<Partial<Record<ChoiceId, unknown>>>) => Object.keys(points) as ChoiceId[]; // keys of constants

/** What these house rules say of a point. */
function sentenceOf(house: HouseRules, point: ChoiceId): string {
  return optionWords(point, ruled({ rules: "house", house }, point));
}

/** Several sets side by side, in a list. */
const SET_NAMES = {
  engine: "Engine Rules",
  casual: "casual rules",
  tournament: "tournament rules",
  quickstart: "quickstart rules",
} as const satisfies Record<(typeof BASE_RULES)[number], string>;

/** One point with everything that may be said of it; `done`: it has just been chosen. */
export function housePointMessage(house: HouseRules, point: ChoiceId, ctx: Context, done = false): Message {
  const { title, rule, options } = CHOICES[point];
  const now = ruled({ rules: "house", house }, point);
  const choices = Object.entries(options).map(([value, words]): MenuOption => {
    const sets = BASE_RULES.filter((base) => RULES[base][point].is === value).map((base) => SET_NAMES[base]);
    return {
      value,
      label: words,
      description: sets.length > 0 ? `As in the ${listed(sets)}` : "An optional rule",
      chosen: value === now,
    };
  });
  return privateMessage({
    content: `${done ? "Done. " : ""}**${title}**: ${sentenceOf(house, point)}.\n-# ${rulesName({ rules: "house", house })}. The menu takes effect at once.`,
    rows: [
      menuRow(press(ctx, "house-option", point), "What holds at this table?", choices),
      ...buttonRows([button(ruleCustomId(rule), "Show the rule"), rulesButton(ctx)]),
    ],
  });
}

/** Whoever opened the table changes by one press whether all declare and draw at once. */
export function togetherButton(
  { together }: { together: boolean },
  table: string,
  language: Language = FIRST_LANGUAGE,
): Button {
  const key = together ? "in-order" : "together";
  return button(
    encodePress({ table, decision: 0, verb: "timing", key }),
    say(language, together ? "lobby-in-order-button" : "lobby-together-button"),
  );
}

/** The languages in which a table may speak instead, one press each. */
function languageButtons({ id, language = FIRST_LANGUAGE }: Pick<TableRules, "id" | "language">): Button[] {
  const others = LANGUAGES.filter((each) => each !== language);
  return others.map((key) =>
    button(encodePress({ table: id, decision: 0, verb: "language", key }), `🌐 ${LANGUAGE_NAMES[key]}`),
  );
}

/** A table's rules and how it is timed; `phase`: that can be changed in the lobby. */
type TableRules = Ruled & { id: string; phase: string; timing?: "together"; manners?: Manners; language?: Language };

/** What a table plays by and what it has changed, with a menu of the rules that are concerned. */
export function tableRulesMessage(rules: TableRules): Message {
  const together = rules.timing !== undefined;
  const timed = [
    button(ruleCustomId("declaring-together"), "Declaring all at once"),
    ...(rules.phase === "lobby" ? [togetherButton({ together }, rules.id)] : []),
    ...(rules.manners ? [mannersButton(rules.id)] : []),
    ...(rules.phase === "lobby" ? languageButtons(rules) : []),
  ];
  const manners = [
    ...(rules.manners ? [`${mannersLine(rules.manners)}.`] : []),
    ...(rules.language ? [`Language: ${LANGUAGE_NAMES[rules.language]}.`] : []),
  ];
  const { house } = rules;
  const timing = `Timing: ${timingWords({ together })}.`;
  if (house === undefined) {
    const content = `This table plays by the **${rulesName(rules)}** as they are. \`/rule\` asked here answers by them.\n${[timing, ...manners].join("\n")}`;
    return privateMessage({
      content,
      rows: buttonRows([button(ruleCustomId("rule-sets"), "Show the rule"), ...timed]),
    });
  }
  const changes = differencesOf(house);
  const lines = changes.length > 0 ? houseLines(house, true) : ["Every point is as they have it."];
  const entries = new Map(changes.map(({ rule, title }) => [rule, title]));
  const looked = [...entries].map(([value, label]): MenuOption => ({ value, label }));
  return privateMessage({
    content: fitted([`**${rulesName(rules)}**`, timing, ...manners, ...lines], 1_900),
    rows: [
      ...(looked.length > 0 ? [menuRow(ruleCustomId("rule-sets"), "Look a rule up", looked)] : []),
      ...buttonRows([button(ruleCustomId("house-rules"), "What house rules are"), ...timed]),
    ],
  });
}
