import { because } from '@tv/contract/reasons/problem-reasons';
import type { ChangeOutcome, ItemChange } from '@tv/contract/media-contents/item-changes';
import type { RecordedItemChange } from '../../platform/audit-db.ts';
import type { Manager } from '../../platform/auth/caller.ts';
import type { Queries } from '../../platform/db/database.ts';
import { invalidField, misusedField, Problem } from '../../platform/http/problem.ts';
import { hasTimeForMore } from '../../platform/http/requests/request-time.ts';
import { refusalOfTrigger } from '../../platform/http/legal-hold.ts';
import { readEdit } from './bulk-edit.ts';
import { applyChange } from '../management/change-item.ts';
import type { MediaContentsDeps } from '../deps.ts';
import { editItem, validateChange } from '../edit-item.ts';
import { listOpenSchedules, type LockedItem } from '../lifecycle/db.ts';
import { archiveItem } from '../lifecycle/archive-item.ts';
import { deleteItem, restoreItem } from '../lifecycle/delete-item.ts';
import { unpublish } from '../lifecycle/publish.ts';
import { publishReviewed } from '../lifecycle/publish-reviewed.ts';
import { submitItem } from '../lifecycle/review.ts';
import { relabelCaptions } from './relabel-captions.ts';
import { cancelSchedules, schedule } from '../lifecycle/schedule.ts';
import { undoOfPublication } from './undo-of-change.ts';

type ChangeDeps = Pick<MediaContentsDeps, 'db' | 'clock' | 'bringBackItem'>;

type Done = { recorded: RecordedItemChange; undo?: ItemChange | undefined };

/** Changes many items in the same way, each in a transaction of its own. */
export async function changeItems(
  deps: ChangeDeps,
  manager: Manager,
  ids: readonly string[],
  change: ItemChange,
): Promise<ChangeOutcome[]> {
  await refuseWrongChange(manager, change, deps.clock());
  const outcomes: ChangeOutcome[] = [];
  for (const id of new Set(ids.map((each) => each.toLowerCase())))
    outcomes.push(
      hasTimeForMore()
        ? await changeOne(deps, manager, id, change)
        : { id, isDone: false, problem: notTried },
    );
  return outcomes;
}

const notTried = { status: 503, ...new Problem(503, 0, because('items.notTried')).toBody() };

async function changeOne(
  deps: ChangeDeps,
  manager: Manager,
  id: string,
  change: ItemChange,
): Promise<ChangeOutcome> {
  let undo: ItemChange | undefined;
  try {
    await applyChange(deps, manager, id, async (queries, item, now) => {
      const done = await act({ ...deps, queries }, item, manager, change, now);
      undo = done.recorded && done.undo;
      return done.recorded;
    });
    return { id, isDone: true, ...(undo && { undo }) };
  } catch (error) {
    const problem = refusalOfTrigger(error) ?? error;
    if (!(problem instanceof Problem)) throw problem;
    return { id, isDone: false, problem: { status: problem.status, ...problem.toBody() } };
  }
}

/** Refuses a change that is wrong for every item, before any item is changed. */
async function refuseWrongChange(
  manager: Manager,
  { action, edit, captions }: ItemChange,
  now: Date,
): Promise<void> {
  if ((edit !== undefined) !== (action === 'edit'))
    throw misusedField('change.edit', 'is allowed only with the action "edit".');
  if ((captions !== undefined) !== (action === 'relabelCaptions'))
    throw misusedField('change.captions', 'is allowed only with the action "relabelCaptions".');
  if (captions && captions.from === captions.to)
    throw invalidField('change.captions.to', because('items.sameLanguage'));
  if (edit) {
    const { managerId, expirationDate } = edit;
    await validateChange(
      manager,
      {
        ...(managerId !== undefined && { managerId }),
        ...(expirationDate !== undefined && { expirationDate }),
      },
      now,
    );
  }
}

/** Changes a locked item, by the functions of the calls that do the same for one item. */
async function act(
  { queries, bringBackItem }: Pick<ChangeDeps, 'bringBackItem'> & { queries: Queries },
  item: LockedItem,
  manager: Manager,
  change: ItemChange,
  now: Date,
): Promise<Done> {
  const { action } = change;
  switch (action) {
    case 'edit': {
      const wanted = await readEdit(queries, item, change.edit!);
      const valid = await validateChange(manager, wanted.change, now);
      const recorded = await editItem(queries, item, manager, valid, now);
      return { recorded, undo: { action, edit: wanted.undo } };
    }
    case 'submit':
      return { recorded: await submitItem(queries, item, manager, change.comment ?? '', now) };
    case 'relabelCaptions': {
      const { from, to } = change.captions!;
      const recorded = await relabelCaptions(queries, item, { from, to });
      return { recorded, undo: { action, captions: { from: to, to: from } } };
    }
    case 'archive':
      return { recorded: await archiveItem(queries, item, now), undo: { action: 'bringBack' } };
    case 'bringBack':
      return { recorded: await bringBackItem(queries, item, now), undo: { action: 'archive' } };
    case 'delete':
      return { recorded: await deleteItem(queries, item, manager, now), undo: { action: 'restore' } };
    case 'restore':
      return { recorded: await restoreItem(queries, item, manager, now), undo: { action: 'delete' } };
    default: {
      const undo = undoOfPublication(change, { item, open: await listOpenSchedules(queries, item.id) });
      return { recorded: await actOnPublication(queries, item, manager, { ...change, action }, now), undo };
    }
  }
}

type PublicationChange = ItemChange & { action: 'publish' | 'unpublish' | 'schedule' | 'cancelSchedules' };

function actOnPublication(
  queries: Queries,
  item: LockedItem,
  manager: Manager,
  { action, publishAt, unpublishAt }: PublicationChange,
  now: Date,
): Promise<RecordedItemChange> {
  switch (action) {
    case 'publish':
      return publishReviewed(queries, item, manager, now);
    case 'unpublish':
      return unpublish(queries, item, now);
    case 'cancelSchedules':
      return cancelSchedules(queries, item, now);
    case 'schedule':
      return schedule(
        queries,
        item,
        manager,
        { ...(publishAt && { publishAt }), ...(unpublishAt && { unpublishAt }) },
        now,
      );
  }
}
