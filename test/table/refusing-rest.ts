/** A REST client that refuses chosen requests as Discord does, and lets all others through. */
import { DiscordAPIError, HTTPError, type REST } from "discord.js";

export type Method = "get" | "post" | "patch" | "put" | "delete";

/** One request to Discord. */
export interface Asked {
  method: Method;
  path: string;
  body: unknown;
}

/** What a request is answered with in place of Discord's answer; undefined lets it through. */
export type Answers = (asked: Asked) => Error | undefined;

/** Discord's "no" with this code; 403 where its codes mostly come with that. */
export function refusal(code: number, { method, path }: Pick<Asked, "method" | "path">, status = 403): DiscordAPIError {
  return new DiscordAPIError({ code, message: `refused with ${code}` }, code, status, method.toUpperCase(), path, {});
}

/** Discord's answer where something of its own has failed. */
export function failure(status: number, { method, path }: Pick<Asked, "method" | "path">): HTTPError {
  return new HTTPError(status, "failed", method.toUpperCase(), path, {});
}

export function refusingRest(inner: REST, answers: Answers): REST {
  return new Proxy(inner, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      if (name !== "get" && name !== "post" && name !== "patch" && name !== "put" && name !== "delete")
        return value.bind(target);
      return async (path: string, options?: { body?: unknown }) => {
        const refused = answers({ method: name, path, body: options?.body });
        if (refused) throw refused;
        return value.call(target, path, options);
      };
    },
  });
}
