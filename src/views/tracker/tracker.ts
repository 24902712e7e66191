import type { APIEmbed } from "discord.js";
import { CALLED, type DecisionKind, type NonPlayer, POWERS, type View } from "../../engine/index.ts";
import { cardMark } from "../cards/card-words.ts";
import { trackedWatch } from "../log/log-by-hand.ts";
import { stateLabel } from "../log/log-states.ts";
import { timingButton } from "../menus/timing.ts";
import { taskOf } from "../questions/index.ts";
import { rulesButton, rulesName } from "../rulings/house-rules.ts";
import { type Context, nameOf, sideName } from "../text/context.ts";
import { actionKey, encodePress, looseSuffix, type PressVerb } from "../text/custom-id.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { button, buttonRows, type Message, message } from "../text/message.ts";
import { fitted, listed, plain, safe } from "../text/safe-text.ts";
import { RACE_WORDS, ROUND_WORDS } from "../text/words.ts";
import { seatsInOrder } from "./seats.ts";
import { forATime, seatField, stillAtWork } from "./tracker-seat.ts";

const FOOTER = "⤵ rotated · ✖ neutralized · 🏴 conquered · +1 attached · ▣1 face down under it";
/** Room for the headline: more where many players have more names in it. */
const DESCRIPTION = { few: 900, many: 1_300 };
/** The most seats that count as few. */
const FEW = 6;
/** Room for the wars, and for the states of any other name. */
const STATES_ROOM = { wars: 280, others: 110 };

const FORCES: Readonly<Record<NonPlayer, string>> = {
  "babylon-5": "Babylon 5",
  shadows: "Shadows",
  vorlons: "Vorlons",
};

/** The questions of the steps that all answer in secret. */
const IN_SECRET: Readonly<Record<NonNullable<View["secretly"]>["step"], readonly DecisionKind[]>> = {
  declare: ["declare"],
  draw: ["discard", "buy"],
};

/** Who owes what, those who owe the same together; of what is answered in secret how many have. */
function owed(view: View, ctx: Context): string[] {
  const kinds = new Map<string, string[]>();
  const { secretly } = view;
  for (const { seat, kind } of view.awaiting) {
    if (secretly?.asked.includes(seat) && IN_SECRET[secretly.step].includes(kind)) continue;
    const words = taskOf(kind);
    kinds.set(words, [...(kinds.get(words) ?? []), nameOf(ctx, seat)]);
  }
  const lines = [...kinds].map(([words, names]) => `⏳ Waiting for **${listed(names)}** to ${words}`);
  // Of a table that was closed nothing is awaited.
  if (!secretly || !view.awaiting.some(({ seat }) => secretly.asked.includes(seat))) return lines;
  const asked = listed(secretly.asked.map((seat) => nameOf(ctx, seat)));
  const what = secretly.step === "declare" ? "declare" : "discard and buy";
  const far = `${secretly.answered} of ${secretly.asked.length} ${secretly.answered === 1 ? "has" : "have"} answered`;
  return [`⏳ Waiting for **${asked}** to ${what}, in secret: ${far}`, ...lines];
}

/** "🌐 Interstellar Alliance: Delenn (founder), Sinclair" */
function alliance(view: View, { founder, members }: NonNullable<View["isa"]>, ctx: Context): string {
  const present = view.seats.filter(({ eliminated }) => !eliminated).length;
  if (present > FEW && members.length === present)
    return `🌐 Interstellar Alliance: all ${present}, founded by ${nameOf(ctx, founder)}`;
  const names = members.map((seat) => (seat === founder ? `${nameOf(ctx, seat)} (founder)` : nameOf(ctx, seat)));
  return `🌐 Interstellar Alliance: ${names.length > 0 ? names.join(", ") : "no members"}`;
}

/** The states, those of one name together, wars first: "⚔️ War: Londo and G'Kar; Delenn and G'Kar". */
function statesOf(view: View, ctx: Context): string[] {
  const kinds = new Map<string, string[]>(view.states.some(({ name }) => name === "war") ? [["war", []]] : []);
  for (const { name, between, suspended, source } of view.states) {
    const sides = listed(between.map((side) => sideName(ctx, side)));
    const how = suspended ? " (suspended)" : source === "" ? " (one race)" : "";
    kinds.set(name, [...(kinds.get(name) ?? []), `${sides}${how}`]);
  }
  return [...kinds].map(
    ([name, all]) =>
      `${stateLabel(name)}: ${within(all, name === "war" ? STATES_ROOM.wars : STATES_ROOM.others, view.seats.length)}`,
  );
}

