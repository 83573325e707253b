import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestDatabase } from '@tv/server/test-database';
import { API } from 'typescript/unstable/sync';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { root } from '../source-files.ts';
import { type Described, openDescriber } from './described-columns.ts';
import { readQueries } from './queries.ts';
import { wrongRows } from './wrong-rows.ts';

let describe: (text: string) => Promise<Described>;
let drop: () => Promise<void>;
let folder: string;
beforeAll(async () => {
  vi.stubEnv('TEST_DATABASE_URL', '');
  const opened = await openTestDatabase();
  drop = opened.drop;
  describe = await openDescriber(opened.db);
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/rows-'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', include: ['.'], exclude: [] }),
  );
});
afterAll(async () => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
  await drop();
});

/** What is wrong in a module that is given `db`. Its first line has the number 1. */
async function wrongIn(lines: string[]): Promise<string[]> {
  const db = '../../server/src/platform/db';
  const imports =
    `import type { Queries } from '${db}/database.ts'; import { joinSql, rawSql, sql, type Sql } from '${db}/sql.ts';
    import type { Row } from '${db}/row.ts'; declare const db: Queries;`.replaceAll('\n', ' ');
  writeFileSync(join(folder, 'a.ts'), `${imports} ${lines.join('\n')}`);
  const api = new API({ cwd: root });
  const config = join(folder, 'tsconfig.json');
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)!;
  const queries = readQueries(project, folder, ['a.ts']);
  api.close();
  const { found, unread } = await wrongRows(queries, describe);
  return [...found, ...unread].map(({ path, line, message }) => `${path}:${line}: ${message}`);
}

test('a missing column, a nullable one that is declared as certain, and another type are told with their lines', async () => {
  expect(
    await wrongIn([
      'export const one = () =>',
      '  db.query<{ id: string; mail: string }>(sql`select id, email from people`);',
      'export const two = () => db.query<{ first_name: string; position: number }>(sql`',
      '  select p.first_name, w.position from people p left join watch_progress w on w.person_id = p.id`);',
      'export const three = (): Promise<{ id: number; at: string }[]> => db.query(sql`select id, created_at as at from people`);',
    ]),
  ).toEqual([
    'a.ts:2: The statement has no column mail.',
    'a.ts:3: first_name may be null.',
    'a.ts:3: position may be null.',
    'a.ts:5: id is of the type string, not number.',
    'a.ts:5: at is of the type Date, not string.',
  ]);
});

test('a statement is read through constants, functions, their callers, objects and lists, in each of its branches', async () => {
  expect(
    await wrongIn([
      'const names = { id: 1, created_at: 2 };',
      "const listed = joinSql(Object.keys(names).map((name) => sql`p.${rawSql(name)}`), ', ');",
      'const order = (key: Sql) => ({ key, isDown: true });',
      'const read = <Found>(where: Sql, more: boolean) =>',
      '  db.query<Found>(sql`select p.id, ${more ? sql`p.first_name` : sql`p.email`} as name from people p where ${where}`);',
      'export const good = () => read<{ id: string }>(sql`p.email = ${1}`, true);',
      'export const bad = () => read<{ id: string; name: string }>(sql`${order(sql`p.email`).key} = ${1}`, true);',
      'export const listedRows = () => db.query<{ id: string; created_at: string }>(sql`select ${listed} from people p`);',
      'export const wrong = () => db.query<{ id: string }>(sql`select id from person`);',
      'export const unknown = (text: Sql) => db.query<{ id: string }>(sql`select ${text}`);',
    ]),
  ).toEqual([
    'a.ts:7: name may be null.',
    'a.ts:8: created_at is of the type Date, not string.',
    'a.ts:9: relation "person" does not exist',
    'a.ts:10: text',
  ]);
});

test.each([
  ['select first_name from people where first_name is not null', true],
  ["select first_name from people where lower(first_name) = 'a'", true],
  ["select first_name from people where first_name = 'a' or email = 'a'", false],
  ["select coalesce(first_name, '') from people", true],
  ['select first_name = email from people', false],
  ['select (first_name = email) is true from people', true],
  ["select first_name is null or first_name = 'a' from people", true],
  ['select case when first_name is not null then first_name else email end from people', true],
  ["select case when email = 'a' then 1 end from people", false],
  ['select count(*) from people', true],
  ['select max(created_at) from people', false],
  ['select max(created_at) from people group by email', true],
  ['select (select email from people limit 1)', false],
  ['select (select count(*) from people)', true],
  ['select email from people union all select first_name from people', false],
  ['with p as (select first_name from people where first_name is not null) select first_name from p', true],
  ['select p.email from organizations o left join people p on true', false],
  ['select p.email from organizations o left join people p on true where p.status = 1', true],
  ["update people set first_name = 'a' returning first_name", true],
  ["select '{}'::jsonb ->> 'a'", false],
])('%s: never null is %s', async (text, isCertain) => {
  const described = await describe(text);
  expect('columns' in described ? described.columns.map((each) => each.isCertain) : described).toEqual([
    isCertain,
  ]);
});

test('types are those that both drivers give', async () => {
  const described = await describe(
    `select 1::bigint, 1::numeric, now(), 'a'::text, true, '{}'::jsonb, '{}'::text[], '{}'::uuid[], '{}'::int[], '{}'::bigint[], ''::bytea`,
  );
  expect('columns' in described && described.columns.map(({ type }) => type)).toEqual([
    ...['number', 'string', 'Date', 'string', 'boolean', 'unknown', 'string[]', 'string[]', 'number[]'],
    'string[] or number[]',
    'Uint8Array',
  ]);
});
