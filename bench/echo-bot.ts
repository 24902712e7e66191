/** A bare discord.js bot that only answers presses: what a round trip costs without a game. */
import { Client, Events, GatewayIntentBits } from "discord.js";

const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api: process.env.DISCORD_API_URL ?? "", globalRequestsPerSecond: Number.POSITIVE_INFINITY },
});
client.on(Events.InteractionCreate, (interaction) => {
  if (interaction.isMessageComponent()) void interaction.deferUpdate();
});
client.once(Events.ClientReady, () => process.send?.({ type: "ready" }));
process.once("disconnect", () => process.exit());
await client.login(process.env.DISCORD_TOKEN);
