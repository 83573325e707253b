import { readdirSync } from 'node:fs';
import * as inLocale from '@tv/contract/languages/in-locale';
import { localeOf } from '@tv/contract/languages/languages';
import { hasWords, type ReasonWords, sayReasonsIn, type ReasonBody } from '@tv/contract/reasons/say-reasons';
import type * as english from '../strings/en/reasons/words.ts';
import type * as captions from '../strings/en/reasons/captions.ts';
import { size } from './formats.ts';
import { language } from './language.ts';

/** A problem in an answer of the service; its message is in English. */
export type Refusal = ReasonBody & { message: string };

/** The catalogue of the web, which says every reason; `undefined` in English, which the service speaks itself. */
async function screenTexts(): Promise<
  (typeof english & Pick<typeof captions, 'atLine' | 'atCue'> & { reasons: object }) | undefined
> {
  if (language === 'en') return undefined;
  const folder = new URL(`../strings/${language}/reasons/`, import.meta.url);
  const areas = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(areas.map((name) => import(new URL(name, folder).href)));
  const reasons = Object.assign({}, ...modules.map(({ texts }: { texts?: object }) => texts));
  return Object.assign({}, ...modules, { reasons });
}

const texts = await screenTexts();
const locale = localeOf[language];

const words: ReasonWords | undefined = texts && {
  ...texts,
  reasons: texts.reasons as ReasonWords['reasons'],
  notes: texts.reasons,
  isolate: String,
  locale,
  forms: {
    language: (code) => new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code,
    number: (value) => inLocale.number(locale, value),
    size,
  },
};
const say = words && sayReasonsIn(words);

/** Why the service refused something. What the catalogue does not know stays in English. */
export function problemText({ message, reason, exceptionData = {} }: Refusal): string {
  if (!words || !say || !texts || !hasWords(words, reason)) return message;
  const sentence = say.reasonWords({ reason, exceptionData });
  const field = String(exceptionData['field'] ?? '');
  if (field === '' || field.startsWith('cues.')) return sentence;
  const label = (texts.labels as Partial<Record<string, string>>)[field.split('.')[0]!] ?? field;
  return texts.inField(label, sentence);
}

/** Why a file did not become an item: a sentence that the service stored in English. */
export const storedProblem = (sentence: string): string => say?.problemWords(sentence) ?? sentence;

/** What was left out of a file, or taken otherwise: a sentence that the service stored in English. */
export const storedNote = (sentence: string): string => say?.noteWords(sentence) ?? sentence;
