import type { IncomingMessage, ServerResponse } from "node:http";
import type { SandboxAttachment, Snowflake } from "../face.ts";
import type { Gateway } from "../gateway.ts";
import type { Interactions } from "../interactions.ts";
import { isRecord, type Json } from "../json.ts";
import type { Validator } from "../limits/validate.ts";
import type { Files } from "../messages/files.ts";
import type { World } from "../world.ts";
import { readBody } from "./body.ts";
import { invalidForm, notFound, Problem, problemOfCode, unauthorized } from "./problem.ts";
import { RateLimited, type RateLimits } from "./ratelimit.ts";
import type { Weather } from "./weather.ts";

/** What every route works with. */
export interface RouteParts {
  world: World;
  files: Files;
  gateway: Gateway;
  interactions: Interactions;
  validator: Validator;
  weather: Weather;
  limits: RateLimits;
}

export interface Call extends RouteParts {
  query: URLSearchParams;
  /** The body as it came; `json` is it when it is an object, and empty otherwise. */
  body: unknown;
  json: Json;
  uploads: ReadonlyMap<number, SandboxAttachment>;
  /** A part of the path, by its name in the template. */
  id(name: string): Snowflake;
  /** The same where a route may lack that part. */
  idIfAny(name: string): Snowflake | null;
}

export interface Route {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** As Discord's OpenAPI description writes it: `/channels/{channel_id}/messages`. */
  path: string;
  /** Interactions' own routes carry their token in the path, need no authorization, and count for no global limit. */
  byToken?: true;
  bucket?: "messages";
  /** Gives the body of a 200 answer; undefined answers 204. */
  handle(call: Call): object | undefined;
}

interface Compiled {
  route: Route;
  pattern: RegExp;
  literals: number;
}

export interface RouterSettings {
  token: string;
  log(line: string): void;
}

const API = /^\/api(?:\/v\d+)?(\/.*)$/;

/** Finds the route of a request, checks token, rate limit and body, and answers in Discord's shapes. */
export class Router {
  readonly unsupported: string[] = [];
  readonly #parts: RouteParts;
  readonly #limits: RateLimits;
  readonly #settings: RouterSettings;
  readonly #routes: Compiled[];

  constructor(routes: readonly Route[], parts: RouteParts, settings: RouterSettings) {
    this.#parts = parts;
    this.#limits = parts.limits;
    this.#settings = settings;
    this.#routes = routes.map(compile).sort((one, other) => other.literals - one.literals);
  }

  /** Answers an API request; false when the path is none of the API's. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const url = new URL(request.url ?? "/", "http://stand-in");
    const path = API.exec(url.pathname)?.[1];
    if (path === undefined) return false;
    if (this.#parts.weather.away === "unreachable") request.socket.destroy();
    else void this.#answer(request, response, path, url.searchParams);
    return true;
  }

  async #answer(request: IncomingMessage, response: ServerResponse, path: string, query: URLSearchParams) {
    const { weather } = this.#parts;
    const headers: Record<string, string> = {};
    const answer = await this.#settled(request, path, query, headers);
    await weather.travel();
    weather.note(request.method ?? "GET", path, answer.status);
    send(response, answer.status, headers, answer.body);
  }

  /** The answer to a request, whether it was carried out or refused. */
  async #settled(
    request: IncomingMessage,
    path: string,
    query: URLSearchParams,
    headers: Record<string, string>,
  ): Promise<{ status: number; body?: object }> {
    try {
      const body = await this.#handle(request, path, query, headers);
      return body === undefined ? { status: 204 } : { status: 200, body };
    } catch (error) {
      if (!(error instanceof Problem)) {
        this.#settings.log(`${request.method} ${path}: ${error instanceof Error ? error.stack : String(error)}`);
        return { status: 500, body: { message: "500: Internal Server Error", code: 0 } };
      }
      if (error instanceof RateLimited) Object.assign(headers, error.headers);
      if (error.status !== 429) this.#settings.log(`${request.method} ${path}: ${error.status} ${error.message}`);
      return { status: error.status, body: error.body };
    }
  }

  async #handle(
    request: IncomingMessage,
    path: string,
    query: URLSearchParams,
    headers: Record<string, string>,
  ): Promise<object | undefined> {
    const { weather } = this.#parts;
    const { json, files } = await readBody(request);
    await weather.travel();
    if (weather.away !== null) throw problemOfCode(503);
    if (this.#limits.enforced && weather.shutOut) throw new RateLimited(60_000, true, {});
    const found = this.#find(request.method ?? "GET", path);
    if (!found) {
      const line = `${request.method} ${path}`;
      this.unsupported.push(line);
      this.#settings.log(`unsupported: ${line}`);
      throw notFound();
    }
    const { route, params } = found;
    requireSnowflakes(params);
    if (!route.byToken && request.headers.authorization !== `Bot ${this.#settings.token}`) throw unauthorized();
    if (!route.path.startsWith("/interactions/")) {
      const major = [params.channel_id, params.guild_id, params.webhook_token].find((id) => id !== undefined) ?? "";
      const bucket = `${route.method} ${route.path}`;
      const kind = route.byToken ? "hooks" : (route.bucket ?? "other");
      Object.assign(headers, this.#limits.take(kind, bucket, major, !route.byToken));
    }
    const failure = weather.meets(route.method, path, json);
    if (failure && !failure.after) throw failure.problem;
    this.#parts.validator.checkBody(route.method, route.path, json);
    const answer = route.handle({
      ...this.#parts,
      query,
      body: json,
      json: isRecord(json) ? json : {},
      uploads: files,
      id(name) {
        const value = params[name];
        if (value === undefined) throw new Error(`${route.path} has no ${name}`);
        return value;
      },
      idIfAny: (name) => params[name] ?? null,
    });
    if (failure) throw failure.problem;
    return answer;
  }

  #find(method: string, path: string): { route: Route; params: Record<string, string> } | undefined {
    for (const { route, pattern } of this.#routes) {
      const match = route.method === method ? pattern.exec(decodeURIComponent(path)) : null;
      if (!match) continue;
      return { route, params: { ...match.groups } };
    }
    return undefined;
  }
}

/** Words that stand for an id in a path. */
const STANDING: readonly string[] = ["@me", "@original"];

/** Refusal: 50035 for a part of a path that is no id and should be one. */
function requireSnowflakes(params: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(params)) {
    if (!name.endsWith("_id") || STANDING.includes(value) || /^\d{1,20}$/.test(value)) continue;
    throw invalidForm({
      [name]: { _errors: [{ code: "NUMBER_TYPE_COERCE", message: `Value "${value}" is not snowflake.` }] },
    });
  }
}

function compile(route: Route): Compiled {
  const segments = route.path.split("/").slice(1);
  const parts = segments.map((segment) =>
    segment.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/^\{(\w+)\}$/, "(?<$1>[^/]+)"),
  );
  return {
    route,
    pattern: new RegExp(`^/${parts.join("/")}$`),
    literals: segments.filter((segment) => !segment.startsWith("{")).length,
  };
}

function send(response: ServerResponse, status: number, headers: Record<string, string>, body?: object): void {
  if (body === undefined) {
    response.writeHead(status, headers).end();
    return;
  }
  response.writeHead(status, { ...headers, "content-type": "application/json" }).end(JSON.stringify(body));
}
