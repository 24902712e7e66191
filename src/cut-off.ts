/** Discord has ended the connection for good: trying again would not help. Its message says what the host is to do. */
export class CutOff extends Error {
  override readonly name = "CutOff";
}

const TOKEN =
  "Discord does not accept the bot's token. Copy a new one from https://discord.com/developers/applications " +
  "(your application, Bot, Reset Token) into DISCORD_TOKEN, and start me again.";

/** By Discord's own codes for closing a gateway. */
const REASONS: Readonly<Record<number, string>> = {
  4004: TOKEN,
  4010:
    "Discord does not take these shards. Correct SHARDS (0-1/4 are the first two of four), the same number of shards in " +
    "all processes, and start me again.",
  4011:
    "This bot is in too many servers for so few shards. Set SHARDS=auto, or more shards over several processes " +
    "(SHARDS=0-1/4 and SHARDS=2-3/4), and start me again.",
  4012: "Discord no longer speaks the version of its gateway that this release was made for. Install a newer release.",
  4013: "Discord does not know an intent that this release asks for. Install a newer release.",
  4014:
    "Discord does not grant this application an intent that it asks for. Install the release as it is published, which " +
    "needs no privileged intent, or switch the intent on at https://discord.com/developers/applications (your application, " +
    "Bot, Privileged Gateway Intents), and start me again.",
};

/** What a gateway's closing code means for good; null where the connection comes back by itself. */
export function cutOffBy(code: number): CutOff | null {
  const reason = REASONS[code];
  return reason === undefined ? null : new CutOff(`${reason} (Discord closed the connection with ${code}.)`);
}

/** Discord has taken the whole session away. */
export const invalidated = (): CutOff =>
  new CutOff(
    "Discord has ended the bot's session for good. Look at https://discord.com/developers/applications whether the " +
      "application is still there and in good standing, and start me again.",
  );

/** Discord does not know the token. */
export const tokenRefused = (): CutOff => new CutOff(TOKEN);
