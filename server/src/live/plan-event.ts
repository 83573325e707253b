import { randomUUID } from 'node:crypto';
import { ContentStatus, ProcessingStatus, Visibility } from '@tv/contract/enumerations';
import type { NewLiveEvent } from '@tv/contract/live/live';
import { liveLimits } from '@tv/contract/limits/live-limits';
import { because } from '@tv/contract/reasons/problem-reasons';
import { readAudience, refusePublicAudience } from '../media-contents/audience/audience-db.ts';
import { createMediaContents } from '../media-contents/create-db.ts';
import { fieldsOfNewItem } from '../media-contents/fields-of-new-item.ts';
import { defaultsOfCategory, fileItem } from '../media-contents/file-item-db.ts';
import { lockItem } from '../media-contents/lifecycle/db.ts';
import { reviewRefusal, schedule } from '../media-contents/lifecycle/schedule.ts';
import { mayBecome } from '../media-contents/lifecycle/content-transitions.ts';
import { newDraft } from '../media-contents/new-item.ts';
import type { ItemEvent } from '@tv/contract/media-contents/item-history';
import { recordChange } from '../platform/audit-db.ts';
import type { Manager } from '../platform/auth/caller.ts';
import type { Database } from '../platform/db/database.ts';
import { invalidField, Problem } from '../platform/http/problem.ts';
import { uuidOfName } from '../platform/uuid-of-name.ts';
import { insertEvent } from './events-db.ts';

/** Makes the item of a live event, and schedules it where no review is asked first. Answers its id. Safe to repeat with an id. */
export async function planEvent(
  db: Database,
  manager: Manager,
  organizationId: string,
  { id: given, scheduledAt, categoryId, audience: givenAudience, dvrSeconds, ...texts }: NewLiveEvent,
  now: Date,
): Promise<string> {
  const id = given ? uuidOfName(organizationId, given.toLowerCase()) : randomUUID();
  if (new Date(scheduledAt) <= now) throw invalidField('scheduledAt', because('field.future'));
  const own = manager.account?.categoryIds;
  if (own && !(categoryId && own.includes(categoryId.toLowerCase())))
    throw invalidField('categoryId', because('keys.ownCategories'));
  await db.transaction(async (queries) => {
    const defaults = categoryId && (await defaultsOfCategory(queries, organizationId, categoryId));
    if (categoryId && !defaults)
      throw invalidField('categoryId', because('items.unknownCategory', { id: categoryId }));
    const audience = givenAudience && (await readAudience(queries, organizationId, givenAudience));
    if (audience) refusePublicAudience({ audience, visibility: texts.visibility ?? Visibility.INTERNAL });
    const details = { ...texts, ...(audience !== undefined && { audience }) };
    const [made] = await createMediaContents(queries, [
      newDraft({
        ...fieldsOfNewItem(details, defaults ? [defaults] : [], now),
        // No file of it is on its way.
        ...{ id, organizationId, processingStatus: ProcessingStatus.COMPLETED },
        title: texts.title.trim(),
        createdBy: manager.personId ?? null,
      }),
    ]);
    if (!made) return;
    if (categoryId) await fileItem(queries, id, categoryId);
    if (!(await insertEvent(queries, { id, organizationId, dvrSeconds }, now)))
      throw new Problem(409, 0, because('live.tooMany', { most: liveLimits.open }));
    const record = (action: ItemEvent, detail: object) =>
      recordChange(queries, {
        ...{ organizationId, personId: manager.personId, action, subject: id, detail: { ...detail }, now },
      });
    await record('live event planned', { title: texts.title });
    const item = await lockItem(queries, id);
    const isAfterReview =
      reviewRefusal(manager, item!) !== undefined ||
      !mayBecome(item!.status, ContentStatus.SCHEDULED, item!.asksReview);
    if (isAfterReview) return;
    const recorded = await schedule(queries, item!, manager, { publishAt: scheduledAt }, now);
    if (recorded) await record(recorded.action, recorded.detail ?? {});
  });
  return id;
}
