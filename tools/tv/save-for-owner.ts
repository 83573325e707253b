import { writeFile } from 'node:fs/promises';
import { CommandProblem } from './command-problem.ts';

/** Writes a file that only its owner can read: it holds data of people. */
export async function saveForOwner(file: string, content: Buffer): Promise<void> {
  try {
    await writeFile(file, content, { mode: 0o600 });
  } catch (cause) {
    throw new CommandProblem(`${file} cannot be written (${(cause as NodeJS.ErrnoException).code}).`);
  }
}
