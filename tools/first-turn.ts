/** The first turn of a practice table, as the one person sees it who plays there against practice opponents. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { type Look, playOnPage } from "./on-the-page.ts";

const practice = readFileSync(new URL("../sandbox/practice.scn", import.meta.url), "utf8");

const LOOKS: readonly Look[] = [
  {
    name: "table",
    who: "Londo",
    channel: /Practice table/u,
    words: "It is your action",
    script: [
      ...practice.replaceAll("@you", "@londo").split("\n"),
      "@londo in #table",
      '@londo click "Choose for me"',
      'expect #table "@Londo, declare a conflict"',
      '@londo click "Declare nothing"',
      'expect #table "@Londo, it is your action"',
      '@londo click "Act…"',
    ],
  },
];

/** Plays it until something is asked of that person in the action round; `look` is called then. */
export const playFirstTurn = (
  open: (url: string) => Promise<Page>,
  look: (name: string, page: Page) => Promise<void>,
): Promise<void> => playOnPage(["londo"], LOOKS, open, look);
