/** Opens exported games in a thread of its own: what a file makes it do holds nobody up. */
import { answerQuestions } from "../worker/answering.ts";
import { OpenGames, type PastViewAnswer, type PastViewQuestion } from "./shown.ts";

const opened = new OpenGames();

answerQuestions<PastViewQuestion, PastViewAnswer>((asked) => opened.answer(asked));
