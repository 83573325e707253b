import { because } from '@tv/contract/reasons/problem-reasons';
import { organizationOf } from '../../organization/choose-organization-db.ts';
import { Role, Visibility } from '@tv/contract/enumerations';
import type { NewUpload } from '@tv/contract/uploads/uploads';
import { hasAtLeast } from '@tv/contract/people/roles';
import { type Caller, managerOf } from '../../platform/auth/caller.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { invalidField, notAllowed } from '../../platform/http/problem.ts';
import { readAudience, refusePublicAudience } from '../../media-contents/audience/audience-db.ts';
import { initialFields, readGiven } from '../../media-contents/fields.ts';
import { refuseFuture } from '../../media-contents/refuse-future.ts';
import { readAddresses, refuseElsewhere } from '../../old-addresses/change-addresses.ts';
import { refuseManyOpen, requireFfmpeg } from './announce-file.ts';
import { areNamesOf, findMissingCategory, findOrInsertUpload } from './db.ts';
import type { UploadDetails, UploadRow } from './db.ts';
import { detailsOfMember, recordsForReview, refuseLargeRecording } from './member-recording.ts';
import type { UploadBounds } from './quota-db.ts';
import { beginOfSource } from './begin-of-source.ts';
import { mayAddTo } from './may-add-to.ts';
import { checkTrim } from '../recordings/trim.ts';

/** Begins an upload, or finds the one with the same idempotency key. */
export async function beginUpload(
  {
    db,
    limits,
    ffmpegPath,
    storageLimit,
    personQuota,
  }: {
    db: Database;
    limits: Limits;
    ffmpegPath: string | undefined;
  } & UploadBounds,
  caller: Caller,
  body: NewUpload,
  now: Date,
): Promise<UploadRow> {
  requireFfmpeg(ffmpegPath);
  if (body.sizeInBytes === undefined && !body.idempotencyKey)
    throw invalidField('idempotencyKey', because('files.needsKey'));
  const organizationId = await organizationOf(db, managerOf(caller), body);
  const createdBy = caller.kind === 'person' ? caller.person.id : null;
  await refuseManyOpen(db, organizationId, createdBy);
  const {
    fileName,
    sizeInBytes,
    idempotencyKey = null,
    organizationId: _id,
    organizationName: _name,
    audience: givenAudience,
    source,
    ...texts
  } = body;
  const audience = givenAudience && (await readAudience(db, organizationId, givenAudience));
  if (audience) refusePublicAudience({ audience, visibility: body.visibility ?? Visibility.INTERNAL });
  const given: UploadDetails = { ...texts, ...(audience !== undefined && { audience }) };
  const isForReview = recordsForReview(caller);
  const details = isForReview ? detailsOfMember(given) : given;
  if (isForReview) refuseLargeRecording(sizeInBytes ?? 0);
  if (details.publishDate) refuseFuture('publishDate', details.publishDate, now);
  if (details.trim) checkTrim(details.trim);
  // What breaks a field is told now, and not when the file has come.
  readGiven(details, initialFields);
  const { role, account } = managerOf(caller);
  if (!hasAtLeast(role, Role.OrganizationManager)) {
    const missing = await findMissingCategory(db, organizationId, details.categoryNames ?? []);
    if (missing !== undefined) throw notAllowed(because('categories.notMade', { name: missing }));
  }
  if (account?.categoryIds) await requireOwnCategories(db, account.categoryIds, details.categoryNames ?? []);
  const person = createdBy ?? account?.id;
  if (person) await limits.bound(db, 'upload', { person, organization: organizationId });
  const announced = {
    id: crypto.randomUUID(),
    organization_id: organizationId,
    created_by: createdBy,
    file_name: fileName,
    size_in_bytes: sizeInBytes ?? 0,
    is_growing: sizeInBytes === undefined,
    details,
  };
  const bounds = { storageLimit, personQuota };
  const addresses = readAddresses(details.oldAddresses ?? [], 'oldAddresses');
  const find = (key: string | null) =>
    db.transaction(async (queries) => {
      const upload = await findOrInsertUpload(queries, announced, key, bounds);
      // An item that is there already may have them.
      if (!upload?.completed_at) await refuseElsewhere(queries, organizationId, addresses);
      return upload;
    });
  const mayAdd = (upload: UploadRow) => mayAddTo(upload, caller);
  if (source) return beginOfSource(db, { announced, key: idempotencyKey, source, bounds, mayAdd });
  let upload = await find(idempotencyKey);
  // The key belongs to an upload that the caller does not manage: a separate one begins, as if the key were free.
  if (upload && !mayAddTo(upload, caller)) upload = await find(`${idempotencyKey} ${person}`);
  if (upload?.is_growing && sizeInBytes !== undefined && mayAddTo(upload, caller))
    throw invalidField('sizeInBytes', because('files.moreArrived', { offset: upload.received_bytes }));
  const isOther = sizeInBytes !== undefined && upload?.size_in_bytes !== sizeInBytes;
  if (!upload || isOther || !mayAddTo(upload, caller))
    throw invalidField('idempotencyKey', because('files.otherFile'));
  return upload;
}

/** What a key brings in belongs into one of its categories, or else the key could not reach it any more. */
async function requireOwnCategories(db: Queries, ids: readonly string[], names: readonly string[]) {
  if (names.length === 0 || !(await areNamesOf(db, ids, names)))
    throw invalidField('categoryNames', because('keys.ownCategories'));
}
