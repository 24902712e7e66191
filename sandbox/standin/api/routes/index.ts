import type { Route } from "../router.ts";
import { channelRoutes } from "./channels.ts";
import { commandRoutes } from "./commands.ts";
import { gatewayRoutes } from "./gateway.ts";
import { guildRoutes } from "./guild.ts";
import { interactionRoutes } from "./interactions.ts";
import { messageRoutes } from "./messages.ts";
import { threadRoutes } from "./threads.ts";
import { userRoutes } from "./users.ts";

/** Every route that the stand-in answers; all others get Discord's 404. */
export const routes: readonly Route[] = [
  ...gatewayRoutes,
  ...userRoutes,
  ...guildRoutes,
  ...channelRoutes,
  ...threadRoutes,
  ...messageRoutes,
  ...commandRoutes,
  ...interactionRoutes,
];
