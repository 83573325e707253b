/** How a value of a sentence is written. */
interface Kinds {
  text: string;
  /** A language code, as the language's name. */
  language: string;
  number: number;
  /** Bytes, in gigabytes. */
  gigabytes: number;
  /** Bytes, in a unit that suits their number. */
  size: number;
  /** Seconds, as people say a wait. */
  duration: number;
}

type Named<Template> = Template extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;
type Bare<Name extends string> = Name extends `${infer Alone}:${string}` ? Alone : Name;
type ValueOf<Name extends string> = Name extends `${string}:${infer Kind extends keyof Kinds}`
  ? Kinds[Kind]
  : string;

/** The values that a sentence takes: `'At most {most:number} of {what}.'` takes `{ most: number; what: string }`. */
export type ValuesOf<Template extends string> = {
  [Name in Named<Template> as Bare<Name>]: ValueOf<Name>;
};

/** The arguments that fill a sentence: none where it takes no values. */
export type Given<Template extends string> = [Named<Template>] extends [never]
  ? []
  : [values: ValuesOf<Template>];

/** Why something was refused or failed, for programs: a name, and the values that its sentence takes. */
export interface Reason {
  name: string;
  values: Readonly<Record<string, unknown>>;
}

/** What a language says for the reasons of a table: a sentence with the same values, or a function of them. */
export type TextsOf<Table extends Record<string, string>> = {
  [Name in keyof Table]: string | ((values: ValuesOf<Table[Name]>) => string);
};

export type Forms = { [Kind in keyof Kinds]: (value: Kinds[Kind]) => string };

const placeholder = /\{(\w+)(?::(\w+))?\}/g;

/** Puts values into a sentence, in the forms of a language. A value that is missing, or of another kind, is left out. */
export const fillSentence = (
  sentence: string,
  values: Readonly<Record<string, unknown>>,
  forms: Forms,
): string =>
  sentence.replace(placeholder, (_, name: string, kind: keyof Kinds = 'text') => {
    const value = values[name];
    if (kind === 'text' || kind === 'language') return typeof value === 'string' ? forms[kind](value) : '';
    return typeof value === 'number' ? forms[kind](value) : '';
  });

/** A wait as people say it in English: seconds up to two minutes, minutes up to two hours, then hours. Rounded up. */
export function waitInWords(seconds: number): string {
  const { count, unit } = roundedWait(seconds);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** A wait in the unit in which people say it: seconds up to two minutes, minutes up to two hours, then hours. Rounded up. */
export function roundedWait(seconds: number): { count: number; unit: 'second' | 'minute' | 'hour' } {
  const [length, unit] =
    seconds <= 120
      ? ([1, 'second'] as const)
      : seconds <= 7200
        ? ([60, 'minute'] as const)
        : ([3600, 'hour'] as const);
  return { count: Math.max(1, Math.ceil(seconds / length)), unit };
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

function languageInEnglish(code: string): string {
  try {
    return languageNames.of(code) ?? code;
  } catch {
    return code;
  }
}

/** The forms of the service's messages. */
const englishForms: Forms = {
  text: String,
  language: languageInEnglish,
  number: String,
  size: (bytes) => `${bytes} bytes`,
  gigabytes: (bytes) => (bytes / 1e9).toLocaleString('en', { maximumFractionDigits: 2 }),
  duration: waitInWords,
};

/** The English sentence of a reason, for messages of the service and its log. */
export const inEnglish = (template: string, values: Reason['values']): string =>
  fillSentence(template, values, englishForms);

/** The reason that a stored sentence is, by the table that it was made of. `undefined`: another sentence. */
export function readReason(sentence: string, table: Readonly<Record<string, string>>): Reason | undefined {
  for (const [name, template] of Object.entries(table)) {
    const named = new Set<string>();
    const pattern = template
      .replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      .replace(placeholder, (_, value: string, kind = 'text') => {
        if (named.has(value)) return `\\k<${value}>`;
        named.add(value);
        return kind === 'text' ? `(?<${value}>[^]+?)` : `(?<${value}>\\d+(?:\\.\\d+)?)`;
      });
    const found = new RegExp(`^${pattern}$`).exec(sentence);
    if (found) return { name, values: { ...valuesIn(template, found.groups) } };
  }
  return undefined;
}

const valuesIn = (template: string, groups: Record<string, string> = {}) =>
  Object.fromEntries(
    [...template.matchAll(placeholder)].map(([, name = '', kind]) => [
      name,
      kind === undefined ? groups[name] : Number(groups[name]),
    ]),
  );
