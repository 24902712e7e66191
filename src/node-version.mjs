/** Ends with a sentence where Node is older than package.json asks for: whatever came next would fail at some place of its own. */
import { readFileSync } from "node:fs";

const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const [wanted, wantedMinor] = /(\d+)\.(\d+)/.exec(engines.node).slice(1).map(Number);
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < wanted || (major === wanted && minor < wantedMinor)) {
  process.stderr.write(
    `This is Node ${process.versions.node}. Install Node ${wanted}.${wantedMinor} or newer, and start me again.\n`,
  );
  process.exit(1);
}
