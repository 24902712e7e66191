/** One open page: whom it plays, what it is told, and what it asks for. */
import type { RawData, WebSocket } from "ws";
import type { UnreadLedger } from "./page-unread.ts";
import { turn, weatherOf } from "./page-weather.ts";
import { Act, type FromServer, type News, Request, type Snapshot, type WireCommand } from "./page-wire.ts";
import type { SandboxChannel, SandboxEvent, SandboxUser, Snowflake, StandIn, TypedCommand } from "./standin/face.ts";

/** Who sits at the page when nobody has been named yet. */
const firstUsers = ["londo", "gkar", "delenn", "sinclair"];

/** What all open pages share. */
export interface PageWorld {
  standIn: StandIn;
  serverName: string;
  unread: UnreadLedger;
  /** Those who closed their direct messages. */
  closedDirectMessages: Set<Snowflake>;
  practice: ((actingUserId: Snowflake, all: boolean) => Promise<{ channelId?: Snowflake }>) | undefined;
  learn: ((actingUserId: Snowflake) => Promise<{ channelId?: Snowflake }>) | undefined;
  /** Everybody's badges changed. */
  badgesChanged(): void;
}

export class PageSeat {
  readonly #world: PageWorld;
  readonly #socket: WebSocket;
  #you: Snowflake;
  /** The channels that the page has been told of. */
  #known = new Set<Snowflake>();

