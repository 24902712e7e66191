/** What a player is told of being here, and of playing no more. */
import type { Entrant, League } from "../../leagues/index.ts";
import type { Night } from "../../leagues/night/index.ts";
import { button, buttonRows, type Message, menuRow, privateMessage } from "../text/message.ts";
import { counted, safe } from "../text/safe-text.ts";
import { leagueButton, sideOf } from "./league-press.ts";
import { nightPressId } from "./night-press.ts";

const named = ({ name }: Pick<League, "name">, { number }: Night) => `night ${number} of **${safe(name, 60)}**`;

export function hereMessage(league: League, night: Night): Message {
  const next = night.rounds.length + 1;
  return privateMessage({
    content: `You are here for ${named(league, night)}: you are paired from round ${next} on, and called to your table in a thread of its own.`,
    rows: buttonRows([button(nightPressId("drop", league.id), "Drop…"), leagueButton(league)]),
  });
}

/** `open`: how many tables the player still has open. */
export function dropConfirmation(league: League, night: Night, open: number): Message {
  const tables =
    open === 0
      ? ""
      : ` You leave ${counted(open, "open table")}: there the others go on without you, and you are last.`;
  return privateMessage({
    content: `Drop from ${named(league, night)}? You are not paired any more.${tables} What you have won stays yours.`,
    rows: buttonRows([button(nightPressId("dropped", league.id), "Drop", "grave"), leagueButton(league, "Play on")]),
  });
}

export function outMessage(league: League, night: Night): Message {
  return privateMessage({
    content: `You have dropped from ${named(league, night)}. **Check in** takes you in again for the next round.`,
    rows: buttonRows([button(nightPressId("here", league.id), "Check in", "good"), leagueButton(league)]),
  });
}

/** Asks for race and faction where no deck is registered. */
export function whichSide(league: League, sides: readonly Pick<Entrant, "race" | "faction">[]): Message {
  const options = sides.map((side) => ({ value: `${side.race}/${side.faction}`, label: sideOf(side) }));
  return privateMessage({
    content: `What do you play in **${safe(league.name, 60)}**? No two of a race meet at a table; which deck it is you choose there.`,
    rows: [menuRow(nightPressId("side", league.id), "Race and faction", options)],
  });
}

export function joinedMessage(league: League, side: Pick<Entrant, "race" | "faction">, again: boolean): Message {
  return privateMessage({
    content: `${again ? "Changed" : "You are in"}: **${safe(league.name, 60)}** as ${sideOf(side)}.`,
    rows: buttonRows([leagueButton(league)]),
  });
}
