import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Ajv2020, ValidateFunction } from "ajv/dist/2020.js";
import { isRecord, type Json } from "../json.ts";
import type { Fault } from "./fault.ts";
import { discriminateUnions } from "./unions.ts";

/** What checks bodies: packages for development, which are only asked for where there is a description to check by. */
interface Checking {
  readonly ajv: typeof import("ajv/dist/2020.js");
  readonly formats: typeof import("ajv-formats");
}

/** Discord's OpenAPI description: read when the first body comes, and compiled a route at a time. */
export class OpenApi {
  readonly #path: string | URL;
  readonly #checking: Checking;
  readonly #compiled = new Map<string, ValidateFunction | null>();
  #loaded: { paths: Json; ajv: Ajv2020 } | undefined;

  private constructor(path: string | URL, checking: Checking) {
    this.#path = path;
    this.#checking = checking;
  }

  /** Undefined when the file is not there, or what reads it; the same for all who ask for the same file. */
  static at(path: string | URL): OpenApi | undefined {
    const known = opened.get(String(path));
    const checking = known === undefined && existsSync(path) ? installed() : undefined;
    if (!checking) return known;
    const found = new OpenApi(path, checking);
    opened.set(String(path), found);
    return found;
  }

  /** Compiles what an answer to an interaction is checked against, which would take a good part of the time for it. */
  prepare(): void {
    this.#validator("post", "/interactions/{interaction_id}/{interaction_token}/callback");
  }

  #load(): { paths: Json; ajv: Ajv2020 } {
    if (this.#loaded) return this.#loaded;
    const given: unknown = JSON.parse(readFileSync(this.#path, "utf8"));
    const description = discriminateUnions(isRecord(given) ? given : {});
    const { ajv: packaged, formats } = this.#checking;
    const ajv = new packaged.Ajv2020({ strict: false, allErrors: true, validateSchema: false });
    formats.default(ajv);
    for (const format of ["snowflake", "int32", "int64", "nonce", "base64"]) ajv.addFormat(format, true);
    ajv.addSchema({ $id: "discord", ...description });
    this.#loaded = { paths: isRecord(description.paths) ? description.paths : {}, ajv };
    return this.#loaded;
  }

  /** What is wrong with the body of a request, by the route's path template. */
  faults(method: string, template: string, body: unknown): Fault[] {
    const validate = this.#validator(method.toLowerCase(), template);
    if (!validate || validate(asNumbers(body))) return [];
    const errors = [...(validate.errors ?? [])].sort(
      (one, other) => other.instancePath.split("/").length - one.instancePath.split("/").length,
    );
    // Where a union has no type to tell its branches apart, the deepest complaints are those about the one meant.
    const unique = new Map(errors.map((error) => [`${error.instancePath} ${error.message}`, error]));
    return [...unique.values()].slice(0, 6).map((error) => ({
      path: error.instancePath.split("/").slice(1),
      code: "OPENAPI",
      message: `${error.message ?? error.keyword} ${JSON.stringify(error.params)}`,
    }));
  }

  #validator(method: string, template: string): ValidateFunction | null {
    const key = `${method} ${template}`;
    const known = this.#compiled.get(key);
    if (known !== undefined) return known;
    const compiled = this.#compile(method, template);
    this.#compiled.set(key, compiled);
    return compiled;
  }

  #compile(method: string, template: string): ValidateFunction | null {
    const { paths, ajv } = this.#load();
    const schema = dig(paths, [template, method, "requestBody", "content", "application/json", "schema"]);
    if (!isRecord(schema)) return null;
    const text = JSON.stringify(schema).replaceAll('"#/components', '"discord#/components');
    return ajv.compile(JSON.parse(text));
  }
}

/** Descriptions by their paths. */
const opened = new Map<string, OpenApi>();

/** Undefined where only what the bot itself needs is installed. */
function installed(): Checking | undefined {
  const require = createRequire(import.meta.url);
  try {
    return { ajv: require("ajv/dist/2020.js"), formats: require("ajv-formats") };
  } catch {
    return undefined;
  }
}

function dig(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
}

/** Discord takes permission sets as digits too, though its description says integer. */
function asNumbers(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(asNumbers);
  if (!isRecord(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      const permission = ["default_member_permissions", "permissions", "allow", "deny"].includes(key);
      return [key, permission && typeof value === "string" && /^\d+$/.test(value) ? Number(value) : asNumbers(value)];
    }),
  );
}
