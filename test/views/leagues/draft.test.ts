import { expect, test } from "vitest";
import type { Night } from "../../../src/leagues/night/index.ts";
import { draftMessage } from "../../../src/views/leagues/draft.ts";
import { labelsOf } from "../discord-limits.ts";
import { draft, league } from "./league-nights.ts";

test("a pairing of one pod in which all play offers nobody to swap and nothing to lock", () => {
  const pairing = draft.draft as NonNullable<Night["draft"]>; // it waits to be published
  const offered = (pods: string[][], byes: string[]) =>
    labelsOf(draftMessage(league, draft, { ...pairing, pods, byes })).filter((label) => /swap|lock/iu.test(label));
  const pod = ["1", "2", "3"];
  expect(offered([pod], [])).toEqual([]);
  expect(offered([pod], ["4"])).toHaveLength(2);
  expect(offered([pod, ["4", "5", "6"]], [])).toHaveLength(2);
});
