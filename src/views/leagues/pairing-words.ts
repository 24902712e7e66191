/** What a pairing says of itself, with its players' names. */
import type { Night } from "../../leagues/night/index.ts";
import { FIRST_LANGUAGE, type Language } from "../words/index.ts";
import { namedIn } from "./night-words.ts";

/** A sentence of a pairing; a night keeps it as it was written, in English, and elsewhere it stands as a quotation. */
export function whyWords(night: Pick<Night, "players">, sentence: string, language: Language): string {
  const said = namedIn(night, sentence);
  return language === FIRST_LANGUAGE ? said : `„${said}“`;
}
