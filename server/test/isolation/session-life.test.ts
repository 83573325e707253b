import { createAccount } from '@tv/identity/accounts';
import { Browser } from '@tv/identity/testing/browser';
import { password, quickHash } from '@tv/identity/testing/service';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { portalIssuer } from '../../src/platform/auth/issuer.ts';
import { sql } from '../../src/platform/db/sql.ts';
import { aMediaContent, anOrganization, aPerson } from '../../src/test-builders.ts';
import { startWithProvider, type ServiceWithProvider } from './start-with-provider.ts';
import { freePort } from '../../../tools/test/free-port.mjs';

let service: ServiceWithProvider;
let portalUrl: string;
let organization: string;
let item: string;

beforeAll(async () => {
  portalUrl = `http://localhost:${await freePort()}`;
  service = await startWithProvider({ OIDC_ISSUER: '', PUBLIC_URL: portalUrl });
  await service.app.listen({ port: Number(new URL(portalUrl).port), host: '127.0.0.1' });
  organization = await anOrganization(service.db);
  item = await aMediaContent(service.db, organization, { title: 'Talk' });
  await service.files.write(`media/${item}/1/poster-640.jpg`, 'a picture');
});
afterAll(() => service?.close());

let people = 0;

/** An admin of the organization, signed in, with all that a session opens. */
async function aSignedInPerson() {
  const email = `person-${++people}@tv.example`;
  const account = await createAccount(service.db.text, {
    email,
    emailVerified: true,
    passwordHash: await quickHash(password),
  });
  const { id } = await aPerson(service.db, {
    organizations: [[organization, 'Admin']],
    subject: account!.subject,
  });
  await service.db.query(sql`update people set issuer = ${portalIssuer} where id = ${id}`);
  const signedIn = await signIn(email);
  const { body: feed } = await signedIn.call('PUT', '/Users/Me/Feed');
  return { ...signedIn, id, email, feed: feed.url as string };
}

