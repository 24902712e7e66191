import type { Store } from "../store.ts";
import { openEnvironment } from "./environment.ts";
import { EmbeddedStore } from "./store.ts";

/** Opens the store in `dataDir`, which is created when missing. Several processes may share it. */
export async function openEmbedded(dataDir: string): Promise<Store> {
  return new EmbeddedStore(openEnvironment(dataDir));
}
