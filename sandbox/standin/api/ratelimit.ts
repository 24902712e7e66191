import { createHash } from "node:crypto";
import { Problem, problemOfCode } from "./problem.ts";

export interface RateLimit {
  requests: number;
  perMs: number;
}

export interface RateLimitSettings {
  /** All authenticated requests but interactions' own, as on Discord: 50 a second. */
  global: RateLimit;
  messages: RateLimit;
  other: RateLimit;
  /** Edits in one channel of messages that are older than an hour; none when left out. */
  oldEdits?: RateLimit;
  /** New channels of direct messages, whose excess is no 429 but error 40003; none when left out. */
  directOpenings?: RateLimit;
  /** Follow-ups and edits with one interaction's token; as `other` when left out. */
  hooks?: RateLimit;
  /** Identifying at the gateway, for the shards of one key (`max_concurrency`, which is 1 here); none when left out. */
  identifies?: RateLimit;
}

export const discordRateLimits: RateLimitSettings = {
  global: { requests: 50, perMs: 1_000 },
  messages: { requests: 5, perMs: 5_000 },
  other: { requests: 20, perMs: 5_000 },
  // Measured on Discord, which tells of it in its answers only.
  oldEdits: { requests: 3, perMs: 6_000 },
  // Discord names no figure; bots meet the refusal after some ten people at once.
  directOpenings: { requests: 10, perMs: 10_000 },
  // Discord says only that it is that of webhooks, whose answers name 5 in 2 s.
  hooks: { requests: 5, perMs: 2_000 },
  identifies: { requests: 1, perMs: 5_000 },
};

interface Window {
  used: number;
  endsAt: number;
}

/** A 429, with what its headers say. */
export class RateLimited extends Problem {
  readonly headers: Record<string, string>;
  readonly #retryAfter: number;
  readonly #isGlobal: boolean;

  constructor(retryAfterMs: number, isGlobal: boolean, headers: Record<string, string>, code = 0) {
    super(429, code, code === 0 ? "You are being rate limited." : problemOfCode(code).message);
    this.#retryAfter = retryAfterMs / 1000;
    this.#isGlobal = isGlobal;
    this.headers = {
      ...headers,
      "Retry-After": String(Math.max(1, Math.ceil(this.#retryAfter))),
      "X-RateLimit-Scope": isGlobal ? "global" : "user",
      ...(isGlobal ? { "X-RateLimit-Global": "true" } : {}),
    };
  }

  override get body(): object {
    const code = this.code === 0 ? {} : { code: this.code };
    return { ...code, message: this.message, retry_after: this.#retryAfter, global: this.#isGlobal };
  }
}

/** Counts requests by route and channel in fixed windows, as Discord's buckets do. */
export class RateLimits {
  readonly #settings: RateLimitSettings | undefined;
  readonly #windows = new Map<string, Window>();
  /** How many requests were turned away. */
  refused = 0;

  constructor(settings: RateLimitSettings | undefined) {
    this.#settings = settings;
  }

  /** Nothing has been asked yet. */
  startOver(): void {
    this.#windows.clear();
    this.refused = 0;
  }

  /** False when nothing is limited. */
  get enforced(): boolean {
    return this.#settings !== undefined;
  }

  /** Takes one request of a bucket, and gives the headers that tell of it. Refusal: 429. */
  take(
    bucket: "messages" | "hooks" | "other",
    route: string,
    major: string,
    countsGlobally: boolean,
  ): Record<string, string> {
    if (!this.#settings) return {};
    if (countsGlobally) {
      const all = this.#window("global", this.#settings.global);
      all.used += 1;
      if (all.used > this.#settings.global.requests) throw this.#refuse(all, true, {});
    }
    const limit = this.#settings[bucket] ?? this.#settings.other;
    const window = this.#window(`${route} ${major}`, limit);
    window.used += 1;
    const headers = {
      "X-RateLimit-Limit": String(limit.requests),
      "X-RateLimit-Remaining": String(Math.max(0, limit.requests - window.used)),
      "X-RateLimit-Reset": (window.endsAt / 1000).toFixed(3),
      "X-RateLimit-Reset-After": (Math.max(0, window.endsAt - Date.now()) / 1000).toFixed(3),
      "X-RateLimit-Bucket": createHash("md5").update(route).digest("hex"),
    };
    if (window.used > limit.requests) throw this.#refuse(window, false, headers);
    return headers;
  }

  /** Takes an edit of a message that is older than an hour. Refusal: 429 with 30046, and when to try again. */
  takeOldEdit(channelId: string): void {
    const limit = this.#settings?.oldEdits;
    if (!limit) return;
    const window = this.#window(`edits of old messages ${channelId}`, limit);
    window.used += 1;
    if (window.used <= limit.requests) return;
    this.refused += 1;
    throw new RateLimited(Math.max(1, window.endsAt - Date.now()), false, {}, 30046);
  }

  /** Takes the opening of a new channel of direct messages. Refusal: 40003. */
  takeDirectOpening(): void {
    const limit = this.#settings?.directOpenings;
    if (!limit) return;
    const window = this.#window("new direct messages", limit);
    window.used += 1;
    if (window.used > limit.requests) throw problemOfCode(40003);
  }

  /** Takes an identify; false where one came too soon before it. */
  mayIdentify(): boolean {
    const limit = this.#settings?.identifies;
    if (!limit) return true;
    const window = this.#window("identifies", limit);
    window.used += 1;
    return window.used <= limit.requests;
  }

  #refuse(window: Window, isGlobal: boolean, headers: Record<string, string>): RateLimited {
    this.refused += 1;
    return new RateLimited(Math.max(1, window.endsAt - Date.now()), isGlobal, headers);
  }

  #window(key: string, limit: RateLimit): Window {
    const now = Date.now();
    const current = this.#windows.get(key);
    if (current && current.endsAt > now) return current;
    const fresh = { used: 0, endsAt: now + limit.perMs };
    this.#windows.set(key, fresh);
    return fresh;
  }
}
