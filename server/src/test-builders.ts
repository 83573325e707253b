import { randomUUID } from 'node:crypto';
import { type WebhookEvent, webhookEventNames } from '@tv/contract/integrations/webhook-names';
import { ContentStatus, type MediaType } from '@tv/contract/enumerations';
import { noRights, type Rights } from '@tv/contract/people/rights';
import type { RoleKey } from '@tv/contract/people/roles';
import { createMediaContents } from './media-contents/create-db.ts';
import type { ItemFields } from './media-contents/fields.ts';
import { newReadyItem, type NewItem } from './media-contents/new-item.ts';
import { nameSkeleton } from './organization/names/name-skeleton.ts';
import { rightColumns, rightValues } from './platform/auth/rights-db.ts';
import { sql } from './platform/db/sql.ts';
import type { Queries } from './platform/db/database.ts';
import { keyScopes, type KeyScope } from '@tv/contract/integrations/key-scopes';
import { newKeyText, startOfKey } from './platform/auth/key-text.ts';
import { hashToken } from './platform/auth/secret-token.ts';
import type { MediaPackage } from './media/media-package.ts';
import { testIssuer } from './test-service.ts';

/** Builders of rows for tests: every field has a value that makes sense, the test names those that matter. */
export async function anOrganization(
  db: Queries,
  given: { id?: string; name?: string; hasPublicMedia?: boolean; isProvider?: boolean } = {},
): Promise<string> {
  const id = given.id ?? randomUUID();
  const name = given.name ?? `Organization ${id}`;
  await db.query(sql`
    insert into organizations (id, name, name_skeleton, has_public_media, is_provider)
    values (${id}, ${name}, ${nameSkeleton(name)}, ${given.hasPublicMedia ?? true}, ${given.isProvider ?? false})`);
  return id;
}

/** The first organization becomes current. `subject` is the access token's. */
export async function aPerson(
  db: Queries,
  given: {
    organizations: (string | [id: string, role: RoleKey])[];
    /** Held in all of them. */
    rights?: Partial<Rights>;
    subject?: string;
    email?: string;
    /** In all of them. */
    isInactive?: boolean;
  },
): Promise<{ id: string; subject: string }> {
  const id = randomUUID();
  const subject = given.subject ?? `person-${id}`;
  const memberships = given.organizations.map((each) =>
    typeof each === 'string' ? ([each, 'Viewer'] as const) : each,
  );
  await db.query(sql`
    insert into people (id, issuer, subject, email, current_organization_id)
    values (${id}, ${testIssuer}, ${subject}, ${given.email ?? `${id}@tv.example`}, ${memberships[0]?.[0]})`);
  for (const [organizationId, role] of memberships)
    await db.query(sql`
      insert into memberships (person_id, organization_id, role, ${rightColumns}, status)
      values (${id}, ${organizationId}, ${role}, ${rightValues({ ...noRights, ...given.rights })}, ${given.isInactive ? 1 : 0})`);
  return { id, subject };
}

export async function aCategory(db: Queries, organizationId: string, name = `Category ${randomUUID()}`) {
  const id = randomUUID();
  await db.query(
    sql`insert into categories (id, organization_id, name) values (${id}, ${organizationId}, ${name})`,
  );
  return id;
}

/** A group that is made by hand, or with a rule. */
export async function aGroup(
  db: Queries,
  organizationId: string,
  given: { name?: string; rule?: string; members?: string[] } = {},
): Promise<string> {
  const id = randomUUID();
  await db.query(sql`
    insert into groups (id, organization_id, name, source, rule)
    values (${id}, ${organizationId}, ${given.name ?? `Group ${id}`}, ${given.rule ? 'rule' : 'manual'}, ${given.rule ?? null})`);
  for (const person of given.members ?? [])
    await db.query(sql`insert into group_members (group_id, person_id) values (${id}, ${person})`);
  return id;
}

