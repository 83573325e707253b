import { CommandProblem } from '../command-problem.ts';
import { readArguments, readId } from '../arguments/read-arguments.ts';
import { saveForOwner } from '../save-for-owner.ts';
import { openService } from '../service.ts';
import { text } from '../texts.ts';
import { wrongUse } from '../arguments/wrong-use.ts';

const options = { organization: { type: 'string' } } as const;

/** Lists old addresses of items, finds, adds and removes them, and saves a sheet for searching and replacing in pages. */
export async function oldLinksCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, options, { command: 'old-links', most: 3 });
  const [step = 'list', first, address] = positionals;
  const query = { organizationName: values.organization };
  const needs = { list: 0, find: 1, sheet: 1, add: 2, remove: 1 }[step];
  const given = positionals.slice(1).length;
  if (needs === undefined || given < needs || given > (step === 'remove' ? 2 : needs))
    throw wrongUse('old-links');
  const params = { id: step === 'add' || step === 'remove' ? readId(first!) : '' };
  const service = await openService();
  if (step === 'sheet') {
    await saveForOwner(first!, await service.read('GET /Management/OldAddresses.csv', { query }));
    console.log(text.writtenTo({ file: first! }));
  } else if (step === 'add') {
    const stored = await service.call('GET /Management/MediaContents/:id/OldAddresses', { params });
    const addresses = [...stored.map((each) => each.address), address!];
    await service.call('PUT /Management/MediaContents/:id/OldAddresses', { params, body: { addresses } });
    console.log(text.items.leadsTo({ address: address!, id: params.id }));
  } else if (step === 'remove') {
    await service.call('DELETE /Management/MediaContents/:id/OldAddresses', { params, query: { address } });
    console.log(address ? text.items.leadsNot({ address, id: params.id }) : text.items.noneLeads(params));
  } else {
    let found = 0;
    const pageQuery = { ...query, ...(step === 'find' && { address: first }) };
    for await (const page of service.pages('GET /Management/OldAddresses', { query: pageQuery }))
      for (const { address: old, mediaContentId, title } of page) {
        found++;
        console.log(`${mediaContentId}  ${old}  ${title}`);
      }
    if (step === 'find' && found === 0)
      throw new CommandProblem(text.items.leadsNowhere({ address: first! }));
  }
  return true;
}
