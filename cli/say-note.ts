import type { ProblemBody } from '@tv/contract/fields';
import { inWordsOf, type NoteTexts, type NoteOrSentence, sayNoteIn } from '@tv/sources/say';
import { type SourceFault, SourceProblem } from '@tv/sources/source';
import { language } from './language.ts';

const texts = (await import(`../sources/src/strings/${language}/bring-notes.ts`)) as NoteTexts;

/** What a reader of another system says, in the language of the command line. */
export const sayNote = (given: NoteOrSentence): string => sayNoteIn(texts, given);

/** A problem in words for the person who runs the command. */
export const wordsOf = (problem: Error): string =>
  problem instanceof SourceProblem ? sayNote(problem.note) : problem.message;

/** What a problem of a source is about. */
export const saySubject = (where: SourceFault['where']): string =>
  typeof where === 'string' ? where : sayNote(where);

/** A problem of a source as a line. Some name their place themselves. */
export function sayFault({ where, message }: SourceFault): string {
  const [subject, words] = [saySubject(where), sayNote(message)];
  return words.startsWith(subject) ? words : `${subject}: ${words}`;
}

/** The problem of a watched source, with its reader's note in the language of the command line. */
export const sayProblem = (body: ProblemBody): ProblemBody => inWordsOf(texts, body);
