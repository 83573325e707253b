import { randomUUID } from 'node:crypto';
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveState } from '@tv/contract/enumerations';
import { isOver } from '@tv/contract/live/live-states';
import type { RoleKey } from '@tv/contract/people/roles';
import { createAccount } from '@tv/identity/accounts';
import { hashPassword } from '@tv/identity/passwords/password-hash';
import { AURORA } from '../../demo/organizations.ts';
import { DEMO_PASSWORD } from '../../demo/people.ts';
import { folderOf, items, mediaFolder } from '../../demo/world.ts';
import type { World } from '../../server/src/open-world.ts';
import { portalIssuer } from '../../server/src/platform/auth/issuer.ts';
import type { Database } from '../../server/src/platform/db/database.ts';
import { sql } from '../../server/src/platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../../server/src/test-builders.ts';

/** Fields of the item, and `from`: the slug of the demo's item whose package it gets. */
type GivenItem = NonNullable<Parameters<typeof aMediaContent>[2]> & {
  organizationId?: string;
  from?: string;
  /** It has a stored original, as an item that was uploaded. */
  hasOriginal?: boolean;
};

/** What was uploaded; nothing reads it as a film. */
async function storeOriginal({ db, files }: Pick<World, 'db' | 'files'>, organizationId: string, id: string) {
  await files.write(`uploads/${id}/0`, 'film');
  await db.query(sql`
    insert into uploads (id, organization_id, file_name, size_in_bytes, received_bytes, details, completed_at)
    values (${id}, ${organizationId}, 'film.mp4', 4, 4, '{}', now())`);
  await db.query(sql`insert into upload_chunks values (${id}, 0, ${`uploads/${id}/0`})`);
}

/** The live event of an item, in a state that it has without a stream. */
export async function makeLiveEvent(
  { db }: World,
  { id, state }: { id: string; state: LiveState },
): Promise<{ id: string }> {
  await db.query(sql`
    insert into live_events (media_content_id, organization_id, state, state_since, created_at, started_at, ended_at)
    select id, organization_id, ${state}, now(), now(), now(), case when ${isOver(state)} then now() end
    from media_contents where id = ${id}
    on conflict (media_content_id) do update set state = excluded.state, ended_at = excluded.ended_at`);
  return { id };
}

/** An item that is ready to play, with a copy of a demo item's package; nothing is encoded. It is published unless `status` says otherwise. */
export async function makeItem(
  { db, files }: World,
  { organizationId = AURORA, from = 'night-dairy', hasOriginal = false, ...given }: GivenItem,
): Promise<{ id: string }> {
  const source = items.find(({ slug }) => slug === from);
  if (!source) throw new Error(`The demo has no "${from}".`);
  const folder = await files.temporaryFolder();
  try {
    await cp(join(mediaFolder, folderOf(source)), folder, { recursive: true });
    const media = JSON.parse(await readFile(join(folder, 'media-package.json'), 'utf8'));
    const id = await aMediaContent(db, organizationId, {
      mediaType: source.mediaType,
      ...given,
      package: media,
    });
    await files.moveIn(folder, `media/${id}/1`);
    if (hasOriginal) await storeOriginal({ db, files }, organizationId, id);
    return { id };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** `alsoIn`: another organization, in which the person is a viewer. */
type GivenPerson = { organizationId?: string; role?: RoleKey; alsoIn?: string };

/** Somebody with an account, whose password is the demo's, and a membership. */
export async function makePerson(
  { db }: World,
  { organizationId = AURORA, role = 'Viewer', alsoIn }: GivenPerson,
): Promise<{ id: string; email: string }> {
  const email = `${role.toLowerCase()}-${randomUUID().slice(0, 8)}@aurora.example`;
  const names = { firstName: 'Newly', lastName: 'Arrived' };
  const account = await createAccount(db.text, {
    ...{ email, ...names, emailVerified: true },
    passwordHash: await cheapHash(),
  });
  if (!account) throw new Error(`${email} exists.`);
  const { subject } = account;
  const organizations: [string, RoleKey][] = [[organizationId, role]];
  if (alsoIn) organizations.push([alsoIn, 'Viewer']);
  const { id } = await aPerson(db, { subject, email, organizations });
  await db.query(sql`
    update people set issuer = ${portalIssuer}, first_name = ${names.firstName}, last_name = ${names.lastName}
    where id = ${id}::uuid`);
  return { id, email };
}

/** An organization that no other test uses, and the e-mail address of its admin. `embedOrigins` are the sites that may embed, `apiOrigins` those that may read. */
export async function makeOrganization(
  world: World,
  {
    embedOrigins = [],
    apiOrigins = [],
    ...given
  }: { name?: string; hasPublicMedia?: boolean; embedOrigins?: string[]; apiOrigins?: string[] },
): Promise<{ id: string; name: string; admin: string }> {
  const name = given.name ?? `Orchard ${randomUUID().slice(0, 8)}`;
  const id = await anOrganization(world.db, { ...given, name });
  await world.db.query(
    sql`update organizations set embed_origins = ${embedOrigins}::text[], api_origins = ${apiOrigins}::text[] where id = ${id}::uuid`,
  );
  const { email } = await makePerson(world, { organizationId: id, role: 'Admin' });
  return { id, name, admin: email };
}

/** A category of an organization; answers its id. */
export const makeCategory = async (
  { db }: World,
  { organizationId = AURORA, name }: { organizationId?: string; name: string },
): Promise<{ id: string }> => ({ id: await aCategory(db, organizationId, name) });

/** Tests sign in often; the real hash takes half a second each time. */
export async function makeSignInCheap(db: Database): Promise<void> {
  await db.query(sql`update identity_accounts set password_hash = ${await cheapHash()}`);
}

const cheapHash = () =>
  hashPassword({ isTrusted: true, source: 'tests' }, DEMO_PASSWORD, { ln: 10, r: 8, p: 1 });
