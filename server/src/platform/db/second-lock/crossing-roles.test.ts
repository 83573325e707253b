import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { aMediaContent, anOrganization } from '../../../test-builders.ts';
import { openTestDatabase } from '../../../test-database.ts';
import { crossingRoleName } from '../arrange-roles.ts';
import { type CrossingRole, rightsOfRoles } from './crossing-roles.ts';
import { crossingWork } from './crossing-work.ts';
import type { Database } from '../database.ts';
import { crossing, publicScope, withinScope } from './scope.ts';
import { rawSql, sql } from '../sql.ts';
import { strictDatabase } from '../strict-database.ts';
import { rightsIn } from './test-rights.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
async function aDatabase(): Promise<Database> {
  const { db, drop } = await openTestDatabase();
  ends.push(drop);
  return db;
}

const roles = Object.keys(rightsOfRoles) as CrossingRole[];
const granted = (role: CrossingRole) =>
  Object.entries(rightsOfRoles[role]).flatMap(([table, kinds]) =>
    kinds.split(', ').map((kind) => `${kind} ${table}`),
  );

/** Rights for statements that take the table's name from a list: what is erased of a person, and figures that are old. */
const listed = [
  ...['analytics_days', 'analytics_parts', 'analytics_returns', 'identity_accounts', 'live_messages'],
  ...['notification_choices', 'people', 'playing_days', 'search_terms', 'watch_progress'],
].map((table) => `delete ${table}`);

it('every role has work, and every work a reason', () => {
  const works = Object.values(crossingWork);
  expect(roles.filter((role) => !works.some(({ as }) => as === role))).toEqual([]);
  expect(works.filter(({ reason }) => reason.length < 20)).toEqual([]);
});

it('every right is one that a statement of the service can need', () => {
  const tables = [...new Set(roles.flatMap((role) => Object.keys(rightsOfRoles[role])))];
  const known = new Set(sources().flatMap((text) => rightsIn(text, tables)));
  expect(roles.flatMap((role) => granted(role).filter((right) => !known.has(right))).sort()).toEqual(listed);
});

it('work that has said neither its scope nor why it crosses organizations is refused in tests', async () => {
  const db = strictDatabase(await aDatabase());
  const ask = () => db.query(sql`select 1`);
  await expect(ask()).rejects.toThrow('Whose rows does it touch');
  await expect(db.reads.query(sql`select 1`)).rejects.toThrow('Whose rows does it touch');
  await expect(db.transaction(({ query }) => query(sql`select 1`))).rejects.toThrow(
    'Whose rows does it touch',
  );
  await expect(db.text.query('select 1')).rejects.toThrow('Whose rows does it touch');
  expect(await withinScope(publicScope, ask)).toHaveLength(1);
  expect(await crossing('worker', ask)).toHaveLength(1);
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  it('a role may do what the table says, and no more', async () => {
    const db = await aDatabase();
    expect(await db.secondLock()).toBe('on');
    for (const role of roles) {
      const rows = await db.query<{ right: string }>(sql`
        select lower(privilege_type) || ' ' || table_name as right from information_schema.role_table_grants
        where grantee = ${rawSql(crossingRoleName(`'${role}'`))}`);
      expect(rows.map(({ right }) => right).sort()).toEqual(granted(role).sort());
    }
  });

  it('work that crosses organizations meets all rows, and fails where its role lacks a right', async () => {
    const db = await aDatabase();
    for (const title of ['one', 'two'])
      await aMediaContent(db, await anOrganization(db), { title, visibility: 1 });
    const count = () => db.query(sql`select title from media_contents`);
    for (const what of ['worker', 'provider admin', 'counting'] as const)
      expect(await crossing(what, count)).toHaveLength(2);
    const refused = { code: '42501' };
    await expect(crossing('counting', () => db.query(sql`delete from media_contents`))).rejects.toMatchObject(
      refused,
    );
    await expect(
      crossing('sign-in', () => db.transaction(({ query }) => query(sql`select from push_keys`))),
    ).rejects.toMatchObject(refused);
    expect(await count()).toHaveLength(2);
  });
});

/** The service's own files. */
function sources(): string[] {
  const folders = [
    join(import.meta.dirname, '../../..'),
    join(import.meta.dirname, '../../../../../identity/src'),
  ];
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/test/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
}
