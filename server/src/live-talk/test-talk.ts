import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import type { TestService } from '../test-service.ts';

/** An event that is on air since nine o'clock, its moderator, and viewers by name. */
export async function anEvent(service: TestService, given: { isPublic?: boolean } = {}) {
  const { db } = service;
  const organization = await anOrganization(db);
  const id = await aMediaContent(db, organization, {
    title: 'Town hall',
    ...(given.isPublic && { visibility: 2 }),
  });
  await db.query(sql`
    insert into live_events (media_content_id, organization_id, state, state_since, created_at, started_at)
    values (${id}, ${organization}, 'onAir', now(), now(), '2026-03-02T09:00:00Z')`);
  const named = async (firstName: string, lastName: string, role: 'Viewer' | 'Admin' = 'Viewer') => {
    const person = await aPerson(db, { organizations: [[organization, role]] });
    await db.query(
      sql`update people set first_name = ${firstName}, last_name = ${lastName} where id = ${person.id}`,
    );
    return person;
  };
  return {
    ...{ id, organization },
    moderator: await named('Olga', 'Orr', 'Admin'),
    maria: await named('Maria', 'Keller'),
    jonas: await named('Jonas', 'Berg'),
  };
}

type Person = { subject: string };

/** What people do at one event, as short calls. */
export const talkAt = (service: TestService, id: string) => ({
  write: (who: Person, text: string, kind: 'question' | 'chat' = 'question', messageId = randomUUID()) =>
    service
      .call('PUT /MediaContents/:id/Talk/Messages/:messageId', {
        as: who.subject,
        params: { id, messageId },
        body: { kind, text },
      })
      .then((answer) => ({ ...answer, messageId })),
  vote: (who: Person, messageId: string) =>
    service.call('PUT /MediaContents/:id/Talk/Messages/:messageId/Vote', {
      as: who.subject,
      params: { id, messageId },
    }),
  list: (who: Person | undefined, query: Record<string, unknown> = { kind: 'question' }) =>
    service.call('GET /MediaContents/:id/Talk/Messages', {
      ...(who && { as: who.subject }),
      params: { id },
      query,
    }),
  see: (who: Person | undefined) =>
    service.call('GET /MediaContents/:id/Talk', { ...(who && { as: who.subject }), params: { id } }),
  moderate: (who: Person, messageId: string, body: Record<string, unknown>) =>
    service.call('PATCH /Management/MediaContents/:id/Talk/Messages/:messageId', {
      as: who.subject,
      params: { id, messageId },
      body,
    }),
  settle: (who: Person, body: Record<string, unknown>) =>
    service.call('PATCH /Management/MediaContents/:id/Talk', { as: who.subject, params: { id }, body }),
  mute: (who: Person, personId: string) =>
    service.call('PUT /Management/MediaContents/:id/Talk/Mutes/:personId', {
      as: who.subject,
      params: { id, personId },
    }),
  makePoll: (who: Person, pollId: string, options = ['Berlin', 'Rome']) =>
    service.call('PUT /Management/MediaContents/:id/Talk/Polls/:pollId', {
      as: who.subject,
      params: { id, pollId },
      body: { question: 'Where next?', options },
    }),
  setPoll: (who: Person, pollId: string, state: 'open' | 'closed') =>
    service.call('PATCH /Management/MediaContents/:id/Talk/Polls/:pollId', {
      as: who.subject,
      params: { id, pollId },
      body: { state },
    }),
  choose: (who: Person, pollId: string, option: number) =>
    service.call('PUT /MediaContents/:id/Talk/Polls/:pollId/Vote', {
      as: who.subject,
      params: { id, pollId },
      body: { option },
    }),
});

/** The audit actions about an event, in their order. */
export const actionsAt = async (db: Database, id: string): Promise<string[]> => {
  const rows = await db.query<{ action: string }>(
    sql`select action from audit_log where subject = ${id} and action like 'live %' order by id`,
  );
  return rows.map(({ action }) => action);
};
