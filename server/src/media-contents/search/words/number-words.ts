const small: Record<string, string[]> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
  de: 'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  ),
  fr: 'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(
    ' ',
  ),
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'.split(' '),
  it: 'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici'.split(' '),
  nl: 'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' '),
  no: 'null en to tre fire fem seks sju atte ni ti elleve tolv'.split(' '),
};
const tens: Record<string, string[]> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
  de: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig'.split(' '),
  fr: 'vingt trente quarante cinquante soixante'.split(' '),
  es: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' '),
};
const scales: Record<string, number> = {
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
  hundert: 100,
  tausend: 1_000,
  mille: 1_000,
  cent: 100,
  mil: 1_000,
};

/** Words that are more often something else: French `six` is the same, but Norwegian `to`, `en` and `fire` are not numbers in English. */
const ambiguous = new Set([
  'en',
  'to',
  'fire',
  'ti',
  'ni',
  'un',
  'een',
  'uno',
  'acht',
  'once',
  'sei',
  'mil',
  'null',
  'tre',
  'elf',
  'cent',
  'dix',
  'seize',
  'due',
  'dos',
]);

const values = new Map<string, number>();
for (const words of Object.values(small)) words.forEach((word, value) => values.set(word, value));
for (const words of Object.values(tens)) words.forEach((word, index) => values.set(word, (index + 2) * 10));
for (const word of ambiguous) values.delete(word);

/** The digits under which number words are also found, by the place of the word: `two thousand voices` gives 2 and 2000, and 1000 and 2000. */
export function numberForms(words: readonly string[]): [index: number, number: string][] {
  const forms: [number, string][] = [];
  words.forEach((word, index) => {
    const value = valueOf(word) ?? scales[word];
    if (value === undefined) return;
    forms.push([index, String(value)]);
    const before = words[index - 1];
    if (before !== undefined && valueOf(before) !== undefined) return;
    const { length, total } = readNumber(words, index);
    for (let part = index; length > 1 && part < index + length; part++) forms.push([part, String(total)]);
  });
  return forms;
}

const maxDigits = 6;
const valueOf = (word: string): number | undefined =>
  values.get(word) ?? (/^\d+$/.test(word) && word.length <= maxDigits ? Number(word) : undefined);

function readNumber(words: readonly string[], from: number): { length: number; total: number } {
  let total = 0;
  let current = 0;
  let last = Infinity;
  let index = from;
  for (; index < words.length; index++) {
    const word = words[index]!;
    const value = valueOf(word);
    const scale = scales[word];
    if (scale !== undefined) {
      current = Math.max(current, 1) * scale;
      if (scale >= 1_000) {
        total += current;
        current = 0;
      }
      last = Infinity;
    } else if (value !== undefined && value < last && !/^\d/.test(word)) {
      // Twenty five, but not five twenty.
      if (last !== Infinity && !(last >= 20 && value < 10)) break;
      current += value;
      last = value;
    } else if (value !== undefined && index === from) {
      current = value;
      last = 0;
    } else break;
  }
  return { length: index - from, total: total + current };
}
