// moderator: Passing ahead; Orders for later — in words
import { describe, expect, it } from "vitest";
import { completeAhead, readAhead } from "../../src/orders/index.ts";
import { UNTIL_WORDS } from "../../src/views/prompts/ahead-until.ts";

describe("an order about later", () => {
  it("says until what is passed, each condition in the words that are offered", () => {
    for (const [until, words] of Object.entries(UNTIL_WORDS))
      expect(readAhead(`pass until ${words}`)).toEqual({ kind: "until", until: [until] });
  });

  it("joins conditions with or, and forgives a slip", () => {
    expect(readAhead("pass until I am atacked or a new card")).toEqual({ kind: "until", until: ["attacked", "card"] });
    expect(readAhead("Pass until my conflict changes, or somebody acts")).toEqual({
      kind: "until",
      until: ["conflict", "acts"],
    });
    expect(readAhead("pass until the end of the action round")).toEqual({ kind: "until", until: ["round"] });
  });

  it("names a condition that there is not", () => {
    expect(readAhead("pass until Tuesday")).toEqual({ kind: "no-condition", phrase: "Tuesday" });
  });

  it("puts several orders in a row, to pass last", () => {
    expect(readAhead("support Pact with Vir, then attack Carn with G'Kar, then pass")).toEqual({
      kind: "orders",
      orders: ["support Pact with Vir", "attack Carn with G'Kar"],
      thenPass: ["touched"],
    });
    expect(readAhead("build with Vir then pass until attacked")).toEqual({
      kind: "orders",
      orders: ["build with Vir"],
      thenPass: ["attacked"],
    });
    expect(readAhead("when my turn comes: build with Vir")).toEqual({
      kind: "orders",
      orders: ["build with Vir"],
      thenPass: null,
    });
  });

  it("is none where it is about now", () => {
    for (const order of ["pass", "skip", "build with Vir", "support Pact with Vir", "", "Then and Now"])
      expect(readAhead(order)).toBeNull();
  });

  it("asks to be skipped at aftermaths, or no longer", () => {
    expect(readAhead("skip me while I hold none")).toEqual({ kind: "skip", on: true });
    expect(readAhead("skip aftermaths while I hold none")).toEqual({ kind: "skip", on: true });
    expect(readAhead("skip me no more")).toEqual({ kind: "skip", on: false });
    expect(readAhead("don't skip me")).toEqual({ kind: "skip", on: false });
  });

  it("is completed with conditions, and after then with what is possible", () => {
    const possible = [{ action: { type: "build", seat: 0, with: 3 }, sentence: "build with Vir", needs: [] }] as const;
    expect(completeAhead("pass until con", possible)).toEqual([
      { name: "pass until my conflict changes", value: "pass until my conflict changes" },
    ]);
    expect(completeAhead("support Pact, then bui", possible).map(({ value }) => value)).toEqual([
      "support Pact, then build with Vir",
    ]);
    expect(completeAhead("support Pact, then ", possible).map(({ value }) => value)).toContain(
      "support Pact, then pass",
    );
    expect(completeAhead("support Pact", possible)).toEqual([]);
  });
});
