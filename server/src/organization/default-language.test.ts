import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let own: string;
let manager: { id: string; subject: string };

beforeAll(async () => {
  service = await startTestService();
  own = await anOrganization(service.db, { name: 'Own' });
  manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
});
afterAll(() => service.close());

const speak = (defaultLanguage: string) =>
  service.call('PATCH /Management/Organization', {
    as: manager.subject,
    body: { defaultLanguage: defaultLanguage as 'de' },
  });
const visit = (as: string, accepted: string, cookie = '') =>
  service.call('POST /Users/Me/AddVisit', { as, headers: { 'accept-language': accepted, cookie } });
const me = async (as: string) => (await service.call('GET /Users/Me', { as })).body;
/** The subject of the mail with which an address is invited. */
async function invited(email: string) {
  await service.call('POST /Management/Invitations', { as: manager.subject, body: { email } });
  return (await service.mails(email)).at(-1)?.subject;
}

test('a manager sets the default language, and takes it back; another word is refused by its field', async () => {
  expect((await speak('de')).body.defaultLanguage).toBe('de');
  expect((await me(manager.subject)).organizationLanguage).toBe('de');
  expect((await speak('')).body.defaultLanguage).toBeUndefined();
  expect((await me(manager.subject)).organizationLanguage).toBeUndefined();
  const refused = await speak('sv');
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { exceptionData: { field: 'defaultLanguage' } },
  ]);
});

test('a choice in Settings is kept with the account until it is taken back; what the browser prefers is no choice', async () => {
  const { id, subject } = await aPerson(service.db, { organizations: [own] });
  const choose = (language: string, accepted: string) =>
    service.call('PUT /Users/Me/Language', {
      as: subject,
      headers: { 'accept-language': accepted, cookie: 'tv-language=es' },
      body: { language: language as 'de' },
    });
  const kept = async () => {
    const [row] = await service.db.query(
      sql`select chosen_language, language from people where id = ${id}::uuid`,
    );
    expect((await me(subject)).chosenLanguage).toBe(row?.chosen_language ?? undefined);
    return Object.values(row!);
  };
  await visit(subject, 'fr');
  expect(await kept()).toEqual([null, 'fr']);
  expect((await choose('it', 'fr')).status).toBe(204);
  expect(await kept()).toEqual(['it', 'it']);
  // Another device has a choice of its own, which is none of the account's.
  await visit(subject, 'nl', 'tv-language=pl');
  expect(await kept()).toEqual(['it', 'pl']);
  await choose('', 'nl');
  expect(await kept()).toEqual([null, 'nl']);
  const refused = await choose('sv', 'nl');
  expect([refused.status, refused.body]).toMatchObject([400, { exceptionData: { field: 'language' } }]);
});

test('somebody without an account is invited in the default language, else in that of who invites', async () => {
  await visit(manager.subject, 'fr');
  expect(await invited('first@own.example')).toBe('Configurez votre compte chez Own');
  await speak('de');
  expect(await invited('second@own.example')).toBe('Richten Sie Ihr Konto bei Own ein');
  await speak('');
});

test.each([
  ['chosen', 'it', 'de', 'fr', 'Configura il tuo account su Own'],
  ['the organization’s', null, 'de', 'fr', 'Richten Sie Ihr Konto bei Own ein'],
  ['the browser’s', null, null, 'fr', 'Configurez votre compte chez Own'],
])('a person is written to in the language that is %s', async (_, chosen, organization, browser, subject) => {
  const elsewhere = await anOrganization(service.db);
  const { id } = await aPerson(service.db, { organizations: [elsewhere] });
  await service.db.query(sql`
    update people set chosen_language = ${chosen}::text, language = ${browser}::text where id = ${id}`);
  await service.db.query(sql`
    update organizations set default_language = ${organization}::text where id = ${own}`);
  expect(await invited(`${id}@tv.example`)).toBe(subject);
});
