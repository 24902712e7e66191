/** The Dockerfile's steps in a clean folder, as a plain user without packages for development: no Docker is needed. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../sandbox/redis-server.ts";
import { type StandIn, startStandIn } from "../../sandbox/standin/index.ts";
import { command, copyAll, environment, instructions, letThrough } from "./dockerfile.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const NOBODY = 65_534;
const said = (name: string) => readFileSync(join(ROOT, name), "utf8");
const steps = instructions(said("Dockerfile"));

const folder = mkdtempSync(join(tmpdir(), "b5-clean-"));
const installed = install();
if (!installed) process.stdout.write("npm could not install from its cache or registry: the container is not tried.\n");

/** A folder with what the Dockerfile copies, and the packages that it installs. */
function install(): boolean {
  copyAll(steps, ROOT, folder);
  chmodSync(folder, 0o755);
  const run = steps.find(({ name, rest }) => name === "RUN" && rest.startsWith("npm ci"))?.rest ?? "";
  const npm = (more: string) => spawnSync(`${run} ${more}`, { cwd: folder, shell: true, timeout: 60_000 }).status === 0;
  return npm("--offline") || npm("--prefer-offline");
}

describe("What is hosted", () => {
  it("is copied by the Dockerfile and let through by .dockerignore, name by name", () => {
    const copied = copyAll(steps, ROOT, join(folder, "again"));
    expect(copied.sort()).toEqual(letThrough(join(ROOT, ".dockerignore")).sort());
    expect(copied).not.toContain("test");
  });

  it("runs as somebody who is not root, without npm in between that would keep signals for itself", () => {
    expect(steps.findLast(({ name }) => name === "USER")?.rest).toBe("node");
    expect(command(steps)).toEqual(["node", "src/start.mjs"]);
  });

  it("is named by the compose file and the systemd unit as the Dockerfile has it", () => {
    const { METRICS_PORT = "" } = environment(steps);
    expect(said("compose.yaml")).toContain(`METRICS_PORT: "${METRICS_PORT}"`);
    expect(said("compose.yaml")).toContain(`"127.0.0.1:${METRICS_PORT}:${METRICS_PORT}"`);
    expect(said("deploy/b5-moderator.service")).toContain(`ExecStart=/usr/bin/${command(steps).join(" ")}\n`);
  });

  it("is set by a copy of .env.example no otherwise than the Dockerfile and the unit have it, even where it is empty", () => {
    const set = [...said(".env.example").matchAll(/^(\w+)=/gmu)].map(([, name]) => name);
    expect(set).toEqual(["DISCORD_TOKEN"]);
  });

  it.runIf(spawnSync("systemd-analyze", ["--version"]).status === 0)("is a unit that systemd understands", () => {
    const unit = join(ROOT, "deploy/b5-moderator.service");
    const { stderr } = spawnSync("systemd-analyze", ["verify", unit], { encoding: "utf8" });
    expect(stderr.split("\n").filter((line) => line.includes("b5-moderator.service:"))).toEqual([]);
  });
});

describe.runIf(installed)("A clean folder with the bot's own packages alone", { timeout: 60_000 }, () => {
  let standIn: StandIn;
  let dataDir: string;
  const running = new Set<ChildProcess>();
  const output = new Map<ChildProcess, string>();
  /** Who owns nothing here, where this user may become somebody else who can run node. */
  const plain =
    process.getuid?.() === 0 && spawnSync(process.execPath, ["--version"], { uid: NOBODY, gid: NOBODY }).status === 0
      ? { uid: NOBODY, gid: NOBODY }
      : {};

  const start = (settings: Record<string, string>): ChildProcess => {
    const [, ...given] = command(steps);
    const env = { PATH: process.env.PATH, HOME: dataDir, ...environment(steps), DATA_DIR: dataDir, ...settings };
    const child = spawn(process.execPath, given, { cwd: folder, env, ...plain });
    running.add(child);
    const hear = (text: Buffer) => output.set(child, `${output.get(child) ?? ""}${text}`);
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    return child;
  };
  const stopped = async (child: ChildProcess, ...signals: readonly NodeJS.Signals[]): Promise<unknown> => {
    const exit = once(child, "exit");
    for (const signal of signals) child.kill(signal);
    const [code, signal] = await exit;
    running.delete(child);
    return signal ?? code;
  };

  beforeAll(async () => {
    standIn = await startStandIn({ rateLimits: false, openApi: false });
    dataDir = join(folder, "data-of-the-host");
    mkdirSync(dataDir);
    if (plain.uid !== undefined) chownSync(dataDir, NOBODY, NOBODY);
  });

  afterAll(async () => {
    for (const child of running) child.kill("SIGKILL");
    await standIn?.close();
    rmSync(folder, { recursive: true, force: true });
    // Thousands of files of packages go, which takes a busy disk its time.
  }, 60_000);

  it("starts the bot, which the health check finds well, and which ends at SIGTERM with 0", async () => {
    const METRICS_PORT = String(await freePort());
    const settings = { DISCORD_TOKEN: "sandbox-token", DISCORD_API_URL: standIn.apiUrl, METRICS_PORT };
    const check = steps.find(({ name }) => name === "HEALTHCHECK")?.rest.replace(/^.*? CMD /u, "") ?? "";
    const healthy = () =>
      spawnSync(check, { cwd: folder, shell: true, encoding: "utf8", env: { PATH: process.env.PATH, METRICS_PORT } });
    expect(healthy().status).toBe(1);
    const bot = start(settings);
    // Not by a synchronous wait: the stand-in answers the bot in this process.
    await expect
      .poll(() => fetch(`http://127.0.0.1:${METRICS_PORT}/healthz`).then(({ status }) => status, String), {
        timeout: 40_000,
        interval: 250,
        message: output.get(bot) ?? "",
      })
      .toBe(200);
    const { status, stdout } = healthy();
    expect(stdout).toContain('"status":"ok"');
    expect(status).toBe(0);
    const londo = standIn.user("londo").id;
    const opened = await standIn.run(londo, standIn.generalChannelId, {
      name: "game",
      subcommand: "create",
      options: {},
    });
    expect(opened.kind).toBe("message");
    expect(await stopped(bot, "SIGTERM")).toBe(0);
    // Whoever reads the log of a stop is told of no trouble.
    expect(output.get(bot)).not.toContain("connection to Discord broke");
  });

  it("starts the sandbox where there is no token, without packages for development, which Ctrl-C ends with 0", async () => {
    const sandbox = start({ METRICS_PORT: "" });
    const said = () => output.get(sandbox) ?? "";
    await expect.poll(said, { timeout: 40_000, interval: 250 }).toMatch(/Open http:\/\/127\.0\.0\.1:\d+ in a browser/u);
    // Nothing comes before the address: whoever tries it looks for nothing else.
    const [, address = ""] = /^Open (\S+) in/u.exec(said()) ?? [];
    expect((await fetch(address)).status).toBe(200);
    expect(said()).not.toMatch(/Cannot find (module|package)|ended by itself/u);
    expect(await stopped(sandbox, "SIGINT", "SIGINT")).toBe(0);
  });
});
