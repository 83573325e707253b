import { Type } from 'typebox';
import { FilledLine } from '../texts.ts';

/** The most lines of synonyms that an organization has, characters of a line, terms of a line, and words of a term. */
export const synonymLimits = { lines: 200, line: 200, terms: 10, words: 4 };

/** The lines of an organization, in place of the ones before. */
export const SynonymLines = Type.Array(FilledLine({ maxLength: synonymLimits.line }), {
  maxItems: synonymLimits.lines,
  description: `lines such as "kickoff = start, beginning", of at most ${synonymLimits.terms} terms of up to ${synonymLimits.words} words`,
});

/** The terms of a line such as `kickoff = start, beginning`. Each of them also finds the others. */
export const synonymTerms = (line: string): string[] =>
  line
    .split(/[=,]/)
    .map((term) => term.trim())
    .filter(Boolean);

/** Whether a line has two terms at least, and none that is too long or without a word. */
export function areSynonyms(line: string): boolean {
  const terms = synonymTerms(line);
  return (
    terms.length >= 2 &&
    terms.length <= synonymLimits.terms &&
    terms.every((term) => /[\p{L}\p{N}]/u.test(term) && term.split(/\s+/).length <= synonymLimits.words)
  );
}
