import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areasOf, maxWidthsOf, messagesOf, readArea, type Texts } from './catalogue.ts';
import { everyPart, partsOf, placeholdersOf, widthOf } from './message.ts';
import { catalogueFolders } from './make.ts';

/** A message in English and in another language, where it stands, `studio/live/live/states/waiting`, and the most columns that it has there. */
type Pair = { textPath: string; english: string; own: string; maxWidth: number | undefined };
type Glossary = {
  /** By the English term: the term of the language first, then what else of a text shows that it was used. */
  terms: Readonly<Record<string, readonly string[]>>;
  /** Messages in which the English word means something else, by the term. */
  except?: Readonly<Record<string, readonly string[]>>;
  /** Texts that are the same in English. */
  same?: readonly string[];
};
type Terms = Readonly<Record<string, { forms?: readonly string[]; meaning?: string }>>;

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const glossaries = join(import.meta.dirname, 'glossaries');
const terms = Object.entries(readJson(join(glossaries, 'en.json')) as Terms).map(
  ([name, { forms = [name] }]) => ({
    name,
    english: new RegExp(String.raw`(?<![\w-])(?:${forms.join('|')})(?![\w-])`, 'i'),
  }),
);
/** Texts that no language translates. */
const properNames = readJson(join(glossaries, 'names.json')) as readonly string[];

/**
 * What a language lacks beside English, a sentence each: files, messages, values, forms of plurals, texts that are left in English,
 * terms that the glossary names otherwise, texts that are too long for their place, labels that the user guide names and no screen has.
 */
export function lacksOf(language: string): string[] {
  const lacks: string[] = [];
  const pairs: Pair[] = [];
  for (const folder of catalogueFolders) {
    const areas = areasOf(folder);
    const has = existsSync(join(folder, language)) ? areasOf(folder, language) : [];
    lacks.push(
      ...areas.filter((area) => !has.includes(area)).map((area) => `${area}: the file is missing`),
      ...has.filter((area) => !areas.includes(area)).map((area) => `${area}: English has no such file`),
    );
    for (const area of areas.filter((each) => has.includes(each)))
      pairs.push(...pairsOf(area, readArea(folder, 'en', area), readArea(folder, language, area), lacks));
  }
  const rules = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const pair of pairs) lacks.push(...wrongParts(pair, rules).map((what) => `${pair.textPath}: ${what}`));
  const path = join(glossaries, `${language}.json`);
  if (language !== 'en')
    lacks.push(
      ...(existsSync(path) ? wrongWords(pairs, readJson(path) as Glossary) : ['the glossary is missing']),
    );
  return [...lacks, ...unknownLabels(pairs)];
}

function pairsOf(area: string, english: Texts, own: Texts, lacks: string[]): Pair[] {
  const [source, texts] = [new Map(messagesOf(english)), new Map(messagesOf(own))];
  lacks.push(
    ...[...source.keys()].filter((path) => !texts.has(path)).map((path) => `${area}/${path}: is missing`),
    ...[...texts.keys()]
      .filter((path) => !source.has(path))
      .map((path) => `${area}/${path}: English has no such text`),
  );
  const maxWidths = new Map(maxWidthsOf(english));
  return [...source].flatMap(([path, message]) => {
    const text = texts.get(path);
    if (text === undefined) return [];
    return [{ textPath: `${area}/${path}`, english: message, own: text, maxWidth: maxWidths.get(path) }];
  });
}

/** The values whose number stands in the form for many things. Forms of few may do without. */
const countedIn = (parts: ReturnType<typeof partsOf>): string[] =>
  [...everyPart(parts)].flatMap((part) => {
    const form = part.type === 'plural' && part.cases.find(({ key }) => key === 'other');
    if (!form) return [];
    const isMentioned = [...everyPart(form.tokens)].some(
      (each) => each.type === 'octothorpe' || ('arg' in each && each.arg === part.arg),
    );
    return isMentioned ? [part.arg] : [];
  });

