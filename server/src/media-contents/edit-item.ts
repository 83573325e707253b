import { isDeepStrictEqual } from 'node:util';
import { ContentStatus, ExpirationOption, Role } from '@tv/contract/enumerations';
import type { MediaContentChange } from '@tv/contract/media-content';
import { hashMediaPassword, verifyMediaPassword } from '../media/media-password.ts';
import type { Queries } from '../platform/db/database.ts';
import { refuseFuture } from './refuse-future.ts';
import { invalidField, Problem } from '../platform/http/problem.ts';
import type { LockedItem } from './lifecycle/db.ts';
import type { Noted } from '../platform/audit-db.ts';
import { readFields, writeCategories, writeFields, type EditableFields } from './edit-db.ts';
import { requireRole, type Manager } from '../platform/auth/manager.ts';
import { refuseWrongSettings } from '../media/player-settings-change.ts';

const shortestPassword = 8;

/** A change whose fields are checked, with the hash of its new password. */
export type ValidChange = { body: MediaContentChange; newHash: string | undefined };

/** Checks a change and hashes its password before the transaction, which would have to wait for that. */
export async function validateChange(
  manager: Manager,
  body: MediaContentChange,
  now: Date,
): Promise<ValidChange> {
  if (body.isFeatured !== undefined || body.isPublicFeatured !== undefined)
    requireRole(manager, Role.OrganizationManager, 'Featuring');
  if (body.password && body.password.length < shortestPassword)
    throw invalidField('password', `must have ${shortestPassword} characters or more.`);
  refuseWrongExpiration(body, now);
  if (body.publishDate) refuseFuture('publishDate', body.publishDate, now);
  if (body.playerSettings) refuseWrongSettings(body.playerSettings);
  return { body, newHash: body.password ? await hashMediaPassword(body.password) : undefined };
}

function refuseWrongExpiration({ expirationOption, expirationDate }: MediaContentChange, now: Date): void {
  if (expirationDate && new Date(expirationDate) <= now)
    throw invalidField('expirationDate', 'must lie in the future.');
  if (expirationOption === ExpirationOption.None && expirationDate)
    throw invalidField('expirationDate', 'must be left out, or empty, with expirationOption 0 (none).');
  if (expirationOption === ExpirationOption.Date && expirationDate === '')
    throw invalidField('expirationDate', 'must be given with expirationOption 1 (date).');
}

/** The new end of the public link. `null`: none, `undefined`: it stays as it is. */
function newExpirationDate(
  { expirationOption, expirationDate }: MediaContentChange,
  present: Date | null,
): Date | null | undefined {
  if (expirationDate) return new Date(expirationDate);
  if (expirationDate === '' || expirationOption === ExpirationOption.None) return null;
  if (expirationOption === ExpirationOption.Date && !present)
    throw invalidField('expirationDate', 'must be given with expirationOption 1 (date).');
  return undefined;
}

/** Writes what differs from what is there. */
export async function editItem(
  queries: Queries,
  item: LockedItem,
  { body, newHash }: ValidChange,
  now: Date,
): Promise<Noted> {
  if (item.status === ContentStatus.DELETED)
    throw new Problem(409, 0, 'This item is deleted: restore it first.');
  if (body.publishDate === '' && item.status === ContentStatus.PUBLISHED)
    throw invalidField('publishDate', 'may be empty only while the item is not published.');
  const present = await readFields(queries, item.id);
  const wanted = await wantedFields(body, newHash, present);
  const changes = Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => !isDeepStrictEqual(value, present[name as keyof EditableFields]),
    ),
  ) as Partial<EditableFields>;
  const categoryIds = body.categoryIds && [...new Set(body.categoryIds.map((id) => id.toLowerCase()))].sort();
  const movesCategories = categoryIds && !isDeepStrictEqual(categoryIds, present.categoryIds);
  if (Object.keys(changes).length > 0) await writeFields(queries, item.id, changes, present, now);
  if (movesCategories) {
    const unknown = await writeCategories(queries, item, categoryIds);
    if (unknown.length > 0)
      throw invalidField('categoryIds', `must be categories of the organization; ${unknown[0]} is none.`);
  }
  if (Object.keys(changes).length === 0 && !movesCategories) return undefined;
  const { passwordHash, ...shown } = changes;
  return {
    action: 'media content edited',
    detail: {
      ...shown,
      ...(passwordHash !== undefined && { password: passwordHash ? 'set' : 'taken away' }),
      ...(movesCategories && { categoryIds }),
    },
  };
}

async function wantedFields(
  body: MediaContentChange,
  newHash: string | undefined,
  present: EditableFields,
): Promise<Partial<EditableFields>> {
  const { title, description, tags, visibility, playerSettings, isFeatured, isPublicFeatured, isListed } =
    body;
  const wanted = {
    title: title?.trim(),
    description,
    tags: tags && [...new Set(tags.map((tag) => tag.trim()))],
    visibility,
    playerSettings,
    isFeatured,
    isPublicFeatured,
    isListed,
    expirationDate: newExpirationDate(body, present.expirationDate),
    publishDate:
      body.publishDate === undefined ? undefined : body.publishDate ? new Date(body.publishDate) : null,
    passwordHash: body.password === undefined ? undefined : (newHash ?? null),
  };
  // The same password again opens what it opened before.
  const isSame =
    body.password && present.passwordHash && (await verifyMediaPassword(body.password, present.passwordHash));
  if (isSame) wanted.passwordHash = undefined;
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
}
