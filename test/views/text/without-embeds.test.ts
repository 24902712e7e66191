// moderator: Where Discord shows no embeds
import { describe, expect, it } from "vitest";
import { message } from "../../../src/views/text/message.ts";
import { withoutEmbeds } from "../../../src/views/text/without-embeds.ts";

describe("a message whose embeds are not shown", () => {
  it("says as text what they say, below its own words, and keeps its buttons and pings", () => {
    const shown = message({
      content: "Look:",
      embeds: [
        {
          title: "Table",
          description: "Londo waits",
          fields: [{ name: "G'Kar", value: "power 4" }],
          footer: { text: "turn 1" },
        },
        { image: { url: "attachment://board.webp" } },
      ],
      ping: ["12"],
    });
    const text = withoutEmbeds(shown);
    expect(text).toEqual({
      ...shown,
      content: "Look:\n**Table**\nLondo waits\n**G'Kar**\npower 4\n-# turn 1",
      embeds: [],
    });
    expect(withoutEmbeds(text)).toBe(text);
  });

  it("is cut at the end of a line where Discord takes no more, and says that there is more", () => {
    const line = "a line of the tracker that is sixty characters long, or more.";
    const { content } = withoutEmbeds(message({ embeds: [{ description: Array(60).fill(line).join("\n") }] }));
    expect(content.length).toBeLessThanOrEqual(2_000);
    expect(content.endsWith(`${line}\n…`)).toBe(true);
  });

  it("says in its last line how to see the rest, where it is known", () => {
    const long = message({
      embeds: [{ description: Array(60).fill("a line of the tracker").join("\n") + "x".repeat(900) }],
    });
    const cut = "`/tracker` shows you all of it.";
    expect(withoutEmbeds({ ...long, cut }).content.endsWith(`a line of the tracker\n${cut}`)).toBe(true);
    const short = message({ embeds: [{ description: "a line of the tracker" }] });
    expect(withoutEmbeds({ ...short, cut }).content).toBe("a line of the tracker");
  });

  it("leaves a part of a message alone that names no embeds", () => {
    const part = { components: [] };
    expect(withoutEmbeds(part)).toBe(part);
  });
});
