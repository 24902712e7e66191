/** How long games of four take over days, by the model of `days/answering.ts`. */
import { type Days, daysOf } from "./days/game.ts";
import { figure } from "./figure.ts";

const GAMES = 20;
const TURNS = 10;
const DAY = 24 * 60 * 60 * 1000;

function sumOf(): Days {
  const games = Array.from({ length: GAMES }, (_, game) => daysOf(`${game}`, TURNS));
  const sum = (of: (days: Days) => number) => games.reduce((all, days) => all + of(days), 0);
  return {
    turns: sum(({ turns }) => turns),
    ms: sum(({ ms }) => ms),
    waits: sum(({ waits }) => waits),
    pings: sum(({ pings }) => pings),
    messages: sum(({ messages }) => messages),
  };
}

const { turns, ms, waits, pings, messages } = sumOf();
figure("async.days_per_turn", ms / DAY / turns, "days");
figure("async.waits_per_turn", waits / turns, "waits");
figure("async.pings_per_turn", pings / turns, "pings");
figure("async.messages_per_turn", messages / turns, "messages");
