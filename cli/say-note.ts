import type { Told } from '@tv/contract/fields';
import { inWordsOf, type NoteTexts, type Said, sayNoteIn } from '@tv/sources/say';
import { type SourceFault, SourceProblem } from '@tv/sources/source';
import { language } from './language.ts';

const texts = (await import(`../sources/src/strings/${language}/bring-notes.ts`)) as NoteTexts;

/** What a reader of another system says, in the language of the command line. */
export const sayNote = (said: Said): string => sayNoteIn(texts, said);

/** What a problem says to who runs the command. */
export const wordsOf = (problem: Error): string =>
  problem instanceof SourceProblem ? sayNote(problem.said) : problem.message;

/** What a problem of a source is about. */
export const sayPlace = (where: SourceFault['where']): string =>
  typeof where === 'string' ? where : sayNote(where);

/** A problem of a source as a line. Some name their place themselves. */
export function sayFault({ where, message }: SourceFault): string {
  const [place, words] = [sayPlace(where), sayNote(message)];
  return words.startsWith(place) ? words : `${place}: ${words}`;
}

/** What the service tells of a watched source, with what its reader says in the language of the command line. */
export const sayTold = (told: Told): Told => inWordsOf(texts, told);
