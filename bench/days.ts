/**
 * How long games of four take over days, by the model of `days/answering.ts`: with what `daily` offers, without what is
 * said before one's new cards are seen (`drawn_first`), and without any of it.
 */
import { type Days, daysOf, type Way } from "./days/game.ts";
import { figure } from "./figure.ts";

const GAMES = 20;
const TURNS = 10;
const DAY = 24 * 60 * 60 * 1000;

const WAYS: Readonly<Record<string, Way>> = {
  "": { together: true, ahead: true, unseen: true },
  ".drawn_first": { together: true, ahead: true, unseen: false },
  ".refused": { together: false, ahead: false, unseen: false },
};

function sumOf(way: Way): Days {
  const games = Array.from({ length: GAMES }, (_, game) => daysOf(`${game}`, way, TURNS));
  const sum = (of: (days: Days) => number) => games.reduce((all, days) => all + of(days), 0);
  return {
    turns: sum(({ turns }) => turns),
    ms: sum(({ ms }) => ms),
    waits: sum(({ waits }) => waits),
    pings: sum(({ pings }) => pings),
    messages: sum(({ messages }) => messages),
  };
}

for (const [name, way] of Object.entries(WAYS)) {
  const { turns, ms, waits, pings, messages } = sumOf(way);
  figure(`async.days_per_turn${name}`, ms / DAY / turns, "days");
  figure(`async.waits_per_turn${name}`, waits / turns, "waits");
  figure(`async.pings_per_turn${name}`, pings / turns, "pings");
  figure(`async.messages_per_turn${name}`, messages / turns, "messages");
}
