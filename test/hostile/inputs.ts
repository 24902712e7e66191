/** Texts that are made to be hard to read: each fills a given size with one idea. */

const filled = (piece: string) => (size: number) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
const between = (open: string, middle: string, close: string) => (size: number) =>
  `${open}${filled(middle)(Math.max(0, size - open.length - close.length))}${close}`;
/** Pieces that differ from each other by a number. */
const numbered = (piece: (at: number) => string) => (size: number) => {
  let text = "";
  for (let at = 0; text.length < size; at++) text += piece(at);
  return text.slice(0, size);
};

/** The same, at most so many of them. */
const fewer = (most: number, piece: (at: number) => string) => (size: number) =>
  numbered(piece)(size).split("\n").slice(0, most).join("\n");

export interface Hostile {
  readonly name: string;
  /** So many UTF-16 units of it. */
  readonly of: (size: number) => string;
}

/** A small generator of its own, so that a failure can be looked at again. */
function chosen(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % most;
  };
}

/** A word with one letter doubled, left out or changed, as fingers do it. */
function slipped(word: string, at: number): string {
  const place = at % Math.max(1, word.length);
  const kinds = [
    word.slice(0, place) + word.slice(place + 1),
    word.slice(0, place) + word.charAt(place) + word.slice(place),
    `${word.slice(0, place)}x${word.slice(place + 1)}`,
  ];
  return kinds[at % kinds.length] ?? word;
}

const WORDS =
  "influence conflict ambassador character support oppose rotate sponsor promote tension unrest fleet agenda aftermath contingency enhancement shadow vorlon destiny initiative neutralize diplomacy intrigue psi leadership military faction".split(
    " ",
  );

/** What can be thought of for any text, in any field. */
export const TEXTS: readonly Hostile[] = [
  ...[..."a 3x,;:.'\"()[]{}<>&*_-=#/\\@?!\t\n\u00a0\u200b\u0301é漢", "😀", "\r\n"].map((sign) => ({
    name: `nothing but ${JSON.stringify(sign)}`,
    of: filled(sign),
  })),
  { name: "a count and spaces", of: between("3 x", " ", "") },
  { name: "a count, spaces and a title", of: between("3 x", " ", "Vir Cotto") },
  { name: "spaces between words", of: filled(`a${" ".repeat(200)}`) },
  { name: "counts upon counts", of: filled("3 x 3 x ") },
  { name: "commas and counts", of: filled(", 3 x a") },
  { name: "brackets in brackets", of: (size) => `${"(".repeat(size / 2)}${")".repeat(size / 2)}` },
  { name: "a bracket that never closes", of: between("[", "a ", "") },
  { name: "headings", of: filled("x:\n") },
  { name: "different headings", of: numbered((at) => `x${at}:\n`) },
  { name: "headings and cards", of: numbered((at) => `x${at}:\n${at} a\n`) },
  { name: "lines of one letter", of: filled("a\n") },
  { name: "lines of different words", of: numbered((at) => `word${at}\n`) },
  { name: "one word repeated", of: filled("influence ") },
  { name: "different words", of: numbered((at) => `${WORDS[at % WORDS.length]} `) },
  { name: "words of letters alone", of: numbered((at) => `${letters(at)} `) },
  { name: "misspelt words", of: numbered((at) => `${slipped(WORDS[at % WORDS.length] ?? "", at)} `) },
  {
    name: "words with two slips",
    of: numbered((at) => `${slipped(slipped(WORDS[at % WORDS.length] ?? "", at), at + 3)} `),
  },
  {
    name: "words run together",
    of: numbered((at) => `${WORDS[at % WORDS.length]}${WORDS[(at * 7) % WORDS.length]}x `),
  },
  {
    name: "long words that nobody knows",
    of: numbered(
      (at) =>
        `${letters(at * 7_919)
          .repeat(4)
          .slice(0, 14)} `,
    ),
  },
  { name: "one long word", of: numbered((at) => letters(at)) },
  { name: "rules asked for", of: filled("what is how does rule on about ") },
  { name: "a rule asked for by nothing", of: between("what is ", "about ", "?") },
  { name: "spaces after the question", of: between("what is influence", " ", "x") },
  { name: "numbers", of: numbered((at) => `${at}.${at} `) },
  { name: "digits", of: filled("0123456789") },
  { name: "quotes that open", of: filled(' "a') },
  { name: "quotes in quotes", of: filled('"a""b",') },
  { name: "columns", of: filled("a\t1\t") },
  { name: "empty columns", of: filled(",") },
  { name: "slashes and remarks", of: filled(" // # ") },
  { name: "orders upon orders", of: filled("support with using for in on to and ") },
  { name: "an effect upon an effect", of: filled("gain 2 influence and lose 1 power and ") },
  { name: "effects that hold", of: filled("until the end of the turn +1 diplomacy to ") },
  { name: "names of players", of: filled("Player 1001 and Player 1002 ") },
  { name: "mentions", of: filled("<@1001> @everyone :a:") },
  { name: "Markdown", of: filled("**_`~~||") },
  { name: "accents", of: filled("e\u0301\u0302\u0303 ") },
  { name: "ligatures that become many letters", of: filled("\ufdfa") },
  { name: "letters that are half a letter", of: filled("\ud83d") },
  { name: "signs in turn", of: (size) => mixed(size) },
];

