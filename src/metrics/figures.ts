import type { Interaction } from "discord.js";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { AnswerOutcome } from "../commands/shared/outcome.ts";
import type { Store } from "../store/index.ts";
import { withEach } from "./each-call.ts";
import type { Phases } from "./phases.ts";
import type { Unsaid } from "./unsaid.ts";

/** What the gauges are read from when figures are asked for. */
export interface GaugeSources {
  readonly unsaid: Unsaid;
  readonly phases: Phases;
  /** Whether the gateway is ready, in how many servers, and how long its heartbeat takes in ms (below 0: not known). */
  gateway(): { readonly ready: boolean; readonly guilds: number; readonly pingMs: number };
  shardsMissing(): number;
}

const QUICK_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 3];

/** The Prometheus figures of one process. Names begin with `b5_`; those of Node itself are prom-client's. */
export class Figures {
  readonly registry = new Registry();
  readonly #answers = new Histogram({
    name: "b5_interaction_seconds",
    help: "How long interactions took until they were answered, by kind, command and outcome",
    labelNames: ["kind", "command", "outcome"],
    buckets: QUICK_S,
    registers: [this.registry],
  });
  readonly #requests = new Counter({
    name: "b5_discord_responses_total",
    help: "What Discord's HTTP API answered, by method and class of status; 429 by itself",
    labelNames: ["method", "status"],
    registers: [this.registry],
  });
  readonly #waits = new Counter({
    name: "b5_discord_rate_limit_waits_total",
    help: "Requests that waited for a rate limit, by its scope: global, shared or user",
    labelNames: ["scope"],
    registers: [this.registry],
  });
  readonly #calls = new Histogram({
    name: "b5_store_seconds",
    help: "How long calls of the store took, by operation and outcome",
    labelNames: ["operation", "outcome"],
    buckets: QUICK_S,
    registers: [this.registry],
  });
  readonly #commits = new Counter({
    name: "b5_commits_total",
    help: "Commits by outcome: committed, duplicate (the same press again) or lost (another process was faster)",
    labelNames: ["outcome"],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Adds the gauges that are read when figures are asked for. */
  show({ unsaid, phases, gateway, shardsMissing }: GaugeSources): void {
    const gauge = (name: string, help: string, read: () => number) => {
      const made: Gauge = new Gauge({ name, help, registers: [this.registry], collect: () => made.set(read()) });
    };
    gauge("b5_gateway_ready", "1 while the gateway is ready, else 0", () => Number(gateway().ready));
    gauge("b5_gateway_ping_ms", "The gateway's heartbeat in ms; -1 before the first", () => gateway().pingMs);
    gauge("b5_guilds", "In how many servers this process is", () => gateway().guilds);
    gauge("b5_shards_missing", "Shards that no process runs, where they are split", shardsMissing);
    gauge("b5_unsaid_tables", "Tables with something that their threads do not say yet", () => unsaid.tables);
    gauge("b5_unsaid_announcements", "How many announcements that is", () => unsaid.announcements);
    gauge("b5_barred_tables", "Tables among them whose threads take no messages", () => unsaid.barred);
    gauge("b5_unsaid_oldest_seconds", "For how long the oldest of them has waited, as this process saw it", () =>
      unsaid.oldestSeconds(),
    );
    const tables: Gauge<"phase"> = new Gauge({
      name: "b5_tables",
      help: "Tables in the store by phase, counted every few minutes",
      labelNames: ["phase"],
      registers: [this.registry],
      collect: () => {
        for (const [phase, many] of phases.counted()) tables.set({ phase }, many);
      },
    });
  }

  /** An interaction was dealt with, after so many ms. */
  answered(interaction: Interaction, outcome: AnswerOutcome, ms: number): void {
    this.#answers.observe({ ...labelsOf(interaction), outcome }, ms / 1_000);
  }

  responded(method: string, status: number): void {
    this.#requests.inc({ method, status: status === 429 ? "429" : `${Math.floor(status / 100)}xx` });
  }

  rateLimited(scope: string): void {
    this.#waits.inc({ scope });
  }

  /** The same store, every call of which is counted and timed. */
  counted(store: Store): Store {
    return withEach(store, (operation, answer) => {
      const from = performance.now();
      const over = (outcome: "ok" | "failed") =>
        this.#calls.observe({ operation, outcome }, (performance.now() - from) / 1_000);
      answer.then(
        (value) => {
          over("ok");
          if (operation === "commit") this.#commits.inc({ outcome: outcomeOf(value) });
        },
        () => over("failed"),
      );
    });
  }
}

/** What was asked for, in few words: there are as many series as words. */
function labelsOf(interaction: Interaction): { kind: string; command: string } {
  if (interaction.isAutocomplete()) return { kind: "completion", command: interaction.commandName };
  if (interaction.isChatInputCommand()) {
    const subcommand = interaction.options.getSubcommand(false);
    return { kind: "command", command: [interaction.commandName, ...(subcommand ? [subcommand] : [])].join(" ") };
  }
  if (interaction.isMessageContextMenuCommand()) return { kind: "command", command: interaction.commandName };
  if (interaction.isModalSubmit()) return { kind: "form", command: "" };
  return { kind: interaction.isMessageComponent() ? "press" : "other", command: "" };
}

function outcomeOf(result: unknown): string {
  const outcome = typeof result === "object" && result !== null && "outcome" in result ? result.outcome : "";
  return typeof outcome === "string" ? outcome : "";
}
