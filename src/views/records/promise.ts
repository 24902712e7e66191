/** How somebody keeps deadlines, in words. */
import type { Promised } from "../../records/promised.ts";
import { counted } from "../text/safe-text.ts";

/** "answers within 5 h, kept 40 of 42 deadlines" */
export const promiseWords = ({ within, kept, deadlines }: Promised): string =>
  `${within === undefined ? "answers" : `answers within ${within} h`}, kept ${kept} of ${counted(deadlines, "deadline")}`;