/** What only fills a size with one sign, by far the most of it: a few signs stand for all where a text must be short. */
const SIGNS_FOR_ALL = [" ", "3", ",", "(", "\n", "é", "😀"].map((sign) => `nothing but ${JSON.stringify(sign)}`);

/** What can be thought of for a field that takes a line or two. */
export const SHORT: readonly Hostile[] = TEXTS.filter(
  ({ name }) => !name.startsWith("nothing but") || SIGNS_FOR_ALL.includes(name),
);

function letters(at: number): string {
  let rest = at + 26;
  let word = "";
  for (; rest > 0; rest = Math.floor(rest / 26)) word += String.fromCharCode(97 + (rest % 26));
  return `qz${word}`;
}

function mixed(size: number): string {
  const pick = chosen(20_251);
  const signs = [..."ab13x ,;:.'\"()[]{}<>&*-=#/\\\t\n"];
  return Array.from({ length: size }, () => signs[pick(signs.length)] ?? "a").join("");
}

const elements = (open: string, close: string) => (size: number) => {
  const depth = Math.floor(size / (open.length + close.length));
  return `${open.repeat(depth)}${close.repeat(depth)}`;
};

/** What can be thought of for a deck's file. */
export const DECKS: readonly Hostile[] = [
  { name: "elements in elements", of: elements("<deck>", "</deck>") },
  {
    name: "elements beside elements",
    of: between("<deck><superzone name='Deck'>", "<card><name>a</name></card>", "</superzone></deck>"),
  },
  { name: "empty elements", of: between("<deck>", "<a/>", "</deck>") },
  { name: "attributes", of: (size) => `<deck ${numbered((at) => `b${at}="" `)(size)}/>` },
  { name: "an attribute without end", of: between("<deck a='", "a", "") },
  { name: "entities", of: between("<deck>", "&amp;", "</deck>") },
  { name: "numbered entities", of: between("<deck>", "&#0000065;", "</deck>") },
  { name: "a comment", of: between("<deck><!--", "- ", "--></deck>") },
  { name: "brackets that data ends with", of: between("<deck><![CDATA[", "]", "]]></deck>") },
  { name: "spaces in a tag", of: between("<deck", " ", ">") },
  { name: "zones", of: numbered((at) => `${at === 0 ? "<cockatrice_deck>" : ""}<zone name="z${at}"/>`) },
  { name: "a tag's name", of: between("<", "a", ">") },
  { name: "lists in lists", of: (size) => `{"ObjectStates":${"[".repeat(size)}` },
  { name: "bags in bags", of: (size) => `{"ObjectStates":[${elements('{"ContainedObjects":[', "]}")(size - 20)}]}` },
  { name: "bags beside bags", of: between('{"ObjectStates":[{}', ',{"ContainedObjects":[]}', "]}") },
  { name: "a bag that does not end", of: between('{"ObjectStates":[', '{"Name":"Card"},', "") },
  { name: "a string in a save", of: between('{"ObjectStates":[{"Name":"Card","Nickname":"', "a", '"}]}') },
  { name: "lines in a save that is broken", of: between("{", "\n", "x") },
  { name: "misspelt titles", of: fewer(500, (at) => `${slipped(TITLES[at % TITLES.length] ?? "", at)}${at}\n`) },
  {
    name: "misspelt titles, no two alike",
    of: fewer(500, (at) => `${slipped(slipped(TITLES[at % TITLES.length] ?? "", at), at * 5)}\n`),
  },
  {
    name: "titles with two slips",
    of: fewer(
      500,
      (at) => `${slipped(slipped(TITLES[at % TITLES.length] ?? "", at), at * 31)}${letters(at).slice(-2)}\n`,
    ),
  },
  { name: "titles of the greatest length", of: fewer(500, (at) => `${`${at} `.padEnd(119, "ab cd ")}\n`) },
  {
    name: "titles cut short",
    of: fewer(500, (at) => `${(TITLES[at % TITLES.length] ?? "").slice(0, 4 + (at % 5))}\n`),
  },
];

const TITLES = [
  "Londo Mollari",
  "Vir Cotto",
  "Trade Pact",
  "Border Raid",
  "First Battle Fleet",
  "Picket Fleet",
  "Power Politics",
  "Apocalypse Box",
  "The Alliance",
  "Lord Refa",
  "Centauri Aide",
  "Homeworld Fleet",
  "Level the Playing Field",
];

