import { because } from '@tv/contract/reasons/problem-reasons';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Role } from '@tv/contract/enumerations';
import { hasAtLeast } from '@tv/contract/people/roles';
import { organizationOf } from '../organization/choose-organization-db.ts';
import { refuseMemberChange } from '../people/member-change.ts';
import { findMember, type LockedMember, lockMember } from '../people/manage-db.ts';
import { currentActor } from '../platform/actor.ts';
import { type Caller, type Manager, managerOf, requirePerson } from '../platform/auth/caller.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { invalidField, notAllowed, notFound, Problem } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { createViewerHash } from '../platform/viewer-hash.ts';
import { erase } from './erase-db.ts';
import { findHeldBack } from './held-back-db.ts';
import { eraseHashes } from './erase-hashes-db.ts';
import { type Extent, exportText } from './export-db.ts';
import {
  findDataSubject,
  findSoleAdminship,
  leaveCurrentOrganization,
  recordForOrganizations,
} from './people-db.ts';

export type PersonalDataDeps = {
  db: Database;
  clock: Clock;
  signIn: { issuer: string; hasLocalPasswords: boolean };
  secretKey: string;
};

/** The calls that take and erase what is stored about one person. */
export function servePersonalData(serve: Serve, { db, clock, signIn, secretKey }: PersonalDataDeps): void {
  const viewerHash = createViewerHash(secretKey);
  const localIssuer = signIn.hasLocalPasswords ? signIn.issuer : undefined;

  async function findSubject(queries: Queries, id: string) {
    const person = await findDataSubject(queries, id, localIssuer);
    if (!person) throw notFound('This person');
    return person;
  }

  async function takeData(id: string, extent: Extent, by: string | undefined): Promise<Readable> {
    const person = await findSubject(db, id);
    const now = clock();
    await recordForOrganizations(db, {
      ...{ id, extent, action: 'personal data taken', subject: id, by, actor: currentActor()?.name, now },
    });
    return Readable.from(exportText(db, person, extent, now), { objectMode: false });
  }

  async function eraseData(
    queries: Queries,
    { id, extent, by, heirId }: { id: string; extent: Extent; by: string | undefined; heirId?: string },
  ): Promise<void> {
    const person = await findSubject(queries, id);
    await refuseHeld(queries, id, extent);
    const opaqueId = randomUUID();
    await recordForOrganizations(queries, {
      ...{ id, extent, action: 'person erased', subject: opaqueId, by, actor: currentActor()?.name },
      now: clock(),
    });
    if (extent) await leaveCurrentOrganization(queries, id, extent.organizationId);
    await eraseHashes(queries, viewerHash(id), extent);
    await erase(queries, { person, extent, heirId, opaqueId });
  }

  serve('GET /Users/Me/Data', async ({ caller, reply }) => {
    const { id } = requirePerson(caller);
    return reply.headers(headersOf(id)).send(await takeData(id, undefined, id));
  });

  serve('DELETE /Users/Me/Data', async ({ caller }) => {
    const { id } = requirePerson(caller);
    await db.transaction(async (queries) => {
      await refuseSoleAdmin(queries, id);
      await eraseData(queries, { id, extent: undefined, by: id });
    });
  });

  serve('GET /Management/People/:id/Data', async ({ caller, params: { id }, query, reply }) => {
    const manager = managerOf(caller);
    const organizationId = await organizationOf(db, manager, query);
    refuseEverywhere(caller, query.everywhere);
    const member = await db.transaction((queries) => lockMember(queries, organizationId, id));
    if (!member) throw notFound('This person');
    const extent = extentOf(member, organizationId, query.everywhere);
    return reply.headers(headersOf(id)).send(await takeData(id, extent, manager.personId));
  });

  serve('DELETE /Management/People/:id/Data', async ({ caller, params: { id }, query }) => {
    const manager = managerOf(caller);
    const organizationId = await organizationOf(db, manager, query);
    const { heirId, everywhere } = query;
    refuseEverywhere(caller, everywhere);
    if (heirId) await refuseUnfitHeir(db, organizationId, id, heirId);
    await db.transaction(async (queries) => {
      const member = await lockMember(queries, organizationId, id);
      if (!member) throw notFound('This person');
      refuseOwn(manager, id);
      refuseMemberChange(manager, member, 'gone');
      const extent = extentOf(member, organizationId, everywhere);
      if (!extent) await refuseSoleAdmin(queries, id);
      await eraseData(queries, { id, extent, by: manager.personId, ...(heirId && { heirId }) });
    });
  });
}

/** A member of other organizations is reported and erased in this one only, unless somebody decides about the whole portal. */
const extentOf = ({ isElsewhere }: LockedMember, organizationId: string, everywhere = false): Extent =>
  isElsewhere && !everywhere ? { organizationId } : undefined;

const headersOf = (id: string) => ({
  'cache-control': 'private, no-store',
  'content-disposition': `attachment; filename="person-${id}.json"`,
  'content-type': 'application/json; charset=utf-8',
});

function refuseEverywhere(caller: Caller, everywhere: boolean | undefined): void {
  if (
    everywhere &&
    !(caller.kind === 'command-line' || (caller.kind === 'person' && caller.person.isProviderAdmin))
  )
    throw notAllowed(because('people.dataOfOthers'));
}

function refuseOwn({ personId }: Manager, id: string): void {
  if (personId === id) throw notAllowed(because('people.ownData'));
}

async function refuseSoleAdmin(queries: Queries, id: string): Promise<void> {
  const name = await findSoleAdminship(queries, id);
  if (name) throw new Problem(409, 0, because('people.lastAdminOf', { organization: name }));
}

/** Says what a legal hold keeps of a person. Nothing is erased then, since rows that are kept go on naming the person. */
async function refuseHeld(queries: Queries, id: string, extent: Extent): Promise<void> {
  const { isHeld, items } = await findHeldBack(queries, id, extent);
  if (isHeld) throw new Problem(409, 0, because('holds.person'));
  if (items > 0) throw new Problem(409, 0, because('holds.items', { count: items }));
}

async function refuseUnfitHeir(
  db: Queries,
  organizationId: string,
  id: string,
  heirId: string,
): Promise<void> {
  const heir = heirId === id ? undefined : await findMember(db, organizationId, heirId);
  if (!heir || heir.status !== 0 || !hasAtLeast(heir.role, Role.ContentManager))
    throw invalidField('heirId', because('people.unfitHeir'));
}
