import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccount, setDisabled } from '../accounts.ts';
import { Browser } from '../testing/browser.ts';
import { addAccount, openTestDatabase, password, quickHash, startTestService } from '../testing/service.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let service: Awaited<ReturnType<typeof startTestService>>;
let now = new Date('2026-03-02T09:00:00Z');
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
const next = 'tram rides at dawn';

beforeAll(async () => {
  database = await openTestDatabase();
  service = await startTestService(database.db, { clock: () => now });
});
beforeEach(() => database.db.query('delete from identity_attempts'));
afterAll(async () => {
  await service.app.close();
  await database.close();
});

const browser = () => new Browser(service.portalUrl);

async function forget(email: string, person = browser()) {
  const { response } = await person.post('/oidc/forgotten-password', { email });
  return { status: response.status, html: (await response.text()).replaceAll(email, '') };
}
function linkTo(email: string) {
  const mail = service.mails.filter(({ to }) => to === email).at(-1);
  if (mail?.kind !== 'new password') throw new Error(`${email} has got no link`);
  return mail.address;
}
const mailsTo = (email: string) => service.mails.filter(({ to }) => to === email).map(({ kind }) => kind);
/** Opens the link of a mail and sends a new password. */
async function choose(link: string, password: string, person = browser()) {
  const { response } = await person.follow(link);
  if (response.status !== 200) return { status: response.status, html: await response.text() };
  const sent = await person.post('/oidc/new-password', { next: password });
  return { status: sent.response.status, html: await sent.response.text() };
}

test('known, unknown and closed accounts get the same answer, and only a known one gets a mail', async () => {
  await addAccount(database.db, 'known@aurora.example');
  const closed = await addAccount(database.db, 'closed@aurora.example');
  await setDisabled(database.db, closed.subject, true);
  const known = await forget('known@aurora.example');
  expect(known).toMatchObject({ status: 200, html: expect.stringContaining('Check your inbox') });
  expect(await forget('stranger@aurora.example')).toEqual(known);
  expect(await forget('closed@aurora.example')).toEqual(known);
  expect(service.mails.map(({ to }) => to)).toEqual(['known@aurora.example']);
});

test('the token leaves the address at once, sets one new password, and ends every session', async () => {
  const email = 'forgetful@aurora.example';
  await addAccount(database.db, email);
  const elsewhere = browser();
  const tokens = await elsewhere.signIn(email);
  await forget(email);
  const link = linkTo(email);

  const person = browser();
  const opened = await person.fetch(link);
  expect(opened.status).toBe(303);
  expect(opened.headers.get('location')).toBe('/oidc/new-password');
  expect(opened.headers.get('set-cookie')).toMatch(/Path=\/oidc\/new-password;.*HttpOnly; SameSite=Lax/);
  const page = await (await person.fetch('/oidc/new-password')).text();
  expect(page).toContain(email);
  expect(page).not.toContain(new URL(link).searchParams.get('token'));

  expect(await choose(link, 'password12345', person)).toMatchObject({
    status: 422,
    html: expect.stringContaining('This password is common'),
  });
  expect((await choose(link, 'Vera.Viewer2026', person)).html).toContain('Do not use your name');
  expect(await choose(link, next, person)).toMatchObject({
    status: 200,
    html: expect.stringContaining('Your password has been changed'),
  });
  expect(mailsTo(email)).toEqual(['new password', 'changed']);
  expect(service.ended).toHaveLength(1);
  expect((await elsewhere.fetch('/oidc/security')).status).toBe(401);
  const renewal = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
  expect((await elsewhere.token(renewal)).body.error).toBe('invalid_grant');
  await browser().signIn(email, next);

  expect(await choose(link, 'another long secret')).toMatchObject({
    status: 410,
    html: expect.stringContaining('no longer works'),
  });
});

