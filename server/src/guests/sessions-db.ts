import type { Language } from '@tv/contract/languages/languages';
import type { CategoryTranslations } from '@tv/contract/languages/translations';
import { isShareOpen, sessionOf, type Viewer } from '../media-contents/visibility.ts';
import { inAllowedNetwork } from '../platform/auth/networks-db.ts';
import type { GuestSession } from '../media/media-token.ts';
import type { Queries } from '../platform/db/database.ts';
import { literal, pipelined, sql } from '../platform/db/sql.ts';

export type OpenGuest = {
  id: string;
  /** The item or category that is shared. */
  sharedId: string;
  organizationId: string;
  email: string;
  language: Language;
  expiresAt: Date;
  isInNetwork: boolean;
};

/** A share that is open. `undefined`: it has ended, or there is none. */
export async function findOpenGuest(
  db: Queries,
  id: string,
  address: string,
  now: Date,
): Promise<OpenGuest | undefined> {
  const [row] = await db.query<OpenGuest>(sql`
    select g.id, shared.id as "sharedId", g.organization_id as "organizationId", g.email, g.language,
      g.expires_at as "expiresAt", ${inAllowedNetwork(sql`g.organization_id`, address)} as "isInNetwork"
    from guests g cross join lateral (select coalesce(g.media_content_id, g.category_id) as id) shared
    where g.id = ${id}::uuid and shared.id is not null and ${isShareOpen(now)}`);
  return row;
}

/** The organization that shares something with a guest, by the guest's session. `undefined`: the session is gone. */
export async function findOrganizationOfGuest(
  db: Queries,
  { guestId, sessionId }: GuestSession,
): Promise<string | undefined> {
  const [row] = await db.query<{ organizationId: string }>(
    pipelined(sql`
    select g.organization_id as "organizationId" from guest_sessions gs join guests g on g.id = gs.guest_id
    where gs.id = ${sessionId}::uuid and g.id = ${guestId}::uuid`),
  );
  return row?.organizationId;
}

/** Stores a code in place of the one before. */
export const storeCode = (db: Queries, id: string, hash: string, expiresAt: Date) =>
  db.query(sql`
    update guests set code_hash = ${hash}, code_expires_at = ${expiresAt}::timestamptz, code_tries = 0 where id = ${id}::uuid`);

/** Takes one try, and the code with it where it is the right one. `undefined`: no code is left to try. */
export async function tryCode(
  db: Queries,
  id: string,
  hash: string,
  mostTries: number,
  now: Date,
): Promise<boolean | undefined> {
  const [row] = await db.query<{ isRight: boolean }>(sql`
    with tried as (
      select id, (code_hash = ${hash}) is true as is_right from guests
      where id = ${id}::uuid and code_expires_at > ${now}::timestamptz and code_tries < ${mostTries}::int for update)
    update guests g set code_tries = g.code_tries + 1, code_expires_at = case when t.is_right then null else g.code_expires_at end,
      code_hash = case when t.is_right then null else g.code_hash end
    from tried t where g.id = t.id returning t.is_right as "isRight"`);
  return row?.isRight;
}

/** Sessions that a share has at once. Another one ends the oldest. */
const sessionsAtOnce = 10;

/** Begins a session and notes that the share was opened. */
export async function beginSession(
  db: Queries,
  session: { id: string; guestId: string; tokenHash: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await db.query(sql`
    delete from guest_sessions where guest_id = ${session.guestId}::uuid and id not in (
      select id from guest_sessions where guest_id = ${session.guestId}::uuid
      order by created_at desc, id limit ${literal(sessionsAtOnce - 1)})`);
  await db.query(sql`
    insert into guest_sessions (id, guest_id, token_hash, created_at, expires_at)
    values (${session.id}::uuid, ${session.guestId}::uuid, ${session.tokenHash}, ${now}::timestamptz,
      ${session.expiresAt}::timestamptz)`);
  await db.query(sql`
    update guests set opened_at = coalesce(opened_at, ${now}::timestamptz), last_opened_at = ${now}::timestamptz
    where id = ${session.guestId}::uuid`);
}

export const endSession = (db: Queries, guestId: string, tokenHash: string) =>
  db.query(sql`delete from guest_sessions where guest_id = ${guestId}::uuid and token_hash = ${tokenHash}`);

export async function findSessionId(
  db: Queries,
  guestId: string,
  tokenHash: string,
): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(
    sql`select id from guest_sessions where guest_id = ${guestId}::uuid and token_hash = ${tokenHash}`,
  );
  return row?.id;
}

export type Access = {
  organizationId: string;
  email: string;
  expiresAt: Date;
  allowDownload: boolean;
  mediaContentId: string | null;
  category: { id: string; name: string; description: string; translations: CategoryTranslations } | null;
  sessionEndsAt: Date;
};

/** What a session opens. `undefined`: it has ended, or the share has. */
export async function findAccess(
  db: Queries,
  viewer: Viewer & { kind: 'guest' },
  now: Date,
): Promise<Access | undefined> {
  const [row] = await db.query<Access>(sql`
    select g.organization_id as "organizationId", g.email, g.expires_at as "expiresAt",
      g.allow_download as "allowDownload", g.media_content_id as "mediaContentId", gs.expires_at as "sessionEndsAt",
      (select json_build_object('id', c.id, 'name', c.name, 'description', c.description, 'translations', c.translations) from categories c
        where c.id = g.category_id) as category
    ${sessionOf(viewer, now)}`);
  return row;
}
