// What a player reads beside the game's questions, in their own language.
import { describe, expect, it } from "vitest";
import type { View } from "../../../src/engine/index.ts";
import { refusal } from "../../../src/engine/refusal.ts";
import { USUAL_MANNERS } from "../../../src/settings/manners.ts";
import { confirmConceding } from "../../../src/views/menus/confirm.ts";
import { actionMenu } from "../../../src/views/menus/menu.ts";
import { withUnplayable } from "../../../src/views/menus/unplayable.ts";
import { withNotices } from "../../../src/views/prompts/ahead.ts";
import { awayForm, awayMessage } from "../../../src/views/prompts/away.ts";
import { inLanguage } from "../../../src/views/text/message.ts";
import { expectAcceptable, labelsOf, textOf } from "../discord-limits.ts";
import { ctx, fullView } from "../fixtures.ts";

const idle: View = { ...fullView, awaiting: [] };
const inGerman = (message: Parameters<typeof inLanguage>[0]) => inLanguage(message, "de");

describe("beside the game’s questions a German reader", () => {
  it("reads that it is not their turn, with ways on, and in English the same as ever", () => {
    const menu = actionMenu(idle, [], ctx);
    const german = inGerman(menu);
    expectAcceptable(german);
    expect(menu.content).toBe("Not your turn. I’ll ping you.");
    expect(german.content).toBe("Du bist nicht am Zug. Ich rufe dich.");
    expect(labelsOf(german)).toContain("Meine Hand");
    expect(labelsOf(german)).toHaveLength(labelsOf(menu).length);
    expect(labelsOf(menu)).toContain("My hand");
    // Nothing that was said in advance stands with it, and so nothing changes it.
    expect(withNotices(menu, {}, idle, ctx)).toBe(menu);
  });

  it("reads so why cards cannot be played, and that nothing is asked of those who are out", () => {
    const wants = refusal("nothing-to-aim-at", { title: "Salvo", wants: "a fleet" });
    const card = { card: 1, title: "Salvo", refusal: wants };
    const menu = withUnplayable(actionMenu(idle, [], ctx), Array(7).fill(card));
    expect(textOf(menu)).toContain("Nor can 4 more of your hand be played now.");
    expect(textOf(inGerman(menu))).toContain("Auch 4 weitere aus deiner Hand lassen sich jetzt nicht spielen.");
    const seats = idle.seats.map((seat) => ({ ...seat, eliminated: true }));
    expect(inGerman(actionMenu({ ...idle, seats }, [], ctx)).content).toMatch(/^Du bist aus diesem Spiel/u);
  });

  it("is asked before they concede", () => {
    const german = inGerman(confirmConceding({ type: "concede", seat: 0 }, ctx));
    expect(german.content).toBe(
      "Gibst du auf? Du verlässt dieses Spiel endgültig, und die anderen spielen ohne dich weiter.",
    );
    expect(labelsOf(german)).toEqual(["Aufgeben", "Weiterspielen"]);
    const people = ctx.people.map((one) => (one.seat === 0 ? one : { ...one, userId: null }));
    const alone = confirmConceding({ type: "concede", seat: 0 }, { ...ctx, people });
    expect(alone.content).toContain("practice opponents do not play on by themselves");
    expect(labelsOf(alone)).toEqual(["Concede", "Play on", "Close the table"]);
    expect(inGerman(alone).content).toContain("Übungsgegner spielen nicht ohne dich weiter");
    expect(labelsOf(inGerman(alone))).toEqual(["Aufgeben", "Weiterspielen", "Tisch schließen"]);
    const manners = { ...USUAL_MANNERS, leaving: "hand-over" } as const;
    const asked = confirmConceding({ type: "concede", seat: 0 }, { ...ctx, manners });
    expect(asked.content).toContain("hand your seat over rather than concede");
    expect(inGerman(asked).content).toContain("deinen Platz lieber abzugeben");
  });

  it("reads about their vacation", () => {
    const from = Date.UTC(2026, 6, 1);
    const at = { left: 1, zone: null, deadlines: true, now: from, vacations: [{ from, until: from + 86_400_000 }] };
    const page = awayMessage(at, ctx, "announced");
    expect(textOf(page)).toContain("**1 of 14 days** is left to you in this game. While you are away");
    const german = inGerman(page);
    expectAcceptable(german);
    expect(textOf(german)).toContain("✅ Angekündigt");
    expect(textOf(german)).toContain("**1 von 14 Tagen** bleibt dir in diesem Spiel. Solange du weg bist");
    expect(labelsOf(german)).toEqual(["Ankündigen…", "Ich bin zurück", "Meine Einstellungen"]);
    expect(awayForm(at, "UTC", ctx, "de").title).toBe("Dein Urlaub: noch 1 von 14 Tagen");
  });
});
