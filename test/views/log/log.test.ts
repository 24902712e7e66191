import { describe, expect, test } from "vitest";
import { ENDED, type Event } from "../../../src/engine/index.ts";
import { logLines } from "../../../src/views/index.ts";
import { ctx } from "../fixtures.ts";
import { cassarin, fleet, WATCH } from "./lines/about.ts";
import { LINES } from "./lines/index.ts";

describe("the log", () => {
  test("tells what a conflict is declared through, and that its card stays where it comes to nothing", () => {
    const through = { card: 5, title: "Patient Schemes" };
    expect(
      logLines(
        [
          { type: "declared", seat: 0, conflict: true, through },
          { type: "conflict-discarded", seat: 0, title: "Patient Schemes", why: "requirement", through: true },
        ],
        ctx,
      ),
    ).toEqual([
      "Londo declares a conflict through Patient Schemes",
      "Londo’s Patient Schemes initiates nothing: its requirement is not met",
    ]);
  });

  test("tells in one line what several do alike, one right after another", () => {
    const names = ["Londo", "G'Kar", "Delenn", "Sheridan", "Lyta", "Vir"];
    const who = names.map((display, seat) => ({ seat, userId: null, display }));
    const five = [0, 1, 2, 3, 4];
    const at = { ...ctx, people: who };
    const said = (events: readonly Event[], language: "en" | "de" = "en") => logLines(events, { ...at, language });
    const declared = (seat: number, conflict = false) => ({ type: "declared", seat, conflict }) as const;
    const all = five.map((seat) => declared(seat));
    expect(said(all)).toEqual(["Londo, G'Kar, Delenn, Sheridan and Lyta declare nothing"]);
    expect(said(all, "de")).toEqual(["Londo, G'Kar, Delenn, Sheridan und Lyta erklären nichts"]);
    expect(said(all.slice(1)), "four, one by one").toHaveLength(4);
    expect(said([declared(5), ...five.map((seat) => declared(seat, true)), declared(5)])).toEqual([
      "Vir declares nothing",
      "Londo, G'Kar, Delenn, Sheridan and Lyta declare a conflict each, face down",
      "Vir declares nothing",
    ]);
    // Nobody does two things in one line, and what differs is told apart.
    const pass = (seat: number) => ({ type: "passed", seat }) as const;
    expect(said([...five.map(pass), pass(0), pass(1)])).toEqual([
      "Londo, G'Kar, Delenn, Sheridan and Lyta pass",
      "Londo passes",
      "G'Kar passes",
    ]);
    const gains = (seat: number, amount: number) =>
      ({ type: "power-gained", seat, amount, raw: 5 + seat, source: "Feast" }) as const;
    expect(said([...five.map((seat) => gains(seat, 1)), gains(5, 2)])).toEqual([
      "Londo, G'Kar, Delenn, Sheridan and Lyta each gain 1 power (Feast)",
      "Vir gains 2 power (Feast)",
    ]);
    const through = { card: 5, title: "Patient Schemes" };
    expect(said(five.map((seat) => ({ ...declared(seat, true), through })))).toHaveLength(5);
    const vote = (by: number, seat = by) => ({ type: "voted", of: { seat }, by, vote: "yes", league: false }) as const;
    expect(said([...[0, 1, 3, 4, 5].map((seat) => vote(seat)), vote(1, 2)])).toEqual([
      "🗳️ Londo, G'Kar, Sheridan, Lyta and Vir vote Yes",
      "🗳️ G'Kar votes Yes for Delenn",
    ]);
    const draws = (seat: number) => ({ type: "drew", seat, cards: 1, why: "effect", left: 30 + seat }) as const;
    expect(said([draws(0), draws(1), draws(2)])).toEqual([
      "Londo draws 1 card: 30 left in the deck; G'Kar draws 1 card: 31 left; Delenn draws 1 card: 32 left",
    ]);
    const mark = (card: number, title: string) =>
      ({
        type: "mark-changed",
        card: { card, title },
        mark: "destiny",
        by: 1,
        source: "Prophets",
        ignored: false,
      }) as const;
    const titles = ["Vir Cotto", "Na'Toth", "Lennier", "Ta'Lon", "Ivanova"];
    expect(said(titles.map((title, card) => mark(card + 1, title)))).toEqual([
      "Vir Cotto, Na'Toth, Lennier, Ta'Lon and Ivanova each get 1 Destiny mark (Prophets)",
    ]);
  });

  test("says of a card that is taken out of a conflict whether it may come back there", () => {
    const out = {
      type: "withdrawn",
      card: cassarin,
      conflict: "Trade Pact",
      from: 1,
      source: "Tides",
      was: [],
    } as const;
    expect(logLines([out, { ...out, again: true }], ctx)).toEqual([
      "Envoy Cassarin is taken out of Trade Pact, and takes no part in it again (Tides)",
      "Envoy Cassarin is taken out of Trade Pact (Tides)",
    ]);
  });

  test("says what a conflict that comes to nothing requires, and how much of it there is", () => {
    const discarded = { type: "conflict-discarded", seat: 0, title: "Raid", why: "requirement" } as const;
    const lines = logLines(
      [
        { ...discarded, lacks: { needs: "3 influence", has: 2 } },
        { ...discarded, lacks: { needs: "that the Shadow War is on" } },
      ],
      ctx,
    );
    expect(lines).toEqual([
      "Londo’s Raid is discarded: it requires 3 influence, and Londo has 2",
      "Londo’s Raid is discarded: it requires that the Shadow War is on",
    ]);
  });

  test("tells a single conflict once that is revealed and initiated, and several before the first", () => {
    const trade = { seat: 0, card: { card: 7, title: "Trade Pact" } };
    const raid = { seat: 1, card: { card: 8, title: "Raid" } };
    const [initiated] = LINES["conflict-initiated"];
    const line = "Londo initiates **Trade Pact**, a diplomacy conflict on G'Kar";
    const lines = (conflicts: (typeof trade)[], ...then: Event[]) =>
      logLines([{ type: "conflicts-revealed", conflicts }, ...then], ctx);
    expect(lines([trade], initiated)).toEqual([line]);
    expect(lines([trade, raid], initiated)).toEqual([
      "🂠 Revealed, before the first is initiated: Londo’s **Trade Pact** and G'Kar’s **Raid**",
      line,
    ]);
    // Where another one comes first, which was declared openly, it would not be told that it lies open.
    expect(lines([raid], initiated)).toEqual(["🂠 Revealed, before the first is initiated: G'Kar’s **Raid**", line]);
  });

  test("does not say twice what a card does: to rotate and to heal, to answer and its tokens, and what changes nothing", () => {
    const heals: Event = { type: "rotated-to-heal", seat: 0, card: cassarin, ambassadorial: false };
    const healed: Event = { type: "healed", card: cassarin, source: cassarin.title };
    expect(logLines([heals, healed], ctx)).toEqual(["Londo rotates Envoy Cassarin to heal"]);
    const severely: Event = { ...healed, was: { damage: 0, severe: 2, neutralized: true } };
    expect(logLines([heals, severely], ctx)).toEqual([
      "Londo rotates Envoy Cassarin to heal",
      "1 severe damage is taken off Envoy Cassarin: 1 left",
    ]);
    const answers: Event = { type: "triggered", seat: 0, card: cassarin, does: "put 1 token on this card" };
    const tokens = LINES["tokens-changed"][0];
    if (tokens.type !== "tokens-changed") throw new Error("no tokens");
    const own: Event = { ...tokens, card: cassarin, source: cassarin.title };
    expect(logLines([answers, own], ctx)).toHaveLength(1);
    expect(logLines([answers, { ...own, card: fleet }], ctx)).toHaveLength(2);
    const nothing: Event = { type: "no-effect", source: "Carn", why: "nothing-to-change" };
    const power: Event = { type: "power-gained", seat: 0, amount: 1, raw: 1, source: "Carn" };
    const gains = "Londo gains 1 power (Carn)";
    expect(logLines([nothing, nothing, power], ctx)).toEqual([gains]);
    expect(logLines([power, nothing], ctx)).toEqual([gains]);
    expect(logLines([nothing, nothing], ctx)).toEqual(["Carn changes nothing: there is nothing to change"]);
    expect(logLines([{ ...nothing, why: "limit-reached" }, power], ctx)).toHaveLength(2);
  });

  test("names what has ended as a cause in the reader's language", () => {
    const fallen = (source: string): Event => ({ type: "neutralized", card: cassarin, severe: 0, source });
    const ended = [fallen(ENDED.resolution), fallen(ENDED.turn)];
    expect(logLines(ended, ctx)).toEqual([
      "Envoy Cassarin is neutralized (the resolution round is over)",
      "Envoy Cassarin is neutralized (the turn is over)",
    ]);
    expect(logLines(ended, { ...ctx, language: "de" })).toEqual([
      "Envoy Cassarin ist neutralisiert (die Auswertungsrunde ist vorbei)",
      "Envoy Cassarin ist neutralisiert (der Zug ist vorbei)",
    ]);
  });

  test("tells an attack in one line: who attacks whom with what, the damage to each, and who falls", () => {
    const [attacked] = LINES.attacked;
    if (attacked.type !== "attacked") throw new Error("no attack");
    const red = { card: 13, title: "Red Fleet" };
    const blow: Event = { ...attacked, first: null };
    const toRed: Event = { type: "damaged", card: red, amount: 5, source: "Purple Fleet" };
    const fallen: Event = { type: "neutralized", card: red, severe: 2, source: "Purple Fleet" };
    const toPurple: Event = { type: "damaged", card: fleet, amount: 3, source: "Red Fleet" };
    const led: Event = { type: "neutralized", card: cassarin, severe: 0, source: "Purple Fleet" };
    expect(logLines([blow, toRed, toPurple, fallen, led], ctx)).toEqual([
      "⚔️ Londo attacks Red Fleet with Purple Fleet (military) in Border Raid: Red Fleet takes 5 damage and is neutralized (2 severe damage); Purple Fleet takes 3 damage; Envoy Cassarin is neutralized",
    ]);
    // What was told as declared is not told again; a card that takes nothing is said to.
    expect(logLines([{ ...attacked, announced: true }, toRed, { ...fallen, severe: 0 }], ctx)).toEqual([
      "⚔️ Purple Fleet against Red Fleet (military): Red Fleet takes 5 damage and is neutralized; Purple Fleet takes no damage; Purple Fleet damages first",
    ]);
    // What another card does stays a line of its own.
    const other: Event = { type: "damaged", card: red, amount: 1, source: "Fire" };
    expect(logLines([blow, toRed, toPurple, other], ctx)).toEqual([
      "⚔️ Londo attacks Red Fleet with Purple Fleet (military) in Border Raid: Red Fleet takes 5 damage; Purple Fleet takes 3 damage",
      "Red Fleet takes 1 damage (Fire)",
    ]);
  });

  test("tells an attack by two cards at once as one", () => {
    const [attacked] = LINES.attacked;
    if (attacked.type !== "attacked") throw new Error("no attack");
    const red = { card: 13, title: "Red Fleet" };
    const hit = (amount: number, source: string): Event => ({ type: "damaged", card: red, amount, source });
    const both: Event[] = [
      { ...attacked, first: null },
      { ...attacked, first: null, with: cassarin, deals: 2, takes: 0 },
      hit(5, "Purple Fleet"),
      { type: "damaged", card: fleet, amount: 3, source: "Red Fleet" },
      hit(2, "Envoy Cassarin"),
    ];
    expect(logLines(both, ctx)).toEqual([
      "⚔️ Londo attacks Red Fleet with Purple Fleet and Envoy Cassarin (military) in Border Raid: Red Fleet takes 7 damage; Purple Fleet takes 3 damage; Envoy Cassarin takes no damage",
    ]);
  });

  test.each(Object.entries(LINES))("tells %s", (_, [event, line]) => {
    expect(logLines([event], ctx)).toEqual([line]);
  });

  test("tells a draw round in one line for all, in the order in which they draw", () => {
    const drew = { type: "drew", cards: 1, why: "free" } as const;
    const round: Event[] = [
      { type: "discarded", seat: 1, cards: [fleet, cassarin], from: "hand" },
      { ...drew, seat: 0, left: 49 },
      { ...drew, seat: 1, left: 31 },
      { ...drew, seat: 0, cards: 2, why: "bought", left: 47 },
    ];
    const after: Event = { type: "discarded", seat: 1, cards: [fleet], from: "play" };
    expect(logLines([...round, after], ctx)).toEqual([
      "G'Kar discards Purple Fleet and Envoy Cassarin and draws 1 card: 31 left in the deck; Londo draws 1 card and buys 2 cards: 47 left",
      "G'Kar discards Purple Fleet",
    ]);
    expect(logLines(round, { ...ctx, language: "de" })).toEqual([
      "G'Kar wirft Purple Fleet und Envoy Cassarin ab und zieht 1 Karte: noch 31 im Deck; Londo zieht 1 Karte und kauft 2 Karten: noch 47",
    ]);
  });

  test("leaves what is drawn and discarded by an effect, and a discard alone, a line each", () => {
    const alone: Event[] = [
      { type: "discarded", seat: 0, cards: [fleet], from: "hand" },
      { type: "discarded", seat: 1, cards: [cassarin], from: "hand" },
      { type: "drew", seat: 0, cards: 2, why: "effect", left: 40 },
    ];
    expect(logLines(alone, ctx)).toHaveLength(3);
  });

  test("goes on in a second line where many have discarded a lot", () => {
    const cards = Array.from({ length: 7 }, (_, card) => ({
      card,
      title: "A Title As Long As They Come, And Some More",
    }));
    const round = [0, 1].flatMap((seat): Event[] => [
      { type: "discarded", seat, cards, from: "hand" },
      { type: "drew", seat, cards: 1, why: "free", left: 9 },
    ]);
    expect(logLines([...round, ...round], ctx)).toHaveLength(2);
  });

  test("tells what goes over to an ambassador who makes a faction Drakh", () => {
    const converted = LINES.converted[0];
    const events: Event[] = converted.type === "converted" ? [{ ...converted, moved: [cassarin] }] : [];
    expect(logLines(events, ctx)).toEqual([
      "☄️ Londo **becomes a Drakh faction**, led by Herdsman from now on; Regent stays in the inner circle, and Envoy Cassarin goes over to the new ambassador",
    ]);
  });

  test("names the keyword where that alone is blanked", () => {
    const lost = logLines([{ type: "blanked", card: cassarin, source: "Carn", keyword: "Ranger" }], ctx);
    expect(lost).toHaveLength(1);
    expect(lost[0]).toContain("Envoy Cassarin loses its keyword Ranger (Carn)");
  });

  test("tells an attack outside of a conflict, full healing by a card, and what does not add to an ability", () => {
    const attacked = LINES.attacked[0];
    const outside: Event[] = attacked.type === "attacked" ? [{ ...attacked, conflict: null, first: null }] : [];
    const changed = { type: "ability-changed", card: cassarin, ability: "all", by: 0, source: "Carn" } as const;
    expect(
      logLines(
        [
          ...outside,
          { type: "fully-healed", card: cassarin, why: "effect", source: "Carn" },
          { ...changed, how: "double" },
          { ...changed, ability: "psi", how: "half" },
          { ...changed, by: -1, how: "printed" },
        ],
        ctx,
      ),
    ).toEqual([
      "⚔️ Londo attacks Red Fleet with Purple Fleet (military) outside of any conflict: Red Fleet takes 5 damage; Purple Fleet takes 3 damage",
      "Envoy Cassarin is fully healed (Carn)",
      "Envoy Cassarin: every ability is doubled (Carn)",
      "Envoy Cassarin: psi is halved (Carn)",
      "Envoy Cassarin: −1 to printed abilities (Carn)",
    ]);
  });

  test.each([
    [2, "Londo bids 2 influence on Envoy Cassarin"],
    [5, "Londo bids 2 influence more on Envoy Cassarin: 5 this turn"],
  ])("tells a bid of an auction, %i in all", (total, line) => {
    const bid: Event = { type: "bid", seat: 0, card: cassarin, influence: 2, total, hired: false };
    expect(logLines([bid], ctx)).toEqual([line]);
  });

  test("tells what assistance gives, and that a mercenary is free again", () => {
    const assisted: Event = { type: "assisted", seat: 0, card: fleet, whom: cassarin, by: "abilities" };
    const free: Event = { type: "control-changed", card: fleet, to: null, until: null, source: "" };
    expect(logLines([assisted, free], ctx)).toEqual([
      "Londo rotates Purple Fleet to assist Envoy Cassarin: +1 diplomacy, intrigue and leadership while it stays rotated",
      "Purple Fleet is for hire again",
    ]);
  });

  test("tells that the table carries out the whole text of a card that is not known", () => {
    expect(logLines([{ type: "left-by-hand", card: cassarin, left: null }], ctx)).toEqual([
      "✋ By hand: what Envoy Cassarin says, the table carries out with `/effect`",
    ]);
  });

  test("tells who may do what each time that something happens", () => {
    const may = { seat: 0, does: "draw 1", influence: 2 };
    expect(logLines([{ type: "watch-set", ...WATCH, may }], ctx)).toEqual([
      "⏰ From now on, each time that Londo wins a conflict: Londo may draw 1 for 2 influence (Carn, until the end of the turn)",
    ]);
  });

  test("tells of an effect by hand that joins others what those are, and of players' words no Markdown", () => {
    const hand = { type: "by-hand", seat: 0, because: "Carn", amount: null } as const;
    const gain = { verb: "gain-power", amount: 1 } as const;
    expect(
      logLines(
        [
          { ...hand, verb: "for-each", does: [gain] },
          { ...hand, verb: "do-both", does: [gain, { verb: "draw", amount: 2 }] },
          { ...hand, verb: "choose", words: ["gain **2** power", "draw 1"] },
          { ...hand, verb: "pick", words: ["to rotate"] },
          { ...hand, verb: "start-state" },
          { type: "conflicts-barred", source: "Carn" },
        ],
        ctx,
      ),
    ).toEqual([
      "✋ Londo carries out Carn by hand: for each of what it counts: gain 1 power",
      "✋ Londo carries out Carn by hand: do both: gain 1 power and draw 2 cards",
      "✋ Londo carries out Carn by hand: choose to gain \\*\\*2\\*\\* power or draw 1",
      "✋ Londo carries out Carn by hand: pick a card to rotate",
      "✋ Londo carries out Carn by hand: start a state between players",
      "No conflicts are declared next turn (Carn)",
    ]);
  });

  test("tells once that everybody readies", () => {
    const readied = [0, 1].map((seat) => ({ type: "readied" as const, seat, sustained: [] }));
    expect(logLines(readied, ctx)).toEqual(["Cards are readied and influence is restored"]);
  });
});
