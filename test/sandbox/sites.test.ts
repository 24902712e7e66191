import { afterEach, describe, expect, it } from "vitest";
import { parseScript, ScriptError } from "../../sandbox/scenario/script.ts";
import { Sites } from "../../sandbox/scenario/sites.ts";
import { freshSecret, send } from "../../src/webhooks/sending.ts";

let sites: Sites;
/** How far the scenario's clock has been moved. */
let aheadMs = 0;
afterEach(() => {
  aheadMs = 0;
  return sites.close();
});

/** A scenario in which these secrets were shown in private replies, the newest last. */
function shown(...secrets: readonly string[]): Sites {
  const replies = secrets.map((secret) => ({ onlyFor: "1", versions: [{ text: `||\`${secret}\`||` }] }));
  const chronicle = { all: () => replies, stir: () => undefined };
  sites = new Sites(chronicle, () => Date.now() + aheadMs);
  return sites;
}
const deliver = (secret: string, body: string, at = Date.now()) =>
  send({ url: sites.url("news"), secret, id: "1", body, at }, { resolve: async () => ["127.0.0.1"], loopback: true });
const taken = () => sites.contents("news").now.map(({ text }) => text);
const came = () => sites.contents("news").ever.map(({ text }) => text);

describe("a site in a scenario", () => {
  it("takes what is signed with the newest secret that was shown, and fails the scenario for anything else", async () => {
    const [old, secret] = [freshSecret(), freshSecret()];
    shown(old, secret);
    await sites.set("news", 204);
    expect(await deliver(secret, "begun")).toEqual({ ok: true });
    expect(() => sites.refuseWrong()).not.toThrow();
    expect(await deliver(old, "forged")).toEqual({ ok: false, why: { code: "status", status: 401 } });
    expect(() => sites.refuseWrong()).toThrow("cannot believe");
    expect({ taken: taken(), came: came() }).toEqual({ taken: ["begun"], came: ["begun", "forged"] });
  });

  it("believes nothing of another time than the scenario's", async () => {
    const secret = freshSecret();
    shown(secret);
    await sites.set("news", 204);
    aheadMs = 3_600_000;
    await deliver(secret, "early");
    expect(() => sites.refuseWrong()).toThrow("cannot believe");
    expect(await deliver(secret, "now", Date.now() + 3_600_000)).toEqual({ ok: true });
    expect(taken()).toEqual(["now"]);
  });

  it("answers another code, goes away and comes back at the same address", async () => {
    const secret = freshSecret();
    shown(secret);
    await sites.set("news", 503);
    expect(await deliver(secret, "one")).toEqual({ ok: false, why: { code: "status", status: 503 } });
    const url = sites.url("news");
    await sites.set("news", "away");
    expect(await deliver(secret, "two")).toEqual({ ok: false, why: { code: "connection" } });
    await sites.set("news", 200);
    expect(sites.url("news")).toBe(url);
    expect(await deliver(secret, "three")).toEqual({ ok: true });
    expect({ taken: taken(), came: came() }).toEqual({ taken: ["three"], came: ["one", "three"] });
    expect(() => sites.url("other")).toThrow("site other opens one");
  });

  it("is written in one way, and anything else is named", () => {
    sites = shown();
    const lines = parseScript("site news\nsite news answers 503\nsite news is silent\nexpect once site news begun\n");
    expect(lines.flatMap(({ steps }) => steps)).toMatchObject([
      { circumstance: { act: "site", name: "news", mood: 204 } },
      { circumstance: { mood: 503 } },
      { circumstance: { mood: "silent" } },
      { kind: "expect-once", place: { kind: "site", name: "news" }, texts: ["begun"] },
    ]);
    for (const wrong of ["site", "site news answers 99", "site news is gone", "site news sleeps", "expect site news"])
      expect(() => parseScript(`${wrong}\n`)).toThrow(ScriptError);
  });
});