function wrongParts({ english, own, maxWidth = Infinity }: Pair, rules: readonly string[]): string[] {
  const list = (names: Iterable<string>) => [...names].sort().join(', ') || 'none';
  const [source, parts] = [partsOf(english), partsOf(own)];
  const [wanted, given] = [list(placeholdersOf(source)), list(placeholdersOf(parts))];
  const wrong = wanted === given ? [] : [`has the values ${given} instead of ${wanted}`];
  for (const part of everyPart(parts))
    if (part.type === 'plural') {
      const forms = part.cases.map(({ key }) => key).filter((key) => !/^=?\d+$/.test(key));
      if (list(forms) !== list(rules)) wrong.push(`has the forms ${list(forms)} instead of ${list(rules)}`);
    }
  const counted = countedIn(parts);
  const lost = countedIn(source).filter((name) => !counted.includes(name));
  if (lost.length > 0) wrong.push(`does not say the number of ${list(lost)}`);
  const choices = (each: typeof parts) =>
    list(
      [...everyPart(each)].flatMap((part) =>
        part.type === 'select' ? part.cases.map(({ key }) => `${part.arg} ${key}`) : [],
      ),
    );
  if (choices(source) !== choices(parts))
    wrong.push(`has the choices ${choices(parts)} instead of ${choices(source)}`);
  const width = widthOf(own);
  if (width > maxWidth) wrong.push(`is ${width} wide, which is more than ${maxWidth}: ${own}`);
  return wrong;
}

/** A text without its values. */
const bare = (text: string) => text.replace(/\{\w+[^{}]*\}|\{\w+, (?:plural|select),|[{}]/g, ' ');

function wrongWords(pairs: readonly Pair[], { terms: own, except = {}, same = [] }: Glossary): string[] {
  const names = terms.map(({ name }) => name);
  const lacks = [
    ...names.filter((name) => !own[name]?.length).map((name) => `the glossary has no word for "${name}"`),
    ...Object.keys(own)
      .filter((name) => !names.includes(name))
      .map((name) => `the glossary has a word for "${name}", which is no term`),
  ];
  for (const { textPath, english, own: text } of pairs) {
    const words = bare(english);
    if (english === text && /\p{L}{3}/u.test(words) && !same.includes(text) && !properNames.includes(text))
      lacks.push(`${textPath}: is left in English: ${text}`);
    for (const { name, english: word } of terms) {
      if (!word.test(words) || except[name]?.includes(textPath)) continue;
      if (!own[name]?.some((word) => text.toLowerCase().includes(word.toLowerCase())))
        lacks.push(`${textPath}: has another word for "${name}" than the glossary: ${text}`);
    }
  }
  return lacks;
}

/** Labels in the guide stand between asterisks, word for word. */
function unknownLabels(pairs: readonly Pair[]): string[] {
  const labelsIn = (text: string) =>
    [...text.matchAll(/(?<!\*)\*([^*]+)\*(?!\*)/g)].map(([, label]) => label!);
  const isOfGuide = ({ textPath }: Pair) => textPath.startsWith('guide/');
  const screens = pairs.filter((pair) => !isOfGuide(pair));
  const known = new Set(screens.map(({ own }) => own));
  const twins = new Map<string, Set<string>>();
  for (const { english, own } of screens) twins.set(english, (twins.get(english) ?? new Set()).add(own));
  return pairs.filter(isOfGuide).flatMap(({ textPath, english, own }) => {
    const named = textPath.endsWith('/screen') ? [own] : labelsIn(own);
    const wanted = textPath.endsWith('/screen') ? [english] : labelsIn(english);
    return [
      ...(named.length === wanted.length
        ? []
        : [`${textPath}: names ${named.length} labels instead of ${wanted.length}`]),
      ...named.filter((label) => !known.has(label)).map((label) => `${textPath}: no screen has "${label}"`),
      // A word may stand on several screens, translated as each needs it.
      ...wanted
        .filter((label) => twins.has(label) && !named.some((each) => twins.get(label)!.has(each)))
        .map((label) => `${textPath}: does not name "${label}"`),
    ];
  });
}

// node tools/strings/lacks.ts <language>
if (import.meta.main) {
  const lacks = lacksOf(process.argv[2] ?? '');
  for (const lack of lacks) console.log(lack);
  if (lacks.length > 0) process.exitCode = 1;
}
