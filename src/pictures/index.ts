/** Pictures of a game, and of a league's standings: facts that one viewer may see, a scene of them, and its file. */
export { loadBrush, USUAL_WIDTH } from "./canvas.ts";
export { conflictsFacts } from "./conflicts/facts.ts";
export { drawn, type Look, sceneOf } from "./drawn.ts";
export { drawnSeats, drawnTable } from "./facts.ts";
export type { PaletteName } from "./palette.ts";
export { PICTURE_NAMES, type Picture } from "./picture.ts";
export { standingsFacts } from "./standings/facts.ts";
export { summaryFacts } from "./summary/facts.ts";
