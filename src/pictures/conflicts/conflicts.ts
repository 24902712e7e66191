/** The conflicts as a picture: a strip each, the vote that is held, and what is declared. */
import type { PictureWords } from "../../views/pictures/words.ts";
import type { Palette } from "../palette.ts";
import { faceDown } from "../parts/figures.ts";
import { baselineBelow, token } from "../parts/tokens.ts";
import { type Box, type Measure, type Scene, Sheet, SMALLEST, WIDTH } from "../scene.ts";
import type { BallotFacts, ConflictFacts, ConflictsFacts, VoteFacts } from "./facts.ts";
import { balanceHeight, drawBalance, drawSeveral, severalHeight } from "./sides.ts";

const MARGIN = 6;
const GAP = 6;
const TOP = 32;
const HEAD = 42;
const PRIZE_LINE = 14;
const BOX = { x: MARGIN, w: WIDTH - 2 * MARGIN } as const;
const LEFT = MARGIN + 10;
const ROOM = BOX.w - 20;

export function conflictsScene(facts: ConflictsFacts, palette: Palette, measure: Measure, said?: PictureWords): Scene {
  const sheet = new Sheet(palette, measure, said);
  const on = palette.ground;
  const w = sheet.words(sheet.said.conflicts, 8, 15 + baselineBelow(15), { size: 15, bold: true, on });
  sheet.words(facts.turn, 15 + w, 15.5 + baselineBelow(12.5), { size: 12.5, colour: palette.dim, on });
  const opposable = facts.conflicts.some(({ several }) => !several);
  if (opposable)
    sheet.words(sheet.said.sides, WIDTH - 8, 15.5 + baselineBelow(12), {
      size: 12,
      colour: palette.dim,
      on,
      align: "right",
    });
  let y = TOP;
  if (facts.vote !== null) y = drawVote(sheet, facts.vote, y) + GAP;
  for (const conflict of facts.conflicts) y = drawConflict(sheet, conflict, y) + GAP;
  if (facts.declared.length > 0) y = drawDeclared(sheet, facts.declared, y) + GAP;
  if (facts.conflicts.length + facts.declared.length === 0 && facts.vote === null) {
    const box = { ...BOX, y, h: 44 };
    sheet.part("none", box);
    sheet.box(box, { fill: palette.panel, stroke: palette.panelEdge, line: 0.9, r: 8 });
    const said = { size: 12.5, colour: palette.dim, on: palette.panel, align: "middle" } as const;
    sheet.words(sheet.said.noConflicts, WIDTH / 2, y + 22 + baselineBelow(12.5), said);
    y += 50;
  }
  return sheet.done(y);
}

/** Gives where it ends. */
function drawConflict(sheet: Sheet, conflict: ConflictFacts, y: number): number {
  const { palette } = sheet;
  const on = palette.panel;
  const prize = sheet.wrapped(conflict.prize, ROOM - 20, 11.5, 3);
  const body = conflict.several ? severalHeight(sheet, conflict, ROOM) : balanceHeight(conflict);
  const foot = prize.length > 0 ? 11 + prize.length * PRIZE_LINE : 0;
  const box = { ...BOX, y, h: HEAD + body + foot + 4 };
  const colour = palette.ability[conflict.type];
  sheet.part(`conflict:${conflict.id}`, box);
  sheet.box(box, { fill: on, stroke: palette.panelEdge, line: 0.9, r: 8 });
  sheet.box({ x: box.x, y, w: 4, h: box.h }, { fill: colour, r: [8, 0, 0, 8] });
  sheet.sign(conflict.type, LEFT + 11, y + 17, 23, { fill: colour, on });
  const pill = verdict(sheet, conflict.verdict, BOX.x + BOX.w - 8, y + 7);
  sheet.words(conflict.title, LEFT + 28, y + 12.5 + baselineBelow(14), {
    size: 14,
    bold: true,
    on,
    room: pill - LEFT - 36,
  });
  aim(sheet, conflict, y + 31);
  if (conflict.several) drawSeveral(sheet, conflict, { x: LEFT, y: y + HEAD, w: ROOM, h: body });
  else drawBalance(sheet, conflict, { x: LEFT, y: y + HEAD, w: ROOM, h: body });
  if (prize.length === 0) return y + box.h;
  const line = y + HEAD + body + 2;
  sheet.line(
    [
      [LEFT, line],
      [LEFT + ROOM, line],
    ],
    palette.panelEdge,
    0.9,
  );
  sheet.sign("trophy", LEFT + 7, line + 10.5, 11, { fill: palette.bright, on });
  for (const [at, text] of prize.entries())
    sheet.words(text, LEFT + 18, line + 10.5 + at * PRIZE_LINE + baselineBelow(11.5), {
      size: 11.5,
      colour: palette.dim,
      on,
      room: ROOM - 18,
    });
  return y + box.h;
}

