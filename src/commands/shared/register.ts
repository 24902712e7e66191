import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { DiscordAPIError, type REST, Routes } from "discord.js";
import type { Logger } from "pino";
import { z } from "zod";
import type { Store } from "../../store/index.ts";
import type { Command, MessageCommand } from "./command.ts";

const presentSchema = z.array(z.looseObject({ name: z.string() }));

/** The application, and the one server that it registers its commands in; null: everywhere. */
export interface Scope {
  id: string;
  guild: string | null;
}

/** How long the start waits for the commands, and how soon a failed registration is tried again, in ms. */
const START_MS = 10_000;
const AGAIN_MS = 30_000;

/** `registerCommands`, again and again until it succeeds; resolves then, and at the latest after 10 s. */
export async function keepRegistered(
  rest: REST,
  store: Store,
  scope: Scope,
  commands: readonly Registered[],
  log: Logger,
): Promise<void> {
  const trying = async () => {
    for (;;) {
      try {
        if (await registerCommands(rest, store, scope, commands)) log.info("commands registered");
        return;
      } catch (error) {
        if (scope.guild !== null && isElsewhere(error)) log.error({ again_in_ms: AGAIN_MS }, NOT_THERE);
        else log.error({ err: error, again_in_ms: AGAIN_MS }, "the commands could not be registered");
        await sleep(AGAIN_MS, undefined, { ref: false });
      }
    }
  };
  await Promise.race([trying(), sleep(START_MS, undefined, { ref: false })]);
}

const NOT_THERE =
  "GUILD_ID names a server that the bot is not in: no command is registered there. Invite the bot with the scope " +
  "applications.commands, or take GUILD_ID away";

/** Whether Discord has refused it since the bot is not in that server. */
const isElsewhere = (error: unknown): boolean =>
  error instanceof DiscordAPIError && (error.status === 403 || error.status === 404);

/** Typed, or of a message's menu. */
type Registered = Command | MessageCommand;

/**
 * Registers the commands where they changed since the last time: in one server when `guild` is given, everywhere
 * otherwise. What an earlier start has registered elsewhere is taken away, so that no command is offered twice. Gives
 * whether it had to register.
 */
export async function registerCommands(
  rest: REST,
  store: Store,
  scope: Scope,
  commands: readonly Registered[],
): Promise<boolean> {
  const changed = await registerHere(rest, store, scope, commands);
  // Not before: where Discord takes none here, those elsewhere stay.
  await clearOthers(rest, store, scope);
  return changed;
}

async function registerHere(rest: REST, store: Store, scope: Scope, commands: readonly Registered[]): Promise<boolean> {
  const body = commands.map(({ data }) => (scope.guild === null ? data : withoutContexts(data)));
  const hash = createHash("sha256").update(JSON.stringify(body)).digest("base64url");
  const documents = store.documents("registration");
  const route = routeOf(scope);
  if ((await documents.get(keyOf(scope))) === hash) {
    // Somebody may have taken them away since.
    const present = presentSchema.parse(await rest.get(route)).map(({ name }) => name);
    if (body.length === present.length && body.every(({ name }) => present.includes(name))) return false;
  }
  await rest.put(route, { body });
  await documents.set(keyOf(scope), hash);
  return true;
}

/** Where else the commands stand: in the servers that the store knows of, and everywhere while one server has its own. */
async function clearOthers(rest: REST, store: Store, scope: Scope): Promise<void> {
  const documents = store.documents("registration");
  const known: Scope[] = [];
  for await (const [key] of documents.entries()) {
    const [id, guild] = key.split(":");
    if (id === scope.id && guild !== undefined) known.push({ id, guild: guild === EVERYWHERE ? null : guild });
  }
  if (scope.guild !== null) {
    const everywhere = { id: scope.id, guild: null };
    const present = presentSchema.parse(await rest.get(routeOf(everywhere)));
    if (present.length > 0 && !known.some(({ guild }) => guild === null)) known.push(everywhere);
  }
  for (const other of known) {
    if (other.guild === scope.guild) continue;
    await rest.put(routeOf(other), { body: [] }).catch((error: unknown) => {
      // The bot is in that server no more, and nor are its commands.
      if (!isElsewhere(error)) throw error;
    });
    await documents.delete(keyOf(other));
  }
}

/** A server's own commands are there alone: Discord takes no contexts for them. */
function withoutContexts({ contexts: _, integration_types: __, ...data }: Registered["data"]): Registered["data"] {
  return data;
}

const EVERYWHERE = "everywhere";
const keyOf = ({ id, guild }: Scope) => `${id}:${guild ?? EVERYWHERE}`;
const routeOf = ({ id, guild }: Scope) =>
  guild === null ? Routes.applicationCommands(id) : Routes.applicationGuildCommands(id, guild);
