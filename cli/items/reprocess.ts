import { CommandProblem, ServiceProblem } from '../command-problem.ts';
import { readArguments, readId } from '../arguments/read-arguments.ts';
import { openService, type Service } from '../service.ts';
import { text } from '../texts.ts';

/** Has items processed again from their originals; their present versions are served meanwhile. Answers whether all of them were queued. */
export async function reprocessCommand(args: string[]): Promise<boolean> {
  const options = { all: { type: 'boolean' }, organization: { type: 'string' } } as const;
  const { values, positionals } = readArguments(args, options, { command: 'reprocess', most: Infinity });
  if (Boolean(values.all) === positionals.length > 0) throw new CommandProblem(text.items.nameOrAll);
  const service = await openService();
  let queued = 0;
  let withoutOriginal = 0;
  let isDone = true;
  const ids = values.all ? everyItem(service, values.organization) : positionals.map(readId);
  for await (const id of ids)
    try {
      await service.call('POST /Management/MediaContents/:id/Reprocessings', { params: { id } });
      queued++;
    } catch (problem) {
      if (!(problem instanceof CommandProblem)) throw problem;
      if (values.all && problem instanceof ServiceProblem && problem.status === 409) withoutOriginal++;
      else {
        console.error(`${id}: ${problem.message}`);
        isDone = false;
      }
    }
  if (queued > 0) console.log(text.items.reprocessed({ count: queued }));
  if (withoutOriginal > 0) console.log(text.items.withoutOriginal({ count: withoutOriginal }));
  return isDone;
}

/** Ids of the organization's items, page by page. */
async function* everyItem(service: Service, organizationName: string | undefined): AsyncGenerator<string> {
  for await (const items of service.pages('GET /Management/MediaContents', { query: { organizationName } }))
    for (const { id } of items) yield id;
}
