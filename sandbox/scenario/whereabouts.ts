import type { SandboxUser, Snowflake, StandIn } from "../standin/face.ts";
import { channelNamed, newestThread } from "./places.ts";
import { StepFailed } from "./step-failed.ts";

/** Which server a scenario plays in, and where each user types who has left the table or #general. */
export class Whereabouts {
  readonly #standIn: StandIn;
  #server: Snowflake | undefined;
  readonly #places = new Map<string, string>();
  readonly #servers = new Map<string, Snowflake>();
  /** Who has left which server, and does not come back by doing something. */
  readonly #left = new Map<string, Set<Snowflake>>();

  constructor(standIn: StandIn) {
    this.#standIn = standIn;
  }

  /** The server of the lines that are played now; undefined in a stand-in of no server. */
  get serverId(): Snowflake | undefined {
    return this.#server ?? this.#standIn.servers()[0]?.id;
  }

  /** A user by name; who is named for the first time is in the server of these lines. */
  user(name: string): SandboxUser {
    return this.#standIn.user(name, this.serverId);
  }

  /** The lines that follow play in that server, which is opened when first named. */
  enter(server: string): void {
    this.#server = this.#standIn.server(server).id;
  }

  /** One user goes to a server, in which they are from then on. */
  send(name: string, server: string): void {
    const { id } = this.#standIn.server(server);
    const user = this.#standIn.user(name, id);
    this.#standIn.joinServer(user.id, id);
    this.#left.get(user.username)?.delete(id);
    this.#servers.set(user.username, id);
    this.#places.delete(user.username);
  }

  /** One user leaves the server of the lines that are played now. Throws a sentence where they cannot. */
  leave(name: string): void {
    const user = this.user(name);
    const id = this.serverId ?? "";
    this.#standIn.leaveServer(user.id, id);
    this.#left.set(user.username, (this.#left.get(user.username) ?? new Set()).add(id));
  }

  /** One user goes to a channel by its name, to the table, to their direct messages (dm) or to those with another. */
  go(name: string, place: string): void {
    const user = this.user(name);
    const isSpecial = place === "table" || place === "dm" || place.startsWith("@");
    if (!isSpecial && !channelNamed(this.#standIn, place, user, this.#serverOf(user))) {
      const names = this.#standIn.channels(user.id).map((channel) => `#${channel.name}`);
      throw new StepFailed(`there is no #${place}`, [
        `channels on offer: ${[...new Set(names)].join(" | ") || "none"}`,
      ]);
    }
    this.#places.set(user.username, place);
  }

  /** The channel in which a user types: where they went, else the newest table's thread, else #general. */
  here(user: SandboxUser): Snowflake {
    const standIn = this.#standIn;
    const place = this.#places.get(user.username) ?? "table";
    if (place === "dm") return standIn.directMessages(user.id);
    if (place.startsWith("@")) return standIn.directChannel(user.id, this.user(place.slice(1)).id);
    const serverId = this.#serverOf(user);
    const thread = place === "table" ? newestThread(standIn, user, serverId) : undefined;
    const channel = thread ?? (place === "table" ? undefined : channelNamed(standIn, place, user, serverId));
    const server = standIn.servers().find(({ id }) => id === serverId);
    return channel?.id ?? server?.generalChannelId ?? standIn.generalChannelId;
  }

  #serverOf(user: SandboxUser): Snowflake | undefined {
    const serverId = this.#servers.get(user.username) ?? this.serverId;
    const isGone = this.#left.get(user.username)?.has(serverId ?? "") === true;
    if (serverId !== undefined && !isGone) this.#standIn.joinServer(user.id, serverId);
    return serverId;
  }
}
