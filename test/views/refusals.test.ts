import { describe, expect, test } from "vitest";
import { CORPORATE_FACTION, REFUSALS, type RefusalCode, refusal } from "../../src/engine/index.ts";
import { refusalMessage, refusalSentence } from "../../src/views/index.ts";
import { REFUSAL_WORDING } from "../../src/views/refusals/index.ts";
import { expectAcceptable, labelsOf } from "./discord-limits.ts";
import { ctx } from "./fixtures.ts";

const CODES = Object.keys(REFUSALS).filter((code): code is RefusalCode => code in REFUSALS);

describe("refusals", () => {
  test.each(CODES)("%s is a whole sentence even when nothing more is known", (code) => {
    const text = refusalSentence(code, {});
    expect(text).toMatch(/^[A-Z].{20,}[.?]$/u);
    expect(text).not.toMatch(/[{}]|undefined|null/u);
    expect(REFUSAL_WORDING).toHaveProperty(code);
  });

  test("say the numbers and what would be possible", () => {
    expect(refusalSentence("not-enough-influence", { title: "Vir Cotto", needs: 4, unspent: 2 })).toBe(
      "Vir Cotto needs 4 influence, and you have 2 unspent. Choose something cheaper, or wait: spent influence is restored in the ready round.",
    );
    expect(
      refusalSentence("not-enough-influence", {
        title: "Na'Toth",
        needs: 6,
        unspent: 5,
        printed: 4,
        doubled: 8,
        changes: [{ source: "Thrift", by: -2 }],
      }),
    ).toContain("Na'Toth costs 4, doubled to 8 for another race, −2 by Thrift: 6 influence, and you have 5 unspent.");
    expect(
      refusalSentence("not-enough-influence", {
        title: "Fleet",
        needs: 4,
        unspent: 3,
        printed: 3,
        changes: [{ source: "Toll", by: 1 }],
      }),
    ).toContain("Fleet costs 3, +1 by Toll: 4 influence, and you have 3 unspent.");
    const corporate = {
      title: "Fleet",
      needs: 6,
      unspent: 3,
      printed: 3,
      changes: [{ source: CORPORATE_FACTION, by: 3 }],
    };
    expect(refusalSentence("not-enough-influence", corporate)).toContain("Fleet costs 3, +3 by the Corporate faction:");
    expect(refusalSentence("not-enough-influence", corporate, "de")).toContain("+3 durch die Fraktion der Konzerne");
    expect(refusalSentence("rating-too-high-to-build", { rating: 10, most: 9 })).toContain(
      "Your influence rating is 10",
    );
    expect(refusalSentence("no-ability", { title: "G'Kar", ability: "psi", conflict: "Mind Games" })).toContain(
      "G'Kar has no psi, and Mind Games is decided by it.",
    );
    expect(
      refusalSentence("restricted-conflict", { conflict: "Grey Vote", races: ["minbari", "non-aligned"] }),
    ).toContain("Only Minbari and Non-Aligned cards may take part in Grey Vote.");
    expect(refusalSentence("disloyal", { title: "Na'Far", race: "narn", type: "fleet" })).toContain(
      "Na'Far is a Narn fleet",
    );
  });

  test("say what helps where it is not the same for all: face-down cards, mercenaries by auction, cards that nobody controls", () => {
    const nots = (state: string) => refusalSentence("not-ready", { title: "Vir", state });
    expect(nots("rotated")).toContain("readies in the next ready round");
    expect(nots("neutralized")).not.toContain("ready round");
    expect(nots("neutralized")).toContain("only when it is face up again");
    const hire = (auction: boolean) => refusalSentence("mercenary-not-hired", { title: "Broker", auction });
    expect(hire(false)).toContain("Hire it first");
    expect(hire(true)).toContain("once all have passed");
    expect(refusalSentence("not-your-card", { title: "Mars", controller: null, where: "Londo" })).toContain(
      "Mars lies in the faction of Londo, and nobody controls it.",
    );
    expect(refusalSentence("major-agenda-stays", { title: "Aim" })).toContain("another major agenda");
    expect(refusalSentence("damages-own", { title: "Accident", target: "Vir" })).toContain(
      "Accident does damage, and Vir is in your own faction. Aim it at a card of another faction",
    );
  });

  test.each(CODES)("%s is a whole sentence in German too, whatever is known", (code) => {
    const text = refusalSentence(code, {}, "de");
    expect(text).toMatch(/^[A-ZÄÖÜ“].{12,}[.?]$/u);
    expect(text).not.toMatch(/[{}]|undefined|null/u);
    expect(text).not.toBe(refusalSentence(code, {}));
  });

  test("in German call the rulebook’s things by German names, and quote what a card says as it stands there", () => {
    const told = (...[code, facts]: Parameters<typeof refusalSentence>) => refusalSentence(code, facts, "de");
    expect(told("not-enough-influence", { title: "Vir Cotto", needs: 4, unspent: 2 })).toContain(
      "Vir Cotto braucht 4 Einfluss, und du hast 2 frei.",
    );
    expect(told("restricted-conflict", { conflict: "Grey Vote", races: ["minbari", "non-aligned"] })).toContain(
      "An Grey Vote dürfen nur Karten dieser Völker teilnehmen: Minbari und Blockfreie.",
    );
    expect(told("no-ability", { title: "G'Kar", ability: "military", conflict: "Raid" })).toContain("Militär");
    expect(told("not-ready", { title: "Vir", state: "rotated" })).toContain("Vir ist gedreht");
    expect(told("requirement-not-met", { title: "Vir", needs: "2 Shadow marks", has: 1 })).toContain(
      "Vir verlangt “2 Shadow marks”, und du hast 1.",
    );
    expect(told("not-now", { round: "action", when: "draw", asked: "action" })).toBe(
      "Das geht nicht in der Runde „Aktionen“, sondern in der Ziehrunde. Du bist gefragt: eine Aktion tun oder passen.",
    );
    const message = refusalMessage(refusal("not-ready", {}), ctx, "Readiness", "de");
    expectAcceptable(message);
    expect(message.content).toContain("-# Regel (auf Englisch): Readiness. Nichts wurde geändert.");
    expect(labelsOf(message)).toEqual(["Regel zeigen", "Was kann ich tun?", "Meine Hand"]);
  });

  test("carry the rule in small print and a button that shows it", () => {
    const message = refusalMessage(
      refusal("not-enough-influence", { title: "**Vir**", needs: 4, unspent: 2 }),
      ctx,
      "Applying influence",
    );
    expectAcceptable(message);
    expect(message.content).toContain("-# Rule: Applying influence.");
    expect(message.content).toContain("\\*\\*Vir\\*\\*");
    expect(labelsOf(message)).toEqual(["Show the rule", "What can I do?", "My hand"]);
    expect(JSON.stringify(message.components)).toContain('"custom_id":"rule:applying-influence"');
  });
});
