import { randomUUID } from 'node:crypto';
import { ProblemCode } from '@tv/contract/problems';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let organizationId: string;
let manager: { id: string; subject: string };
const ids: Record<string, string> = {};

beforeAll(async () => {
  service = await startTestService();
  organizationId = await anOrganization(service.db);
  manager = await aPerson(service.db, { organizations: [[organizationId, 'OrganizationManager']] });
  for (const name of ['Ants', 'Bees', 'Cats', 'Dogs', 'Eels']) {
    ids[name] = await aCategory(service.db, organizationId, name);
    await aMediaContent(service.db, organizationId, { visibility: 2, categories: [ids[name]] });
  }
});
afterAll(() => service.close());

const order = (...names: string[]) =>
  service.call('PUT /Management/Categories/Order', {
    as: manager.subject,
    body: { ids: names.map((name) => ids[name] ?? name) },
  });
const names = ({ body }: { body: { name: string }[] }) => body.map(({ name }) => name).join(' ');
const lists = async () => {
  const params = { organizationId };
  return {
    home: names(await service.call('GET /Categories', { as: manager.subject })),
    publicHome: names(
      await service.call('GET /Organizations/:organizationId/Publics/Categories', { params }),
    ),
    discover: names(await service.call('GET /Categories/Discover', { as: manager.subject })),
    publicDiscover: names(await service.call('GET /Categories/Publics/:organizationId/Discover', { params })),
    managed: names(await service.call('GET /Management/Categories', { as: manager.subject })),
  };
};
const everywhere = (text: string) => ({
  home: text,
  publicHome: text,
  discover: text,
  publicDiscover: text,
  managed: text,
});

it('categories stand by name until they are ordered; those without a place follow by name', async () => {
  expect(await lists()).toEqual(everywhere('Ants Bees Cats Dogs Eels'));
  expect((await order('Eels', 'Cats')).status).toBe(204);
  expect(await lists()).toEqual(everywhere('Eels Cats Ants Bees Dogs'));
  // Again, and with another order: what had a place and is left out has none.
  expect((await order('Eels', 'Cats')).status).toBe(204);
  await order('Dogs');
  expect(await lists()).toEqual(everywhere('Dogs Ants Bees Cats Eels'));
  await order();
  expect(await lists()).toEqual(everywhere('Ants Bees Cats Dogs Eels'));
});

it('followed ones still come first in discover, and pages go on where one ended', async () => {
  await order('Eels', 'Cats');
  await service.call('POST /Categories/:id/Followers', {
    as: manager.subject,
    params: { id: ids['Bees']! },
  });
  expect((await lists()).discover).toBe('Bees Eels Cats Ants Dogs');
  let cursor: unknown;
  const walked: string[] = [];
  do {
    const page = await service.call('GET /Categories/Discover', {
      as: manager.subject,
      query: { pageSize: 2, ...(cursor ? { cursor } : {}) },
    });
    walked.push(...page.body.map(({ name }) => name));
    cursor = page.headers['x-pagination-next'];
  } while (cursor);
  expect(walked.join(' ')).toBe('Bees Eels Cats Ants Dogs');
  await order();
});

it('only own categories are ordered, all or none, and it is noted once', async () => {
  const foreign = await aCategory(service.db, await anOrganization(service.db));
  for (const stranger of [foreign, randomUUID()]) {
    const refused = await order('Eels', stranger);
    expect([refused.status, refused.body]).toMatchObject([404, { errorCode: ProblemCode.NotFound }]);
  }
  expect((await lists()).home).toBe('Ants Bees Cats Dogs Eels');
  expect((await order('Eels', 'Eels')).status).toBe(400);
  await service.db.query(sql`delete from audit_log`);
  await order('Eels');
  await order('Eels');
  expect(await service.db.query(sql`select action from audit_log`)).toEqual([
    { action: 'categories ordered' },
  ]);
});
