import type { APIAttachment } from "discord.js";
import type { Snowflake } from "./face.ts";
import { allPermissions, permissionsOf } from "./roles.ts";
import { channelShape, memberShape } from "./shapes.ts";
import type { World } from "./world.ts";

/** What an interaction tells of the things that its values name, as Discord's `resolved`. */
export class Resolved {
  readonly #world: World;
  readonly #kinds: Record<string, Record<Snowflake, object>> = {};

  constructor(world: World) {
    this.#world = world;
  }

  user(id: Snowflake): void {
    const person = this.#world.people.get(id);
    if (!person) return;
    this.#add("users", id, person.user);
    const { user: _, ...member } = { user: null, ...memberShape(person) };
    const permissions = permissionsOf(id, person.roles, this.#world).toString();
    this.#add("members", id, { ...member, permissions });
  }

  role(id: Snowflake): void {
    const role = this.#world.roles.get(id);
    if (role) this.#add("roles", id, role);
  }

  channel(id: Snowflake): void {
    const channel = this.#world.channels.get(id);
    if (!channel) return;
    this.#add("channels", id, { ...channelShape(this.#world, channel), permissions: allPermissions.toString() });
  }

  attachment(attachment: APIAttachment): void {
    this.#add("attachments", attachment.id, attachment);
  }

  /** `{ resolved }`, or nothing when no value named anything. */
  field(): { resolved?: object } {
    return Object.keys(this.#kinds).length > 0 ? { resolved: this.#kinds } : {};
  }

  #add(kind: string, id: Snowflake, thing: object): void {
    const things = this.#kinds[kind] ?? {};
    things[id] = thing;
    this.#kinds[kind] = things;
  }
}

/** The user whom a person means by an id, a mention, @name or name. */
export function meantUser(world: World, text: string): Snowflake | undefined {
  const id = /^<@!?(\d+)>$/.exec(text)?.[1] ?? text;
  if (world.people.has(id)) return id;
  const wanted = text.replace(/^@/, "").toLowerCase();
  return [...world.people.values()].find(
    ({ user }) => user.username.toLowerCase() === wanted || user.global_name?.toLowerCase() === wanted,
  )?.user.id;
}

export function meantRole(world: World, text: string): Snowflake | undefined {
  const id = /^<@&(\d+)>$/.exec(text)?.[1] ?? text;
  if (world.roles.has(id)) return id;
  const wanted = text.replace(/^@/, "").toLowerCase();
  return [...world.roles.values()].find((role) => role.name.toLowerCase() === wanted)?.id;
}

export function meantChannel(world: World, text: string): Snowflake | undefined {
  const id = /^<#(\d+)>$/.exec(text)?.[1] ?? text;
  if (world.channels.has(id)) return id;
  const wanted = text.replace(/^#/, "").toLowerCase();
  return [...world.channels.values()].findLast((each) => each.name.toLowerCase() === wanted)?.id;
}
