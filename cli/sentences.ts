import { sayIn, type Sentence, sentenceAreas, type SentenceTexts } from '@tv/server/platform/sentences';
import { language } from './language.ts';

const texts = Object.assign(
  {},
  ...(await Promise.all(
    sentenceAreas.map((area) => import(`../server/src/platform/strings/${language}/${area}.ts`)),
  )),
) as SentenceTexts;

/** What the service found or refuses, in the language of the command line. */
export const say = (...sentences: readonly Sentence[]): string =>
  sentences.map((each) => sayIn(texts, each)).join(' ');

/** Warns of something that the service found. */
export const warn = (sentence: Sentence): void => console.warn(say(sentence));
