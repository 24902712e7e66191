/** Plain words for the place of a message that Discord does not let through. Nobody's text is in them: that may be why. */
import { encodePress } from "../text/custom-id.ts";
import { button, buttonRows, type Message, message } from "../text/message.ts";

type AtTable = { readonly table: string };

const press = (verb: "act" | "hand" | "tracker" | "board", { table }: AtTable) =>
  encodePress({ table, decision: 0, verb, key: "" });

/** In place of a line of the log. */
export function unshownLine(): Message {
  return message({ content: "-# I could not show what happened here; the tracker shows how it stands." });
}

/** In place of a prompt: who is asked, and a button that shows each of them privately what. */
export function plainPrompt(userIds: readonly string[], ctx: AtTable): Message {
  const asked = [...new Set(userIds)].filter((id) => /^\d+$/u.test(id));
  const who =
    asked.length === 0
      ? "The table waits for an answer"
      : `${asked.map((id) => `<@${id}>`).join(", ")}: the table asks you something`;
  return message({
    content: `${who}. I could not show the question here; press **Act…** to see it privately.`,
    rows: buttonRows([button(press("act", ctx), "Act…", "main")]),
    ping: asked,
  });
}

/** In place of a hand, or of a call to who plays it, in direct messages. */
export function plainHand(ctx: AtTable): Message {
  return message({
    content: "I could not show here how your hand stands. **My hand** shows it, and what the table waits for.",
    rows: buttonRows([button(press("hand", ctx), "My hand", "main")]),
  });
}

/** In place of a message that is edited as the game goes on: how to see it all the same. */
export function plainFixed(what: "lobby" | "tracker" | "board" | "end", ctx: AtTable): Message {
  switch (what) {
    case "lobby":
      return message({
        content: "I could not show the lobby here. **Join** takes a seat, `/game status` shows who sits.",
        rows: buttonRows([
          button(encodePress({ table: ctx.table, decision: 0, verb: "join", key: "" }), "Join", "good"),
          button(encodePress({ table: ctx.table, decision: 0, verb: "start", key: "" }), "Start"),
        ]),
      });
    case "tracker":
    case "board":
      return message({
        content: `I could not show the ${what} here. The button shows it privately.`,
        rows: buttonRows([button(press(what, ctx), what === "tracker" ? "Tracker" : "Board")]),
      });
    case "end":
      return message({ content: "The game is over. I could not show how it ended here; `/game status` shows it." });
  }
}
