import { writeFile } from 'node:fs/promises';
import { WatchStatus } from '@tv/contract/enumerations';
import type { Watched } from '@tv/contract/management-watched';
import { CommandProblem } from './command-problem.ts';
import { readArguments, readId } from './read-arguments.ts';
import { openService } from './service.ts';

const states: Record<number, string> = {
  [WatchStatus.PENDING]: 'pending',
  [WatchStatus.WATCHING]: 'watching',
  [WatchStatus.WATCHED]: 'watched',
};

/** Prints who watched which parts of an item, the first hundred by address, or keeps the table of all in a file. */
export async function watchedCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, { csv: { type: 'string' } });
  const path = `/Management/MediaContents/${readId(positionals[0])}/Watched`;
  const service = await openService();
  if (values.csv !== undefined) {
    await keep(values.csv, await service.read(`${path}.csv`));
    console.log(`Written to ${values.csv}.`);
    return true;
  }
  const found = await service.call<Watched[]>('GET', path, { query: { pageSize: '100' } });
  if (found.length === 0) console.log('Nobody has watched it yet.');
  for (const { share, watchStatus, email, ranges } of found) {
    const part = share === undefined ? '' : `${Math.floor(share * 100)} %`;
    console.log(`${part.padStart(5)}  ${(states[watchStatus] ?? '').padEnd(8)}  ${email}`);
    if (ranges.length > 0)
      console.log(`       ${ranges.map(([from, to]) => `${clock(from!)} to ${clock(to!)}`).join(', ')}`);
  }
  return true;
}

/** Names of people: for whoever asked only. */
async function keep(file: string, table: Buffer): Promise<void> {
  try {
    await writeFile(file, table, { mode: 0o600 });
  } catch (cause) {
    throw new CommandProblem(`${file} cannot be written (${(cause as NodeJS.ErrnoException).code}).`);
  }
}

const clock = (seconds: number): string => {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, place) => (place ? String(part).padStart(2, '0') : String(part))).join(':');
};
