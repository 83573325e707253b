import { readArguments } from '../arguments/read-arguments.ts';
import { openService } from '../service.ts';
import { text } from '../texts.ts';

const options = { organization: { type: 'string' }, after: { type: 'string' } } as const;

/** Prints what has changed behind a cursor, each change in a line, and at the end the cursor for the next time. */
export async function changesCommand(args: string[]): Promise<boolean> {
  const { values } = readArguments(args, options, { command: 'changes' });
  const service = await openService();
  const { organization: organizationName } = values;
  let { after } = values;
  for (let hasMore = true; hasMore;) {
    const answer = await service.call('GET /Management/Changes', { query: { organizationName, after } });
    for (const { kind, id, mediaContent } of answer.changes)
      console.log(`${kind.padEnd(9)}  ${id}${mediaContent ? `  ${mediaContent.title}` : ''}`);
    after = answer.next;
    ({ hasMore } = answer);
  }
  console.log(text.items.nextTime({ cursor: after! }));
  return true;
}
