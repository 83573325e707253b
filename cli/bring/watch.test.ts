import { sql } from '@tv/server/platform/db/sql';
import { anOrganization } from '@tv/server/test-builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  captureOutput,
  startServiceForCommands,
  stubEnvironment,
  type ServiceForCommands,
} from '../testing/test-commands.ts';
import { watchCommand } from './watch.ts';

let service: ServiceForCommands;
const id = crypto.randomUUID();
const { out } = captureOutput();
stubEnvironment(() => service.env);

beforeAll(async () => {
  service = await startServiceForCommands();
  const organizationId = await anOrganization(service.db, { name: 'Own' });
  await service.db.query(sql`
    insert into watched_sources (id, organization_id, kind, folder, is_draft, created_at, next_look_at)
    values (${id}::uuid, ${organizationId}::uuid, 'zoom', 'meetings', true, now(), now())`);
});
afterAll(() => service.close());

it('lists watched sources, looks, pauses, goes on and removes', async () => {
  await watchCommand([]);
  expect(out()).toBe(`${id}  zoom  meetings\n  watched; drafts; came in: 0, failed: 0`);
  await watchCommand(['pause', id]);
  expect(out()).toContain('paused; drafts');
  await expect(watchCommand(['look', id])).rejects.toThrow('paused or has ended');
  await watchCommand(['go-on', id]);
  await watchCommand(['look', id]);
  await watchCommand(['show', id]);
  expect(out()).toMatch(/watched; drafts[^]*as soon as a worker is free[^]*watched; drafts/);
  await watchCommand(['remove', id]);
  await watchCommand(['list']);
  expect(out()).toBe('It is no longer watched. Everything that came in stays.');
});

it.each([
  [['add', 'tape'], 'Name a kind of source'],
  [['add', 'zoom'], 'Write watch list'],
  [['add', 'feed', 'https://a.example/', '--folder', 'x'], 'not both'],
  [['add', 'folder', '--bucket', 'one'], 'A bucket needs --endpoint and --key-id'],
  [['add', 'folder', '--folder', 'one'], 'sign in as one'],
  [['look', 'zoom'], 'is no id of a watched source'],
  [['erase', id], 'Write watch list'],
])('refuses %j in words', async (args, message) => {
  await expect(watchCommand(args)).rejects.toThrow(message);
});
