import { notedPlaceholders, textsOf, type Text, type Texts } from './catalogue.ts';
import { isLimit, type Placeholders } from './message.ts';
import { type Call, writeMessage, writeReason } from './write-message.ts';

/** A group with this name is a table of reasons. */
const reasons = 'texts';

/** `uploadLimits` are in `limits/upload-limits`. */
const moduleOf = (limits: string) =>
  `limits/${limits.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * One area in one language as a TypeScript module: a constant for each text, a function where values are put in. Names, kinds and the
 * order of arguments are those of the English area, so that every language has the same types. `areNamed`: functions take their values
 * by names. `depth`: how many folders the area is below its language. Fails where a text is missing, is one too many, or has other placeholders. Limits of the contract are imported.
 */
export function writeModule(
  english: Texts,
  own: Texts,
  { areNamed = false, isRightToLeft = false, depth = 0 } = {},
): string {
  const called = new Set<string>();
  const call: Call = (name) => {
    called.add(name);
    return name;
  };
  const constants = pairs(english, own).map(([name, text, ownText]) => {
    const value =
      name === reasons
        ? group(text as Texts, ownText as Texts, (_, each) => writeReason(each as string, call))
        : write(text, ownText, notedPlaceholders(english, name));
    // Every language has the same types: no text is one of its own words.
    return `export const ${name}${typeof text === 'string' && /^["'`]/.test(value) ? ': string' : ''} = ${value};\n`;
  });
  const limits = new Set([...called].filter(isLimit).map((path) => path.split('.')[0]!));
  const ofLocale = [...called].filter((name) => name !== 'isolate' && !isLimit(name)).sort();
  return [
    '// Made of the catalogue of this name by tools/strings.\n',
    called.has('isolate')
      ? `import { ${isRightToLeft ? 'isolateAlways as isolate' : 'isolate'} } from '@tv/contract/languages/isolate';\n`
      : '',
    ...[...limits].map((name) => `import { ${name} } from '@tv/contract/${moduleOf(name)}';\n`),
    ofLocale.length > 0
      ? `import { ${ofLocale.join(', ')} } from '${'../'.repeat(depth) || './'}locale.ts';\n`
      : '',
    ...constants,
  ].join('');

  function write(text: Text, ownText: Text, placeholders: Placeholders): string {
    if (typeof text === 'string') return writeMessage(ownText as string, { placeholders, call, areNamed });
    if (!Array.isArray(text))
      return group(text as Texts, ownText as Texts, (each, ownEach, noted) => write(each, ownEach, noted));
    const [list, ownList] = [text, ownText] as [readonly Text[], readonly Text[]];
    if (ownList.length !== list.length) throw new Error(`a list has ${ownList.length} of ${list.length}`);
    return `[${list.map((each, index) => write(each, ownList[index]!, placeholders)).join(', ')}]`;
  }
}

function group(
  english: Texts,
  own: Texts,
  write: (text: Text, own: Text, placeholders: Placeholders) => string,
): string {
  const entries = pairs(english, own).map(([name, text, ownText]) => {
    try {
      return `${JSON.stringify(name)}: ${write(text, ownText, notedPlaceholders(english, name))}`;
    } catch (problem) {
      throw new Error(`${name}/${(problem as Error).message}`, { cause: problem });
    }
  });
  return `{ ${entries.join(', ')} }`;
}

/** Each English text beside its own. */
function pairs(english: Texts, own: Texts): [name: string, text: Text, own: Text][] {
  const names = textsOf(english).map(([name]) => name);
  const stray = textsOf(own).find(([name]) => !names.includes(name));
  if (stray) throw new Error(`${stray[0]}: English has no such text`);
  return textsOf(english).map(([name, text]) => {
    const ownText = own[name];
    if (ownText === undefined || typeof ownText !== typeof text) throw new Error(`${name}: is missing`);
    return [name, text, ownText];
  });
}
