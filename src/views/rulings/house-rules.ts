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
import { fittedIn } from "../text/fitted.ts";
import {
  type ActionRow,
  type Button,
  button,
  buttonRows,
  inLanguages,
  type MenuOption,
  type Message,
  menuRow,
  privateMessage,
} from "../text/message.ts";

import { RULE_SET_WORDS } from "../text/words.ts";
import {
  commandText,
  FIRST_LANGUAGE,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  listedIn,
  say,
} from "../words/index.ts";

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

/** One point with everything that may be said of it; `done`: it has just been chosen. */
export const housePointMessage = (house: HouseRules, point: ChoiceId, ctx: Context, done = false): Message =>
  inLanguages((language) => pointIn(house, point, { ...ctx, language }, done, language));

function pointIn(house: HouseRules, point: ChoiceId, ctx: Context, done: boolean, language: Language): Message {
  const { title, rule, options } = CHOICES[point];
  const now = ruled({ rules: "house", house }, point);
  const choices = Object.entries(options).map(([value, words]): MenuOption => {
    // Several sets side by side, in a list.
    const sets = BASE_RULES.filter((base) => RULES[base][point].is === value).map((base) =>
      say(language, `house-set-${base}`),
    );
    return {
      value,
      label: words,
      description:
        sets.length > 0
          ? say(language, "house-as-in", { sets: listedIn(sets, language) })
          : say(language, "house-optional"),
      chosen: value === now,
    };
  });
  return privateMessage({
    content: say(language, done ? "house-point-done" : "house-point", {
      title,
      now: sentenceOf(house, point),
      rules: rulesName({ rules: "house", house }, language),
    }),
    rows: [
      menuRow(press(ctx, "house-option", point), say(language, "house-what-menu"), choices),
      ...buttonRows([button(ruleCustomId(rule), say(language, "house-rule-button")), rulesButton(ctx)]),
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
export const tableRulesMessage = (rules: TableRules): Message => inLanguages((language) => rulesIn(rules, language));

function rulesIn(rules: TableRules, language: Language): Message {
  const together = rules.timing !== undefined;
  const timed = [
    button(ruleCustomId("declaring-together"), say(language, "house-together-button")),
    ...(rules.phase === "lobby" ? [togetherButton({ together }, rules.id, language)] : []),
    ...(rules.manners ? [mannersButton(rules.id, language)] : []),
    ...(rules.phase === "lobby" ? languageButtons(rules) : []),
  ];
  const lines = [
    say(language, "house-timing", { timing: timingWords({ together }, language) }),
    ...(rules.manners ? [`${mannersLine(rules.manners, language)}.`] : []),
    ...(rules.language ? [say(language, "house-language", { language: LANGUAGE_NAMES[rules.language] })] : []),
  ];
  const name = rulesName(rules, language);
  const { house } = rules;
  if (house === undefined)
    return privateMessage({
      content: [say(language, "house-plays-by", { rules: name }), ...lines].join("\n"),
      rows: buttonRows([button(ruleCustomId("rule-sets"), say(language, "house-rule-button")), ...timed]),
    });
  const changes = differencesOf(house);
  const changed = changes.length > 0 ? houseLines(house, true) : [say(language, "house-every-point")];
  const entries = new Map(changes.map(({ rule, title }) => [rule, title]));
  const looked = [...entries].map(([value, label]): MenuOption => ({ value, label }));
  return privateMessage({
    content: fittedIn([`**${name}**`, ...lines, ...changed], 1_900, language),
    rows: [
      ...(looked.length > 0 ? [menuRow(ruleCustomId("rule-sets"), say(language, "house-look-menu"), looked)] : []),
      ...buttonRows([button(ruleCustomId("house-rules"), say(language, "house-what-button")), ...timed]),
    ],
  });
}
