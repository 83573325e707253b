import { CommandProblem } from '../command-problem.ts';
import { either } from '../formats.ts';
import { helpLines } from '../help-lines.ts';
import { text } from '../texts.ts';

/** A command that was written otherwise than its help says: names all forms that it has. */
export function wrongUse(command: string): CommandProblem {
  const forms = helpLines
    .map(([typed]) => typed.trim())
    .filter((typed) => typed === command || typed.startsWith(`${command} `));
  return new CommandProblem(`${text.write({ forms: either(forms) })} ${text.see({ command })}`);
}

/** An option that another form of the command takes. */
export const foreignOption = (option: string, command: string): CommandProblem =>
  new CommandProblem(text.optionOf({ option, command }));

/** Nothing has this name; `command` lists what there is. */
export const noSuch = (kind: keyof typeof text.unknown, name: string, command: string): CommandProblem =>
  new CommandProblem(`${text.unknown[kind]({ name })} ${text.lists({ command })}`);

/** Reads the whole number of an option. Throws where it is not one. `word`: what may stand instead. */
export function wholeNumber(
  option: string,
  written: string | undefined,
  [least, most]: readonly [number, number],
  word?: string,
): number {
  const number = /^\d{1,7}$/.test(written ?? '') ? Number(written) : NaN;
  if (number >= least && number <= most) return number;
  throw new CommandProblem(
    word === undefined
      ? text.wholeNumber({ option, least, most })
      : text.wholeNumberOr({ option, least, most, word }),
  );
}
