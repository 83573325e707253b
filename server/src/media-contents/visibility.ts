import {
  ActiveState,
  ContentStatus,
  ExpirationOption,
  ReviewStatus,
  Role,
  Visibility,
} from '@tv/contract/enumerations';
import { type Authority, holdsRight } from '@tv/contract/people/rights';
import { hasAtLeast, roleKeysFrom } from '@tv/contract/people/roles';
import { organizationsOfFeed } from '../organization/policies/feed-policy-db.ts';
import { inAllowedNetwork } from '../platform/auth/networks-db.ts';
import { membershipHolds } from '../platform/auth/rights-db.ts';
import { type Membership, namesOf, type Seeing, seesAll, seesOwn } from './audience/names-of-person-db.ts';
import { documentInReach, entryInReach, inReach, type KeyReach } from './key-visibility-db.ts';
import { joinSql, sql, literal, type Sql } from '../platform/db/sql.ts';

// Literals and not parameters, because a partial index over published items needs the condition in the statement's text.
const PUBLISHED = literal(ContentStatus.PUBLISHED);
const DELETED = literal(ContentStatus.DELETED);
const SCHEDULED = literal(ContentStatus.SCHEDULED);
const DRAFT = literal(ContentStatus.DRAFT);
const PUBLIC = literal(Visibility.PUBLIC);
const ACTIVE = literal(ActiveState.ACTIVE);
const NO_EXPIRY = literal(ExpirationOption.None);

const reviewed = [ContentStatus.REVIEW, ContentStatus.REVIEW_APPROVED, ContentStatus.REVIEW_COMPLETED].map(
  literal,
);
// The condition of the index over open reviews.
const openReviews = [ReviewStatus.Reviewing, ReviewStatus.ChangesRequested, ReviewStatus.Approved].map(
  literal,
);

/** Who reads media contents, and where. Only this file decides what each viewer may see. */
export type Viewer =
  /** A member in their current organization. With `manages`, unpublished items that they manage or review open too. `isSeenAs`: to a manager who is shown nothing of the person's own. */
  | ({ kind: 'member'; manages?: boolean; isSeenAs?: true } & Membership)
  /** A key of an organization: it reads everything there, or what is in its categories. With `manages`, unpublished items open too. */
  | ({ kind: 'key'; manages?: boolean } & KeyReach)
  /** A person, in all organizations that they are a member of. */
  | { kind: 'memberships'; personId: string }
  /** The reader of a person's own feed at a network address: the organizations of the person whose policies allow it. */
  | { kind: 'feed'; personId: string; address: string }
  /** The public pages of one organization, or of any. A signed-in person sees their own likes and saves there. */
  | {
      kind: 'public';
      organizationId?: string | undefined;
      personId?: string | undefined;
      /** The person's current organization. Its members need no password for its items. */
      memberOf?: string | undefined;
      unlocked?: { mediaContentId: string; passwordVersion: number } | undefined;
    }
  /** An address outside for which one item or one category is shared, in a session at a network address. */
  | { kind: 'guest'; guestId: string; sessionId: string; address: string | undefined }
  /**
   * A provider admin, who may join any organization, or the holder of a token for this item. `isManaged`: in every state of the
   * item. `personId`: only items whose audience has this person.
   */
  | { kind: 'everywhere'; isManaged?: boolean | undefined; personId?: string | undefined };

/** The condition that an item `media_contents mc` is published and opens for this viewer at its own address. */
export const publishedTo = (viewer: Viewer, now: Date): Sql =>
  sql`mc.status = ${PUBLISHED} and ${inScope(viewer, now)}`;

const scheduledFor = (viewer: Viewer, now: Date): Sql =>
  sql`mc.status = ${SCHEDULED} and ${inScope(viewer, now)}`;

/** The condition that an item is published and listed for this viewer. Every list, count, search, suggestion and feed uses it. */
export const visibleTo = (viewer: Viewer, now: Date): Sql =>
  sql`mc.is_listed and ${publishedTo(viewer, now)}`;

