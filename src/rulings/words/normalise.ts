/** Words as they are compared: without case, accents, apostrophes and punctuation. */

const APOSTROPHES = /['\u2019\u2018\u201b\u02bc\u02bb\u02b9´`\u2032\uff07]/gu;
const ARTICLES: ReadonlySet<string> = new Set(["a", "an", "the"]);

/**
 * The words of a text.
 *
 *     wordsOf("Kha’Mak & the pak'ma'ra"); // ["khamak", "and", "the", "pakmara"]
 */
export function wordsOf(text: string): string[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII, which most texts are
  if (!/[^\x00-\x7f]/.test(text)) return plainWords(text.toLowerCase());
  const folded = text
    .replace(APOSTROPHES, "")
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replaceAll("&", " and ")
    .toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function plainWords(text: string): string[] {
  const whole = text.includes("'") || text.includes("`") ? text.replace(/['`]/g, "") : text;
  return (whole.includes("&") ? whole.replaceAll("&", " and ") : whole).match(/[a-z0-9]+/g) ?? [];
}

/** A name without articles and gaps, as exact names compare: "The Hive" and "hive", "Tu'Pari" and "tu pari". */
export const compact = (text: string): string => compacted(wordsOf(text));

/** The same of its words. */
export function compacted(words: readonly string[]): string {
  if (!words.some((word) => ARTICLES.has(word))) return words.join("");
  const rest = words.filter((word) => !ARTICLES.has(word));
  return (rest.length > 0 ? rest : words).join("");
}

/** Words whose ending is part of them. */
const WHOLE: ReadonlySet<string> = new Set(
  "does this his its was has is as us plus minus status access unless across always during being nothing thing something anything everything king sing bring ring spring string wing bed red need exceed proceed indeed speed feed seed shed hundred species series news mars chaos bias lens alias caucus refugees".split(
    " ",
  ),
);

/**
 * A word without the endings of number and time. Light on purpose: it leaves names such as Bester, Morden or G'Kar as
 * they are, and what it does to the others it does to the text and to the question alike.
 *
 *     stem("rotated"); // "rotat", as is stem("rotates")
 */
export function stem(word: string): string {
  const known = STEMS.get(word);
  if (known !== undefined) return known;
  const found = shortened(word);
  if (STEMS.size < MOST_STEMS) STEMS.set(word, found);
  return found;
}

/** Stems that were found before: the rules use the same few thousand words over and over. */
const STEMS = new Map<string, string>();
const MOST_STEMS = 20_000;

function shortened(word: string): string {
  // Every ending that is taken off ends so.
  if (word.length < 4 || !"sgdei".includes(word.charAt(word.length - 1))) return word;
  if (WHOLE.has(word) || /\d/.test(word)) return word;
  const single = withoutPlural(word);
  if (WHOLE.has(single)) return single;
  const ended = single.endsWith("ing") ? single.slice(0, -3) : single.endsWith("ed") ? single.slice(0, -2) : "";
  const base = ended.length >= 3 && /[aeiouy]/.test(ended) ? undoubled(ended) : single;
  if (base.length > 4 && base.endsWith("i") && /[^aeiou]i$/u.test(base)) return `${base.slice(0, -1)}y`;
  return base.length > 4 && base.endsWith("e") ? base.slice(0, -1) : base;
}

function withoutPlural(word: string): string {
  if (!word.endsWith("s")) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/u.test(word)) return word.slice(0, -2);
  return /[^su]s$/u.test(word) ? word.slice(0, -1) : word;
}

/** "discard" stays, "purgg" and "transferr" lose a letter; "ss" and "ll" are left alone. */
function undoubled(base: string): string {
  return /([bdgmnprt])\1$/u.test(base) ? base.slice(0, -1) : base;
}

/** Words that say little about what a question is about. */
export const FILLER: ReadonlySet<string> = new Set(
  `a an the i im ive id me my mine we us our ours you your yours he him his she her hers it its they them their theirs
  this that these those there here who whos whom whose which what whats when where why how is isnt are arent am was were
  be been being do does dont doesnt did didnt done doing can cant cannot could couldnt may might must shall should would
  will wont have has had having get gets got getting give gives if then than so as at by for from in into of off on onto
  to too up with about and or but nor not no yes any some someone somebody anyone anybody something anything also just
  only still even ever please thanks tell explain mean means meant meaning rule rules ruling question work works working
  let lets say says said happen happens happened allowed allow possible want need needs go goes make makes like thing
  things way now else while because since somehow really exactly already hey hi ok okay me much many
  wat wut wht waht wot wots wats wen wehn whn wher woh hwo howw teh hte adn nad hav hve haev ahve cna acn dose deos thier taht thsi tihs
  frm wich whitch wiht whit wih whith mutch menny meny manny meen maen becuase becaus cuz coz bc u ur r pls plz thx dunno
  considered consider considers specifically appropriate currently generally entire thus upon relevant necessary necessarily
  especially various actual originally previously similarly easily notably possibly conversely occasionally explicitly
  successfully eventually accordingly primarily essentially nominally probably rarely consequently furthermore despite whereas
  assume assumed assuming appear appears indicate indicates indicated indicating represent represents represented representing
  instruct instructs instructed possess possesses possessed individual individually based fashion inherent exact prior
  surely certainly definitely obviously apparently basically simply honestly wants wanted trying tries
  think thinks thought insist insists argue argues believe sure anyway anymore longer
  w n wo sum1 sumone sumbody smth smb sth sb rly realy tho lol omg lmao pls plss kinda sorta dat dis da tha yall ya yep nope yo rite bro tbh imo afaik atm asap idk gonna wanna gotta gimme lemme some1 any1 every1 no1 someones anyones hw hm wud cud shud hafta abt ppl alowed allwed posible`.split(
    /\s+/u,
  ),
);

/**
 * Words that any sentence may have, in whatever it speaks of. They tell rules apart now and then, as "twice" or "instead"
 * do, but are no surer sign for being rare in the rules.
 */
export const LIGHT: ReadonlySet<string> = new Set(
  `put puts out back keep keeps kept after before another one other others come comes came coming over under again away
  bring brings brought next take takes took taken taking gave give gives given left leave leaves sit sits sitting well good
  bad big small together else through people person man guys later per instead back next new old whole rather quite
  around across along against between without within during until till once later soon early late time times
  left right look looks looked see sees saw seen know knows knew tell tells told try tried
  set sets begin begins began stay stays stayed hold holds held find finds found
  become becomes became going gone getting got part parts lot lots bit number
  same different own both each every all most more less enough either neither few several many such
  first second third last twice two three four five extra able long fast wait
  friend friends everyone everybody nobody none me myself himself herself itself themselves yourself
  suddenly finally already yet never always usually normally sometimes maybe perhaps
  ask asks asked answer pick picks picked let lets said says saying
  here there where else thing things stuff kind sort case point way
  went goes doing`
    .split(/\s+/u)
    .map(stem),
);
