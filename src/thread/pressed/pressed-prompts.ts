import type { Store } from "../../store/index.ts";
import type { Table } from "../../table/table.ts";
import type { Message } from "../../views/index.ts";
import { bodyHash, parsePosted } from "../pass/posted.ts";
import { answeredPrompt } from "../pass/questions.ts";
import type { Render } from "../showing/render.ts";
import type { Answered } from "./answered.ts";

/** What a pressed prompt becomes. */
export interface AnsweredPrompt {
  readonly message: Message;
  /** To be called once it is known whether the message shows that. */
  delivered(shown: boolean): void;
}

/** One press on a public prompt, from before its step is taken until its answer has arrived. */
export interface Pressed {
  /** What the prompt becomes at the table as it is now; null where it still asks somebody, or is none. */
  answered(table: Table): Promise<AnsweredPrompt | null>;
  /** Nothing came of the press: the message stays as it is. */
  nothing(): void;
}

/** Lets the answer to a press turn the pressed prompt into what is left of it, which saves an edit. */
export class PressedPrompts {
  readonly #store: Store;
  readonly #render: Render;
  readonly #answers: Answered;
  readonly #roomIn: (thread: string) => number;

  /** `roomIn`: in how many ms a thread takes a further message. */
  constructor(store: Store, render: Render, answers: Answered, roomIn: (thread: string) => number) {
    this.#store = store;
    this.#render = render;
    this.#answers = answers;
    this.#roomIn = roomIn;
  }

  /** A press on this message is about to be carried out. */
  press(id: string): Pressed {
    const tell = this.#answers.begin(id);
    return {
      answered: async (table) => {
        const posted = parsePosted(await this.#store.documents("posted").get(table.id));
        const message = answeredPrompt(posted, id, table, this.#render, this.#roomIn(table.thread));
        if (message === null) {
          tell(null);
          return null;
        }
        return { message, delivered: (shown) => tell(shown ? bodyHash(message) : null) };
      },
      nothing: () => tell(null),
    };
  }
}
