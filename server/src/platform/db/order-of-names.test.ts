// On both databases: names in the order of an organization's language, as readers of it expect them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '@tv/contract/languages/languages';
import type { Database } from './database.ts';
import { nameOrder } from './list-order.ts';
import { sql } from './sql.ts';
import { orderInNewLanguages } from '../../media-contents/lifecycle/order-names-db.ts';
import { aCategory, aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';

/** Words of each language, and with them what is in every library: numbers, punctuation, other cases. */
const namesIn: Record<Language, string> = {
  en: 'Episode 2|Episode 10|episode 1|Episode 2 – part 3|naïve|naive|Naval|co-op|coop|Co op|résumé|resume|Zebra|100 years|20 years|“Quoted”|#hashtag|Æon|aeon|angle|…and more|a-b|ab',
  de: 'Ärger|Arger|Argument|Öl|Ofen|Olaf|Straße|Strassen|Straßen|über|Uber|Übung|Zug|Äpfel|Apfel|Apfelbaum|schön|schon|Schöne|Folge 9|Folge 12',
  fr: 'cote|coté|côte|côté|Élan|elle|école|Eau|été|œuvre|oeuf|ouvert|garçon|Garcia|l’avion|lavage|là|Noël|noeud|Partie 3|Partie 20',
  es: 'nube|ñandú|Ñoño|nuez|Niño|Nino|año|anual|Ánimo|animal|llave|lobo|chico|cosa|corazón|oso|órgano|¿Qué?|que|¡Hola!|hola',
  it: 'perché|perche|città|cittadino|essere|è|e|però|pero|virtù|zio|aquila|Capitolo 2|Capitolo 10',
  'pt-BR':
    'ação|acordo|coração|cor|avó|avô|avo|órgão|orgulho|São Paulo|saopaulino|não|nariz|êxito|exame|Aula 2|Aula 11',
  nl: 'ijs|ijzer|Ik|één|een|eend|coöperatie|cooperatie|zee|zeeën|reünie|reuma|ideeën|idee|Les 3|Les 20',
  pl: 'łódka|lampa|Mama|Łódź|luty|ósmy|osoba|oset|Ówczesny|góra|gotowe|gość|gość 2|źródło|zebra|żaba|zima|ćma|cytat|ekran|świat|szkoła|sanki|mowa|mówca|most|koń|kot|koniec|będzie|beton',
  ar: 'السلامة|أحمد|احمد|إبراهيم|ابراهيم|آدم|ادم|مدرسة|مدرسه|مدرستي|مؤتمر|مئة|مسؤول|على|علي|علم|عَلَم|حلقة ١٠|حلقة ٢|حلقة 3|TV|Zoom|ماء|بيت|پاريس|تعليم|كتاب',
  ja: 'ねこ|イヌ|いぬ|カード|かあど|カート|がっこう|かつこう|コーヒー|コウヒ|バス|はす|パス|ハス|きょう|きよう|第10回|第2回|東京|京都|大阪|会議|亜細亜|ビデオ|ひでお|Zoom|12月|2月|いすゞ|いすず|安全|「はじめに」|日本|ヴァイオリン',
};
const languages = Object.keys(namesIn) as Language[];
const wordsOf = (language: Language) => namesIn[language].split('|');
/** These names in the order of a language. Those that it does not tell apart stay as they are. */
const inOrder = (language: Language, names: readonly string[]) =>
  names.toSorted(new Intl.Collator(language, { numeric: true }).compare);

let service: TestService;
let db: Database;
beforeAll(async () => {
  service = await startTestService();
  ({ db } = service);
});
afterAll(() => service.close());

/** An organization with an item for each name, the last name first. */
async function aLibrary(names: readonly string[], language: Language | null) {
  const organizationId = await anOrganization(db);
  await db.query(
    sql`update organizations set default_language = ${language} where id = ${organizationId}::uuid`,
  );
  const { subject: as } = await aPerson(db, { organizations: [[organizationId, 'Admin']] });
  const ids: string[] = [];
  for (const title of names.toReversed()) ids.push(await aMediaContent(db, organizationId, { title }));
  return { organizationId, as, ids };
}

type Listed = { id: string; title?: string; name?: string };
type ListCall = 'GET /MediaContents';
/** All pages of a list. */
async function read(call: string, as: string, query = {}, pageSize = 4): Promise<Listed[]> {
  const found: Listed[] = [];
  for (let cursor: string | undefined; ;) {
    const answer = await service.call(call as ListCall, {
      as,
      query: { ...query, pageSize, ...(cursor && { cursor }) },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    found.push(...(answer.body as Listed[]));
    cursor = answer.headers['x-pagination-next'] as string | undefined;
    if (!cursor) return found;
  }
}
const namesOf = (listed: Listed[]) => listed.map(({ title, name }) => title ?? name!);

test.each(languages)('titles of %s have its order on all pages, downwards as upwards', async (language) => {
  const names = wordsOf(language);
  const { as } = await aLibrary(names, language);
  const upwards = namesOf(await read('GET /MediaContents', as, { sortBy: 'Title' }, 10));
  expect(upwards.toSorted()).toEqual(names.toSorted());
  expect(upwards).toEqual(inOrder(language, upwards));
  const query = { sortBy: 'title', descending: true };
  const downwards = namesOf(await read('GET /Management/MediaContents', as, query, 10)).toReversed();
  expect(downwards.toSorted()).toEqual(names.toSorted());
  expect(downwards).toEqual(inOrder(language, downwards));
});

describe.each(['pl', 'ja'] as const)('in %s', (language) => {
  const names = wordsOf(language).slice(0, 12);
  let as: string;
  beforeAll(async () => {
    const library = await aLibrary([], language);
    ({ as } = library);
    for (const name of names) {
      await aCategory(db, library.organizationId, name);
      await db.query(sql`insert into groups (id, organization_id, name, source)
        values (gen_random_uuid(), ${library.organizationId}::uuid, ${name}, 'manual')`);
    }
  });
  test.each(['GET /Categories', 'GET /Management/Categories', 'GET /Management/Groups'])(
    '%s has that order',
    async (call) => {
      const found = namesOf(await read(call, as));
      expect(found.toSorted()).toEqual(names.toSorted());
      expect(found).toEqual(inOrder(language, found));
    },
  );
});

test('equal titles follow one another by id, each once', async () => {
  const { as, ids } = await aLibrary(
    ['Episode 2', 'EPISODE 02', 'Episode 2', 'Episode 2', 'Episode 2'],
    null,
  );
  const found = await read('GET /MediaContents', as, { sortBy: 'Title' }, 2);
  expect(found.map(({ id }) => id)).toEqual(ids.toSorted());
});

test('a new title moves its item, and is one change of it', async () => {
  const { as, ids } = await aLibrary(['Episode 2', 'Episode 9', 'Episode 10'], 'en');
  const changed = await service.call('PATCH /Management/MediaContents/:id', {
    as,
    params: { id: ids[2]! },
    body: { title: 'Episode 11' },
  });
  expect(changed.status).toBe(200);
  expect(namesOf(await read('GET /MediaContents', as, { sortBy: 'Title' }))).toEqual([
    'Episode 9',
    'Episode 10',
    'Episode 11',
  ]);
});

test('another default language of the organization has its order soon, and items are the same to who follows changes', async () => {
  const names = ['ñandú', 'nube', 'nata', 'Nueces 3'];
  const { organizationId, as } = await aLibrary(names, 'en');
  await aCategory(db, organizationId, 'ñandú');
  await aCategory(db, organizationId, 'nube');
  const versions = () =>
    db.query(sql`select id, version, changed_in, updated_at from media_contents
      where organization_id = ${organizationId}::uuid order by id`);
  const before = await versions();
  expect(namesOf(await read('GET /MediaContents', as, { sortBy: 'Title' }))).toEqual([
    'ñandú',
    'nata',
    'nube',
    'Nueces 3',
  ]);
  await db.query(sql`update organizations set default_language = 'es' where id = ${organizationId}::uuid`);
  await orderInNewLanguages(db);
  expect(namesOf(await read('GET /MediaContents', as, { sortBy: 'Title' }))).toEqual([
    'nata',
    'nube',
    'Nueces 3',
    'ñandú',
  ]);
  expect(namesOf(await read('GET /Categories', as))).toEqual(['nube', 'ñandú']);
  expect(await versions()).toEqual(before);
  await orderInNewLanguages(db);
  expect(
    await db.query(sql`select order_language from organizations where id = ${organizationId}::uuid`),
  ).toEqual([{ order_language: 'es' }]);
});

test('names of several scripts have one order where no language is chosen', async () => {
  const names = [
    ...'2,000 voices|apple|Émile|Episode|Lampa|łódka|mama|ñandú|nube|Ørsted|Straße|Zebra|Ωmega|Москва|السلامة|イヌ|ねこ'.split(
      '|',
    ),
  ];
  const rows = await db.query<{ text: string }>(
    sql`select text from unnest(${names.toReversed()}::text[]) as text order by ${nameOrder(sql`text`)}`,
  );
  expect(rows.map(({ text }) => text)).toEqual(names);
});

test('the longest title has a key that an index holds', async () => {
  // Each letter of it is compared as several.
  const title = '﷽﷼ﷺ'.repeat(100);
  const { as } = await aLibrary([title], 'ar');
  expect(namesOf(await read('GET /MediaContents', as, { sortBy: 'Title' }))).toEqual([title]);
  const [row] = await db.query<{ key: string }>(
    sql`select title_order as key from media_contents where title = ${title}`,
  );
  for (const part of row!.key.split('\u0001')) expect(part.length).toBe(300);
});
