/** Lines of the log that carry buttons lose each of them once it can do nothing any more. */
import { openCall } from "../../table/calls/open.ts";
import { cardKey, disputeKey } from "../../table/disputes/dispute.ts";
import type { Table } from "../../table/table.ts";
import { objectionKey, parsePress, pauseKey } from "../../views/index.ts";
import { fromOfCall } from "../../views/judging/call.ts";
import { lateNamed } from "../../views/prompts/deadline.ts";
import { looseThen } from "../../views/text/custom-id.ts";
import { type ActionRow, type Button, button, buttonRows, type Message } from "../../views/text/message.ts";
import type { PostedThread } from "../pass/posted.ts";
import type { Posting } from "../pass/posting.ts";
import { AGREE, OBJECT } from "./loose-buttons.ts";
import type { ShownButtons } from "./shown.ts";

/** How many messages lose buttons in one pass, so that nothing new has to wait for them. */
const A_PASS = 3;

/** Whether a button of the log is still good for something; null for one that always is. */
function isLive(table: Table, customId: string): boolean | null {
  const press = parsePress(customId);
  if (press === null) return null;
  const { verb, key } = press;
  const playing = table.phase === "playing";
  switch (verb) {
    case "object":
    case "undo": {
      const step = table.hand?.steps.find(({ id }) => String(id) === key);
      return playing && step !== undefined && !step.settled;
    }
    case "object-undo":
    case "object-stand":
    case "object-judge":
      return playing && table.objection !== undefined && objectionKey(table.objection) === key;
    case "call-take":
    case "call-answer":
    case "call-word":
    case "call-back":
      return String(openCall(table)?.number) === key;
    case "call-agree": {
      const call = openCall(table);
      return call?.wording !== undefined && `${call.number}.${call.wording.number}` === key;
    }
    case "call-mute":
      return openCall(table)?.by === key;
    case "call-rule":
      return table.calls?.settled.some(({ number }) => String(number) === key) === true;
    case "call": {
      // It goes with the buttons beside it.
      const from = fromOfCall(key);
      if (from === null || !("effect" in from)) return null;
      const step = table.hand?.steps.find(({ id }) => id === from.effect);
      return playing && step !== undefined && !step.settled;
    }
    case "undo-agree":
    case "undo-refuse":
    case "undo-judge":
      return playing && String(table.acts?.request?.id) === key;
    case "dispute":
      return playing && table.said?.some(({ card, settled }) => !settled && cardKey(card) === key) === true;
    case "dispute-agree":
    case "dispute-back":
    case "dispute-judge":
    case "dispute-correct":
      return playing && table.dispute !== undefined && disputeKey(table.dispute) === key;
    case "give-time":
    case "go-on": {
      const named = lateNamed(key);
      const late = named && table.waiting.filter(({ decision }) => named.first <= decision && decision <= named.last);
      return playing && late?.some(({ expired }) => verb === "give-time" || expired !== undefined) === true;
    }
    case "stay":
    case "end":
      return table.asked === true;
    case "resume":
      return playing && table.paused !== undefined && key === pauseKey(table.paused.at);
    case "do":
      return isLooseLive(table, key);
    default:
      return null;
  }
}

/** Whether what a button agrees to or objects to is still proposed; null where it is about something else. */
function isLooseLive({ phase, game }: Table, key: string): boolean | null {
  const [action] = key.split(".");
  if (action !== AGREE && action !== OBJECT) return null;
  const loose = game?.loose;
  if (phase !== "playing" || loose === undefined || looseThen(key) !== (loose.id ?? 0)) return false;
  return action === OBJECT || !loose.on;
}

/** The buttons of a message of the log. */
export const buttonsOf = (rows: readonly ActionRow[]): ShownButtons[] =>
  rows.flatMap(({ components }) =>
    components.flatMap((each) =>
      "label" in each && "custom_id" in each
        ? [{ id: each.custom_id, label: each.label ?? "", style: each.style }]
        : [],
    ),
  );

/** Remembers a message of the log whose buttons are good for a time only. */
export function trackButtons({ posted }: Posting, table: Table, id: string, { components }: Message): void {
  keepButtons(posted, table, id, buttonsOf(components));
}

/** Remembers those that a message shows, where some of them are good for a time only. */
export function keepButtons(
  posted: Pick<PostedThread, "live">,
  table: Table,
  id: string,
  buttons: readonly ShownButtons[],
): void {
  const left = liveOnes(table, buttons);
  if (left.some((each) => isLive(table, each.id) !== null)) posted.live = { ...posted.live, [id]: left };
}

/** Those that are still good for something. */
export function liveOnes(table: Table, buttons: readonly ShownButtons[]): ShownButtons[] {
  return buttons.filter((each) => isLive(table, each.id) !== false);
}

/** Takes away what is over; true where there is more of it than one pass does. */
export async function clearButtons(posting: Posting, table: Table): Promise<boolean> {
  const { posted } = posting;
  const behind = Object.entries(posted.live ?? {}).filter(([, buttons]) =>
    buttons.some((each) => isLive(table, each.id) === false),
  );
  for (const [id, buttons] of behind.slice(0, A_PASS)) {
    if (posting.overtaken) return true;
    const left = liveOnes(table, buttons);
    await posting.edit(table.thread, id, { components: buttonRows(left.map(shownButton)) });
    const { [id]: _, ...others } = posted.live ?? {};
    posted.live = left.some((each) => isLive(table, each.id) !== null) ? { ...others, [id]: left } : others;
    posting.unsaved = true;
  }
  return behind.length > A_PASS;
}

/** A button as it stands in a message. */
export const shownButton = ({ id, label, style }: ShownButtons): Button => ({ ...button(id, label), style });
