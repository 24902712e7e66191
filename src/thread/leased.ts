import type { Store } from "../store/index.ts";

/** A lease dies this soon after its process, in ms; it is renewed while a pass takes longer. */
const LEASE_MS = 2_000;
const RENEW_MS = 600;

/** Does work where no other process does the same, as far as all ask for the same lease; null where one does. */
export async function leased<T>(
  store: Pick<Store, "lease" | "release">,
  lease: string,
  holder: string,
  work: () => Promise<T>,
): Promise<T | null> {
  if (!(await store.lease(lease, holder, LEASE_MS))) return null;
  const renew = setInterval(() => {
    store.lease(lease, holder, LEASE_MS).catch(() => undefined);
  }, RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(renew);
    // Whatever asks for it next, asks after this.
    store.release(lease, holder).catch(() => undefined);
  }
}
