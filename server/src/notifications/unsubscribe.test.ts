import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { intoFolder } from '../platform/mail/deliver-mail.ts';
import { anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';
import { digestMail } from './digest-mail.ts';
import { createUnsubscribeTokens } from './unsubscribe-token.ts';

let service: TestService;
let own: string;
const tokens = createUnsubscribeTokens('a secret key that only this test has');

beforeAll(async () => {
  service = await startTestService();
  own = await anOrganization(service.db);
});
afterAll(() => service.close());

async function aReader() {
  const person = await aPerson(service.db, { organizations: [own] });
  const body = { digest: 'weekly', timeZone: 'Europe/Berlin' };
  const chosen = await service.call('PUT /Users/Me/Notifications', { as: person.subject, body });
  expect(chosen.status).toBe(204);
  return person;
}
const digestOf = async ({ subject }: { subject: string }) =>
  (await service.call('GET /Users/Me/Notifications', { as: subject })).body.digest;
const oneClick = (
  token: string,
  type = 'application/x-www-form-urlencoded',
  payload = 'List-Unsubscribe=One-Click',
) =>
  service.app.inject({
    method: 'POST',
    url: '/api/Notifications/Unsubscriptions',
    query: { token },
    headers: { 'content-type': type },
    payload,
  });

test('a mail program ends it at one click, without anybody signed in, and nobody else’s', async () => {
  const [person, other] = [await aReader(), await aReader()];
  for (let time = 0; time < 2; time++) expect((await oneClick(tokens.issue(person.id))).statusCode).toBe(204);
  expect([await digestOf(person), await digestOf(other)]).toEqual(['off', 'weekly']);
  const boundary = 'multipart/form-data; boundary=x';
  const form = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  expect((await oneClick(tokens.issue(other.id), boundary, form)).statusCode).toBe(204);
  expect(await digestOf(other)).toBe('off');
});

test('whoever only looks at the address ends nothing and is asked first', async () => {
  const person = await aReader();
  const token = tokens.issue(person.id);
  const looked = await service.app.inject({ url: '/api/Notifications/Unsubscriptions', query: { token } });
  expect([looked.statusCode, looked.headers.location]).toEqual([303, `/unsubscribe?token=${token}`]);
  expect(looked.headers['cache-control']).toBe('private, no-store');
  expect(await digestOf(person)).toBe('weekly');
});

test('a token that was made up, or of another service, ends nothing', async () => {
  const [person, other] = [await aReader(), await aReader()];
  const elsewhere = createUnsubscribeTokens('the secret key of another service');
  const [, signature] = tokens.issue(other.id).split('.');
  for (const token of [
    `${person.id}.${signature}`,
    elsewhere.issue(person.id),
    person.id,
    `${person.id}.`,
    tokens.issue(randomUUID()),
    '',
  ])
    expect((await oneClick(token)).statusCode).toBe(404);
  expect([await digestOf(person), await digestOf(other)]).toEqual(['weekly', 'weekly']);
});

test('the mail says so in its header, on one line, and to its reader', async () => {
  const person = await aReader();
  const token = tokens.issue(person.id);
  const mail = digestMail(
    {
      personId: person.id,
      email: 'reader@tv.example',
      isActive: true,
      digest: 'weekly',
      timeZone: 'UTC',
      language: 'en',
      dueAt: new Date(),
      from: new Date(),
      switchedOff: [],
    },
    [
      {
        id: randomUUID(),
        title: 'Ladders & <ropes>',
        translations: {},
        category: 'Safety',
        organizationId: own,
        organizationName: 'Own',
        colors: {},
        total: 1,
      },
    ],
    { publicUrl: 'https://tv.example', token },
  );
  const folder = mkdtempSync(join(tmpdir(), 'tv-mail-'));
  await intoFolder(
    folder,
    'TV <tv@tv.example>',
  )({
    id: randomUUID(),
    mail,
    createdAt: new Date(),
    mayHandOver: async () => true,
  });
  const written = readFileSync(join(folder, readdirSync(folder)[0]!), 'utf8');
  rmSync(folder, { recursive: true });
  expect(written).toContain(
    `\r\nList-Unsubscribe: <https://tv.example/api/Notifications/Unsubscriptions?token=${token}>\r\n`,
  );
  expect(written).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(mail.text).toContain(`https://tv.example/unsubscribe?token=${token}`);
  expect(mail.html).toContain(`href="https://tv.example/unsubscribe?token=${token}"`);
  expect(mail.html).not.toContain('<ropes>');
});

test('a choice that is none is refused', async () => {
  const person = await aReader();
  for (const body of [{ digest: 'hourly' }, { digest: 'daily', timeZone: 'Mars/Olympus' }])
    expect((await service.call('PUT /Users/Me/Notifications', { as: person.subject, body })).status).toBe(
      400,
    );
  expect(await digestOf(person)).toBe('weekly');
});
