/** A picture's scene and its file: all that the thread that draws has to know. */
import { ENGLISH } from "../views/pictures/words.ts";
import { banded } from "./band.ts";
import { type Brush, type Format, loadBrush, USUAL_WIDTH } from "./canvas.ts";
import { conflictsScene } from "./conflicts/conflicts.ts";
import { PALETTES, type Palette } from "./palette.ts";
import type { Picture } from "./picture.ts";
import type { Measure, Scene } from "./scene.ts";
import { seatScene } from "./seat/seat.ts";
import { standingsScene } from "./standings/standings.ts";
import { summaryScene } from "./summary/summary.ts";
import { tableScene } from "./table/table.ts";

export interface Look {
  readonly format?: Format;
  /** Of the file, in pixels. */
  readonly width?: number;
}

/** Where everything of a picture stands. */
export function sceneOf(picture: Picture, measure: Measure): Scene {
  const palette = PALETTES[picture.colours ?? "dark"];
  const scene = bareScene(picture, palette, measure);
  return picture.band === undefined ? scene : banded(scene, picture.band, palette, measure);
}

function bareScene(picture: Picture, palette: Palette, measure: Measure): Scene {
  const { words: said = ENGLISH } = picture;
  switch (picture.what) {
    case "table":
      return tableScene(picture.facts, palette, measure, said);
    case "conflicts":
      return conflictsScene(picture.facts, palette, measure, said);
    case "seat":
      return seatScene(picture.facts, palette, measure, said);
    case "summary":
      return summaryScene(picture.facts, palette, measure, said);
    case "standings":
      return standingsScene(picture.facts, palette, measure);
  }
}

/** The file of a picture, drawn and encoded in this thread. Rejects where this machine cannot draw. */
export async function drawn(picture: Picture, { format = "webp", width = USUAL_WIDTH }: Look = {}): Promise<Buffer> {
  const brush: Brush = await loadBrush();
  const canvas = brush.draw(sceneOf(picture, brush.measure), width);
  try {
    return canvas.encode(format);
  } finally {
    canvas.free();
  }
}