/** As many as there is room for, and how many more there are; all of them where few play. */
function within(all: readonly string[], most: number, seats: number): string {
  const whole = all.join("; ");
  if (seats <= FEW || whole.length <= most) return whole;
  const shown: string[] = [];
  for (const each of all) {
    if (shown.length > 0 && [...shown, each].join("; ").length > most) break;
    shown.push(each);
  }
  return `${shown.join("; ")}; and ${all.length - shown.length} more`;
}

/** The most lines of what waits for something. */
const MOST_WAITING = 4;

/** What was set up to be done when something happens, for nobody to forget it. */
function waitingOn({ watches = [] }: View, ctx: Context): string[] {
  const shown = watches.length > MOST_WAITING ? watches.slice(0, MOST_WAITING - 1) : watches;
  const rest = watches.length - shown.length;
  return [...shown.map((watch) => `⏰ ${trackedWatch(watch, ctx)}`), ...(rest > 0 ? [`⏰ …and ${rest} more`] : [])];
}

function headline(view: View, ctx: Context): string {
  const forces = POWERS.map((force) => `${FORCES[force]}: ${view.influence[force]}`).join(" · ");
  const states =
    view.shadowWar === "on"
      ? ["🌑 **Shadow War**"]
      : view.shadowWar === "over"
        ? ["The Shadow War is over"]
        : view.shadowWarAt === undefined
          ? []
          : [`Shadow War at ${view.shadowWarAt}`];
  const declared = view.declared
    .filter(({ open, revealed }) => !open && !revealed)
    .map(({ seat }) => nameOf(ctx, seat));
  const revealed = view.declared
    .filter((one) => one.revealed)
    .map(({ seat, title }) => `${nameOf(ctx, seat)}’s ${safe(title ?? "", 40)}`);
  const through = view.declared
    .filter(({ open }) => open)
    .map(({ seat, title, war }) => `${nameOf(ctx, seat)} ${war ? "from the" : "through"} ${safe(title ?? "", 40)}`);
  const playing = view.order.filter((seat) => !view.seats.find((other) => other.seat === seat)?.eliminated);
  return fitted(
    [
      ...(view.result === null ? owed(view, ctx) : ["🏁 **The game is over.**"]),
      ...timing(view, ctx),
      [forces, ...states].join(" · "),
      ...(playing.length > 0
        ? [`Initiative, lowest first: ${playing.map((seat) => nameOf(ctx, seat)).join(", ")}`]
        : []),
      ...(declared.length > 0 ? [`Declared, face down: ${listed(declared)}`] : []),
      ...(revealed.length > 0 ? [`Revealed, still to be initiated: ${listed(revealed)}`] : []),
      ...(through.length > 0 ? [`Declared: ${listed(through)}`] : []),
      ...globalLines(view),
      ...(view.civilWars ?? []).map((race) => `⚔️ **${RACE_WORDS[race]} civil war**`),
      ...statesOf(view, ctx),
      ...(view.isa ? [alliance(view, view.isa, ctx)] : []),
      ...claimsOf(view, ctx),
      ...waitingOn(view, ctx),
      ...(view.conflicts.length > 0 ? [`Conflicts: ${view.conflicts.length}, on the board`] : []),
    ],
    view.seats.length > FEW ? DESCRIPTION.many : DESCRIPTION.few,
  );
}

/** To stop play, and to agree or object to playing fast and loose: for everybody, at any time. */
function timingButtons(view: View, ctx: Context) {
  if (view.turn === 0 || view.result !== null) return [];
  const press = (type: "loose" | "object") => {
    const proposal = view.looseProposal === undefined ? "" : looseSuffix(view.looseProposal);
    return encodePress({
      table: ctx.table,
      decision: 0,
      verb: "do",
      key: `${actionKey({ type, seat: 0 })}${proposal}`,
    });
  };
  const buttons = view.halted === undefined ? [timingButton(ctx)] : [];
  if (!view.loose) return buttons;
  if (!view.loose.on) buttons.push(button(press("loose"), "Agree to fast and loose"));
  return [...buttons, button(press("object"), CALLED.object)];
}