test('a link that is used twice at the same time works once', async () => {
  const email = 'twice@aurora.example';
  await addAccount(database.db, email);
  await forget(email);
  const people = [browser(), browser()];
  for (const person of people) await person.follow(linkTo(email));
  const sent = await Promise.all(
    people.map((person, index) => person.post('/oidc/new-password', { next: `${next} ${index}` })),
  );
  expect(sent.map(({ response }) => String(response.status)).sort()).toEqual(['200', '410']);
});

test('a link works for half an hour; using one ends the others', async () => {
  const email = 'slow@aurora.example';
  await addAccount(database.db, email);
  await forget(email);
  const first = linkTo(email);
  later(31);
  expect((await choose(first, next)).status).toBe(410);
  await forget(email);
  const second = linkTo(email);
  later(16);
  await forget(email);
  const third = linkTo(email);
  expect(new Set([first, second, third]).size).toBe(3);
  expect((await choose(third, next)).status).toBe(200);
  expect((await choose(second, 'another long secret')).status).toBe(410);
});

test('repeated requests do not flood a mailbox, and the owner always has a working link', async () => {
  const email = 'harassed@aurora.example';
  await addAccount(database.db, email);
  now = new Date('2026-03-03T09:00:00Z');
  for (let time = 0; time < 12; time++) {
    await database.db.query('delete from identity_attempts'); // as if each came from another network
    await forget(email);
    const { response } = await browser().follow(linkTo(email));
    expect(response.status).toBe(200);
    later(5);
  }
  expect(mailsTo(email)).toHaveLength(4);
  // The owner can sign in meanwhile.
  await browser().signIn(email, password);
});

test('one network has to wait after twenty requests, for whatever accounts', async () => {
  const answers: number[] = [];
  for (let time = 0; time < 21; time++) answers.push((await forget(`nobody-${time}@aurora.example`)).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(20);
  expect(answers.at(-1)).toBe(429);
});

test('an unconfirmed address is confirmed by a mail and a button before the first sign-in', async () => {
  const email = 'unconfirmed@aurora.example';
  await createAccount(database.db, { email, passwordHash: await quickHash(password) });
  const person = browser();
  const attempt = await (await person.openSignIn()).submit({ email, password });
  expect(attempt.response.status).toBe(403);
  expect(await attempt.response.text()).toContain('Confirm your email address');
  // A wrong password does not get this answer.
  const wrong = await (await browser().openSignIn()).submit({ email, password: 'not the right one' });
  expect(wrong.response.status).toBe(422);

  const [mail] = service.mails.filter(({ to }) => to === email);
  if (mail?.kind !== 'confirm email') throw new Error('no mail came');
  expect((await person.follow(mail.address)).response.status).toBe(200);
  // Opening the link confirms nothing.
  expect((await (await browser().openSignIn()).submit({ email, password })).response.status).toBe(403);
  const pressed = await person.post('/oidc/confirm-email', {});
  expect(await pressed.response.text()).toContain('Your email address is confirmed');
  await browser().signIn(email);
  expect((await browser().follow(mail.address)).response.status).toBe(410);
});

test('forms of other sites are refused', async () => {
  const response = await browser().fetch('/oidc/forgotten-password', {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example' },
    body: new URLSearchParams({ email: 'known@aurora.example' }),
  });
  expect(response.status).toBe(403);
});

test('a new password is hashed as slowly as in production where no test says otherwise', async () => {
  const slow = await startTestService(database.db, { clock: () => now, passwordCost: undefined });
  try {
    const email = 'strong@aurora.example';
    const { subject } = await addAccount(database.db, email);
    const person = new Browser(slow.portalUrl);
    await person.post('/oidc/forgotten-password', { email });
    const mail = slow.mails.find(({ to }) => to === email);
    const sent = await choose(mail?.kind === 'new password' ? mail.address : '', next, person);
    expect(sent.status).toBe(200);
    const { rows } = await database.db.query(
      'select password_hash from identity_accounts where subject = $1',
      [subject],
    );
    expect(rows[0].password_hash).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$/);
  } finally {
    await slow.app.close();
  }
});
