import { readArguments } from './read-arguments.ts';
import { openService } from './service.ts';

/** Prints what was changed by whom, the newest first. */
export async function auditCommand(args: string[]): Promise<boolean> {
  const { values } = readArguments(args, { organization: { type: 'string' } }, { command: 'audit' });
  const service = await openService();
  const query = { organizationName: values.organization };
  for await (const entries of service.pages('GET /Management/AuditLog', { query }))
    for (const { at, action, subject, email, actor } of entries)
      console.log(
        `${at.slice(0, 19).replace('T', ' ')} UTC  ${email ?? actor ?? 'the service'}  ${action}${subject ? `  ${subject}` : ''}`,
      );
  return true;
}
