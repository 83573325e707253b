import { saveForOwner } from '../save-for-owner.ts';
import { findPerson } from '../people/people.ts';
import { readArguments, readInstant } from '../arguments/read-arguments.ts';
import { openService, type Service } from '../service.ts';
import { text } from '../texts.ts';

const options = {
  organization: { type: 'string' },
  action: { type: 'string' },
  person: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  csv: { type: 'string' },
  webhook: { type: 'string' },
} as const;

/** Prints what was changed by whom, the newest first, or saves it as a table. */
export async function auditCommand(args: string[]): Promise<boolean> {
  const { values } = readArguments(args, options, { command: 'audit' });
  const service = await openService();
  const { organization: organizationName, action, person, csv, webhook } = values;
  if (webhook !== undefined) return setWebhook(service, organizationName, webhook);
  const query = {
    organizationName,
    ...(action && { action: [action] }),
    personId: person && (await findPerson(service, person, organizationName)).id,
    from: values.from && readInstant('from', values.from),
    until: values.until && readInstant('until', values.until),
  };
  if (csv !== undefined) {
    await saveForOwner(csv, await service.read('GET /Management/AuditLog.csv', { query }));
    console.log(text.writtenTo({ file: csv }));
    return true;
  }
  for await (const entries of service.pages('GET /Management/AuditLog', { query }))
    for (const { at, action, subject, email, actor } of entries)
      console.log(
        `${at.slice(0, 19).replace('T', ' ')} UTC  ${email ?? actor ?? text.items.theService}  ${action}${subject ? `  ${subject}` : ''}`,
      );
  return true;
}

/** Streams the log to a webhook, and prints the secret that signs its messages. `none` ends that. */
async function setWebhook(
  service: Service,
  organizationName: string | undefined,
  url: string,
): Promise<boolean> {
  const query = { organizationName };
  if (url === 'none') {
    await service.call('DELETE /Management/AuditWebhook', { query });
    console.log(text.items.auditOff);
    return true;
  }
  const { secret } = await service.call('PUT /Management/AuditWebhook', { query, body: { url } });
  console.log(`${text.items.auditOn({ url })}\n${text.signedWith}\n  ${secret}`);
  return true;
}
