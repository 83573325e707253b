import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';

const start = new Date('2026-03-02T09:00:00Z');
let service: TestService;
let organizationId: string;
beforeAll(async () => {
  service = await startTestService(start);
  organizationId = await anOrganization(service.db);
});
afterAll(() => service.close());

const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);

test('an upcoming item opens at its own address until it is published, also after its instant', async () => {
  const { subject } = await aPerson(service.db, { organizations: [organizationId] });
  const scheduledAt = at(-5);
  const params = { id: await aMediaContent(service.db, organizationId, { visibility: 2, scheduledAt }) };
  for (const { status, body } of [
    await service.call('GET /MediaContents/Published/:id', { as: subject, params }),
    await service.call('GET /MediaContents/Publics/:id', { params }),
  ]) {
    expect([status, body.scheduledPublicationDate]).toEqual([200, scheduledAt.toISOString()]);
    expect(body).not.toHaveProperty('videoUrl');
  }
  const listed = await service.call('GET /MediaContents', { as: subject, query: { showOnlyUpcoming: true } });
  expect(listed.body).toEqual([]);
});

test('shared caches store an upcoming item until its publication, and no longer than other items', async () => {
  const params = {
    id: await aMediaContent(service.db, organizationId, { visibility: 2, scheduledAt: at(60) }),
  };
  const lives = [];
  for (const passed of [0, 47.5, 59.5, 61]) {
    service.setNow(at(passed));
    lives.push((await service.call('GET /MediaContents/Publics/:id', { params })).headers['cache-control']);
  }
  service.setNow(start);
  expect(lives).toEqual([30, 12, 1, 1].map((seconds) => `public, s-maxage=${seconds}`));
});
