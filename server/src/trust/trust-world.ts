import { randomUUID } from 'node:crypto';
import { hashMediaPassword } from '../media/media-password.ts';
import type { Database } from '../platform/db/database.ts';
import type { Files } from '../platform/storage/files.ts';
import { newToken } from '../platform/auth/secret-token.ts';
import { sql } from '../platform/db/sql.ts';
import {
  aCategory,
  aDirectory,
  aDomain,
  aGroup,
  aGuest,
  aMediaContent,
  anOrganization,
  aPerson,
  aSelfRegistration,
} from '../test-builders.ts';

/** What a call may be pointed at, seen from the viewer's organization. */
export const targets = [
  'own',
  'own public',
  'own locked',
  'own upcoming',
  'own hidden',
  'own drafted',
  'own in review',
  'anothers',
  'anothers public',
  'missing',
  'malformed',
] as const;
export type Target = (typeof targets)[number];
/** What the id in a call's address or body may be of. */
export type Kind =
  | 'item'
  | 'category'
  | 'organization'
  | 'upload'
  | 'self-registration'
  | 'person'
  | 'invitation'
  | 'directory-token'
  | 'directory-group'
  | 'group'
  | 'domain'
  | 'guest'
  | 'nothing';
export type Ids = Partial<Record<Target, string>>;

/** What the cookie of the guest holds. */
export const guestToken = newToken();
export const password = 'only the members of the house know it';
const nowhere = { missing: randomUUID(), malformed: 'no-id' };

export type TrustWorld = Awaited<ReturnType<typeof buildTrustWorld>>;

/** Two organizations, a third without public media, the provider's; somebody in every role; an item of every kind. */
export async function buildTrustWorld({ db, files }: { db: Database; files: Files }) {
  const own = await anOrganization(db, { name: 'Own' });
  const other = await anOrganization(db, { name: 'Other' });
  const closed = await anOrganization(db, { name: 'Closed', hasPublicMedia: false });
  const provider = await anOrganization(db, { name: 'Provider', isProvider: true });
  const people = {
    inactive: await aPerson(db, { organizations: [own], isInactive: true }),
    viewer: await aPerson(db, { organizations: [own] }),
    'content manager': await aPerson(db, { organizations: [[own, 'ContentManager']] }),
    'organization manager': await aPerson(db, { organizations: [[own, 'OrganizationManager']] }),
    admin: await aPerson(db, { organizations: [[own, 'Admin']] }),
    'viewer elsewhere': await aPerson(db, { organizations: [other] }),
    'provider admin': await aPerson(db, { organizations: [[provider, 'Admin']], subject: 't-provider' }),
    /** A viewer whose membership holds the right to review. */
    reviewer: await aPerson(db, { organizations: [own], rights: { mayReview: true } }),
  };
  const categories = { own: await aCategory(db, own), anothers: await aCategory(db, other), ...nowhere };
  const inOwn = { categories: [categories.own], visibility: 2 as const };
  const inOther = { categories: [categories.anothers] };
  const items = {
    own: await aMediaContent(db, own, { ...inOwn, visibility: 1 }),
    'own public': await aMediaContent(db, own, inOwn),
    'own locked': await aMediaContent(db, own, {
      ...inOwn,
      passwordHash: await hashMediaPassword(password),
    }),
    'own upcoming': await aMediaContent(db, own, { ...inOwn, scheduledAt: new Date('2100-01-01T00:00:00Z') }),
    'own hidden': await aMediaContent(db, own, { ...inOwn, status: 0 }),
    /** A draft that the content manager brought in. */
    'own drafted': await aMediaContent(db, own, {
      ...inOwn,
      status: 0,
      createdBy: people['content manager'].id,
    }),
    'own in review': await aMediaContent(db, own, { ...inOwn, status: 3 }),
    anothers: await aMediaContent(db, other, inOther),
    'anothers public': await aMediaContent(db, other, { ...inOther, visibility: 2 }),
  };
  const selfRegistrations = {
    own: await aSelfRegistration(db, own),
    anothers: await aSelfRegistration(db, other),
    ...nowhere,
  };
  const subtitles: Ids = { ...nowhere };
  const attachments: Ids = { ...nowhere };
  for (const [target, id] of Object.entries(items)) {
    subtitles[target as Target] = await addSubtitles(db, files, id);
    attachments[target as Target] = await addAttachment(db, files, id);
    await files.write(`media/${id}/1/poster-640.jpg`, 'a picture');
  }
  for (const [organizationId, id] of [
    [own, items.own],
    [other, items.anothers],
  ] as const)
    await db.query(sql`insert into uploads (id, organization_id, created_by, file_name, size_in_bytes, details)
      values (${id}, ${organizationId}, ${people['content manager'].id}, 'talk.mp4', 1000, '{}')`);
  await db.query(sql`insert into reviews (id, media_content_id, status, created_at)
    values (${randomUUID()}, ${items['own in review']}, 10, now())`);
  return {
    people,
    categories,
    items: { ...items, ...nowhere },
    subtitles,
    attachments,
    selfRegistrations,
    members: {
      own: (await aPerson(db, { organizations: [own] })).id,
      anothers: (await aPerson(db, { organizations: [other] })).id,
      ...nowhere,
    },
    invitations: {
      own: await anInvitation(db, own),
      anothers: await anInvitation(db, other),
      ...nowhere,
    },
    directoryTokens: {
      own: (await aDirectory(db, own)).tokenId,
      anothers: (await aDirectory(db, other)).tokenId,
      ...nowhere,
    },
    directoryGroups: {
      own: (await aDirectory(db, own)).groupId,
      anothers: (await aDirectory(db, other)).groupId,
      ...nowhere,
    },
    groups: { own: await aGroup(db, own), anothers: await aGroup(db, other), ...nowhere },
    domains: {
      own: await aDomain(db, own, 'proven-own.example'),
      anothers: await aDomain(db, other, 'proven-other.example'),
      ...nowhere,
    },
    guests: {
      own: await aGuest(db, own, { item: items.own, token: guestToken }),
      anothers: await aGuest(db, other, { item: items.anothers }),
      ...nowhere,
    },
    uploads: { own: items.own, anothers: items.anothers, ...nowhere },
    organizations: { own, anothers: other, 'own hidden': closed, ...nowhere },
  };
}

async function anInvitation(db: Database, organizationId: string): Promise<string> {
  const id = randomUUID();
  await db.query(sql`insert into onboardings (id, organization_id, email, role, created_at, expires_at)
    values (${id}, ${organizationId}, ${`${id}@tv.example`}, 'Viewer', now(), now() + interval '1 day')`);
  return id;
}

async function addSubtitles(db: Database, files: Files, itemId: string): Promise<string> {
  const id = randomUUID();
  const file = `media/${itemId}/1/en.vtt`;
  await files.write(file, 'WEBVTT\n\n00:00.000 --> 00:02.000\nGood morning.\n');
  await db.query(sql`insert into subtitles (id, media_content_id, language_code, language_name, format, original_file, vtt_file)
    values (${id}, ${itemId}, 'en', 'English', 'VTT', ${file}, ${file})`);
  return id;
}

async function addAttachment(db: Database, files: Files, itemId: string): Promise<string> {
  const id = randomUUID();
  const file = `media/${itemId}/1/notes.txt`;
  await files.write(file, 'Notes.');
  await db.query(sql`insert into attachments (id, media_content_id, file_name, mime_type, size_in_bytes, file)
    values (${id}, ${itemId}, 'notes.txt', 'text/plain', 6, ${file})`);
  return id;
}
