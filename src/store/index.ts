export type { Documents } from "./documents.ts";
export { StoreBusy, StoreUnavailable } from "./errors.ts";
export { type LimitRule, memoryLimit, type RateLimit } from "./limits.ts";
export { openStore } from "./open.ts";
export { type Attempt, type CommitOutcome, commitInOrder, type QueuedCommit } from "./queue.ts";
export {
  CLAIM_MS,
  type Commit,
  type CommitResult,
  KEYS_KEPT,
  type Lasting,
  type Loaded,
  type Store,
  type StoredAnnouncement,
  type TableCopy,
} from "./store.ts";
export { saidIn, saidOtherwise, Texts } from "./texts.ts";
