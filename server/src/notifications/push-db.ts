import { ActiveState, ContentStatus } from '@tv/contract/enumerations';
import type { Queries } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import type { PushContent, PushMessage } from './push-message.ts';

type KeptKeys = { publicKey: string; sealed: string };

export async function selectPushKeys(db: Queries): Promise<KeptKeys | undefined> {
  const [row] = await db.query<KeptKeys>(sql`select public_key as "publicKey", sealed from push_keys`);
  return row;
}

export const insertPushKeys = (db: Queries, { publicKey, sealed }: KeptKeys) =>
  db.query(
    sql`insert into push_keys (public_key, sealed) values (${publicKey}, ${sealed}) on conflict do nothing`,
  );

/** Puts a message on its way to each device of a person, in the transaction of what causes it. */
export const writePushes = (db: Queries, personId: string, message: PushMessage, now: Date) =>
  db.query(sql`
    insert into pushes (id, subscription_id, key, media_content_id, content, created_at, next_at)
    select gen_random_uuid(), s.id, ${message.key}, ${message.mediaContentId ?? null}::uuid,
      ${JSON.stringify(message.in)}::jsonb -> s.language, ${now}::timestamptz, ${now}::timestamptz
    from push_subscriptions s where s.person_id = ${personId}::uuid
    on conflict (subscription_id, key) do nothing`);

export type WaitingPush = {
  id: string;
  subscriptionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  content: PushContent;
  createdAt: Date;
  attempts: number;
  /** The person may still see what it is about: active, and a member where it is there. */
  isReached: boolean;
};

/** Seconds in which whoever took messages must be done with them; after that they are anybody's again. */
const leaseSeconds = 120;

/** Takes the messages that have waited longest. */
export const takePushes = (db: Queries, now: Date, most: number) =>
  db.query<WaitingPush>(sql`
    with taken as (
      update pushes set attempts = attempts + 1,
        next_at = ${now}::timestamptz + make_interval(secs => ${leaseSeconds}::int)
      where id in (
        select id from pushes where ended_at is null and next_at <= ${now}::timestamptz
        order by next_at limit ${most}::int for update skip locked)
      returning id, subscription_id, media_content_id, content, created_at, attempts)
    select t.id, s.id as "subscriptionId", s.endpoint, s.p256dh, s.auth, t.content, t.created_at as "createdAt",
      t.attempts, p.status = ${ActiveState.ACTIVE}::smallint and (t.media_content_id is null or exists (
        select from media_contents mc join memberships m on m.organization_id = mc.organization_id
        where mc.id = t.media_content_id and m.person_id = p.id and m.status = ${ActiveState.ACTIVE}::smallint
          and mc.status in (${ContentStatus.PUBLISHED}::smallint, ${ContentStatus.SCHEDULED}::smallint))) as "isReached"
    from taken t join push_subscriptions s on s.id = t.subscription_id join people p on p.id = s.person_id`);

/** Its key is remembered, what it said is not. */
export const endPush = (db: Queries, id: string, outcome: string, now: Date) =>
  db.query(sql`
    update pushes set ended_at = ${now}::timestamptz, outcome = ${outcome}, content = null where id = ${id}::uuid`);

export const delayPush = (db: Queries, id: string, nextAt: Date) =>
  db.query(
    sql`update pushes set next_at = ${nextAt}::timestamptz where id = ${id}::uuid and ended_at is null`,
  );

export const forgetPushes = (db: Queries, now: Date) =>
  db.query(sql`
    delete from pushes where id in (
      select id from pushes where ended_at < ${now}::timestamptz - interval '31 days' limit 500)`);
