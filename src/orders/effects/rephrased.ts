/** Other words for effects on factions, said as the ones that are read. */

const STATE = "(?:(?:an?|the)\\s+)?(?:state\\s+of\\s+)?(?:war|free trade|alliance|non[- ]?aggression|neutrality)";
const ALLIANCE = "(?:the\\s+)?(?:isa|interstellar alliance|alliance)";
const CHOICE = "(yes|no|abstain)";
const AMOUNT = "(\\d+|an?|one|two|three|four|five)";

const REPHRASED: readonly (readonly [RegExp, string])[] = [
  // "Londo and Gkar are at war", "Londo goes to war with Gkar", "war between Londo and Gkar begins"
  [/^(.+?)\s+and\s+(.+?)\s+are\s+(?:now\s+)?at\s+war$/iu, "start war between $1 and $2"],
  [/^(.+?)\s+(?:is|are|am)\s+(?:now\s+)?at\s+war\s+with\s+/iu, "$1 starts war with "],
  [/\b(?:go|goes)\s+to\s+war\s+(?:with|against)\s+/iu, "starts war with "],
  [new RegExp(`^(${STATE})\\s+(between|with)\\s+(.+?)\\s+(?:begins?|starts?)$`, "iu"), "start $1 $2 $3"],
  [new RegExp(`^(${STATE})\\s+(between|with)\\s+(.+?)\\s+(?:ends?|is over)$`, "iu"), "end $1 $2 $3"],
  [new RegExp(`^(${STATE})\\s+(begins?|starts?|ends?)\\s+(between|with)\\s+`, "iu"), "$2 $1 $3 "],
  [new RegExp(`^(${STATE})\\s+(between|with)\\s+`, "iu"), "start $1 $2 "],
  [/\b(?:makes?|signs?|declares?|concludes?)\s+peace\s+(with|between)\s+/iu, "ends war $1 "],
  [/^peace\s+(with|between)\s+/iu, "end war $1 "],
  [
    new RegExp(
      `\\b(?:form|make|sign|create|establish|conclude|enter|agree)s?\\s+(?:(?:to|on|into)\\s+)?(?=${STATE}\\b)`,
      "iu",
    ),
    "starts ",
  ],
  [new RegExp(`\\b(?:break|dissolve)s?\\s+(?:off\\s+)?(?=${STATE}\\b)`, "iu"), "ends "],
  // "expel Delenn from the ISA", "Delenn is expelled from the Alliance", "found the ISA with Delenn and Sinclair"
  [new RegExp(`^(?:(?:i|you)\\s+)?(?:expel|remove)s?\\s+(.+?)\\s+from\\s+${ALLIANCE}$`, "iu"), "$1 leaves the ISA"],
  [new RegExp(`^(.+?)\\s+is\\s+(?:expelled|removed)\\s+from\\s+${ALLIANCE}$`, "iu"), "$1 leaves the ISA"],
  // "Narn must vote no", "Londo abstains", "change Londo's vote to no", "Londo's vote is no"
  [/^(.+?)\s+(?:must|has to|is forced to)\s+vote\s+/iu, "$1 votes "],
  [/^(.+?)\s+(?:(?:must|has to|is forced to)\s+abstain|abstains)$/iu, "$1 votes abstain"],
  [new RegExp(`^(?:change|set)\\s+(.+?)['’]?s?\\s+vote\\s+to\\s+${CHOICE}$`, "iu"), "$1 votes $2"],
  [new RegExp(`^(.+?)['’]?s?\\s+vote\\s+(?:is|becomes|counts as)\\s+${CHOICE}$`, "iu"), "$1 votes $2"],
  // "give Vir 2 Shadow marks", "remove 1 Doom mark from Vir", "deal 3 damage to Vir", "Vir takes 3 severe damage"
  [new RegExp(`^gives?\\s+(?!up\\b)(.+?)\\s+${AMOUNT}\\s+(\\w+)\\s+marks?$`, "iu"), "$1 gains $2 $3 marks"],
  [
    new RegExp(`^(?:remove|take)s?\\s+${AMOUNT}\\s+(\\w+)\\s+marks?\\s+(?:from|off)\\s+(.+)$`, "iu"),
    "$3 loses $1 $2 marks",
  ],
  [
    new RegExp(`^(?:deal|inflict|do)s?\\s+${AMOUNT}\\s+(severe\\s+)?damage\\s+(?:to|on)\\s+(.+)$`, "iu"),
    "$2damage $3 by $1",
  ],
  [
    new RegExp(`^(.+?)\\s+(?:takes?|suffers?|gets?|receives?)\\s+${AMOUNT}\\s+(severe\\s+)?damage$`, "iu"),
    "$3damage $1 by $2",
  ],
  // "move 1 Strife mark from Vir to Londo", "Vir attacks Londo"
  [new RegExp(`^moves?\\s+(?=${AMOUNT}\\s+\\w+\\s+marks?\\b)`, "iu"), "transfer "],
  [/^(.+?)\s+attacks\s+(.+)$/iu, "attack $2 with $1"],
  // "unneutralize Vir", "turn Vir face up", "untap Vir", "destroy the fleet", "+2 diplomacy for Vir"
  [/^(?:un-?neutrali[sz]e|remove all damage (?:from|of))\s+/iu, "heal "],
  [/^turn\s+(.+?)\s+face[- ]up$/iu, "heal $1"],
  [/^(?:un-?tap|un-?rotate)s?\s+/iu, "ready "],
  [/^taps?\s+/iu, "rotate "],
  [/^(?:destroy|kill)s?\s+/iu, "discard "],
  [/^([+\u2212-]\d+\s+(?:to\s+)?\w+)\s+(?:for|to|on)\s+(.+?)((?:\s+(?:until|while|this turn).*)?)$/iu, "$2 gets $1$3"],
  [/^steals?\s+(.+?)\s+from\s+(.+)$/iu, "transfer $1 from $2 to me"],
];

/** The text in words that are read, where it is said in others; the same text otherwise. */
export function rephrased(text: string): string {
  const said = text.trim().replace(/[.!]+$/u, "");
  return foundedWith(said) ?? REPHRASED.reduce((now, [other, known]) => now.replace(other, known), said);
}

/** "found the ISA with Delenn and Sinclair": they join what is founded. */
function foundedWith(text: string): string | null {
  const [, founds, members] =
    new RegExp(`^(.*?\\bfounds?\\s+${ALLIANCE})\\s+(?:together\\s+)?with\\s+(.+)$`, "iu").exec(text) ?? [];
  if (founds === undefined || members === undefined) return null;
  const joining = members.split(/\s*,\s*|\s+and\s+/iu).map((member) => `${member} joins the ISA`);
  return [founds, ...joining].join(" then ");
}
