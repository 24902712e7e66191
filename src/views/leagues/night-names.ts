/** What the players of a night are called. */
import { RACES } from "../../engine/index.ts";
import type { Night } from "../../leagues/night/index.ts";
import { safe } from "../text/safe-text.ts";
import { RACE_WORDS } from "../text/words.ts";

/** What a player of the night is called. */
export function nameIn({ players }: Pick<Night, "players">, user: string): string {
  const player = players.find((each) => each.user === user);
  return player ? safe(player.name, 32) : `<@${user}>`;
}

/** Sentences with the players' ids and the races' keys in them, as people say them. */
export function namedIn(night: Pick<Night, "players">, sentence: string): string {
  const people = sentence.replace(/\b(?:practice-\d{1,4}|\d{4,25})\b/gu, (id) =>
    night.players.some(({ user }) => user === id) ? nameIn(night, id) : id,
  );
  return RACES.reduce((said, race) => said.replaceAll(` play ${race},`, ` play ${RACE_WORDS[race]},`), people);
}
