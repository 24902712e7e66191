// docs/playing.md: Taking back a slip — a second tap on the same place must not undo what the first has done
import { describe, expect, it } from "vitest";
import { undoButton, withUndo } from "../../../src/views/prompts/undo.ts";
import { button, buttonRows, type Message, menuRow, privateMessage } from "../../../src/views/text/message.ts";
import { expectAcceptable } from "../discord-limits.ts";
import { ctx } from "../fixtures.ts";

const UNDO = undoButton("4.0", ctx).custom_id;

/** A private answer with so many menus, and below them a row of so many buttons, of which the first is Pass. */
const answer = (menus: number, buttons: number): Message =>
  privateMessage({
    content: "Done.",
    rows: [
      ...Array.from({ length: menus }, (_, at) => menuRow(`menu${at}`, "Choose", [{ value: "1", label: "One" }])),
      ...buttonRows(Array.from({ length: buttons }, (_, at) => button(`b${at}`, at === 0 ? "Pass" : `Button ${at}`))),
    ],
  });

/** In which column **Undo** stands; null where it is not there. */
function columnOf({ components }: Message): number | null {
  for (const row of components) {
    const at = row.components.findIndex((each) => "custom_id" in each && each.custom_id === UNDO);
    if (at !== -1) return at;
  }
  return null;
}

describe("Undo under a private answer", () => {
  const answers = [0, 1, 2, 3, 4].flatMap((menus) => [0, 1, 2, 3, 4, 5].map((buttons) => [menus, buttons] as const));

  it.each(answers)(
    "never stands in the column that was pressed, below %i menus and a row of %i buttons",
    (menus, buttons) => {
      for (const pressed of [0, 1, 2, 3, 4]) {
        const shown = withUndo(answer(menus, buttons), "4.0", pressed, ctx);
        expect(columnOf(shown)).not.toBe(pressed);
        expectAcceptable(shown);
      }
    },
  );

  it("is there wherever the message has room for it, and for a button before it where Pass stood first", () => {
    for (const [menus, buttons] of answers)
      for (const pressed of [null, 0, 1, 4]) {
        const rows = answer(menus, buttons).components.length;
        const column = columnOf(withUndo(answer(menus, buttons), "4.0", pressed, ctx));
        if (rows < 5) expect(column).not.toBeNull();
      }
  });
});
