import { WatchStatus } from '@tv/contract/enumerations';
import type { Watched } from '@tv/contract/analytics/analytics';
import { clock } from '../formats.ts';
import { readArguments, readId } from '../arguments/read-arguments.ts';
import { saveForOwner } from '../save-for-owner.ts';
import { openService } from '../service.ts';
import { text } from '../texts.ts';
import { pad } from '../wrap.ts';

const states: Record<number, string> = {
  [WatchStatus.PENDING]: text.items.watchStates.pending,
  [WatchStatus.WATCHING]: text.items.watchStates.watching,
  [WatchStatus.WATCHED]: text.items.watchStates.watched,
};

/** Prints who watched which parts of an item, by e-mail address, or saves the table to a file. */
export async function watchedCommand(args: string[]): Promise<boolean> {
  const options = { csv: { type: 'string' } } as const;
  const { values, positionals } = readArguments(args, options, { command: 'watched', most: 1 });
  const params = { id: readId(positionals[0]) };
  const service = await openService();
  if (values.csv !== undefined) {
    await saveForOwner(
      values.csv,
      await service.read('GET /Management/MediaContents/:id/Watched.csv', { params }),
    );
    console.log(text.writtenTo({ file: values.csv }));
    return true;
  }
  let printed = 0;
  for await (const found of service.pages('GET /Management/MediaContents/:id/Watched', { params })) {
    for (const each of found) print(each);
    printed += found.length;
  }
  if (printed === 0) console.log(text.items.nobodyWatched);
  return true;
}

function print({ share, watchStatus, email, ranges }: Watched): void {
  const part = share === undefined ? '' : `${Math.floor(share * 100)} %`;
  console.log(`${part.padStart(5)}  ${pad(states[watchStatus] ?? '', 8)}  ${email}`);
  if (ranges.length > 0)
    console.log(`       ${ranges.map(([from, to]) => `${clock(from!)}-${clock(to!)}`).join(', ')}`);
}
