// engine: Triggered Effects; Lasting and Sustainable Effects — by hand, for cards whose text is not in verbs
import { describe, expect, it } from "vitest";
import { type Effect, type Game, viewFor } from "../../../src/engine/index.ts";
import { abilityOf } from "../../../src/engine/rules/in-force/ability.ts";
import { at, character, conflict, does, event, group, happens, inPlay, order, refused, stage } from "../stage.ts";

const table = () =>
  stage(
    {
      You: { unspent: 9, supporting: [character("Clerk", { diplomacy: 4 }), group("Guild")] },
      Rival: { unspent: 6, hand: [event("Toast", { says: "Nothing." })] },
    },
    [["You", conflict("Parley", "diplomacy")]],
  );
const by = (effect: Effect, seat = 0, holder?: number) => ({
  type: "effect" as const,
  seat,
  because: "A Card",
  effect,
  ...(holder === undefined ? {} : { holder }),
});
const power = (game: Game, seat = 0) => game.seats[seat]?.rawPower;
const gain = { verb: "gain-power", who: { seat: 0 }, amount: 2 } as const;
const when = (more: Partial<Extract<Effect, { verb: "when" }>> = {}): Effect => ({
  verb: "when",
  on: "you-win",
  whose: { seat: 0 },
  effects: [gain],
  until: "end-of-turn",
  ...more,
});
/** The conflict at hand is resolved, supported or not. */
function resolved(game: Game, won: boolean): Game {
  let now = won ? order(game, 0, "support Parley with Clerk using diplomacy") : game;
  if (won) now = does(now, { type: "pass", seat: 1 });
  return does(does(now, { type: "pass", seat: now.awaiting[0]?.seat ?? 0 }), {
    type: "pass",
    seat: now.awaiting[0]?.seat === 0 ? 1 : 0,
  });
}
/** The conflict at hand is won, as far as to what is asked for it. */
function askedAboutWin(game: Game): Game {
  let now = order(game, 0, "support Parley with Clerk using diplomacy");
  while (now.awaiting.some(({ kind }) => kind === "action"))
    now = does(now, { type: "pass", seat: now.awaiting[0]?.seat ?? 0 });
  return now;
}
const sinceThen = (game: Game, action: Parameters<typeof does>[1]) =>
  happens(game, action).events.filter(({ type }) => type.startsWith("watch"));

