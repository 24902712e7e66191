import { isBotUser } from "../../table/seats/bot-users.ts";
import type { Table } from "../../table/table.ts";
import type { Message } from "../../views/index.ts";
import { plainHand } from "../../views/refusals/unshown.ts";
import { directLanguage } from "../seen/context.ts";
import { CLOSED_MS } from "../sending/direct-messages.ts";
import { Refusing } from "../sending/messenger.ts";
import type { Setbacks } from "../sending/setbacks.ts";
import type { Rendered } from "../showing/render.ts";
import { bodyHash, nonceOf, parsePosted, parseSent, type SentHands } from "./posted.ts";
import type { PostingParts } from "./posting.ts";

type Hand = Rendered["hands"][number];
/** Where a message stands. */
interface Stands {
  readonly channel: string;
  readonly message: string;
}

/** Who has been sent it: before that was noted, no seat had changed hands. */
const sentTo = ({ user }: SentHands[string], { owner }: Hand): string => user ?? owner;

/** The hands that are not shown as they are now, of players who may take messages. */
export function handsBehind(hands: readonly Hand[], sent: SentHands, now: number): Hand[] {
  return hands.filter((hand) => {
    const { seat, message, call } = hand;
    const placed = sent[seat];
    // A practice opponent has no messages; what stands in those of whoever played before it goes.
    if (isBotUser(hand.userId) && (placed === undefined || placed.user === hand.userId)) return false;
    if (placed === undefined || sentTo(placed, hand) !== hand.userId) return true;
    // A clock that was set back opens them too.
    if ("closed" in placed) return Math.abs(now - placed.closed) >= CLOSED_MS;
    return placed.hash !== bodyHash(message) || (call !== undefined && placed.called !== call.key);
  });
}

/** How the hands of a table stand once they were brought up to date. */
export interface HandsOutcome {
  /** In how many ms a hand that could not be sent may be tried again; null where there is none. */
  readonly again: number | null;
  /** The version of the table that the hands are of. */
  readonly version: number;
}

/**
 * Brings the players' hands up to date by direct message, beside the thread's work. What a direct message answers concerns
 * that seat alone. Null where there is no such table. `beside` is done as what was edited is written down: either may fail
 * alone, since a crash before that edits it to the same again.
 */
export async function bringHands(
  parts: PostingParts,
  id: string,
  beside: (brought: HandsOutcome) => Promise<unknown> = async () => {},
): Promise<HandsOutcome | null> {
  const [loaded, document] = await Promise.all([
    parts.store.load(id, parts.once),
    parts.store.documents("hands").get(id),
  ]);
  if (loaded === null) return null;
  const table = parts.parsed.of(id, loaded);
  // Before hands were stored apart they stood among the thread's messages.
  const before = document === undefined ? parsePosted(await parts.store.documents("posted").get(id)).hands : undefined;
  const hands = new HandsOf(parts, table, parseSent(document, before));
  const again = await hands.bring(parts.render.table(table).hands);
  const brought = { again, version: loaded.version };
  await Promise.all([hands.save(), beside(brought)]);
  return brought;
}

class HandsOf {
  readonly #parts: PostingParts;
  readonly #table: Table;
  readonly #sent: SentHands;
  /** Something was edited and not written down yet. */
  #unsaved = false;
  /** How many edits are under way, and how many posts, which may stand in a long line. */
  #editing = 0;
  #posting = 0;

  constructor(parts: PostingParts, table: Table, sent: SentHands) {
    this.#parts = parts;
    this.#table = table;
    this.#sent = sent;
  }

