/** The promise to ping, which is made wherever somebody is not asked, and not where nobody is pinged. */
import { LANGUAGES, type Language } from "../../settings/languages.ts";
import { say } from "../words/index.ts";
import { changedIn, type Message } from "./message.ts";

/** A sentence that says that somebody is not asked, with the promise that they will be told. */
export const pinged = (sentence: string, language: Language): string => `${sentence} ${say(language, "turn-ping")}`;

const PROMISES = () => LANGUAGES.map((language) => ` ${say(language, "turn-ping")}`);

/** Whether a message promises a ping. */
export const promisesPing = ({ content }: Message): boolean => PROMISES().some((promise) => content.includes(promise));

/** The same without it, in every language that it is told in. */
export const withoutPing = (message: Message): Message =>
  changedIn(message, (told) => ({
    ...told,
    content: PROMISES().reduce((content, promise) => content.replaceAll(promise, ""), told.content),
  }));
