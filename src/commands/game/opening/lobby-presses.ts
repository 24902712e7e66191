import type { MessageComponentInteraction } from "discord.js";
import { DUELS, FACTIONS, RACES } from "../../../engine/index.ts";
import { tableRefuses } from "../../../table/refusal.ts";
import type { Wish } from "../../../table/seats/lobby.ts";
import { seatOfUser, TIMINGS } from "../../../table/table.ts";
import { type Press, tableRulesMessage } from "../../../views/index.ts";
import { PRESSES_ABOUT } from "../../../views/text/custom-id.ts";
import { LANGUAGES } from "../../../views/words/index.ts";
import { wishedDeck } from "../../deck/own.ts";
import type { Bot } from "../../shared/bot.ts";
import { type Answer, quiet, replacing } from "../../shared/command.ts";
import { isOnPrivateMessage } from "../../shared/deliver.ts";
import { judgesTable, mayVisit } from "../../shared/judges.ts";
import { alike, type PressAbout, pressesAtTable } from "../../shared/presses.ts";
import { refusedMessage } from "../../shared/refused.ts";
import { botSits } from "./bots.ts";
import { pressHouseRules } from "./house-presses.ts";
import { pressedLate } from "./invitation.ts";
import { pressManners } from "./manners.ts";
import { fillLobby } from "./practice.ts";
import { changeHands, changeSeat, type Doer, doerOf, leaveTable, showSeatMenu, startGame, takeSeat } from "./seats.ts";

/** Buttons and menus before the game. */
export const lobbyPresses = pressesAtTable({
  ...alike(PRESSES_ABOUT.lobby, handle),
  ...alike(PRESSES_ABOUT.manners, pressManners),
  ...alike(PRESSES_ABOUT.houseRules, pressHouseRules),
});

function handle(interaction: MessageComponentInteraction, press: PressAbout<"lobby">, bot: Bot): Promise<Answer> {
  const doer = doerOf(interaction);
  const [value = ""] = interaction.isStringSelectMenu() ? interaction.values : [];
  switch (press.verb) {
    case "join":
      return sitDown(interaction, press.table, doer, bot);
    case "leave":
      return leaveTable(press.table, doer, bot);
    case "start":
      return startGame(press.table, doer, bot);
    case "race":
      return changeSeat(press.table, doer, raceWish(value), bot);
    case "deck":
      return wishedDeck(interaction, value, bot).then((wished) =>
        wished.ok ? changeSeat(press.table, doer, wished.wish, bot) : wished.answer,
      );
    case "ambassador":
      return changeSeat(press.table, doer, { ambassador: value }, bot);
    case "hands":
      return changeHands(press.table, doer, DUELS.find((each) => each === value) ?? null, bot);
    case "timing":
      return changeTiming(interaction, press, bot);
    case "language":
      return changeLanguage(interaction, press, bot);
    case "add-bot":
      return botSits(press.table, doer, undefined, bot);
    case "fill":
      return fillLobby(press.table, doer, bot);
    case "seat":
      return showSeatMenu(press.table, doer, bot);
  }
}

/** A seat is for whoever is in the table's server. */
async function sitDown(interaction: MessageComponentInteraction, id: string, doer: Doer, bot: Bot): Promise<Answer> {
  const table = await bot.tables.load(id);
  if (table !== null && !mayVisit(interaction, table))
    return replacing(refusedMessage(tableRefuses({ code: "elsewhere", thread: table.thread }), table, bot));
  if (table?.phase === "playing" && seatOfUser(table, doer.userId) === null) pressedLate(interaction, table, bot);
  return takeSeat(id, doer, {}, bot);
}

/** Whoever opened the table, or a judge, says whether all declare and draw at once. */
async function changeTiming(interaction: MessageComponentInteraction, press: Press, bot: Bot): Promise<Answer> {
  const timing = TIMINGS.find((each) => each === press.key);
  const table = await bot.tables.load(press.table);
  if (timing === undefined || table === null) return quiet;
  const judge = judgesTable(interaction, table) ? { judge: true as const } : {};
  const { id: key, user } = interaction;
  const acted = await bot.tables.act(table.id, key, user.id, () => ({
    ok: true,
    entry: { type: "timing-changed", timing, ...judge },
  }));
  if (acted.outcome === "refused") return replacing(refusedMessage(acted.refused, acted.table, bot));
  return isOnPrivateMessage(interaction) ? replacing(tableRulesMessage(acted.table)) : quiet;
}

/** Whoever opened the table, or a judge, says in which language it speaks to all. */
async function changeLanguage(interaction: MessageComponentInteraction, press: Press, bot: Bot): Promise<Answer> {
  const language = LANGUAGES.find((each) => each === press.key);
  const table = await bot.tables.load(press.table);
  if (language === undefined || table === null) return quiet;
  const judge = judgesTable(interaction, table) ? { judge: true as const } : {};
  const { id: key, user } = interaction;
  const acted = await bot.tables.act(table.id, key, user.id, () => ({
    ok: true,
    entry: { type: "language-changed", language, ...judge },
  }));
  if (acted.outcome === "refused") return replacing(refusedMessage(acted.refused, acted.table, bot));
  return isOnPrivateMessage(interaction) ? replacing(tableRulesMessage(acted.table)) : quiet;
}

/** "narn/babylon-project" */
function raceWish(value: string): Wish {
  const [raceText, factionText] = value.split("/");
  return {
    race: RACES.find((race) => race === raceText),
    faction: FACTIONS.find((faction) => faction === factionText),
  };
}
