// moderator: every "no" cites the id of its rule; so does what a server's settings refuse, whoever asks and from wherever
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadCorpus } from "../../src/rulings/corpus.ts";
import { mayNotWriteThere, noPlace } from "../../src/views/settings/server.ts";
import { type As, GUILD, type Input, type RunningBot, runBot } from "./in-process.ts";

const MANAGER: As = { user: "1000", guild: GUILD, manages: true };
const ANYBODY: As = { user: "1200", guild: GUILD };
const ALONE: As = { user: "1200", guild: null };
const server = (options: Record<string, string | number>): Input => ({ command: "settings", sub: "server", options });

const known = new Set(loadCorpus().entries.map(({ id }) => id));
const ruleIn = (said: string) => /The rule: `\/rule ([a-z-]+)`/u.exec(said)?.[1] ?? "none";

let running: RunningBot;
beforeAll(async () => {
  running = await runBot();
});
afterAll(() => running.close());

const REFUSED: readonly (readonly [what: string, as: As, input: Input, rule: string])[] = [
  ["outside a server", ALONE, server({}), "judges"],
  ["a button outside a server", ALONE, { press: "server:show" }, "judges"],
  ["a form outside a server", ALONE, { form: "server:deadline", fields: { deadline: "12h" } }, "judges"],
  ["a change by who may not manage it", ANYBODY, server({ games: 3 }), "judges"],
  ["a button of who may not manage it", ANYBODY, { press: "server:pictures" }, "judges"],
  ["a form of who may not manage it", ANYBODY, { form: "server:deadline", fields: { deadline: "12h" } }, "judges"],
  ["the webhook to who may not manage it", ANYBODY, { command: "settings", sub: "webhook" }, "judges"],
  ["a button of the webhook to who may not manage it", ANYBODY, { press: "webhook:test" }, "judges"],
  ["the webhook outside a server", ALONE, { command: "settings", sub: "webhook" }, "judges"],
  ["a deadline that is none", MANAGER, server({ deadline: "soon" }), "deadlines"],
  [
    "a deadline that is none, in the form",
    MANAGER,
    { form: "server:deadline", fields: { deadline: "soon" } },
    "deadlines",
  ],
  ["a pace of one's own without its time", MANAGER, server({ pace: "custom" }), "deadlines"],
];

it.each(REFUSED)("The settings of a server cite their rule as they refuse: %s", async (_, as, input, rule) => {
  const before = JSON.stringify(await running.bot.settings.servers.of(GUILD));
  const { text } = await running.does(as, input);
  expect(known).toContain(rule);
  expect(ruleIn(text), text).toEqual(rule);
  expect(JSON.stringify(await running.bot.settings.servers.of(GUILD))).toBe(before);
});

it("The settings of a server cite their rule as they refuse: a channel where no table can be, or no news", () => {
  expect([noPlace("901"), mayNotWriteThere("901")].map(ruleIn)).toEqual(["judges", "judges"]);
});
