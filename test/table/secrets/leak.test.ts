import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ServerCards } from "../../../src/catalogue/cards/server-cards.ts";
import { FactMemory } from "../../../src/catalogue/known-facts.ts";
import { OwnDecks } from "../../../src/catalogue/own-decks.ts";
import { league } from "../../../src/commands/league/index.ts";
import { leaguePresses } from "../../../src/commands/league/presses.ts";
import type { Bot } from "../../../src/commands/shared/bot.ts";
import { Leagues } from "../../../src/leagues/leagues.ts";
import { Nights } from "../../../src/leagues/night/index.ts";
import { openSettings } from "../../../src/settings/index.ts";
import { openStore, type Store } from "../../../src/store/index.ts";
import { factsForSeat } from "../../../src/table/seats/lobby.ts";
import { deckRemarks } from "../../../src/thread/showing/lobby-view.ts";
import { createRender } from "../../../src/thread/showing/render.ts";
import { LEAGUE_PRESSES, leaguePressId } from "../../../src/views/leagues/league-press.ts";
import { library } from "../tables.ts";
import { NAMES as DECKS, lobby } from "./brought.ts";

const render = createRender(library);

describe("what is posted of decks that players bring along", () => {
  it("is neither a name nor a card before the game", () => {
    const told = JSON.stringify([render.table(lobby), render.log(lobby, [{ what: "changed" }])]);
    expect(told).toContain("a deck of their own");
    const titles = lobby.seats.flatMap(({ own, ambassador }) =>
      (own?.deck.cards ?? []).flatMap(([, id]) =>
        id === ambassador ? [] : (factsForSeat(library, { own }, id)?.title ?? []),
      ),
    );
    expect(titles.length).toBeGreaterThan(30);
    expect([...DECKS, ...titles].filter((text) => told.includes(text))).toEqual([]);
  });

  it("is no remark that names a card, however wrong the deck is", () => {
    const [seat] = lobby.seats;
    if (!seat?.own) throw new Error("nobody sits there");
    const id = seat.own.deck.cards.at(-1)?.[1] ?? "";
    const wrong = { ...seat.own, deck: { ...seat.own.deck, cards: [...seat.own.deck.cards, [9, id] as const] } };
    const table = { ...lobby, seats: [{ ...seat, own: wrong }] };
    expect(deckRemarks(library, table.seats[0] ?? seat, table, "en").join()).toContain(
      factsForSeat(library, { own: wrong }, id)?.title,
    );
    expect(JSON.stringify(render.table(table))).not.toContain(factsForSeat(library, { own: wrong }, id)?.title);
  });
});

