import { beforeAll, describe, expect, it } from "vitest";
import { type Event, type Game, viewFor } from "../../src/engine/index.ts";
import { type Brush, loadBrush } from "../../src/pictures/canvas.ts";
import { type Picture, sceneOf, summaryFacts } from "../../src/pictures/index.ts";
import type { Scene } from "../../src/pictures/scene.ts";
import { endMessage, safe } from "../../src/views/index.ts";
import { altText } from "../../src/views/pictures/alt.ts";
import { Dice, play, practiceSetup } from "../engine/play/random-player.ts";
import { people } from "./positions.ts";
import { isSound, saidIn } from "./sound.ts";

let brush: Brush;
beforeAll(async () => {
  brush = await loadBrush();
});

const draw = (picture: Picture, colours: "dark" | "light" = "dark"): Scene =>
  sceneOf({ ...picture, colours }, brush.measure);

describe("the summary as a picture", () => {
  it("tells places, power by turn and what turned the game, of two to ten players", () => {
    for (const seats of [2, 4, 10]) {
      const events: Event[] = [];
      const turns = new Map<number, Game>();
      const game = play(practiceSetup(seats, new Dice(`sum${seats}`)), `sum${seats}`, ({ applied }) => {
        events.push(...applied.events);
        turns.set(applied.game.turn, applied.game);
      });
      const seen = [...turns].map(([turn, each]) => ({ turn, view: viewFor(each, "public") }));
      const facts = summaryFacts(viewFor(game, "public"), seen, events, people(seats));
      expect(facts.places).toHaveLength(seats);
      // The picture and its words give the places that the game ended with, shared ones too.
      const { result } = game;
      for (const { seat, place } of facts.places) expect(place).toBe(result?.places[seat.seat]);
      // The message below it says them in the same order.
      const end = endMessage(viewFor(game, "public"), { table: "t", tableName: "t", ...people(seats) }, "abc");
      const text = end.embeds[0]?.description ?? "";
      const names = facts.places.map(({ seat }) => text.indexOf(`** ${safe(seat.name)} · `));
      expect(names).toEqual(names.toSorted((a, b) => a - b));
      expect(names).not.toContain(-1);
      expect(altText({ what: "summary", facts })).not.toContain(" turn 1:");
      expect(facts.curves[0]?.power.at(-1)).toBe(facts.places[0]?.power);
      for (const colours of ["dark", "light"] as const) {
        const scene = draw({ what: "summary", facts }, colours);
        isSound(scene);
        expect(saidIn(scene)).toContain(facts.title);
        const shared = facts.places.filter(({ place, token }) => place !== token.place);
        if (seats === 10) expect(shared.length).toBeGreaterThan(0);
        const said = saidIn(scene).filter((text) => text.startsWith("also place"));
        expect(said).toHaveLength(shared.length);
        // Nothing of it is cut: where the faction is too long for it, the race stands there alone.
        for (const [at, { place, seat }] of shared.entries())
          expect([`also place ${place} · ${seat.faction}`, `also place ${place} · ${seat.race}`]).toContain(said[at]);
      }
    }
  });
});
