import type { Outcome, SandboxUser, Snowflake, StandIn } from "../standin/face.ts";
import type { Button, Menu } from "../standin/people/controls.ts";
import { fieldsOf } from "../standin/people/controls.ts";
import { LOCALES } from "../standin/people/localized.ts";
import { Unsendable } from "../standin/people/typed-command.ts";
import type { Chronicle } from "./chronicle.ts";
import { buttonsInSight, menusInSight, pickControl } from "./controls-in-sight.ts";
import { fieldNamed, fieldValues } from "./form-fields.ts";
import { type BotControl, happen, type StoreControl } from "./happen.ts";
import { channelNames, describe, offered, quoted, shown } from "./instead.ts";
import { type Contents, contentsOf, type Place } from "./places.ts";
import { replayedFile } from "./replays.ts";
import type { Step } from "./script.ts";
import { Sites } from "./sites.ts";
import { StepFailed } from "./step-failed.ts";
import { named, plain, textIn } from "./text.ts";
import { linkIn, meantBy, typedCommand } from "./typed.ts";
import { Whereabouts } from "./whereabouts.ts";
import type { Word } from "./words.ts";

export type { BotControl } from "./happen.ts";
export { StepFailed } from "./step-failed.ts";

export interface PlaySettings {
  standIn: StandIn;
  chronicle: Chronicle;
  bot: BotControl;
  /** Sites that hear of servers' tables; who gives them closes them. */
  sites?: Sites;
  /** The store under the bot. */
  store?: StoreControl | undefined;
  /** Where a script's files are looked for. */
  folder: string;
  /** How long to wait for what is expected, 3,000 ms. */
  patienceMs: number;
}

type Expectation = Extract<Step, { kind: "expect" | "expect-once" | "refuse" }>;

/** Discord waits so long for an answer, and a bot tries for less. */
const ANSWERED_MS = 3_500;

/** What is not to be there is waited for as long, in ms, once the bot has said all that it has to say. */
const MISSED_MS = 1_000;

/** Plays steps against the stand-in: does what users do, and looks for what they should see. */
export class Play {
  readonly #settings: PlaySettings;
  readonly #where: Whereabouts;
  readonly #sites: Sites;
  /** How long what is to be there is waited for, in ms. */
  #patienceMs: number;

  constructor(settings: PlaySettings) {
    this.#settings = settings;
    this.#where = new Whereabouts(settings.standIn);
    this.#sites = settings.sites ?? new Sites(settings.chronicle, () => settings.standIn.now());
    this.#patienceMs = settings.patienceMs;
  }

