import { randomUUID } from 'node:crypto';
import { ContentStatus } from '@tv/contract/enumerations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMediaContents } from '../media-contents/create-db.ts';
import { newDraft } from '../media-contents/new-item.ts';
import { sql } from '../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { staysDraft } from './db.ts';

let service: TestService;
let own: string;
let manager: { id: string; subject: string };
beforeAll(async () => {
  service = await startTestService();
  own = await anOrganization(service.db);
  manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
});
afterAll(() => service.close());

const change = (id: string, publishesWhenReady: boolean) =>
  service.call('PATCH /Management/MediaContents/:id', {
    as: manager.subject,
    params: { id },
    body: { publishesWhenReady },
  });

/** An item whose file has arrived and is not processed, in an organization of its own or in the given one. */
async function anArrivedFile(organizationId = own): Promise<string> {
  const id = randomUUID();
  await service.db.query(sql`
    insert into uploads (id, organization_id, created_by, file_name, size_in_bytes, received_bytes, details)
    values (${id}, ${organizationId}, ${manager.id}, 'talk.mp4', 1, 1, '{"isDraft": true, "tags": ["a"]}')`);
  await createMediaContents(service.db, [newDraft({ id, organizationId, title: 'Talk' })]);
  return id;
}

test('whether a draft is published with its files may be changed until it has them', async () => {
  const id = await anArrivedFile();
  expect(await staysDraft(service.db, id)).toBe(true);
  const changed = await change(id, true);
  expect(changed).toMatchObject({ status: 200, body: { publishesWhenReady: true, state: 'processing' } });
  expect(await staysDraft(service.db, id)).toBe(false);
  // Somebody who read the item before is told that it changed.
  const { headers } = await service.call('GET /Management/MediaContents/:id', {
    as: manager.subject,
    params: { id },
  });
  expect((await change(id, true)).headers.etag).toBe(headers.etag);
  expect((await change(id, false)).headers.etag).not.toBe(headers.etag);
  expect(await staysDraft(service.db, id)).toBe(true);
});

test('a draft that has its files by then is published at once, and what is published is left alone', async () => {
  const id = await aMediaContent(service.db, own, { status: ContentStatus.DRAFT });
  expect((await change(id, false)).body).toMatchObject({ state: 'draft' });
  const { body } = await change(id, true);
  expect(body.state).toBe('published');
  expect(body).not.toHaveProperty('publishesWhenReady');
  expect((await change(id, false)).body.state).toBe('published');
  const lines = await service.db.query<{ action: string }>(
    sql`select action from audit_log where subject = ${id} order by id`,
  );
  expect(lines.map(({ action }) => action)).toEqual(['media content published', 'media content edited']);
});

test('where a review is asked it is not told, and does not get past the review', async () => {
  const asking = await anOrganization(service.db);
  await service.db.query(sql`update organizations set asks_review = true where id = ${asking}::uuid`);
  const author = await aPerson(service.db, { organizations: [[asking, 'ContentManager']] });
  const id = await aMediaContent(service.db, asking, { status: ContentStatus.DRAFT, createdBy: author.id });
  const asked = (body: object) =>
    service.call('PATCH /Management/MediaContents/:id', { as: author.subject, params: { id }, body });
  expect((await asked({ publishesWhenReady: true })).status).toBeGreaterThanOrEqual(400);
  const { body } = await asked({ title: 'Talk' });
  expect([body.state, body.publishesWhenReady]).toEqual(['draft', undefined]);
});
