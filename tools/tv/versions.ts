import type { MediaVersion } from '@tv/contract/media-versions';
import { CommandProblem } from './command-problem.ts';
import { readArguments, readId, refuseBoth } from './read-arguments.ts';
import { openService } from './service.ts';

const options = { serve: { type: 'string' }, delete: { type: 'string' } } as const;

/** Prints the versions of an item's media with their numbers, serves a former one again, or deletes one. */
export async function versionsCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, options, { command: 'versions', most: 1 });
  refuseBoth(values, 'serve', 'delete');
  const [item] = positionals;
  if (!item) throw new CommandProblem('Name an item by its id or address.');
  const id = readId(item);
  const service = await openService();
  const list = () => service.call('GET /Management/MediaContents/:id/Versions', { params: { id } });
  const wanted = values.serve ?? values.delete;
  if (wanted !== undefined) {
    const version = (await list())[Number(wanted) - 1];
    if (!version)
      throw new CommandProblem(`There is no version ${wanted}: leave out the options to see the numbers.`);
    const params = { id, versionId: version.id };
    if (values.serve !== undefined)
      await service.call('POST /Management/MediaContents/:id/Versions/:versionId/Restorations', { params });
    else await service.call('DELETE /Management/MediaContents/:id/Versions/:versionId', { params });
  }
  for (const [place, version] of (await list()).entries()) console.log(`${place + 1}  ${lineOf(version)}`);
  return true;
}

function lineOf({
  isCurrent,
  state,
  original,
  cuts,
  durationInSeconds,
  createdDate,
  problem,
}: MediaVersion): string {
  return [
    isCurrent ? 'served now' : state === 'ready' ? 'former' : state,
    original?.fileName ?? 'original not stored',
    ...(cuts.length > 0 ? [`without ${cuts.map(({ from, to }) => `${from}-${to} s`).join(', ')}`] : []),
    ...(durationInSeconds !== undefined ? [`${Math.round(durationInSeconds)} s`] : []),
    createdDate.slice(0, 16).replace('T', ' '),
    ...(problem ? [problem] : []),
  ].join(', ');
}
