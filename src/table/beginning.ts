/** How a table begins: it is opened, what it will play is settled in its lobby, and its game starts. */
import { checkRules, checkSetup, createGame } from "../engine/index.ts";
import { FIRST_LANGUAGE } from "../settings/languages.ts";
import type { LogEntryOf } from "./entry.ts";
import { type EntryOutcome, no, waitingFor, yes } from "./entry-outcome.ts";
import { rulesRefuse } from "./refusal.ts";
import { begunFrom } from "./seats/played-on.ts";
import { hashOfSeed, type StartPresses, seedMaterial } from "./seed.ts";
import { FEWEST_SEATS, seatOfUser, TABLE_FORMAT, type Table } from "./table.ts";

export function created({ at, by, type: _, edition: __, seed, from, ...rest }: LogEntryOf<"created">): EntryOutcome {
  const table: Table = {
    format: TABLE_FORMAT,
    ...rest,
    host: by,
    phase: "lobby",
    seats: [],
    seed: seed ?? null,
    seedHash: seed === undefined ? null : hashOfSeed(seed),
    game: null,
    waiting: [],
  };
  return from === undefined ? yes(table) : begunFrom(table, from, at);
}

/** Both players see it in the lobby, and either may change it. */
export function duelChanged(table: Table, { by, duel }: LogEntryOf<"duel-changed">): EntryOutcome {
  if (table.phase !== "lobby") return no({ code: "not-in-lobby", phase: table.phase });
  if (seatOfUser(table, by) === null) return no({ code: "not-seated" });
  const { duel: _, ...rest } = table;
  return yes(duel === null ? rest : { ...rest, duel });
}

export function timingChanged(table: Table, { by, timing, judge }: LogEntryOf<"timing-changed">): EntryOutcome {
  if (table.phase !== "lobby") return no({ code: "rules-are-fixed" });
  if (by !== table.host && !judge) return no({ code: "not-timing-maker", host: table.host });
  const { timing: _, ...rest } = table;
  return yes(timing === "together" ? { ...rest, timing } : rest);
}

export function languageChanged(table: Table, { by, language, judge }: LogEntryOf<"language-changed">): EntryOutcome {
  if (table.phase !== "lobby") return no({ code: "language-is-fixed" });
  if (by !== table.host && !judge) return no({ code: "not-language-maker", host: table.host });
  const { language: _, ...rest } = table;
  return yes(language === FIRST_LANGUAGE ? rest : { ...rest, language });
}

export function houseChanged(table: Table, { by, house, judge }: LogEntryOf<"house-changed">): EntryOutcome {
  if (table.phase !== "lobby") return no({ code: "rules-are-fixed" });
  const refusal = checkRules({ rules: table.rules, house });
  if (refusal) return { ok: false, refused: rulesRefuse(refusal) };
  if (by !== table.host && !judge) return no({ code: "not-house-maker", host: table.host });
  return yes({ ...table, house });
}

export function started(table: Table, entry: LogEntryOf<"started">): EntryOutcome {
  const { at, by, setup, generator = "xoshiro128", revision = 1 } = entry;
  if (table.phase !== "lobby") return no({ code: "not-in-lobby", phase: table.phase });
  if (by !== table.host && seatOfUser(table, by) === null) return no({ code: "not-seated" });
  if (table.seats.length < FEWEST_SEATS) return no({ code: "too-few-seats", seats: table.seats.length });
  const absent = table.seats.flatMap(({ userId, invited }) => (invited === undefined ? [] : [{ userId, invited }]));
  if (absent.length > 0) {
    const until = Math.max(...absent.map(({ invited }) => invited));
    return no({ code: "not-all-came", users: absent.map(({ userId }) => userId), until });
  }
  const refusal = checkSetup(setup);
  if (refusal) return { ok: false, refused: rulesRefuse(refusal) };
  const seed = entry.seed ?? table.seed;
  if (seed === null) throw new Error("a game is started without a seed");
  // A seed that comes with the start was drawn after everybody had pressed Join: mixing that in would prove nothing.
  const presses = entry.seed === undefined ? pressesOf(table, entry) : null;
  const game = createGame(setup, seedMaterial(seed, presses), generator, revision);
  const seedHash = hashOfSeed(seed);
  const mixed = presses === null ? {} : { presses };
  return {
    ok: true,
    table: {
      ...table,
      seats: table.seats.map(({ hours: _, promised: __, ...seat }) => seat),
      phase: "playing",
      seed,
      seedHash,
      ...mixed,
      ...(entry.onlyChoices ? { onlyChoices: true } : {}),
      game,
      waiting: waitingFor(game, [], at),
    },
    announcements: [{ what: "started", seedHash, ...(presses === null ? {} : { pressed: true }) }],
    events: [],
  };
}

function pressesOf({ seats }: Table, { press = "" }: LogEntryOf<"started">): StartPresses {
  return { joins: seats.map((seat) => seat.press ?? ""), start: press };
}
