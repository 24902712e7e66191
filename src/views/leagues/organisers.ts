/** Who runs a league, for its host. */
import { ComponentType, SelectMenuDefaultValueType } from "discord.js";
import { LEAGUE_LIMITS, type League } from "../../leagues/index.ts";
import { type ActionRow, button, buttonRows, type Message, privateMessage } from "../text/message.ts";
import { listed, safe } from "../text/safe-text.ts";
import { cited } from "./cited.ts";
import { nightPressId } from "./night-press.ts";

/** Who they are, and a menu that names them all. */
export function organisersMessage({ id, name, host, organisers }: League, lead = ""): Message {
  const others =
    organisers.length === 0
      ? "Nobody organises it besides; whoever may judge on this server can."
      : `${listed(organisers.map((each) => `**${safe(each.name, 32)}**`))} ${organisers.length === 1 ? "organises" : "organise"} it too, and whoever may judge on this server.`;
  return privateMessage({
    content: [
      ...(lead === "" ? [] : [lead]),
      `**${safe(name, 60)}**: **${safe(host.name, 32)}** is its host. ${others}`,
      "-# Organisers open nights, check in, pair, publish, keep the clock and put results right. Secret decks they do not see: judges do, from the first round on. Who judges on this server is said in `/settings server`.",
    ].join("\n"),
    rows: [menu(id, organisers), ...buttonRows([button(nightPressId("organise", id), "Back")])],
  });
}

const menu = (id: string, organisers: League["organisers"]): ActionRow => ({
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.UserSelect,
      custom_id: nightPressId("organisers", id),
      placeholder: "Who organises it, besides the host",
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

export const tooManyOrganisers = (): string =>
  cited(
    `A league has ${LEAGUE_LIMITS.organisers} organisers at most, besides its host. Nothing was changed.`,
    "league-night",
  );
