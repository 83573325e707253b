import { Type } from 'typebox';
import { notInLine, notInLines } from './text-characters.ts';

type TextOptions = { minLength?: number; maxLength: number; description?: string };

const line = `^[^${notInLine}]*$`;
const filledLine = `^(?=.*\\S)[^${notInLine}]*$`;
const lines = `^[^${notInLines}]*$`;

/** A text of one line that may be empty. Texts that people give are of one of these three kinds; texts.test.ts lists the others. */
export const Line = (options: TextOptions) => Type.String({ ...options, pattern: line });

/** A text of one line with something to see in it, such as a title or a name. */
export const FilledLine = (options: TextOptions) =>
  Type.String({ minLength: 1, ...options, pattern: filledLine });

/** A text of several lines, such as a description. */
export const Lines = (options: TextOptions) => Type.String({ ...options, pattern: lines });

/** Why a text is refused, by the pattern that it breaks. */
export const textRules: ReadonlyMap<string, 'field.line' | 'field.filledLine' | 'field.lines'> = new Map([
  [line, 'field.line'],
  [filledLine, 'field.filledLine'],
  [lines, 'field.lines'],
]);
