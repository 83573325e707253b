// On both databases: triggers hold texts.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';

let service: TestService;
let own: string;
let manager: { id: string; subject: string };

beforeAll(async () => {
  service = await startTestService();
  own = await anOrganization(service.db);
  manager = await aPerson(service.db, { organizations: [[own, 'Admin']] });
});
afterAll(() => service.close());

const edit = (id: string, body: object) =>
  service.call('PATCH /Management/MediaContents/:id', { as: manager.subject, params: { id }, body });
const editCategory = (id: string, body: object) =>
  service.call('PATCH /Management/Categories/:id', { as: manager.subject, params: { id }, body });
const german = { title: 'Rückblick', description: 'Das *Jahr*' };

test('managers and viewers read what was given; an empty text is taken away', async () => {
  const id = await aMediaContent(service.db, own, { title: 'Review', visibility: 2 });
  const none = await service.call('GET /MediaContents/Publics/:id', { params: { id } });
  expect(none.body).not.toHaveProperty('translations');
  const given = await edit(id, { translations: { de: german, ja: { title: ' 振り返り ' } } });
  const both = { de: german, ja: { title: '振り返り' } };
  expect(given.body).toMatchObject({ title: 'Review', translations: both });
  const detail = await service.call('GET /MediaContents/Publics/:id', { params: { id } });
  expect(detail.body).toMatchObject({ title: 'Review', translations: both });
  const list = await service.call('GET /MediaContents', { as: manager.subject });
  expect(list.body.find((each) => each.id === id)).toMatchObject({ translations: both });

  // The other texts stay.
  const less = await edit(id, { translations: { de: { title: '' } } });
  expect(less.body.translations).toEqual({ de: { description: german.description }, ja: both.ja });
  await edit(id, { translations: { de: { description: ' ' }, ja: { title: '' } } });
  const after = await service.call('GET /MediaContents/Publics/:id', { params: { id } });
  expect(after.body).not.toHaveProperty('translations');
});

const long = Object.fromEntries(
  ['de', 'fr', 'es', 'it', 'pl', 'nl'].map((tag) => [tag, { description: 'a'.repeat(9_000) }]),
);
test.each([
  ['an unknown tag', { xx: { title: 'a' } }, 'translations.xx'],
  ['an unknown text', { de: { titel: 'a' } }, 'translations.de.titel'],
  ['a long title', { de: { title: 'a'.repeat(301) } }, 'translations/de/title'],
  ['a title of two lines', { de: { title: 'a\nb' } }, 'translations.de.title'],
  ['a long description', { 'pt-BR': { description: 'a'.repeat(10_001) } }, 'translations/pt-BR/description'],
  ['too much in all', long, 'translations must'],
])('%s is refused, and its field named', async (_what, translations, named) => {
  const id = await aMediaContent(service.db, own);
  const answer = await edit(id, { translations });
  expect(answer.status).toBe(400);
  expect(answer.body.message).toContain(named);
});

test('its history names the texts of the languages that changed, and restores them', async () => {
  const id = await aMediaContent(service.db, own, { title: 'Review' });
  await edit(id, { translations: { de: german, fr: { title: 'Bilan' } } });
  await edit(id, { translations: { de: { title: 'Jahr' }, fr: { title: 'Bilan' } } });
  const history = () =>
    service.call('GET /Management/MediaContents/:id/History', { as: manager.subject, params: { id } });
  const [newest] = (await history()).body;
  expect(newest).toMatchObject({
    action: 'media content edited',
    detail: { translations: { de: { title: 'Jahr' } } },
    former: { translations: { de: { title: 'Rückblick' } } },
  });
  expect(newest!.detail).toEqual({ translations: { de: { title: 'Jahr' } } });
  const restored = await edit(id, newest!.former!);
  expect(restored.body.translations).toEqual({ de: german, fr: { title: 'Bilan' } });
});

test('a legal hold keeps them', async () => {
  const category = await aCategory(service.db, own, 'Board');
  const id = await aMediaContent(service.db, own, { categories: [category] });
  await service.call('PUT /Management/MediaContents/:id/LegalHold', {
    as: manager.subject,
    params: { id },
    body: { reason: 'Case 7' },
  });
  expect((await edit(id, { translations: { de: german } })).status).toBe(409);
  await expect(
    service.db.query(
      sql`update media_contents set translations = '{"de": {"title": "x"}}' where id = ${id}::uuid`,
    ),
  ).rejects.toThrow();
});

test('a category has its texts in several languages, which its items show', async () => {
  const category = await aCategory(service.db, own, 'Talks');
  const id = await aMediaContent(service.db, own, { visibility: 2, categories: [category] });
  const translations = { de: { name: 'Vorträge', description: 'Alles' }, fr: { description: 'Tout' } };
  const changed = await editCategory(category, { translations });
  expect(changed.body).toMatchObject({ name: 'Talks', translations });
  const params = { organizationId: own, id: category };
  const shown = await service.call('GET /Organizations/:organizationId/Publics/Categories/:id', { params });
  expect(shown.body).toMatchObject({ name: 'Talks', translations });
  const item = await service.call('GET /MediaContents/Publics/:id', { params: { id } });
  expect(item.body.categories).toEqual([
    { id: category, name: 'Talks', translations: { de: { name: 'Vorträge' } } },
  ]);
  const wrong = await editCategory(category, { translations: { de: { name: 'a'.repeat(101) } } });
  expect(wrong.body.message).toContain('translations/de/name');
});