/** How the step is played, where it is not in initiative order. */
function timing(view: View, ctx: Context): string[] {
  const lines =
    view.halted === undefined ? [] : [`✋ ${nameOf(ctx, view.halted)} has stopped play: each acts or passes`];
  if (view.time)
    lines.push("⏰ Time is called: the conflicts in play resolve, victory is checked, and the game is over");
  if (view.loose?.on) lines.push("⏩ This step is played fast and loose");
  else if (view.loose)
    lines.push(`⏩ Fast and loose? ${listed(view.loose.missing.map((seat) => nameOf(ctx, seat)))} may agree`);
  return lines;
}

/** Of the headline what no picture of the table shows: who owes what, how the step is played, what waits for something. */
export function trackerInBrief(view: View, ctx: Context): APIEmbed {
  const lines = [
    ...(view.result === null ? owed(view, ctx) : ["🏁 **The game is over.**"]),
    ...timing(view, ctx),
    ...(view.shadowWarAt === undefined || view.shadowWar !== "not-yet" ? [] : [`Shadow War at ${view.shadowWarAt}`]),
    ...statesOf({ ...view, states: view.states.filter(isUndrawn) }, ctx),
    ...seatsInOrder(view).flatMap((seat) =>
      [...stillAtWork(seat), ...forATime(seat)].map((line) => `-# ${nameOf(ctx, seat.seat)}: ${line}`),
    ),
    ...claimsOf(view, ctx),
    ...waitingOn(view, ctx),
  ];
  const description = fitted(lines, DESCRIPTION.few);
  const footer = { text: `${rulesName(view)}${timed(view)}` };
  return { title: titleOf(view, ctx), ...(description === "" ? {} : { description }), footer };
}

const timed = ({ together }: View): string => (together ? " · declared and drawn all at once" : "");

/** No picture shows states with races that nobody plays, nor what is as if it were not. */
const isUndrawn = ({ suspended, between }: View["states"][number]): boolean =>
  suspended || between.some((side) => "race" in side);

function titleOf(view: View, ctx: Context): string {
  const where = view.turn > 0 ? `turn ${view.turn}, ${ROUND_WORDS[view.round]}` : ROUND_WORDS[view.round];
  return plain(`${plain(ctx.tableName, 120)}: ${where}`, DISCORD_LIMITS.embedTitle);
}

const claimsOf = (view: View, ctx: Context): string[] =>
  (view.claims ?? []).map(
    ({ seat, title, missing }) =>
      `🏆 ${nameOf(ctx, seat)} claims to win by ${safe(title, 60)}${missing.length === 0 ? "" : `; to agree: ${listed(missing.map((other) => nameOf(ctx, other)))}`}`,
  );

/** The pinned tracker: where the game stands, a field for each seat in initiative order. Edited in place. */
export function trackerMessage(view: View, ctx: Context): Message {
  const title = titleOf(view, ctx);
  const description = headline(view, ctx);
  const footer = { text: `${rulesName(view)}${timed(view)} · ${FOOTER}` };
  const seats = seatsInOrder(view);
  const left = DISCORD_LIMITS.embeds - title.length - description.length - footer.text.length;
  const share = Math.floor(left / Math.max(1, seats.length));
  const press = (verb: PressVerb) => encodePress({ table: ctx.table, decision: 0, verb, key: "" });
  return message({
    embeds: [{ title, description, fields: seats.map((seat) => seatField(seat, view, ctx, share)), footer }],
    rows: buttonRows([
      button(press("all-cards"), "Cards"),
      button(press("hand"), "My hand"),
      button(press("help"), "What can I do?"),
      ...(view.conflicts.length > 0 || view.vote ? [button(press("board"), "Conflicts")] : []),
      ...(view.house ? [rulesButton(ctx)] : []),
      ...timingButtons(view, ctx),
    ]),
  });
}

/** What lies on the whole game, and what is in play in no faction. */
function globalLines({ global }: View): string[] {
  const apart = global.filter(({ nobodys }) => nobodys);
  const whole = global.filter(({ nobodys }) => !nobodys);
  return [
    ...(whole.length > 0 ? [`On the whole game: ${listed(whole.map((card) => cardMark(card)))}`] : []),
    ...(apart.length > 0 ? [`In no faction: ${listed(apart.map((card) => cardMark(card)))}`] : []),
  ];
}