async function signIn(email: string) {
  const browser = new Browser(portalUrl);
  const tokens = await browser.signIn(email);
  const call = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const answer = await service.app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${tokens.access_token}` },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.body && (answer.json() as Record<string, unknown>) } as {
      status: number;
      body: Record<string, unknown>;
    };
  };
  const me = await call('GET', '/Users/Me');
  return { browser, tokens, call, media: String(me.body['mediaToken']) };
}
type SignedIn = Awaited<ReturnType<typeof signIn>>;

const get = async (address: string) =>
  (await service.app.inject({ url: address.replace(portalUrl, '') })).statusCode;
const follow = (session: SignedIn) =>
  session.call('POST', `/schedules/media-contents/${item}/publish/notifications`);
const later = (seconds: number) => service.setNow(new Date(service.now().getTime() + seconds * 1000));

/** What a session opens, as status codes: a read, a write, a picture. */
const opens = async (session: SignedIn) => [
  (await session.call('GET', '/Users/Me')).status,
  (await session.call('POST', '/Users/Me/AddVisit')).status,
  await get(`/api/media/${item}/1/poster?jwt=${session.media}`),
];
const everything = [200, 204, 200];
const nothing = [401, 401, 404];

describe('what a session opened ends within a minute', () => {
  test('when it is signed out, and others go on', async () => {
    const person = await aSignedInPerson();
    const other = await signIn(person.email);
    expect([await opens(person), await opens(other)]).toEqual([everything, everything]);
    await person.browser.follow(
      `/oidc/session/end?${new URLSearchParams({
        id_token_hint: person.tokens.id_token,
        post_logout_redirect_uri: `${portalUrl}/auth-clear`,
      }).toString()}`,
    );
    later(30);
    expect([await opens(person), await opens(other)]).toEqual([nothing, everything]);
    // An app that reads the feed is not part of the session.
    expect(await get(person.feed)).toBe(200);
  });

  test('when the code that it began with comes a second time', async () => {
    const person = await aSignedInPerson();
    const other = await signIn(person.email);
    const redirectUri = `${portalUrl}/silent-auth`;
    const { address, verifier } = person.browser.authorizeUrl({ prompt: 'none', redirect_uri: redirectUri });
    const { location } = await person.browser.follow(address);
    expect((await person.browser.exchange(location, verifier, redirectUri)).status).toBe(200);
    expect((await new Browser(portalUrl).exchange(location, verifier, redirectUri)).status).toBe(400);
    later(30);
    expect([await opens(person), await opens(other)]).toEqual([nothing, everything]);
    const [line] = await service.db.query(sql`
      select detail->>'reason' as reason from audit_log where action = 'session ended' and person_id = ${person.id}`);
    expect(line).toEqual({ reason: 'its code came twice' });
  });

  test('when its time is over', async () => {
    const person = await aSignedInPerson();
    await service.db.query(sql`
      update identity_records set expires_at = now() - interval '1 second'
      where model = 'Session' and subject = (select subject from people where id = ${person.id})`);
    later(30);
    expect(await opens(person)).toEqual(nothing);
  });
});

describe('what a person’s sessions opened, and their own feed, ends within a minute', () => {
  const securely = async ({ browser }: SignedIn, path: string, fields: Record<string, string> = {}) => {
    const { response } = await browser.post(`/oidc/security/${path}`, fields);
    expect(response.status).toBe(200);
  };
  test.each([
    [
      'the password is changed',
      (person: SignedIn) =>
        securely(person, 'password', { current: password, next: 'another horse, another staple' }),
    ],
    ['the person signs out everywhere', (person: SignedIn) => securely(person, 'sign-out')],
  ])('when %s', async (_, end) => {
    const person = await aSignedInPerson();
    const other = await signIn(person.email);
    const poster = `${portalUrl}/api/Feeds/Media/${item}/poster.jpg${new URL(person.feed).search}`;
    expect([await get(person.feed), await get(poster)]).toEqual([200, 200]);
    await end(person);
    later(30);
    expect([await opens(person), await opens(other)]).toEqual([nothing, nothing]);
    expect([await get(person.feed), await get(poster)]).toEqual([404, 404]);
  });

  test('when the account is closed, also for the time after it is opened again', async () => {
    const admin = await aSignedInPerson();
    const person = await aSignedInPerson();
    const change = (status: number) =>
      service.app.inject({
        method: 'PATCH',
        url: `/api/Management/People/${person.id}`,
        headers: { authorization: `Bearer ${admin.tokens.access_token}` },
        payload: { status },
      });
    expect((await change(1)).statusCode).toBe(200);
    later(30);
    expect(await opens(person)).toEqual([200, 403, 404]);
    expect(await get(person.feed)).toBe(404);
    expect((await change(0)).statusCode).toBe(200);
    expect(await get(person.feed)).toBe(404);
  });
});

describe('a request that was let in just before all access ended', () => {
  /** Ends all access of the person after the next request is let in, and before it writes. */
  const endBeforeWriting = (person: SignedIn) => {
    const transaction = service.db.transaction.bind(service.db);
    vi.spyOn(service.db, 'transaction').mockImplementationOnce(async (work) => {
      const { response } = await person.browser.post('/oidc/security/sign-out', {});
      expect(response.status).toBe(200);
      return transaction(work);
    });
  };

  test('opens no feed', async () => {
    const person = await aSignedInPerson();
    const other = await signIn(person.email);
    endBeforeWriting(person);
    expect((await other.call('PUT', '/Users/Me/Feed')).status).toBe(401);
    expect(await service.db.query(sql`select from feeds where person_id = ${person.id}`)).toEqual([]);
  });

  test('has no device told', async () => {
    const person = await aSignedInPerson();
    const other = await signIn(person.email);
    const subscription = {
      endpoint: 'https://push.example/device',
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
      language: 'en',
    };
    const subscribe = (session: SignedIn) =>
      session.call('POST', '/Users/Me/PushSubscriptions', subscription);
    expect((await subscribe(other)).status).toBe(201);
    endBeforeWriting(person);
    expect((await subscribe(other)).status).toBe(401);
    const left = await service.db.query(sql`select from push_subscriptions where person_id = ${person.id}`);
    expect(left).toEqual([]);
  });
});

test('a download address ends with the session that asked for it', async () => {
  const person = await aSignedInPerson();
  const track = { playlist: 'audio-1.m3u8', name: 'Original', sizeInBytes: 5 };
  const talk = await aMediaContent(service.db, organization, { mediaType: 0 });
  await service.db.query(sql`update media_contents set package = package ||
    ${JSON.stringify({ mediaType: 0, audioTracks: [track] })}::jsonb where id = ${talk}`);
  await service.files.write(`media/${talk}/1/audio-1.mp4`, 'sound');
  const { body } = await person.call('GET', `/MediaContents/DownloadLinks/${talk}/Viewers`);
  const [link] = body as unknown as { url: string }[];
  const before = await get(link!.url);
  await service.db.query(sql`delete from identity_records where model = 'Session'
    and subject = (select subject from people where id = ${person.id})`);
  later(30);
  expect([before, await get(link!.url)]).toEqual([200, 404]);
});

test('that a session goes on is asked within the statements that are asked anyway', async () => {
  const person = await aSignedInPerson();
  const counted = vi.spyOn(service.db, 'query');
  await follow(person);
  const statements = counted.mock.calls.map(([{ text }]) => text);
  expect(statements.filter((text) => text.includes('identity_records'))).toHaveLength(1);
  expect(statements.filter((text) => text.includes('from people p'))).toHaveLength(1);
  counted.mockClear();
  later(30);
  await get(`/api/media/${item}/1/poster?jwt=${person.media}`);
  expect(counted).toHaveBeenCalledTimes(1);
  counted.mockRestore();
});