  constructor(world: PageWorld, socket: WebSocket, wanted: string | null) {
    this.#world = world;
    this.#socket = socket;
    const people = peopleOf(world.standIn);
    const you = people.find(({ id }) => id === wanted) ?? people[0];
    if (you === undefined) throw new Error("The stand-in created no users.");
    this.#you = you.id;
    socket.on("message", (data) => void this.#answer(data));
    this.#tell(this.#snapshot());
  }

  /** Passes on what this page's user may know. */
  news(event: SandboxEvent): void {
    const news = this.#newsOf(event);
    if (news !== null) this.#tell(news);
  }

  #newsOf(event: SandboxEvent): News | null {
    const { standIn } = this.#world;
    switch (event.type) {
      case "message":
      case "edit": {
        const { channelId, message, onlyFor } = event;
        if (onlyFor !== null && onlyFor !== this.#you) return null;
        const sees = this.#sees(channelId);
        // the first message of a new direct channel comes without a word of the channel itself
        if (sees && !this.#known.has(channelId)) this.#tell({ type: "channels", channels: this.#channels() });
        return sees ? { type: "message", channelId, message, edited: event.type === "edit" } : null;
      }
      case "typing":
        return this.#sees(event.channelId) ? event : null;
      case "modal":
        return event.userId === this.#you ? { type: "modal", modal: event.modal } : null;
      case "channel":
        return { type: "channels", channels: this.#channels() };
      case "users":
        return { type: "users", users: standIn.users() };
      case "commands":
        return { type: "commands", commands: standIn.commands(this.#you), apps: standIn.apps() };
      case "delete":
      case "bot":
        return event;
    }
  }

  tellBadges(): void {
    this.#tell({ type: "badges", badges: this.#world.unread.badges(this.#you) });
  }

  async #answer(data: RawData): Promise<void> {
    const request = Request.safeParse(parsed(data));
    if (!request.success) {
      this.#socket.close(1008, "Not a request");
      return;
    }
    const { id, ...rest } = request.data;
    const act = Act.safeParse(rest);
    if (!act.success) {
      const error = act.error.issues[0]?.message ?? "Not understood";
      this.#tell({ type: "reply", id, ok: false, error });
      return;
    }
    try {
      this.#tell({ type: "reply", id, ok: true, result: await this.#perform(act.data) });
    } catch (error) {
      this.#tell({ type: "reply", id, ok: false, error: error instanceof Error ? error.message : String(error) });
    }
  }

  async #perform(act: Act): Promise<unknown> {
    const { standIn, unread, closedDirectMessages, practice, learn } = this.#world;
    const you = this.#you;
    switch (act.act) {
      case "be":
        if (!standIn.users().some(({ id, bot }) => id === act.userId && !bot))
          throw new Error("There is no such user.");
        this.#you = act.userId;
        this.#tell(this.#snapshot());
        return null;
      case "addUser":
        return standIn.user(act.name);
      case "open":
        if (!this.#sees(act.channelId)) throw new Error("You cannot see that channel.");
        return standIn.messages(you, act.channelId);
      case "read":
        unread.read(you, act.channelId);
        this.#world.badgesChanged();
        return null;
      case "run":
        return standIn.run(you, act.channelId, typed(act.command));
      case "complete":
        return standIn.complete(you, act.channelId, typed(act.command), act.focused);
      case "press":
        return standIn.press(you, act.messageId, act.customId);
      case "select":
        return standIn.select(you, act.messageId, act.customId, act.values);
      case "apps":
        return standIn.runOnMessage(you, act.messageId, act.name);
      case "submit":
        return standIn.submit(you, act.values);
      case "dismissModal":
        standIn.dismissModal(you);
        return null;
      case "dismiss":
        standIn.dismissEphemeral(you, act.messageId);
        return null;
      case "say":
        standIn.say(you, act.channelId, act.content);
        return null;
      case "directMessages":
        if (act.open) closedDirectMessages.delete(you);
        else closedDirectMessages.add(you);
        standIn.setDirectMessages(you, act.open);
        return null;
      case "locale":
        standIn.setLocale(you, act.locale);
        // What commands do is told in it from now on.
        this.#tell({ type: "commands", commands: standIn.commands(you), apps: standIn.apps() });
        return null;
      case "weather":
        return weatherOf(standIn, you, act.channelId);
      case "turn":
        turn(standIn, you, act.channelId, act.switch);
        return weatherOf(standIn, you, act.channelId);
      case "practice":
        if (practice === undefined) throw new Error("Practice tables are not available here.");
        return practice(you, act.all ?? false);
      case "learn":
        if (learn === undefined) throw new Error("The lesson is not available here.");
        return learn(you);
    }
  }

  #snapshot(): Snapshot {
    const { standIn, serverName, unread, closedDirectMessages, practice } = this.#world;
    return {
      type: "snapshot",
      serverName,
      you: this.#you,
      generalChannelId: standIn.generalChannelId,
      users: standIn.users(),
      channels: this.#channels(),
      commands: standIn.commands(this.#you),
      apps: standIn.apps(),
      badges: unread.badges(this.#you),
      botOnline: standIn.botOnline,
      openModal: standIn.openModal(this.#you),
      locale: standIn.locale(this.#you),
      directMessagesOpen: !closedDirectMessages.has(this.#you),
      practice: practice !== undefined,
    };
  }

  #channels(): SandboxChannel[] {
    const channels = this.#world.standIn.channels(this.#you);
    this.#known = new Set(channels.map(({ id }) => id));
    return channels;
  }

  #sees(channelId: Snowflake): boolean {
    return this.#world.standIn.channels(this.#you).some(({ id }) => id === channelId);
  }

  #tell(message: News | FromServer): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

/** Everyone who is not a bot; the first users are created when there is nobody. */
function peopleOf(standIn: StandIn): SandboxUser[] {
  const people = standIn.users().filter(({ bot }) => !bot);
  return people.length > 0 ? people : firstUsers.map((name) => standIn.user(name));
}

function parsed(data: RawData): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}

function typed({ options, ...command }: WireCommand): TypedCommand {
  const values: TypedCommand["options"] = {};
  for (const [name, value] of Object.entries(options)) {
    values[name] =
      typeof value === "object"
        ? { filename: value.filename, contentType: value.contentType, bytes: Buffer.from(value.base64, "base64") }
        : value;
  }
  return { ...command, options: values };
}
