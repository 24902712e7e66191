import { StoreUnavailable } from "../errors.ts";

/** A Redis URL without what is secret in it, for messages: `redis://host:6379/1`. */
export function addressOf(url: string): string {
  try {
    const { protocol, host, pathname } = new URL(url);
    if (/^rediss?:$/.test(protocol) && host !== "") return `${protocol}//${host}${pathname === "/" ? "" : pathname}`;
  } catch {
    // Said below, without the text: it may hold a password.
  }
  throw new StoreUnavailable("The Redis address is not a URL such as redis://host:6379", { nothingChanged: true });
}
