import { ComponentType } from "discord.js";
import type { Snowflake } from "../face.ts";
import { isRecord, textOf, textsOf } from "../json.ts";
import { walkComponents } from "./components.ts";

export interface Mentions {
  users: Snowflake[];
  roles: Snowflake[];
  everyone: boolean;
}

/** Whom the author of a message may ping beside single people. */
export interface MayMention {
  everyone: boolean;
  role(id: Snowflake): boolean;
}

/** What stands in code is shown as it was typed. */
const CODE = /```[\s\S]*?```|``[\s\S]*?``|`[^`]*`/g;

/** Whom a message pings: those whom its text names, whom its `allowed_mentions` permits, and whom its author may ping. */
export function mentionsIn(content: string, components: unknown, allowed: unknown, may: MayMention): Mentions {
  const displays = [...walkComponents(components)].filter((each) => each.type === ComponentType.TextDisplay);
  const text = [content, ...displays.map((each) => textOf(each.content) ?? "")].join("\n").replaceAll(CODE, " ");
  const named = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ""))];
  const users = named(/<@!?(\d+)>/g);
  const roles = named(/<@&(\d+)>/g).filter((id) => may.role(id));
  const everyone = may.everyone && /@(everyone|here)\b/.test(text);
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
