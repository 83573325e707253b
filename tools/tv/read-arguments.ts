import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { CommandProblem } from './command-problem.ts';

/** Options and words of a command; one that is unknown is refused in words. */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (problem) {
    throw new CommandProblem((problem as Error).message);
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An item's id, or the address of its page, which ends with it. */
export function readId(text: string | undefined): string {
  const id = text?.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  if (!uuid.test(id))
    throw new CommandProblem(
      `${text ? `"${text}" is no item` : 'Name an item'}: give its id or its address, as "npm run tv -- list" prints them.`,
    );
  return id;
}

/** An instant: with its time zone as written, without one as of this computer. */
export function readInstant(option: string, text: string): string {
  const isInstant = /^\d{4}-\d{2}-\d{2}([T ]\d{1,2}:\d{2}(:\d{2})?\s?(Z|[+-]\d{2}:?\d{2})?)?$/.test(text);
  // A date alone would be midnight in London.
  const instant = new Date(/[T ]/.test(text) ? text.replace(' ', 'T').replace(/\s/, '') : `${text}T00:00`);
  if (!isInstant || Number.isNaN(instant.getTime()))
    throw new CommandProblem(`--${option} "${text}" is no time: write it like "2026-12-24 18:30".`);
  return instant.toISOString();
}

export function oneOf<Value>(words: Record<string, Value>, what: string, text: string | undefined): Value {
  const found = text === undefined ? undefined : words[text.toLowerCase()];
  if (found === undefined)
    throw new CommandProblem(`The ${what} must be one of ${Object.keys(words).join(', ')}.`);
  return found;
}

export const onOrOff = { on: true, off: false };
