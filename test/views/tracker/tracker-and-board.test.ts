import { describe, expect, test } from "vitest";
import { boardMessage, trackerAndBoard, trackerMessage } from "../../../src/views/index.ts";
import { picturedTracker } from "../../../src/views/pictures/messages.ts";
import { expectAcceptable, labelsOf, textOf } from "../discord-limits.ts";
import { ctx, publicView } from "../fixtures.ts";

describe("where the game stands", () => {
  test("is one message: the tracker, then the conflicts with what can be pressed about them", () => {
    const { tracker, board } = trackerAndBoard(publicView, ctx);
    expect(board).toBeNull();
    expectAcceptable(tracker);
    const alone = [trackerMessage(publicView, ctx), boardMessage(publicView, ctx)];
    expect(tracker.embeds).toEqual(alone.flatMap(({ embeds }) => embeds));
    expect(labelsOf(tracker)).toEqual(alone.flatMap(labelsOf).filter((label) => label !== "Conflicts"));
  });

  test("has no board while there is nothing on it", () => {
    const quiet = { ...publicView, conflicts: [], declared: [] };
    expect(trackerAndBoard(quiet, ctx)).toEqual({ tracker: trackerMessage(quiet, ctx), board: null });
  });

  test("has as a picture the same to press as in words, and the way to each seat", () => {
    const quiet = { ...publicView, conflicts: [], declared: [], vote: null };
    for (const view of [quiet, publicView]) {
      const { tracker } = trackerAndBoard(view, ctx);
      const pictured = picturedTracker(view, ctx);
      expectAcceptable(pictured);
      const labels = labelsOf(pictured);
      expect(labels).toContain("A seat, large");
      expect(labels.filter((label) => label !== "A seat, large")).toEqual(labelsOf(tracker));
      expect(pictured.content).toBe(tracker.content);
    }
  });

  test("is two messages where Discord takes no message that long, and nothing of either is lost", () => {
    const [first] = publicView.conflicts;
    if (!first) throw new Error("the view has a conflict");
    const says = "A long sentence about what the conflict does. ".repeat(6);
    const conflicts = Array.from({ length: 12 }, (_, at) => ({ ...first, title: `Conflict ${at}`, says }));
    const { tracker, board } = trackerAndBoard({ ...publicView, conflicts }, ctx);
    if (!board) throw new Error("a board of twelve does not fit below the tracker");
    expectAcceptable(tracker);
    expectAcceptable(board);
    for (const { title } of conflicts) expect(textOf(board)).toContain(title);
    expect(labelsOf(tracker)).toContain("Conflicts");
  });
});
