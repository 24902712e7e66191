/** Opens exported games in a thread of its own: what a file makes it do holds nobody up. */
import { answering } from "../worker/answering.ts";
import { type Asked, type Found, Shelf } from "./shown.ts";

const shelf = new Shelf();

answering<Asked, Found>((asked) => shelf.answer(asked));
