/** Draws pictures in a thread of its own: the canvas and its typeface are loaded there alone, and nobody is kept waiting. */
import { answerQuestions } from "../../worker/answering.ts";
import { drawn, type Look } from "../drawn.ts";
import type { Picture } from "../picture.ts";

/** A picture, and how it is to look. */
export interface PictureAsked {
  readonly picture: Picture;
  readonly look: Look;
}

/** As JSON: the other thread has it as that, and a text costs it a sixth of what the data do to be handed over. */
answerQuestions<string, Uint8Array>((asked) => {
  const { picture, look } = JSON.parse(asked) as PictureAsked;
  return drawn(picture, look);
});
