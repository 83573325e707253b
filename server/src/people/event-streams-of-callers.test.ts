// On both databases: a stream asks for its key or its person in the scope of work that crosses organizations.
import { text } from 'node:stream/consumers';
import { hashToken } from '../platform/auth/secret-token.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findKeyByHash } from '../api-keys/find-account-db.ts';
import type { Caller, Session } from '../platform/auth/caller.ts';
import { sql, type Sql } from '../platform/db/sql.ts';
import { anApiKey, anOrganization, aPerson } from '../test-builders.ts';
import { openTestDatabase } from '../test-database.ts';
import { testIssuer } from '../test-service.ts';
import { findPerson } from './db.ts';
import { createEventStreams } from './event-streams.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => void (opened = await openTestDatabase()));
afterAll(() => opened.drop());

/** Milliseconds by which the clock of the streams is ahead. */
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);

const callerOf = async (key: string): Promise<Caller> => {
  const found = await findKeyByHash(opened.db, hashToken(key), '127.0.0.1');
  return { kind: 'key', account: found!.account };
};

/** A stream that is open for an hour, and `closed`, which is over when it has ended. */
async function openStream(caller: Caller) {
  const app = Fastify();
  const streams = createEventStreams({ db: opened.db, clock, beatEvery: 20 });
  app.get('/', (_, reply) => streams.send(caller, 3600, reply, () => () => {}));
  const answer = await app.inject({ url: '/', payloadAsStream: true });
  const stream = answer.stream();
  await new Promise<void>((resolve) => {
    const look = (chunk: Buffer) => {
      if (!chunk.includes(': here')) return;
      stream.off('data', look).pause();
      resolve();
    };
    stream.on('data', look);
  });
  return { closed: text(stream).finally(() => app.close()) };
}

const fates: Record<string, (key: { id: string; organizationId: string; adminId: string }) => unknown> = {
  'is deleted': ({ id }) => opened.db.query(sql`delete from api_keys where id = ${id}::uuid`),
  'has expired': () => (ahead = 2 * 3_600_000),
  'was replaced by a rotation': ({ id }) =>
    opened.db.query(
      sql`update api_key_secrets set ends_at = now() - interval '1 minute' where api_key_id = ${id}::uuid`,
    ),
  'has nobody who answers for it': ({ adminId }) =>
    opened.db.query(sql`update memberships set role = 'Viewer' where person_id = ${adminId}::uuid`),
  'is outside its networks': ({ id }) =>
    opened.db.query(sql`update api_keys set allowed_networks = '{203.0.113.0/24}' where id = ${id}::uuid`),
  'is of an organization that is gone': async ({ organizationId, adminId }) => {
    await opened.db.query(sql`delete from people where id = ${adminId}::uuid`);
    await opened.db.query(sql`delete from organizations where id = ${organizationId}::uuid`);
  },
};

test.for(Object.entries(fates))('an open stream ends when its key %s', async ([, befall]) => {
  ahead = 0;
  const organizationId = await anOrganization(opened.db);
  const { id: adminId } = await aPerson(opened.db, { organizations: [[organizationId, 'Admin']] });
  const expiresAt = new Date(Date.now() + 3_600_000);
  const { id, key } = await anApiKey(opened.db, organizationId, { madeBy: adminId, expiresAt });
  const { closed } = await openStream(await callerOf(key));
  await befall({ id, organizationId, adminId });
  await closed;
});

test('a stream goes on through the overlap of a rotation', async () => {
  ahead = 0;
  const { id, key } = await anApiKey(opened.db, await anOrganization(opened.db));
  await opened.db.query(
    sql`update api_key_secrets set ends_at = now() + interval '1 hour' where api_key_id = ${id}::uuid`,
  );
  const { closed } = await openStream(await callerOf(key));
  ahead = 3_601_000;
  await closed;
});

/** `home`: their organization, `provider`: the one whose admins may join any. */
const losses: Record<string, (person: { id: string; home: string; provider: string }) => Sql> = {
  'has another role': ({ id, home }) =>
    sql`update memberships set role = 'ContentManager' where person_id = ${id} and organization_id = ${home}`,
  'is a provider admin no more': ({ id, provider }) =>
    sql`update memberships set role = 'Viewer' where person_id = ${id} and organization_id = ${provider}`,
  'is a member no more': ({ id, home }) =>
    sql`delete from memberships where person_id = ${id} and organization_id = ${home}`,
};

test.for(Object.entries(losses))('an open stream ends when its person %s', async ([, lossOf]) => {
  ahead = 0;
  const home = await anOrganization(opened.db);
  const provider = await anOrganization(opened.db, { isProvider: true });
  const subject = `t-${home}`;
  const { id } = await aPerson(opened.db, { subject, organizations: [home, [provider, 'Admin']] });
  const session = { issuer: testIssuer, subject } as Session;
  const person = await findPerson(opened.db, session, '127.0.0.1');
  expect(person).toMatchObject({ organizationId: home, isProviderAdmin: true });
  const { closed } = await openStream({ kind: 'person', session, person: person! });
  await opened.db.query(lossOf({ id, home, provider }));
  await closed;
});
