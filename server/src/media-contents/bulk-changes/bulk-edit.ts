import { because } from '@tv/contract/reasons/problem-reasons';
import { isDeepStrictEqual } from 'node:util';
import type { ItemEdit } from '@tv/contract/media-contents/item-changes';
import type { MediaContentChange } from '@tv/contract/media-contents/managed-media-content';
import { itemLimits } from '@tv/contract/limits/item-limits';
import { distinctIds } from '../../media/download-groups-db.ts';
import type { Queries } from '../../platform/db/database.ts';
import { invalidField } from '../../platform/http/problem.ts';
import { audienceOf, readAudience } from '../audience/audience-db.ts';
import { readFields } from '../edit-db.ts';
import type { LockedItem } from '../lifecycle/db.ts';

type Present = Awaited<ReturnType<typeof readFields>>;

/** The change of one locked item that an edit of many asks for, and the edit that takes it back. */
export async function readEdit(
  queries: Queries,
  item: LockedItem,
  edit: ItemEdit,
): Promise<{ change: MediaContentChange; undo: ItemEdit }> {
  const present = await readFields(queries, item.id);
  const { visibility, isListed, audience, managerId, expirationDate } = edit;
  const categoryIds = categoriesAfter(edit, present);
  const tags = tagsAfter(edit, present);
  const settings = settingsAfter(edit, present);
  const change: MediaContentChange = {
    ...(categoryIds && { categoryIds }),
    ...(tags && { tags }),
    ...(visibility !== undefined && { visibility }),
    ...(isListed !== undefined && { isListed }),
    ...(audience && { audience }),
    ...(managerId !== undefined && { managerId }),
    ...(settings && { playerSettings: settings }),
    ...(expirationDate !== undefined && { expirationDate }),
  };
  const undo = undoOf(edit, change, present, item);
  if (audience) {
    const after = await readAudience(queries, item.organizationId, audience);
    const before = await audienceOf(queries, item.organizationId, present.audience);
    if (before && !isDeepStrictEqual(after, present.audience)) undo.audience = before;
  }
  return { change, undo };
}

function undoOf(edit: ItemEdit, change: MediaContentChange, present: Present, item: LockedItem): ItemEdit {
  const { categoryIds, tags, visibility, isListed, managerId, playerSettings } = change;
  const undo: ItemEdit = {
    ...(categoryIds && swapped('CategoryIds', present.categoryIds, categoryIds)),
    ...(tags && swapped('Tags', present.tags, tags)),
  };
  if (visibility !== undefined && visibility !== present.visibility) undo.visibility = present.visibility;
  if (isListed !== undefined && isListed !== present.isListed) undo.isListed = present.isListed;
  if (managerId !== undefined && managerId !== (item.createdBy ?? '')) undo.managerId = item.createdBy ?? '';
  if (playerSettings && !isDeepStrictEqual(playerSettings, present.playerSettings))
    Object.assign(undo, downloadsOf(present));
  const end = present.expirationDate?.toISOString() ?? '';
  if (edit.expirationDate !== undefined && !isSameInstant(edit.expirationDate, end))
    undo.expirationDate = end;
  return undo;
}

const isSameInstant = (one: string, other: string) =>
  one === other || (one !== '' && other !== '' && new Date(one).getTime() === new Date(other).getTime());

/** The entries to add and remove so that a list is as before. */
function swapped<Name extends string>(name: Name, before: readonly string[], after: readonly string[]) {
  const [add, remove] = [without(before, after), without(after, before)];
  return {
    ...(add.length > 0 && { [`add${name}`]: add }),
    ...(remove.length > 0 && { [`remove${name}`]: remove }),
  };
}

const without = (list: readonly string[], others: readonly string[]) =>
  list.filter((each) => !others.includes(each));

function categoriesAfter(
  { addCategoryIds = [], removeCategoryIds = [] }: ItemEdit,
  { categoryIds }: Present,
): string[] | undefined {
  if (addCategoryIds.length + removeCategoryIds.length === 0) return undefined;
  const [added, removed] = [addCategoryIds, removeCategoryIds].map((ids) =>
    ids.map((id) => id.toLowerCase()),
  );
  const after = [...new Set([...without(categoryIds, removed!), ...added!])].sort();
  if (after.length > itemLimits.categories)
    throw invalidField(
      'edit.addCategoryIds',
      because('items.tooManyCategories', { most: itemLimits.categories }),
    );
  return after;
}

/** Tags are compared without regard to case. */
function tagsAfter({ addTags = [], removeTags = [] }: ItemEdit, { tags }: Present): string[] | undefined {
  if (addTags.length + removeTags.length === 0) return undefined;
  const removed = new Set(removeTags.map(folded));
  const after = tags.filter((tag) => !removed.has(folded(tag)));
  for (const tag of addTags) if (!after.some((each) => folded(each) === folded(tag))) after.push(tag.trim());
  if (after.length > itemLimits.tags)
    throw invalidField('edit.addTags', because('items.tooManyTags', { most: itemLimits.tags }));
  return after;
}

const folded = (tag: string) => tag.trim().toLocaleLowerCase('en');

function settingsAfter({ downloads, downloadGroupIds }: ItemEdit, { playerSettings }: Present) {
  if ((downloads === 'groups') !== (downloadGroupIds !== undefined))
    throw invalidField('edit.downloadGroupIds', because('items.downloadGroups'));
  if (!downloads) return undefined;
  const { allowDownload: _allow, downloadGroupIds: _groups, ...others } = playerSettings;
  return {
    ...others,
    ...(downloads !== 'inherited' && { allowDownload: downloads === 'allowed' }),
    ...(downloadGroupIds && { downloadGroupIds: distinctIds(downloadGroupIds).sort() }),
  };
}

function downloadsOf({ playerSettings }: Present): Pick<ItemEdit, 'downloads' | 'downloadGroupIds'> {
  const { allowDownload, downloadGroupIds = [] } = playerSettings;
  if (allowDownload === undefined) return { downloads: 'inherited' };
  if (downloadGroupIds.length > 0) return { downloads: 'groups', downloadGroupIds };
  return { downloads: allowDownload ? 'allowed' : 'off' };
}
