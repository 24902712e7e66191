/**
 * Questions about the rules, from a terminal:
 *
 *     npm run -s rule -- [--json] [--game b5|ge] QUESTION
 *     npm run -s rule -- [--json] [--game b5|ge] --stdin      a question a line
 */
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { firstWords } from "./first-words.ts";
import { loadSearch, type RulingGame } from "./search.ts";
import { CorpusError } from "./usable.ts";
import { foundAsJson, foundAsText } from "./words/plain.ts";

const USAGE = `Usage: npm run -s rule -- [--json] [--game b5|ge] QUESTION
       npm run -s rule -- [--json] [--game b5|ge] --stdin

  --json        a line of JSON for each question: {"question","confident","answer":[{"text","sources":[{"doc","section"}]}],
                "hits":[{"id","title","score","sources"}]}; answer is what is read first
  --game b5|ge  Babylon 5 or Galactic Empires; without it Babylon 5, and the other where only that speaks of it
  --stdin       reads a question from each line of the standard input`;

class WrongUse extends Error {}

function readOptions() {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  const question = positionals.join(" ").trim();
  if (values.help) return { ...values, game: undefined, question };
  const game = gameOf(values.game);
  if (values.stdin && question !== "") throw new WrongUse("With --stdin the questions come from the standard input.");
  if (!values.stdin && question === "") throw new WrongUse("What is the question?");
  return { ...values, game, question };
}

const parse = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      json: { type: "boolean", default: false },
      stdin: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
      game: { type: "string" },
    },
  });

function gameOf(text: string | undefined): RulingGame | undefined {
  if (text === undefined || text === "b5" || text === "ge") return text;
  throw new WrongUse(`--game is b5 or ge, not "${text}".`);
}

async function main(): Promise<void> {
  const { json, stdin, help, game, question } = readOptions();
  if (help) return console.log(USAGE);
  const search = loadSearch();
  const answer = (asked: string) => {
    const found = search.find(asked, game);
    const words = firstWords(search, asked, found);
    console.log(json ? foundAsJson(asked, found, words) : foundAsText(found, words));
  };
  if (!stdin) return answer(question);
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    const asked = line.trim();
    if (asked === "" && !json) continue;
    if (!json) console.log(`> ${asked}`);
    answer(asked);
    if (!json) console.log();
  }
}

// Whoever reads the answers may stop early.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

main().catch((error: unknown) => {
  if (error instanceof WrongUse) console.error(`${error.message}\n\n${USAGE}`);
  else if (error instanceof CorpusError) console.error(error.message);
  else console.error(error);
  process.exitCode = error instanceof WrongUse ? 2 : 1;
});
