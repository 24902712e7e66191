import type { Outcome, SandboxMessage, StandIn } from "../sandbox/standin/face.ts";
import { type Button, buttonsOf, type Menu, menusOf } from "../sandbox/standin/people/controls.ts";
import { parsePress } from "../src/views/index.ts";
import type { Dice } from "../test/engine/play/random-player.ts";

/** How many taps a player takes to say what to do, before they pass instead. */
const MOST_TAPS = 6;
/** Menus and buttons that speak of the table's timing, or end the game: no way of playing on. */
const BESIDE = /fast and loose|stop play|concede|surrender|back|more…|my hand|what can i do/iu;

/** What a player sees in the thread: the message that asks them something. */
export interface Seen {
  message: SandboxMessage;
  buttons: readonly Button[];
}

/** Whether a message asks somebody something. */
function asks({ content, components }: SandboxMessage): boolean {
  return /<@\d+>/u.test(content) && buttonsOf(components).some((each) => ["do", "pick", "act"].includes(verbOf(each)));
}

/** Whether a message asks what it did not when it showed `before`: somebody else, or another thing. */
export function asksAnew(before: SandboxMessage | undefined, now: SandboxMessage): boolean {
  if (!asks(now)) return false;
  if (before === undefined || !asks(before)) return true;
  const [was, is] = [askedIn(before), askedIn(now)];
  const isOther = (each: string) => !was.who.has(each) && !was.decisions.has(each);
  if ([...is.who, ...is.decisions].some(isOther)) return true;
  return is.who.size === was.who.size && is.words !== was.words;
}

function askedIn({ content, components }: SandboxMessage) {
  const question = content.split("\n").findLast((line) => /<@\d+>/u.test(line)) ?? "";
  return {
    who: new Set(question.match(/<@\d+>/gu)),
    decisions: new Set(buttonsOf(components).map(({ customId }) => String(parsePress(customId ?? "")?.decision ?? 0))),
    words: question,
  };
}

/** The newest message of the thread that names this user and has a button to answer with. */
function askedOf(standIn: StandIn, user: string, thread: string): Seen | null {
  const messages = standIn.messages(user, thread).filter(({ ephemeral }) => !ephemeral);
  for (const message of messages.toReversed()) {
    if (!message.content.includes(`<@${user}>`)) continue;
    const buttons = buttonsOf(message.components).filter(({ customId, disabled }) => customId !== null && !disabled);
    if (buttons.some((each) => ["do", "pick", "act"].includes(verbOf(each)))) return { message, buttons };
  }
  return null;
}

const verbOf = ({ customId }: Button) => parsePress(customId ?? "")?.verb ?? "";

/** The table that is played at: tells whether something has been done at it since the last time that it was asked. */
export interface Watched {
  readonly thread: string;
  version(): Promise<number>;
}

/**
 * A player of the bench: presses the buttons of the prompts, and chooses in the private menu behind the first of them
 * where something is to be done, as people do.
 */
export class Player {
  readonly id: string;
  readonly #standIn: StandIn;
  readonly #table: Watched;
  readonly #dice: Dice;
  /** How many times in a hundred something is done rather than passed, where both are possible. */
  readonly #acts: number;

  constructor(standIn: StandIn, id: string, table: Watched, dice: Dice, acts: number) {
    this.#standIn = standIn;
    this.id = id;
    this.#table = table;
    this.#dice = dice;
    this.#acts = acts;
  }

  /** What the thread asks of this player; null for nothing. */
  get asked(): Seen | null {
    return askedOf(this.#standIn, this.id, this.#table.thread);
  }

  /** Answers what this message asks; `pressed` is told before each press that may do it. True where something was done. */
  async answer({ message, buttons }: Seen, pressed: () => void = () => {}): Promise<boolean> {
    const before = await this.#table.version();
    const direct = buttons.filter((each) => verbOf(each) === "do");
    const menu = buttons.find((each) => verbOf(each) === "act");
    if (menu?.customId && (direct.length === 0 || this.#dice.below(100) < this.#acts)) {
      const opened = await this.#standIn.press(this.id, message.id, menu.customId);
      if (await this.#choose(shownBy(opened), before, pressed)) return true;
    }
    // To pass stands last.
    const chosen = direct.at(-1);
    if (!chosen?.customId) return false;
    pressed();
    well(await this.#standIn.press(this.id, message.id, chosen.customId));
    return (await this.#table.version()) > before;
  }

  /** Goes through the private menus; false where nothing was left to choose. */
  async #choose(opened: SandboxMessage | null, before: number, pressed: () => void): Promise<boolean> {
    let shown = opened;
    for (let tap = 0; tap < MOST_TAPS && shown !== null; tap++) {
      const menus = menusOf(shown.components).filter(isWay);
      const buttons = buttonsOf(shown.components).filter(isAnswer);
      if (menus.length + buttons.length === 0) return false;
      const menu = menus.length > 0 ? this.#dice.of(menus) : null;
      pressed();
      const outcome = menu
        ? await this.#standIn.select(this.id, shown.id, menu.customId, this.#pick(menu))
        : await this.#standIn.press(this.id, shown.id, this.#dice.of(buttons).customId ?? "");
      well(outcome);
      if ((await this.#table.version()) > before) return true;
      const { id, channel_id } = shown;
      shown = this.#standIn.messages(this.id, channel_id).find((each) => each.id === id) ?? null;
    }
    return false;
  }

  #pick({ options, least, most }: Menu): string[] {
    const wanted = Math.max(1, Math.min(least, most, options.length));
    const left = options.map(({ value }) => value);
    return Array.from({ length: wanted }, () => left.splice(this.#dice.below(left.length), 1)[0] ?? "");
  }
}

const isWay = ({ customId, placeholder }: Menu) =>
  ["pick", "cards"].includes(parsePress(customId)?.verb ?? "") && !BESIDE.test(placeholder);

const isAnswer = (each: Button) => ["do", "pick", "confirm"].includes(verbOf(each)) && !BESIDE.test(each.label);

function shownBy(outcome: Outcome): SandboxMessage | null {
  well(outcome);
  return outcome.kind === "message" || outcome.kind === "deferred" ? outcome.message : null;
}

function well(outcome: Outcome): void {
  if (outcome.kind === "failed") throw new Error(`a press failed: ${outcome.reason}`);
}
