/** Draws pictures in a thread of its own: the canvas and its typeface are loaded there alone, and nobody is kept waiting. */
import { answerQuestions } from "../../worker/answering.ts";
import { drawn, type Look, type Picture } from "../index.ts";

/** A picture, and how it is to look. */
export interface PictureAsked {
  readonly picture: Picture;
  readonly look: Look;
}

answerQuestions<PictureAsked, Uint8Array>(({ picture, look }) => drawn(picture, look));
