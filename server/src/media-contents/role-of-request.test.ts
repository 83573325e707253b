import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aGroup, aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.close());

it('follows the role that each request finds, and what shows items asks for memberships no second time', async () => {
  const { db } = service;
  const organizationId = await anOrganization(db);
  const stranger = await aPerson(db, { organizations: [organizationId] });
  const owner = await aPerson(db, { organizations: [[organizationId, 'ContentManager']] });
  const audience = [await aGroup(db, organizationId)];
  const id = await aMediaContent(db, organizationId, { createdBy: owner.id, audience });
  const listed = async (as: string) =>
    (await service.call('GET /MediaContents', { as })).body.map((item) => item.id);
  const { query } = db;
  const texts: string[] = [];
  const spy = vi.spyOn(db, 'query').mockImplementation((statement) => {
    texts.push(statement.text);
    return query.call(db, statement) as never;
  });
  try {
    for (const [role, seen] of [
      ['Viewer', []],
      ['OrganizationManager', [id]],
      ['ContentManager', []],
      ['Admin', [id]],
      ['Viewer', []],
    ] as const) {
      await db.query(sql`update memberships set role = ${role} where person_id = ${stranger.id}`);
      expect(await listed(stranger.subject)).toEqual(seen);
      const { status } = await service.call('GET /MediaContents/Published/:id', {
        as: stranger.subject,
        params: { id },
      });
      expect(status).toBe(seen.length > 0 ? 200 : 404);
    }
    expect(await listed(owner.subject)).toEqual([id]);
  } finally {
    spy.mockRestore();
  }
  const lists = texts.filter((text) => /t\.total/.test(text));
  expect(lists.length).toBeGreaterThan(5);
  expect(lists.filter((text) => text.includes('memberships'))).toEqual([]);
});
