/** What happens at a table, a topic a file: its texts in English. */
import { LOG_CHANGES } from "./changes.ts";
import { LOG_CONFLICTS } from "./conflicts.ts";
import { LOG_GAME } from "./game.ts";
import { LOG_PAGES } from "./pages.ts";

export const LOG = { ...LOG_CHANGES, ...LOG_CONFLICTS, ...LOG_GAME, ...LOG_PAGES } as const;
