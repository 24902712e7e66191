/** What a Dockerfile and its .dockerignore say, as far as a test can do the same without Docker. */
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Instruction {
  /** FROM, COPY, RUN and so on. */
  readonly name: string;
  readonly rest: string;
}

/** The instructions in order, lines that are continued put together. */
export function instructions(dockerfile: string): Instruction[] {
  const lines = dockerfile
    .replaceAll(/^#.*\n/gmu, "")
    .replaceAll(/\\\n/gu, " ")
    .split("\n");
  return lines.flatMap((line) => {
    const [, name, rest] = /^([A-Z]+)\s+(.*)$/u.exec(line.trim()) ?? [];
    return name === undefined || rest === undefined ? [] : [{ name, rest }];
  });
}

/** Puts into `folder` what the COPY lines take from `from`; gives the names. What other stages made is left out. */
export function copyAll(all: readonly Instruction[], from: string, folder: string): string[] {
  const copied = new Set<string>();
  for (const { rest } of all.filter(({ name }) => name === "COPY")) {
    if (rest.startsWith("--from=")) continue;
    const [target = "", ...sources] = rest.split(/\s+/u).reverse();
    for (const source of sources) {
      const to = target.endsWith("/") ? join(folder, target, source) : join(folder, target);
      mkdirSync(join(to, ".."), { recursive: true });
      cpSync(join(from, source), to, { recursive: true });
      copied.add(source);
    }
  }
  return [...copied];
}

/** What ENV lines set. */
export function environment(all: readonly Instruction[]): Record<string, string> {
  const pairs = all.filter(({ name }) => name === "ENV").flatMap(({ rest }) => rest.split(/\s+/u));
  return Object.fromEntries(pairs.map((pair) => pair.split("=", 2)));
}

/** The words of the CMD, which is in exec form. */
export function command(all: readonly Instruction[]): string[] {
  const { rest } = all.findLast(({ name }) => name === "CMD") ?? { rest: "" };
  return JSON.parse(rest);
}

/** What the .dockerignore lets through. */
export function letThrough(dockerignore: string): string[] {
  const lines = readFileSync(dockerignore, "utf8").split("\n");
  return lines.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
}
