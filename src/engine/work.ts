/** A door for checks from outside the project, which know it by this path; the working copy is `changes/work.ts`. */
export { editSeat } from "./changes/work.ts";
