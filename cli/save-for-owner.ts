import { writeFile } from 'node:fs/promises';
import { CommandProblem } from './command-problem.ts';
import { text } from './texts.ts';

/** Writes a file that only its owner can read: it holds data of people. */
export async function saveForOwner(file: string, content: Buffer): Promise<void> {
  try {
    await writeFile(file, content, { mode: 0o600 });
  } catch (cause) {
    throw unwritable(file, cause);
  }
}

/** That a file could not be written. */
export const unwritable = (file: string, cause: unknown): CommandProblem =>
  new CommandProblem(text.unwritable({ file, code: String((cause as NodeJS.ErrnoException).code) }));

/** That a file could not be read. */
export const unreadable = (file: string, cause: unknown): CommandProblem =>
  new CommandProblem(text.unreadable({ file, code: String((cause as NodeJS.ErrnoException).code) }));
