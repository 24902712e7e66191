/** Opens exported games in a thread of its own: what a file makes it do holds nobody up. */
import { answerQuestions } from "../worker/answering.ts";
import { type Asked, type Found, Shelf } from "./shown.ts";

const shelf = new Shelf();

answerQuestions<Asked, Found>((asked) => shelf.answer(asked));
