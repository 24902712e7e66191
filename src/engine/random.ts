/** A door for checks from outside the project, which know it by this path; the shuffles are `state/random.ts`. */
export { seeded } from "./state/random.ts";
