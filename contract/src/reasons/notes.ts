import { inEnglish, readReason, type Given, type Reason } from './reason.ts';
import { captionNotes } from './captions.ts';
import { fileNotes } from './files.ts';
import { formerNotes } from './former.ts';

/** What is noted of files that were read: their sentences are stored, and read again by this table. */
export const notes = { ...captionNotes, ...fileNotes } as const;
type Notes = typeof notes;

/** The sentence of a note. */
export const note = <Name extends keyof Notes>(name: Name, ...[values]: Given<Notes[Name]>): string =>
  inEnglish(notes[name], values ?? {});

export const atLine = (line: number, sentence: string) => `Line ${line}: ${sentence}`;

/** The note that a sentence is, with the line that it names. `undefined`: another sentence. */
export function readNote(sentence: string): Reason | undefined {
  const [, line, rest = sentence] = /^Line (\d+): ([^]*)$/.exec(sentence) ?? [];
  const found = readReason(rest, notes) ?? readReason(rest, formerNotes);
  return found && { ...found, values: { ...found.values, ...(line && { line: Number(line) }) } };
}
