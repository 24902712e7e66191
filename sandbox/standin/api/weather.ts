import type { Absence, Failure, SeenRequest } from "../face.ts";
import { isRecord, type Json } from "../json.ts";
import type { World } from "../world.ts";
import { type Problem, problemOfCode } from "./problem.ts";
import { RateLimited } from "./ratelimit.ts";

interface Standing {
  failure: Failure;
  left: number;
}

const REMEMBERED_REQUESTS = 20_000;
/** What Discord counts as an invalid request, and how many of them it bears: 10,000 in ten minutes. */
const invalidStatuses: readonly number[] = [401, 403, 429];
const INVALID_WITHIN_MS = 10 * 60_000;
const INVALID_BORNE = 10_000;

/** What goes wrong between the bot and Discord by the will of whoever runs the stand-in, and what was asked of it. */
export class Weather {
  readonly #world: World;
  #failures: Standing[] = [];
  readonly #seen: SeenRequest[] = [];
  #invalid: number[] = [];
  /** How long a request takes to be answered, in ms beside the work itself. */
  latencyMs: number;
  away: Absence | null = null;

  constructor(world: World, latencyMs: number) {
    this.#world = world;
    this.latencyMs = latencyMs;
  }

  get requests(): readonly SeenRequest[] {
    return this.#seen;
  }

  /** How many requests of the last ten minutes Discord counts as invalid (401, 403 and 429). */
  get invalidRequests(): number {
    this.#forgetInvalid();
    return this.#invalid.length;
  }

  /** True when Discord would shut this address out for its invalid requests. */
  get shutOut(): boolean {
    return this.invalidRequests >= INVALID_BORNE;
  }

  fail(failure: Failure): void {
    this.#failures.push({ failure, left: failure.times ?? Number.POSITIVE_INFINITY });
  }

  /** Ends all failures. */
  mend(): void {
    this.#failures = [];
  }

  /** Nothing fails, nobody is away, and no request has been seen. */
  startOver(latencyMs: number): void {
    this.mend();
    this.#seen.length = 0;
    this.#invalid = [];
    this.latencyMs = latencyMs;
    this.away = null;
  }

  /** The problem that this request meets, and whether it does so only after it was carried out. Uses one up. */
  meets(method: string, path: string, body: unknown): { problem: Problem; after: boolean } | undefined {
    const json = isRecord(body) ? body : {};
    const standing = this.#failures.find((each) => this.#matches(each.failure, method, path, json));
    if (!standing) return undefined;
    standing.left -= 1;
    if (standing.left <= 0) this.#failures = this.#failures.filter((each) => each !== standing);
    const { code, after = false } = standing.failure;
    return { problem: code === 429 ? new RateLimited(1_000, false, {}) : problemOfCode(code), after };
  }

  /** Half of the time that a request is under way. */
  async travel(): Promise<void> {
    if (this.latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, this.latencyMs / 2));
  }

  note(method: string, path: string, status: number): void {
    const at = Date.now();
    this.#seen.push({ method, path, status, at });
    if (this.#seen.length > REMEMBERED_REQUESTS) this.#seen.splice(0, REMEMBERED_REQUESTS / 10);
    if (invalidStatuses.includes(status)) this.#invalid.push(at);
  }

  #forgetInvalid(): void {
    const since = Date.now() - INVALID_WITHIN_MS;
    if ((this.#invalid[0] ?? since) < since) this.#invalid = this.#invalid.filter((at) => at >= since);
  }

  #matches(failure: Failure, method: string, path: string, json: Json): boolean {
    const channelId = /^\/channels\/([^/]+)/.exec(path)?.[1];
    if (failure.method !== undefined && failure.method !== method) return false;
    if (failure.path !== undefined && !patternOf(failure.path).test(path)) return false;
    if (failure.channelId !== undefined && failure.channelId !== channelId) return false;
    return failure.directWith === undefined || this.#isDirect(failure.directWith, path, channelId, json);
  }

  #isDirect(wanted: string, path: string, channelId: string | undefined, json: Json): boolean {
    const channel = this.#world.channels.get(channelId ?? "");
    const recipient = path === "/users/@me/channels" ? String(json.recipient_id) : channel?.recipientId;
    return wanted === "anybody" ? typeof recipient === "string" : recipient === wanted;
  }
}

function patternOf(path: string): RegExp {
  const escaped = path.replaceAll(/[.+?^$()|[\]\\{}]/g, "\\$&");
  const parts = escaped.replace(/\/\*\*$/, "(?:/.*)?").replaceAll(/(?<!\.)\*/g, "[^/]+");
  return path.startsWith("/") ? new RegExp(`^${parts}$`) : new RegExp(`(?:^|/)${parts}(?:/|$)`);
}
