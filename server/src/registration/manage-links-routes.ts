import { because } from '@tv/contract/reasons/problem-reasons';
import { isDeepStrictEqual } from 'node:util';
import { invalidField, notFound } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { emailAddress } from '../platform/email-address.ts';
import { recordChange } from '../platform/audit-db.ts';
import { managerOf } from '../platform/auth/caller.ts';
import { organizationOf } from '../organization/choose-organization-db.ts';
import { ownableDomain } from '../organization/domains/domain-name.ts';
import type { RegistrationDeps } from './deps.ts';
import {
  lockLink,
  insertLink,
  type LinkSettings,
  listLinks,
  presentLink,
  writeLink,
} from './manage-links-db.ts';

const unlimited: LinkSettings = { email: null, allowedDomains: [], expiresAt: null, isDeactivated: false };

export function serveManagedSelfRegistrations(serve: Serve, { db, clock }: RegistrationDeps): void {
  serve('GET /Management/SelfRegistrations', async ({ caller, query }) =>
    listLinks(db, await organizationOf(db, managerOf(caller), query), query),
  );

  serve('POST /Management/SelfRegistrations', async ({ caller, query, body }) => {
    const manager = managerOf(caller);
    const organizationId = await organizationOf(db, manager, query);
    const { id = crypto.randomUUID(), ...options } = body;
    const link = { ...unlimited, ...settingsOf(options, clock()), id: id.toLowerCase(), organizationId };
    return db.transaction(async (queries) => {
      const now = clock();
      if (!(await insertLink(queries, link, now))) {
        const present = await lockLink(queries, organizationId, link.id);
        if (!present) throw invalidField('id', because('field.taken'));
        return presentLink(present);
      }
      await recordChange(queries, {
        organizationId,
        personId: manager.personId,
        action: 'self-registration link made',
        subject: link.id,
        detail: options,
        now,
      });
      return presentLink(link);
    });
  });

  serve('PATCH /Management/SelfRegistrations/:id', async ({ caller, params, body }) => {
    const manager = managerOf(caller);
    return db.transaction(async (queries) => {
      const now = clock();
      const present = await lockLink(queries, manager.organizationId, params.id);
      if (!present) throw notFound('This link');
      const changed = { ...present, ...settingsOf(body, now) };
      if (isDeepStrictEqual(changed, present)) return presentLink(present);
      await writeLink(queries, changed, now);
      await recordChange(queries, {
        organizationId: present.organizationId,
        personId: manager.personId,
        action: 'self-registration link changed',
        subject: params.id,
        detail: body,
        now,
      });
      return presentLink(changed);
    });
  });
}

type LinkOptions = { email?: string; allowedDomains?: string[]; expiresAt?: string; isDeactivated?: boolean };

function settingsOf(options: LinkOptions, now: Date): Partial<LinkSettings> {
  const { email, allowedDomains, expiresAt, isDeactivated } = options;
  if (expiresAt && new Date(expiresAt) <= now) throw invalidField('expiresAt', because('field.future'));
  return {
    ...(email !== undefined && { email: email ? emailAddress(email) : null }),
    ...(allowedDomains && {
      allowedDomains: [
        ...new Set(allowedDomains.map((domain) => ownableDomain(domain.toLowerCase(), 'allowedDomains'))),
      ],
    }),
    ...(expiresAt !== undefined && { expiresAt: expiresAt ? new Date(expiresAt) : null }),
    ...(isDeactivated !== undefined && { isDeactivated }),
  };
}
