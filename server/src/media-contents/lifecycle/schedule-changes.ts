import { ContentStatus, Role, ScheduleAction, ScheduleStatus } from '@tv/contract/enumerations';
import type { Queries } from '../../platform/db/database.ts';
import { invalidField } from '../../platform/http/problem.ts';
import { endSchedule, type HeldItem, listOpenSchedules } from './db.ts';
import { moveItem, scheduleItem } from './move-item.ts';
import type { Noted } from '../../platform/audit-db.ts';
import { type Manager, requireRole } from '../../platform/auth/manager.ts';

/** Content managers publish where no review is asked; where it is, what was reviewed is published by its reviewers. */
export function refuseUnreviewed(manager: Manager, item: HeldItem): void {
  if (item.asksReview) requireRole(manager, Role.OrganizationManager, 'Publishing where a review is asked');
}

export async function scheduleChange(
  queries: Queries,
  item: HeldItem,
  manager: Manager,
  body: { publishAt?: string; unpublishAt?: string },
  now: Date,
): Promise<Noted> {
  const { publishAt, unpublishAt } = body;
  if (!publishAt && !unpublishAt)
    throw invalidField('publishAt', 'or unpublishAt must say when: give at least one of them.');
  const wanted = {
    personId: manager.personId,
    publishAt: publishAt ? instantToCome('publishAt', publishAt, now) : undefined,
    unpublishAt: unpublishAt ? instantToCome('unpublishAt', unpublishAt, now) : undefined,
  };
  if (publishAt) refuseUnreviewed(manager, item);
  if (!(await scheduleItem(queries, item, wanted, now))) return undefined;
  const open = await listOpenSchedules(queries, item.id);
  const at = (action: number) => open.find((each) => each.action === action)?.at;
  const [publication, unpublication] = [at(ScheduleAction.Publish), at(ScheduleAction.Unpublish)];
  if (publication && unpublication && unpublication <= publication)
    throw invalidField('unpublishAt', 'must come after the publication.');
  return { action: 'media content scheduled', detail: { publishAt, unpublishAt } };
}

/** What waits for its publication is a draft again; what is published stays so. */
export async function cancelSchedules(queries: Queries, item: HeldItem, now: Date): Promise<Noted> {
  const open = await listOpenSchedules(queries, item.id);
  if (open.length === 0 && item.status !== ContentStatus.SCHEDULED) return undefined;
  if (item.status === ContentStatus.SCHEDULED) await moveItem(queries, item, ContentStatus.DRAFT, now);
  else for (const { id } of open) await endSchedule(queries, id, ScheduleStatus.Canceled, now);
  return { action: 'media content no longer scheduled' };
}

function instantToCome(field: string, text: string, now: Date): Date {
  const instant = new Date(text);
  if (instant <= now) throw invalidField(field, 'must lie in the future.');
  return instant;
}
