import type { SandboxChannel, Snowflake, StandIn } from "../standin/face.ts";

/** Everyone's channels; direct messages are left out. */
export function everyChannel(standIn: StandIn): SandboxChannel[] {
  const seen = new Map<Snowflake, SandboxChannel>();
  // The owners see what may be hidden from all who play.
  const viewers = [...standIn.users().map((user) => user.id), ...standIn.servers().map((server) => server.ownerId)];
  for (const viewer of viewers) {
    for (const channel of standIn.channels(viewer)) if (channel.kind !== "dm") seen.set(channel.id, channel);
  }
  return [...seen.values()];
}
