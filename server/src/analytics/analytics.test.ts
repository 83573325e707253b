import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { anOrganization, aPerson } from '../test-builders.ts';
import { sendCounts } from './send-counts.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const counts = (organizationId: string) =>
  service.db.query(sql`
    select day::text, event, count from analytics_counts where organization_id = ${organizationId} order by day, event`);
const send = (events: object[], more: { as?: string; headers?: Record<string, string> } = {}) =>
  service.call('POST /AnalyticsEvents', { body: { events }, ...more });

test('what is pressed is counted by day and organization, and nobody is named', async () => {
  const organizationId = await anOrganization(service.db);
  const { subject } = await aPerson(service.db, { organizations: [organizationId] });
  const home = { name: 'navbar.home' };
  await Promise.all(Array.from({ length: 10 }, () => send([home, home], { as: subject })));
  await send([{ ...home, organizationId }, { name: 'video.copy', organizationId }, home]);
  service.setNow(new Date('2026-03-03T00:00:01Z'));
  expect((await send([{ ...home, organizationId }])).status).toBe(204);
  expect(await counts(organizationId)).toEqual([
    { day: '2026-03-02', event: 'navbar.home', count: 21 },
    { day: '2026-03-02', event: 'video.copy', count: 1 },
    { day: '2026-03-03', event: 'navbar.home', count: 1 },
  ]);
});

test('who asks for privacy is not counted, and neither is what does not exist', async () => {
  const organizationId = await anOrganization(service.db);
  const event = { name: 'row.grab', organizationId };
  expect((await send([event], { headers: { 'sec-gpc': '1' } })).status).toBe(204);
  expect((await send([{ ...event, organizationId: randomUUID() }, { name: 'row.grab' }])).status).toBe(204);
  expect(await counts(organizationId)).toEqual([]);
});

test('batches are bounded and events named', async () => {
  expect((await send(Array.from({ length: 51 }, () => ({ name: 'row.grab' })))).status).toBe(400);
  expect((await send([{ name: 'keyboard.letter' }])).status).toBe(400);
});

test('a sink is told the counts of the day so far, once, and again what it refused', async () => {
  const organizationId = await anOrganization(service.db);
  const received: { organizationId: string; count: number }[][] = [];
  let status = 503;
  const sink = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      if (status === 200) received.push(JSON.parse(body).counts);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
  const sinkUrl = `http://127.0.0.1:${(sink.address() as AddressInfo).port}/?key=secret`;
  const tell = () => sendCounts({ db: service.db, sinkUrl }, new AbortController().signal);
  const own = () =>
    received.map((counts) =>
      counts.filter((each) => each.organizationId === organizationId).map((each) => each.count),
    );
  try {
    await send([{ name: 'row.grab', organizationId }]);
    await expect(tell()).rejects.toThrow(/^ANALYTICS_URL answered 503\.$/);
    status = 200;
    await tell();
    await tell();
    await send([{ name: 'row.grab', organizationId }]);
    await tell();
    expect(own()).toEqual([[1], [2]]);
  } finally {
    sink.closeAllConnections();
    sink.close();
  }
});

test('those who manage an organization read its counts, and no others', async () => {
  const organizationId = await anOrganization(service.db);
  const other = await anOrganization(service.db);
  const { subject } = await aPerson(service.db, { organizations: [[organizationId, 'OrganizationManager']] });
  await send([
    { name: 'row.grab', organizationId },
    { name: 'row.grab', organizationId: other },
  ]);
  const { body } = await service.call('GET /Management/AnalyticsCounts', { as: subject, query: {} });
  expect(body).toEqual([{ day: service.now().toISOString().slice(0, 10), event: 'row.grab', count: 1 }]);
});
