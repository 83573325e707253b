import { CommandProblem } from './command-problem.ts';
import { readArguments, readId } from './read-arguments.ts';
import { saveForOwner } from './save-for-owner.ts';
import { openService } from './service.ts';

const options = { organization: { type: 'string' } } as const;
const usage =
  'Write old-links list, old-links find <old address>, old-links add <item> <old address>, old-links remove <item> [<old address>], or old-links sheet <file.csv>.';

/** Lists old addresses of items, finds, adds and removes them, and saves a sheet for searching and replacing in pages. */
export async function oldLinksCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, options, { command: 'old-links', most: 3 });
  const [step = 'list', first, address] = positionals;
  const query = { organizationName: values.organization };
  const needs = { list: 0, find: 1, sheet: 1, add: 2, remove: 1 }[step];
  const given = positionals.slice(1).length;
  if (needs === undefined || given < needs || given > (step === 'remove' ? 2 : needs))
    throw new CommandProblem(usage);
  const params = { id: step === 'add' || step === 'remove' ? readId(first!) : '' };
  const service = await openService();
  if (step === 'sheet') {
    await saveForOwner(first!, await service.read('GET /Management/OldAddresses.csv', { query }));
    console.log(`Written to ${first}.`);
  } else if (step === 'add') {
    const stored = await service.call('GET /Management/MediaContents/:id/OldAddresses', { params });
    const addresses = [...stored.map((each) => each.address), address!];
    await service.call('PUT /Management/MediaContents/:id/OldAddresses', { params, body: { addresses } });
    console.log(`${address} leads to ${params.id}.`);
  } else if (step === 'remove') {
    await service.call('DELETE /Management/MediaContents/:id/OldAddresses', { params, query: { address } });
    console.log(`${address ?? 'No old address'} leads ${address ? 'no longer ' : ''}to ${params.id}.`);
  } else {
    let found = 0;
    const asked = { ...query, ...(step === 'find' && { address: first }) };
    for await (const page of service.pages('GET /Management/OldAddresses', { query: asked }))
      for (const { address: old, mediaContentId, title } of page) {
        found++;
        console.log(`${mediaContentId}  ${old}  ${title}`);
      }
    if (step === 'find' && found === 0)
      throw new CommandProblem(`${first} leads to no item that you manage.`);
  }
  return true;
}
