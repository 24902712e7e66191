import type { SandboxChannel, SandboxUser, Snowflake, StandIn } from "../standin/face.ts";
import { everyChannel } from "./channels.ts";
import type { Chronicle, KeptMessage, Version } from "./chronicle.ts";
import { plain, textInForm } from "./text.ts";

/** Where a scenario looks. */
export type Place =
  | { kind: "channel"; name: string }
  | { kind: "tags"; name: string }
  | { kind: "site"; name: string }
  | { kind: "dm" | "reply" | "form" | "ping"; user: string };

/** What stands in a place: the texts now visible, and every text that ever was. */
export interface Contents {
  /** How the place is called in a report. */
  name: string;
  now: Version[];
  ever: Version[];
}

/** The channels that the viewer can open (all that anybody can when none is given), of one server when that is given. */
function channelsFor(standIn: StandIn, viewer?: SandboxUser, serverId?: Snowflake): SandboxChannel[] {
  const channels = viewer ? standIn.channels(viewer.id) : everyChannel(standIn);
  return serverId === undefined ? channels : channels.filter((channel) => channel.serverId === serverId);
}

/** The newest thread, of those that the viewer can open when one is given, in one server when that is given. */
export function newestThread(standIn: StandIn, viewer?: SandboxUser, serverId?: Snowflake): SandboxChannel | undefined {
  const channels = channelsFor(standIn, viewer, serverId);
  const threads = channels.filter((channel) => channel.kind === "thread");
  return threads.sort((one, other) => (BigInt(one.id) < BigInt(other.id) ? 1 : -1))[0];
}

/** A channel or thread by its name; "table" is the newest thread. */
export function channelNamed(
  standIn: StandIn,
  name: string,
  viewer?: SandboxUser,
  serverId?: Snowflake,
): SandboxChannel | undefined {
  if (name.toLowerCase() === "table") return newestThread(standIn, viewer, serverId);
  const channels = channelsFor(standIn, viewer, serverId);
  return (
    channels.findLast((channel) => channel.name.toLowerCase() === name.toLowerCase()) ??
    channels.findLast((channel) => lettersOf(channel.name) === lettersOf(name))
  );
}

/** "long-night" for a thread that is called "Long night!". */
const lettersOf = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** What stands in a place now and what ever stood there; undefined while the place does not exist. */
export function contentsOf(
  standIn: StandIn,
  chronicle: Chronicle,
  place: Exclude<Place, { kind: "site" }>,
  serverId?: Snowflake,
): Contents | undefined {
  if (place.kind === "channel") {
    const channel = channelNamed(standIn, place.name, undefined, serverId);
    return channel && contents(`#${channel.name}`, chronicle.inChannel(channel.id));
  }
  if (place.kind === "tags") {
    const channel = channelNamed(standIn, place.name, undefined, serverId);
    const versions = channel?.tags.map((text) => ({ text, plain: plain(text) })) ?? [];
    return channel && { name: `the list of tags of #${channel.name}`, now: versions, ever: versions };
  }
  const user = standIn.user(place.user);
  const name = `@${user.username} ${place.kind}`;
  switch (place.kind) {
    case "dm":
      return contents(name, chronicle.inChannel(standIn.directMessages(user.id)));
    case "reply": {
      const replies = chronicle.repliesTo(user.id);
      const newest = replies.findLast((reply) => !reply.deleted);
      return { ...contents(name, replies), now: newest ? contents(name, [newest]).now : [] };
    }
    case "form": {
      const form = standIn.openModal(user.id);
      const texts = form ? [textInForm(form)] : [];
      const versions = texts.map((text) => ({ text, plain: plain(text) }));
      return { name, now: versions, ever: versions };
    }
    case "ping":
      return contents(
        name,
        chronicle
          .all()
          .filter((each) => each.onlyFor === null && each.message.mentions.some(({ id }) => id === user.id)),
      );
  }
}

function contents(name: string, records: readonly KeptMessage[]): Contents {
  const visible = records.filter((record) => !record.deleted);
  return {
    name,
    now: visible.flatMap((record) => record.versions.at(-1) ?? []),
    ever: records.flatMap((record) => record.versions),
  };
}
