/**
 * What a fresh process takes to read the rulings and to index both games, without loading the code: milliseconds
 * of its processor, which other programs on the computer do not lengthen.
 */
import { loadCorpus } from "../src/rulings/corpus.ts";
import { RulingSearch } from "../src/rulings/search.ts";
import { figure } from "./figure.ts";

const before = process.cpuUsage();
const search = new RulingSearch(loadCorpus());
for (const game of ["b5", "ge"] as const) search.index(game);
const { user, system } = process.cpuUsage(before);
figure("rule.loaded_ms", (user + system) / 1000, "ms");
