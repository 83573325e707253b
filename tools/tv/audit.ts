import { saveForOwner } from './save-for-owner.ts';
import { findPerson } from './people.ts';
import { readArguments, readInstant } from './read-arguments.ts';
import { openService } from './service.ts';

const options = {
  organization: { type: 'string' },
  action: { type: 'string' },
  person: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  csv: { type: 'string' },
} as const;

/** Prints what was changed by whom, the newest first, or saves it as a table. */
export async function auditCommand(args: string[]): Promise<boolean> {
  const { values } = readArguments(args, options, { command: 'audit' });
  const service = await openService();
  const { organization: organizationName, action, person, csv } = values;
  const query = {
    organizationName,
    action,
    personId: person && (await findPerson(service, person, organizationName)).id,
    from: values.from && readInstant('from', values.from),
    until: values.until && readInstant('until', values.until),
  };
  if (csv !== undefined) {
    await saveForOwner(csv, await service.read('GET /Management/AuditLog.csv', { query }));
    console.log(`Written to ${csv}.`);
    return true;
  }
  for await (const entries of service.pages('GET /Management/AuditLog', { query }))
    for (const { at, action, subject, email, actor } of entries)
      console.log(
        `${at.slice(0, 19).replace('T', ' ')} UTC  ${email ?? actor ?? 'the service'}  ${action}${subject ? `  ${subject}` : ''}`,
      );
  return true;
}
