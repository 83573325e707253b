import { because } from '@tv/contract/reasons/problem-reasons';
import { changedTranslations } from '@tv/contract/languages/texts-by-language';
import { isDeepStrictEqual } from 'node:util';
import { ContentStatus, ExpirationOption, Role } from '@tv/contract/enumerations';
import type { MediaContentChange } from '@tv/contract/media-contents/managed-media-content';
import { readAudience, refusePublicAudience, loggedAudience } from './audience/audience-db.ts';
import { hashMediaPassword, verifyMediaPassword } from '../media/media-password.ts';
import type { Queries } from '../platform/db/database.ts';
import { refuseFuture } from './refuse-future.ts';
import { holdRefusal } from '../platform/http/legal-hold.ts';
import { invalidField, Problem, refuse } from '../platform/http/problem.ts';
import type { LockedItem } from './lifecycle/db.ts';
import type { RecordedItemChange } from '../platform/audit-db.ts';
import { mayManage, readFields, writeCategories, writeFields, writeManager } from './edit-db.ts';
import { findCuts } from './media-package/cuts-db.ts';
import { inOriginal, writeChapters } from './media-package/package-db.ts';
import { readGiven, shownNames, type FieldName, type ItemFields } from './fields.ts';
import type { Manager } from '../platform/auth/caller.ts';
import { changePublicationWish } from './publication-wish.ts';
import { roleRefusal } from '../platform/auth/checks.ts';
import { withKnownGroups } from '../media/download-groups-db.ts';
import { refuseWrongSettings } from '../media/player-settings-change.ts';

const shortestPassword = 8;

export const featureRefusal = (manager: Manager): Problem | undefined =>
  roleRefusal(manager, Role.OrganizationManager, 'Featuring');

export const assignRefusal = (manager: Manager): Problem | undefined =>
  roleRefusal(manager, Role.OrganizationManager, 'Giving an item to another manager');

/** A change whose fields are checked, with the hash of its new password. */
export type ValidChange = { body: MediaContentChange; newHash: string | undefined };

/** Validates a change and hashes its password. It runs before the transaction, which would otherwise wait for the hash. */
export async function validateChange(
  manager: Manager,
  body: MediaContentChange,
  now: Date,
): Promise<ValidChange> {
  if (body.isFeatured !== undefined || body.isPublicFeatured !== undefined) refuse(featureRefusal(manager));
  if (body.managerId !== undefined) refuse(assignRefusal(manager));
  if (body.password && body.password.length < shortestPassword)
    throw invalidField('password', because('items.passwordTooShort', { least: shortestPassword }));
  refuseWrongExpiration(body, now);
  if (body.publishDate) refuseFuture('publishDate', body.publishDate, now);
  if (body.playerSettings) refuseWrongSettings(body.playerSettings);
  return { body, newHash: body.password ? await hashMediaPassword(body.password) : undefined };
}

function refuseWrongExpiration({ expirationOption, expirationDate }: MediaContentChange, now: Date): void {
  if (expirationDate && new Date(expirationDate) <= now)
    throw invalidField('expirationDate', because('field.future'));
  if (expirationOption === ExpirationOption.None && expirationDate)
    throw invalidField('expirationDate', because('items.noExpiration'));
  if (expirationOption === ExpirationOption.Date && expirationDate === '')
    throw invalidField('expirationDate', because('items.expirationNeeded'));
}

/** The 409 for an item that is deleted, or under legal hold. `undefined`: it may be changed. */
export const editRefusal = ({ status, hold }: Pick<LockedItem, 'status' | 'hold'>): Problem | undefined =>
  status === ContentStatus.DELETED ? new Problem(409, 0, because('items.deleted')) : holdRefusal(hold);