  async perform(step: Step): Promise<void> {
    const { standIn, bot } = this.#settings;
    switch (step.kind) {
      case "run":
        return await this.#run(step.user, step.command);
      case "click":
        return await this.#click(step.user, step.label);
      case "apps":
        return await this.#apps(step.user, step.command, step.text);
      case "select":
        return await this.#select(step.user, step.menu, step.options);
      case "fill":
        return await this.#fill(step.user, step.values);
      case "dismiss":
        return standIn.dismissModal(this.#where.user(step.user).id);
      case "leaves":
        return this.#leave(step.user);
      case "say":
        this.#say(step.user, step.text);
        return await bot.flush();
      case "posts":
        return await this.#post(step);
      case "in":
        return this.#where.go(step.user, step.place);
      case "in-server":
        return step.user === null ? this.#where.enter(step.server) : this.#where.send(step.user, step.server);
      case "expect":
        return await this.#expect(step);
      case "expect-once":
        await this.#expect(step);
        return this.#once(step);
      case "refuse":
        return this.#refuse(step);
      case "complete":
        return await this.#complete(step);
      case "replays":
        return await this.#replays(step);
      case "advance":
        standIn.advance(step.ms);
        await bot.advance(step.ms);
        return await bot.flush();
      case "wait":
        return await new Promise((resolve) => setTimeout(resolve, step.ms));
      case "kill":
        return await bot.kill();
      case "kill-after":
        return await this.#killAfter(step);
      case "start":
        return await bot.start();
      case "cannot":
        return await this.#cannot(step.user, step.step);
      case "circumstance":
        return await happen(step.circumstance, {
          ...this.#settings,
          sites: this.#sites,
          serverId: this.#where.serverId,
        });
      case "speaks":
        return standIn.setLocale(this.#where.user(step.user).id, LOCALES[step.language]);
      case "close-dms":
      case "open-dms":
        return standIn.setDirectMessages(this.#where.user(step.user).id, step.kind === "open-dms");
    }
  }

  #leave(name: string): void {
    try {
      this.#where.leave(name);
    } catch (error) {
      throw new StepFailed(error instanceof Error ? error.message : String(error));
    }
  }

  #say(name: string, text: string): void {
    const user = this.#where.user(name);
    try {
      this.#settings.standIn.say(user.id, this.#where.here(user), text);
    } catch (error) {
      if (error instanceof Unsendable) throw new StepFailed(error.message, this.#recent(user));
      throw error;
    }
  }

  async #post({ user: name, title, forum, tags }: Extract<Step, { kind: "posts" }>): Promise<void> {
    const { standIn, bot } = this.#settings;
    this.#where.go(name, forum);
    const user = this.#where.user(name);
    try {
      standIn.post(user.id, this.#where.here(user), { title, content: title, tags });
    } catch (error) {
      if (error instanceof Unsendable) throw new StepFailed(error.message);
      throw error;
    }
    this.#where.go(name, title);
    return await bot.flush();
  }

  /** Whoever began something has an answer, or none: both happen to people. */
  async #killAfter({ ms, step }: Extract<Step, { kind: "kill-after" }>): Promise<void> {
    const begun = this.perform(step).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, ms));
    await this.#settings.bot.kill();
    await Promise.race([begun, new Promise((resolve) => setTimeout(resolve, ANSWERED_MS))]);
  }

  async #cannot(user: string, step: Step): Promise<void> {
    const { bot, patienceMs, standIn } = this.#settings;
    await bot.flush();
    this.#patienceMs = Math.min(patienceMs, MISSED_MS);
    const { answerWithinMs } = standIn;
    standIn.answerWithinMs = Math.min(answerWithinMs, ANSWERED_MS);
    try {
      await this.perform(step);
    } catch (error) {
      if (error instanceof StepFailed) return;
      throw error;
    } finally {
      this.#patienceMs = patienceMs;
      standIn.answerWithinMs = answerWithinMs;
    }
    throw new StepFailed(`${user} could do it`, this.#recent(this.#where.user(user)));
  }

  async #run(name: string, words: readonly Word[]): Promise<void> {
    const { standIn, folder } = this.#settings;
    const user = this.#where.user(name);
    const typed = await this.#typed(words, folder);
    await this.#settle(user, standIn.run(user.id, this.#where.here(user), typed));
  }

  async #apps(name: string, command: string, text: string): Promise<void> {
    const { standIn } = this.#settings;
    const user = this.#where.user(name);
    const there = standIn.messages(user.id, this.#where.here(user));
    const message = there.findLast((each) => plain(textIn(each)).includes(plain(text)));
    if (!message) throw new StepFailed(`no message there says "${text}"`, this.#recent(user));
    await this.#settle(user, standIn.runOnMessage(user.id, message.id, command));
  }

  async #click(name: string, label: string): Promise<void> {
    const { standIn } = this.#settings;
    const user = this.#where.user(name);
    const labelOf = (button: Button) => `${button.emoji} ${button.label}`;
    const look = () => {
      const found = buttonsInSight(standIn, user, this.#where.here(user));
      return found.find((each) => each.control.customId === label) ?? pickControl(found, label, labelOf);
    };
    const { message, control } = await this.#control(look, `no button "${label}"`, () =>
      offered(
        "buttons",
        buttonsInSight(standIn, user, this.#where.here(user)).map(({ control: each }) => shown(labelOf(each), each)),
      ),
    );
    if (control.customId === null) throw new StepFailed(`"${label}" is a link to ${control.url}`);
    await this.#settle(user, standIn.press(user.id, message.id, control.customId), message.id);
  }

  async #select(name: string, wanted: string, options: readonly string[]): Promise<void> {
    const { standIn } = this.#settings;
    const user = this.#where.user(name);
    const look = () =>
      pickControl(menusInSight(standIn, user, this.#where.here(user)), wanted, (menu) => menu.placeholder);
    const { message, control } = await this.#control(look, `no menu "${wanted}"`, () =>
      offered(
        "menus",
        menusInSight(standIn, user, this.#where.here(user)).map(({ control: each }) => shown(each.placeholder, each)),
      ),
    );
    const values = options.map((option) => this.#menuValue(control, option));
    await this.#settle(user, standIn.select(user.id, message.id, control.customId, values), message.id);
  }

  #menuValue(menu: Menu, wanted: string): string {
    if (menu.options.length === 0) return this.#where.user(wanted).id;
    const found =
      menu.options.find((option) => option.value === wanted) ?? named(menu.options, wanted, (option) => option.label);
    if (found) return found.value;
    throw new StepFailed(
      `the menu has no option "${wanted}"`,
      offered(
        "options",
        menu.options.map(({ label }) => label),
      ),
    );
  }

  async #fill(name: string, values: readonly { key: string; value: string }[]): Promise<void> {
    const { standIn, chronicle } = this.#settings;
    const user = this.#where.user(name);
    const modal = await chronicle.watch(() => standIn.openModal(user.id) ?? undefined, this.#patienceMs);
    if (!modal) throw new StepFailed("no form is open", this.#recent(user));
    const fields = fieldsOf(modal.data.components);
    const filled: Record<string, string | string[]> = {};
    const asked = values.flatMap(({ key, value }) => {
      const field = fieldNamed(fields, key);
      return field ? [{ field, value }] : [];
    });
    const [first] = values;
    if (first && asked.length === 0) {
      const names = fields.map((each) => `${each.customId} ("${each.label}")`);
      throw new StepFailed(`the form has no field "${first.key}"`, offered("fields", names));
    }
    for (const { field, value } of asked) {
      filled[field.customId] = field.options.length > 0 ? fieldValues(field, value) : value;
    }
    await this.#settle(user, standIn.submit(user.id, filled));
  }

  async #expect({ place, texts }: Expectation): Promise<void> {
    const { standIn, chronicle } = this.#settings;
    const look = () => this.#contents(place);
    const missing = () => texts.filter((text) => !look()?.now.some((each) => each.plain.includes(plain(text))));
    const found = await chronicle.watch(() => (missing().length === 0 ? true : undefined), this.#patienceMs);
    if (found) return;
    const contents = look();
    if (!contents) throw new StepFailed("that place does not exist", offered("channels", channelNames(standIn)));
    throw new StepFailed(
      `${contents.name} does not show "${missing().join('", "')}"`,
      quoted(contents.now.slice(-6).map((each) => each.text)),
    );
  }

  #contents(place: Place): Contents | undefined {
    const { standIn, chronicle } = this.#settings;
    return place.kind === "site"
      ? this.#sites.contents(place.name)
      : contentsOf(standIn, chronicle, place, this.#where.serverId);
  }

  /** Nothing that is expected stands there twice, in one message or in several. */
  #once({ place, texts }: Expectation): void {
    const contents = this.#contents(place);
    const shown = (contents?.now ?? []).map((each) => each.plain);
    for (const text of texts) {
      const times = shown.reduce((sum, each) => sum + each.split(plain(text)).length - 1, 0);
      if (times !== 1)
        throw new StepFailed(`${contents?.name} shows "${text}" ${times} times`, quoted(shown.slice(-6)));
    }
  }

  #refuse({ place, texts }: Expectation): void {
    const contents = this.#contents(place);
    for (const text of texts) {
      const found = contents?.ever.find((each) => each.plain.includes(plain(text)));
      if (found !== undefined) throw new StepFailed(`${contents?.name} has shown "${text}"`, quoted([found.text]));
    }
  }

  async #complete(step: Extract<Step, { kind: "complete" }>): Promise<void> {
    const { standIn, folder } = this.#settings;
    const user = this.#where.user(step.user);
    const focused = step.command.at(-1)?.colon?.key ?? "";
    const deadline = Date.now() + (step.offered ? this.#patienceMs : 0);
    for (;;) {
      const typed = await this.#typed(step.command, folder);
      const outcome = await standIn.complete(user.id, this.#where.here(user), typed, focused);
      if (outcome.kind !== "choices") throw new StepFailed(`no choices were offered: ${describe(outcome)}`);
      const names = outcome.choices.map((choice) => choice.name);
      const has = (wanted: string) => named(names, wanted, (name) => name) !== undefined;
      const wrong = step.choices.filter((choice) => has(choice) !== step.offered);
      if (wrong.length === 0) return;
      if (Date.now() >= deadline) {
        const verb = step.offered ? "is not" : "is";
        throw new StepFailed(`"${wrong.join('", "')}" ${verb} offered`, offered("choices", names));
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async #replays({ user, otherwise, texts }: Extract<Step, { kind: "replays" }>): Promise<void> {
    const replies = this.#settings.chronicle.repliesTo(this.#where.user(user).id);
    const said = await replayedFile(replies, otherwise);
    const missing = texts.filter((text) => !plain(said).includes(plain(text)));
    if (missing.length > 0) throw new StepFailed(`it does not say "${missing.join('", "')}"`, quoted([said]));
  }

  async #typed(words: readonly Word[], folder: string) {
    try {
      return await typedCommand(
        words.map((word) =>
          meantBy(
            word,
            (name) => this.#sites.url(name),
            (name) => this.#linkFor(name),
          ),
        ),
        this.#settings.standIn.commands(),
        folder,
      );
    } catch (error) {
      throw new StepFailed(error instanceof Error ? error.message : String(error));
    }
  }

  #linkFor(name: string): string {
    return linkIn(this.#settings.chronicle.repliesTo(this.#where.user(name).id), name);
  }

  /** Waits for the answer and for what the bot has to announce because of it. */
  async #settle(user: SandboxUser, acting: Promise<Outcome>, pressedOn?: Snowflake): Promise<void> {
    const outcome = await acting;
    if (outcome.kind === "failed") throw new StepFailed(outcome.reason, this.#recent(user));
    if (outcome.kind === "updated" && pressedOn !== undefined) this.#settings.chronicle.answeredOn(pressedOn);
    await this.#settings.bot.flush();
  }

  async #control<Found extends { control: { disabled: boolean } }>(
    look: () => Found | undefined,
    problem: string,
    instead: () => string[],
  ): Promise<Found> {
    const { chronicle } = this.#settings;
    const enabled = () => {
      const found = look();
      return found && !found.control.disabled ? found : undefined;
    };
    const found = await chronicle.watch(enabled, this.#patienceMs);
    if (found) return found;
    throw new StepFailed(look() ? `${problem} that is enabled` : problem, instead());
  }

  #recent(user: SandboxUser): string[] {
    const messages = this.#settings.standIn.messages(user.id, this.#where.here(user)).slice(-4);
    return quoted(messages.map(textIn));
  }
}
