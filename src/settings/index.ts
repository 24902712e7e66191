/** What people and servers have chosen for themselves. */
import type { Store } from "../store/index.ts";
import { PersonalSettings } from "./personal.ts";
import { ServerSettings } from "./server.ts";

export {
  ANSWER_MS,
  BANK_MS,
  CUSTOM_MS,
  EXPIRIES,
  type Expiry,
  PACES,
  type Pace,
  TIMINGS,
  type Timing,
  timingAt,
  USUAL_EXPIRY,
} from "./pace.ts";
export {
  changedPersonal,
  explains,
  keptChoice,
  nextChoice,
  type Personal,
  type PersonalChange,
  PICTURE_CHOICES,
  type PictureChoice,
  type Quiet,
  REMINDING,
  TIME_OF_DAY,
  type Vacation,
} from "./personal.ts";
export { MOST_PLACES, type OfServer, type ServerChange } from "./server.ts";

export interface AllSettings {
  /** Of people, by the user's id. */
  readonly personal: PersonalSettings;
  /** Of servers, by the server's id. */
  readonly servers: ServerSettings;
}

export function openSettings(store: Pick<Store, "documents">): AllSettings {
  return { personal: new PersonalSettings(store), servers: new ServerSettings(store) };
}
