/** Titles compare without case, accents, spaces and the different kinds of apostrophes. */
export function titleKey(title: string): string {
  return title
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[’‘ʼʹ´`′]/gu, "'")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
