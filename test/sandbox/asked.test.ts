// Where one person plays several seats of the sandbox, the page takes the seat that is asked.
import { describe, expect, it } from "vitest";
import { nextFor, othersAfter, questionIn } from "../../sandbox/page/frame/asked.js";
import type { SandboxMessage } from "../../sandbox/standin/face.ts";

const said = (id: string, content: string, more: object = {}): SandboxMessage =>
  ({ id, content, author: { bot: true }, ephemeral: false, components: [{}], ...more }) as unknown as SandboxMessage;

const asks = (asked: string[], content = "asked") => ({ id: "1", content, asked });

describe("Whom the page takes", () => {
  it("is named by the newest public message of the bot that calls somebody and can be pressed", () => {
    const question = said("3", "<@11> and <@12>, <@11>: declare\n-# <@17> may say something ahead\nuntil tonight");
    const messages = [
      said("1", "<@13>, your action"),
      said("2", "no call"),
      question,
      said("4", "<@14>", { components: [] }),
      said("5", "<@15>", { ephemeral: true }),
      said("6", "<@16>", { author: { bot: false } }),
      said("7", "it is done"),
      said("8", "-# <@18> is told"),
    ];
    expect(questionIn(messages)).toEqual({ id: "3", content: question.content, asked: ["11", "12"] });
    expect(questionIn([])).toBeNull();
  });

  it("is the first who is asked, and nobody else while one is asked oneself", () => {
    expect(nextFor(asks(["11", "12"]), "13", null)).toBe("11");
    expect(nextFor(asks(["11", "12"]), "12", null)).toBeNull();
    expect(nextFor(asks([]), "12", null)).toBeNull();
  });

  it("is the next one where all are asked in secret, once one more has answered", () => {
    const asked = ["11", "12", "13"];
    expect(nextFor(asks(asked, "1 of 3"), "12", asks(asked, "0 of 3"))).toBe("13");
    expect(nextFor(asks(asked, "2 of 3"), "13", asks(asked, "1 of 3"))).toBe("11");
    expect(nextFor(asks(asked, "1 of 3"), "12", asks(asked, "1 of 3"))).toBeNull();
    expect(nextFor(asks(["12", "13"], "who is left"), "12", asks(asked, "0 of 3"))).toBeNull();
    expect(nextFor({ ...asks(asked, "1 of 3"), id: "9" }, "12", asks(asked, "0 of 3"))).toBeNull();
  });

  it("is led to the others who are asked, one after the other", () => {
    expect(othersAfter(["11", "12", "13"], "12")).toBe("13");
    expect(othersAfter(["11", "12", "13"], "13")).toBe("11");
    expect(othersAfter(["11"], "11")).toBeNull();
    expect(othersAfter(["11"], "12")).toBe("11");
  });
});
