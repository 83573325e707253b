import type { MediaVersion } from '@tv/contract/media/media-versions';
import { CommandProblem } from '../command-problem.ts';
import { clock, moment } from '../formats.ts';
import { readArguments, readId, refuseBoth } from '../arguments/read-arguments.ts';
import { storedProblem } from '../reason-words.ts';
import { openService } from '../service.ts';
import { text } from '../texts.ts';

const options = { serve: { type: 'string' }, delete: { type: 'string' } } as const;

/** Prints the versions of an item's media with their numbers, serves a former one again, or deletes one. */
export async function versionsCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, options, { command: 'versions', most: 1 });
  refuseBoth(values, 'serve', 'delete');
  const [item] = positionals;
  if (!item) throw new CommandProblem(text.nameItem);
  const id = readId(item);
  const service = await openService();
  const list = () => service.call('GET /Management/MediaContents/:id/Versions', { params: { id } });
  const wanted = values.serve ?? values.delete;
  if (wanted !== undefined) {
    const version = (await list())[Number(wanted) - 1];
    if (!version) throw new CommandProblem(text.items.noVersion({ number: wanted }));
    const params = { id, versionId: version.id };
    if (values.serve !== undefined)
      await service.call('POST /Management/MediaContents/:id/Versions/:versionId/Restorations', { params });
    else await service.call('DELETE /Management/MediaContents/:id/Versions/:versionId', { params });
  }
  for (const [index, version] of (await list()).entries()) console.log(`${index + 1}  ${lineOf(version)}`);
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
    text.items.versionStates[isCurrent ? 'current' : state],
    original?.fileName ?? text.items.notStored,
    ...(cuts.length > 0
      ? [text.items.without({ parts: cuts.map(({ from, to }) => `${clock(from)}-${clock(to)}`).join(', ') })]
      : []),
    ...(durationInSeconds !== undefined ? [clock(durationInSeconds)] : []),
    moment(createdDate),
    ...(problem ? [storedProblem(problem)] : []),
  ].join(', ');
}
