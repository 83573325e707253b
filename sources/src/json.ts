import { decodeText } from '@tv/contract/uploads/read-table';
import { SourceProblem, type SourceFiles } from './source.ts';
import { largestText } from './tables.ts';

/** Parses JSON of a source. Throws a `SourceProblem` that names the file or address, and the line where that is known. */
export function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (problem) {
    // The message itself may quote the file, which can hold secrets.
    const line = /\bline (\d+)/.exec(String(problem))?.[1];
    throw new SourceProblem(
      line ? ['jsonBrokenAt', { where, line: Number(line) }] : ['jsonBroken', { where }],
    );
  }
}

export const readJsonFile = async (files: SourceFiles, path: string): Promise<unknown> =>
  parseJson(decodeText(await files.read(path, largestText)), path);

/** The value at the end of these names. Undefined where one of them is not there. */
export function valueAt(value: unknown, ...names: string[]): unknown {
  let found = value;
  for (const name of names)
    found =
      typeof found === 'object' && found !== null && Object.hasOwn(found, name)
        ? (found as Record<string, unknown>)[name]
        : undefined;
  return found;
}

/** A text, or a number as one; otherwise empty. */
export function textAt(value: unknown, ...names: string[]): string {
  const found = valueAt(value, ...names);
  return typeof found === 'string' || typeof found === 'number' ? String(found).trim() : '';
}

export function numberAt(value: unknown, ...names: string[]): number | undefined {
  const found = valueAt(value, ...names);
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
}

export function listAt(value: unknown, ...names: string[]): unknown[] {
  const found = valueAt(value, ...names);
  return Array.isArray(found) ? found : [];
}
