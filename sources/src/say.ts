import { asLine } from '@tv/contract/text-characters';
import * as texts from './strings/en/bring-notes.ts';

/** English; in a build of the web its language. */
export { texts };

/** The texts of one language by the names of its notes. */
export type NoteTexts = typeof texts;
type ValuesOf<Text> = Text extends (values: infer Values) => string
  ? [values: { [Name in keyof Values]: Name extends 'why' ? NoteOrSentence : Values[Name] }]
  : [];

/** What a reader says of what it met, in no language yet: the name of a text in `strings/` and its values. JSON holds it. */
export type Note = {
  [Name in keyof NoteTexts]: [name: Name, ...ValuesOf<NoteTexts[Name]>];
}[keyof NoteTexts];

/** A note, or a sentence that its reader's language has already. */
export type NoteOrSentence = Note | { sentence: string };

const longest = 500;

/**
 * A note in the language of these texts, as one line. Notes repeat names of a source: terminals would obey control characters in them, and
 * `isolate` sets them apart from words of another direction.
 */
export function sayNoteIn(
  own: NoteTexts,
  message: NoteOrSentence,
  isolate: (name: string) => string = String,
): string {
  const inWords = (each: unknown): unknown =>
    typeof each === 'string'
      ? isolate(asLine(each))
      : typeof each === 'number'
        ? each
        : sayNoteIn(own, each as NoteOrSentence, isolate);
  if (!Array.isArray(message)) return cut(asLine(message.sentence), longest);
  const [name, values = {}] = message;
  const text = own[name] as string | ((values: unknown) => string);
  if (typeof text === 'string') return text;
  const written = Object.entries(values).map(([key, value]) => [key, inWords(value)]);
  return cut(text(Object.fromEntries(written)), longest);
}

/** A note as logs and tests have it. */
export const inEnglish = (message: NoteOrSentence): string => sayNoteIn(texts, message);

/** Whether something that was stored is a note that these texts have. */
const isKnown = (own: NoteTexts, stored: unknown): stored is Note =>
  Array.isArray(stored) &&
  Object.hasOwn(own, String(stored[0])) &&
  (!Array.isArray(stored[1]?.why) || isKnown(own, stored[1].why));

/** What the service tells of a source that it could not read, in the language of these texts. What they do not have stays as it was stored. */
export function inWordsOf<Body extends { exceptionData?: Record<string, unknown> }>(
  own: NoteTexts,
  body: Body,
  isolate?: (name: string) => string,
): Body {
  const { note, ...values } = body.exceptionData ?? {};
  if (!isKnown(own, note)) return body;
  // The full stop is that of the whole.
  const sentence = sayNoteIn(own, note, isolate).replace(/[.。]$/, '');
  return { ...body, exceptionData: { ...values, sentence } };
}

/** A note whose names are no longer than a sentence: a file may hold one of many megabytes. */
export function shortNote(message: NoteOrSentence): NoteOrSentence {
  if (!Array.isArray(message)) return { sentence: short(message.sentence) };
  const [name, values] = message;
  if (!values) return message;
  const kept = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'string'
      ? short(value)
      : typeof value === 'number'
        ? value
        : shortNote(value as NoteOrSentence),
  ]);
  return [name, Object.fromEntries(kept)] as unknown as Note;
}

const short = (text: string): string => asLine(text).slice(0, longest);

/** Shortens a text at a whole character, with an ellipsis. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
