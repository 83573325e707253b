import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase, sleeping } from '../../../test-database.ts';
import { answerProblems } from '../answer-problems.ts';
import type { Database } from '../../db/database.ts';
import { ClientClosedRequest } from './request-signal.ts';
import { createOwnWrites } from '../own-writes.ts';
import { createServe } from '../serve.ts';
import { sql } from '../../db/sql.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A service whose read and whose write take `statement`; `ended` tells what became of each. */
async function aService(read: (db: Database) => Promise<unknown>) {
  const { db, drop } = await openTestDatabase();
  ends.push(drop);
  const app = Fastify();
  answerProblems(app);
  ends.push(() => app.close());
  const authentication = {
    verifyToken: () => Promise.reject(new Error('nobody signs in here')),
    findPerson: async () => undefined,
    seenAs: () => Promise.reject(new Error('nobody is seen')),
    organizationOfGuest: async () => undefined,
    findServiceAccount: () => Promise.reject(new Error('no keys')),
    countCall: async () => {},
    localServiceToken: 'local-service-token',
  };
  const serve = createServe(app, authentication, createOwnWrites(db));
  const ended: unknown[] = [];
  const handle = () =>
    read(db).then(
      () => ended.push('done'),
      (problem: unknown) => {
        ended.push(problem);
        throw problem;
      },
    );
  serve('GET /About/Version', async () => {
    await handle();
    return { informationalVersion: '1' };
  });
  serve('POST /Users/OnBoarding/Invites/Resend', async () => void (await handle()));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { db, ended, port };
}

/** Leaves as soon as the statement runs. */
async function askAndLeave({ db, port }: { db: Database; port: number }, method: 'GET' | 'POST') {
  const path = method === 'GET' ? '/api/About/Version' : '/api/Users/OnBoarding/Invites/Resend';
  const headers = { authorization: 'Bearer public', 'content-type': 'application/json' };
  const leaving = ask({ port, host: '127.0.0.1', path, method, headers });
  leaving.on('error', () => {});
  leaving.end(method === 'POST' ? JSON.stringify({ token: 'a token of somebody who waits' }) : undefined);
  await vi.waitFor(async () => expect(await sleeping(db)).toBe(1));
  leaving.destroy();
}

describe.skipIf(!process.env.TEST_DATABASE_URL)('on PostgreSQL, a request that is given up', () => {
  it('cancels the statement that it reads by, starts no other one, and harms no connection', async () => {
    let further = 0;
    const service = await aService(async (db) => {
      await db.query(sql`select pg_sleep(14)`).catch(() => {});
      await db.query(sql`select 1`);
      further++;
    });
    await askAndLeave(service, 'GET');
    await vi.waitFor(async () => expect(await sleeping(service.db)).toBe(0), { timeout: 10_000 });
    await vi.waitFor(() => expect(service.ended).toHaveLength(1));
    expect(service.ended[0]).toBeInstanceOf(ClientClosedRequest);
    expect(further).toBe(0);
    const answers = Array.from({ length: 30 }, () => service.db.query(sql`select 1 as one`));
    expect((await Promise.all(answers)).flat()).toHaveLength(30);
  });
  it('ends what it writes', async () => {
    const service = await aService((db) => db.query(sql`select pg_sleep(3)`));
    await askAndLeave(service, 'POST');
    await vi.waitFor(() => expect(service.ended).toEqual(['done']), { timeout: 10_000 });
  });
});

it('an answer that is read whole disturbs nobody', async () => {
  const service = await aService((db) => db.query(sql`select 1`));
  for (let time = 0; time < 3; time++) {
    const answer = await fetch(`http://127.0.0.1:${service.port}/api/About/Version`);
    expect(await answer.json()).toEqual({ informationalVersion: '1' });
  }
  expect(service.ended).toEqual(['done', 'done', 'done']);
});
