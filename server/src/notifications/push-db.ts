import { ActiveState, ContentStatus } from '@tv/contract/enumerations';
import type { Language } from '@tv/contract/languages/languages';
import type { Queries } from '../platform/db/database.ts';
import { spokenBy } from '../mail/language-db.ts';
import { isForPerson } from '../media-contents/visibility.ts';
import { enqueueJobs } from '../platform/queue/jobs-db.ts';
import { sql } from '../platform/db/sql.ts';
import type { PushContent, PushMessage } from './push-message.ts';

type StoredKeys = { publicKey: string; sealed: string };

export async function selectPushKeys(db: Queries): Promise<StoredKeys | undefined> {
  const [row] = await db.query<StoredKeys>(sql`select public_key as "publicKey", sealed from push_keys`);
  return row;
}

export const insertPushKeys = (db: Queries, { publicKey, sealed }: StoredKeys) =>
  db.query(
    sql`insert into push_keys (public_key, sealed) values (${publicKey}, ${sealed}) on conflict do nothing`,
  );

/** The payload of a push job for one device. `mediaContentId` is the item that the message is about. */
export type PushPayload = {
  subscriptionId: string;
  mediaContentId: string | undefined;
  content: PushContent;
};

/** The kind of the jobs that send push messages. */
export const pushKind = 'push';

/**
 * Enqueues a message to each device of a person, in the transaction of its cause. Its language is that of the person's mails; the
 * device's own where nothing is known of the person.
 */
export async function writePushes(db: Queries, personId: string, message: PushMessage): Promise<void> {
  const { key, mediaContentId } = message;
  const subscriptions = await db.query<{ id: string; language: Language }>(sql`
    select s.id, ${spokenBy(sql`o.default_language`, sql`s.language`)} as language
    from push_subscriptions s join people p on p.id = s.person_id
      left join organizations o on o.id = p.current_organization_id
    where s.person_id = ${personId}::uuid order by s.created_at, s.id`);
  const jobs = subscriptions.map(({ id, language }) => {
    const payload: PushPayload = { subscriptionId: id, mediaContentId, content: message.in[language] };
    return { key: `${id} ${key}`, payload };
  });
  if (jobs.length > 0) await enqueueJobs(db, pushKind, jobs);
}

export type Receiver = {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The person may still see the item of the message: they are active, a member of its organization, and in its audience. */
  isReached: boolean;
};

/** The device of a message, if it is still subscribed. */
export async function findReceiver(
  db: Queries,
  { subscriptionId, mediaContentId }: PushPayload,
): Promise<Receiver | undefined> {
  const [row] = await db.query<Receiver>(sql`
    select s.endpoint, s.p256dh, s.auth,
      p.status = ${ActiveState.ACTIVE}::smallint and (${mediaContentId ?? null}::uuid is null or exists (
        select from media_contents mc join memberships m on m.organization_id = mc.organization_id
        where mc.id = ${mediaContentId ?? null}::uuid and m.person_id = p.id and m.status = ${ActiveState.ACTIVE}::smallint
          and mc.status in (${ContentStatus.PUBLISHED}::smallint, ${ContentStatus.SCHEDULED}::smallint)
          and ${isForPerson(sql`p.id`)})) as "isReached"
    from push_subscriptions s join people p on p.id = s.person_id where s.id = ${subscriptionId}::uuid`);
  return row;
}
