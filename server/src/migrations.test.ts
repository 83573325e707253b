import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './platform/db.ts';
import { migrate } from './platform/migrate.ts';
import { sql } from './platform/sql.ts';
import { openTestDatabase } from './test-database.ts';

let db: Database;
let drop: () => Promise<void>;
const id = (digit: number) => `${digit}`.repeat(8) + '-0000-4000-8000-000000000000';
const [provider, trial, lifted] = [id(1), id(2), id(3)];
const [active, inactive] = [id(4), id(5)];

beforeAll(async () => {
  ({ db, drop } = await openTestDatabase('0021'));
  await db.query(sql`
    insert into organizations (id, name, user_limit, is_provider)
    values (${provider}, 'Provider', 50, true), (${trial}, 'Trial', 50, false), (${lifted}, 'Lifted', 80, false)`);
  await db.query(sql`
    insert into people (id, issuer, subject, email, status, current_organization_id)
    values (${active}, 'portal', 'a', 'a@tv.example', 0, ${trial}), (${inactive}, 'portal', 'b', 'b@tv.example', 1, ${trial})`);
  await db.query(sql`
    insert into memberships (person_id, organization_id, role)
    values (${active}, ${trial}, 'Admin'), (${active}, ${lifted}, 'Viewer'), (${inactive}, ${trial}, 'Viewer')`);
  await migrate(db);
});
afterAll(() => drop());

test('organizations with a free trial’s user limit are trials', async () => {
  expect(await db.query(sql`select name from organizations where is_trial`)).toEqual([{ name: 'Trial' }]);
});

test('who was deactivated is so in their organization, and every membership has a version of its own', async () => {
  const memberships = await db.query<{ person: string; status: number; version: number }>(sql`
    select person_id as person, status, rights_version as version from memberships`);
  expect(memberships.filter(({ status }) => status === 1).map(({ person }) => person)).toEqual([inactive]);
  expect(new Set(memberships.map(({ version }) => version)).size).toBe(3);
  expect(await db.query(sql`select from people where status <> 0`)).toEqual([]);
});
