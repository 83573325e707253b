import type { FastifyInstance } from 'fastify';
import { originOf } from '../account-events.ts';
import { formField } from '../answer.ts';
import type { Applications } from '../applications/applications.ts';
import { deleteConsent, selectConsents } from '../applications/consents-db.ts';
import type { Database } from '../db.ts';
import type { IdentityDeps } from '../deps.ts';
import type { PersonChecks } from './person.ts';

/** An application that a person allowed something. */
export interface AllowedApplication {
  id: string;
  name: string;
  organization: string | undefined;
  scopes: string[];
  givenAt: Date;
  usedAt: Date | undefined;
}

export async function listAllowed(
  { db, applications }: { db: Database; applications: Applications },
  subject: string,
): Promise<AllowedApplication[]> {
  const rows = await selectConsents(db, subject);
  const found = await applications.findAll(rows.map(({ client_id }) => client_id));
  return rows.map(({ id, client_id, scopes, given_at, used_at }) => {
    const application = found.find((each) => each.id === client_id);
    return {
      id,
      // The settings may name it no longer.
      name: application?.name ?? client_id,
      organization: application?.organization?.name,
      scopes,
      givenAt: given_at,
      usedAt: used_at ?? undefined,
    };
  });
}

/** Ends the access of an application. Ending one that has ended succeeds, too. */
export function applicationRoutes(
  app: FastifyInstance,
  { db, applications, recordEvent }: Pick<IdentityDeps, 'db' | 'applications' | 'recordEvent'>,
  { withPerson }: PersonChecks,
  settings: string,
) {
  app.post(
    '/security/applications',
    withPerson(async ({ account }, request, reply) => {
      const clientId = await deleteConsent(db, account.subject, formField(request, 'consent', 36));
      if (clientId) {
        const application = await applications.find(clientId);
        const { organization } = application ?? {};
        await recordEvent({
          action: 'access of application ended',
          of: account,
          ...originOf(request),
          ...(organization && { organizationId: organization.id }),
          detail: { application: application?.name ?? clientId },
        });
      }
      return reply.redirect(`${settings}#applications`, 303);
    }),
  );
}
