/**
 * Whether the bot on this machine is well, for a container's health check: `node tools/healthy.mjs METRICS_PORT` ends
 * with 0 when it is, with 1 otherwise.
 */
const [port] = process.argv.slice(2);
try {
  if (!port) throw new Error("METRICS_PORT is not set: there is nothing to ask");
  const response = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4_000) });
  process.stdout.write(await response.text());
  process.exitCode = response.ok ? 0 : 1;
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
