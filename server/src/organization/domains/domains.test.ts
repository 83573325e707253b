import { randomUUID } from 'node:crypto';
import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTxtResolver, NameServersSilent } from '../../platform/resolve-txt.ts';
import { sql } from '../../platform/db/sql.ts';
import { anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';

let service: TestService;
let providerAdmin: string;
let own: string;
let other: string;
let admin: string;
let otherAdmin: string;
let domain: string;

beforeAll(async () => {
  service = await startTestService();
  const provider = await anOrganization(service.db, { isProvider: true });
  ({ subject: providerAdmin } = await aPerson(service.db, {
    subject: 't-admin',
    organizations: [[provider, 'Admin']],
  }));
});
afterAll(() => service.close());
beforeEach(async () => {
  own = await anOrganization(service.db);
  other = await anOrganization(service.db);
  ({ subject: admin } = await aPerson(service.db, { organizations: [[own, 'Admin']] }));
  ({ subject: otherAdmin } = await aPerson(service.db, { organizations: [[other, 'Admin']] }));
  domain = `${randomUUID()}.example`;
});

const ask = (as: string, name = domain) =>
  service.call('POST /Management/Domains', { as, body: { domain: name } });
const check = (as: string, id: string) =>
  service.call('POST /Management/Domains/:id/Checks', { as, params: { id } });
const remove = (as: string, id: string) =>
  service.call('DELETE /Management/Domains/:id', { as, params: { id } });
const list = async (as: string) => (await service.call('GET /Management/Domains', { as })).body;
const grant = (as: string, id: string, name = domain) =>
  service.call('PUT /Management/Organizations/:id/Domains/:domain', { as, params: { id, domain: name } });

test('a domain is proven by the record that was told, and by no other', async () => {
  const response = await ask(admin, ` ${domain.toUpperCase()}. `);
  expect(response.status).toBe(201);
  expect(response.body).toMatchObject({ domain, state: 'asked' });
  expect(response.body.record).toMatch(/^tv-domain-verification=[0-9a-f]{32}$/);
  expect((await ask(admin)).body).toEqual(response.body);
  const { id, record } = response.body;

  const missing = await check(admin, id);
  expect([missing.status, missing.body.message]).toEqual([409, expect.stringContaining(record)]);
  const theirs = (await ask(otherAdmin)).body;
  expect(theirs.record).not.toBe(record);
  service.txt.set(domain, ['v=spf1 -all', `${record}0`, theirs.record]);
  expect((await check(admin, id)).status).toBe(409);

  service.txt.set(domain, ['v=spf1 -all', record]);
  const proven = await check(admin, id);
  expect(proven.body).toMatchObject({ id, domain, state: 'proven', ownedDate: expect.any(String) });
  // Once proven it stays so, also when the record is taken away.
  service.txt.delete(domain);
  expect((await check(admin, id)).body).toEqual(proven.body);
  expect(await list(admin)).toEqual([proven.body]);
  const noted = await service.db.query(
    sql`select action, detail from audit_log where organization_id = ${own} order by id`,
  );
  expect(noted).toEqual([
    { action: 'domain asked for', detail: { domain } },
    { action: 'domain proven', detail: { domain } },
  ]);
});

test('a domain has one owner: nobody else proves or is granted it before it is given up', async () => {
  const { id, record } = (await ask(admin)).body;
  const theirs = (await ask(otherAdmin)).body;
  service.txt.set(domain, [record, theirs.record]);
  const both = await Promise.all([check(admin, id), check(otherAdmin, theirs.id)]);
  expect(both.map(({ status }) => `${status}`).sort()).toEqual(['200', '409']);
  const [winner, loser] = both[0].status === 200 ? [admin, otherAdmin] : [otherAdmin, admin];
  const losing = winner === admin ? other : own;
  expect((await grant(providerAdmin, losing)).status).toBe(409);
  const [stored] = await list(winner);
  expect((await remove(loser, stored!.id)).status).toBe(404);
  expect((await remove(winner, stored!.id)).status).toBe(204);
  expect((await remove(winner, stored!.id)).status).toBe(404);
  expect((await grant(providerAdmin, losing)).body).toMatchObject({ domain, state: 'granted' });
});

test('only a provider admin, or the command line, grants domains of any organization', async () => {
  expect((await grant(admin, own)).status).toBe(403);
  const granted = await grant(providerAdmin, own);
  expect((await grant(providerAdmin, own)).body).toEqual(granted.body);
  const listed = await service.call('GET /Management/Organizations/:id/Domains', {
    authorization: 'Bearer local-service-token',
    params: { id: own },
  });
  expect(listed.body).toEqual([granted.body]);
  const gone = () =>
    service.call('DELETE /Management/Organizations/:id/Domains/:domain', {
      as: providerAdmin,
      params: { id: own, domain: domain.toUpperCase() },
    });
  expect([(await gone()).status, (await gone()).status]).toEqual([204, 404]);
  expect((await grant(providerAdmin, randomUUID())).status).toBe(404);
});

test.each([
  'localhost',
  'example',
  '127.0.0.1',
  'a..example',
  '-a.example',
  'a b.example',
  'someone@aurora.example',
  'https://aurora.example',
])('%s is no domain', async (name) => {
  const { status, body } = await ask(admin, name);
  expect([status, body.exceptionData]).toEqual([400, { field: 'domain' }]);
});

const publicSuffixes = ['co.uk', 'github.io', 'S3.amazonaws.com.', 'example.ck', '公司.cn', 'com.au'];

test.each(publicSuffixes)('%s belongs to nobody: it is neither asked for, nor granted', async (name) => {
  const answers = [await ask(admin, name), await grant(providerAdmin, own, name)];
  expect(answers.map(({ status, body }) => [status, body.exceptionData])).toMatchObject(
    answers.map(() => [400, { field: 'domain' }]),
  );
  expect(await list(admin)).toEqual([]);
});

test('a public suffix that was asked for before it became one is not proven, and may be given up', async () => {
  const id = randomUUID();
  await service.db.query(sql`
    insert into organization_domains (id, organization_id, domain, token) values (${id}, ${own}, 'github.io', 'x')`);
  service.txt.set('github.io', ['tv-domain-verification=x']);
  expect((await check(admin, id)).status).toBe(400);
  const params = { id: own, domain: 'github.io' };
  const taken = await service.call('DELETE /Management/Organizations/:id/Domains/:domain', {
    as: providerAdmin,
    params,
  });
  expect(taken.status).toBe(204);
});

test('an internationalized domain is stored as mail servers know it', async () => {
  expect((await ask(admin, `bücher-${domain}`)).body.domain).toMatch(/^xn--b/);
});

test('look-ups are bounded, and name servers that are silent are no proof against', async () => {
  const { id, record } = (await ask(admin)).body;
  service.txt.set(domain, 'silent');
  const silent = await check(admin, id);
  expect([silent.status, silent.headers['retry-after']]).toEqual([503, '60']);
  for (let look = 1; look < 30; look++) await check(admin, id);
  service.txt.set(domain, [record]);
  expect((await check(admin, id)).status).toBe(429);
  service.setNow(new Date(service.now().getTime() + 3600_000));
  expect((await check(admin, id)).status).toBe(200);
});

test('an organization has fifty domains at most', async () => {
  for (let more = 0; more < 50; more++)
    await service.db.query(sql`
      insert into organization_domains (id, organization_id, domain, token)
      values (${randomUUID()}, ${own}, ${`${more}.${domain}`}, 'x')`);
  expect((await ask(admin)).status).toBe(409);
  expect(await list(admin)).toHaveLength(50);
});

test('the resolver joins the parts of a text, and gives up on servers that do not answer', async () => {
  const server = createSocket('udp4');
  let answers = true;
  server.on('message', (question, { port, address }) => {
    if (answers)
      server.send(answerTo(question, [['tv-domain-', 'verification=x'], ['v=spf1']]), port, address);
  });
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const resolve = createTxtResolver({ servers: [`127.0.0.1:${port}`], limit: 1_000 });
  try {
    expect(await resolve('aurora.example')).toEqual(['tv-domain-verification=x', 'v=spf1']);
    answers = false;
    await expect(resolve('harbor.example')).rejects.toBeInstanceOf(NameServersSilent);
  } finally {
    server.close();
  }
});

/** A DNS message (RFC 1035, section 4.1) that answers a question with TXT records. */
function answerTo(question: Buffer, texts: string[][]): Buffer {
  const response = question.subarray(12, question.indexOf(0, 12) + 5);
  const header = Buffer.alloc(12);
  question.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(texts.length, 6);
  const records = texts.map((parts) => {
    const data = Buffer.concat(parts.flatMap((part) => [Buffer.from([part.length]), Buffer.from(part)]));
    const record = Buffer.alloc(12);
    record.writeUInt16BE(0xc00c, 0);
    record.writeUInt16BE(16, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt32BE(60, 6);
    record.writeUInt16BE(data.length, 10);
    return Buffer.concat([record, data]);
  });
  return Buffer.concat([header, response, ...records]);
}
