import { applicationShape } from "../../shapes.ts";
import type { Route } from "../router.ts";

/** How many sessions a bot may begin in a day. */
const STARTS = 1_000;

export const gatewayRoutes: Route[] = [
  { method: "GET", path: "/gateway", handle: ({ gateway }) => ({ url: gateway.url }) },
  {
    method: "GET",
    path: "/gateway/bot",
    handle: ({ gateway }) => ({
      url: gateway.url,
      shards: 1,
      session_start_limit: {
        total: STARTS,
        remaining: Math.max(0, STARTS - gateway.identified),
        reset_after: 0,
        max_concurrency: 1,
      },
    }),
  },
  { method: "GET", path: "/applications/@me", handle: ({ world }) => applicationShape(world) },
  { method: "GET", path: "/oauth2/applications/@me", handle: ({ world }) => applicationShape(world) },
];
