import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from './testing/browser.ts';
import { addAccount, openTestDatabase, password, startTestService } from './testing/service.ts';

const email = 'viewer@aurora.example';
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let service: Awaited<ReturnType<typeof startTestService>>;

beforeAll(async () => {
  database = await openTestDatabase();
  service = await startTestService(database.db);
  await addAccount(database.db, email);
});
afterAll(async () => {
  await service.app.close();
  await database.close();
});

function browser(acceptLanguage: string) {
  const person = new Browser(service.portalUrl);
  person.headers['accept-language'] = acceptLanguage;
  return person;
}

async function languageOf(response: Response) {
  const page = await response.text();
  return {
    lang: /<html lang="(\w+)">/.exec(page)?.[1],
    contentLanguage: response.headers.get('content-language'),
    varies: /accept-language, cookie/i.test(response.headers.get('vary') ?? ''),
    title: /<title>(.*) \| TV<\/title>/.exec(page)?.[1],
    problems: Array.from(
      page.matchAll(/class="(?:problem|notice)" [^>]*>.*?<span>(.*?)<\/span>/gs),
      ([, text = '']) => text,
    ),
  };
}
const german = { lang: 'de', contentLanguage: 'de', varies: true };
const english = { lang: 'en', contentLanguage: 'en', varies: true };

test('a browser that prefers German gets sign-in pages and errors in German', async () => {
  const person = browser('de-AT,de;q=0.9,en;q=0.5');
  const { html, submit } = await person.openSignIn();
  expect(html).toContain('<title>Anmelden | TV</title>');
  const empty = await languageOf((await submit({ email: '', password: '' })).response);
  expect(empty).toEqual({
    ...german,
    title: 'Problem: Anmelden',
    problems: ['Geben Sie Ihre E-Mail-Adresse ein.', 'Geben Sie Ihr Passwort ein.'],
  });
  const wrong = await languageOf((await submit({ email, password: 'not the right one' })).response);
  expect(wrong.problems[0]).toContain('E-Mail-Adresse oder Passwort ist falsch.');
  await submit({ email, password });
  const settings = await languageOf(await person.fetch('/oidc/security'));
  expect(settings).toMatchObject({ ...german, title: 'Sicherheitseinstellungen' });
  const form = { current: password, next: 'kurz' };
  const weak = await languageOf((await person.post('/oidc/security/password', form)).response);
  expect(weak.problems).toEqual(['Verwenden Sie mindestens 12 Zeichen.']);
});

test.each([
  ['an ended sign-in', '/oidc/interaction/not-there', 'Diese Anmeldung ist beendet'],
  ['a page of nobody', '/oidc/security', 'Melden Sie sich zuerst an'],
  ['a link that is over', '/oidc/new-password', 'Dieser Link gilt nicht mehr'],
  ['a page that is not there', '/oidc/not-there', 'Diese Seite gibt es nicht'],
  [
    'a request that is not whole',
    '/oidc/auth?client_id=tv-portal',
    'Diese Anmeldung kann nicht fortgesetzt werden',
  ],
  ['a sign-out', '/oidc/session/end/success', 'Sie sind jetzt abgemeldet'],
])('%s is told in German', async (_what, path, title) => {
  expect(await languageOf(await browser('de').fetch(path))).toMatchObject({ ...german, title });
});

test('the language chosen in the portal counts before the browser’s', async () => {
  const ask = async (accept: string, cookie: string) =>
    languageOf(
      await fetch(`${service.issuer}/forgotten-password`, {
        headers: { 'accept-language': accept, cookie },
        signal: AbortSignal.timeout(15_000),
      }),
    );
  expect(await ask('de', 'tv-language=en')).toMatchObject({ ...english, title: 'Forgot password' });
  expect(await ask('en', 'a=b; tv-language=de')).toMatchObject({ ...german, title: 'Passwort vergessen' });
  expect(await ask('sv', '')).toMatchObject({ ...english, title: 'Forgot password' });
});
