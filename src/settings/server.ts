/** What a server has set for all its tables: who judges, what new tables begin with, and where they may be opened. */
import { z } from "zod";
import { RULE_SETS } from "../engine/index.ts";
import type { Store } from "../store/index.ts";
import { LANGUAGES } from "./languages.ts";
import { CUSTOM_MS, EXPIRIES, PACES, TIMINGS } from "./pace.ts";
import { PICTURE_CHOICES } from "./personal.ts";

/** In how many channels tables may be opened, where there are any such. */
export const MOST_PLACES = 25;

export const MOST_GAMES = 50;

const idSchema = z.string().regex(/^\d{1,20}$/u);

/** Each field by itself: what another edition of the bot has written otherwise is passed over, and the rest stays. */
const FIELDS = {
  /** The role whose members judge; without one, the role that is called Judge. */
  judgeRole: idSchema,
  /** The role whose members open and run leagues; without one, judges alone do. */
  organiserRole: idSchema,
  /** What a new table has where whoever opens it does not choose. */
  rules: z.enum(RULE_SETS),
  pace: z.enum(PACES),
  /** How long an answer may take at the pace `custom`, in ms. */
  deadline: z.number().int().min(CUSTOM_MS.least).max(CUSTOM_MS.most),
  expiry: z.enum(EXPIRIES),
  /** Whether secret declarations are asked for together. */
  timing: z.enum(TIMINGS),
  /** In which language they speak to all who play there. */
  language: z.enum(LANGUAGES),
  /** How tables are shown to all who play there. */
  pictures: z.enum(PICTURE_CHOICES),
  /** At how many tables somebody may sit who looks for another; none: at any number. */
  games: z.number().int().min(1).max(MOST_GAMES),
  /** The id of the channel that is told once a day what is new at the tables. */
  digest: idSchema,
  /** The id of the channel where judges hear of calls; without one, the table's thread calls them. */
  calls: idSchema,
  /** The ids of the channels where tables may be opened; none: anywhere. */
  places: z.array(idSchema).min(1).max(MOST_PLACES),
} as const;

type Fields = { readonly [K in keyof typeof FIELDS]: z.infer<(typeof FIELDS)[K]> };
/** What a server has chosen; what is left out is as it is everywhere. */
export type OfServer = { readonly [K in keyof Fields]?: Fields[K] };
/** What is to be changed; null takes a choice back. */
export type ServerChange = { readonly [K in keyof Fields]?: Fields[K] | null };

/** What a document says of a server's choices, field by field. */
export function readOfServer(document: unknown): OfServer {
  if (typeof document !== "object" || document === null) return {};
  const said = Object.entries(FIELDS).flatMap(([name, schema]) => {
    const read = schema.safeParse(Reflect.get(document, name));
    return read.success ? [[name, read.data]] : [];
  });
  return Object.fromEntries(said) as OfServer; // a parsed boundary: each field by its own schema
}

/** Every server's choices, in the store's documents "server-settings" by the server's id. */
export class ServerSettings {
  readonly #store: Pick<Store, "documents">;

  constructor(store: Pick<Store, "documents">) {
    this.#store = store;
  }

  /** What nobody has set is left out; so is everything outside of a server. */
  async of(guild: string | null): Promise<OfServer> {
    return guild === null ? {} : readOfServer(await this.#store.documents("server-settings").get(guild));
  }

  /** Changes what a server has chosen, and gives what that comes to. `change` must be pure. */
  async change(guild: string, change: ServerChange | ((before: OfServer) => ServerChange)): Promise<OfServer> {
    const after = await this.#store.documents("server-settings").update(guild, (present) => {
      const before = readOfServer(present);
      const next = { ...before, ...(typeof change === "function" ? change(before) : change) };
      const kept = readOfServer(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== null)));
      return Object.keys(kept).length === 0 ? undefined : kept;
    });
    return readOfServer(after);
  }
}
