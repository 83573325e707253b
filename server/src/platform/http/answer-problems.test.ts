import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerProblems } from './answer-problems.ts';
import { signInFirst } from './problem.ts';

test('a table that fails before its first line is a problem, no table', async () => {
  const app = Fastify();
  answerProblems(app);
  const lines = () => Readable.from([], { read: () => {} }).destroy(new Error('the database is gone'));
  app.get('/table', (_request, reply) =>
    reply.headers({ 'content-disposition': 'attachment' }).type('text/csv; charset=utf-8').send(lines()),
  );
  const answer = await app.inject('/table');
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.headers['content-disposition']).toBeUndefined();
  expect(answer.json()).toMatchObject({ errorCode: 0, traceId: expect.any(String) as string });
  await app.close();
});

test.each([
  Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { code: 'ECONNREFUSED' }),
  Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
  new Error('Connection terminated unexpectedly'),
])('says when to try again while the database is away: %s', async (error) => {
  const app = Fastify();
  answerProblems(app);
  app.get('/', () => {
    throw error;
  });
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
  expect(answer.json()).toMatchObject({
    errorCode: 0,
    message: expect.stringContaining('try again') as string,
  });
  expect(answer.body).not.toContain('10.0.0.1');
  await app.close();
});

test('says that the disk is full', async () => {
  const app = Fastify();
  answerProblems(app);
  app.get('/', () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json()]).toEqual([
    507,
    expect.objectContaining({
      message: expect.stringContaining('The service has run out of disk space.') as string,
    }),
  ]);
  await app.close();
});

test.each([
  [undefined, 'Bearer realm="TV"'],
  ['Bearer public', 'Bearer realm="TV"'],
  ['Basic dXNlcg==', 'Bearer realm="TV"'],
  [
    'Bearer expired',
    'Bearer realm="TV", error="invalid_token", error_description="The access token has expired or was not issued for this portal."',
  ],
])('says how to sign in (RFC 6750): %s', async (authorization, challenge) => {
  const app = Fastify();
  answerProblems(app);
  app.get('/', () => {
    throw signInFirst();
  });
  const answer = await app.inject({ url: '/', headers: { ...(authorization && { authorization }) } });
  expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, challenge]);
  await app.close();
});

test.each([
  // A row that was hidden from the caller since the statement before does not exist for them.
  ['ExecWithCheckOptions', 404],
  // The portal's user lacks a right.
  ['aclcheck_error', 500],
])('a row that the database refuses: %s is %i', async (routine, status) => {
  const app = Fastify();
  answerProblems(app);
  app.get('/', () => {
    throw Object.assign(new Error('new row violates row-level security policy'), { code: '42501', routine });
  });
  expect((await app.inject('/')).statusCode).toBe(status);
  await app.close();
});

test('complains of nothing where the caller goes away in the middle of a request', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = Fastify({ logger: { level: 'warn', stream } });
  answerProblems(app);
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  let began = () => {};
  const hasBegun = new Promise<void>((resolve) => (began = resolve));
  app.post('/', (request) => {
    began();
    return text(request.body as Readable);
  });
  const answered = new Promise<number>((resolve) =>
    app.addHook('onResponse', async (_request, reply) => resolve(reply.statusCode)),
  );
  const abandoned = new Promise<number>((resolve) =>
    app.addHook('onError', async (_request, reply) => void setImmediate(() => resolve(reply.statusCode))),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/octet-stream\r\ncontent-length: 9\r\n\r\nfour',
  );
  await hasBegun;
  socket.destroy();
  expect(await Promise.race([answered, abandoned])).toBeLessThan(500);
  expect(lines).toEqual([]);
  await app.close();
});
