import { isolate } from '@tv/contract/isolate';
import type { LiveHealth } from '@tv/contract/live';
import { readNote } from '@tv/contract/notes';
import type { problemReasons } from '@tv/contract/problem-reasons';
import {
  fillSentence,
  type Forms,
  type Reason,
  readReason,
  roundedWait,
  type TextsOf,
} from '@tv/contract/reason';
import { captionServiceReasons } from '@tv/contract/reasons/captions';
import { uploadReasons } from '@tv/contract/reasons/files';
import { formerReasons } from '@tv/contract/reasons/former';
import { byteSize } from '../../lib/format/byte-size.ts';
import { languageName } from '../../lib/format/language-name.ts';
import { locale, number } from '../../strings/en/locale.ts';
import * as text from '../../strings/en/reason-words.ts';
import * as applications from '../../strings/en/reasons-applications.ts';
import * as archive from '../../strings/en/reasons-archive.ts';
import * as warnings from '../../strings/en/live-warnings.ts';
import * as captions from '../../strings/en/reasons-captions.ts';
import * as files from '../../strings/en/reasons-files.ts';
import * as holds from '../../strings/en/reasons-holds.ts';
import * as items from '../../strings/en/reasons-items.ts';
import * as keys from '../../strings/en/reasons-keys.ts';
import * as live from '../../strings/en/reasons-live.ts';
import * as liveTalk from '../../strings/en/reasons-live-talk.ts';
import * as notes from '../../strings/en/reasons-notes.ts';
import * as people from '../../strings/en/reasons-people.ts';
import * as requests from '../../strings/en/reasons-requests.ts';
import * as watched from '../../strings/en/reasons-watched.ts';

type Text = string | ((values: never) => string);

const reasons = {
  ...requests.texts,
  ...items.texts,
  ...holds.texts,
  ...archive.texts,
  ...files.texts,
  ...captions.texts,
  ...people.texts,
  ...keys.texts,
  ...applications.texts,
  ...watched.texts,
  ...live.texts,
  ...liveTalk.texts,
} satisfies TextsOf<typeof problemReasons>;

const textOf = (table: object, name: string): Text | undefined =>
  (table as Record<string, Text | undefined>)[name];

const forms: Forms = {
  text(value) {
    const [, kind] = /^of the kind "(.+)"$/.exec(value) ?? [];
    return kind
      ? text.ofKind(kind)
      : ((text.words as Partial<Record<string, string>>)[value] ?? isolate(value));
  },
  language: languageName,
  number,
  size: byteSize,
  gigabytes: (bytes) => (bytes / 1e9).toLocaleString(locale, { maximumFractionDigits: 2 }),
  duration(seconds) {
    const { count, unit } = roundedWait(seconds);
    return count.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' });
  },
};

const say = (words: Text, values: Reason['values']): string =>
  fillSentence(typeof words === 'string' ? words : words(values as never), values, forms);

/** What the service told of a refusal. */
type Told = { reason?: string | undefined; exceptionData?: Record<string, unknown> | undefined };

/** Why the service refused something, in the reader's language. A reason that this page does not know gets a general sentence. */
export function reasonWords({ reason = '', exceptionData = {} }: Told): string {
  const words = textOf(reasons, reason) ?? reasons['request.notForTheWeb'];
  const noted = Array.isArray(exceptionData['notes']) ? exceptionData['notes'].map(String) : [];
  return [inPlace(exceptionData, say(words, exceptionData)), ...noted.map(noteWords)].join(' ');
}

/** The sentence behind the line of the file, or the caption, that it is about. */
function inPlace({ line, field }: Record<string, unknown>, sentence: string): string {
  if (typeof line === 'number') return captions.atLine(line, sentence);
  const [, cue] = /^cues\.(\d+)\./.exec(String(field)) ?? [];
  return cue === undefined ? sentence : captions.atCue(Number(cue) + 1, sentence);
}

/** The sentence behind the label of its field, where it stands elsewhere than the field. */
export function behindLabel(field: unknown, sentence: string): string {
  const label = (text.labels as Partial<Record<string, string>>)[String(field).split('.')[0]!];
  return label === undefined ? sentence : text.inField(label, sentence);
}

/** What a presenter should know of a live stream, in the reader's language; of one that this page does not know, in English. */
export function warningWords({ name, values = {}, message }: LiveHealth['warnings'][number]): string {
  const words = textOf(warnings.texts, name);
  return words ? say(words, values as Reason['values']) : message;
}

const stored = { ...uploadReasons, ...captionServiceReasons };

/** Why a file did not become an item, or got no captions, in the reader's language. A sentence that is not known stays as the service wrote it. */
export function problemWords(sentence: string): string {
  const found = readReason(sentence, stored) ?? readReason(sentence, formerReasons);
  return found ? reasonWords({ reason: found.name, exceptionData: found.values }) : sentence;
}

/** What was left out of a file, in the reader's language. A sentence that is not known stays as the service wrote it. */
export function noteWords(sentence: string): string {
  const found = readNote(sentence);
  const words = found && textOf(notes.texts, found.name);
  return words ? inPlace(found.values, say(words, found.values)) : sentence;
}
