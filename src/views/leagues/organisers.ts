/** Who runs a league, for its host. */
import { ComponentType, SelectMenuDefaultValueType } from "discord.js";
import { LEAGUE_LIMITS, type League } from "../../leagues/index.ts";
import { type ActionRow, button, buttonRows, inLanguages, type Message, privateMessage } from "../text/message.ts";
import { safe } from "../text/safe-text.ts";
import { type Language, listedIn, say, type Tell } from "../words/index.ts";
import { citing } from "./cited.ts";
import { leadLines, NO_LEAD } from "./lead.ts";
import { leagueName } from "./league-press.ts";
import { nightPressId } from "./night-press.ts";

/** Who they are, and a menu that names them all. */
export const organisersMessage = (league: League, lead: Tell = NO_LEAD): Message =>
  inLanguages((language) => {
    const { id, host, organisers } = league;
    const names = organisers.map(({ name }) => `**${safe(name, 32)}**`);
    const others =
      names.length === 0
        ? say(language, "league-organisers-none")
        : say(language, "league-organisers-also", { names: listedIn(names, language), count: names.length });
    return privateMessage({
      content: [
        ...leadLines(lead, language),
        say(language, "league-organisers", { league: leagueName(league), host: safe(host.name, 32), others }),
        say(language, "league-organisers-do"),
      ].join("\n"),
      rows: [
        menu(id, organisers, language),
        ...buttonRows([button(nightPressId("organise", id), say(language, "league-back-button"))]),
      ],
    });
  });

const menu = (id: string, organisers: League["organisers"], language: Language): ActionRow => ({
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.UserSelect,
      custom_id: nightPressId("organisers", id),
      placeholder: say(language, "league-organisers-menu"),
      min_values: 0,
      max_values: LEAGUE_LIMITS.organisers,
      ...(organisers.length === 0
        ? {}
        : {
            default_values: organisers.map(({ user }) => ({
              id: user,
              type: SelectMenuDefaultValueType.User as const,
            })),
          }),
    },
  ],
});

export const tooManyOrganisers = (): Tell =>
  citing("league-organisers-most", "league-night", { most: LEAGUE_LIMITS.organisers });
