/** Titles compare without case, accents, spaces and the different kinds of apostrophes. */
export function titleKey(title: string): string {
  return title
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[\u2019\u2018\u02bc\u02b9´`\u2032]/gu, "'")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
