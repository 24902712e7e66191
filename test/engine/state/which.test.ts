import { describe, expect, it } from "vitest";
import { belongingTo, conflictCalled } from "../../../src/engine/index.ts";

const NAMES = ["Londo", "Anna (judge)", "G’Kar"];
const called = (seat: number, number?: number) =>
  conflictCalled({ title: "Trade Pact", apart: { seat, ...(number && { number }) } }, (at) => NAMES[at] ?? "");

describe("what tells conflicts of one title apart", () => {
  it("is whose each is, and which of theirs", () => {
    expect(conflictCalled({ title: "Trade Pact" }, () => "Londo")).toBe("Trade Pact");
    expect(called(0)).toBe("Trade Pact (Londo)");
    expect(called(0, 2)).toBe("Trade Pact #2 (Londo)");
  });

  it("puts no brackets into brackets", () => {
    expect(called(1)).toBe("Trade Pact – Anna (judge)");
    expect(called(1, 2)).toBe("Trade Pact #2 – Anna (judge)");
    expect(belongingTo("**Vir Cotto**", "Londo (played by G’Kar)")).toBe("**Vir Cotto** – Londo (played by G’Kar)");
    for (const name of NAMES) expect(belongingTo("Vir Cotto", name)).not.toMatch(/\([^)]*\(/u);
  });
});