/** The condition that an item is in the lists of upcoming items: its publication is scheduled for a later time. */
export const upcomingTo = (viewer: Viewer, now: Date): Sql =>
  sql`mc.is_listed and mc.scheduled_publication_date > ${now}::timestamptz and ${scheduledFor(viewer, now)}`;

/**
 * The condition that an item opens at its own address, listed or not: published, upcoming, or managed by the viewer. An item is
 * upcoming until a worker publishes it, also after its instant: the pages that count down to it must not lose it in between.
 */
export function openableTo(viewer: Viewer, now: Date): Sql {
  if (viewer.kind === 'guest') return publishedTo(viewer, now);
  const opens = sql`mc.status in (${PUBLISHED}, ${SCHEDULED}) and ${inScope(viewer, now)}`;
  const managed = managedTo(viewer);
  return managed ? sql`(${opens} or ${managed})` : sql`(${opens})`;
}

function managedTo(viewer: Viewer): Sql | undefined {
  if (viewer.kind === 'everywhere') return viewer.isManaged ? sql`mc.status <> ${DELETED}` : undefined;
  if (viewer.kind === 'key')
    return viewer.manages ? sql`mc.status <> ${DELETED} and ${inReach(viewer)}` : undefined;
  if (viewer.kind !== 'member' || !viewer.manages) return undefined;
  const { organizationId, personId } = viewer;
  return sql`mc.status <> ${DELETED} and mc.organization_id = ${organizationId}::uuid and exists (
    select from memberships m where m.person_id = ${personId}::uuid and m.organization_id = mc.organization_id
      and m.status = ${ACTIVE}
      and (m.role = any(${roleKeysFrom(Role.OrganizationManager)}::text[])
        or m.role = 'ContentManager' and ${isOwn(sql`${personId}::uuid`)}
        or ${membershipHolds(sql`m`, 'mayReview')} and ${isInReview}))`;
}

/** The condition that an item is in review. While requested changes are made it is a draft with an open review. */
const isInReview = sql`(mc.status in (${joinSql(reviewed, ', ')}) or mc.status = ${DRAFT} and exists (
  select from reviews r where r.media_content_id = mc.id and r.status in (${joinSql(openReviews, ', ')})))`;

/** The condition for the items that the right to review opens: all items of the organization that are in review. */
export const reviewableBy = ({ organizationId, ...authority }: Authority & { organizationId: string }): Sql =>
  holdsRight(authority, 'mayReview')
    ? sql`mc.organization_id = ${organizationId}::uuid and ${isInReview}`
    : sql`false`;

const isOwn = (personId: Sql): Sql => sql`(mc.created_by = ${personId} or exists (
  select from media_content_categories own join category_managers cm on cm.category_id = own.category_id
  where own.media_content_id = mc.id and cm.person_id = ${personId}))`;

/** The ids of the people for whom `isOwn` is true, as an array, so that one read serves many listeners. */
export const ownersOf = sql`array(
  select mc.created_by where mc.created_by is not null
  union select cm.person_id from media_content_categories own
  join category_managers cm on cm.category_id = own.category_id where own.media_content_id = mc.id)`;

const managesAll = (role: Role): boolean => hasAtLeast(role, Role.OrganizationManager);
const managesOwn = (role: Role): boolean => hasAtLeast(role, Role.ContentManager);

/** The same rule as `managedBy`, for an item that was read with its `ownersOf`. */
export const isManagedBy = (
  item: { organizationId: string; owners: readonly string[] },
  manager: { organizationId: string; id: string; role: Role },
): boolean =>
  item.organizationId === manager.organizationId &&
  (managesAll(manager.role) || (managesOwn(manager.role) && item.owners.includes(manager.id)));

/**
 * The condition for the items that a manager manages in their organization. Content managers manage their own uploads and the
 * items in categories assigned to them, higher roles manage all items, viewers none.
 */
