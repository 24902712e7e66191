import { beforeAll, describe, expect, it } from "vitest";
import { type Brush, loadBrush } from "../../src/pictures/canvas.ts";
import { drawnSeats, drawnTable, type Picture, sceneOf } from "../../src/pictures/index.ts";
import { altText } from "../../src/views/pictures/alt.ts";
import { pictureWords, wordsIn } from "../../src/views/pictures/in-language.ts";
import { picturedBoard, picturedSeat, picturedTracker } from "../../src/views/pictures/messages.ts";
import { ENGLISH } from "../../src/views/pictures/words.ts";
import type { Context } from "../../src/views/text/context.ts";
import { position } from "./positions.ts";
import { isSound, saidIn } from "./sound.ts";

/** English words that no German line has; titles of cards stand as they are. */
const WORDS =
  /\b(the|and|to act|turn|round|supports?|opposes?|unspent|spent|unrest|influence|power|nobody|conflicts?|face down|inner circle|ambassador|war|attached|rotated)\b/iu;

const people = Array.from({ length: 4 }, (_, seat) => ({ seat, userId: `${seat}`, display: `Spieler ${seat + 1}` }));
const german: Context = { table: "t", tableName: "Babylon", people, language: "de" };

let brush: Brush;
beforeAll(async () => {
  brush = await loadBrush();
});

const { game, view } = position(4, 4, "r4");
const titles = game.facts.map(({ title }) => title).toSorted((a, b) => b.length - a.length);
const plainly = (text: string) => titles.reduce((left, title) => left.replaceAll(title, "…"), text);
const pictures = () => [
  ...(picturedTracker(view, german).pictures ?? []),
  ...(picturedBoard(view, german).pictures ?? []),
  ...(picturedSeat(view, german, 0).pictures ?? []),
];

describe("pictures in German", () => {
  it("say in English what the files of words say", () => {
    const { states: _, ...english } = wordsIn("en");
    const { states: __, ...known } = ENGLISH;
    expect(english).toEqual(known);
    expect(pictureWords("en")).toBe(ENGLISH);
  });

  it("have German words, all of them where they can be read", () => {
    for (const { picture, alt } of pictures()) {
      const scene = sceneOf(picture, brush.measure);
      // What is printed on cards is English, and so is the prize of a conflict.
      const words = saidIn(scene)
        .filter((text) => !/\b(won|gain|target|this|your|you|resolution)\b/iu.test(text))
        .map(plainly);
      expect(words.filter((text) => WORDS.test(text))).toEqual([]);
      expect(plainly(alt)).not.toMatch(WORDS);
      isSound(scene);
    }
  });

  it("are other pictures than those in English, which carry no words", () => {
    const [table] = pictures();
    const [english] = picturedTracker(view, { ...german, language: "en" }).pictures ?? [];
    expect(table?.picture.words).toEqual(pictureWords("de"));
    expect(english?.picture).not.toHaveProperty("words");
    expect(JSON.stringify(table?.picture)).not.toBe(JSON.stringify(english?.picture));
    const bare: Picture = { what: "table", facts: drawnTable(view, { people }) };
    expect(english?.alt).toBe(altText(bare));
    expect(drawnSeats(view, german)[0]?.faction).not.toBe(drawnSeats(view, { people })[0]?.faction);
  });
});
