import { StoreUnavailable } from "../errors.ts";

/** A Redis whose primary Sentinels name. */
export interface SentinelAddress {
  /** What the Sentinels call it. */
  readonly name: string;
  readonly sentinels: readonly { readonly host: string; readonly port: number }[];
  readonly tls: boolean;
  /** For the Redis itself, not for the Sentinels. */
  readonly username?: string;
  readonly password?: string;
  readonly database: number;
}

const SENTINEL_PORT = 26_379;
const SENTINELS = /^(rediss?)\+sentinel:\/\/(?:([^@/]*)@)?([^@/]+)\/([\w.-]+)(?:\/(\d{1,3}))?$/u;
const HOST = /^([\w.-]+|\[[\da-f:]+\])(?::(\d{1,5}))?$/iu;

/** What `redis+sentinel://:PASSWORD@host:26379,host:26379/NAME/DATABASE` says; null where it is no such address. */
export function sentinelAddress(url: string): SentinelAddress | null {
  const [, scheme, secret = "", hosts = "", name = "", database = "0"] = SENTINELS.exec(url) ?? [];
  const sentinels = hosts.split(",").map((text) => {
    const [, host, port = String(SENTINEL_PORT)] = HOST.exec(text) ?? [];
    return host === undefined ? null : { host, port: Number(port) };
  });
  if (scheme === undefined || sentinels.includes(null)) return null;
  const [username, password] = secret.split(":", 2).map(decoded);
  if (username === null || password === null) return null;
  return {
    name,
    sentinels: sentinels.filter((each) => each !== null),
    tls: scheme === "rediss",
    ...(username ? { username } : {}),
    ...(password ? { password } : {}),
    database: Number(database),
  };
}

/** Whether it is one that can be connected to: of one Redis with a database of it, of a cluster's node or of Sentinels. */
export function isRedisAddress(text: string): boolean {
  if (sentinelAddress(text)) return true;
  if (!URL.canParse(text)) return false;
  const { protocol, host, username, password, pathname } = new URL(text);
  const readable = [username, password].every((secret) => decoded(secret) !== null);
  return readable && /^rediss?:$/u.test(protocol) && host !== "" && /^(?:\/\d{0,4})?$/u.test(pathname);
}

/** What stands in an address for special signs, as these; null where it stands for none. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** A Redis URL without what is secret in it, for messages: `redis://host:6379/1`. */
export function addressOf(url: string): string {
  const sentinel = sentinelAddress(url);
  if (sentinel) return `the Sentinels of ${sentinel.name}`;
  try {
    const { protocol, host, pathname } = new URL(url);
    if (/^rediss?:$/.test(protocol) && host !== "") return `${protocol}//${host}${pathname === "/" ? "" : pathname}`;
  } catch {
    // Said below, without the text: it may hold a password.
  }
  throw new StoreUnavailable("The Redis address is not a URL such as redis://host:6379", { nothingChanged: true });
}
