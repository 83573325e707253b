import { ActiveState } from '@tv/contract/enumerations';
import type { KeyScope } from '@tv/contract/integrations/key-scopes';
import { plainAddress } from '@tv/contract/formats/network';
import type { ServiceAccount } from '../platform/auth/caller.ts';
import { inAllowedNetwork } from '../platform/auth/networks-db.ts';
import type { Queries } from '../platform/db/database.ts';
import { literal, pipelined, sql, type Sql } from '../platform/db/sql.ts';

/** A key with what may stop it. */
export type FoundKey = {
  account: ServiceAccount;
  /** When a rotation ended this key. */
  endsAt: Date | undefined;
  usedAt: Date | undefined;
  isAnsweredFor: boolean;
  isInOwnNetworks: boolean;
  isInNetworkOfOrganization: boolean;
};

type FoundRow = {
  id: string;
  name: string;
  organization_id: string;
  scopes: KeyScope[];
  category_ids: string[] | null;
  expires_at: Date | null;
  secret_id: string;
  ends_at: Date | null;
  used_at: Date | null;
  is_answered_for: boolean;
  is_in_own: boolean;
  is_in_network: boolean;
};

const ACTIVE = literal(ActiveState.ACTIVE);

/** The condition that somebody answers for `api_keys k`: its maker is an admin of the organization, or the command line made it. */
export const isAnsweredFor = sql`(k.is_of_machine or exists (
  select from memberships m join people p on p.id = m.person_id
  where m.person_id = k.made_by and m.organization_id = k.organization_id
    and m.status = ${ACTIVE} and p.status = ${ACTIVE} and m.role = 'Admin'))`;

const findKey = async (db: Queries, condition: Sql, address: string): Promise<FoundKey | undefined> => {
  const [row] = await db.query<FoundRow>(
    pipelined(sql`
    select k.id, k.name, k.organization_id, k.scopes, k.category_ids, k.expires_at,
      s.id as secret_id, s.ends_at, s.used_at, ${isAnsweredFor} as is_answered_for,
      (cardinality(k.allowed_networks) = 0
        or coalesce(${plainAddress(address) ?? null}::inet <<= any(k.allowed_networks::inet[]), false)) as is_in_own,
      ${inAllowedNetwork(sql`k.organization_id`, address)} as is_in_network
    from api_key_secrets s join api_keys k on k.id = s.api_key_id where ${condition}`),
  );
  return (
    row && {
      account: {
        id: row.id,
        name: row.name,
        organizationId: row.organization_id,
        scopes: row.scopes,
        categoryIds: row.category_ids ?? undefined,
        expiresAt: row.expires_at ?? undefined,
        secretId: row.secret_id,
      },
      endsAt: row.ends_at ?? undefined,
      usedAt: row.used_at ?? undefined,
      isAnsweredFor: row.is_answered_for,
      isInOwnNetworks: row.is_in_own,
      isInNetworkOfOrganization: row.is_in_network,
    }
  );
};

export const findKeyByHash = (db: Queries, hash: string, address: string) =>
  findKey(db, sql`s.hash = ${hash}`, address);

export const findKeyById = (db: Queries, secretId: string, address: string) =>
  findKey(db, sql`s.id = ${secretId}::uuid`, address);

/** Notes that a key was used, at most once a minute. */
export const noteUse = (db: Queries, secretId: string, now: Date) =>
  db.query(sql`
    update api_key_secrets set used_at = ${now}::timestamptz
    where id = ${secretId}::uuid and (used_at is null or used_at <= ${now}::timestamptz - interval '1 minute')`);
