// @ts-check
/** The draft as values to send. */
import { mentionables } from "./completions.js";
import { asAttachment } from "./files.js";
import { kinds, readChip } from "./slash.js";

/** @import { Draft, LiveChip } from "./draft.js" */
/** @import { WireCommand } from "../types.d.ts" */

/**
 * Every option's value, or the first that is wrong.
 * @param {Draft} draft
 * @returns {Promise<{ options: WireCommand["options"] } | { problem: string, chip: LiveChip }>}
 */
export async function readDraft(draft) {
  /** @type {WireCommand["options"]} */
  const options = {};
  for (const chip of draft.chips) {
    const read = chip.option.type === kinds.attachment ? await readFile(chip) : readChip(chip, mentionables());
    if (read === null) continue;
    if ("problem" in read) return { problem: read.problem, chip };
    options[chip.option.name] = read.value;
  }
  return { options };
}

/**
 * @param {LiveChip} chip
 * @returns {Promise<{ value: WireCommand["options"][string] } | { problem: string } | null>}
 */
async function readFile({ option, file }) {
  if (file === undefined) return option.required ? { problem: `${option.name}: choose a file.` } : null;
  const attached = await asAttachment(file);
  return typeof attached === "string" ? { problem: attached } : { value: attached };
}
