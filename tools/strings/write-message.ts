import type { Select, Token } from '@messageformat/parser';
import { everyPart, isLimit, type Kind, partsOf, type Placeholders, placeholdersOf } from './message.ts';

/** Notes a function or a limit that the module imports, and answers its name. */
export type Call = (name: string) => string;
type Message = { placeholders: Placeholders; call: Call };

const types: Readonly<Record<string, string>> = { written: 'string', counted: 'number', date: 'Date' };
const typeOf = (kind: Kind): string =>
  typeof kind === 'string' ? (types[kind] ?? kind) : kind.map((word) => JSON.stringify(word)).join(' | ');

/** The functions of `locale.ts` that messages call, by the style of a placeholder. */
const styles: Readonly<Record<string, string>> = {
  number: 'number',
  'number percent': 'percent',
  'time short': 'timeOfDay',
  size: 'byteSize',
};

/**
 * A message as an expression: a string, or a function of its values. Fails where it has a placeholder that English does not note, or a style
 * that messages do not have. `areNamed`: the function takes one object with the values by their names.
 */
export function writeMessage(own: string, { areNamed, ...message }: Message & { areNamed: boolean }): string {
  const { placeholders } = message;
  const parts = partsOf(own);
  for (const name of bareNames(parts))
    if (!Object.hasOwn(placeholders, name)) throw new Error(`{${name}} is no placeholder: ${own}`);
  return valuesOf(placeholders).length === 0
    ? expressionOf(parts, message)
    : functionOf(parts, { ...message, areNamed });
}

/** The placeholders for which a text takes values. */
const valuesOf = (placeholders: Placeholders) =>
  Object.keys(placeholders).filter((name) => !isLimit(placeholders[name]));

function functionOf(
  parts: readonly Token[],
  { areNamed, ...message }: Message & { areNamed: boolean },
): string {
  const { placeholders } = message;
  const names = valuesOf(placeholders);
  const expression = expressionOf(parts, message);
  const used = new Set([...bareNames(parts)].filter((name) => names.includes(name)));
  if (areNamed) {
    const fields = names.map((name) => `${name}: ${typeOf(placeholders[name]!)}`);
    return `({ ${[...used].join(', ')} }: { ${fields.join('; ')} }): string => ${expression}`;
  }
  const parameters = names.flatMap((name) => [
    `${used.has(name) ? '' : '_'}${name}: ${typeOf(placeholders[name]!)}`,
    ...(placeholders[name] === 'counted' ? ['isExact = true'] : []),
  ]);
  return `(${parameters.join(', ')}): string => ${expression}`;
}

/**
 * A sentence of a table of reasons: a template that `fillSentence` fills, `{most:number}`. Where it has plurals or choices it is a
 * function, by the values' names, that answers the template with these chosen.
 */
export function writeReason(own: string, call: Call): string {
  const parts = asTemplate(partsOf(own));
  const placeholders: Record<string, Kind> = {};
  for (const part of everyPart(parts))
    if ('cases' in part) placeholders[part.arg] = part.type === 'select' ? 'string' : 'number';
  if (Object.keys(placeholders).length === 0) return expressionOf(parts, { placeholders, call });
  return functionOf(parts, { placeholders, call, areNamed: true });
}

/** The parts with placeholders as text, but those that choose a form. */
const asTemplate = (parts: readonly Token[]): Token[] =>
  joined(
    parts.map((part): Token => {
      if (part.type === 'argument') return { type: 'content', value: `{${part.arg}}`, ctx: part.ctx };
      if (part.type === 'function')
        return { type: 'content', value: `{${part.arg}:${part.key}}`, ctx: part.ctx };
      if (!('cases' in part)) return part;
      return { ...part, cases: part.cases.map((each) => ({ ...each, tokens: asTemplate(each.tokens) })) };
    }),
  );

const bareNames = (parts: readonly Token[]) =>
  new Set([...placeholdersOf(parts)].map((name) => name.split(' ')[0]!));

