import { CommandProblem } from '../command-problem.ts';
import { findPerson } from './people.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { saveForOwner } from '../save-for-owner.ts';
import { openService } from '../service.ts';
import { text } from '../texts.ts';
import { foreignOption, wrongUse } from '../arguments/wrong-use.ts';

const options = {
  organization: { type: 'string' },
  everywhere: { type: 'boolean' },
  heir: { type: 'string' },
  yes: { type: 'boolean' },
} as const;

/** Saves or erases what is stored about one person. */
export async function personCommand(args: string[]): Promise<boolean> {
  const { values, positionals } = readArguments(args, options, { command: 'person', most: 3 });
  const [step, who, file] = positionals;
  if (!who || (step !== 'export' && step !== 'erase') || (step === 'export') !== Boolean(file))
    throw wrongUse('person');
  if (step === 'erase' && !values.yes) throw new CommandProblem(text.person.permanent);
  if (values.heir && (step !== 'erase' || who === 'me'))
    throw foreignOption('heir', 'person erase <email address>');
  const service = await openService();
  const { organization: organizationName, everywhere } = values;
  const query = { organizationName, ...(everywhere && { everywhere }) };
  const idOf = async (email: string) => (await findPerson(service, email, organizationName)).id;
  const params = who === 'me' ? undefined : { id: await idOf(who) };
  if (file) {
    const data = params
      ? await service.read('GET /Management/People/:id/Data', { params, query })
      : await service.read('GET /Users/Me/Data');
    await saveForOwner(file, data);
    console.log(text.writtenTo({ file }));
    return true;
  }
  const heirId = values.heir && (await idOf(values.heir));
  if (params)
    await service.call('DELETE /Management/People/:id/Data', {
      params,
      query: { ...query, ...(heirId && { heirId }) },
    });
  else await service.call('DELETE /Users/Me/Data');
  console.log(who === 'me' ? text.person.ownErased : text.person.erased({ email: who }));
  return true;
}
