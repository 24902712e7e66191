import { FluentBundle, FluentResource } from "@fluent/bundle";

/** Where Fluent finds that a message or a term begins. */
const BEGINS = /^(-?[a-zA-Z][\w-]*) *=/gmu;
/** Of "{ -table }" and "{ join-button }": what a text names besides what is put in. */
const NAMED = /\{\s*(-?[a-zA-Z][\w-]*)/gu;

/**
 * The texts of a language, each of which Fluent reads when it is said for the first time. Most are never said while a bot
 * runs, to read them all takes 70 ms of a start, and read they weigh some ten times as much.
 */
export class UnreadTexts extends FluentBundle {
  readonly #unread = new Map<string, string>();

  /** Takes the texts of a file. Throws where one of them is there already. */
  add(file: string): void {
    const found = [...file.matchAll(BEGINS)];
    for (const [at, { index, 1: id = "" }] of found.entries()) {
      if (this.#unread.has(id)) throw new Error(`"${id}" is said twice`);
      this.#unread.set(id, file.slice(index, found[at + 1]?.index));
    }
  }

  override hasMessage(id: string): boolean {
    this.#read(id);
    return super.hasMessage(id);
  }

  override getMessage(id: string): ReturnType<FluentBundle["getMessage"]> {
    this.#read(id);
    return super.getMessage(id);
  }

  #read(id: string): void {
    const text = this.#unread.get(id);
    if (text === undefined) return;
    this.#unread.delete(id);
    this.addResource(new FluentResource(text));
    for (const [, named = ""] of text.matchAll(NAMED)) this.#read(named);
  }
}
