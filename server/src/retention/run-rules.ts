import type { ItemEvent } from '@tv/contract/media-contents/item-history';
import type { RetentionAction } from '@tv/contract/limits/retention-limits';
import { archiveItem } from '../media-contents/lifecycle/archive-item.ts';
import { lockItem, type LockedItem } from '../media-contents/lifecycle/db.ts';
import { moveToTrash } from '../media-contents/lifecycle/delete-item.ts';
import { unpublish } from '../media-contents/lifecycle/publish.ts';
import { recordChange, type RecordedItemChange } from '../platform/audit-db.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Log } from '../platform/log.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import { announce } from './announcements-db.ts';
import { findRule, listRuleFacts } from './rules-db.ts';
import { claim, type DueAction, endDay, listDue, listWaiting, postpone, takeDay } from './run-db.ts';
import { tellOwners } from './tell-owners.ts';

export type RetentionDeps = { db: Database; clock: Clock; log: Log; outbox: Outbox; publicUrl: string };

type Act = {
  event: ItemEvent;
  act(queries: Queries, item: LockedItem, now: Date): Promise<RecordedItemChange>;
};
/** What each action does; `tell` is done as owners are told. */
const acts: Record<Exclude<RetentionAction, 'tell'>, Act> = {
  unpublish: { event: 'media content unpublished by a retention rule', act: unpublish },
  archive: { event: 'media content archived by a retention rule', act: archiveItem },
  delete: { event: 'media content deleted by a retention rule', act: moveToTrash },
};

/**
 * Once a day in each organization's time zone: announces what its rules meet, tells owners, and acts on what was announced seven days
 * before. Each of these is marked in the transaction in which it happens, so that it happens once, whatever ends a worker.
 */
export async function runRetentionRules(deps: RetentionDeps, signal?: AbortSignal): Promise<void> {
  const { db, clock, log } = deps;
  for (const organizationId of await listWaiting(db, clock())) {
    if (signal?.aborted) return;
    await runOfDay(deps, organizationId).catch((err: unknown) =>
      log.error({ err, organizationId }, 'retention rules could not be looked at'),
    );
    await actOnDue(deps, organizationId, signal);
  }
}

const runOfDay = (deps: RetentionDeps, organizationId: string): Promise<void> =>
  deps.db.transaction(async (queries) => {
    const now = deps.clock();
    const today = await takeDay(queries, organizationId, now);
    if (today === undefined) return;
    for (const rule of await listRuleFacts(queries, organizationId)) await announce(queries, rule, today);
    await tellOwners(queries, deps, { organizationId, today, now });
    await endDay(queries, organizationId, today);
  });

async function actOnDue(
  { db, clock, log }: RetentionDeps,
  organizationId: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (;;) {
    const due = await listDue(db, organizationId, clock());
    if (due.length === 0) return;
    for (const each of due) {
      if (signal?.aborted) return;
      await actOn(db, each, clock()).catch(async (err: unknown) => {
        log.error({ err, ...each }, 'a retention rule could not act');
        await postpone(db, each, clock());
      });
    }
  }
}

const actOn = (db: Database, { ruleId, mediaContentId }: DueAction, now: Date): Promise<void> =>
  db.transaction(async (queries) => {
    const item = await lockItem(queries, mediaContentId);
    const rule = await findRule(queries, undefined, ruleId);
    if (!item || !rule || rule.action === 'tell') return;
    if (!(await claim(queries, rule, mediaContentId, now))) return;
    const { event, act } = acts[rule.action];
    if (!(await act(queries, item, now))) return;
    await recordChange(queries, {
      organizationId: item.organizationId,
      personId: undefined,
      action: event,
      subject: item.id,
      detail: { rule: rule.name, ruleId },
      now,
    });
  });
