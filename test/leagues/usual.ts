import type { League } from "../../src/leagues/index.ts";
import { USUAL_SETTINGS } from "../../src/leagues/night/index.ts";

/** What a league has of which nobody said more than its name. */
export const usual: Pick<League, "settings" | "organisers" | "nights" | "posted"> = {
  settings: USUAL_SETTINGS,
  organisers: [],
  nights: 0,
  posted: null,
};
