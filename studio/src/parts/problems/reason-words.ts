import { isolate } from '@tv/contract/languages/isolate';
import type { LiveHealth } from '@tv/contract/live/live';
import type { Reason } from '@tv/contract/reasons/reason';
import { sayReasonsIn } from '@tv/contract/reasons/say-reasons';
import { languageName } from '@tv/client/lib/format/language-name.ts';
import { byteSize, locale, number } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/reasons/words.ts';
import * as applications from '@tv/strings/en/reasons/applications.ts';
import * as archive from '@tv/strings/en/reasons/archive.ts';
import * as warnings from '@tv/strings/en/studio/live/warnings.ts';
import * as captions from '@tv/strings/en/reasons/captions.ts';
import * as files from '@tv/strings/en/reasons/files.ts';
import * as holds from '@tv/strings/en/reasons/holds.ts';
import * as items from '@tv/strings/en/reasons/items.ts';
import * as keys from '@tv/strings/en/reasons/keys.ts';
import * as live from '@tv/strings/en/reasons/live.ts';
import * as liveTalk from '@tv/strings/en/reasons/live-talk.ts';
import * as notes from '@tv/strings/en/reasons/notes.ts';
import * as people from '@tv/strings/en/reasons/people.ts';
import * as requests from '@tv/strings/en/reasons/requests.ts';
import * as watched from '@tv/strings/en/reasons/watched.ts';

const say = sayReasonsIn({
  reasons: {
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
  },
  notes: notes.texts,
  words: text.words,
  ofKind: text.ofKind,
  atLine: captions.atLine,
  atCue: captions.atCue,
  isolate,
  locale,
  forms: { language: languageName, number, size: byteSize },
});

/** Why something was refused or failed, and what was noted of a file, in the reader's language. */
export const { reasonWords, problemWords, noteWords } = say;

/** The sentence behind the label of its field, where it stands elsewhere than the field. */
export function behindLabel(field: unknown, sentence: string): string {
  const label = (text.labels as Partial<Record<string, string>>)[String(field).split('.')[0]!];
  return label === undefined ? sentence : text.inField(label, sentence);
}

/** What a presenter should know of a live stream, in the reader's language; of one that this page does not know, in English. */
export function warningWords({ name, values = {}, message }: LiveHealth['warnings'][number]): string {
  const words = (warnings.texts as Partial<Record<string, Parameters<typeof say.fill>[0]>>)[name];
  return words ? say.fill(words, values as Reason['values']) : message;
}