/** A share of an item or a category with an address, until 2100. With `token` it has a session, whose cookie holds it. */
export async function aGuest(
  db: Queries,
  organizationId: string,
  given: { item?: string; category?: string; email?: string; token?: string },
): Promise<string> {
  const id = randomUUID();
  await db.query(sql`
    insert into guests (id, organization_id, media_content_id, category_id, email, language, allow_download, created_at, expires_at)
    values (${id}, ${organizationId}, ${given.item ?? null}, ${given.category ?? null}, ${given.email ?? `${id}@outside.example`},
      'en', false, now(), '2100-01-01T00:00:00Z')`);
  if (given.token)
    await db.query(sql`
      insert into guest_sessions (id, guest_id, token_hash, created_at, expires_at)
      values (${randomUUID()}, ${id}, ${hashToken(given.token)}, now(), '2100-01-01T00:00:00Z')`);
  return id;
}

/** A link by which people register themselves. */
export async function aSelfRegistration(
  db: Queries,
  organizationId: string,
  given: { email?: string; allowedDomains?: string[]; expiresAt?: Date; deactivatedAt?: Date } = {},
): Promise<string> {
  const id = randomUUID();
  await db.query(sql`
    insert into self_registrations (id, organization_id, email, allowed_domains, expires_at, deactivated_at)
    values (${id}, ${organizationId}, ${given.email ?? null}, ${given.allowedDomains ?? []}::text[],
      ${given.expiresAt ?? null}, ${given.deactivatedAt ?? null})`);
  return id;
}

/** A webhook that wants every event unless told otherwise. Its messages are not signed. */
export async function aWebhook(
  db: Queries,
  organizationId: string,
  {
    url = 'https://hooks.example/tv',
    events = webhookEventNames,
  }: { url?: string; events?: WebhookEvent[] } = {},
): Promise<string> {
  const id = randomUUID();
  await db.query(sql`
    insert into webhooks (id, organization_id, address, events, format, language, created_at)
    values (${id}::uuid, ${organizationId}::uuid, ${url}, ${events}::text[], 'standard', 'en', now())`);
  return id;
}

/** A domain that is the organization's own. */
export async function aDomain(db: Queries, organizationId: string, domain: string): Promise<string> {
  const id = randomUUID();
  await db.query(sql`
    insert into organization_domains (id, organization_id, domain, token, owned_at)
    values (${id}, ${organizationId}, ${domain}, ${id}, now())`);
  return id;
}

/** A watched folder, which waits for its first look. */
export async function aWatchedSource(db: Queries, organizationId: string): Promise<string> {
  const id = randomUUID();
  await db.query(sql`
    insert into watched_sources (id, organization_id, kind, folder, is_draft, created_at, next_look_at)
    values (${id}, ${organizationId}, 'folder', '', true, now(), now())`);
  return id;
}

/** An invitation that nobody has taken. */
export async function anInvitation(db: Queries, organizationId: string): Promise<string> {
  const id = randomUUID();
  await db.query(sql`insert into onboardings (id, organization_id, email, role, created_at, expires_at)
    values (${id}, ${organizationId}, ${`${id}@tv.example`}, 'Viewer', now(), now() + interval '1 day')`);
  return id;
}

