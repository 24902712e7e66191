/**
 * `npm run -s picture -- --export FILE [--turn N] [--what table|conflicts|seat|summary] [--seat NAME] [--width 800] [--light]
 * --out FILE.png`: draws a picture of a game from the game.json of `/game export`. Ends with 0, or with 1 and a plain
 * sentence where something is wrong.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { called } from "../src/called.ts";
import { PICTURE_NAMES } from "../src/pictures/picture.ts";

/** In pixels: from half a phone to four times the size that pictures are designed in. */
const WIDTHS = { least: 390, usual: 800, most: 1_560 } as const;

const USAGE =
  "npm run -s picture -- --export game.json [--turn N] [--what table|conflicts|seat|summary] [--seat NAME] [--width 800] [--light] --out picture.png";

function wrong(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const options = called(USAGE, {
  export: { type: "string" },
  turn: { type: "string" },
  what: { type: "string", default: "table" },
  seat: { type: "string" },
  width: { type: "string", default: String(WIDTHS.usual) },
  light: { type: "boolean", default: false },
  out: { type: "string" },
}).values;
const { export: file, out } = options;
if (file === undefined) wrong(`Name the file of a game. Use: ${USAGE}`);
if (out === undefined) wrong(`Name the picture’s file. Use: ${USAGE}`);
const what = PICTURE_NAMES.find((each) => each === options.what);
if (what === undefined) wrong(`There is no picture “${options.what}”: --what takes ${PICTURE_NAMES.join(", ")}.`);
const turn = options.turn === undefined ? null : Number(options.turn);
if (turn !== null && !/^\d{1,4}$/u.test(options.turn ?? ""))
  wrong(`“${options.turn}” is no turn: --turn takes a number, such as 7.`);
const width = Number(options.width);
if (!Number.isInteger(width) || width < WIDTHS.least || width > WIDTHS.most)
  wrong(`“${options.width}” is no width: --width takes pixels from ${WIDTHS.least} to ${WIDTHS.most}.`);
if (!out.toLowerCase().endsWith(".png")) wrong(`“${out}” is no PNG file: name one that ends in .png.`);

let text: string;
try {
  text = readFileSync(file, "utf8");
} catch {
  wrong(`${file} cannot be read.`);
}
// Whoever is told of a slip waits for neither the game nor the canvas.
const [{ pictureOf }, { drawn }] = await Promise.all([import("./picture-of.ts"), import("../src/pictures/index.ts")]);
const found = pictureOf(text, { what, turn, seat: options.seat ?? null });
if (!found.ok) wrong(found.why);
let bytes: Buffer;
try {
  bytes = await drawn({ ...found.picture, colours: options.light ? "light" : "dark" }, { format: "png", width });
} catch (error) {
  wrong(`This machine cannot draw pictures: ${error instanceof Error ? error.message : error}`);
}
try {
  writeFileSync(out, bytes);
} catch {
  wrong(`${out} cannot be written.`);
}
