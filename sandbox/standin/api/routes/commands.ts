import { ApplicationCommandType } from "discord.js";
import type { Snowflake } from "../../face.ts";
import { type Json, records, textOf } from "../../json.ts";
import type { Command } from "../../world.ts";
import { missingAccess, unknownCommand } from "../problem.ts";
import type { Call, Route } from "../router.ts";

const scopes = ["/applications/{application_id}", "/applications/{application_id}/guilds/{guild_id}"];

/** The bot's commands, global and per server: list, replace all, create, change, delete. */
export const commandRoutes: Route[] = scopes.flatMap((scope): Route[] => [
  { method: "GET", path: `${scope}/commands`, handle: (call) => inScope(call).map(publicShape) },
  { method: "PUT", path: `${scope}/commands`, handle: replaceAll },
  {
    method: "POST",
    path: `${scope}/commands`,
    handle(call) {
      call.validator.checkCommand(call.json);
      const guild = scopeOf(call);
      const before = inScope(call).find((command) => isSame(command, call.json));
      const command = register(call, call.json, guild, before);
      store(call, [...inScope(call).filter((each) => each !== before), command]);
      return publicShape(command);
    },
  },
  { method: "GET", path: `${scope}/commands/{command_id}`, handle: (call) => publicShape(commandOf(call)) },
  {
    method: "PATCH",
    path: `${scope}/commands/{command_id}`,
    handle(call) {
      const before = commandOf(call);
      const merged = { ...publicShape(before), ...call.json };
      call.validator.checkCommand(merged);
      const command = register(call, merged, scopeOf(call), before);
      store(
        call,
        inScope(call).map((each) => (each === before ? command : each)),
      );
      return publicShape(command);
    },
  },
  {
    method: "DELETE",
    path: `${scope}/commands/{command_id}`,
    handle(call) {
      const gone = commandOf(call);
      store(
        call,
        inScope(call).filter((each) => each !== gone),
      );
      return undefined;
    },
  },
]);

function replaceAll(call: Call): object {
  const given = records(call.body);
  call.validator.checkCommands(given);
  const known = inScope(call);
  const commands = given.map((body) => {
    const before = known.find((command) => isSame(command, body));
    return register(call, body, scopeOf(call), before);
  });
  store(call, commands);
  return commands.map(publicShape);
}

function scopeOf(call: Call): Snowflake | null {
  if (call.id("application_id") !== call.world.botId) throw missingAccess();
  if (call.idIfAny("guild_id") === null) return null;
  const guild = call.world.guilds.get(call.id("guild_id"));
  if (!guild?.members.has(call.world.botId)) throw missingAccess();
  return guild.id;
}

function inScope(call: Call): Command[] {
  const guild = scopeOf(call);
  return call.world.commands.filter((command) => command.guild === guild);
}

function store(call: Call, commands: Command[]): void {
  const guild = scopeOf(call);
  call.world.commands = [...call.world.commands.filter((command) => command.guild !== guild), ...commands];
  call.world.wire.announce({ type: "commands" });
}

function commandOf(call: Call): Command {
  const command = inScope(call).find((each) => each.id === call.id("command_id"));
  if (!command) throw unknownCommand();
  return command;
}

function isSame(command: Command, body: Json): boolean {
  return command.name === textOf(body.name) && command.type === (body.type ?? ApplicationCommandType.ChatInput);
}

/** A command keeps its id as long as it keeps its name, and gets a new version each time. The validator has seen it. */
function register(call: Call, body: Json, guild: Snowflake | null, before: Command | undefined): Command {
  const { world } = call;
  const command = {
    type: ApplicationCommandType.ChatInput,
    description: "",
    name_localizations: null,
    description_localizations: null,
    default_member_permissions: null,
    nsfw: false,
    integration_types: [0],
    ...(guild === null ? { contexts: null, dm_permission: true } : { guild_id: guild }),
    ...body,
    id: before?.id ?? world.nextId(),
    application_id: world.botId,
    version: world.nextId(),
    guild,
  };
  return command as unknown as Command;
}

function publicShape(command: Command): object {
  const { guild: _, ...shape } = command;
  return shape;
}
