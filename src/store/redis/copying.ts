import { randomUUID } from "node:crypto";
import type { TableCopy } from "../store.ts";
import type { Sender } from "./connection.ts";
import { indexKey, keysOf } from "./keys.ts";
import { ms, type TableHints } from "./registry.ts";
import { list, number, text, texts } from "./reply.ts";
import { copyScript, restoreScript } from "./scripts.ts";

/** Everything of a table, read at one point in time; null when there is no such table. */
export async function copyTable(sender: Sender, table: string): Promise<TableCopy | null> {
  const parts = list(await sender.run(copyScript, allKeys(table), [])).map(texts);
  const [fields = [], log = [], outbox = [], keys = [], index = []] = parts;
  const state = new Map(pairs(fields));
  const [version, snapshot] = [state.get("version"), state.get("snapshot")];
  if (version === undefined || snapshot === undefined) return null;
  const [id, deadline] = [state.get("lasting"), state.get("deadline")];
  return {
    table,
    version: number(version),
    snapshot,
    ...(id === undefined ? {} : { lasting: { id, text: text(state.get("lasting-text")) } }),
    log,
    announced: number(state.get("announced") ?? "0"),
    outbox,
    keys: pairs(keys).map(([key, made]) => [key, number(made)]),
    deadline: deadline === undefined ? null : number(deadline),
    index: pairs(index).map(([name, stamped]) => {
      const colon = stamped.indexOf(":");
      return { name, value: stamped.slice(colon + 1), at: number(stamped.slice(0, colon)) };
    }),
  };
}

/** Writes a copied table; false where there is such a table. The hints go first, as with every commit. */
export async function restoreTable(sender: Sender, registry: TableHints, copied: TableCopy): Promise<boolean> {
  const { table, lasting, log, outbox, keys, index } = copied;
  await Promise.all([
    registry.announce(sender, table, outbox.length > 0, copied.deadline),
    ...index.map(({ name }) => sender.send("SADD", indexKey(name), table)),
  ]);
  const values = [String(copied.version), copied.snapshot, randomUUID(), lasting?.id ?? "", lasting?.text ?? ""];
  values.push(ms(copied.deadline), String(copied.announced));
  values.push(String(log.length), ...log, String(outbox.length), ...outbox);
  values.push(String(keys.length), ...keys.flatMap(([key, made]) => [key, String(made)]));
  for (const { name, value, at } of index) values.push(name, `${at}:${value}`);
  return (await sender.run(restoreScript, allKeys(table), values)) === 1;
}

function allKeys(table: string): [string, ...string[]] {
  const { state, log, outbox, keys, index } = keysOf(table);
  return [state, log, outbox, keys, index];
}

function pairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, flat[at + 1] ?? ""]] : []));
}
