import { randomUUID } from 'node:crypto';
import type { Application } from '@tv/contract/integrations/applications';
import { applicationScopes } from '@tv/contract/integrations/application-scopes';
import type { ApplicationScope, ApplicationType } from '@tv/contract/integrations/application-scopes';
import { limits } from '@tv/contract/limits/limits';
import { because } from '@tv/contract/reasons/problem-reasons';
import { ProblemCode } from '@tv/contract/problems';
import { redirectProblem } from '@tv/contract/integrations/redirect-address';
import { isDeepStrictEqual } from 'node:util';
import { organizationOf } from '../organization/choose-organization-db.ts';
import { recordChange, type RecordedChange } from '../platform/audit-db.ts';
import { type Caller, managerOf } from '../platform/auth/caller.ts';
import { hashToken, newToken } from '../platform/auth/secret-token.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { catalogued, invalidField, notFound, Problem } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import {
  deleteApplication,
  findApplication,
  hasAllApplications,
  insertApplication,
  listApplications,
  lockApplication,
  type StoredApplication,
  writeApplication,
  writeSecret,
} from './applications-db.ts';

const { each, formerSecretHours } = limits.applications;

type Deps = { db: Database; clock: Clock; signIn: { hasLocalPasswords: boolean } };

/** Applications that an organization's admins register at the portal's own provider. */
export function serveApplications(serve: Serve, { db, clock, signIn }: Deps): void {
  const change = <Result>(
    caller: Caller,
    id: string,
    work: (queries: Queries, application: StoredApplication) => Promise<readonly [RecordedChange, Result]>,
  ): Promise<Result> =>
    db.transaction(async (queries) => {
      const { organizationId: own, personId } = managerOf(caller);
      const application = await lockApplication(queries, own, id);
      if (!application) throw notFound('This application');
      const [recorded, result] = await work(queries, application);
      const { organizationId } = application;
      if (recorded)
        await recordChange(queries, { organizationId, personId, subject: id, now: clock(), ...recorded });
      return result;
    });

  serve('GET /Management/Applications', async ({ caller, query }) =>
    (await listApplications(db, await organizationOf(db, managerOf(caller), query))).map(present),
  );

  serve('POST /Management/Applications', async ({ caller, query, body }) => {
    const manager = managerOf(caller);
    const organizationId = await organizationOf(db, manager, query);
    if (!signIn.hasLocalPasswords) throw new Problem(409, 0, because('applications.otherProvider'));
    const { type, hasSecret = false, redirectUris = [], postLogoutRedirectUris = [] } = body;
    if (hasSecret && type !== 'web') throw invalidField('hasSecret', because('applications.secretForWeb'));
    const application: StoredApplication = {
      id: randomUUID(),
      organizationId,
      name: body.name.trim(),
      type,
      redirectUris,
      postLogoutRedirectUris,
      scopes: ordered(body.scopes),
      hasSecret,
      formerSecretEndsAt: null,
      createdAt: clock(),
    };
    checkAddresses(application);
    const secret = hasSecret ? newToken() : undefined;
    await db.transaction(async (queries) => {
      if (await hasAllApplications(queries, organizationId))
        throw new Problem(409, 0, because('applications.tooMany', { most: each }));
      const secretHash = secret ? hashToken(secret) : null;
      if (!(await insertApplication(queries, { ...application, secretHash })))
        throw nameTaken(application.name);
      await recordChange(queries, {
        organizationId,
        personId: manager.personId,
        action: 'application made',
        subject: application.id,
        detail: { name: application.name, type, scopes: application.scopes.join(' ') },
        now: clock(),
      });
    });
    return { ...present(application), ...(secret && { secret }) };
  });

  serve('GET /Management/Applications/:id', async ({ caller, params: { id } }) => {
    const application = await findApplication(db, managerOf(caller).organizationId, id);
    if (!application) throw notFound('This application');
    return present(application);
  });

  serve('PATCH /Management/Applications/:id', ({ caller, params: { id }, body }) =>
    change(caller, id, async (queries, application) => {
      const changed: StoredApplication = {
        ...application,
        ...body,
        name: body.name?.trim() ?? application.name,
        scopes: body.scopes ? ordered(body.scopes) : application.scopes,
      };
      if (isDeepStrictEqual(changed, application)) return [undefined, present(application)];
      checkAddresses(changed);
      if (!(await writeApplication(queries, changed))) throw nameTaken(changed.name);
      return [{ action: 'application changed', detail: body }, present(changed)];
    }),
  );

  serve('DELETE /Management/Applications/:id', ({ caller, params: { id } }) =>
    change(caller, id, async (queries, { name }) => {
      await deleteApplication(queries, id);
      return [{ action: 'application deleted', detail: { name } }, undefined];
    }),
  );

  serve('POST /Management/Applications/:id/Secrets', ({ caller, params: { id } }) =>
    change(caller, id, async (queries, { name, hasSecret }) => {
      if (!hasSecret) throw new Problem(409, 0, because('applications.noSecret'));
      const secret = newToken();
      const endsAt = new Date(clock().getTime() + formerSecretHours * 3_600_000);
      await writeSecret(queries, id, hashToken(secret), endsAt);
      const answer = { secret, formerSecretEndsAt: endsAt.toISOString() };
      return [{ action: 'secret of application renewed', detail: { name } }, answer];
    }),
  );
}

const ordered = (scopes: readonly ApplicationScope[]) =>
  applicationScopes.filter((scope) => scopes.includes(scope));

function checkAddresses({
  type,
  redirectUris,
  postLogoutRedirectUris,
}: Pick<StoredApplication, 'type' | 'redirectUris' | 'postLogoutRedirectUris'>): void {
  if (type === 'device' && redirectUris.length > 0)
    throw invalidField('redirectUris', because('applications.addressNotUsed'));
  if (type !== 'device' && redirectUris.length === 0)
    throw invalidField('redirectUris', because('applications.addressMissing'));
  for (const address of redirectUris) checkAddress('redirectUris', type, address);
  for (const address of postLogoutRedirectUris) checkAddress('postLogoutRedirectUris', type, address);
}

function checkAddress(field: string, type: ApplicationType, address: string): void {
  const problem = redirectProblem(type, address);
  if (!problem) return;
  const found = { found: address };
  throw invalidField(
    field,
    problem === 'notExact'
      ? because('applications.notExact', { ...found, exact: new URL(address).href })
      : because(reasonOf[problem], found),
  );
}

const reasonOf = {
  noAddress: 'applications.noAddress',
  hasUser: 'applications.hasUser',
  hasFragment: 'applications.hasFragment',
  hasWildcard: 'applications.hasWildcard',
  notHttps: 'applications.notHttps',
  notReverseDomain: 'applications.notReverseDomain',
} as const;

const nameTaken = (name: string) =>
  catalogued(ProblemCode.NameTaken, because('applications.nameTaken', { name }), { field: 'name' });

const present = (stored: StoredApplication): Application => {
  const { organizationId, createdAt, formerSecretEndsAt, ...application } = stored;
  void organizationId;
  return {
    ...application,
    createdAt: createdAt.toISOString(),
    ...(formerSecretEndsAt && { formerSecretEndsAt: formerSecretEndsAt.toISOString() }),
  };
};
