/** A word in an answer, and where it was put. */
export type Canary = { owner: string; column: string };

export type CanaryWords = ReturnType<typeof createCanaryWords>;

const mark = /zq([a-z]{2})([a-z]{3})qz/gi;

/** Words that nothing else holds. Each says whose text it stands in (`owner`), and in which column of the database. */
export function createCanaryWords() {
  const owners: string[] = [];
  const columns: string[] = [];
  const columnsWithWords = new Set<string>();
  const lettersOf = (known: string[], name: string, length: number) => {
    if (!known.includes(name)) known.push(name);
    let number = known.indexOf(name);
    let letters = '';
    while (letters.length < length) {
      letters = String.fromCharCode(97 + (number % 26)) + letters;
      number = Math.floor(number / 26);
    }
    return letters;
  };
  const nameOf = (known: string[], letters: string) =>
    known[[...letters.toLowerCase()].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 97, 0)];
  /** The beginning of all words of an owner, or of those of one column. */
  return {
    word: (owner: string, column: string) =>
      `zq${lettersOf(owners, owner, 2)}${lettersOf(columns, column, 3)}qz`,
    /** What all words of an owner match, as a regular expression. */
    anyOf: (owner: string) => `zq${lettersOf(owners, owner, 2)}[a-z]{3}qz`,
    /** The words that a text holds, each once. */
    found(text: string): Canary[] {
      const words = new Set([...text.matchAll(mark)].map(([word]) => word.toLowerCase()));
      return [...words].flatMap((word) => {
        const owner = nameOf(owners, word.slice(2, 4));
        const column = nameOf(columns, word.slice(4, 7));
        if (!owner || !column) return [];
        columnsWithWords.add(column);
        return [{ owner, column }];
      });
    },
    /** The columns of all words that were found until now. */
    columnsWithWords: (): ReadonlySet<string> => columnsWithWords,
  };
}