export function managedBy(manager: {
  organizationId: string;
  personId: string | undefined;
  role: Role;
  account?: KeyReach | undefined;
}): Sql {
  if (manager.account) return inReach(manager.account);
  const inOrganization = sql`mc.organization_id = ${manager.organizationId}::uuid`;
  if (managesAll(manager.role)) return inOrganization;
  if (!managesOwn(manager.role)) return sql`false`;
  return sql`${inOrganization} and ${isOwn(sql`${manager.personId}::uuid`)}`;
}

function inScope(viewer: Viewer, now: Date): Sql {
  switch (viewer.kind) {
    case 'member':
      return sql`mc.organization_id = ${viewer.organizationId}::uuid and ${isForPerson(sql`${viewer.personId}::uuid`, viewer.sees)}`;
    case 'key':
      return inReach(viewer);
    case 'memberships':
      return sql`mc.organization_id in (
        select organization_id from memberships where person_id = ${viewer.personId}::uuid and status = ${ACTIVE})
        and ${isForPerson(sql`${viewer.personId}::uuid`)}`;
    case 'feed':
      return sql`mc.organization_id in (${organizationsOfFeed(sql`${viewer.personId}::uuid`, viewer.address)})
        and ${isForPerson(sql`${viewer.personId}::uuid`)}`;
    // A public item has no audience.
    case 'public':
      return sql`mc.visibility = ${PUBLIC} and not mc.has_ended
        and (mc.expiration_option = ${NO_EXPIRY} or mc.expiration_date > ${now}::timestamptz)
        and ${publicOrganization(viewer.organizationId)}`;
    case 'guest':
      return sql`exists (select ${sessionOf(viewer, now)} and ${isSharedWith})`;
    case 'everywhere':
      return viewer.personId ? isForPerson(sql`${viewer.personId}::uuid`) : sql`true`;
  }
}

/** The condition that the share with `guests g` has not ended. */
export const isShareOpen = (now: Date): Sql => sql`g.ended_at is null and g.expires_at > ${now}::timestamptz`;

/** The guest `g` of a session `gs` that lives, whose share is open, in a network that the organization allows: `from … where …`. */
export const sessionOf = (viewer: Viewer & { kind: 'guest' }, now: Date): Sql => sql`
  from guest_sessions gs join guests g on g.id = gs.guest_id
  where gs.id = ${viewer.sessionId}::uuid and g.id = ${viewer.guestId}::uuid
    and gs.expires_at > ${now}::timestamptz and ${isShareOpen(now)}
    and ${inAllowedNetwork(sql`g.organization_id`, viewer.address)}`;

/**
 * The condition that `media_contents mc` is what is shared with `guests g`. An item is shared whatever its audience; of a
 * category what is listed for everybody in the organization.
 */
const isSharedWith = sql`mc.organization_id = g.organization_id and (mc.id = g.media_content_id
  or mc.audience is null and mc.is_listed and exists (
    select from media_content_categories shared
    where shared.category_id = g.category_id and shared.media_content_id = mc.id))`;

/** The condition that a guest's share allows downloads. Of others the player settings alone decide. */
export const shareAllowsDownload = (viewer: Viewer): Sql =>
  viewer.kind === 'guest'
    ? sql`exists (select from guests g where g.id = ${viewer.guestId}::uuid and g.allow_download)`
    : sql`true`;

/**
 * The condition that an item is for a person: by its audience, or because they manage it. `of` are the item's columns, in its
 * own row or copied. A condition on one person asks for their groups and roles once a statement, and only where an item has an audience.
 */
const isFor = (
  personId: Sql,
  of: { audience: Sql; organizationId: Sql; isOwn: Sql },
  sees: Seeing | undefined,
): Sql => sql`(
  ${of.audience} is null or ${of.audience} && ${namesOf(personId)}
  or ${seesAll(personId, of.organizationId, sees)}
  or ${seesOwn(personId, of.organizationId, sees)} and ${of.isOwn})`;

/** The condition that the audience of an item `mc` has a person, or that they manage it. It says nothing of its status and of memberships. */
export const isForPerson = (personId: Sql, sees?: Seeing): Sql =>
  isFor(
    personId,
    { audience: sql`mc.audience`, organizationId: sql`mc.organization_id`, isOwn: isOwn(personId) },
    sees,
  );

