import type { QuotaName, QuotaUse, UploadQuota } from '@tv/contract/uploads/upload-quota';
import { findStorage } from '../../organization/storage/storage-db.ts';
import type { Queries } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/sql.ts';

/** The limits of one person in one organization. Absent: no limit. */
export type PersonQuota = {
  /** Files that are announced within 24 hours, and their bytes. */
  uploadsPerDay?: number | undefined;
  bytesPerDay?: number | undefined;
  /** Bytes that are stored of the person’s uploads, including the files made from them. */
  personStorage?: number | undefined;
};

/** What bounds the uploads of an organization and of its people, in bytes where nothing else is said. */
export type UploadBounds = { storageLimit?: number | undefined; personQuota?: PersonQuota | undefined };

type Owner = { organizationId: string; personId: string };

/**
 * Bytes of a person's open uploads that have not come. Only the person's own next uploads find the room taken: what somebody announces and never
 * sends keeps no colleague out. `null`: the command line's.
 */
export async function findComing(
  db: Queries,
  { organizationId, personId }: { organizationId: string; personId: string | null },
): Promise<number> {
  const [row] = await db.query<{ bytes: number }>(sql`
    select coalesce(sum(size_in_bytes - received_bytes), 0)::bigint as bytes from uploads
    where organization_id = ${organizationId}::uuid and created_by is not distinct from ${personId}::uuid
      and completed_at is null`);
  return row!.bytes;
}

type Used = Record<Exclude<QuotaName, 'organizationStorage'>, number> & {
  /** Seconds until the oldest upload of the last 24 hours counts no more. */
  freeAfter: number | null;
};

/** The amounts that a person has used, with what they announced. Stored bytes are summed only where they are limited. */
async function findUsed(db: Queries, { organizationId, personId }: Owner, quota: PersonQuota): Promise<Used> {
  const stored =
    quota.personStorage === undefined
      ? sql`0`
      : sql`(select coalesce(sum(s.size_in_bytes), 0)::bigint from uploads u join stored_bytes s on s.upload_id = u.id
          where u.created_by = ${personId}::uuid and u.organization_id = ${organizationId}::uuid)`;
  const coming = quota.personStorage === undefined ? 0 : await findComing(db, { organizationId, personId });
  const [row] = await db.query<Used>(sql`
    select count(*)::int as "uploadsPerDay", coalesce(sum(size_in_bytes), 0)::bigint as "bytesPerDay", ${stored} as "personStorage",
      ceil(extract(epoch from min(created_at) + interval '24 hours' - now()))::int as "freeAfter"
    from uploads where created_by = ${personId}::uuid and organization_id = ${organizationId}::uuid
      and created_at > now() - interval '24 hours'`);
  return { ...row!, personStorage: row!.personStorage + coming };
}

const names = ['uploadsPerDay', 'bytesPerDay', 'personStorage'] as const;

/** The first limit that a person exceeds after the insertion of an upload. */
export async function findExceeded(
  transaction: Queries,
  owner: Owner,
  quota: PersonQuota,
): Promise<(QuotaUse & { name: (typeof names)[number]; freeAfter: number | null }) | undefined> {
  if (names.every((name) => quota[name] === undefined)) return undefined;
  const used = await findUsed(transaction, owner, quota);
  for (const name of names) {
    const most = quota[name];
    if (most !== undefined && used[name] > most)
      return { name, most, used: used[name], freeAfter: used.freeAfter };
  }
  return undefined;
}

/** The limits that a person has, and what of them is used. The command line has those of the organization alone. */
export async function findQuota(
  db: Queries,
  organizationId: string,
  personId: string | undefined,
  { storageLimit, personQuota = {} }: UploadBounds,
): Promise<UploadQuota> {
  const storage = await findStorage(db, organizationId, storageLimit);
  const limited = names.filter((name) => personId !== undefined && personQuota[name] !== undefined);
  const used =
    personId !== undefined && limited.length > 0
      ? await findUsed(db, { organizationId, personId }, personQuota)
      : undefined;
  return {
    ...(storage.storageLimit !== null && {
      organizationStorage: { most: storage.storageLimit, used: storage.storedBytes },
    }),
    ...(used &&
      Object.fromEntries(limited.map((name) => [name, { most: personQuota[name]!, used: used[name] }]))),
  };
}
