import { describe, expect, it } from "vitest";
import { addressesOf, isPublic, LONGEST_URL, readSite } from "../../src/webhooks/address.ts";
import { PUBLIC } from "./sites.ts";

const why = (text: string, loopback = false) => {
  const read = readSite(text, { loopback });
  return read.ok ? "taken" : read.why;
};

const found = async (text: string, addresses: readonly string[], loopback = false) => {
  const read = readSite(text, { loopback });
  if (!read.ok) return read.why;
  const all = await addressesOf(read.url, { resolve: async () => addresses, loopback });
  return all.ok ? all.addresses.map(({ address }) => address) : all.why;
};

describe("a site that hears of tables", () => {
  it("is served over TLS on a usual port, and its address holds no password", () => {
    expect(why("https://site.example/b5?key=1")).toBe("taken");
    expect(why(" https://site.example:8443/ ")).toBe("taken");
    expect(why("http://site.example/")).toBe("not-https");
    expect(why("ftp://site.example/")).toBe("not-https");
    expect(why("file:///etc/passwd")).toBe("not-https");
    expect(why("https://me:word@site.example/")).toBe("not-https");
    expect(why("https://site.example:22/")).toBe("port");
    expect(why("https://site.example:6379/")).toBe("port");
    expect(why("site.example")).toBe("no-url");
    expect(why("")).toBe("no-url");
    expect(why("https://")).toBe("no-url");
    expect(why(`https://site.example/${"a".repeat(LONGEST_URL)}`)).toBe("no-url");
  });

  it.each([
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "100.127.255.254",
    "127.0.0.1",
    "127.8.8.8",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.8",
    "192.0.2.1",
    "192.168.1.1",
    "198.18.0.1",
    "203.0.113.9",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:127.0.0.1",
    "64:ff9b::10.0.0.1",
    "64:ff9b:1::a00:1",
    "100::1",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fec0::1",
    "ff02::1",
    "3fff::1",
    "nonsense",
  ])("is never at %s", async (address) => {
    expect(isPublic(address)).toBe(false);
    expect(await found("https://site.example/", [address])).toBe("not-public");
    // One good address beside it does not help.
    expect(await found("https://site.example/", [PUBLIC, address])).toBe("not-public");
  });

  it.each([
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://0177.0.0.1/",
    "https://[::1]/",
    "https://[::ffff:169.254.169.254]/",
    "https://[fd00::1]/",
    "https://192.168.0.1/",
  ])("is not %s, however its number is written", async (url) => {
    expect(await found(url, [PUBLIC])).toBe("not-public");
  });

  it("is looked up by its name, and must have an address", async () => {
    expect(await found("https://site.example/", [PUBLIC, "2606:4700::1111"])).toEqual([PUBLIC, "2606:4700::1111"]);
    expect(await found("https://site.example/", [])).toBe("unknown");
    expect(await found("https://[2606:4700::1111]/", [])).toEqual(["2606:4700::1111"]);
  });

  it("may be on this machine where the sandbox allows it, and nowhere else inside", async () => {
    expect(await found("http://127.0.0.1:9000/", [], true)).toEqual(["127.0.0.1"]);
    expect(await found("http://localhost:9000/", ["127.0.0.1", "::1"], true)).toEqual(["127.0.0.1", "::1"]);
    expect(await found("http://inside.example:9000/", ["10.0.0.1"], true)).toBe("not-public");
    expect(await found("http://site.example/", [PUBLIC], true)).toBe("not-public");
    expect(await found("https://127.0.0.1/", [], true)).toBe("not-public");
    expect(await found("http://127.0.0.1:9000/", [])).toBe("not-https");
  });
});