/** Writes the fields whose values change. */
export async function editItem(
  queries: Queries,
  item: LockedItem,
  manager: Manager,
  change: ValidChange,
  now: Date,
): Promise<RecordedItemChange> {
  const { body } = change;
  refuse(editRefusal(item));
  if (body.publishDate === '' && item.status === ContentStatus.PUBLISHED)
    throw invalidField('publishDate', because('items.dateNeeded'));
  const present = await readFields(queries, item.id);
  const cuts = body.chapters ? await findCuts(queries, item.id) : [];
  const wanted = await wantedFields(change, present);
  if (body.audience) wanted.audience = await readAudience(queries, item.organizationId, body.audience);
  if (body.playerSettings)
    wanted.playerSettings = await withKnownGroups(
      queries,
      item.organizationId,
      body.playerSettings,
      present.playerSettings,
    );
  if (body.audience || wanted.visibility !== undefined) refusePublicAudience({ ...present, ...wanted });
  if (wanted.chapters) wanted.chapters = inOriginal(wanted.chapters, present.chapters, cuts);
  const changes = Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => !isDeepStrictEqual(value, present[name as FieldName])),
  ) as Partial<ItemFields>;
  const categoryIds = body.categoryIds && [...new Set(body.categoryIds.map((id) => id.toLowerCase()))].sort();
  const movesCategories = categoryIds && !isDeepStrictEqual(categoryIds, present.categoryIds);
  if (movesCategories) refuseOutsideOfKey(manager, categoryIds, present.categoryIds);
  if (Object.keys(changes).length > 0) await writeFields(queries, item.id, changes, present, now);
  if (changes.chapters) {
    const late = await writeChapters(queries, item.id, changes.chapters, cuts);
    if (late) throw invalidField('chapters', because('items.lateChapter', { title: late.title }));
  }
  if (movesCategories) {
    const unknown = await writeCategories(queries, item, categoryIds);
    if (unknown.length > 0)
      throw invalidField('categoryIds', because('items.unknownCategory', { id: unknown[0]! }));
  }
  const movesManager = await writeGivenManager(queries, item, body.managerId);
  const movesWish = await changePublicationWish(queries, item, manager, body.publishesWhenReady, now);
  if (Object.keys(changes).length === 0 && !movesCategories && !movesManager && !movesWish) return undefined;
  const { passwordHash, chapters, audience, translations, ...shown } = changes;
  const isAudienceAlone =
    changes.audience !== undefined &&
    Object.keys(changes).length === 1 &&
    !movesCategories &&
    !movesManager &&
    !movesWish;
  return {
    action: isAudienceAlone ? 'media content audience changed' : 'media content edited',
    detail: {
      ...shown,
      ...(passwordHash !== undefined && { password: passwordHash ? 'set' : 'taken away' }),
      ...(translations && { translations: changedTranslations(present.translations, translations) }),
      ...(chapters && { chapters: chapters.length }),
      ...(audience !== undefined && { audience: await loggedAudience(queries, audience) }),
      ...(movesCategories && { categoryIds }),
      ...(movesWish && { publishesWhenReady: body.publishesWhenReady }),
      // Without the id of the person, which would stay here when the person is erased.
      ...(movesManager && { manager: body.managerId ? 'given' : 'taken away' }),
      ...formerTexts(changes, present),
    },
  };
}

/** A key with categories leaves an item in one of them, and puts it into no other one. */
function refuseOutsideOfKey({ account }: Manager, after: readonly string[], before: readonly string[]) {
  const own = account?.categoryIds;
  if (!own) return;
  const added = after.filter((id) => !before.includes(id));
  if (!after.some((id) => own.includes(id)) || added.some((id) => !own.includes(id)))
    throw invalidField('categoryIds', because('keys.ownCategories'));
}

/** The texts before, so that they can be restored. */
function formerTexts(changes: Partial<ItemFields>, present: ItemFields) {
  const changed = shownNames.filter((name) => name in changes);
  const { translations } = changes;
  if (changed.length === 0 && !translations) return undefined;
  const former = {
    ...Object.fromEntries(changed.map((name) => [name, present[name]])),
    ...(translations && { translations: changedTranslations(translations, present.translations) }),
  };
  return { former };
}

/** Gives an item to another manager. Answers whether that changed anything. */
async function writeGivenManager(
  queries: Queries,
  item: LockedItem,
  managerId: string | undefined,
): Promise<boolean> {
  const wanted = managerId?.toLowerCase();
  if (wanted === undefined || wanted === (item.createdBy ?? '')) return false;
  if (wanted && !(await mayManage(queries, item.organizationId, wanted)))
    throw invalidField('managerId', because('items.unfitManager'));
  await writeManager(queries, item.id, wanted || null);
  return true;
}

/** The values that a change asks for. */
async function wantedFields(
  { body, newHash }: ValidChange,
  present: ItemFields,
): Promise<Partial<ItemFields>> {
  const { password, managerId: _manager, publishesWhenReady: _wish, audience: _audience, ...given } = body;
  // With the same password again, unlock tokens that were issued before stay valid.
  const isSame =
    password && present.passwordHash && (await verifyMediaPassword(password, present.passwordHash));
  const isNew = password !== undefined && !isSame;
  return readGiven({ ...given, ...(isNew && { passwordHash: newHash ?? null }) }, present);
}
