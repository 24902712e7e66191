import { createHash } from "node:crypto";
import { type REST, Routes } from "discord.js";
import { z } from "zod";
import type { Store } from "../store/index.ts";
import type { Command } from "./command.ts";

const presentSchema = z.array(z.looseObject({ name: z.string() }));

/**
 * Registers the commands where they changed since the last time: in one server when `guild` is given, everywhere
 * otherwise. Gives whether it had to.
 */
export async function registerCommands(
  rest: REST,
  store: Store,
  app: { id: string; guild: string | null },
  commands: readonly Command[],
): Promise<boolean> {
  const body = commands.map(({ data }) => data);
  const hash = createHash("sha256").update(JSON.stringify(body)).digest("base64url");
  const route =
    app.guild === null ? Routes.applicationCommands(app.id) : Routes.applicationGuildCommands(app.id, app.guild);
  const documents = store.documents("registration");
  const key = `${app.id}:${app.guild ?? "everywhere"}`;
  if ((await documents.get(key)) === hash) {
    // Somebody may have taken them away since.
    const present = presentSchema.parse(await rest.get(route)).map(({ name }) => name);
    if (body.length === present.length && body.every(({ name }) => present.includes(name))) return false;
  }
  await rest.put(route, { body });
  await documents.set(key, hash);
  return true;
}
