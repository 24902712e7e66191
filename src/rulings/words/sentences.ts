/** After these a full stop ends no sentence. */
const SHORTENED = /(?:\b(?:e\.g|i\.e|etc|vs|no|nos|Dr|St|Mr)|\b[A-Z])\.$/u;

/** The sentences of a text, each as it is written; a full stop within brackets or after "e.g." ends none. */
export function sentencesIn(text: string): readonly string[] {
  const parts = text.split(/(?<=[.!?]["\u201d')]*)\s+(?=["\u201c(]?[\p{Lu}\d"\u201c])/u);
  const whole: string[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    const goesOn = last !== undefined && (SHORTENED.test(last) || opened(last));
    if (goesOn) whole[whole.length - 1] = `${last} ${part}`;
    else whole.push(part);
  }
  return whole;
}

const opened = (text: string) => (text.match(/\(/gu)?.length ?? 0) > (text.match(/\)/gu)?.length ?? 0);