describe("what a league tells", () => {
  const NAMES = { "1001": "Purple reign", "1002": "Stones of old" } as const;
  const TITLES = {
    "1001": ["Londo Mollari", "Tollgate & Tide", "Carn Mollari"],
    "1002": ["G'Kar", "Keeper of the Quiet Harbour", "Na'Toth"],
  } as const;
  const USERS = ["1001", "1002"] as const;
  let store: Store;
  let bot: Bot;
  let id = "";
  const dataDir = mkdtempSync(join(tmpdir(), "b5-league-leak-"));

  /** Somebody who types or presses, as far as the commands look at them. */
  const asking = (user: string, more: object, judge = false) => ({
    id: "77",
    guildId: "900",
    channelId: "901",
    guild: null,
    member: null,
    memberPermissions: { has: () => judge },
    user: { id: user, displayName: `Player ${user}` },
    ...more,
  });
  const typing = (sub: string, given: Record<string, string>, focused = "") => ({
    options: {
      getSubcommand: () => sub,
      getString: (name: string) => given[name] ?? null,
      getInteger: () => null,
      getBoolean: () => null,
      getFocused: () => ({ name: focused, value: given[focused] ?? "" }),
    },
  });
  const run = async (user: string, sub: string, given: Record<string, string> = {}, judge = false) =>
    JSON.stringify(await league.run(asking(user, typing(sub, given), judge) as never, bot)); // what the command reads of it
  const completed = async (user: string, focused: string, given: Record<string, string> = {}, judge = false) =>
    JSON.stringify(await league.complete(asking(user, typing("decks", given, focused), judge) as never, bot));
  const pressed = async (user: string, customId: string, value = "", judge = false) => {
    const message = { id: "88", channelId: "901", flags: { has: () => true } };
    const menu = { isStringSelectMenu: () => value !== "", values: [value], message };
    return JSON.stringify(await leaguePresses.press(customId)?.run(asking(user, menu, judge) as never, bot));
  };

  beforeAll(async () => {
    store = await openStore({ redisUrl: null, dataDir });
    bot = {
      library,
      leagues: new Leagues(store),
      nights: new Nights(store),
      log: pino({ level: "silent" }),
      decks: new OwnDecks(store),
      memory: new FactMemory(store),
      cards: new ServerCards(store),
      settings: openSettings(store),
      clock: { now: () => 1 },
      rule: () => null,
    } as unknown as Bot; // leagues need no more of it
    await run("1", "create", { name: "Autumn" }, true);
    id = (await bot.leagues.of("900"))[0]?.id ?? "";
    for (const user of USERS) {
      const cards = TITLES[user].map((title) => ({ count: 1, title, section: "deck", type: "event" }) as const);
      await bot.decks.keep("900", user, { name: NAMES[user], cards, ambassador: TITLES[user][0], at: 1 });
      expect(await run(user, "join", { league: "Autumn", deck: NAMES[user] })).toContain("You are in");
    }
  });
  afterAll(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** All that the commands and the buttons of a league can be made to say to somebody. */
  async function everything(user: string, judge = false): Promise<string> {
    const said: string[] = [];
    for (const sub of ["show", "mine", "decks"])
      for (const [option, value] of [
        ["league", ""],
        ["league", "Autumn"],
        ["player", "Player 1001"],
        ["player", "1002"],
      ])
        said.push(await run(user, sub, value && option ? { [option]: value } : {}, judge));
    for (const focused of ["league", "deck", "player"]) said.push(await completed(user, focused, {}, judge));
    for (const verb of LEAGUE_PRESSES.filter((each) => each !== "leave"))
      for (const about of ["", ...USERS])
        said.push(await pressed(user, leaguePressId(verb, id, { user: about }), about, judge));
    return said.join("\n");
  }

  it("names no deck and no card of another player, whatever a player types or presses", async () => {
    const told = {
      "1001": await everything("1001"),
      "1002": await everything("1002"),
      "1003": await everything("1003"),
    };
    const secrets = (user: "1001" | "1002") => [NAMES[user], ...TITLES[user]];
    expect(secrets("1002").filter((text) => told["1001"].includes(text))).toEqual([]);
    expect(secrets("1001").filter((text) => told["1002"].includes(text))).toEqual([]);
    expect([...secrets("1001"), ...secrets("1002")].filter((text) => told["1003"].includes(text))).toEqual([]);
    // Each sees the own one, and who is in.
    for (const user of USERS) expect(secrets(user).filter((text) => !told[user].includes(text))).toEqual([]);
    expect(told["1003"]).toContain("Narn Babylon Project");
  });

  it("tells a judge whether a deck is legal, and none of its cards before its player's first round", async () => {
    const told = await everything("1", true);
    for (const user of USERS) expect(TITLES[user].slice(1).filter((text) => told.includes(text))).toEqual([]);
    expect(told).toContain("legal");
    expect(JSON.parse(await run("1", "decks", {}, true)).kind).toBe("replace");
    expect(JSON.parse(await run("1", "decks", { player: "1002" }, true)).kind).toBe("replace");
    expect(JSON.parse(await run("1", "show", {}, true)).kind).toBe("public");
  });
});
