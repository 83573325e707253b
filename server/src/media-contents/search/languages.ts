import type { Token } from './tokens.ts';

/** PostgreSQL's stemmers by the language code of captions. Both the embedded database and PostgreSQL 15 have them. */
const stemmers: Record<string, string> = {
  ar: 'arabic',
  ca: 'catalan',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hi: 'hindi',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  nb: 'norwegian',
  ne: 'nepali',
  nl: 'dutch',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  yi: 'yiddish',
};

/** A language as PostgreSQL's text search names it. `simple`: without stems. */
export type Language = string;

/** The language of a code such as `de` or `pt-BR`. */
export const languageOf = (code: string): Language => stemmers[code.toLowerCase().split('-')[0]!] ?? 'simple';

/** Languages that write several nouns as one word, whose last part is found too. */
export const compoundLanguages: readonly Language[] = [
  'german',
  'dutch',
  'danish',
  'norwegian',
  'swedish',
  'finnish',
  'hungarian',
];

const functionWordLists: Record<Language, string> = {
  english:
    'the of and a to in is you that it he was for on are as with his they at be this have from or had by not but what all were we when your can there an which their if do will how about up out them then she so her would make has him into my than who its now did get may our us why where does i me am should could because been being just these those more very',
  german:
    'der die das und ist von zu den mit sich des auf fur im dem nicht ein eine als auch es an er hat aus bei nach wie uber einen so zum kann wenn nur noch wird sind wir ich sie was vor zur bis mehr durch man unser unsere einem einer kein keine oder aber werden warum wo ihr ihre uns vom beim hier dass sein haben am um',
  french:
    'le la les de des du et est un une dans que qui pour pas sur au aux ce ces cette il elle nous vous ils avec par plus ne se son sa ses mais ou notre nos votre comment pourquoi en sont leur etre a l d qu',
  spanish:
    'el la los las de del y es un una en que por para con no se su sus lo al como mas pero este esta son nuestro nuestra muy sin sobre tambien hay cuando donde porque ser mi tu',
  italian:
    'il lo la gli le di del della dei che e un una in per con non si su come piu ma questo questa sono nostro nostra anche dal alla nel da al perche dove quando i',
  portuguese:
    'o a os as de do da dos das e um uma em no na que por para com nao se seu sua como mais mas este esta sao nosso nossa ao pelo pela onde quando ser',
  dutch:
    'de het een en van in is dat op te met voor zijn niet aan er om ook als bij maar dan nog naar uit wordt door over onze hoe wat waarom wij je deze dit',
  danish:
    'og i at det er en til af den for ikke de med der pa et som han har vi om kan fra var men hvad hvordan vores skal',
  norwegian:
    'og i det er en til av som pa de med for at ikke den har vi om et kan fra men var hva hvordan vare skal hvorfor sa slik du',
  swedish:
    'och i att det ar en som pa av for med den till inte har de ett om vi var kan fran men hur vad vara ska varfor sa',
  finnish: 'ja on ei se etta han oli mutta joka ovat kun niin myos miten mita kuin tai meidan',
};
const functionWords = Object.entries(functionWordLists).map(([language, list]) => ({
  language,
  set: new Set(list.split(' ')),
}));

/** The language of a text by its function words. `undefined` where it has too few. */
export function guessLanguage(words: readonly Token[]): Language | undefined {
  const seen = words.map(({ word }) => word);
  const counted = functionWords
    .map(({ language, set }) => ({ language, count: seen.filter((word) => set.has(word)).length }))
    .sort((one, other) => other.count - one.count);
  const [best, second] = counted;
  return best!.count > 0 && best!.count > second!.count ? best!.language : undefined;
}

/**
 * Whether each word of a query is a function word in the query's language. A word that only another language uses so
 * is none: `war` is a noun in English and a verb in German.
 */
export function functionWordsOf(query: readonly string[]): boolean[] {
  const counted = functionWords.map(({ set }) => query.filter((word) => set.has(word)).length);
  const most = Math.max(...counted);
  const chosen = functionWords.filter((_each, place) => counted[place] === most && (most > 1 || place === 0));
  return query.map((word) => chosen.some(({ set }) => set.has(word)));
}
