/** What lies beside the checkout on some machines only: texts of the real game, which are nobody's here to pass on. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The path of a folder there, with its last slash; null where it is not, which is said in a line with what is not done then. */
export function beside(folder: string, otherwise: string): string | null {
  const path = fileURLToPath(new URL(`../../shared/${folder}/`, import.meta.url));
  if (existsSync(path)) return path;
  process.stdout.write(`Skipped, for what it reads is not beside this checkout: ${otherwise}.\n`);
  return null;
}
