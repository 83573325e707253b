import type { OrganizationTexts } from '@tv/contract/organization/organization-texts';
import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

let service: TestService;
let own: string;
let manager: { id: string; subject: string };

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  own = await anOrganization(service.db);
  manager = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] });
});

const change = (body: object) =>
  service.call('PATCH /Management/Organization', { as: manager.subject, body });
const write = (texts: OrganizationTexts) => change({ texts });
const statement = async (language?: 'de' | 'fr') => {
  const { body } = await service.call('GET /Organizations/:id/AccessibilityStatement/Publics', {
    params: { id: own },
    ...(language && { query: { language } }),
  });
  return body.text;
};
const terms = async (language?: 'de' | 'fr', organizationId: string | undefined = own) => {
  const query = { ...(language && { language }), ...(organizationId && { organizationId }) };
  return (await service.call('GET /About/TermsOfService', { query })).body.text;
};

test('a reader gets a text in their language, else its default', async () => {
  const texts = {
    accessibilityStatement: { default: 'For everyone', de: 'Für alle' },
    termsOfService: { default: 'Be kind', de: 'Seid freundlich' },
  };
  expect((await write(texts)).body.texts).toEqual(texts);
  expect([await statement('de'), await statement('fr'), await statement()]).toEqual([
    'Für alle',
    'For everyone',
    'For everyone',
  ]);
  expect([await terms('de'), await terms('fr'), await terms()]).toEqual([
    'Seid freundlich',
    'Be kind',
    'Be kind',
  ]);
  const other = await anOrganization(service.db);
  expect(await terms('de', other)).toBe('# Bedingungen');
});

test('each text is changed by itself; one without words is removed', async () => {
  const termsOfService = { default: 'Be kind', ar: 'كن لطيفا' };
  await write({ termsOfService });
  expect((await write({ welcome: { default: ' Hello ', fr: ' ' } })).body.texts).toEqual({
    termsOfService,
    welcome: { default: 'Hello' },
  });
  expect((await write({ termsOfService: { default: '' } })).body.texts).toEqual({
    welcome: { default: 'Hello' },
  });
  expect(await terms()).toBe('# Terms');
});

test('a text of before is the default of its translations, for programs and for the version that runs beside', async () => {
  await write({ accessibilityStatement: { default: 'One', de: 'Eins' } });
  const { body } = await change({ accessibilityStatement: 'Two' });
  expect([body.accessibilityStatement, body.texts]).toEqual([
    'Two',
    { accessibilityStatement: { default: 'Two', de: 'Eins' } },
  ]);
  await service.db.query(sql`update organizations set accessibility_statement = 'Three' where id = ${own}`);
  expect([await statement(), await statement('de')]).toEqual(['Three', 'Eins']);
  expect((await change({ accessibilityStatement: '' })).body.texts).toEqual({});
  expect(await statement('de')).toBeUndefined();
});

test.each<[what: string, welcome: object, field: string]>([
  ['translations alone', { default: ' ', de: 'Hallo' }, 'texts.welcome.default'],
  ['no default', { de: 'Hallo' }, 'texts.welcome.default'],
  ['an unknown language', { default: 'Hello', sv: 'Hej' }, 'texts.welcome.sv'],
  ['a long translation', { default: 'Hello', de: 'x'.repeat(1001) }, 'texts.welcome.de'],
  ['control characters', { default: 'Hello', de: 'a\u0007' }, 'texts.welcome.de'],
])('%s are refused by the field', async (_, welcome, field) => {
  const refused = await write({ welcome } as OrganizationTexts);
  expect([refused.status, refused.body]).toMatchObject([400, { exceptionData: { field } }]);
});

test('an invitation begins with the welcome in its language, that of a free trial without', async () => {
  const invited = async (email: string) => {
    await service.call('POST /Management/Invitations', { as: manager.subject, body: { email } });
    return (await service.mails(email)).at(-1)?.text;
  };
  await write({ welcome: { default: 'Hello <b>you</b>', de: 'Willkommen\n\nBis bald' } });
  expect(await invited('first@own.example')).toContain('Hello <b>you</b>\n');
  expect((await service.mails('first@own.example'))[0]?.html).toContain('Hello &lt;b&gt;you&lt;/b&gt;');
  await change({ defaultLanguage: 'de' });
  expect(await invited('second@own.example')).toContain('Willkommen\n\nBis bald\n');
  await service.db.query(sql`update organizations set is_trial = true where id = ${own}`);
  expect(await invited('third@own.example')).not.toContain('Willkommen');
});
