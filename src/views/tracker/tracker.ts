import type { APIEmbed } from "discord.js";
import { type DecisionKind, POWERS, type View } from "../../engine/index.ts";
import { cardMark } from "../cards/card-words.ts";
import { trackedWatch } from "../log/lines/by-hand.ts";
import { stateLabel } from "../log/lines/politics.ts";
import { timingButton } from "../menus/timing.ts";
import { rulesButton, rulesName } from "../rulings/house-rules.ts";
import { type Context, languageIn, nameOf, sideName } from "../text/context.ts";
import { actionKey, encodePress, looseSuffix, type PressVerb } from "../text/custom-id.ts";
import { fittedIn } from "../text/fitted.ts";
import { DISCORD_LIMITS } from "../text/limits.ts";
import { type ActionRow, button, buttonRows, type Message, message } from "../text/message.ts";
import { plain, safe } from "../text/safe-text.ts";
import { type Language, listedIn, say } from "../words/index.ts";
import { seatsInOrder } from "./seats.ts";
import { forATime, seatField, stillAtWork } from "./tracker-seat.ts";

/** Room for the headline: more where many players have more names in it. */
const DESCRIPTION = { few: 900, many: 1_300 };
/** The most seats that count as few. */
const FEW = 6;
/** Room for the wars, and for the states of any other name. */
const STATES_ROOM = { wars: 280, others: 110 };

/** The questions of the steps that all answer in secret. */
const IN_SECRET: Readonly<Record<NonNullable<View["secretly"]>["step"], readonly DecisionKind[]>> = {
  declare: ["declare"],
  draw: ["discard", "buy"],
};

/** Who owes what, those who owe the same together; of what is answered in secret how many have. */
function owed(view: View, ctx: Context): string[] {
  const language = languageIn(ctx);
  const kinds = new Map<string, string[]>();
  const { secretly } = view;
  for (const { seat, kind } of view.awaiting) {
    if (secretly?.asked.includes(seat) && IN_SECRET[secretly.step].includes(kind)) continue;
    const words = say(language, `owed-${kind}`);
    kinds.set(words, [...(kinds.get(words) ?? []), nameOf(ctx, seat)]);
  }
  const lines = [...kinds].map(([task, names]) =>
    say(language, "tracker-waits", { names: listedIn(names, language), task }),
  );
  // Of a table that was closed nothing is awaited.
  if (!secretly || !view.awaiting.some(({ seat }) => secretly.asked.includes(seat))) return lines;
  const { step, answered, asked } = secretly;
  const names = listedIn(
    asked.map((seat) => nameOf(ctx, seat)),
    language,
  );
  return [say(language, "tracker-waits-secretly", { names, step, answered, asked: asked.length }), ...lines];
}

/** "🌐 Interstellar Alliance: Delenn (founder), Sinclair" */
function alliance(view: View, { founder, members }: NonNullable<View["isa"]>, ctx: Context): string {
  const present = view.seats.filter(({ eliminated }) => !eliminated).length;
  const language = languageIn(ctx);
  if (present > FEW && members.length === present)
    return say(language, "tracker-alliance-all", { count: present, founder: nameOf(ctx, founder) });
  const names = members.map((seat) => {
    const name = nameOf(ctx, seat);
    return seat === founder ? say(language, "tracker-founder", { name }) : name;
  });
  const all = names.length > 0 ? names.join(", ") : say(language, "tracker-no-members");
  return say(language, "tracker-alliance", { names: all });
}

/** The states, those of one name together, wars first: "⚔️ War: Londo and G'Kar; Delenn and G'Kar". */
function statesOf(view: View, ctx: Context): string[] {
  const language = languageIn(ctx);
  const room = (name: string) => (name === "war" ? STATES_ROOM.wars : STATES_ROOM.others);
  const kinds = new Map<string, string[]>(view.states.some(({ name }) => name === "war") ? [["war", []]] : []);
  for (const { name, between, suspended, source } of view.states) {
    const sides = listedIn(
      between.map((side) => sideName(ctx, side)),
      language,
    );
    const told = suspended
      ? say(language, "tracker-suspended", { sides })
      : source === ""
        ? say(language, "tracker-one-race", { sides })
        : sides;
    kinds.set(name, [...(kinds.get(name) ?? []), told]);
  }
  return [...kinds].map(
    ([name, all]) => `${stateLabel(name, language)}: ${within(all, room(name), view.seats.length, language)}`,
  );
}

/** As many as there is room for, and how many more there are; all of them where few play. */
function within(all: readonly string[], most: number, seats: number, language: Language): string {
  const whole = all.join("; ");
  if (seats <= FEW || whole.length <= most) return whole;
  const shown: string[] = [];
  for (const each of all) {
    if (shown.length > 0 && [...shown, each].join("; ").length > most) break;
    shown.push(each);
  }
  return say(language, "tracker-more-states", { shown: shown.join("; "), count: all.length - shown.length });
}