function expressionOf(parts: readonly Token[], message: Message): string {
  const [first] = parts;
  if (!first) return "''";
  if (parts.length === 1 && first.type === 'content') return JSON.stringify(first.value);
  if (parts.length === 1 && 'cases' in first) return chosen(first, message);
  const inTemplate = (part: Token) =>
    part.type === 'content'
      ? part.value.replace(/[`\\]|\$(?=\{)/g, String.raw`\$&`)
      : `\${${valueOf(part, message)}}`;
  return `\`${parts.map(inTemplate).join('')}\``;
}

/** The value of a placeholder in the code: an argument, or a limit. */
function named(name: string, { placeholders, call }: Message): string {
  const kind = placeholders[name];
  return isLimit(kind) ? call(kind) : name;
}

/** The code that formats a value. Limits are formatted as the module loads, and left out by builds that do not need it. */
const saying = (code: string, name: string, { placeholders }: Message) =>
  isLimit(placeholders[name]) ? `/* @__PURE__ */ ${code}` : code;

function valueOf(part: Token, message: Message): string {
  const { placeholders, call } = message;
  if (part.type === 'argument')
    return placeholders[part.arg] === 'written'
      ? `${call('isolate')}(${part.arg})`
      : named(part.arg, message);
  if (part.type === 'function') {
    const style = part.param?.map((each) => (each.type === 'content' ? each.value.trim() : '')).join('');
    const name = styles[[part.key, style].filter(Boolean).join(' ')];
    if (!name) throw new Error(`{${part.arg}, ${part.key}} is no style that messages have`);
    return saying(`${call(name)}(${named(part.arg, message)})`, part.arg, message);
  }
  if ('cases' in part) return chosen(part, message);
  throw new Error(`a part of the kind ${part.type}`);
}

function chosen(part: Select, message: Message): string {
  if (part.type === 'selectordinal')
    throw new Error(`{${part.arg}, selectordinal} is no style that messages have`);
  if (!part.cases.some(({ key }) => key === 'other')) throw new Error(`{${part.arg}} has no form "other"`);
  return part.type === 'select' ? select(part, message) : plural(part, message);
}

function select({ arg, cases }: Select, message: Message): string {
  const isBoolean = message.placeholders[arg] === 'boolean';
  const conditions = cases
    .filter(({ key }) => key !== 'other')
    .map(({ key, tokens }) => {
      const condition = isBoolean ? arg : `${arg} === ${JSON.stringify(key)}`;
      return `${condition} ? ${expressionOf(tokens, message)} : `;
    });
  const other = cases.find(({ key }) => key === 'other')!;
  return `(${conditions.join('')}${expressionOf(other.tokens, message)})`;
}

function plural({ arg, cases }: Select, message: Message): string {
  const { placeholders, call } = message;
  // A form without other values has its number put in when it is chosen: that is shorter.
  const isPlain = cases.every(({ tokens }) =>
    tokens.every(({ type }) => type === 'content' || type === 'octothorpe'),
  );
  const form = (tokens: readonly Token[]) => expressionOf(withNumber(tokens, arg, isPlain), message);
  const exact = cases.filter(({ key }) => /^=?\d+$/.test(key));
  const forms = cases
    .filter((each) => !exact.includes(each))
    .map(({ key, tokens }) => `${key}: ${form(tokens)}`);
  const shown = placeholders[arg] === 'counted' ? `, ${call('counted')}(${arg}, isExact)` : '';
  const value = named(arg, message);
  const chosen = `${call(isPlain ? 'plural' : 'choose')}(${value}, { ${forms.join(', ')} }${isPlain ? shown : ''})`;
  const code = saying(chosen, arg, message);
  const before = exact.map(({ key, tokens }) => `${value} === ${key.replace('=', '')} ? ${form(tokens)} : `);
  return before.length > 0 ? `(${before.join('')}${code})` : code;
}

/** The parts of a form with what stands for `#`: the sign, or the number as it is written. */
const withNumber = (tokens: readonly Token[], arg: string, isPlain: boolean): Token[] =>
  joined(
    tokens.map((token): Token => {
      if (token.type !== 'octothorpe') return token;
      return isPlain
        ? { type: 'content', value: '#', ctx: token.ctx }
        : { type: 'function', arg, key: 'number', ctx: token.ctx };
    }),
  );

/** Texts that stand side by side are one. */
function joined(tokens: readonly Token[]): Token[] {
  const parts: Token[] = [];
  for (const token of tokens) {
    const last = parts.at(-1);
    if (token.type === 'content' && last?.type === 'content')
      parts[parts.length - 1] = { ...last, value: last.value + token.value };
    else parts.push(token);
  }
  return parts;
}
