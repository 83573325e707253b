import { fillSentence, type Forms } from '@tv/contract/reasons/reason';
import type { LightMyRequestResponse } from 'fastify';
import * as applications from '../../../strings/de/reasons/applications.ts';
import * as archive from '../../../strings/de/reasons/archive.ts';
import * as captions from '../../../strings/de/reasons/captions.ts';
import * as files from '../../../strings/de/reasons/files.ts';
import * as holds from '../../../strings/de/reasons/holds.ts';
import * as items from '../../../strings/de/reasons/items.ts';
import * as keys from '../../../strings/de/reasons/keys.ts';
import * as live from '../../../strings/de/reasons/live.ts';
import * as liveTalk from '../../../strings/de/reasons/live-talk.ts';
import * as people from '../../../strings/de/reasons/people.ts';
import * as watched from '../../../strings/de/reasons/watched.ts';
import * as requests from '../../../strings/de/reasons/requests.ts';

type Values = Record<string, unknown>;
const texts: Record<string, string | ((values: never) => string) | undefined> = {
  ...requests.texts,
  ...items.texts,
  ...holds.texts,
  ...archive.texts,
  ...watched.texts,
  ...live.texts,
  ...liveTalk.texts,
  ...files.texts,
  ...captions.texts,
  ...people.texts,
  ...keys.texts,
  ...applications.texts,
};
const forms: Forms = {
  ...{ text: String, language: String, number: String },
  ...{ gigabytes: String, size: String, duration: String },
};
/** What a value that is missing, or of another kind, leaves in a sentence. */
const hole = / {2}| [.,:;]|„“|undefined|NaN/;

/** What a German reader would miss in an answer that is a problem: its reason, or a value of its sentence. */
export function untranslatedToGerman({ statusCode, headers, body }: LightMyRequestResponse): string[] {
  if (statusCode < 400 || !String(headers['content-type']).startsWith('application/json')) return [];
  const { reason = '', exceptionData = {} } = JSON.parse(body) as { reason?: string; exceptionData?: Values };
  const text = texts[reason];
  if (text === undefined) return [`reason ${reason} in ${body}`];
  const sentence = fillSentence(
    typeof text === 'string' ? text : text(exceptionData as never),
    exceptionData,
    forms,
  );
  return hole.test(sentence) ? [`a value in "${sentence}"`] : [];
}