/** The most lines of what waits for something. */
const MOST_WAITING = 4;

/** What was set up to be done when something happens, for nobody to forget it. */
function waitingOn({ watches = [] }: View, ctx: Context): string[] {
  const shown = watches.length > MOST_WAITING ? watches.slice(0, MOST_WAITING - 1) : watches;
  const rest = watches.length - shown.length;
  const language = languageIn(ctx);
  return [
    ...shown.map((watch) => say(language, "tracker-watch", { watch: trackedWatch(watch, ctx) })),
    ...(rest > 0 ? [say(language, "tracker-more-watches", { count: rest })] : []),
  ];
}

function headline(view: View, ctx: Context): string {
  const language = languageIn(ctx);
  const all = (items: readonly string[]) => listedIn(items, language);
  const forces = POWERS.map((force) => `${say(language, `force-${force}`)}: ${view.influence[force]}`).join(" · ");
  const states =
    view.shadowWar === "on"
      ? [say(language, "tracker-shadow-war")]
      : view.shadowWar === "over"
        ? [say(language, "tracker-shadow-war-over")]
        : view.shadowWarAt === undefined
          ? []
          : [say(language, "tracker-shadow-war-at", { at: view.shadowWarAt })];
  const declared = view.declared
    .filter(({ open, revealed }) => !open && !revealed)
    .map(({ seat }) => nameOf(ctx, seat));
  const revealed = view.declared
    .filter((one) => one.revealed)
    .map(({ seat, title }) =>
      say(language, "tracker-whose", { name: nameOf(ctx, seat), title: safe(title ?? "", 40) }),
    );
  const through = view.declared
    .filter(({ open }) => open)
    .map(({ seat, title, war }) =>
      say(language, war ? "tracker-from-war" : "tracker-through", {
        name: nameOf(ctx, seat),
        title: safe(title ?? "", 40),
      }),
    );
  const playing = view.order.filter((seat) => !view.seats.find((other) => other.seat === seat)?.eliminated);
  return fittedIn(
    [
      ...(view.result === null ? owed(view, ctx) : [say(language, "tracker-over")]),
      ...timing(view, ctx),
      [forces, ...states].join(" · "),
      ...(playing.length > 0
        ? [say(language, "tracker-initiative", { names: playing.map((seat) => nameOf(ctx, seat)).join(", ") })]
        : []),
      ...(declared.length > 0 ? [say(language, "tracker-declared", { names: all(declared) })] : []),
      ...(revealed.length > 0 ? [say(language, "tracker-revealed", { list: all(revealed) })] : []),
      ...(through.length > 0 ? [say(language, "tracker-open", { list: all(through) })] : []),
      ...globalLines(view, language),
      ...(view.civilWars ?? []).map((race) =>
        say(language, "tracker-civil-war", { race: say(language, `race-${race}`) }),
      ),
      ...statesOf(view, ctx),
      ...(view.isa ? [alliance(view, view.isa, ctx)] : []),
      ...claimsOf(view, ctx),
      ...waitingOn(view, ctx),
      ...(view.conflicts.length > 0 ? [say(language, "tracker-conflicts", { count: view.conflicts.length })] : []),
    ],
    view.seats.length > FEW ? DESCRIPTION.many : DESCRIPTION.few,
    language,
  );
}

/** To stop play, and to agree or object to playing fast and loose: for everybody, at any time. */
function timingButtons(view: View, ctx: Context) {
  if (view.turn === 0 || view.result !== null) return [];
  const language = languageIn(ctx);
  const press = (type: "loose" | "object") => {
    const proposal = view.looseProposal === undefined ? "" : looseSuffix(view.looseProposal);
    return encodePress({
      table: ctx.table,
      decision: 0,
      verb: "do",
      key: `${actionKey({ type, seat: 0 })}${proposal}`,
    });
  };
  const buttons = view.halted === undefined ? [timingButton(ctx, language)] : [];
  if (!view.loose) return buttons;
  if (!view.loose.on) buttons.push(button(press("loose"), say(language, "tracker-loose-button")));
  return [...buttons, button(press("object"), say(language, "tracker-object-button"))];
}

/** How the step is played, where it is not in initiative order. */
function timing(view: View, ctx: Context): string[] {
  const language = languageIn(ctx);
  const lines = view.halted === undefined ? [] : [say(language, "tracker-stopped", { name: nameOf(ctx, view.halted) })];
  if (view.time) lines.push(say(language, "tracker-time"));
  if (view.loose?.on) lines.push(say(language, "tracker-loose"));
  else if (view.loose) {
    const names = view.loose.missing.map((seat) => nameOf(ctx, seat));
    lines.push(say(language, "tracker-loose-asked", { names: listedIn(names, language) }));
  }
  return lines;
}

