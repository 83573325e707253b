import type { Audience } from '@tv/contract/audience';
import { audienceIn } from '@tv/contract/sheet-columns';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { readInstant as instantIn } from '@tv/contract/read-instant';
import { CommandProblem } from './command-problem.ts';
import { nearestWord } from './nearest-word.ts';

/** What a command takes besides its options. */
export type Words = {
  /** As it is typed. */
  command: string;
  /** How many words; none where nothing is said. */
  most?: number;
};

/** Options and words of a command. What is unknown, given twice, without its value, or one word too many is refused in words. */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
  { command, most = 0 }: Words,
) {
  const { tokens } = parseArgs({ args, options, allowPositionals: true, strict: false, tokens: true });
  const seen = new Set<string>();
  for (const token of tokens)
    if (token.kind === 'option') {
      const { name, rawName, value, inlineValue } = token;
      const option = Object.hasOwn(options, name) ? options[name] : undefined;
      if (!option) throw unknownOption(rawName, Object.keys(options), command);
      if (option.type === 'boolean' && value !== undefined)
        throw new CommandProblem(`--${name} takes no value.`);
      if (option.type === 'string' && value === undefined)
        throw new CommandProblem(`--${name} needs a value: ${help(command)}`);
      if (option.type === 'string' && value?.startsWith('-') && !inlineValue)
        throw new CommandProblem(
          `--${name} has no value before "${value}". Write --${name}=${value} if that is its value.`,
        );
      if (seen.has(name) && !option.multiple) throw new CommandProblem(`--${name} is given twice.`);
      seen.add(name);
    }
  const read = parseArgs({ args, options, allowPositionals: true, strict: true });
  const extra = read.positionals[most];
  if (extra !== undefined)
    throw new CommandProblem(
      `"${extra}" is one word too many for "${command}": put a name of several words in quotes. ${help(command, 'S')}`,
    );
  return read;
}

const help = (command: string, first: 's' | 'S' = 's') =>
  `${first}ee "npm run tv -- ${command.split(' ')[0]} --help".`;

function unknownOption(rawName: string, known: string[], command: string): CommandProblem {
  const near = nearestWord(rawName.replace(/^-+/, ''), known);
  return new CommandProblem(
    `"${command}" has no option ${rawName}${near ? `: did you mean --${near}?` : '.'} ${help(command, 'S')}`,
  );
}

/** Refuses options of which only one has a meaning. */
export function refuseBoth(values: Record<string, unknown>, ...names: string[]): void {
  const given = names.filter((name) => values[name] !== undefined);
  if (given.length > 1)
    throw new CommandProblem(`Give ${given.map((name) => `--${name}`).join(' or ')}, not both.`);
}

/** Words between commas, or another sign. */
export const readList = (text: string, sign = ','): string[] =>
  text
    .split(sign)
    .map((word) => word.trim())
    .filter(Boolean);

/** Reads the option --audience: `everybody`, or names of groups and addresses of people between semicolons. */
export const readAudience = (text: string): Audience => audienceIn(text.trim());

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const lastPart = (text: string) => text.split(/[?#]/)[0]?.split('/').at(-1) ?? '';

/** Whether a word is an item's id or the address of its page. */
export const namesItem = (text: string): boolean => uuid.test(lastPart(text));

/** An item's id, or the address of its page, which ends with it. */
export function readId(text: string | undefined): string {
  const id = lastPart(text ?? '');
  if (!uuid.test(id))
    throw new CommandProblem(
      `${text ? `"${text}" is not an item` : 'Name an item'}: give its id or its address, as "npm run tv -- list" prints them.`,
    );
  return id;
}

/** An instant: with its time zone as written, without one as of this computer. */
export function readInstant(option: string, text: string): string {
  const instant = instantIn(text);
  if (instant === undefined)
    throw new CommandProblem(`--${option} "${text}" is not a valid time: write it like "2026-12-24 18:30".`);
  return instant;
}

export function oneOf<Value>(words: Record<string, Value>, what: string, text: string | undefined): Value {
  const found = text === undefined ? undefined : words[text.toLowerCase()];
  if (found === undefined)
    throw new CommandProblem(`The ${what} must be one of ${Object.keys(words).join(', ')}.`);
  return found;
}

export const onOrOff = { on: true, off: false };
