import { describe, expect, it } from "vitest";
import { inLanguage, inWords, privateMessage } from "../../../src/views/text/message.ts";
import { pinged, promisesPing, withoutPing } from "../../../src/views/text/pinged.ts";
import { say } from "../../../src/views/words/index.ts";

describe("the promise to ping", () => {
  const told = inWords((language) => pinged(say(language, "turn-of", { name: "Londo" }), language));

  it("is left out in every language of a message, and the sentence before it stays", () => {
    expect([told, inLanguage(told, "de")].map(promisesPing)).toEqual([true, true]);
    const silent = withoutPing(told);
    expect(silent.content).toBe("It is Londo’s turn.");
    expect(inLanguage(silent, "de").content).toBe("Londo ist am Zug.");
  });

  it("is not found where none is made", () => {
    expect(promisesPing(privateMessage({ content: "Not your turn." }))).toBe(false);
  });
});
