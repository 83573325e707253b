import { randomUUID } from 'node:crypto';
import { insertSubtitles } from '../../src/captions/insert-subtitles-db.ts';
import { storeSubtitle } from '../../src/captions/store-subtitle.ts';
import { hashMediaPassword } from '../../src/media/media-password.ts';
import type { Database } from '../../src/platform/db/database.ts';
import type { Files } from '../../src/platform/storage/files.ts';
import { newToken } from '../../src/platform/auth/secret-token.ts';
import { sql } from '../../src/platform/db/sql.ts';
import { aLiveEvent } from '../../src/live/test-live-event.ts';
import { addKeys } from './key-personas.ts';
import { addUploads } from './add-uploads.ts';
import { plantCanaries } from './canaries/plant.ts';
import { addCanaryRows } from './canaries/rows.ts';
import { type CanaryWords, createCanaryWords } from './canaries/words.ts';
import {
  anApiKey,
  aCategory,
  aDirectory,
  anApplication,
  aDomain,
  aGroup,
  aGuest,
  aWatchedSource,
  anInvitation,
  aWebhook,
  aMediaContent,
  anOrganization,
  aPerson,
  aSelfRegistration,
  aSignInConnection,
  type GivenMediaContent,
} from '../../src/test-builders.ts';
import { aRetentionRule } from '../../src/retention/test-retention.ts';

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
  /** Published for the members of one group, or for one person. */
  'for a group',
  'for another group',
  'for a person',
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
  | 'api-key'
  | 'application'
  | 'directory-token'
  | 'directory-group'
  | 'group'
  | 'domain'
  | 'sign-in-connection'
  | 'guest'
  | 'webhook'
  | 'retention-rule'
  | 'watched-source'
  | 'live-event'
  | 'nothing';
export type Ids = Partial<Record<Target, string>>;

/** What the cookie of the guest holds. */
export const guestToken = newToken();
export const categoryGuestToken = newToken();
export const password = 'only the members of the house know it';
const nowhere = { missing: randomUUID(), malformed: 'no-id' };

export type IsolationWorld = Awaited<ReturnType<typeof buildIsolationWorld>>;

