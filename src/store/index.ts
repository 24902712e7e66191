export type { Documents } from "./documents.ts";
export { StoreBusy, StoreUnavailable } from "./errors.ts";
export { type Limit, type LimitRule, memoryLimit } from "./limits.ts";
export { openStore } from "./open.ts";
export { type Attempt, type CommitOutcome, commitInOrder, type Step } from "./queue.ts";
export {
  type Announcement,
  CLAIM_MS,
  type Commit,
  type CommitResult,
  KEYS_KEPT,
  type Lasting,
  type Loaded,
  type Store,
  type TableCopy,
} from "./store.ts";
export { saidIn, saidOtherwise, Texts } from "./texts.ts";
