/** Discord's ids are moments. `SnowflakeUtil` of discord.js tells them, too, and takes a second to load: tools do without. */

const DISCORD_EPOCH = 1_420_070_400_000;

/** When what has this id was made, by Discord's clock, in ms since the epoch. */
export const momentOfId = (id: string): number => Number(BigInt(id) >> 22n) + DISCORD_EPOCH;