/** Two organizations, a third without public media, the provider's, one on trial, one whose members record; somebody in every role; an item of every kind. */
export async function buildIsolationWorld({ db, files }: { db: Database; files: Files }) {
  const own = await anOrganization(db, { name: 'Own' });
  const other = await anOrganization(db, { name: 'Other' });
  const closed = await anOrganization(db, { name: 'Closed', hasPublicMedia: false });
  const provider = await anOrganization(db, { name: 'Provider', isProvider: true });
  const trial = await anOrganization(db, { name: 'On trial' });
  const recording = await anOrganization(db, { name: 'Recording' });
  const organizations = { own, other, closed, provider, trial, recording };
  await db.query(
    sql`update organizations set is_trial = id = ${trial}, members_may_record = id = ${recording}`,
  );
  const people = await addPeople(db, organizations);
  const categories = { own: await aCategory(db, own), anothers: await aCategory(db, other), ...nowhere };
  const elsewhere = await aCategory(db, own);
  await db.query(sql`insert into category_managers (category_id, person_id)
    values (${elsewhere}, ${people['content manager of another category'].id})`);
  const ofBoth = async (make: (of: Database, organizationId: string) => Promise<string>): Promise<Ids> => ({
    own: await make(db, own),
    anothers: await make(db, other),
    ...nowhere,
  });
  const groups = await ofBoth(aGroup);
  const audiences = {
    'for a group': await aGroup(db, own, { members: [people['member of a group'].id] }),
    'for another group': await aGroup(db, own, { members: [people['member of another group'].id] }),
    'for a person': people['chosen person'].id,
  };
  const words = createCanaryWords();
  const items = await addItems(db, words, { own, other, categories, people, audiences });
  const subtitles: Ids = { ...nowhere };
  const attachments: Ids = { ...nowhere };
  for (const [target, id] of Object.entries(items)) {
    const word = (what: string) => words.word(`item ${target}: media`, what);
    const stored = { db, files, id };
    subtitles[target as Target] = await addSubtitles(stored, word('the file of captions'));
    attachments[target as Target] = await addAttachment(stored, word('the file of an attachment'));
    await files.write(`media/${id}/1/poster-640.jpg`, `a picture ${word('the picture')}`);
  }
  const uploads = { own: items.own, anothers: items.anothers, ...nowhere };
  await addUploads(db, { uploads, people, organizations: { own, anothers: other } });
  await db.query(sql`insert into reviews (id, media_content_id, status, created_at)
    values (${randomUUID()}, ${items['own in review']}, 10, now())`);
  const world = {
    people,
    categories,
    items: { ...items, ...nowhere },
    subtitles,
    attachments,
    selfRegistrations: await ofBoth(aSelfRegistration),
    members: {
      own: (await aPerson(db, { organizations: [own] })).id,
      anothers: (await aPerson(db, { organizations: [other] })).id,
      ...nowhere,
    },
    invitations: await ofBoth(anInvitation),
    /** The keys of those who are programs. */
    keys: await addKeys(db, { own, other, category: categories.own }),
    applications: await ofBoth(anApplication),
    apiKeys: await ofBoth(async (of, id) => (await anApiKey(of, id)).id),
    directoryTokens: await ofBoth(async (of, id) => (await aDirectory(of, id)).tokenId),
    directoryGroups: await ofBoth(async (of, id) => (await aDirectory(of, id)).groupId),
    groups,
    audiences,
    signInConnections: await ofBoth(aSignInConnection),
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
    webhooks: await ofBoth(aWebhook),
    retentionRules: await ofBoth(aRetentionRule),
    watchedSources: await ofBoth(aWatchedSource),
    liveEvents: await ofBoth(aLiveEvent),
    guestOfCategory: await aGuest(db, own, { category: categories.own, token: categoryGuestToken }),
    uploads,
    organizations: { own, anothers: other, 'own hidden': closed, ...nowhere },
    words,
  };
  await addCanaryRows(db, {
    organizations: Object.values(organizations),
    items: Object.values(items),
    events: [world.liveEvents.own!, world.liveEvents.anothers!],
    writers: [world.members.own, world.members.anothers],
    people: Object.values(people).map(({ id }) => id),
  });
  const named = [
    ...Object.entries(items).map(([name, id]) => [id, `item ${name}`] as const),
    ...Object.entries(people).map(([name, { id }]) => [id, `person ${name}`] as const),
    ...Object.entries(organizations).map(([name, id]) => [id, `organization ${name}`] as const),
    [world.liveEvents.own!, 'item event own'],
    [world.liveEvents.anothers!, 'item event anothers'],
    [world.members.own, 'person own'],
    [world.members.anothers, 'person anothers'],
  ] as const;
  await plantCanaries(db, words, new Map(named));
  return world;
}

type Organizations = Record<'own' | 'other' | 'provider' | 'trial' | 'recording', string>;

async function addPeople(db: Database, { own, other, provider, trial, recording }: Organizations) {
  return {
    inactive: await aPerson(db, { organizations: [own], isInactive: true }),
    viewer: await aPerson(db, { organizations: [own] }),
    'content manager': await aPerson(db, { organizations: [[own, 'ContentManager']] }),
    'organization manager': await aPerson(db, { organizations: [[own, 'OrganizationManager']] }),
    admin: await aPerson(db, { organizations: [[own, 'Admin']] }),
    'viewer elsewhere': await aPerson(db, { organizations: [other] }),
    'provider admin': await aPerson(db, { organizations: [[provider, 'Admin']], subject: 't-provider' }),
    /** A viewer whose membership holds the right to review. */
    reviewer: await aPerson(db, { organizations: [own], rights: { mayReview: true } }),
    'member of a group': await aPerson(db, { organizations: [own] }),
    'member of another group': await aPerson(db, { organizations: [own] }),
    'chosen person': await aPerson(db, { organizations: [own] }),
    'content manager of another category': await aPerson(db, { organizations: [[own, 'ContentManager']] }),
    'member on trial': await aPerson(db, { organizations: [trial] }),
    'member who may record': await aPerson(db, { organizations: [recording] }),
  };
}

