import { BASE_RULES, CHOICES, isPoint, withBase, withChange } from "../../../engine/index.ts";
import { tableRulesMessage } from "../../../views/index.ts";
import { RULE_SET_WORDS } from "../../../views/text/words.ts";
import { type Choice, privately } from "../../shared/command.ts";
import { judgesTable } from "../../shared/judges.ts";
import { likelyTable, whichTable } from "../../shared/which-table.ts";
import type { Subcommand } from "../subcommand.ts";
import { changeHouse } from "./house-presses.ts";

/** What Discord shows of a choice. */
const CHOICE = 100;

export const rules = {
  name: "rules",
  build: (builder) =>
    builder
      .setDescription("What this table plays by; before the game its house rules can be changed")
      .addStringOption((option) =>
        option
          .setName("from")
          .setDescription("House rules: which rules to start from")
          .addChoices(...BASE_RULES.map((value) => ({ name: RULE_SET_WORDS[value], value }))),
      )
      .addStringOption((option) =>
        option
          .setName("point")
          .setDescription("House rules: what to change")
          .setAutocomplete(true)
          .setMaxLength(CHOICE),
      )
      .addStringOption((option) =>
        option.setName("is").setDescription("House rules: what holds of it").setAutocomplete(true).setMaxLength(CHOICE),
      ),
  async run(interaction, bot) {
    const found = await whichTable(interaction, bot);
    if (!found.ok) return found.answer;
    const { options, id: key, user } = interaction;
    const base = BASE_RULES.find((each) => each === options.getString("from"));
    const point = options.getString("point");
    if (base === undefined && point === null) return privately(tableRulesMessage(found.table));
    const doer = { key, userId: user.id, judge: judgesTable(interaction, found.table) };
    return changeHouse(
      found.table,
      doer,
      (house) => {
        const started = base === undefined ? house : withBase(house, base);
        return point === null ? started : withChange(started, point, options.getString("is") ?? "");
      },
      bot,
      point ?? undefined,
    );
  },
  async complete(interaction, bot) {
    const { name, value } = interaction.options.getFocused(true);
    const typed = value.toLowerCase();
    const fits = ({ name: shown }: Choice) => shown.toLowerCase().includes(typed);
    if (name === "point") {
      return Object.entries(CHOICES)
        .map(([id, { title }]) => ({ name: title.slice(0, CHOICE), value: id }))
        .filter(fits);
    }
    const point = interaction.options.getString("point") ?? "";
    if (!isPoint(point) || (await likelyTable(interaction, bot)) === null) return [];
    return Object.entries(CHOICES[point].options)
      .map(([id, words]) => ({ name: words.slice(0, CHOICE), value: id }))
      .filter(fits);
  },
} satisfies Subcommand;
