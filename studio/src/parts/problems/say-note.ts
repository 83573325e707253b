import type { ProblemBody } from '@tv/contract/fields';
import { isolateIn } from '@tv/contract/languages/isolate';
import { inWordsOf, type NoteOrSentence, sayNoteIn, texts } from '@tv/sources/say';
import { type SourceFault, SourceProblem } from '@tv/sources/source';
import { language } from '@tv/strings/en/locale.ts';
import { reasonOf } from './reason-of.ts';

const isolate = isolateIn(language);

/** What a reader of another system says, in the page's language. */
export const sayNote = (given: NoteOrSentence): string => sayNoteIn(texts, given, isolate);

/** What a problem of a source says, or why the service refused. `unexpected`: what else is said. */
export const wordsOf = (error: unknown, unexpected: string): string =>
  error instanceof SourceProblem ? sayNote(error.note) : reasonOf(error, unexpected);

/** What could not be read, and why. */
export const sayFault = ({ where, message }: SourceFault) => ({
  where: typeof where === 'string' ? isolate(where) : sayNote(where),
  message: sayNote(message),
});

/** What the service tells of a watched source, with what its reader says in the page's language. */
export const sayProblem = (body: ProblemBody): ProblemBody => inWordsOf(texts, body, isolate);
