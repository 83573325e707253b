import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawSql, sql } from '../../../src/platform/db/sql.ts';
import { startWithProvider, type ServiceWithProvider } from '../start-with-provider.ts';
import { buildIsolationWorld, type IsolationWorld } from '../isolation-world.ts';
import { cannotHold, readersOf, tables } from './columns.ts';
import { forms } from './forms.ts';
import { textColumns } from './plant.ts';

let service: ServiceWithProvider;
let world: IsolationWorld;
beforeAll(async () => {
  service = await startWithProvider();
  world = await buildIsolationWorld(service);
});
afterAll(() => service.close());

test('every column of text holds canaries, or has a reason why it cannot', async () => {
  const columns = await textColumns(service.db);
  const names = columns.map(({ table, column }) => `${table}.${column}`);
  const isFilled = ({ table, column }: (typeof columns)[number]) =>
    table in tables && !(`${table}.${column}` in cannotHold);
  const neither = columns.filter(
    ({ table, column }) => !(table in tables) && !(`${table}.${column}` in cannotHold),
  );
  expect(neither).toEqual([]);
  const stale = [...Object.keys(cannotHold), ...Object.keys(forms), ...Object.keys(readersOf)].filter(
    (name) => !names.includes(name),
  );
  expect(stale).toEqual([]);
  expect(Object.values(cannotHold).filter((reason) => reason.length < 5)).toEqual([]);

  const empty = [];
  for (const { table, column } of columns.filter(isFilled)) {
    const [row] = await service.db.query<{ count: number }>(
      sql`select count(*)::int as count from ${rawSql(table)} where ${rawSql(column)}::text ~* 'zq[a-z]{5}qz'`,
    );
    if (row!.count === 0) empty.push(`${table}.${column}`);
  }
  expect(empty).toEqual([]);
  expect(columns.filter(isFilled).length).toBeGreaterThan(60);
});

test('the texts of items are words of the search', async () => {
  const rows = await service.db.query<{ word: string }>(sql`select word from search_words`);
  const found = world.words.found(rows.map(({ word }) => word).join(' '));
  const owners = new Set(found.map(({ owner }) => owner));
  expect(owners).toContain('item own: text');
  expect(owners).toContain('item anothers: text');
  expect(owners).toContain('item for a group: text');
});
