import { ComponentType } from "discord.js";
import type { Snowflake } from "../face.ts";
import { isRecord, textOf, textsOf } from "../json.ts";
import { walkComponents } from "./components.ts";

export interface Mentions {
  users: Snowflake[];
  roles: Snowflake[];
  everyone: boolean;
}

/** Whom a message pings: those whom its text names, and whom its `allowed_mentions` permits. */
export function mentionsIn(content: string, components: unknown, allowed: unknown): Mentions {
  const displays = [...walkComponents(components)].filter((each) => each.type === ComponentType.TextDisplay);
  const text = [content, ...displays.map((each) => textOf(each.content) ?? "")].join("\n");
  const named = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ""))];
  const users = named(/<@!?(\d+)>/g);
  const roles = named(/<@&(\d+)>/g);
  const everyone = /@(everyone|here)\b/.test(text);
  if (!isRecord(allowed)) return { users, roles, everyone };
  const parse = textsOf(allowed.parse);
  const permit = (kind: "users" | "roles", found: Snowflake[]) =>
    parse.includes(kind) ? found : found.filter((id) => textsOf(allowed[kind]).includes(id));
  return {
    users: permit("users", users),
    roles: permit("roles", roles),
    everyone: everyone && parse.includes("everyone"),
  };
}
