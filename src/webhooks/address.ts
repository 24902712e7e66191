/** Where a webhook may lead: an address of the public internet, looked at when it is set and again before each delivery. */
import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

export const LONGEST_URL = 400;
/** What sites are served on over TLS. */
const PORTS = ["", "443", "8443"];
/** For so long each try to find a site's address may take, in ms; there are two. */
const LOOKUP_MS = 1_500;
/** All of IPv6 that is given out to the public internet. */
const GLOBAL_IPV6 = ipaddr.parseCIDR("2000::/3");

export interface Address {
  readonly address: string;
  readonly family: 4 | 6;
}

/** `not-https`: another scheme, or a name and password in it. `unknown`: nothing is known by that name. */
export type AddressRefusal = "no-url" | "not-https" | "port" | "not-public" | "unknown";
export type UrlRead = { readonly ok: true; readonly url: URL } | { readonly ok: false; readonly why: AddressRefusal };
export type ResolvedAddresses =
  | { readonly ok: true; readonly addresses: readonly Address[] }
  | { readonly ok: false; readonly why: AddressRefusal };

/** Gives all addresses of a name; none where there are none. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export interface Rules {
  readonly resolve: Resolve;
  /** Takes `http` on this machine besides, for trying it out. */
  readonly loopback: boolean;
}

/** Whether anybody on the internet could reach it: no private, shared, local, mapped, translated or reserved range. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || parsed.match(GLOBAL_IPV6);
}

/** An address as it was typed, as far as it can be judged without looking up its name. */
export function readSite(text: string, { loopback }: Pick<Rules, "loopback">): UrlRead {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_URL || !URL.canParse(trimmed)) return { ok: false, why: "no-url" };
  const url = new URL(trimmed);
  url.hash = "";
  const bare = url.username === "" && url.password === "";
  if (loopback && bare && url.protocol === "http:") return { ok: true, url };
  if (url.protocol !== "https:" || !bare) return { ok: false, why: "not-https" };
  if (!PORTS.includes(url.port)) return { ok: false, why: "port" };
  return { ok: true, url };
}

/**
 * The addresses behind a site as they are now. Where a single one is not public none is given, so that a name cannot lead
 * inside by chance. What connects must take one of these and not look the name up again.
 */
export async function addressesOf(url: URL, { resolve, loopback }: Rules): Promise<ResolvedAddresses> {
  const host = hostOf(url);
  const all = isIP(host) === 0 ? await resolve(host) : [host];
  if (all.length === 0) return { ok: false, why: "unknown" };
  const mayBe = (address: string) => (url.protocol === "http:" ? loopback && isLoopback(address) : isPublic(address));
  if (!all.every(mayBe)) return { ok: false, why: "not-public" };
  return { ok: true, addresses: all.map((address) => ({ address, family: isIP(address) === 6 ? 6 : 4 })) };
}

/** Asks the name servers of this machine, and no file or cache of its own. */
export const byName: Resolve = async (host) => {
  const resolver = new Resolver({ timeout: LOOKUP_MS, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
};

/** Without the brackets that an IPv6 address has in a URL. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/u, "$1");

const isLoopback = (host: string): boolean => isIP(host) !== 0 && ipaddr.process(host).range() === "loopback";