/** A sign-in connection that is not active, and has no domains. */
export async function aSignInConnection(db: Queries, organizationId: string): Promise<string> {
  const id = randomUUID();
  await db.query(sql`
    insert into sign_in_connections (id, organization_id, name, issuer, client_id, name_claim, groups_claim, created_at)
    values (${id}, ${organizationId}, 'Work', ${`https://login.${id}.example`}, 'tv', 'name', 'groups', now())`);
  return id;
}

/** An application of an organization, which shows a code. Answers its id. */
export async function anApplication(db: Queries, organizationId: string): Promise<string> {
  const id = randomUUID();
  await db.query(sql`
    insert into applications
      (id, organization_id, name, type, redirect_uris, post_logout_redirect_uris, scopes, created_at)
    values (${id}, ${organizationId}, ${`Application ${id.slice(0, 8)}`}, 'device', '{}', '{}', '{openid}', now())`);
  return id;
}

/** A directory that is connected: its token, and one user in one group. */
export async function aDirectory(
  db: Queries,
  organizationId: string,
  given: { email?: string; personId?: string } = {},
) {
  const [tokenId, userId, groupId] = [randomUUID(), randomUUID(), randomUUID()];
  const token = `tvscim_${randomUUID()}`;
  const email = given.email ?? `${userId}@tv.example`;
  await db.query(sql`
    insert into directory_tokens (id, organization_id, name, hash, created_at)
    values (${tokenId}, ${organizationId}, 'Directory', ${hashToken(token)}, now())`);
  await db.query(sql`
    insert into directory_users (id, organization_id, user_name, email, is_active, person_id, created_at, updated_at)
    values (${userId}, ${organizationId}, ${email}, ${email}, true, ${given.personId ?? null}, now(), now())`);
  await db.query(sql`
    insert into directory_groups (id, organization_id, display_name, created_at, updated_at)
    values (${groupId}, ${organizationId}, ${`Group ${groupId}`}, now(), now())`);
  await db.query(sql`insert into directory_group_members (group_id, user_id) values (${groupId}, ${userId})`);
  return { token, tokenId, userId, groupId };
}

/** An API key that the command line made, and its service account. */
export async function anApiKey(
  db: Queries,
  organizationId: string,
  given: {
    name?: string;
    scopes?: readonly KeyScope[];
    categoryIds?: readonly string[];
    allowedNetworks?: readonly string[];
    expiresAt?: Date;
    madeBy?: string;
  } = {},
): Promise<{ id: string; key: string }> {
  const id = randomUUID();
  const key = newKeyText('DEMO');
  await db.query(sql`
    insert into api_keys (id, organization_id, name, scopes, category_ids, allowed_networks, created_at, expires_at, made_by, is_of_machine)
    values (${id}, ${organizationId}, ${given.name ?? `Key ${id}`}, ${given.scopes ?? keyScopes}::text[],
      ${given.categoryIds ?? null}::uuid[], ${given.allowedNetworks ?? []}::text[], now(), ${given.expiresAt ?? null},
      ${given.madeBy ?? null}, ${given.madeBy === undefined})`);
  await db.query(sql`
    insert into api_key_secrets (id, api_key_id, hash, start, created_at)
    values (${randomUUID()}, ${id}, ${hashToken(key)}, ${startOfKey(key)}, now())`);
  return { id, key };
}

export const aPackage = (given: Partial<MediaPackage> = {}): MediaPackage => ({
  mediaType: 1,
  durationInSeconds: 100,
  renditions: [],
  audioTracks: [],
  posterWidths: [320, 640],
  jpegPosterWidths: [640],
  posterAspectRatio: 0.5625,
  thumbhash: 'AAAA',
  hasSeekPreviews: true,
  hasWaveform: false,
  chapters: [],
  embeddedSubtitles: [],
  ...given,
});

export type GivenMediaContent = Partial<
  Omit<ItemFields, 'expirationDate'> & Pick<NewItem, 'status' | 'createdBy' | 'firstPublishedAt'>
> & {
  categories?: string[];
  mediaType?: MediaType;
  scheduledAt?: Date;
  expiresAt?: Date;
  package?: Partial<MediaPackage>;
};

/** Published, internal, with a package, unless told otherwise. */
export async function aMediaContent(db: Queries, organizationId: string, given: GivenMediaContent = {}) {
  const [id] = await someMediaContents(db, organizationId, [given]);
  return id!;
}

/** Several of them. Answers their ids, in order. */
export async function someMediaContents(
  db: Queries,
  organizationId: string,
  given: readonly GivenMediaContent[],
): Promise<string[]> {
  const ids = given.map(() => randomUUID());
  await createMediaContents(
    db,
    given.map((each, index) => itemOf(ids[index]!, organizationId, each)),
  );
  const links = given.flatMap(({ categories = [] }, index) =>
    categories.map((category) => ({ item: ids[index], category })),
  );
  if (links.length > 0)
    await db.query(sql`
      insert into media_content_categories (media_content_id, category_id)
      select item, category from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (item uuid, category uuid)`);
  return ids;
}

function itemOf(id: string, organizationId: string, given: GivenMediaContent): NewItem {
  const { categories: _, mediaType = 1, scheduledAt, expiresAt, package: media, ...fields } = given;
  const status = given.status ?? (scheduledAt ? ContentStatus.SCHEDULED : ContentStatus.PUBLISHED);
  const isPublished = status === ContentStatus.PUBLISHED;
  return newReadyItem({
    title: `Media content ${id}`,
    publishDate: isPublished ? new Date('2026-03-01T00:00:00Z') : null,
    ...fields,
    id,
    organizationId,
    mediaType,
    status,
    package: aPackage({ mediaType, ...media }),
    scheduledPublicationDate: scheduledAt ?? null,
    expirationDate: expiresAt ?? null,
  });
}
