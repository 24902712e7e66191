import type { APIAttachment } from "discord.js";
import type { Snowflake } from "../face.ts";
import { permissionsIn } from "../servers/permissions.ts";
import { interactionChannel, memberShape } from "../shapes.ts";
import type { Channel, World } from "../world.ts";

/** What an interaction tells of the things that its values name, as Discord's `resolved`. */
export class Resolved {
  readonly #world: World;
  /** Where the interaction happens, which says who is a member and may do what. */
  readonly #where: Channel | undefined;
  readonly #userId: Snowflake;
  readonly #kinds: Record<string, Record<Snowflake, object>> = {};

  /** `userId` is the person who acts, whose permissions in the channels that are named are told. */
  constructor(world: World, where: Channel | undefined, userId: Snowflake) {
    this.#userId = userId;
    this.#world = world;
    this.#where = where;
  }

  user(id: Snowflake): void {
    const person = this.#world.people.get(id);
    if (!person) return;
    this.#add("users", id, person.user);
    const where = this.#where;
    const guild = this.#world.guilds.get(where?.guildId ?? "");
    if (!where || !guild?.members.has(id)) return;
    const { user: _, deaf: __, mute: ___, ...member } = memberShape(guild, person);
    const permissions = permissionsIn(this.#world, where, id).toString();
    this.#add("members", id, { ...member, permissions });
  }

  role(id: Snowflake): void {
    const role = this.#world.guilds.get(this.#where?.guildId ?? "")?.roles.get(id);
    if (role) this.#add("roles", id, role);
  }

  channel(id: Snowflake): void {
    const channel = this.#world.channels.get(id);
    if (!channel) return;
    this.#add("channels", id, interactionChannel(this.#world, channel, this.#userId));
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

export function meantRole(world: World, where: Channel | undefined, text: string): Snowflake | undefined {
  const roles = world.guilds.get(where?.guildId ?? "")?.roles ?? new Map();
  const id = /^<@&(\d+)>$/.exec(text)?.[1] ?? text;
  if (roles.has(id)) return id;
  const wanted = text.replace(/^@/, "").toLowerCase();
  return [...roles.values()].find((role) => role.name.toLowerCase() === wanted)?.id;
}

export function meantChannel(world: World, where: Channel | undefined, text: string): Snowflake | undefined {
  const id = /^<#(\d+)>$/.exec(text)?.[1] ?? text;
  if (world.channels.has(id)) return id;
  const wanted = text.replace(/^#/, "").toLowerCase();
  const near = [...world.channels.values()].filter((each) => each.guildId === (where?.guildId ?? null));
  return near.findLast((each) => each.name.toLowerCase() === wanted)?.id;
}
