import { readNote } from './notes.ts';
import type { problemReasons } from './problem-reasons.ts';
import { fillSentence, type Forms, type Reason, readReason, roundedWait, type TextsOf } from './reason.ts';
import { captionServiceReasons } from './captions.ts';
import { uploadReasons } from './files.ts';
import { formerReasons } from './former.ts';

type Text = string | ((values: never) => string);

/** What a language says of problems: the texts of its catalogue, and how it writes their values. */
export interface ReasonWords {
  reasons: TextsOf<typeof problemReasons>;
  notes: object;
  /** What the service puts into its sentences, in words. */
  words: Partial<Record<string, string>>;
  ofKind: (kind: string) => string;
  atLine: (line: number, sentence: string) => string;
  atCue: (cue: number, sentence: string) => string;
  isolate: (text: string) => string;
  locale: string;
  forms: Pick<Forms, 'language' | 'number' | 'size'>;
}

/** The fields of a refusal that its sentence needs. */
export type ReasonBody = { reason?: string | undefined; exceptionData?: Record<string, unknown> | undefined };

const stored = { ...uploadReasons, ...captionServiceReasons };

/** Whether a reason has a sentence of its own in the catalogues. */
export const hasWords = ({ reasons }: ReasonWords, reason: string | undefined): reason is string =>
  reason !== undefined && reason !== 'request.notForTheWeb' && Object.hasOwn(reasons, reason);

/** The functions that say problems in a language. */
export function sayReasonsIn(language: ReasonWords) {
  const forms: Forms = {
    ...language.forms,
    gigabytes: (bytes) => (bytes / 1e9).toLocaleString(language.locale, { maximumFractionDigits: 2 }),
    duration(seconds) {
      const { count, unit } = roundedWait(seconds);
      return count.toLocaleString(language.locale, { style: 'unit', unit, unitDisplay: 'long' });
    },
    text(value) {
      const [, kind] = /^of the kind "(.+)"$/.exec(value) ?? [];
      return kind ? language.ofKind(kind) : (language.words[value] ?? language.isolate(value));
    },
  };
  const textOf = (table: object, name: string): Text | undefined =>
    (table as Record<string, Text | undefined>)[name];
  const fill = (words: Text, values: Reason['values']): string =>
    fillSentence(typeof words === 'string' ? words : words(values as never), values, forms);

  /** The sentence behind the line of the file, or the caption, that it is about. */
  function withLocation({ line, field }: Record<string, unknown>, sentence: string): string {
    if (typeof line === 'number') return language.atLine(line, sentence);
    const [, cue] = /^cues\.(\d+)\./.exec(String(field)) ?? [];
    return cue === undefined ? sentence : language.atCue(Number(cue) + 1, sentence);
  }

  /** What was left out of a file. A sentence that is not known stays as the service wrote it. */
  function noteWords(sentence: string): string {
    const found = readNote(sentence);
    const words = found && textOf(language.notes, found.name);
    return words ? withLocation(found.values, fill(words, found.values)) : sentence;
  }

  /** Why the service refused something. A reason that the catalogue does not know gets a general sentence. */
  function reasonWords({ reason = '', exceptionData = {} }: ReasonBody): string {
    const words = textOf(language.reasons, reason) ?? language.reasons['request.notForTheWeb'];
    const noted = Array.isArray(exceptionData['notes']) ? exceptionData['notes'].map(String) : [];
    return [withLocation(exceptionData, fill(words, exceptionData)), ...noted.map(noteWords)].join(' ');
  }

  /** Why a file did not become an item, or got no captions. A sentence that is not known stays as the service wrote it. */
  function problemWords(sentence: string): string {
    const found = readReason(sentence, stored) ?? readReason(sentence, formerReasons);
    return found ? reasonWords({ reason: found.name, exceptionData: found.values }) : sentence;
  }

  return { fill, noteWords, reasonWords, problemWords };
}
