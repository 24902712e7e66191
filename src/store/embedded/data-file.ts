import { closeSync, fstatSync, openSync, readSync } from "node:fs";

/** What LMDB's first page says that it is; where it stands there depends on the machine. */
const MAGIC = Buffer.from("dec0efbe", "hex");
const WITHIN = 64;
/** Where it stands on machines of 64 bits, with the size of a page, the roots of the two trees and the number of the change. */
const AT = { magic: 24, pageSize: 48, roots: [88, 136], change: 152 } as const;
const NO_ROOT = 2n ** 64n - 1n;
const HEAD_BYTES = 256;

/**
 * Throws where a file that is to be opened as LMDB's is none, or lacks what its trees begin with: LMDB would read it all the
 * same, which ends the process without a word. One that is not there or empty is made by it.
 */
export function checkDataFile(file: string): void {
  let descriptor: number;
  try {
    descriptor = openSync(file, "r");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return;
    throw error;
  }
  try {
    const { size } = fstatSync(descriptor);
    if (size > 0 && !isWhole(descriptor, size))
      throw new Error(`${file} is no store of this bot, or damaged; move it away, and restore a backup`);
  } finally {
    closeSync(descriptor);
  }
}

function isWhole(descriptor: number, size: number): boolean {
  const first = headOfPage(descriptor, 0);
  const magicAt = first?.subarray(0, WITHIN).indexOf(MAGIC) ?? -1;
  if (first === null || magicAt < 0) return false;
  // Elsewhere the rest stands in other places, too.
  if (magicAt !== AT.magic) return true;
  const pageSize = first.readUInt32LE(AT.pageSize);
  const second = headOfPage(descriptor, pageSize);
  if (second === null) return false;
  const [newer] = [first, second].sort((one, other) => (changeOf(one) > changeOf(other) ? -1 : 1));
  const roots = AT.roots.map((at) => newer?.readBigUInt64LE(at) ?? NO_ROOT);
  return roots.every((root) => root === NO_ROOT || (root + 1n) * BigInt(pageSize) <= size);
}

const changeOf = (head: Buffer) => head.readBigUInt64LE(AT.change);

/** What a page begins with; null where the file ends before. */
function headOfPage(descriptor: number, at: number): Buffer | null {
  const head = Buffer.alloc(HEAD_BYTES);
  return readSync(descriptor, head, 0, HEAD_BYTES, at) === HEAD_BYTES ? head : null;
}
