import { randomBytes } from 'node:crypto';
import { roleKeyOf } from '@tv/contract/people/roles';
import { createMediaContents } from '@tv/server/media-contents/create-db';
import { newReadyItem } from '@tv/server/media-contents/new-item';
import { insertSubtitles } from '@tv/server/captions/insert-subtitles-db';
import type { MediaPackage } from '@tv/server/media/media-package';
import { hashMediaPassword } from '@tv/server/media/media-password';
import { nameSkeleton } from '@tv/server/organization/names/name-skeleton';
import type { Queries } from '@tv/server/platform/db/database';
import { sql } from '@tv/server/platform/db/sql';
import type { Cue, DemoSubtitle } from './captions.ts';
import { categories, type DemoCategory, type DemoOrganization } from './organizations.ts';
import type { DemoPerson } from './people.ts';
import type { PlacedItem } from './world.ts';

const day = 86_400_000;

export async function hasOrganizations(db: Queries): Promise<boolean> {
  return (await db.query(sql`select from organizations limit 1`)).length > 0;
}

export const insertOrganization = (
  db: Queries,
  { id, name, industry, allowPublicMedia, colors }: DemoOrganization,
  logoFile: string,
  isProvider: boolean,
) =>
  db.query(sql`
    insert into organizations (id, name, name_skeleton, industry, has_public_media, ui_customizations, logo_file, is_provider,
      allows_machine_captions)
    values (${id}, ${name}, ${nameSkeleton(name)}, ${industry.name}, ${allowPublicMedia}, ${JSON.stringify(colors)}::jsonb,
      ${logoFile}, ${isProvider}, true)`);

export const insertDomain = (db: Queries, { id, domain }: DemoOrganization, now: Date) =>
  db.query(sql`
    insert into organization_domains (id, organization_id, domain, token, is_granted, created_at, owned_at)
    values (gen_random_uuid(), ${id}, ${domain}, ${randomBytes(16).toString('hex')}, true, ${now}, ${now})`);

export const insertCategory = (db: Queries, { id, organizationId, name }: DemoCategory) =>
  db.query(
    sql`insert into categories (id, organization_id, name) values (${id}, ${organizationId}, ${name})`,
  );

export async function insertItem(db: Queries, item: PlacedItem, media: MediaPackage, now: Date) {
  const from = now.getTime();
  const published = item.publishedDaysAgo === undefined ? null : new Date(from - item.publishedDaysAgo * day);
  const scheduled = item.scheduledInDays === undefined ? null : new Date(from + item.scheduledInDays * day);
  const expires =
    item.publicLinkExpiresInDays === undefined ? null : new Date(from + item.publicLinkExpiresInDays * day);
  const { id, organizationId, title, description, tags, speakers = [], mediaType, visibility } = item;
  await createMediaContents(db, [
    newReadyItem({
      ...{ id, organizationId, title, description, tags, speakers, mediaType, visibility },
      publishDate: published,
      scheduledPublicationDate: scheduled,
      isFeatured: item.featured ?? false,
      isPublicFeatured: item.publicFeatured ?? false,
      expirationDate: expires,
      passwordHash: item.password ? await hashMediaPassword(item.password) : null,
      package: media,
      createdAt: published ?? now,
    }),
  ]);
  for (const slug of item.categories)
    await db.query(sql`
      insert into media_content_categories (media_content_id, category_id)
      values (${item.id}, ${categories.find((each) => each.organizationId === item.organizationId && each.slug === slug)?.id})`);
}

export async function insertSubtitle(
  db: Queries,
  item: PlacedItem,
  subtitle: DemoSubtitle,
  file: string,
  cues: Cue[],
) {
  await insertSubtitles(db, item.id, {
    ...subtitle,
    format: 'VTT',
    originalFile: file,
    vttFile: file,
    startTimes: cues.map(({ startTime }) => startTime),
    endTimes: cues.map(({ endTime }) => endTime),
    texts: cues.map(({ text }) => text),
  });
}

export const insertPerson = (db: Queries, person: DemoPerson, issuer: string) =>
  db.query(sql`
    insert into people (id, issuer, subject, email, first_name, last_name, current_organization_id)
    values (${person.id}, ${issuer}, ${person.subject}, ${person.email}, ${person.firstName}, ${person.lastName},
      ${person.memberships[0]?.organizationId})`);

export const insertMembership = (
  db: Queries,
  { id, status }: DemoPerson,
  { organizationId, role }: DemoPerson['memberships'][number],
) =>
  db.query(sql`
    insert into memberships (person_id, organization_id, role, status)
    values (${id}, ${organizationId}, ${roleKeyOf(role)}, ${status})`);

export const insertFollow = (db: Queries, personId: string, categoryId: string) =>
  db.query(sql`insert into category_followers (person_id, category_id) values (${personId}, ${categoryId})`);

export const insertPlaylistItem = (
  db: Queries,
  personId: string,
  mediaContentId: string,
  watchStatus: number,
  addedAt: Date,
) =>
  db.query(sql`
    insert into playlist_items (person_id, media_content_id, watch_status, added_at)
    values (${personId}, ${mediaContentId}, ${watchStatus}, ${addedAt})`);

export const insertReaction = (db: Queries, personId: string, mediaContentId: string, reactionType: number) =>
  db.query(sql`
    insert into reactions (person_id, media_content_id, reaction_type)
    values (${personId}, ${mediaContentId}, ${reactionType})`);

export const insertReminder = (db: Queries, personId: string, mediaContentId: string) =>
  db.query(sql`insert into reminders (person_id, media_content_id) values (${personId}, ${mediaContentId})`);
