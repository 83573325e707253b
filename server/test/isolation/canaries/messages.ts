import type { Mail, MailPayload } from '../../../src/platform/mail/outbox.ts';
import { createOutbox, mailKind } from '../../../src/platform/mail/outbox.ts';
import { sql } from '../../../src/platform/db/sql.ts';
import { doDueJobs } from '../../../src/platform/queue/test-queue.ts';
import { pushKind, type PushPayload } from '../../../src/notifications/push-db.ts';
import { sendDigests } from '../../../src/notifications/send-digests.ts';
import { sendReminders } from '../../../src/notifications/send-reminders.ts';
import { publicationJobs } from '../../../src/notifications/tell-of-publications.ts';
import { tellOfReviews } from '../../../src/notifications/tell-of-reviews.ts';
import { createUnsubscribeTokens } from '../../../src/notifications/unsubscribe-token.ts';
import { enqueuePublication } from '../../../src/media-contents/lifecycle/publication-job.ts';
import { type Persona, personas } from '../personas.ts';
import type { ServiceWithProvider } from '../start-with-provider.ts';
import type { IsolationWorld } from '../isolation-world.ts';
import type { Sendable } from '../../../src/webhooks/deliveries-db.ts';
import { messageOf } from '../../../src/webhooks/message-of.ts';
import type { WebhookRow } from '../../../src/webhooks/webhooks-db.ts';
import { foreignInText } from './oracle.ts';
import type { Canary } from './words.ts';

const log = { info() {}, warn() {}, error() {} } as never;

/**
 * Lets everybody follow every category, wait for every item and have a digest, also of organizations and items that are not for
 * them, and does what the worker then does of all items.
 */
export async function tellEverybody(service: ServiceWithProvider, world: IsolationWorld): Promise<void> {
  const { db, now: clock, secretKey } = service;
  const people = Object.values(world.people).map(({ id }) => id);
  const items = Object.entries(world.items).flatMap(([target, id]) =>
    target === 'missing' || target === 'malformed' ? [] : [id],
  );
  const categories = [world.categories.own, world.categories.anothers];
  await db.query(sql`insert into category_followers (person_id, category_id)
    select p, c from unnest(${people}::uuid[]) p, unnest(${categories}::uuid[]) c on conflict do nothing`);
  await db.query(sql`insert into reminders (person_id, media_content_id, mail_due)
    select p, i, 'published' from unnest(${people}::uuid[]) p, unnest(${items}::uuid[]) i on conflict do nothing`);
  await db.query(sql`insert into playlist_items (person_id, media_content_id)
    select p, i from unnest(${people}::uuid[]) p, unnest(${items}::uuid[]) i on conflict do nothing`);
  await db.query(sql`insert into watch_progress (person_id, media_content_id, position)
    select m.person_id, mc.id, 1 from memberships m join media_contents mc using (organization_id)
    where m.person_id = any(${people}::uuid[]) and mc.id = any(${items}::uuid[]) on conflict do nothing`);
  await db.query(sql`insert into notification_choices (person_id, digest, time_zone, digest_from, digest_due_at)
    select p, 'daily', 'UTC', '2000-01-01', now() - interval '1 hour' from unnest(${people}::uuid[]) p
    on conflict (person_id) do nothing`);
  await db.query(sql`update review_entries set mail_due = true, notice_due = true`);
  for (const id of items) await enqueuePublication(db, id, { now: clock() });
  const deps = {
    db,
    clock,
    outbox: createOutbox(secretKey),
    publicUrl: 'http://localhost:3000',
    organizer: 'tv@tv.example',
    unsubscribeTokens: createUnsubscribeTokens(secretKey),
  };
  await sendReminders(deps);
  await tellOfReviews(deps);
  await doDueJobs({ db, log }, publicationJobs({ db, clock }));
  await sendDigests(deps, clock());
}

/** What the mails and pushes that wait to be sent tell people that is not for them. */
export async function foreignInMessages(
  { db, secretKey }: ServiceWithProvider,
  { words, people }: IsolationWorld,
): Promise<{ mails: number; pushes: number; wrong: string[] }> {
  const outbox = createOutbox(secretKey);
  const wrong: string[] = [];
  const rows = await db.query<{ id: string; payload: MailPayload }>(
    sql`select id, payload from jobs where kind = ${mailKind} and payload is not null`,
  );
  for (const { id, payload } of rows) {
    const mail = outbox.open(id, payload);
    for (const more of foreignInMail(mail))
      wrong.push(`mail “${mail.subject}” to ${mail.to.join()}: tells ${more}`);
  }
  const pushes = await db.query<{ payload: PushPayload; personId: string }>(sql`
    select j.payload, s.person_id as "personId" from jobs j
    join push_subscriptions s on s.id = (j.payload ->> 'subscriptionId')::uuid where j.kind = ${pushKind}`);
  for (const { payload, personId } of pushes) {
    const [persona] = Object.entries(people).find(([, { id }]) => id === personId) ?? [];
    const text = JSON.stringify(payload.content);
    const foreign = persona
      ? foreignInText(words, persona as Persona, text)
      : words.found(text).map(({ owner }) => owner);
    wrong.push(...foreign.map((more) => `push to ${persona}: tells ${more}`));
  }
  return { mails: rows.length, pushes: pushes.length, wrong };

  function foreignInMail({ to, ...content }: Mail): string[] {
    const text = JSON.stringify(content);
    const [receiver] = words.found(to.join());
    const name = receiver?.owner.replace(/^person (.*): name$/, '$1');
    const persona = personas.find((each) => each === name);
    if (persona) return foreignInText(words, persona, text);
    const shared = new Set<string>();
    return words.found(text).flatMap(({ owner, column }: Canary) => {
      if (owner.endsWith(': public') || owner === receiver?.owner) return [];
      // Who invites or shares is named, and the one item that is shared.
      if (/^person (content manager|organization manager|admin|provider admin): name$/.test(owner)) return [];
      if (/^item (?!anothers).*: text$/.test(owner) && shared.add(owner).size === 1) return [];
      return [`${column} of ${owner}`];
    });
  }
}

/** What webhooks of two organizations are told that is not theirs: what their deliveries hold, and cards of it. */
export async function foreignInDeliveries(
  { db, now: clock }: ServiceWithProvider,
  { words, organizations }: IsolationWorld,
): Promise<{ deliveries: number; wrong: string[] }> {
  const wrong: string[] = [];
  const deps = { db, clock, publicUrl: 'http://localhost:3000', secrets: undefined as never };
  const rows = await db.query<Sendable & WebhookRow>(sql`
    select w.*, w.address as url, d.id, d.event, d.subject_id as "subjectId", d.organization_id as "organizationId", d.at, d.data
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id`);
  for (const row of rows) {
    const reader = row.organizationId === organizations.own ? 'admin' : 'key elsewhere';
    const cards = await Promise.all(
      (['slack', 'teams'] as const).map((format) => messageOf(deps, { ...row, format }, row)),
    );
    const text = JSON.stringify([row.data, ...cards]);
    // Its own row holds a canary that shows where data comes from.
    const foreign = foreignInText(words, reader, text).filter(
      (each) => !each.startsWith('webhook_deliveries.data'),
    );
    wrong.push(...foreign.map((more) => `${row.event} to the webhook of ${reader}: tells ${more}`));
  }
  return { deliveries: rows.length, wrong };
}
