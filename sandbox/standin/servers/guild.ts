import type { APIRole } from "discord.js";
import type { Snowflake } from "../face.ts";

/** A server: its roles, who is in it, and whether the bot is. Its channels carry its id. */
export interface Guild {
  id: Snowflake;
  name: string;
  ownerId: Snowflake;
  /** The channel that it begins with, #general. */
  generalId: Snowflake;
  /** Its roles by id; @everyone has the server's own id. */
  roles: Map<Snowflake, APIRole>;
  /** Its members with the moment that each joined; the bot is one of them until it is thrown out. */
  members: Map<Snowflake, string>;
  /** Discord has an outage that concerns it. */
  unavailable: boolean;
}

/** A server as it is saved. */
export type SavedGuild = Omit<Guild, "roles" | "members"> & { roles: APIRole[]; members: [Snowflake, string][] };

export function savedGuild(guild: Guild): SavedGuild {
  return { ...guild, roles: [...guild.roles.values()], members: [...guild.members] };
}

export function restoredGuild(saved: SavedGuild): Guild {
  const roles = new Map(saved.roles.map((role) => [role.id, role]));
  return { ...saved, roles, members: new Map(saved.members) };
}
