import type { Audience } from '@tv/contract/media-contents/audience';
import { audienceIn } from '@tv/contract/uploads/sheet-columns';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { readInstant as instantIn } from '@tv/contract/formats/read-instant';
import { CommandProblem } from '../command-problem.ts';
import { either } from '../formats.ts';
import { nearestWord } from './nearest-word.ts';
import { text } from '../texts.ts';

/** What a command takes besides its options. */
export type Words = {
  /** As it is typed. */
  command: string;
  /** How many words; none by default. */
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
        throw new CommandProblem(text.takesNoValue({ option: name }));
      if (option.type === 'string' && value === undefined)
        throw new CommandProblem(`${text.needsValue({ option: name })} ${help(command)}`);
      if (option.type === 'string' && value?.startsWith('-') && !inlineValue)
        throw new CommandProblem(text.noValueBefore({ option: name, written: value }));
      if (seen.has(name) && !option.multiple) throw new CommandProblem(text.givenTwice({ option: name }));
      seen.add(name);
    }
  const read = parseArgs({ args, options, allowPositionals: true, strict: true });
  const extra = read.positionals[most];
  if (extra !== undefined)
    throw new CommandProblem(`${text.wordTooMany({ argument: extra, command })} ${help(command)}`);
  return read;
}

const help = (command: string) => text.see({ command: command.split(' ')[0]! });

function unknownOption(rawName: string, known: string[], command: string): CommandProblem {
  const near = nearestWord(rawName.replace(/^-+/, ''), known);
  return new CommandProblem(
    `${near ? text.noOptionNear({ command, option: rawName, near: `--${near}` }) : text.noOption({ command, option: rawName })} ${help(command)}`,
  );
}

/** Refuses options of which only one has a meaning. */
export function refuseBoth(values: Record<string, unknown>, ...names: string[]): void {
  const given = names.filter((name) => values[name] !== undefined);
  if (given.length > 1)
    throw new CommandProblem(text.notBoth({ options: either(given.map((name) => `--${name}`)) }));
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
export function readId(word: string | undefined): string {
  const id = lastPart(word ?? '');
  if (!uuid.test(id)) throw new CommandProblem(word ? text.noItem({ argument: word }) : text.nameItem);
  return id;
}

/** An instant: with its time zone as written, without one as of this computer. */
export function readInstant(option: string, value: string): string {
  const instant = instantIn(value);
  if (instant === undefined) throw new CommandProblem(text.noTime({ option, written: value }));
  return instant;
}

/** The value of a word. `name`: of what it is, as the help writes that: `--status`, `<role>`. */
export function oneOf<Value>(words: Record<string, Value>, name: string, written: string | undefined): Value {
  const found = written === undefined ? undefined : words[written.toLowerCase()];
  if (found === undefined)
    throw new CommandProblem(text.mustBeOneOf({ what: name, words: Object.keys(words).join(', ') }));
  return found;
}

export const onOrOff = { on: true, off: false };
