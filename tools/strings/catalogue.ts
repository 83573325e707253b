import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLimit, kinds, type Placeholders } from './message.ts';

/** Texts by their names: messages, lists of messages, and groups of both. */
export type Texts = { readonly [name: string]: Text };
export type Text = string | readonly Text[] | Texts;

/** What a key `@name` of the English catalogue says of the text `name`. */
interface Note {
  description?: string;
  placeholders?: Placeholders;
  /** The most columns that the words of the text have in its place: a Latin letter is one, a Chinese one two. Of a group: of each of its texts. */
  maxWidth?: number;
}

const isNote = (name: string) => name.startsWith('@');

/** One area of one language, such as `studio/live/captions`: the texts of `<area>.json`. English has notes for translators and for types; the others have texts alone. */
export function readArea(folder: string, language: string, area: string): Texts {
  const path = join(folder, language, `${area}.json`);
  if (!existsSync(path)) throw new Error(`${path} is missing.`);
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Texts;
  } catch (problem) {
    throw new Error(`${path} is no JSON: ${(problem as Error).message}`, { cause: problem });
  }
}

/** Names of the areas of a catalogue. Fails where the language has no folder. */
export const areasOf = (folder: string, language = 'en'): string[] =>
  readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' })
    .flatMap((path) => /^(.+)\.json$/.exec(path)?.[1] ?? [])
    .sort((one, other) => one.localeCompare(other));

/** The texts of a group without the notes. */
export const textsOf = (group: Texts): [name: string, text: Text][] =>
  Object.entries(group).filter(([name]) => !isNote(name));

/** The placeholders of a text of a group, in the order of the arguments. Fails where one has a kind that is none. */
export function notedPlaceholders(group: Texts, name: string): Placeholders {
  const { placeholders = {} } = (group[`@${name}`] ?? {}) as Note;
  for (const [placeholder, kind] of Object.entries(placeholders))
    if (typeof kind === 'string' && !isLimit(kind) && !kinds.some((each) => each === kind))
      throw new Error(`@${name}: ${placeholder} is of the kind "${kind}"`);
  return placeholders;
}

/** The most columns of the messages of a group that have a limit, by their paths. */
export const maxWidthsOf = (group: Texts, path = ''): [path: string, maxWidth: number][] =>
  textsOf(group).flatMap(([name, text]) => {
    const { maxWidth } = (group[`@${name}`] ?? {}) as Note;
    const keyPath = path + name;
    if (maxWidth !== undefined)
      return messagesOf(text, keyPath).map(([each]) => [each, maxWidth] as [string, number]);
    return typeof text === 'string' || Array.isArray(text) ? [] : maxWidthsOf(text as Texts, `${keyPath}/`);
  });

/** Every message of a text by its path: `states/waiting`, `steps/0`. */
export const messagesOf = (text: Text, path = ''): [path: string, message: string][] =>
  typeof text === 'string'
    ? [[path, text]]
    : (Array.isArray(text) ? Object.entries(text as readonly Text[]) : textsOf(text as Texts)).flatMap(
        ([name, each]) => messagesOf(each, path ? `${path}/${name}` : name),
      );
