/** Plain words for the place of a message that Discord does not let through. Nobody's text is in them: that may be why. */
import { encodePress } from "../text/custom-id.ts";
import { button, buttonRows, type Message, message } from "../text/message.ts";
import { type Language, say } from "../words/index.ts";

type AtTable = { readonly table: string };

const press = (verb: "act" | "hand" | "tracker" | "board" | "join" | "start", { table }: AtTable) =>
  encodePress({ table, decision: 0, verb, key: "" });

/** In place of a line of the log. */
export const unshownLine = (language: Language): Message => message({ content: say(language, "unshown-line") });

/** In place of a prompt: who is asked, and a button that shows each of them privately what. */
export function plainPrompt(userIds: readonly string[], ctx: AtTable, language: Language): Message {
  const asked = [...new Set(userIds)].filter((id) => /^\d+$/u.test(id));
  const who = asked.map((id) => `<@${id}>`).join(", ");
  return message({
    content: who === "" ? say(language, "unshown-waits") : say(language, "unshown-asked", { who }),
    rows: buttonRows([button(press("act", ctx), say(language, "own-hand-act-button"), "main")]),
    ping: asked,
  });
}

/** In place of a hand, or of a call to who plays it, in direct messages. */
export function plainHand(ctx: AtTable, language: Language): Message {
  return message({
    content: say(language, "unshown-hand"),
    rows: buttonRows([button(press("hand", ctx), say(language, "hand-button"), "main")]),
  });
}

/** In place of a message that is edited as the game goes on: how to see it all the same. */
export function plainFixed(what: "lobby" | "tracker" | "board" | "end", ctx: AtTable, language: Language): Message {
  const content = say(language, `unshown-${what}`);
  switch (what) {
    case "lobby":
      return message({
        content,
        rows: buttonRows([
          button(press("join", ctx), say(language, "join-button"), "good"),
          button(press("start", ctx), say(language, "start-button")),
        ]),
      });
    case "tracker":
    case "board":
      return message({
        content,
        rows: buttonRows([button(press(what, ctx), say(language, `unshown-${what}-button`))]),
      });
    case "end":
      return message({ content });
  }
}