  async bring(hands: readonly Hand[]): Promise<number | null> {
    const behind = handsBehind(hands, this.#sent, this.#parts.clock.now());
    const setbacks = this.#parts.setbacks(`hands:${this.#table.id}`);
    // One who has to wait keeps nobody else waiting.
    const outcomes = await Promise.allSettled(behind.map((hand) => this.#try(hand, setbacks)));
    for (const outcome of outcomes) {
      if (outcome.status !== "rejected") continue;
      await this.save();
      throw outcome.reason;
    }
    return setbacks.passed();
  }

  /** Writes down what was edited, where it was not yet. */
  async save(): Promise<void> {
    if (this.#unsaved) await this.#save();
  }

  async #try(hand: Hand, setbacks: Setbacks): Promise<void> {
    const step = `hand ${hand.seat}`;
    if (!setbacks.may(step)) return;
    try {
      await this.#send(hand);
    } catch (error) {
      if (!(error instanceof Refusing)) throw error;
      if (error.refuses === "passing") return setbacks.failed(step, error);
      const { code, route } = error;
      this.#parts.log.info({ table: this.#table.id, seat: hand.seat, code, route }, "a hand could not be sent");
      await this.#undelivered(hand);
    }
    setbacks.worked(step);
  }

  async #send(hand: Hand): Promise<void> {
    await this.#show(hand);
    const { seat, userId, call } = hand;
    const placed = this.#sent[seat];
    if (call === undefined || placed === undefined || "closed" in placed || placed.called === call.key) return;
    await this.#posted(userId, call.message, nonceOf(this.#table.id, "call", seat, call.key));
    this.#sent[seat] = { ...placed, called: call.key };
    await this.#save();
  }

  async #show(hand: Hand): Promise<void> {
    const { seat, userId, message: body } = hand;
    const before = this.#sent[seat];
    const theirs = before !== undefined && sentTo(before, hand) === userId;
    if (before && !theirs) await this.#takeFrom(hand, before);
    if (isBotUser(userId)) {
      this.#sent[seat] = { closed: this.#parts.clock.now(), user: userId };
      return this.#save();
    }
    const placed = before && "message" in before ? before : undefined;
    const hash = bodyHash(body);
    if (theirs && placed?.hash === hash) return;
    if (theirs && placed && (await this.#edited(userId, placed, body))) {
      this.#sent[seat] = { ...placed, user: userId, hash };
      this.#unsaved = true;
      // Several edits are written down together; they do not wait for what may take long.
      if (this.#posting > 0 && this.#editing === 0) await this.#save();
      return;
    }
    const last = placed?.message ?? (before && "closed" in before ? before.closed : "");
    const nonce = nonceOf(this.#table.id, "hand", seat, last);
    const { channel, message } = await this.#posted(userId, body, nonce);
    const called = theirs && placed?.called !== undefined ? { called: placed.called } : {};
    this.#sent[seat] = { ...called, channel, message, hash, user: userId };
    await this.#save();
  }

  /** Somebody else has played the seat until now: the hand goes from their direct messages, and nothing of it comes there again. */
  async #takeFrom(hand: Hand, before: SentHands[string]): Promise<void> {
    if (!("message" in before)) return;
    const given = this.#parts.render.handGiven(this.#table, hand.seat, sentTo(before, hand));
    try {
      await this.#edited(sentTo(before, hand), before, given);
    } catch (error) {
      if (!(error instanceof Refusing) || error.refuses === "passing") throw error;
    }
  }

  async #posted(userId: string, body: Message, nonce: string): Promise<Stands> {
    this.#posting++;
    try {
      return await this.#created(userId, body, nonce);
    } finally {
      this.#posting--;
    }
  }

  async #created(userId: string, body: Message, nonce: string): Promise<Stands> {
    const { messenger, direct } = this.#parts;
    const channel = await direct.channel(userId);
    const put = (at: string) =>
      this.#shown(userId, body, (form, tries) =>
        messenger.create(at, form, tries < 2 ? nonce : nonceOf(nonce, "plainer")),
      );
    try {
      return { channel, message: await put(channel) };
    } catch (error) {
      if (!(error instanceof Refusing)) throw error;
      if (error.why === "channel-gone") await direct.gone(userId);
      else if (error.refuses !== "passing") await direct.closed(userId);
      if (error.why !== "channel-gone") throw error;
    }
    const anew = await direct.channel(userId);
    return { channel: anew, message: await put(anew) };
  }

  /** False where the message is gone, or the channel with it. */
  async #edited(user: string, { channel, message }: Stands, body: Message): Promise<boolean> {
    this.#editing++;
    try {
      await this.#shown(user, body, (form) => this.#parts.messenger.edit(channel, message, form));
      return true;
    } catch (error) {
      if (error instanceof Refusing && (error.why === "message-gone" || error.why === "channel-gone")) return false;
      throw error;
    } finally {
      this.#editing--;
    }
  }

  /** Says it, where Discord refuses this message twice in plain words: that is no sign of closed direct messages. */
  async #shown<Given>(
    user: string,
    body: Message,
    says: (form: Message, tries: number) => Promise<Given>,
  ): Promise<Given> {
    for (let tries = 0; tries < 2; tries++) {
      try {
        return await says(body, tries);
      } catch (error) {
        if (!(error instanceof Refusing) || error.why !== "unfit") throw error;
        const { code, route } = error;
        this.#parts.log.warn({ table: this.#table.id, code, route }, "a hand was refused");
      }
    }
    return says(plainHand({ table: this.#table.id }, directLanguage(this.#table, user)), 2);
  }

  /** Once in public how to see a hand all the same, once in private at the player's next step; the game goes on. */
  async #undelivered(hand: Hand): Promise<void> {
    const { seat, userId } = hand;
    const { messenger, render, notices, clock } = this.#parts;
    const before = this.#sent[seat];
    this.#sent[seat] = { closed: clock.now(), user: userId };
    if (before === undefined || "message" in before || sentTo(before, hand) !== userId) {
      await notices.leave(userId, render.directClosedNotice(this.#table, userId));
      const nonce = nonceOf(this.#table.id, "closed", seat);
      try {
        await messenger.create(this.#table.thread, render.directClosed(this.#table, seat), nonce);
      } catch (error) {
        // The notice and `/hand` are left; whatever the thread has is the thread's work to find out.
        if (!(error instanceof Refusing)) throw error;
      }
    }
    await this.#save();
  }

  #save(): Promise<void> {
    this.#unsaved = false;
    return this.#parts.store.documents("hands").set(this.#table.id, this.#sent);
  }
}
