/** `npm run cards:language`: writes docs/card-language.md from the schemas of cards' texts. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { called } from "../src/called.ts";
import { cardLanguage } from "./card-language-page.ts";

called("npm run cards:language", {});
writeFileSync(fileURLToPath(new URL("../docs/card-language.md", import.meta.url)), cardLanguage());