/** Of the headline what no picture of the table shows: who owes what, how the step is played, what waits for something. */
export function trackerInBrief(view: View, ctx: Context): APIEmbed {
  const language = languageIn(ctx);
  const lines = [
    ...(view.result === null ? owed(view, ctx) : [say(language, "tracker-over")]),
    ...timing(view, ctx),
    ...(view.shadowWarAt === undefined || view.shadowWar !== "not-yet"
      ? []
      : [say(language, "tracker-shadow-war-at", { at: view.shadowWarAt })]),
    ...statesOf({ ...view, states: view.states.filter(isUndrawn) }, ctx),
    ...seatsInOrder(view).flatMap((seat) =>
      [...stillAtWork(seat, language), ...forATime(seat, language)].map(
        (line) => `-# ${nameOf(ctx, seat.seat)}: ${line}`,
      ),
    ),
    ...claimsOf(view, ctx),
    ...waitingOn(view, ctx),
  ];
  const description = fittedIn(lines, DESCRIPTION.few, language);
  const footer = { text: [rulesName(view, language), ...timed(view, language)].join(" · ") };
  return { title: titleOf(view, ctx), ...(description === "" ? {} : { description }), footer };
}

const timed = ({ together }: View, language: Language): string[] =>
  together ? [say(language, "tracker-together")] : [];

/** No picture shows states with races that nobody plays, nor what is as if it were not. */
const isUndrawn = ({ suspended, between }: View["states"][number]): boolean =>
  suspended || between.some((side) => "race" in side);

function titleOf(view: View, ctx: Context): string {
  const language = languageIn(ctx);
  const [table, round] = [plain(ctx.tableName, 120), say(language, `rounds-${view.round}`)];
  const title =
    view.turn > 0 ? say(language, "tracker-title", { table, turn: view.turn, round }) : `${table}: ${round}`;
  return plain(title, DISCORD_LIMITS.embedTitle);
}

function claimsOf(view: View, ctx: Context): string[] {
  const language = languageIn(ctx);
  return (view.claims ?? []).map(({ seat, title, missing }) => {
    const said = { name: nameOf(ctx, seat), title: safe(title, 60) };
    const names = missing.map((other) => nameOf(ctx, other));
    return names.length === 0
      ? say(language, "tracker-claims", said)
      : say(language, "tracker-claims-missing", { ...said, names: listedIn(names, language) });
  });
}

/** The pinned tracker: where the game stands, a field for each seat in initiative order. Edited in place. */
export function trackerMessage(view: View, ctx: Context): Message {
  const language = languageIn(ctx);
  const title = titleOf(view, ctx);
  const description = headline(view, ctx);
  const footer = {
    text: [rulesName(view, language), ...timed(view, language), say(language, "tracker-signs")].join(" · "),
  };
  const seats = seatsInOrder(view);
  const left = DISCORD_LIMITS.embeds - title.length - description.length - footer.text.length;
  const share = Math.floor(left / Math.max(1, seats.length));
  return message({
    embeds: [{ title, description, fields: seats.map((seat) => seatField(seat, view, ctx, share)), footer }],
    rows: trackerRows(view, ctx),
  });
}

/** What can be pressed on the tracker. */
export function trackerRows(view: View, ctx: Context): ActionRow[] {
  const language = languageIn(ctx);
  const press = (verb: PressVerb) => encodePress({ table: ctx.table, decision: 0, verb, key: "" });
  return buttonRows([
    button(press("all-cards"), say(language, "lesson-cards-button")),
    button(press("hand"), say(language, "hand-button")),
    button(press("help"), say(language, "what-button")),
    ...(view.conflicts.length > 0 || view.vote ? [button(press("board"), say(language, "lesson-board-button"))] : []),
    ...(view.house ? [rulesButton(ctx)] : []),
    ...timingButtons(view, ctx),
  ]);
}

/** What lies on the whole game, and what is in play in no faction. */
function globalLines({ global }: View, language: Language): string[] {
  const marks = (cards: View["global"]) =>
    listedIn(
      cards.map((card) => cardMark(card, language)),
      language,
    );
  const apart = global.filter(({ nobodys }) => nobodys);
  const whole = global.filter(({ nobodys }) => !nobodys);
  return [
    ...(whole.length > 0 ? [say(language, "tracker-whole-game", { cards: marks(whole) })] : []),
    ...(apart.length > 0 ? [say(language, "tracker-no-faction", { cards: marks(apart) })] : []),
  ];
}