type Given = {
  own: string;
  other: string;
  categories: { own: string; anothers: string };
  people: Awaited<ReturnType<typeof addPeople>>;
  audiences: Record<'for a group' | 'for another group' | 'for a person', string>;
};

async function addItems(
  db: Database,
  words: CanaryWords,
  { own, other, categories, people, audiences }: Given,
) {
  const inOwn = { categories: [categories.own], visibility: 2 as const };
  const inOther = { categories: [categories.anothers] };
  /** An item whose texts the service makes its index of. */
  const item = (organizationId: string, target: Target, given: GivenMediaContent) => {
    const word = (column: string) => words.word(`item ${target}: text`, `media_contents.${column}`);
    return aMediaContent(db, organizationId, {
      title: `Media content ${word('title')}`,
      description: word('description'),
      tags: [word('tags')],
      speakers: [`Ada ${word('speakers')}`],
      ...given,
    });
  };
  return {
    own: await item(own, 'own', { ...inOwn, visibility: 1 }),
    'own public': await item(own, 'own public', inOwn),
    'own locked': await item(own, 'own locked', {
      ...inOwn,
      passwordHash: await hashMediaPassword(password),
    }),
    'own upcoming': await item(own, 'own upcoming', {
      ...inOwn,
      scheduledAt: new Date('2100-01-01T00:00:00Z'),
    }),
    'own hidden': await item(own, 'own hidden', { ...inOwn, status: 0 }),
    /** A draft that the content manager brought in. */
    'own drafted': await item(own, 'own drafted', {
      ...inOwn,
      status: 0,
      createdBy: people['content manager'].id,
    }),
    'own in review': await item(own, 'own in review', { ...inOwn, status: 3 }),
    anothers: await item(other, 'anothers', inOther),
    'anothers public': await item(other, 'anothers public', { ...inOther, visibility: 2 }),
    'for a group': await item(own, 'for a group', {
      categories: [categories.own],
      audience: [audiences['for a group']],
    }),
    'for another group': await item(own, 'for another group', {
      categories: [categories.own],
      audience: [audiences['for another group']],
    }),
    'for a person': await item(own, 'for a person', {
      categories: [categories.own],
      audience: [audiences['for a person']],
    }),
  };
}

type StoredItem = { db: Database; files: Files; id: string };

/** Captions as the service stores them, with the words that search reads. */
async function addSubtitles({ db, files, id: itemId }: StoredItem, word: string): Promise<string> {
  const text = `WEBVTT\n\n00:00.000 --> 00:02.000\nGood morning, ${word}.\n`;
  const stored = await storeSubtitle(files, itemId, { languageCode: 'en' }, Buffer.from(text));
  await insertSubtitles(db, itemId, { ...stored, isDefault: false });
  const [row] = await db.query<{ id: string }>(
    sql`select id from subtitles where media_content_id = ${itemId}`,
  );
  return row!.id;
}

async function addAttachment({ db, files, id: itemId }: StoredItem, word: string): Promise<string> {
  const id = randomUUID();
  const file = `media/${itemId}/1/notes.txt`;
  await files.write(file, `Notes: ${word}.`);
  await db.query(sql`insert into attachments (id, media_content_id, file_name, mime_type, size_in_bytes, file)
    values (${id}, ${itemId}, 'notes.txt', 'text/plain', 6, ${file})`);
  return id;
}
