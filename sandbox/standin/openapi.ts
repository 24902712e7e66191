import { readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { isRecord, type Json } from "./json.ts";
import type { Fault } from "./limits/fault.ts";

/** Discord's OpenAPI description, compiled a route at a time when a body of that route first comes. */
export class OpenApi {
  readonly #paths: Json;
  readonly #ajv: Ajv2020;
  readonly #compiled = new Map<string, ValidateFunction | null>();

  constructor(description: Json) {
    this.#paths = isRecord(description.paths) ? description.paths : {};
    this.#ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
    addFormats.default(this.#ajv);
    for (const format of ["snowflake", "int32", "int64", "nonce", "base64"]) this.#ajv.addFormat(format, true);
    this.#ajv.addSchema({ $id: "discord", ...description });
  }

  /** Reads the description; undefined when the file is not there. */
  static load(path: string | URL): OpenApi | undefined {
    try {
      const description: unknown = JSON.parse(readFileSync(path, "utf8"));
      return isRecord(description) ? new OpenApi(description) : undefined;
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
      throw error;
    }
  }

  /** What is wrong with the body of a request, by the route's path template. */
  faults(method: string, template: string, body: unknown): Fault[] {
    const validate = this.#validator(method.toLowerCase(), template);
    if (!validate || validate(asNumbers(body))) return [];
    const errors = [...(validate.errors ?? [])].sort(
      (one, other) => other.instancePath.split("/").length - one.instancePath.split("/").length,
    );
    // Unions report every branch that does not fit; the deepest complaints are those about the branch that was meant.
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
    const schema = dig(this.#paths, [template, method, "requestBody", "content", "application/json", "schema"]);
    if (!isRecord(schema)) return null;
    const text = JSON.stringify(schema).replaceAll('"#/components', '"discord#/components');
    return this.#ajv.compile(JSON.parse(text));
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
