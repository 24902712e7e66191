/**
 * How long a fresh process takes to read the rulings and to index both games, without loading the code: milliseconds that
 * pass until it answers. What V8 compiles and tidies up beside that on threads of its own keeps nobody waiting.
 */
import { loadCorpus } from "../src/rulings/corpus.ts";
import { RulingSearch } from "../src/rulings/search.ts";
import { figure } from "./figure.ts";

const before = performance.now();
const search = new RulingSearch(loadCorpus());
for (const game of ["b5", "ge"] as const) search.index(game);
figure("rule.loaded_ms", performance.now() - before, "ms");