/** What can be thought of for a table of cards. */
export const TABLES: readonly Hostile[] = [
  {
    name: "5,000 cards that nobody knew",
    of: (size) => cards(size, (at) => `Card ${at},character,${at % 99},${at % 9},a;b`),
  },
  { name: "5,000 cards with their notes", of: (size) => cards(size, (at) => `Card ${at},,,,,${letters(at * 31)}`) },
  { name: "rows", of: numbered((at) => (at === 0 ? "title,type\n" : `Card ${at},fleet\n`)) },
  { name: "short rows", of: numbered((at) => (at === 0 ? "title\n" : `${at.toString(36)}\n`)) },
  {
    name: "rows with every fact",
    of: numbered((at) =>
      at === 0
        ? "title,type,race,cost,diplomacy,intrigue,psi,leadership,keywords,marks\n"
        : `Card ${at},character,human,3,1,2,3,4,a;b;c,2 destiny\n`,
    ),
  },
  {
    name: "rows with other columns",
    of: numbered((at) =>
      at === 0
        ? `title,${Array.from({ length: 58 }, (_, each) => `x${each}`).join(",")}\n`
        : `${at.toString(36)}${",1".repeat(58)}\n`,
    ),
  },
  { name: "rows with empty cells", of: numbered((at) => (at === 0 ? "title,a\n" : `${at},,,,,,,,,,,,,,,,,,,,,,,,\n`)) },
  { name: "the same row", of: between("title,type\n", "A,fleet\n", "") },
  {
    name: "wrong cells",
    of: numbered((at) => (at === 0 ? "title,cost,type,race,marks\n" : `${at.toString(36)},x y,zzz,qqq,1 a 2 b\n`)),
  },
  { name: "marks upon marks", of: between("title,marks\nA,", "1 destiny / ", "\n") },
  { name: "keywords upon keywords", of: between("title,keywords\nA,", "a;", "\n") },
  { name: "a conflict upon a conflict", of: between("title,conflict\nA,", "won ; ", "\n") },
  { name: "a number of spaces in a cell", of: between("title,cost\nA,1", " ", "x\n") },
  { name: "a title of spaces", of: between("title,cost\nA", " ", "x,1\n") },
  { name: "headings", of: numbered((at) => (at === 0 ? "title" : `,h${at}`)) },
  { name: "headings of spaces", of: between("title,h", " _", "") },
  { name: "a quote that never closes", of: between('title,cost\n"', "a,", "") },
  { name: "quotes doubled", of: between('title,cost\n"', '""', '",1') },
  { name: "quotes in the middle", of: between("title,cost\n", 'a"b,', "") },
  { name: "empty lines before the headings", of: between("", "\n", "title") },
  { name: "spaces before the headings", of: between("", " ", "title") },
];

/** What can be thought of for a file of a server's rulings. */
export const RULINGS: readonly Hostile[] = [
  { name: "many rulings", of: (size) => rulings(size, (at) => ({ title: `Ruling ${at}`, text: "a".repeat(20) })) },
  {
    name: "long rulings",
    of: (size) =>
      rulings(size, (at) => ({ title: `R ${at}`, text: numbered((n) => `${letters(n * 31 + at)} `)(1_300) })),
  },
  {
    name: "rulings of the rules' own words",
    of: (size) =>
      rulings(size, (at) => ({
        title: `${WORDS[at % WORDS.length]} ${at}`,
        text: numbered((n) => `${WORDS[(n * 7 + at) % WORDS.length]} `)(1_300),
      })),
  },
  { name: "rulings without a text", of: (size) => rulings(size, (at) => ({ title: `R ${at}` })) },
  { name: "lists in lists", of: (size) => `{"houseRulings":${elements("[", "]")(size - 17)}}` },
  { name: "keys", of: (size) => `{${numbered((at) => `"k${at}":1,`)(size - 8)}"z":1}` },
];

function rulings(size: number, one: (at: number) => object): string {
  const all: string[] = [];
  for (let at = 0, used = 20; at < 200; at++) {
    const text = JSON.stringify({ replaces: null, ...one(at) });
    used += text.length + 1;
    if (used > size) break;
    all.push(text);
  }
  return `{"houseRulings":[${all.join(",")}]}`;
}

/** A table that is taken: as many rows as may be. */
function cards(size: number, row: (at: number) => string): string {
  const all = ["title,type,cost,diplomacy,keywords,notes"];
  for (let at = 0, used = 42; at < 5_000; at++) {
    const line = row(at);
    used += line.length + 1;
    if (used > size) break;
    all.push(line);
  }
  return all.join("\n");
}
