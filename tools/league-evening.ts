/** An evening of a league in the sandbox, with the real bot: what players and organisers see of it, step by step. */
import type { Page } from "playwright-core";
import { type Look, playOnPage } from "./on-the-page.ts";

const SIDES = ["Centauri", "Human", "Minbari", "Narn", "Non-Aligned"];
const PEOPLE = "londo gkar delenn sinclair kosh vir lennier ivanova garibaldi franklin sheridan zack".split(" ");

const joining = PEOPLE.slice(1).map(
  (name, at) => `@${name} /league join league:Autumn side:"${SIDES[(at + 1) % SIDES.length]} Babylon Project"`,
);
const results = (...pods: readonly number[]) =>
  pods.flatMap((pod) => [
    `@judge /league correct pod:${pod} league:Autumn`,
    `@judge fill victory=${pod === 1 ? "major" : "standard"} why="As the players say"`,
  ]);

/** All of them look at the channel in which the league was opened. */
const STEPS: readonly Look[] = [
  {
    channel: /general/u,
    name: "league-registration",
    who: "Londo",
    words: "Pods of 4",
    script: [
      '@judge /league create name:"Autumn" decks:false',
      '@londo click "Join…"',
      '@londo select "Race and faction" "Centauri Babylon Project"',
      ...joining,
      "wait 4s",
    ],
  },
  {
    channel: /general/u,
    name: "league-panel",
    who: "Judge",
    words: "Pair round 1",
    script: ["@judge /league night league:Autumn", '@judge click "Open a night"', '@judge click "Check everybody in"'],
  },
  {
    channel: /general/u,
    name: "league-preview",
    who: "Judge",
    words: "Nobody but organisers sees this",
    script: ['@judge click "Pair round 1"'],
  },
  {
    channel: /general/u,
    name: "league-published",
    who: "Londo",
    words: "is published",
    script: ['@judge click "Publish"', "wait 3s"],
  },
  {
    channel: /general/u,
    name: "league-clock",
    who: "Londo",
    words: "Time is called",
    script: [
      "@judge /league night league:Autumn",
      '@judge click "Clock…"',
      '@judge click "Start: 90 minutes"',
      "wait 3s",
    ],
  },
  {
    channel: /general/u,
    name: "league-report",
    who: "Londo",
    words: "reported",
    script: ["@londo in #general", "@londo /league report league:Autumn", "@londo fill victory=major"],
  },
  {
    channel: /general/u,
    name: "league-dispute",
    who: "Judge",
    words: "disputed",
    script: [
      '@londo click "That is wrong…"',
      '@londo fill why="It was a standard victory"',
      "@judge in #general",
      "@judge /league night league:Autumn",
      '@judge click "Pods…"',
    ],
  },
  {
    channel: /general/u,
    name: "league-standings",
    who: "Londo",
    words: "Standings of Autumn",
    script: ["@judge in #general", ...results(1, 2, 3), "wait 4s"],
  },
  {
    channel: /general/u,
    name: "league-final",
    who: "Londo",
    words: "Final standings of Autumn",
    script: ["@judge /league night league:Autumn", '@judge click "End the night…"', '@judge click "End it"', "wait 5s"],
  },
  {
    channel: /general/u,
    name: "league-me",
    who: "Londo",
    words: "Londo: Rank",
    script: ["@londo /league me league:Autumn"],
  },
];

/** Plays the evening; `look` is called at each step, with the page as the person of the step sees it. */
export const playEvening = (
  open: (url: string) => Promise<Page>,
  look: (name: string, page: Page, words: string) => Promise<void>,
): Promise<void> => playOnPage([...PEOPLE, "judge"], STEPS, open, look);
