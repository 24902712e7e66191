import type { SandboxMessage, SandboxUser, Snowflake, StandIn } from "../standin/face.ts";
import { type Button, buttonsOf, type Menu, menusOf } from "../standin/people/controls.ts";
import { plain } from "./text.ts";

export interface InSight<Control> {
  message: SandboxMessage;
  control: Control;
}

/**
 * The messages in which a user looks for a button, newest first: in the place where they type, then their private
 * replies and direct messages, then everywhere else.
 */
function messagesInSight(standIn: StandIn, user: SandboxUser, here: Snowflake): SandboxMessage[] {
  const channels = standIn.channels(user.id);
  const all = channels.flatMap((channel) =>
    standIn.messages(user.id, channel.id).map((message) => ({
      message,
      rank: channel.id === here ? 0 : message.ephemeral || channel.kind === "dm" ? 1 : 2,
    })),
  );
  return all
    .sort((one, other) => one.rank - other.rank || (BigInt(one.message.id) < BigInt(other.message.id) ? 1 : -1))
    .map(({ message }) => message);
}

export function buttonsInSight(standIn: StandIn, user: SandboxUser, here: Snowflake): InSight<Button>[] {
  return messagesInSight(standIn, user, here).flatMap((message) =>
    buttonsOf(message.components).map((control) => ({ message, control })),
  );
}

export function menusInSight(standIn: StandIn, user: SandboxUser, here: Snowflake): InSight<Menu>[] {
  return messagesInSight(standIn, user, here).flatMap((message) =>
    menusOf(message.components).map((control) => ({ message, control })),
  );
}

/** A control by its label: exactly, else as a beginning, else within; enabled ones before disabled ones. */
export function pickControl<Control extends { disabled: boolean }>(
  found: readonly InSight<Control>[],
  wanted: string,
  label: (control: Control) => string,
): InSight<Control> | undefined {
  const meant = plain(wanted);
  const rules = [
    (text: string) => text === meant,
    (text: string) => text.startsWith(meant),
    (text: string) => text.includes(meant),
  ];
  for (const enabled of [true, false]) {
    for (const rule of rules) {
      const hit = found.find(({ control }) => control.disabled !== enabled && rule(plain(label(control))));
      if (hit) return hit;
    }
  }
  return undefined;
}
