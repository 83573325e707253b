import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { openTestDatabase } from '../../test-database.ts';
import { nameSkeleton } from './name-skeleton.ts';
import { fillNameSkeletons } from './skeletons-db.ts';

const real = 'Aurora Oil & Energy';
test.each([
  ['Cyrillic letters', 'Аurоrа Oil & Energy'],
  ['Greek letters', 'Αurοra Oil & Energy'],
  ['a Cherokee and a Lisu capital', 'Ꭺurora ꓳil & Energy'],
  ['a trailing point', 'Aurora Oil & Energy.'],
  ['full width', 'Ａｕｒｏｒａ　Ｏｉｌ　＆　Ｅｎｅｒｇｙ'],
  ['mathematical letters', '𝐀𝐮𝐫𝐨𝐫𝐚 𝓞𝓲𝓵 & 𝔼𝕟𝕖𝕣𝕘𝕪'],
  ['letters in circles', 'Ⓐⓤⓡⓞⓡⓐ Oil & Energy'],
  ['a capital i for an l', 'Aurora OiI & Energy'],
  ['digits for letters', 'Aur0ra 0i1 & Energy'],
  ['accents', 'Auróra Öil & Énergy'],
  ['a stroke through a letter', 'A\u0336urora Oil & Energy'],
  ['upper case', 'AURORA OIL & ENERGY'],
  ['what is not seen', 'Aur\u200dora\u034f Oil\ufe0f & Ener\u2063gy'],
  ['other spaces and dashes', 'Aurora\u00a0Oil–&—Energy'],
  ['a legal mark', 'Aurora™ Oil & Energy®'],
  ['an emoji', '⭐ Aurora Oil & Energy ✅'],
])('passes for another name: %s', (_, name) => {
  expect(nameSkeleton(name)).toBe(nameSkeleton(real));
});

test.each([
  ['Burns Media', 'Bums Media'],
  ['МОСКВА', 'MOCKBA'],
  ['Fußball', 'FUSSBALL'],
])('%s and %s look the same', (one, other) => {
  expect(nameSkeleton(one)).toBe(nameSkeleton(other));
});

test.each([
  ['Aurora Energy', 'Aurora Energie'],
  ['North', 'South'],
  ['東京放送', '東京放映'],
  ['Москва', 'Минск'],
  ['กรุงเทพ', 'กรงเทพ'],
  ['House 2', 'House 3'],
])('%s and %s do not', (one, other) => {
  expect(nameSkeleton(one)).not.toBe(nameSkeleton(other));
});

test('has nothing where there is no letter and no digit', () => {
  expect(nameSkeleton('★ — & …')).toBe('');
});

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

test('names that were there before get one at the start, each once; the oldest of twins the plain one', async () => {
  const { db } = database;
  const insert = (name: string, at: string) =>
    db.query(
      sql`insert into organizations (id, name, created_at) values (${randomUUID()}, ${name}, ${at}::timestamptz)`,
    );
  await insert('Аurora', '2026-02-01');
  await insert('Aurora', '2026-01-01');
  await insert('Harbor', '2026-01-02');
  await Promise.all([fillNameSkeletons(db), fillNameSkeletons(db)]);
  const rows = await db.query<{ name: string; skeleton: string }>(
    sql`select name, name_skeleton as skeleton from organizations order by created_at`,
  );
  expect(rows.map(({ skeleton }) => skeleton)).toEqual([
    'aurora',
    'harbor',
    expect.stringMatching(/^aurora [\w-]{36}$/),
  ]);
});
