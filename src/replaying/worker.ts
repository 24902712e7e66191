/** Opens exported games in a thread of its own: what a file makes it do holds nobody up. */
import { answerQuestions } from "../worker/answering.ts";
import { type PastViewAnswer, type PastViewQuestion, Shelf } from "./shown.ts";

const shelf = new Shelf();

answerQuestions<PastViewQuestion, PastViewAnswer>((asked) => shelf.answer(asked));