describe("What was set up by hand to be done when something happens", () => {
  it("is done each time that it does, in public, and not otherwise", () => {
    const set = happens(table(), by(when()));
    expect(set.events.map(({ type }) => type)).toEqual(["by-hand", "watch-set"]);
    expect(power(resolved(set.game, true))).toBe(2);
    expect(power(resolved(set.game, false))).toBe(0);
    const lost = does(table(), by(when({ on: "you-lose" })));
    expect(power(resolved(lost, false))).toBe(2);
    const others = does(table(), by(when({ whose: { seat: 1 } })));
    expect(power(resolved(others, true))).toBe(0);
    expect(power(resolved(does(table(), by(when({ whose: "each" }), 1)), true))).toBe(2);
  });

  it("is asked when it happens, where its text says may", () => {
    const may = { seat: 0, does: "gain 2 power" };
    const won = askedAboutWin(does(table(), by(when({ may }))));
    expect(won.awaiting).toMatchObject([{ kind: "choose", seat: 0 }]);
    expect(power(won)).toBe(0);
    expect(power(order(won, 0, "choose to gain 2 power"))).toBe(2);
    const left = order(won, 0, "choose to leave it");
    expect(power(left)).toBe(0);
    expect(left.awaiting).not.toEqual(won.awaiting);
    // It waits for the next time, too.
    expect(left.watches).toHaveLength(1);
  });

  it("is asked of the player who may, for what that player applies", () => {
    const may = { seat: 1, does: "gain 2 power", influence: 2 };
    const won = askedAboutWin(does(table(), by(when({ may, effects: [{ ...gain, who: { seat: 1 } }] }))));
    const paid = order(won, 1, "choose to gain 2 power for 2 influence");
    expect(power(paid, 1)).toBe(2);
    expect(paid.seats[1]?.spent).toBe((won.seats[1]?.spent ?? 0) + 2);
    const none = refused(table(), by(when({ may: { ...may, seat: 7 } })));
    expect(none).toMatchObject({ code: "nothing-to-change", facts: { reason: "waits-for-nothing" } });
  });

  it("is seen by everybody as long as it waits, and names no card that is hidden again", () => {
    const about = { card: at(table(), "Clerk") };
    const set = does(table(), by(when({ on: "card-neutralized", about })));
    const seen = viewFor(set, "public").watches;
    expect(seen).toMatchObject([{ on: "card-neutralized", about: { title: "Clerk" }, source: "A Card" }]);
    const gone = does(set, by({ verb: "return-to-hand", which: about }, 1));
    expect(viewFor(gone, { seat: 1 }).watches).toMatchObject([{ about: null }]);
    expect(viewFor(table(), "public").watches).toBeUndefined();
  });

  it("about a card is done when that card is neutralized", () => {
    const about = { card: at(table(), "Clerk") };
    const set = does(table(), by(when({ on: "card-neutralized", about, once: true })));
    const hit = happens(set, by({ verb: "neutralize", which: about }, 1));
    // Whoever is to act acts after it.
    expect(hit.events.map(({ type }) => type).slice(-2)).toEqual(["watch-done", "power-gained"]);
    expect(hit.game.awaiting).toEqual(set.awaiting);
    expect(hit.game.watches).toBeUndefined();
    const guild = { card: at(table(), "Guild") };
    expect(
      power(
        does(
          does(table(), by(when({ on: "card-neutralized", about: guild }))),
          by({ verb: "neutralize", which: about }),
        ),
      ),
    ).toBe(0);
  });

  it("is asked for by an event that another player plays", () => {
    const set = does(table(), by(when({ on: "event-played" })));
    const passed = does(set, { type: "pass", seat: 0 });
    expect(power(order(passed, 1, "play Toast"))).toBe(2);
  });

  it("ends with the turn, with its card's rotation, or as its card leaves play", () => {
    const guild = at(table(), "Guild");
    const rotated = does(table(), by({ verb: "rotate", which: { card: guild } }));
    const held = does(rotated, by(when({ until: "while-rotated" }), 0, guild));
    expect(sinceThen(held, by({ verb: "ready", which: { card: guild } }))).toMatchObject([{ type: "watch-ended" }]);
    const there = does(table(), by(when({ until: "while-in-play" }), 0, guild));
    expect(there.watches).toHaveLength(1);
    expect(sinceThen(there, by({ verb: "discard-card", which: { card: guild } }))).toMatchObject([
      { type: "watch-ended", holder: { title: "Guild" } },
    ]);
    const later = nextTurn(does(does(table(), by(when())), by(when({ until: "permanent", on: "turn-starts" }))));
    expect(later.watches).toMatchObject([{ until: "permanent" }]);
    expect(power(later)).toBe(2);
  });

  it("is stopped by hand, by the name of its card", () => {
    const set = does(table(), by(when({ until: "permanent" })));
    expect(does(set, by({ verb: "stop-waiting" }, 1)).watches).toBeUndefined();
    expect(refused(table(), by({ verb: "stop-waiting" }))).toMatchObject({ facts: { reason: "nothing-waits" } });
  });

  it("is refused where its card does not lie there, or nothing is named that it could happen to", () => {
    const guild = at(table(), "Guild");
    expect(refused(table(), by(when({ until: "while-in-play" })))).toMatchObject({ facts: { reason: "no-holder" } });
    expect(refused(table(), by(when({ until: "while-rotated" }), 0, guild))).toMatchObject({
      facts: { reason: "not-rotated", title: "Guild" },
    });
    expect(refused(table(), by(when({ on: "card-attacked" })))).toMatchObject({
      facts: { reason: "waits-for-nothing" },
    });
    expect(refused(table(), by(when({ whose: { seat: 7 } }))).code).toBe("nothing-to-change");
  });
});

