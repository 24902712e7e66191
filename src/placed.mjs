/**
 * The modules of the program that look for files beside them, by `import.meta.url`. One that does so and is not listed ends
 * the start with an error; to look into every file for it would cost each start its time.
 */
const MODULES = [
  "src/catalogue/edition",
  "src/catalogue/library",
  "src/opponent/seats/thinking",
  "src/pictures/painting/painter",
  "src/pictures/typeface",
  "src/replaying/opened-games",
  "src/rulings/answers",
  "src/rulings/asked",
  "src/rulings/corpus",
  "src/rulings/everyday",
  "src/rulings/named-kinds",
  "src/rulings/ranking/model",
  "src/rulings/ranking/wording",
  "src/rulings/sections",
  "src/rulings/synonyms",
  "src/rulings/titles",
  "src/views/words/bundles",
  "sandbox/bot-process",
  "sandbox/page-server",
  "sandbox/practice",
  "sandbox/standin/index",
  "sandbox/standin/limits/openapi",
];

/** What the path of any of them ends with, on any system. */
export const PLACED = new RegExp(`[/\\\\](${MODULES.join("|").replaceAll("/", "[/\\\\]")})\\.ts$`);
