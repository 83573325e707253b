import { parse, type Token } from '@messageformat/parser';
import { columnsOf } from '../../cli/wrap.ts';

/**
 * What stands between braces: the portal's own words (`string`), a name or a title that people write, or another value. `counted` is
 * a number that may be followed by `+`, where more were not counted.
 */
export const kinds = ['string', 'written', 'number', 'counted', 'boolean', 'date'] as const;
/** A limit of the contract by its path, such as `uploadLimits.attachment`: it stands in the text itself, which takes no value for it. */
const limit = /^\w*[lL]imits\.[\w.]+$/;
export type Limit = `${string}imits.${string}`;
export const isLimit = (kind: unknown): kind is Limit => typeof kind === 'string' && limit.test(kind);

/** A list: one of these words. */
export type Kind = (typeof kinds)[number] | Limit | readonly string[];

/** Placeholders of a message in the order of the arguments of its function. */
export type Placeholders = Readonly<Record<string, Kind>>;

/** The parts of a message in ICU MessageFormat. Fails with the place where it does not parse. */
export const partsOf = (message: string): Token[] => parse(message);

/** Every part, those within the forms of plurals and choices too. */
export function* everyPart(parts: readonly Token[]): Generator<Token> {
  for (const part of parts) {
    yield part;
    if ('cases' in part) for (const { tokens } of part.cases) yield* everyPart(tokens);
  }
}

/** Names of the placeholders of a message, with the style in which each is written: `most number`, `until time`. */
export function placeholdersOf(parts: readonly Token[]): Set<string> {
  const names = new Set<string>();
  for (const part of everyPart(parts)) {
    if (part.type === 'argument' || 'cases' in part) names.add(part.arg);
    // Whether a number has separators is the language's own affair.
    if (part.type === 'function') names.add(part.key === 'number' ? part.arg : `${part.arg} ${part.key}`);
  }
  return names;
}

/** One form of a message: words and names of values, and what was chosen for it. */
export type Form = { parts: readonly (string | { value: string })[]; choices: string };

/** Every form of a message: each of its plurals and choices. `#` is the value that is counted. */
export const formsOf = (message: string): Form[] => formsOfParts(partsOf(message));

function formsOfParts(parts: readonly Token[], counted = ''): Form[] {
  let forms: Form[] = [{ parts: [], choices: '' }];
  for (const part of parts) {
    const ends: Form[] =
      'cases' in part
        ? part.cases.flatMap(({ key, tokens }) =>
            formsOfParts(tokens, part.type === 'plural' ? part.arg : counted).map((form) => ({
              ...form,
              // Which plurals there are is the language's own affair.
              choices: part.type === 'plural' ? form.choices : `${part.arg} ${key} ${form.choices}`,
            })),
          )
        : [{ parts: [wordsOrValue(part, counted)], choices: '' }];
    forms = forms.flatMap((form) =>
      ends.map((end) => ({ parts: [...form.parts, ...end.parts], choices: form.choices + end.choices })),
    );
  }
  return forms;
}

const wordsOrValue = (part: Token, counted: string) =>
  part.type === 'content' ? part.value : { value: 'arg' in part ? part.arg : counted };

/** The words of a form without its values. */
export const wordsOf = ({ parts }: Form): string => parts.filter((each) => typeof each === 'string').join('');

/** Columns of the words of the longest form. */
export const widthOf = (message: string): number =>
  Math.max(...formsOf(message).map((form) => columnsOf(wordsOf(form))));