/** Everybody passes until the next turn's conflict round. */
function nextTurn(start: Game): Game {
  let game = start;
  for (let steps = 0; game.turn === start.turn && steps < 60; steps++) {
    const [asked] = game.awaiting;
    if (!asked) throw new Error("nobody is asked");
    const quiet = (["pass", "keep", "declare-nothing"] as const).find((type) => {
      try {
        does(game, { type, seat: asked.seat });
        return true;
      } catch {
        return false;
      }
    });
    game = does(game, { type: quiet ?? "pass", seat: asked.seat });
  }
  return game;
}

describe("A change of an ability by hand", () => {
  const raise = (until: "while-rotated" | "permanent"): Effect => ({
    verb: "change-ability",
    which: { card: at(table(), "Clerk") },
    ability: "diplomacy",
    by: 2,
    until,
  });
  const diplomacy = (game: Game) => abilityOf(game, at(game, "Clerk"), "diplomacy");

  it("lasts while its card stays rotated", () => {
    const guild = at(table(), "Guild");
    expect(refused(table(), by(raise("while-rotated")))).toMatchObject({ facts: { reason: "no-holder" } });
    expect(refused(table(), by(raise("while-rotated"), 0, guild))).toMatchObject({ facts: { reason: "not-rotated" } });
    const rotated = does(table(), by({ verb: "rotate", which: { card: guild } }));
    const raised = happens(rotated, by(raise("while-rotated"), 0, guild));
    expect(diplomacy(raised.game)).toBe(6);
    expect(raised.events[0]).toMatchObject({ lasts: { until: "while-rotated", holder: { title: "Guild" } } });
    expect(diplomacy(does(raised.game, by({ verb: "ready", which: { card: guild } })))).toBe(4);
  });

  it("lasts while its card is in play, and otherwise for good", () => {
    const guild = at(table(), "Guild");
    const held = does(table(), by(raise("permanent"), 0, guild));
    expect(diplomacy(held)).toBe(6);
    expect(diplomacy(does(held, by({ verb: "discard-card", which: { card: guild } })))).toBe(4);
    const good = does(table(), by(raise("permanent")));
    expect(diplomacy(does(good, by({ verb: "discard-card", which: { card: guild } })))).toBe(6);
  });
});

describe("An effect by hand at a price", () => {
  const pay = (more: Partial<Extract<Effect, { verb: "pay" }>>): Effect => ({ verb: "pay", effects: [gain], ...more });

  it("applies the influence, pays what else it costs, and is done then", () => {
    const guild = at(table(), "Guild");
    const { game, events } = happens(
      table(),
      by(pay({ influence: 3, costs: [{ verb: "rotate", which: { card: guild } }] })),
    );
    expect(events.map(({ type }) => type)).toEqual(["by-hand", "influence-applied", "turned", "power-gained"]);
    expect({ unspent: game.seats[0]?.unspent, spent: game.seats[0]?.spent, power: power(game) }).toEqual({
      unspent: 6,
      spent: 3,
      power: 2,
    });
    expect(inPlay(game, "Guild").rotated).toBe(true);
  });

  it("that cannot be paid whole is refused, and nothing is paid", () => {
    expect(refused(table(), by(pay({ influence: 10 })))).toMatchObject({ facts: { reason: "price", who: "You" } });
    const costs: Effect[] = [{ verb: "purge-mark", which: { card: at(table(), "Clerk") }, mark: "doom", amount: 1 }];
    expect(refused(table(), by({ verb: "pay", influence: 1, costs, effects: [gain] } as Effect)).code).toBe(
      "nothing-to-change",
    );
  });
});