/** The same for a row that copies the audience of the item with this id. */
const copyIsFor = (
  viewer: Viewer & { kind: 'member' },
  row: { audience: Sql; organizationId: Sql; itemId: Sql },
): Sql => {
  const personId = sql`${viewer.personId}::uuid`;
  // A subquery with a value, because the planner may read all items for one with `exists`.
  const own = sql`(select ${isOwn(personId)} from media_contents mc where mc.id = ${row.itemId})`;
  return isFor(personId, { ...row, isOwn: own }, viewer.sees);
};

/**
 * The same condition as `visibleTo`, on the category entries `media_content_categories mcc` of `categories c`. The entries
 * copy the item's dates, so that items can be counted and the newest found without reading every item. An entry of an
 * unlisted item has no `published_at`.
 */
export function categoryEntryVisibleTo(viewer: Viewer, now: Date): Sql {
  if (viewer.kind === 'public')
    return sql`mcc.published_at is not null and mcc.is_open
        and (mcc.expires_at is null or mcc.expires_at > ${now}::timestamptz)
        and exists (select from organizations where id = c.organization_id and has_public_media)`;
  if (viewer.kind === 'key') return sql`mcc.published_at is not null and ${entryInReach(viewer)}`;
  if (viewer.kind !== 'member') return sql`false`;
  const row = {
    audience: sql`mcc.audience`,
    organizationId: sql`c.organization_id`,
    itemId: sql`mcc.media_content_id`,
  };
  return sql`mcc.published_at is not null and ${copyIsFor(viewer, row)}`;
}

/** The same condition on `search_documents d`. A document of an unlisted item has no `published_at`. */
export function documentVisibleTo(viewer: Viewer & { organizationId: string }, now: Date): Sql {
  const listed = sql`d.organization_id = ${viewer.organizationId}::uuid and d.published_at is not null`;
  if (viewer.kind === 'member') {
    const row = {
      audience: sql`d.audience`,
      organizationId: sql`d.organization_id`,
      itemId: sql`d.media_content_id`,
    };
    return sql`${listed} and ${copyIsFor(viewer, row)}`;
  }
  if (viewer.kind === 'key') return sql`${listed} and ${documentInReach(viewer)}`;
  if (viewer.kind !== 'public') return sql`false`;
  return sql`${listed} and d.is_open and (d.expires_at is null or d.expires_at > ${now}::timestamptz)
    and exists (select from organizations where id = ${viewer.organizationId}::uuid and has_public_media)`;
}

const publicOrganization = (organizationId: string | undefined): Sql =>
  organizationId
    ? sql`mc.organization_id = (
        select id from organizations where id = ${organizationId}::uuid and has_public_media)`
    : sql`exists (select from organizations where id = mc.organization_id and has_public_media)`;

/** The condition that an item is locked. The password guards public pages only, until an unlock with its present version. */
export function lockedTo(viewer: Viewer): Sql {
  if (viewer.kind !== 'public') return sql`false`;
  const { unlocked, memberOf } = viewer;
  const conditions = [sql`mc.password_hash is not null`];
  if (memberOf) conditions.push(sql`mc.organization_id <> ${memberOf}::uuid`);
  if (unlocked)
    conditions.push(
      sql`not (mc.id = ${unlocked.mediaContentId}::uuid and mc.password_version = ${unlocked.passwordVersion}::int)`,
    );
  return sql`(${joinSql(conditions, ' and ')})`;
}

/**
 * A viewer's access to an item. Of `locked` and `upcoming` items only metadata and the picture are shown. A `managed` item is
 * open in every state.
 */
export function accessOf(viewer: Viewer): Sql {
  const managed = managedTo(viewer);
  return sql`case ${managed ? sql`when ${managed} then 'managed'` : sql``}
    when mc.status = ${SCHEDULED} then 'upcoming' when ${lockedTo(viewer)} then 'locked' else 'open' end`;
}

export type ItemAccess = 'open' | 'locked' | 'upcoming' | 'managed';