/** Whose it is, and at what it is aimed. */
function aim(sheet: Sheet, { type, typeName, initiator, targets }: ConflictFacts, y: number): void {
  const { palette } = sheet;
  const on = palette.panel;
  const end = BOX.x + BOX.w - 8;
  let x = LEFT + 28;
  x +=
    sheet.words(typeName, x, y + baselineBelow(11.5), { size: 11.5, bold: true, colour: palette.ability[type], on }) +
    9;
  x = named(sheet, initiator, x, y, Math.min(100, end - x));
  sheet.sign("arrow", x + 13, y, 14, { fill: palette.dim, on });
  x += 26;
  if (targets.length === 0) {
    sheet.words(sheet.said.noTarget, x, y + baselineBelow(11.5), {
      size: 11.5,
      colour: palette.dim,
      on,
      room: end - x,
    });
    return;
  }
  for (const [at, target] of targets.entries()) {
    const share = (end - x) / (targets.length - at);
    x = named(sheet, target, x, y, share - 6) + 6;
  }
}

/** A token and a name; gives where they end. */
function named(
  sheet: Sheet,
  { token: whose, name }: ConflictFacts["initiator"],
  left: number,
  y: number,
  room: number,
): number {
  let x = left;
  if (whose) {
    token(sheet, { ...whose, drakh: false }, x + 8, y, 15.5, sheet.palette.panel);
    x += 19;
  }
  return (
    x + sheet.words(name, x, y + baselineBelow(12), { size: 12, on: sheet.palette.panel, room: room - (x - left) }) + 4
  );
}

/** How it stands; gives where the pill begins. */
function verdict(sheet: Sheet, { text, good }: ConflictFacts["verdict"], right: number, y: number): number {
  const { palette } = sheet;
  const w = sheet.width(text, 13, true) + 27;
  const fill = good ? palette.good : palette.pill;
  const colour = good ? palette.digit : palette.text;
  sheet.box({ x: right - w, y, w, h: 20 }, { fill, r: 10 });
  sheet.sign(good ? "check" : "cross", right - w + 12, y + 10, 9.5, { fill: colour, on: fill });
  sheet.words(text, right - 7, y + 10 + baselineBelow(13), { size: 13, bold: true, colour, on: fill, align: "right" });
  return right - w;
}

const BALLOT_LINE = 19;

function drawVote(sheet: Sheet, vote: VoteFacts, y: number): number {
  const { palette } = sheet;
  const on = palette.panel;
  const says = sheet.wrapped(vote.says, ROOM, 11.5, 2);
  const rows = Math.ceil(vote.ballots.length / 2);
  const league = vote.league.length > 0 ? 16 + Math.ceil(vote.league.length / 2) * BALLOT_LINE : 0;
  const box = { ...BOX, y, h: 44 + says.length * 14 + rows * BALLOT_LINE + league + 4 };
  sheet.part("vote", box);
  sheet.box(box, { fill: on, stroke: palette.panelEdge, line: 0.9, r: 8 });
  sheet.box({ x: box.x, y, w: 4, h: box.h }, { fill: palette.bright, r: [8, 0, 0, 8] });
  sheet.sign("ballot", LEFT + 11, y + 17, 20, { fill: palette.bright, on });
  const right = box.x + box.w - 8;
  const w = sheet.width(vote.tally, 12.5, true) + 16;
  sheet.box({ x: right - w, y: y + 7, w, h: 20 }, { fill: palette.pill, r: 10 });
  sheet.words(vote.tally, right - w / 2, y + 17 + baselineBelow(12.5), {
    size: 12.5,
    bold: true,
    on: palette.pill,
    align: "middle",
  });
  sheet.words(vote.title, LEFT + 28, y + 12.5 + baselineBelow(14), { size: 14, bold: true, on, room: ROOM - w - 40 });
  sheet.words(`${sheet.said.vote} · ${vote.head}`, LEFT + 28, y + 31 + baselineBelow(11.5), {
    size: 11.5,
    colour: palette.dim,
    on,
    room: ROOM - 36,
  });
  let top = y + 42;
  for (const text of says) {
    sheet.words(text, LEFT, top + 7 + baselineBelow(11.5), { size: 11.5, colour: palette.dim, on, room: ROOM });
    top += 14;
  }
  top = ballots(sheet, vote.ballots, top);
  if (vote.league.length > 0) {
    sheet.words(sheet.said.league, LEFT, top + 8 + baselineBelow(11.5), { size: 11.5, bold: true, on });
    ballots(sheet, vote.league, top + 16);
  }
  return y + box.h;
}

