import type { LegalHold } from '@tv/contract/retention/legal-holds';
import { findCategory } from '../items/categories.ts';
import { CommandProblem } from '../command-problem.ts';
import { findPerson } from '../people/people.ts';
import { namesItem, readArguments } from '../arguments/read-arguments.ts';
import { openService, type Service } from '../service.ts';
import { text } from '../texts.ts';
import { foreignOption, wrongUse } from '../arguments/wrong-use.ts';

const options = { organization: { type: 'string' }, reason: { type: 'string' } } as const;

/** Lists legal holds, places one or lifts one. */
export async function holdCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, options, { command: 'hold', most: 3 });
  const { organization, reason } = values;
  const isLifted = positionals[0] === 'lift';
  const [kind, name, ...more] = isLifted ? positionals.slice(1) : positionals;
  if (isLifted && reason !== undefined) throw foreignOption('reason', 'hold item|category|person');
  if (kind === undefined && !isLifted) {
    if (reason !== undefined) throw wrongUse('hold');
    await printHolds(await openService(), organization);
    return true;
  }
  if (!isKind(kind) || name === undefined || more.length > 0) throw wrongUse('hold');
  if (kind === 'item' && !namesItem(name)) throw new CommandProblem(text.hold.noId({ word: name }));
  if (!isLifted && !reason?.trim()) throw new CommandProblem(text.hold.giveReason);
  const service = await openService();
  const id = await idOf(service, kind, name, organization);
  await change(service, kind, { id, organization, reason });
  console.log(text.hold[isLifted ? 'lifted' : 'placed']({ name }));
  return true;
}

const kinds = ['item', 'category', 'person'] as const;
type Kind = LegalHold['kind'];
const isKind = (word: string | undefined): word is Kind => kinds.some((kind) => kind === word);

async function idOf(service: Service, kind: Kind, name: string, organization: string | undefined) {
  if (kind === 'item') return name;
  const found = kind === 'category' ? findCategory : findPerson;
  return (await found(service, name, organization)).id;
}

type Wanted = { id: string; organization: string | undefined; reason: string | undefined };

/** Places a hold where there is a reason, else lifts it. */
async function change(service: Service, kind: Kind, { id, organization, reason }: Wanted): Promise<void> {
  const params = { id };
  const query = { organizationName: organization };
  const body = { reason: reason ?? '' };
  if (kind === 'item')
    await (reason
      ? service.call('PUT /Management/MediaContents/:id/LegalHold', { params, body })
      : service.call('DELETE /Management/MediaContents/:id/LegalHold', { params }));
  else if (kind === 'category')
    await (reason
      ? service.call('PUT /Management/Categories/:id/LegalHold', { params, body })
      : service.call('DELETE /Management/Categories/:id/LegalHold', { params }));
  else
    await (reason
      ? service.call('PUT /Management/People/:id/LegalHold', { params, query, body })
      : service.call('DELETE /Management/People/:id/LegalHold', { params, query }));
}

async function printHolds(service: Service, organizationName: string | undefined): Promise<void> {
  for await (const page of service.pages('GET /Management/LegalHolds', { query: { organizationName } }))
    for (const { kind, id, name, reason, placedDate } of page)
      console.log(`${placedDate.slice(0, 10)}  ${kind.padEnd(8)}  ${id}  ${name}: ${reason}`);
}
