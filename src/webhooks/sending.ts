/** One delivery to a site: signed as Standard Webhooks has it, to an address that was looked at, within bounds. */
import { createHmac, randomBytes } from "node:crypto";
import * as http from "node:http";
import * as https from "node:https";
import type { LookupFunction } from "node:net";
import { type AddressRefusal, addressesOf, hostOf, type Rules } from "./address.ts";

/** How long a delivery may take in all, in ms. */
const PATIENCE_MS = 5_000;
/** Of an answer nothing counts but its status; more header than this is not read. */
const MOST_HEADER = 8_192;
const SECRET_PREFIX = "whsec_";
const SECRET_BYTES = 24;

export interface Delivery {
  readonly url: string;
  readonly secret: string;
  readonly id: string;
  readonly body: string;
  /** In ms since the epoch. */
  readonly at: number;
}

export type Sent = { readonly ok: true } | { readonly ok: false; readonly why: Failure };
/** `status`: it answered, and did not take it. `slow`: not in time. `connection`: not at all. */
export type Failure =
  | { readonly code: AddressRefusal | "slow" | "connection" }
  | { readonly code: "status"; readonly status: number };

export const freshSecret = (): string => SECRET_PREFIX + randomBytes(SECRET_BYTES).toString("base64");

/** The headers that tell a site what this is and that it comes from here. */
export function signed({ secret, id, body, at }: Omit<Delivery, "url">): Record<string, string> {
  const timestamp = String(Math.floor(at / 1_000));
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}

/** Sends one event. Follows no redirect, and connects to nothing but what `addressesOf` has let through. Never rejects. */
export async function send(delivery: Delivery, rules: Rules): Promise<Sent> {
  try {
    const url = new URL(delivery.url);
    const found = await addressesOf(url, rules);
    if (!found.ok) return { ok: false, why: { code: found.why } };
    const status = await posted(url, found.addresses, delivery);
    return status >= 200 && status < 300 ? { ok: true } : { ok: false, why: { code: "status", status } };
  } catch (error) {
    const slow = error instanceof Error && error.name === "AbortError";
    return { ok: false, why: { code: slow ? "slow" : "connection" } };
  }
}

function posted(
  url: URL,
  addresses: readonly { address: string; family: 4 | 6 }[],
  delivery: Delivery,
): Promise<number> {
  const [first] = addresses;
  const lookup: LookupFunction = (_, { all }, answer) => {
    if (all) answer(null, [...addresses]);
    else answer(null, first?.address ?? "", first?.family);
  };
  const options: https.RequestOptions = {
    method: "POST",
    host: hostOf(url),
    port: url.port,
    path: `${url.pathname}${url.search}`,
    lookup,
    agent: false,
    maxHeaderSize: MOST_HEADER,
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(delivery.body),
      "user-agent": "B5-Moderator-Webhooks/1",
      ...signed(delivery),
    },
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "http:" ? http : https).request(options, (response) => {
      resolve(response.statusCode ?? 0);
      // Whatever it goes on to say is not read.
      response.destroy();
    });
    request.on("error", reject);
    request.end(delivery.body);
  });
}