/** Two beside each other; gives where they end. */
function ballots(sheet: Sheet, all: readonly BallotFacts[], top: number): number {
  const { palette } = sheet;
  const on = palette.panel;
  const half = ROOM / 2;
  for (const [at, { token: whose, name, cast, says }] of all.entries()) {
    const x = LEFT + (at % 2) * half;
    const y = top + Math.floor(at / 2) * BALLOT_LINE + BALLOT_LINE / 2;
    if (whose) token(sheet, { ...whose, drakh: false }, x + 8, y, 15.5, on);
    const said = sheet.width(says, 12, true);
    const colour = cast === "yes" ? palette.good : cast === "no" ? palette.hot : palette.dim;
    const w = sheet.words(name, x + 20, y + baselineBelow(12), { size: 12, on, room: half - said - 52 });
    if (cast === "yes" || cast === "no")
      sheet.sign(cast === "yes" ? "check" : "cross", x + 32 + w, y, 9, { fill: colour, on });
    sheet.words(says, x + 40 + w, y + baselineBelow(12), { size: 12, bold: true, colour, on });
  }
  return top + Math.ceil(all.length / 2) * BALLOT_LINE;
}

const PER_ROW = 4;
const CARD_ROW = 92;

function drawDeclared(sheet: Sheet, declared: ConflictsFacts["declared"], y: number): number {
  const { palette } = sheet;
  const on = palette.panel;
  const rows = Math.ceil(declared.length / PER_ROW);
  const box = { ...BOX, y, h: rows * CARD_ROW + 6 };
  sheet.part("declared", box);
  sheet.box(box, { fill: on, stroke: palette.panelEdge, line: 0.9, r: 8 });
  sheet.words(sheet.said.declared, LEFT, y + 14 + baselineBelow(13), { size: 13, bold: true, on });
  sheet.words(sheet.said.notInitiated, LEFT, y + 29 + baselineBelow(11.5), { size: 11.5, colour: palette.dim, on });
  const left = LEFT + 92;
  const w = (box.x + box.w - 4 - left) / PER_ROW;
  for (const [at, { token: whose, name, title }] of declared.entries()) {
    const middle = left + w * ((at % PER_ROW) + 0.5);
    const top = y + 7 + Math.floor(at / PER_ROW) * CARD_ROW;
    const card: Box = { x: middle - 18, y: top, w: 36, h: 48 };
    sheet.part(`declared:${at}`, { x: middle - w / 2, y: top, w, h: CARD_ROW - 8 }, "declared");
    if (title === null) faceDown(sheet, card);
    else sheet.box(card, { fill: palette.card, stroke: palette.cardEdge, line: 0.9, r: 4 });
    if (whose) {
      sheet.sign("disc", middle, top + 24, 31, { fill: palette.supporting });
      token(sheet, { ...whose, drakh: false }, middle, top + 24, 20, palette.supporting);
    }
    sheet.words(name, middle, top + 60 + baselineBelow(11.5), {
      size: 11.5,
      bold: true,
      on,
      align: "middle",
      room: w - 4,
    });
    sheet.words(title ?? sheet.said.hiddenShort, middle, top + 74 + baselineBelow(SMALLEST), {
      colour: palette.dim,
      on,
      align: "middle",
      room: w - 4,
    });
  }
  return y + box.h;
}
