import { expect, test } from 'vitest';
import { readTables, wrongColumns } from './wrong-columns.ts';

const tables = readTables(`export type Tables = {
  people: {
    id: string;
    email: string;
  };
  memberships: {
    person_id: string;
    role: string;
  };
};`);
const messages = (code: string) =>
  wrongColumns([{ path: 'a.ts', code }], tables).found.map(({ message }) => message);

test.each([
  ['sql`select p.id, p.mail from people p`', 'people has no column mail.'],
  ['sql`select id from people where mail = ${1}`', 'people has no column mail.'],
  ['sql`insert into people (id, mail) values (${1}, ${2})`', 'people has no column mail.'],
  ['sql`update people p set mail = lower(${1}), id = 2 where p.id = 3`', 'people has no column mail.'],
  [
    'sql`select from people p left join memberships m on m.person_id = p.id where m.rank = 1`',
    'memberships has no column rank.',
  ],
  [
    'const named = sql`m.rank = 1`; sql`select from memberships m where ${named}`',
    'memberships has no column rank.',
  ],
  ['db.query(`delete from people where mail = $1`, [mail])', 'people has no column mail.'],
])('%s', (code, message) => {
  expect(messages(code)).toEqual([message]);
});

test.each([
  'sql`with found as (select p.id as mail from people p) select found.mail from found`',
  'sql`select given.mail from unnest(${1}::text[]) as given (mail)`',
  'sql`select lower(email) as "mail", count(*)::int as total from people group by 1`',
  'sql`insert into people as p (id, email) values (1, 2) on conflict (id) do update set email = excluded.email`',
  "sql`select id from people where email <> 'mail' -- not mail`",
  'const text = `select mail`; other`select p.mail from people p`',
])('%s is right, or cannot be told', (code) => {
  expect(messages(code)).toEqual([]);
});

test('a wrong column is told with its line', () => {
  const { found } = wrongColumns(
    [{ path: 'a.ts', code: 'sql`\n  select p.id,\n    p.mail from people p`' }],
    tables,
  );
  expect(found).toEqual([{ path: 'a.ts', line: 3, message: 'people has no column mail.' }]);
});
