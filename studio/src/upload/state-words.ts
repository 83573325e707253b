import { number } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/content/upload.ts';
import { problemWords } from '../parts/problems/reason-words.ts';
import type { UploadEntry } from './upload-entry.ts';

export const percent = (share: number) => `${number(Math.floor(share * 100))} %`;

export const sentShare = ({ sentBytes, size }: UploadEntry) => (size > 0 ? sentBytes / size : 0);

/** How far an upload is, in words. `undefined` while its bar says it. */
export function wordsOf(entry: UploadEntry): string | undefined {
  const sent = percent(sentShare(entry));
  if (entry.isAway) return text.away(sent);
  if (entry.needsPerson) return text.needsSaving;
  switch (entry.state) {
    case 'waiting':
      return text.waiting;
    case 'reading':
      return text.reading(percent(entry.size > 0 ? entry.readBytes / entry.size : 0));
    case 'paused':
      return text.paused(sent);
    case 'lost':
      return text.lost(sent);
    case 'processing':
      return entry.progress > 0 ? text.processing(percent(entry.progress)) : text.describeMeanwhile;
    case 'done':
      return text.done;
    case 'known':
      return text.known;
    case 'failed':
      return entry.problem ? problemWords(entry.problem) : text.unexpected;
    default:
      return undefined;
  }
}

/** Needs a person: to try again, to choose the file again, or to see why its form is not saved. */
export const needsPerson = ({ state, needsPerson: isUnsaved }: UploadEntry) =>
  state === 'failed' || state === 'lost' || isUnsaved === true;
