import { randomUUID } from 'node:crypto';
import { type ItemAction, itemActions } from '@tv/contract/media-contents/content-states';
import {
  ContentStatus,
  ProcessingStatus,
  ReviewAction,
  ReviewStatus,
  ScheduleAction,
} from '@tv/contract/enumerations';
import { sql } from '../../platform/db/sql.ts';
import { StorageStep } from '../lifecycle/archive-states.ts';
import { aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import type { TestService } from '../../test-service.ts';

const { DRAFT, REVIEW, REVIEW_APPROVED, REVIEW_COMPLETED, PUBLISHED, DELETED } = ContentStatus;
const later = '2090-01-01T00:00:00Z';

type Given = {
  status: number;
  review?: number;
  scheduledAt?: string;
  unpublishedAt?: string;
  isUnprocessed?: boolean;
  hasOriginal?: boolean;
  deletedDaysAgo?: number;
  storage?: StorageStep;
};
const situations: Record<string, Given> = {
  'a draft': { status: DRAFT, hasOriginal: true },
  'not processed': { status: DRAFT, isUnprocessed: true },
  'in review': { status: REVIEW, review: ReviewStatus.Reviewing },
  'changes requested': { status: DRAFT, review: ReviewStatus.ChangesRequested },
  approved: { status: REVIEW_APPROVED, review: ReviewStatus.Approved },
  reviewed: { status: REVIEW_COMPLETED, review: ReviewStatus.Completed },
  scheduled: { status: ContentStatus.SCHEDULED, scheduledAt: later },
  published: { status: PUBLISHED, hasOriginal: true },
  ending: { status: PUBLISHED, unpublishedAt: later },
  deleted: { status: DELETED, deletedDaysAgo: 1, hasOriginal: true },
  'on its way into the archive': { status: DRAFT, hasOriginal: true, storage: StorageStep.leaving },
  archived: { status: DRAFT, hasOriginal: true, storage: StorageStep.archived },
  'long deleted': { status: DELETED, deletedDaysAgo: 31 },
};

async function anItem(
  { db }: TestService,
  organizationId: string,
  authorId: string,
  approverId: string,
  given: Given,
): Promise<string> {
  const { status, review, scheduledAt } = given;
  const id = await aMediaContent(db, organizationId, {
    status,
    createdBy: authorId,
    ...(scheduledAt && { scheduledAt: new Date(scheduledAt) }),
  });
  if (given.isUnprocessed)
    await db.query(sql`
      update media_contents set package = null, package_version = 0, processing_status = ${ProcessingStatus.PENDING} where id = ${id}`);
  if (given.deletedDaysAgo)
    await db.query(sql`
      update media_contents set deleted_at = now() - make_interval(days => ${given.deletedDaysAgo}::int) where id = ${id}`);
  if (given.unpublishedAt)
    await db.query(sql`
      insert into schedules (id, media_content_id, action, at, created_at)
      values (${randomUUID()}, ${id}, ${ScheduleAction.Unpublish}, ${given.unpublishedAt}, now())`);
  if (given.hasOriginal)
    await db.query(sql`
      insert into uploads (id, organization_id, file_name, size_in_bytes, received_bytes, details, completed_at)
      values (${id}, ${organizationId}, 'talk.mp4', 1, 1, '{}', now())`);
  if (given.hasOriginal)
    await db.query(sql`insert into upload_chunks values (${id}, 0, ${`uploads/${id}/0`})`);
  if (given.storage)
    await db.query(
      sql`update media_contents set storage = ${given.storage}, archived_status = ${PUBLISHED} where id = ${id}`,
    );
  if (review) {
    const reviewId = randomUUID();
    await db.query(sql`
      insert into reviews (id, media_content_id, status, created_at, ended_at)
      values (${reviewId}, ${id}, ${review}, now(), case when ${review}::int = ${ReviewStatus.Completed}::int then now() end)`);
    await db.query(sql`
      insert into review_entries (id, review_id, person_id, action, created_at)
      values (${randomUUID()}, ${reviewId}, ${authorId}, ${ReviewAction.Information}, now())`);
    if (review === ReviewStatus.Approved || review === ReviewStatus.Completed)
      await db.query(sql`
        insert into review_entries (id, review_id, person_id, action, created_at)
        values (${randomUUID()}, ${reviewId}, ${approverId}, ${ReviewAction.Approve}, now())`);
  }
  return id;
}

/** Makes the call of an action and answers its status. */
async function act(
  service: TestService,
  action: ItemAction,
  as: string,
  id: string,
  heirId: string,
): Promise<number> {
  const given = { as, params: { id } };
  const review = (step: ReviewAction) =>
    service.call('POST /Management/MediaContents/:id/Reviews/Actions', { ...given, body: { action: step } });
  const schedule = (body: object) =>
    service.call('PUT /Management/MediaContents/:id/Schedules', { ...given, body });
  const edit = (body: object) => service.call('PATCH /Management/MediaContents/:id', { ...given, body });
  const calls: Record<ItemAction, () => Promise<{ status: number }>> = {
    edit: () => edit({ title: `Title ${randomUUID()}` }),
    feature: () => edit({ isFeatured: true }),
    assign: () => edit({ managerId: heirId }),
    publish: () => service.call('POST /Management/MediaContents/:id/Publications', given),
    unpublish: () => service.call('DELETE /Management/MediaContents/:id/Publications', given),
    schedule: () => schedule({ publishAt: '2080-01-01T00:00:00Z' }),
    scheduleEnd: () => schedule({ unpublishAt: '2095-01-01T00:00:00Z' }),
    cancelSchedules: () => service.call('DELETE /Management/MediaContents/:id/Schedules', given),
    submit: () => service.call('POST /Management/MediaContents/:id/Reviews', { ...given, body: {} }),
    comment: () => review(ReviewAction.Comment),
    requestChanges: () => review(ReviewAction.RequestChanges),
    approve: () => review(ReviewAction.Approve),
    removeApproval: () => review(ReviewAction.RemoveApproval),
    removeAllApprovals: () => review(ReviewAction.RemoveAllApprovals),
    complete: () => review(ReviewAction.Complete),
    discard: () => review(ReviewAction.Discard),
    reprocess: () => service.call('POST /Management/MediaContents/:id/Reprocessings', given),
    archive: () => service.call('PUT /Management/MediaContents/:id/Archive', given),
    bringBack: () => service.call('DELETE /Management/MediaContents/:id/Archive', given),
    delete: () => service.call('DELETE /Management/MediaContents/:id', given),
    restore: () => service.call('POST /Management/MediaContents/:id/Restorations', given),
  };
  return (await calls[action]()).status;
}

/** What the database has of an item that an action may change. */
async function traces({ db }: TestService, id: string): Promise<string> {
  const rows = await db.query(sql`
    select (select count(*) from audit_log where subject = ${id}::text) as audit,
      (select count(*) from review_entries e join reviews r on r.id = e.review_id where r.media_content_id = ${id}) as entries`);
  return JSON.stringify(rows);
}

export type Who = 'author' | 'another content manager' | 'reviewer' | 'manager' | 'admin';

/**
 * Makes every call of every action on an item in every situation, as each of these people, of items that the author or the
 * manager brought in. Answers where an item's `permitted` and what the calls do differ, and the actions that were done.
 */
export async function compareOffered(
  service: TestService,
  asksReview: boolean,
  names: readonly Who[],
): Promise<{ wrong: string[]; done: ItemAction[] }> {
  const { db } = service;
  const own = await anOrganization(db);
  await db.query(sql`update organizations set asks_review = ${asksReview} where id = ${own}`);
  const member = (role: 'Admin' | 'OrganizationManager' | 'ContentManager' | 'Viewer', mayReview = false) =>
    aPerson(db, { organizations: [[own, role]], rights: { mayReview } });
  const author = await member('ContentManager');
  const people: Record<Who, { id: string; subject: string }> = {
    author,
    'another content manager': await member('ContentManager'),
    reviewer: await member('Viewer', true),
    manager: await member('OrganizationManager'),
    admin: await member('Admin'),
  };
  const wrong: string[] = [];
  const done = new Set<ItemAction>();
  const submitters = { author, manager: people.manager };
  for (const [by, submitter] of Object.entries(submitters))
    for (const [situation, given] of Object.entries(situations)) {
      if (by === 'manager' && !given.review) continue;
      const make = () => anItem(service, own, submitter.id, people.reviewer.id, given);
      for (const who of names) {
        const { subject } = people[who];
        let id = await make();
        const untouched = await traces(service, id);
        const read = await service.call('GET /Management/MediaContents/:id', { as: subject, params: { id } });
        const permitted = read.status === 200 ? read.body.permitted : [];
        for (const action of itemActions) {
          const status = await act(service, action, subject, id, people.admin.id);
          const isDone = status < 300 && (await traces(service, id)) !== untouched;
          if (isDone) done.add(action);
          if (isDone !== permitted.includes(action))
            wrong.push(`${who}, ${situation}, ${action}: ${status}, offered: ${permitted.join(' ')}`);
          if (isDone) id = await make();
        }
      }
    }
  return { wrong, done: [...done].sort() };
}
